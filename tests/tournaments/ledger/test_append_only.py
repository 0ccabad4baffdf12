"""Recorded facts: the database itself refuses to change or to remove them, and says so in words."""

import pytest
from django.core.management import call_command
from django.db import IntegrityError, connection, transaction

from scoring.ledger import append_only
from scoring.models import Confirmacao, Envio, Mao, Registro
from tests.factories import TABLE, jogos_being_played, make_tournament, record
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import PlanSaved
from tournaments.models import Ocorrencia, Publication, Selo, Sorteio

pytestmark = [
    pytest.mark.django_db,
    pytest.mark.both_databases("triggers: each has its own text and its own refusal"),
]
FACTS = [Mao, Envio, Confirmacao, Registro, Ocorrencia, Publication, Selo, Sorteio]
VERBS = {
    "UPDATE": "UPDATE {table} SET id = id",
    "DELETE": "DELETE FROM {table}",
    "TRUNCATE": "TRUNCATE {table} CASCADE",
}


@pytest.fixture
def stored():
    """One row of every kind of fact."""
    tournament = make_tournament(duplas=2, target=3000)
    mao = record(jogos_being_played(tournament)[0])
    Envio.objects.create(
        jogo=mao.partida.jogo, partida=1, number=2, side="A", client_id=mao.client_id, facts={}
    )
    Confirmacao.objects.create(mao=mao, side="B", verdict="confirmed", client_id=mao.client_id)
    note(tournament, PlanSaved({"stages": 1}), TABLE)
    connection.check_constraints()


def refused(model, verb):
    """Run a forbidden statement; return what the database says."""
    with pytest.raises(IntegrityError) as refusal, transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(VERBS[verb].format(table=model._meta.db_table))
    return str(refusal.value)


def test_tables_of_facts_are_these():
    assert append_only.tables() == sorted(model._meta.db_table for model in FACTS)


@pytest.mark.parametrize("model", FACTS)
@pytest.mark.parametrize("verb", ["UPDATE", "DELETE"])
def test_fact_is_neither_changed_nor_removed(stored, model, verb):
    rows = list(model.objects.values())
    assert rows
    assert f"{model._meta.db_table} is append-only: {verb} refused" in refused(model, verb)
    assert list(model.objects.values()) == rows


@pytest.mark.postgresql
@pytest.mark.parametrize("model", FACTS)
def test_table_of_facts_is_not_emptied(stored, model):
    assert "is append-only: TRUNCATE refused" in refused(model, "TRUNCATE")
    assert model.objects.exists()


def test_fact_is_not_changed_through_a_model_either(stored):
    mao = Mao.objects.get()
    mao.totals = {"A": 0, "B": 0}
    with pytest.raises(IntegrityError), transaction.atomic():
        mao.save()
    with pytest.raises(IntegrityError), transaction.atomic():
        Registro.objects.first().delete()


def test_migrate_puts_up_what_a_later_migration_has_lost(stored):
    append_only.lift(connection, append_only.tables())
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(VERBS["UPDATE"].format(table="scoring_mao"))
        transaction.set_rollback(True)
    call_command("migrate", verbosity=0)
    refused(Mao, "UPDATE")
