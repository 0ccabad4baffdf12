"""A change of a recorded fact is detected, and the report names the row."""

from contextlib import suppress
from io import StringIO
from threading import Barrier
from uuid import uuid4

import pytest
from django.core.management import CommandError, call_command
from django.db import transaction
from django.db.models import Max
from django.urls import reverse

from scoring import tokens
from scoring.errors import ScoringError
from scoring.ledger import trail
from scoring.ledger.trail_lines import SentBySide
from scoring.lifecycle.open_close import reissue_token
from scoring.models import AuditEntry, Confirmation, Jogo, Mao, Partida, Submission
from tests.factories import (
    TABLE,
    catch_up,
    director_of,
    jogos_being_played,
    make_tournament,
    play_jogo,
    record,
)
from tests.ledger import OF_THE_ROW, other, tampering
from tests.locks import Beside, meanwhile
from tests.remembered import remembered
from tournaments.ledger import seals
from tournaments.ledger.digests import LEDGER_HEAD, digest_of
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import PlanSaved
from tournaments.models import Publication, Seal, TournamentLogEntry
from tournaments.publication import live
from tournaments.publication.publishing import latest, publish

pytestmark = pytest.mark.django_db
BOTH = pytest.mark.both_databases(
    "triggers lifted and put up again; digests of values as each gives them back"
)


def verify(slug=None):
    """Return the lines printed by `verify_ledger`, without the final line of success."""
    out = StringIO()
    try:
        call_command("verify_ledger", *([slug] if slug else []), stdout=out, verbosity=0)
    except CommandError:
        assert out.getvalue()
    return out.getvalue().splitlines()


@remembered
def _played():
    tournament = make_tournament(duplas=4, target=1400)
    first, second = jogos_being_played(tournament)
    play_jogo(first)
    mao = record(second)
    place = {"partida": 1, "number": 2, "side": "A"}
    sent = Submission.objects.create(jogo=second, client_id=uuid4(), facts=mao.facts, **place)
    said = Confirmation.objects.create(mao=mao, side="B", verdict="confirmed", client_id=uuid4())
    line = SentBySide({**place, "facts": mao.facts, "totals": mao.totals})
    trail.note(second, line, TABLE, rows=[sent, said])
    note(tournament, PlanSaved({"stages": 1}), TABLE)
    note(tournament, PlanSaved({"stages": 2}), TABLE)
    return catch_up(tournament)


@pytest.fixture
def played():
    return _played()


def each_column_changed(row):
    """Change each column of a stored row, one at a time. Yield the column and the faults found."""
    for field in row._meta.concrete_fields:
        if field.attname in OF_THE_ROW:
            continue
        value = {field.attname: other(field, getattr(row, field.attname))}
        with transaction.atomic():
            with tampering():
                type(row).objects.filter(pk=row.pk).update(**value)
            yield field.attname, verify()
            transaction.set_rollback(True)


@BOTH
def test_what_is_as_it_was_recorded_has_no_fault(played):
    assert verify() == []
    assert verify(played.slug) == []


@BOTH
@pytest.mark.parametrize(
    ("model", "name"), [(Mao, "mão 1.1 v1"), (Submission, "envio"), (Confirmation, "confirmação")]
)
def test_changed_fact_is_named_with_its_column(played, model, name):
    jogo = jogos_being_played(played)[0]
    for column, faults in each_column_changed(model.objects.order_by("pk").last()):
        (fault,) = faults
        assert f"jogo {jogo.public_id}, " in fault
        assert f"{column} não é o do registro" in fault
        assert name in fault


@BOTH
def test_changed_line_of_a_trail_is_named(played):
    jogo = jogos_being_played(played)[0]
    for column, faults in each_column_changed(AuditEntry.objects.get(jogo=jogo, sequence=2)):
        assert any(f"jogo {jogo.public_id}, registro 2: " in fault for fault in faults), (column, faults)


def test_line_whose_rows_are_no_rows_any_more_is_a_fault(played):
    jogo = jogos_being_played(played)[0]
    with tampering():
        AuditEntry.objects.filter(jogo=jogo, sequence=2).update(rows=[{"model": "mao", "id": "um"}, 7, None])

    faults = verify()

    assert any("registro 2: o selo não confere" in fault for fault in faults)
    assert any("mão 1.1 v1: não está no registro" in fault for fault in faults)


@BOTH
@pytest.mark.parametrize(
    ("model", "name"), [(TournamentLogEntry, "ocorrência"), (Seal, "selo"), (Publication, "publicação")]
)
def test_changed_row_of_a_tournament_is_named(played, model, name):
    row = model.objects.filter(tournament=played).order_by("pk").first()
    for column, faults in each_column_changed(row):
        told = f"torneio {played.slug}, {name} 1: "
        assert any(told in fault for fault in faults), (column, faults)


@BOTH
@pytest.mark.parametrize("model", [Mao, Submission, Confirmation])
def test_fact_that_is_gone_or_slipped_in_is_named(played, model):
    row = model.objects.order_by("pk").last()
    with tampering():
        if model is not Mao:
            model.objects.filter(pk=row.pk).delete()
            assert [fault for fault in verify() if "falta, mas está no registro" in fault]
        row.pk, row.client_id = None, uuid4()
        if model is Mao:
            row.version = 9
        row.save(force_insert=True)
    assert [fault for fault in verify() if "não está no registro" in fault]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda jogo: Jogo.objects.filter(pk=jogo.pk).update(options={"target": 2000}), "options"),
        (lambda jogo: Jogo.objects.filter(pk=jogo.pk).update(labels=["Eva", "Ivo"]), "labels"),
        (lambda jogo: Jogo.objects.filter(pk=jogo.pk).update(entry="apart"), "entry"),
        (lambda jogo: Partida.objects.filter(jogo=jogo).update(number=2), "a partida não é a do registro"),
    ],
)
def test_what_a_jogo_is_played_by_is_kept_by_its_first_line(played, change, told):
    change(jogos_being_played(played)[0])
    (fault,) = verify()
    assert told in fault


def test_end_cut_off_a_trail_is_found_by_the_link(played):
    jogo = jogos_being_played(played)[0]
    last = AuditEntry.objects.filter(jogo=jogo).order_by("-sequence").first()
    with tampering():
        last.delete()
        Submission.objects.all().delete()
        Confirmation.objects.all().delete()
    faults = verify()
    assert [
        fault for fault in faults if f"o registro {last.sequence} do jogo {jogo.public_id} falta" in fault
    ]


def test_end_cut_off_the_chain_is_found_by_what_was_published(played):
    record(jogos_being_played(played)[0], "B")
    revision = publish(tournament=catch_up(played), author=director_of(played.club))
    with tampering():
        Seal.objects.filter(tournament=played, number__gte=revision.payload[LEDGER_HEAD]["number"]).delete()
    assert f"torneio {played.slug}, publicação {revision.number}: a cadeia já não tem" in "\n".join(verify())


def test_revision_that_names_another_before_it_is_a_fault(played):
    play_jogo(jogos_being_played(played)[0])
    catch_up(played)
    revision = latest(played)
    assert revision.number > 1
    payload = revision.payload | {"previous": {"number": revision.number - 1, "digest": "0" * 64}}
    with tampering():
        Publication.objects.filter(pk=revision.pk).update(payload=payload, digest=digest_of(payload))
    fault = f"torneio {played.slug}, publicação {revision.number}: não traz o selo da publicação anterior"
    assert fault in "\n".join(verify())


def test_links_follow_what_has_grown_and_nothing_else(played):
    def links():
        return list(Seal.objects.filter(tournament=played).order_by("number").values_list("of", "jogo"))

    before = links()
    owed_nothing = live.refresh(played.pk)
    assert (owed_nothing, links()) == (0, before)
    jogo = jogos_being_played(played)[0]
    reissue_token(jogo=jogo, reason="perdido", source=TABLE)
    record(jogo, "B")
    catch_up(played)
    assert links()[len(before) :] == [("jogo", jogo.pk)]


def test_revision_tells_the_head_that_stood_when_it_was_made(played):
    revision = latest(played)
    told = revision.payload[LEDGER_HEAD]
    assert Seal.objects.filter(tournament=played, **told).exists()
    assert seals.head(played).number == told["number"] + 1  # the link of the revision itself


@pytest.mark.parametrize("jogos", [2, 8])
def test_sealing_costs_the_same_whatever_the_size(jogos, django_assert_num_queries):
    tournament = make_tournament(duplas=2 * jogos)
    record(jogos_being_played(tournament)[0])
    with django_assert_num_queries(6):
        seals.seal(tournament)
    with django_assert_num_queries(5):
        seals.seal(tournament)


@pytest.mark.parametrize("duplas", [4, 8])
def test_verifying_costs_the_same_for_few_jogos_and_for_many(django_assert_num_queries, duplas):
    tournament = make_tournament(duplas=duplas)
    for jogo in jogos_being_played(tournament):
        play_jogo(jogo)
        catch_up(tournament)
    with django_assert_num_queries(29):
        assert verify() == []


@BOTH
@pytest.mark.django_db(transaction=True)
def test_what_is_recorded_meanwhile_is_no_fault():
    tournament = make_tournament(duplas=16, target=3000)  # more mãos than the check has statements

    def another_mao():
        record(jogos_being_played(tournament)[0])
        live.refresh(tournament.pk)

    with meanwhile(another_mao):
        assert verify() == []
    assert Mao.objects.count() > 1
    assert verify() == []


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_many_phones_at_once_leave_whole_chains():
    tournament = make_tournament(duplas=20, target=3000)
    jogos = jogos_being_played(tournament)[:10]
    phones = 20
    barrier = Barrier(phones)

    def phone(number):
        barrier.wait(20)
        for _ in range(3):
            with suppress(ScoringError):  # another phone was first: its mão is kept
                record(jogos[number % len(jogos)])
            live.refresh(tournament.pk)

    for thread in [Beside(lambda number=number: phone(number)) for number in range(phones)]:
        thread.result(60)
    catch_up(tournament)
    links = Seal.objects.filter(tournament=tournament)
    assert verify() == []
    assert links.aggregate(last=Max("number"))["last"] == links.count()
    for jogo in jogos:
        told = AuditEntry.objects.filter(jogo=jogo)
        assert links.filter(jogo=jogo).aggregate(last=Max("sequence"))["last"] == told.count()


def test_head_is_on_every_page_that_prints_and_can_be_checked(played, client):
    jogo = Jogo.objects.filter(confronto__tournament=played).exclude(closed_at=None).get()
    revision = latest(played)
    told = revision.payload[LEDGER_HEAD]
    for page in (
        client.get(reverse("tournaments:tournament", args=(played.slug,))),
        client.get(reverse("tournaments:revision", args=(played.slug, revision.number))),
    ):
        assert f"código de conferência nº {told['number']}" in page.content.decode()
        assert told["digest"] in page.content.decode()
    last = AuditEntry.objects.filter(jogo=jogo).order_by("-sequence").first()
    for page in (
        client.get(reverse("tournaments:jogo", args=(played.slug, jogo.public_id))),
        client.get(reverse("scoring:table", args=(tokens.current(jogo),))),
    ):
        assert f"na linha {last.sequence}:" in page.content.decode()
        assert last.digest in page.content.decode()
