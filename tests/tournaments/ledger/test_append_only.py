"""Recorded facts: the database refuses to change or to delete them, with a readable message."""

import pytest
from django.core.management import call_command
from django.db import IntegrityError, connection, transaction

from scoring.ledger import append_only
from scoring.models import AuditEntry, Confirmation, Mao, Submission
from tests.factories import TABLE, jogos_being_played, make_tournament, record
from tests.remembered import remembered
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import PlanSaved
from tournaments.models import (
    CheckInMark,
    ClubLogEntry,
    Draw,
    JournalEntry,
    PlayerMerge,
    Publication,
    Redaction,
    Seal,
    TournamentLogEntry,
)

pytestmark = [
    pytest.mark.django_db,
    pytest.mark.both_databases("triggers: each has its own text and its own refusal"),
]
FACTS = [
    ClubLogEntry,
    PlayerMerge,
    Mao,
    Submission,
    Confirmation,
    AuditEntry,
    JournalEntry,
    TournamentLogEntry,
    CheckInMark,
    Publication,
    Seal,
    Draw,
    Redaction,
]
VERBS = {
    "UPDATE": "UPDATE {table} SET id = id",
    "DELETE": "DELETE FROM {table}",
    "TRUNCATE": "TRUNCATE {table} CASCADE",
}


@remembered
def _one_of_each():
    tournament = make_tournament(duplas=2, target=3000)
    mao = record(jogos_being_played(tournament)[0])
    Submission.objects.create(
        jogo=mao.partida.jogo, partida=1, number=2, side="A", client_id=mao.client_id, facts={}
    )
    Confirmation.objects.create(mao=mao, side="B", verdict="confirmed", client_id=mao.client_id)
    line = note(tournament, PlanSaved({"stages": 1}), TABLE)
    Redaction.objects.create(line=line, of="mao", row=mao.pk, field="reason", player=1, spans=[[0, 1]])
    CheckInMark.objects.create(tournament=tournament, present=False)
    player = tournament.club.player_set.first()
    PlayerMerge.objects.create(player=player, into=player)


@pytest.fixture
def stored():
    """Return one row of every kind of fact."""
    _one_of_each()
    connection.check_constraints()


def refused(model, verb):
    """Run a forbidden statement. Return the message of the database."""
    with pytest.raises(IntegrityError) as refusal, transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(VERBS[verb].format(table=model._meta.db_table))
    return str(refusal.value)


def test_tables_of_facts_are_these():
    assert append_only.tables() == sorted(model._meta.db_table for model in FACTS)


@pytest.mark.parametrize("verb", ["UPDATE", "DELETE"])
def test_fact_is_neither_changed_nor_removed(stored, verb):
    rows = {model: list(model.objects.values()) for model in FACTS}
    assert all(rows.values())
    said = {model._meta.db_table: refused(model, verb) for model in FACTS}
    assert [one for one in said if f"{one} is append-only: {verb} refused" not in said[one]] == []
    assert {model: list(model.objects.values()) for model in FACTS} == rows


REPLACED = {
    "sqlite": ("INSERT OR REPLACE INTO {table} SELECT * FROM {table}", "REPLACE"),
    "postgresql": (
        "INSERT INTO {table} SELECT * FROM {table} ON CONFLICT (id) DO UPDATE SET id = EXCLUDED.id",
        "UPDATE",
    ),
}


def test_fact_is_not_replaced_by_another_of_its_id(stored):
    statement, verb = REPLACED[connection.vendor]
    said = {}
    for table in append_only.tables():
        with pytest.raises(IntegrityError) as refusal, transaction.atomic(), connection.cursor() as cursor:
            cursor.execute(statement.format(table=table))
        said[table] = str(refusal.value)
    assert [one for one in said if f"{one} is append-only: {verb} refused" not in said[one]] == []


@pytest.mark.parametrize(
    ("model", "key"),
    [
        (Mao, {"client_id"}),
        (AuditEntry, {"jogo_id", "sequence"}),
        (JournalEntry, {"tournament_id", "sequence"}),
    ],
)
def test_fact_is_not_replaced_by_another_of_its_key(stored, model, key):
    # The new row has another id; in SQLite, REPLACE would delete the old row without calling the trigger.
    names = [field.column for field in model._meta.concrete_fields if field.column != "id"]
    assert key <= set(names)
    said = ", ".join(f'"{name}"' for name in names)
    verb = "INSERT OR REPLACE" if connection.vendor == "sqlite" else "INSERT"
    table, before = model._meta.db_table, model.objects.count()
    with pytest.raises(IntegrityError), transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(f"{verb} INTO {table} ({said}) SELECT {said} FROM {table}")
    assert model.objects.count() == before


@pytest.mark.postgresql
def test_table_of_facts_is_not_emptied(stored):
    said = {model: refused(model, "TRUNCATE") for model in FACTS}
    assert [one for one in said if "is append-only: TRUNCATE refused" not in said[one]] == []
    assert all(model.objects.exists() for model in FACTS)


def test_fact_is_not_changed_through_a_model_either(stored):
    mao = Mao.objects.get()
    mao.totals = {"A": 0, "B": 0}
    with pytest.raises(IntegrityError), transaction.atomic():
        mao.save()
    with pytest.raises(IntegrityError), transaction.atomic():
        AuditEntry.objects.first().delete()


def test_migrate_puts_up_what_a_later_migration_has_lost(stored):
    append_only.lift(connection, append_only.tables())
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(VERBS["UPDATE"].format(table="scoring_mao"))
        transaction.set_rollback(True)
    call_command("migrate", verbosity=0)
    refused(Mao, "UPDATE")
