"""At zero: the bell rings automatically if the plan says so, once at each table; otherwise the desk may ring it."""

from datetime import timedelta
from importlib import import_module

import pytest
from django.apps import apps
from django.db import transaction
from django.utils.timezone import now

from scoring.models import AuditEntry, Jogo
from tests.factories import TABLE, make_stages, make_tournament
from tests.remembered import remembered
from tests.scoring.at_once import at_once
from tournaments import tasks
from tournaments.event import rounds
from tournaments.event.setup.clock_rule import set_at_zero
from tournaments.hall.clocks import bell, clock_hands, zero
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import Done
from tournaments.models import Confronto, Round, Stage, Tournament, TournamentLogEntry
from tournaments.plan.fields import AtZero

SWISS = {"format": "swiss", "rounds": 2, "partidas": 1, "minutes": 40, "pace": "round"}


@remembered
def over(*, at_zero="rings", **fields):
    """Return a stage of four tables whose forty minutes are over."""
    plan = SWISS | {"at_zero": at_zero} if at_zero else SWISS
    (stage,) = make_stages(plan, duplas=8, mesas=4, **fields)
    row = Round.objects.get(stage=stage)
    for verb in (rounds.post, rounds.start):
        verb(round=row, source=TABLE)
    Jogo.objects.update(opened_at=now() - timedelta(minutes=41))
    return stage


def rung():
    return Jogo.objects.filter(bell_at__isnull=False, bell_in_play=True).count()


@pytest.mark.django_db
def test_bell_rings_by_itself_and_the_mao_in_play_counts():
    stage = over()

    assert len(zero.ring_due(stage.tournament)) == 4

    assert rung() == 4
    assert zero.ring_due(stage.tournament) == []
    (line,) = TournamentLogEntry.objects.filter(action="bell_rung")
    assert (line.actor, line.data["in_play"], line.data["mesas"]) == (None, True, [1, 2, 3, 4])


@pytest.mark.django_db
@pytest.mark.parametrize("rule", ["asks", "nothing"])
def test_nothing_rings_by_itself_unless_the_plan_says_so(rule):
    stage = over(at_zero=rule)
    assert (zero.ring_due(stage.tournament), zero.running()) == ([], [])

    for _ in range(2):
        set_at_zero(stage=stage, rule=AtZero.RINGS, source=TABLE)

    assert zero.running() == [stage.tournament_id]
    assert len(zero.ring_due(stage.tournament)) == 4
    (line,) = TournamentLogEntry.objects.filter(action="plan_changed")
    assert line.data["changes"] == {"at_zero": [rule, "rings"]}


@pytest.mark.django_db
def test_each_stage_has_a_rule_of_its_own():
    stage = over(at_zero="nothing")
    other = Stage.objects.create(
        tournament=stage.tournament, number=2, plan=SWISS | {"at_zero": "rings"}, state="planned"
    )
    assert zero.running() == []  # it has not begun

    Stage.objects.filter(pk=other.pk).update(state="playing")

    assert zero.running() == [stage.tournament_id]
    assert zero.ring_due(stage.tournament) == []  # the bell itself has no player


@pytest.mark.django_db
@pytest.mark.parametrize(("before", "rings"), [("rings", 4), ("asks", 0)])
def test_plan_that_says_nothing_keeps_what_was_said_of_the_whole_event(before, rings):
    stage = over(at_zero=None)
    Tournament.objects.filter(pk=stage.tournament_id).update(at_zero=before)
    tournament = Tournament.objects.get(pk=stage.tournament_id)

    assert (len(zero.running()) > 0) == (rings > 0)
    assert len(zero.ring_due(tournament)) == rings


@pytest.mark.django_db
def test_upgrade_reads_the_switch_of_the_event_from_its_log():
    keep = import_module("tournaments.migrations.0036_at_zero").keep
    said = {"rings": ["clock_asks", "clock_rings"], "asks": ["clock_rings", "clock_asks"], "never": []}
    events = {name: make_tournament(duplas=4, name=f"Copa {name}") for name in said}
    for name, actions in said.items():
        for action in actions:
            with transaction.atomic():
                note(Tournament.objects.locked(events[name].pk), Done(action), TABLE)

    keep(apps, None)

    kept = {name: Tournament.objects.get(pk=event.pk).at_zero for name, event in events.items()}
    assert kept == {"rings": "rings", "asks": "asks", "never": "asks"}


@pytest.mark.django_db
def test_table_with_extra_time_and_a_clock_that_stands_still_hear_nothing():
    stage = over()
    Jogo.objects.update(opened_at=now() - timedelta(minutes=39))
    third = Confronto.objects.get(stage=stage, mesa=3)
    clock_hands.give_extra(confronto=third, minutes=5, reason="Chegou tarde", source=TABLE)
    clock_hands.pause(stage=stage, number=1, source=TABLE)
    assert zero.ring_due(stage.tournament) == []
    Jogo.objects.update(opened_at=now() - timedelta(minutes=42))  # before the pause
    assert {row.mesa for row in zero.ring_due(stage.tournament)} == {1, 2, 4}


@pytest.mark.django_db
def test_bell_that_was_taken_back_rings_again_only_when_the_clock_was_set():
    stage = over()
    zero.ring_due(stage.tournament)
    bell.undo_bells(line=TournamentLogEntry.objects.get(action="bell_rung"), source=TABLE)
    assert rung() == 0

    assert zero.ring_due(stage.tournament) == []

    clock_hands.extend(stage=stage, number=1, minutes=5, source=TABLE)
    clock_hands.extend(stage=stage, number=1, minutes=-5, source=TABLE)
    assert len(zero.ring_due(stage.tournament)) == 4


@pytest.mark.django_db(transaction=True)
@pytest.mark.both_databases("locks: SQLite lets one write at a time, PostgreSQL locks rows")
def test_bell_at_zero_rings_once_whoever_asks():
    stage = over()

    found = at_once(*[lambda: zero.ring_due(stage.tournament)] * 6)

    assert sorted(row.mesa for rows in found for row in rows) == [1, 2, 3, 4]
    assert AuditEntry.objects.filter(action="bell").count() == 4


@pytest.mark.django_db
def test_sweep_rings_what_is_due(monkeypatch):
    stage = over()
    monkeypatch.setattr(tasks.ring, "delay", tasks.ring)  # at once, in place of a worker

    tasks.sweep()

    assert rung() == 4
    assert stage.tournament_id
