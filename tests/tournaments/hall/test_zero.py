"""At zero: the bell rings by itself where the director has said so, once at each table, or the desk asks."""

from datetime import timedelta

import pytest
from django.utils.timezone import now

from scoring.models import Jogo, Registro
from tests.factories import TABLE, make_stages
from tests.scoring.at_once import at_once
from tests.tournaments.logged import sequences
from tournaments import tasks
from tournaments.event import rounds
from tournaments.hall import bell, clock_hands, zero
from tournaments.models import Confronto, Ocorrencia, Round

SWISS = {"format": "swiss", "rounds": 2, "partidas": 1, "minutes": 40, "pace": "round"}


def over(*, by_itself=True):
    """Return a stage of four tables whose forty minutes are over."""
    (stage,) = make_stages(SWISS, duplas=8, mesas=4)
    row = Round.objects.get(stage=stage)
    for verb in (rounds.post, rounds.start):
        verb(round=row, source=TABLE)
    if by_itself:
        zero.let_ring(tournament=stage.tournament, by_itself=True, source=TABLE)
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
    (line,) = Ocorrencia.objects.filter(action="bell_rung")
    assert (line.actor, line.data["in_play"], line.data["mesas"]) == (None, True, [1, 2, 3, 4])


@pytest.mark.django_db
def test_desk_asks_unless_the_director_has_said_otherwise():
    stage = over(by_itself=False)
    assert (zero.ring_due(stage.tournament), zero.running()) == ([], [])
    zero.let_ring(tournament=stage.tournament, by_itself=True, source=TABLE)
    assert zero.running() == [stage.tournament_id]

    for _ in range(2):
        zero.let_ring(tournament=stage.tournament, by_itself=False, source=TABLE)

    assert (zero.ring_due(stage.tournament), zero.running()) == ([], [])
    assert len(sequences(stage.tournament, "clock_asks")) == 1


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
    bell.undo_bells(line=Ocorrencia.objects.get(action="bell_rung"), source=TABLE)
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
    assert Registro.objects.filter(action="bell").count() == 4


@pytest.mark.django_db
def test_sweep_rings_what_is_due(monkeypatch):
    stage = over()
    monkeypatch.setattr(tasks.ring, "delay", tasks.ring)  # at once, in place of a worker

    tasks.sweep()

    assert rung() == 4
    assert stage.tournament_id
