"""The verdict on a run under chaos: a correct outcome passes, and each manipulated one is detected."""

from copy import deepcopy
from dataclasses import replace
from uuid import uuid4

import pytest
from django.db import connection, transaction

from scoring.models import AuditEntry, Mao
from tests.factories import catch_up, play_stage
from tests.faults import event as events
from tests.faults import verdict
from tests.faults.phone import Entry
from tests.faults.play import Stalled
from tests.faults.table import Hall
from tournaments import refresh_queue
from tournaments.models import Publication, Stage
from tournaments.publication.publishing import latest

pytestmark = [pytest.mark.django_db, pytest.mark.xdist_group("verdict")]


@pytest.fixture(scope="module")
def played(django_db_setup, django_db_blocker):
    """Return one tournament played to its end, built once; each test leaves it unchanged."""
    with django_db_blocker.unblock(), transaction.atomic():
        event = events.make(events.Size(groups=1, mesas=1, partidas=1))
        play_stage(Stage.objects.get(tournament=event.tournament), close=False)
        catch_up(event.tournament)
        event.sent.extend(as_sent(mao) for mao in maos(event))
        connection.check_constraints()
        yield event
        transaction.set_rollback(True)


@pytest.fixture
def hall(played):
    """Return that tournament, with the outboxes of the phones that sent it."""
    event = replace(played, sent=deepcopy(played.sent))
    made = Hall([], 0, [event])
    made.over[event.tournament.pk] = event.jogos
    return made


@pytest.fixture
def stopped(hall):
    """Return the same, except that the last jogo was still in play when the run ended."""
    hall.over[hall.events[0].tournament.pk] -= 1
    return hall


def as_sent(mao):
    """Return a mão of the ledger as it was in the outbox of the phone with its receipt."""
    answers = {f"{side}-table": str(facts["table"] // 10) for side, facts in mao.facts["sides"].items()}
    place = mao.partida.number, mao.number
    return Entry("/mesa/x/", *place, answers, key=str(mao.client_id), receipts=[mao.pk])


def maos(event):
    of_event = Mao.objects.filter(partida__jogo__confronto__tournament=event.tournament)
    return of_event.select_related("partida").order_by("pk")


def added(row, **changed):
    """Add a row to the ledger without the services: a copy with a change."""
    copy = deepcopy(row)
    copy.pk = None
    for name, value in changed.items():
        setattr(copy, name, value)
    type(row).objects.bulk_create([copy])


def told(hall):
    return "\n".join(verdict.faults(hall))


def test_verdict_has_nothing_to_say_of_an_honest_outcome(hall):
    assert verdict.converged(hall.events)
    assert told(hall) == ""


def test_verdict_names_a_mao_that_was_acknowledged_and_is_lost(hall):
    entry = Entry("/mesa/x/", 1, 3, {"A-table": "40", "B-table": "21"}, receipts=[1])
    hall.events[0].sent.append(entry)
    assert f"{entry.key}: lost" in told(hall)


def test_no_answer_yet_is_no_loss_and_no_proof(stopped):
    entry = Entry("/mesa/x/", 1, 3, {"A-table": "40", "B-table": "21"})
    stopped.events[0].sent.append(entry)
    assert told(stopped) == ""
    assert list(verdict.unfinished(stopped)) == ["scorer: 9 of 10 jogos over, 1 mãos without an answer yet"]


def test_what_was_acknowledged_is_lost_also_where_the_run_was_stopped(stopped):
    entry = Entry("/mesa/x/", 1, 3, {"A-table": "40", "B-table": "21"}, receipts=[1])
    stopped.events[0].sent.append(entry)
    assert f"{entry.key}: lost" in told(stopped)


def test_what_is_there_without_its_answer_is_no_stranger(stopped):
    stopped.events[0].sent[-1].receipts.clear()
    assert told(stopped) == ""


def test_a_gap_is_one_also_where_the_run_was_stopped(stopped):
    mao = maos(stopped.events[0]).last()
    added(mao, client_id=uuid4(), number=4)
    assert f"jogo {mao.partida.jogo_id}: mãos [(1, 1, 1), (1, 2, 1), (1, 4, 1)]" in told(stopped)


def test_mao_without_an_answer_is_missed_where_everything_was_answered(hall):
    hall.events[0].sent.append(Entry("/mesa/x/", 1, 3, {"A-table": "40", "B-table": "21"}))
    assert "lost" in told(hall)


def test_verdict_names_a_mao_that_is_stored_otherwise_than_it_was_sent(hall):
    entry = hall.events[0].sent[4]
    entry.answers["A-table"] = "99"
    assert f"{entry.key}: stored otherwise" in told(hall)


def test_verdict_names_a_receipt_of_nothing(hall):
    hall.events[0].sent[0].receipts.append(10**9)
    assert "receipts {1000000000} of nothing" in told(hall)


def test_verdict_names_a_confirmation_that_is_lost(hall):
    hall.confirmations.append(key := str(uuid4()))
    assert f"confirmation {key}: lost" in told(hall)


def test_verdict_names_a_mao_that_counts_twice(hall):
    mao = maos(hall.events[0]).last()
    added(mao, client_id=uuid4(), version=2)
    found = told(hall)
    assert f"jogo {mao.partida.jogo_id}: mãos [(1, 1, 1), (1, 2, 1), (1, 2, 2)]" in found
    assert "sent by nobody" in found
    assert "21 mãos, played 20" in found


def test_verdict_names_a_gap_between_the_maos_of_a_jogo(hall):
    mao = maos(hall.events[0]).last()
    added(mao, client_id=uuid4(), number=4)
    assert f"jogo {mao.partida.jogo_id}: mãos [(1, 1, 1), (1, 2, 1), (1, 4, 1)]" in told(hall)


def test_verdict_names_a_gap_in_the_trail_of_a_jogo(hall):
    line = AuditEntry.objects.filter(jogo__confronto__tournament=hall.events[0].tournament).last()
    added(line, sequence=line.sequence + 2)
    assert f"trail of jogo {line.jogo_id}: " in told(hall)


def test_verdict_names_a_gap_between_the_revisions(hall):
    revision = latest(hall.events[0].tournament)
    added(revision, number=revision.number + 2)
    assert "revisions, scorer: " in told(hall)


def test_verdict_names_standings_that_the_maos_do_not_add_up_to(hall):
    revision = Publication.objects.get(pk=latest(hall.events[0].tournament).pk)
    revision.payload["stages"][0]["standings"][0]["rows"][0]["made"][0] += 10
    added(revision, number=revision.number + 1)
    found = told(hall)
    assert "scorer: standings {" in found
    assert "the public does not read what the database says" in found


def test_verdict_names_what_the_commands_find(hall):
    line = AuditEntry.objects.filter(jogo__confronto__tournament=hall.events[0].tournament).last()
    added(line, sequence=line.sequence + 1)
    assert "verify_ledger: " in told(hall)


def test_verdict_names_a_total_that_is_counted_otherwise(hall):
    mao = maos(hall.events[0]).last()
    added(mao, client_id=uuid4(), number=3, totals={"A": 10, "B": 20})
    assert "rescore --check: " in told(hall)


def test_verdict_waits_while_something_is_owed(hall):
    refresh_queue.raise_wanted(hall.events[0].tournament.pk, publish=True)
    assert not verdict.converged(hall.events)
    catch_up(hall.events[0].tournament)
    assert verdict.converged(hall.events)


@pytest.mark.parametrize(
    ("up", "seconds", "faults"),
    [(30.0, 39.9, 0), (3.0, 13.1, 1), (60.0, 60.1, 1), (60.0, 120.0, 2)],
    ids=["slow-machine", "late", "no-site", "nothing-at-all"],
)
def test_verdict_gives_a_minute_to_the_site_and_ten_seconds_from_its_first_answer(up, seconds, faults):
    assert len(list(verdict.late(up, seconds))) == faults


@pytest.mark.parametrize(
    ("took", "again", "faults"),
    [([0.1, 0.9], 0, 0), ([0.1, 1.0], 0, 1), ([0.1], 1, 1), ([20.0, 0.1], 1, 2), ([], 0, 1)],
    ids=["at-once", "slow", "refused", "silent", "nobody-there"],
)
def test_verdict_gives_a_second_to_each_request_while_the_broker_hangs(took, again, faults):
    assert len(list(verdict.slow(took, again))) == faults


def test_slow_machine_is_given_its_time():
    assert list(verdict.late(30.0, 50.0)) != []
    assert list(verdict.late(30.0, 50.0, stretch=3.0)) == []
    assert list(verdict.late(30.0, 61.0, stretch=3.0)) != []
    assert list(verdict.slow([2.5], 0, stretch=3.0)) == []
    assert list(verdict.slow([3.5], 0, stretch=3.0)) != []


def test_play_is_given_up_only_where_nothing_is_answered(hall):
    stalled = Stalled(hall, patience=150)
    assert not stalled()
    stalled.at -= 200  # so long ago
    hall.events[0].sent[0].receipts.append(1)
    assert not stalled()
    stalled.at -= 200
    assert stalled()
