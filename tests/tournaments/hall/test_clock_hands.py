"""The director's actions on the clock of a round, and the time left at its tables."""

import re
from datetime import timedelta

import pytest
from django.urls import reverse
from django.utils.timezone import now

from scoring import tokens
from scoring.lifecycle.bell import ring_bell
from tests.factories import TABLE, jogos_being_played, make_stages, play_jogo
from tests.scoring.at_once import PHONES, kinds, twenty
from tests.tournaments.logged import sequences
from tournaments.errors import TournamentError
from tournaments.event import rounds
from tournaments.hall.clocks import clock_hands
from tournaments.hall.clocks.clock import mark, time_of
from tournaments.hall.clocks.round_clock import round_clocks
from tournaments.models import Confronto, Round, TournamentLogEntry

SWISS = {"format": "swiss", "rounds": 2, "partidas": 1, "minutes": 40, "pace": "round"}


def started(**plan):
    """Return the first stage with this plan, its first round in play."""
    (stage,) = make_stages(SWISS | plan, duplas=8, mesas=4, state="running")
    row = Round.objects.get(stage=stage, number=1)
    for verb in (rounds.post, rounds.start):
        verb(round=row, source=TABLE)
    return stage


@pytest.fixture
def stage():
    return started()


def of(stage):
    return {"stage": stage, "number": 1, "source": TABLE}


def left(stage, later=0):
    """Return the whole minutes left at each table of a round, by mesa, at `later` minutes from now."""
    rows = Confronto.objects.filter(stage=stage, round=1).select_related("jogo").order_by("mesa")
    found = [time_of(row.jogo, now() + timedelta(minutes=later)) for row in rows]
    return [one and round(one.time.total_seconds() / 60) for one in found]


def refused(verb, **said):
    with pytest.raises(TournamentError) as caught:
        verb(**said)
    return caught.value.code


@pytest.mark.django_db
def test_time_of_a_table_begins_with_its_round_and_is_the_plans(stage):
    assert left(stage) == [40] * 4
    assert left(stage, later=15) == [25] * 4
    assert left(started(minutes=0)) == [None] * 4


@pytest.mark.django_db
def test_clock_stops_and_goes_on_at_every_table_with_who_did_it(stage):
    clock_hands.pause(**of(stage))
    assert left(stage, later=30) == [40] * 4
    assert refused(clock_hands.pause, **of(stage)) == "clock_paused"

    clock_hands.go_on(**of(stage))

    assert left(stage, later=30) == [10] * 4
    assert refused(clock_hands.go_on, **of(stage)) == "clock_runs"
    told = TournamentLogEntry.objects.filter(action__startswith="clock_").order_by("sequence")
    assert [(line.action, line.stage, line.round) for line in told] == [
        ("clock_paused", stage, 1),
        ("clock_went_on", stage, 1),
    ]


@pytest.mark.django_db
def test_minutes_are_given_to_a_round_and_to_a_table_of_it(stage):
    clock_hands.extend(**of(stage), minutes=10)
    third = Confronto.objects.get(stage=stage, round=1, mesa=3)

    clock_hands.give_extra(confronto=third, minutes=5, reason="Chegou tarde", source=TABLE)

    assert left(stage) == [50, 50, 55, 50]
    (line,) = TournamentLogEntry.objects.filter(action="clock_extra")
    assert (line.data, line.reason) == ({"minutes": 5, "mesa": 3, "confronto": third.pk}, "Chegou tarde")
    (clock,) = round_clocks(stage.tournament, now())
    assert (clock.later, round(clock.left.time.total_seconds() / 60)) == (1, 50)


@pytest.mark.django_db
def test_minutes_are_announced_also_where_there_is_no_clock(stage):
    clock_hands.announce(**of(stage), minutes=10)
    assert left(stage) == [10] * 4

    without = started(minutes=0)
    assert refused(clock_hands.extend, **of(without), minutes=5) == "clock_none"
    assert refused(clock_hands.pause, **of(without)) == "clock_none"
    clock_hands.announce(**of(without), minutes=10)
    assert left(without, later=4) == [6] * 4


@pytest.mark.django_db
def test_what_was_done_unseen_is_seen_first(stage):
    clock_hands.extend(**of(stage), minutes=5, seen=0)

    for verb in (clock_hands.extend, clock_hands.announce):
        assert refused(verb, **of(stage), minutes=5, seen=0) == "clock_changed"
    assert left(stage) == [45] * 4


@pytest.mark.django_db
def test_clock_of_a_round_that_nobody_plays_is_not_set(stage):
    assert refused(clock_hands.pause, stage=stage, number=2, source=TABLE) == "clock_not_playing"
    row = Confronto.objects.select_related("jogo").filter(stage=stage, round=1).first()
    ring_bell(jogo=row.jogo, in_play=True, source=TABLE)
    extra = {"confronto": row, "minutes": 5, "reason": "Tarde", "source": TABLE}
    assert refused(clock_hands.give_extra, **extra) == "clock_bell_rung"
    play_jogo(row.jogo)
    assert refused(clock_hands.give_extra, **extra) == "clock_not_playing"


@pytest.mark.django_db
def test_table_that_waited_for_its_mesa_has_its_whole_time(stage):
    later = Confronto.objects.select_related("jogo").get(stage=stage, round=1, mesa=4)
    clock_hands.extend(**of(stage), minutes=10)
    type(later.jogo).objects.filter(pk=later.jogo_id).update(opened_at=now() + timedelta(minutes=30))

    assert left(stage, later=30) == [20, 20, 20, 40]
    (clock,) = round_clocks(stage.tournament, now() + timedelta(minutes=30))
    assert clock.later == 1


@pytest.mark.django_db
def test_tables_at_zero_wait_for_the_bell_until_it_rings(stage):
    after = now() + timedelta(minutes=41)
    (clock,) = round_clocks(stage.tournament, after)
    assert (clock.left, len(clock.over)) == (None, 4)

    ring_bell(jogo=clock.over[0].jogo, in_play=True, source=TABLE)

    (clock,) = round_clocks(stage.tournament, after)
    assert len(clock.over) == 3


@pytest.mark.django_db
def test_mark_of_a_table_changes_with_what_is_done_to_its_clock_alone(stage):
    jogo = jogos_being_played(stage.tournament)[0]
    assert mark(jogo) == 0
    clock_hands.pause(**of(stage))
    before = mark(jogo)
    assert before
    play_jogo(jogos_being_played(stage.tournament)[1])
    assert mark(jogo) == before
    clock_hands.go_on(**of(stage))
    assert mark(jogo) > before


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize(
    ("verb", "said", "action"),
    [
        (clock_hands.pause, {}, "clock_paused"),
        pytest.param(
            clock_hands.extend,
            {"minutes": 5, "seen": 0},
            "clock_extended",
            marks=pytest.mark.both_databases("locks: SQLite lets one write at a time, PostgreSQL locks rows"),
        ),
        (clock_hands.announce, {"minutes": 5, "seen": 0}, "clock_announced"),
    ],
    ids=["pause", "extend", "announce"],
)
def test_clock_is_set_once_by_all_who_press_at_once(verb, said, action):
    stage = started()

    def press(_director):
        try:
            return verb(**of(stage), **said) or "done"
        except TournamentError as exc:
            return exc

    outcomes = twenty(press)

    assert kinds(outcomes) == {"str": 1, "TournamentError": PHONES - 1}
    assert len(sequences(stage.tournament, action)) == 1


@pytest.mark.django_db
def test_score_of_a_table_is_asked_for_again_when_its_clock_is_set_and_says_what_is_left(client, stage):
    jogo = jogos_being_played(stage.tournament)[0]
    score = reverse("scoring:score", args=(tokens.current(jogo),))
    seen = re.search(r"visto=([^&\"]+)", client.get(score).content.decode())[1]
    assert client.get(score, {"visto": seen}).status_code == 204

    clock_hands.pause(**of(stage))

    shown = client.get(score, {"visto": seen}).content.decode()
    assert "parado" in shown
    ring_bell(jogo=jogo, in_play=True, source=TABLE)
    assert "time-left" not in client.get(score).content.decode()
