"""The forecast of the end, from the played mãos: a range, or empty while too little is known."""

from datetime import UTC, datetime, timedelta

import pytest
from django.db import connection
from hypothesis import given
from hypothesis import strategies as st

from scoring.ledger.append_only import lift
from scoring.models import Jogo, Mao
from tests.factories import TABLE, jogos_being_played, make_stages, make_tournament, record
from tournaments.entries import leaving
from tournaments.event import rounds
from tournaments.hall.arrange import arrange_mesa
from tournaments.hall.clocks import ends
from tournaments.hall.clocks.forecast import (
    MaoDuration,
    Points,
    Span,
    about,
    left_of_table,
    longest,
    maos_to,
    pace_of,
    points_of,
    turns,
)
from tournaments.models import Confronto, Dupla, Round

NOW = datetime(2026, 3, 7, 15, 2, tzinfo=UTC)
PACE = MaoDuration(timedelta(minutes=8), timedelta(minutes=6), timedelta(minutes=11))


def minutes(*numbers):
    return [timedelta(minutes=number) for number in numbers]


def test_pace_is_the_usual_of_the_recent_and_knows_no_paper_and_no_breaks():
    assert pace_of(minutes(8, 8, 8, 8, 8)) is None
    assert pace_of(minutes(0.1, 0.1, 0.1, 90, 90, 90, 8, 8)) is None
    found = pace_of(minutes(*[30] * 40, *[8] * 60, 0.2, 90))
    assert found == MaoDuration(*minutes(8, 8, 8))


def test_points_missing_are_so_many_maos():
    assert points_of([(700, 300)] * 5) is None
    points = points_of([(700, 300)] * 6)
    assert points == Points(700, 500)
    assert maos_to(1500, points) == (3, 3)
    assert maos_to(3000, points) == (5, 6)
    assert maos_to(10, None) is None
    assert points_of([(100, -300)] * 6) is None  # no dupla approaches the limit


@pytest.mark.parametrize(
    ("maos", "clock", "low", "high"),
    [
        ((3, 3), None, 15, 30),  # three minutes of the first are over
        ((1, 1), None, 3, 8),
        ((3, 9), 20, 15, 31),
        ((3, 9), 5, 5, 16),
        (None, 20, 20, 31),
    ],
)
def test_table_plays_on_until_its_maos_or_its_time_are_over(maos, clock, low, high):
    clock = None if clock is None else timedelta(minutes=clock)

    assert left_of_table(maos, PACE, timedelta(minutes=3), clock=clock) == Span(*minutes(low, high))


def test_nothing_is_said_where_one_table_cannot_be_told():
    assert left_of_table(None, PACE, timedelta()) is None
    assert longest([Span(*minutes(5, 9)), None]) is None
    assert longest([]) is None
    assert longest([Span(*minutes(5, 9)), Span(*minutes(2, 20))]) == Span(*minutes(5, 20))


spans = st.builds(lambda low, more: Span(*minutes(low, low + more)), st.integers(0, 300), st.integers(0, 120))


@given(spans)
def test_what_is_said_covers_the_range_to_five_minutes(span):
    said = about(span, NOW)

    assert said.at.minute % 5 == 0
    assert said.within % 5 == 0
    slack = timedelta(minutes=2.5)
    assert said.at - timedelta(minutes=said.within) <= NOW + span.low + slack
    assert said.at + timedelta(minutes=said.within) >= NOW + span.high - slack


def played(tournament, tables, maos, *, each=8):
    """Let this number of tables play mãos of eight minutes each, up to NOW."""
    lift(connection, ["scoring_mao"])  # rows of facts keep their time: this test needs another one
    opened = NOW - timedelta(minutes=each * maos)
    for jogo in jogos_being_played(tournament)[:tables]:
        for number in range(maos):
            record(jogo, "AB"[number % 2])
        for number, mao in enumerate(Mao.objects.filter(partida__jogo=jogo).order_by("pk"), start=1):
            Mao.objects.filter(pk=mao.pk).update(entered_at=opened + timedelta(minutes=each * number))
    Jogo.objects.filter(confronto__tournament=tournament).update(opened_at=opened)


@pytest.mark.django_db
def test_nothing_is_foretold_before_enough_was_played():
    assert ends.ends(make_tournament(duplas=8, target=3000), NOW) == ends.Ends(None, None, None)


@pytest.mark.django_db
def test_round_by_the_clock_ends_by_it_and_the_event_after_the_rounds_to_come():
    plan = {"format": "swiss", "rounds": 3, "partidas": 1, "minutes": 40, "pace": "round"}
    (stage,) = make_stages(plan, duplas=8, mesas=4, target=5000)
    row = Round.objects.get(stage=stage)
    for verb in (rounds.post, rounds.start):
        verb(round=row, source=TABLE)
    played(stage.tournament, 4, 2)

    found = ends.ends(stage.tournament, NOW)

    assert found.minutes == 8
    assert NOW <= found.round.at <= NOW + timedelta(minutes=40)
    # Two rounds more, of forty minutes and a mão, with a pause before each.
    assert timedelta(minutes=80) <= found.event.at - found.round.at <= timedelta(minutes=110)


@pytest.mark.django_db
def test_event_by_points_is_foretold_without_a_clock():
    tournament = make_tournament(duplas=8, mesas=4, target=3000)
    played(tournament, 4, 2)

    found = ends.ends(tournament, NOW)

    # 980 each after two mãos: four or five more of eight minutes.
    assert timedelta(minutes=20) <= found.round.at - NOW <= timedelta(minutes=50)
    assert found.event.at > found.round.at
    assert found.event.within >= found.round.within


@pytest.mark.parametrize(
    ("meetings", "free", "kept", "found"),
    [
        pytest.param(8, 8, (0, 0), (1, 1), id="a-mesa-each"),
        pytest.param(8, 7, (0, 0), (2, 2), id="one-blocked"),
        pytest.param(8, 7, (1, 1), (1, 1), id="one-kept-and-used"),
        pytest.param(8, 6, (1, 2), (1, 2), id="two-kept-who-may-meet"),
        pytest.param(8, 7, (0, 1), (1, 2), id="kept-for-who-may-be-out"),
        pytest.param(1, 0, (1, 1), (1, 1), id="only-the-kept-one"),
        pytest.param(2, 0, (1, 1), None, id="nowhere-to-sit"),
        pytest.param(0, 0, (0, 0), (0, 0), id="nobody-meets"),
    ],
)
def test_meetings_take_turns_at_the_mesas_where_they_may_sit(meetings, free, kept, found):
    assert turns(meetings, free=free, kept=kept) == found


def swiss_of_eight(*, mesas=4):
    plan = {"format": "swiss", "rounds": 3, "partidas": 1, "minutes": 40, "pace": "round"}
    (stage,) = make_stages(plan, duplas=8, mesas=mesas, target=5000)
    return stage


def started(stage):
    row = Round.objects.get(stage=stage)
    for verb in (rounds.post, rounds.start):
        verb(round=row, source=TABLE)


def arranged(stage, mesa, **said):
    arrange_mesa(tournament=stage.tournament, mesa=mesa, source=TABLE, **said)
    stage.tournament.refresh_from_db()
    return stage.tournament


def rest_of(tournament):
    """Return the forecast minutes of the event after the jogos in play."""
    found = ends.ends(tournament, NOW)
    return (found.event.at - found.round.at) // timedelta(minutes=1)


@pytest.mark.django_db
def test_rounds_to_come_take_as_long_as_the_mesas_that_can_be_used():
    stage = swiss_of_eight()
    started(stage)
    played(stage.tournament, 4, 2)
    two_rounds = rest_of(stage.tournament)

    blocked = arranged(stage, 4, blocked=True)  # its jogo is played on
    assert 1.8 * two_rounds <= rest_of(blocked) <= 2.2 * two_rounds

    dupla = Dupla.objects.filter(tournament=stage.tournament).first()
    assert rest_of(arranged(stage, 4, dupla=dupla)) == two_rounds

    leaving.withdraw(dupla=dupla, justified=False, source=TABLE)
    for mesa in (1, 2, 3):
        arranged(stage, mesa, blocked=True)
    assert ends.ends(stage.tournament, NOW).event is None  # no confronto has a mesa


@pytest.mark.django_db
def test_round_ends_when_those_have_played_who_wait_for_a_mesa():
    stage = swiss_of_eight()
    started(stage)
    played(stage.tournament, 4, 2)
    at_once = ends.ends(stage.tournament, NOW).round.at

    waits = Confronto.objects.get(stage=stage, mesa=4)
    Confronto.objects.filter(pk=waits.pk).update(jogo=None, mesa=None)

    then = ends.ends(arranged(stage, 4, blocked=False), NOW).round.at
    assert then - at_once >= timedelta(minutes=10)
