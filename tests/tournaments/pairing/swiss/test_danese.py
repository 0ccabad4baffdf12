"""Danese rounds: neighbours in the standings meet, with rematches allowed or forbidden."""

from dataclasses import replace

import pytest

from tests.rows import rows
from tests.tournaments.pairing.events import Event
from tournaments.pairing import Entrant
from tournaments.pairing.by_hand import ByHand
from tournaments.pairing.entrant import Flag
from tournaments.pairing.history import History, Met
from tournaments.pairing.swiss.danese import RULES, draw_danese
from tournaments.pairing.swiss.field import Order

FRESH = replace(RULES, rematches=False)
SIX = [Entrant(number, number, score=20 - number // 3) for number in range(1, 7)]


def met(drawn):
    return [tuple(sorted(pairing.entrants)) for pairing in drawn.pairings]


def test_danese_pairs_neighbours_whatever_they_played():
    past = History.of([Met(1, 1, 2), Met(1, 4, 3)])

    drawn = draw_danese(SIX, past, seed=1)

    assert met(drawn) == [(1, 2), (3, 4), (5, 6)]
    assert [pairing.flags for pairing in drawn.pairings] == [(Flag.REMATCH_ALLOWED,)] * 2 + [()]
    assert drawn.gap == 3


def test_danese_without_rematches_moves_as_little_as_possible():
    drawn = draw_danese(SIX, History.of([Met(1, 1, 2)]), seed=1, options=FRESH)

    assert met(drawn) == [(1, 3), (2, 4), (5, 6)]
    assert [pairing.flags for pairing in drawn.pairings] == [(Flag.FLOATED,), (Flag.FLOATED,), ()]


def test_level_ones_have_not_floated_wherever_they_stand():
    level = [replace(one, score=20) for one in SIX]

    drawn = draw_danese(level, History.of([Met(1, 1, 2)]), seed=1, options=FRESH)

    assert met(drawn) == [(1, 3), (2, 4), (5, 6)]
    assert [pairing.flags for pairing in drawn.pairings] == [(), (), ()]


def test_danese_gives_the_bye_to_the_last_without_one():
    drawn = draw_danese(SIX[:5], History.of([Met(1, 5, None)]), seed=1)

    assert met(drawn) == [(1, 2), (3, 5), (4,)]


def test_danese_first_round_goes_by_the_list():
    level = [replace(one, score=0) for one in SIX]

    assert met(draw_danese(level, History(), seed=1)) == [(1, 2), (3, 4), (5, 6)]


@pytest.mark.parametrize(
    ("first", "expected"),
    [(Order.SLIDE, [(1, 4), (2, 5), (3, 6)]), (Order.FOLD, [(1, 6), (2, 5), (3, 4)])],
)
def test_danese_first_round_goes_by_halves_of_the_list_where_the_plan_says_so(first, expected):
    options = replace(RULES, first=first)
    level = [replace(one, score=0) for one in SIX]

    drawn = draw_danese(level, History(), seed=1, options=options)

    assert met(drawn) == expected
    assert [pairing.flags for pairing in drawn.pairings] == [()] * 3
    assert met(draw_danese(level[:5], History(), seed=1, options=options))[-1] == (5,)


@pytest.mark.parametrize("first", [Order.SLIDE, Order.FOLD])
def test_danese_goes_by_the_standings_once_somebody_has_met(first):
    level = [replace(one, score=0) for one in SIX]

    drawn = draw_danese(level, History.of([Met(1, 1, 4)]), seed=1, options=replace(RULES, first=first))

    assert met(drawn) == [(1, 2), (3, 4), (5, 6)]


def test_danese_keeps_forbidden_pairs_apart():
    drawn = draw_danese(SIX, History(), seed=1, by_hand=ByHand(forbidden=frozenset({(2, 1)})))

    assert met(drawn) == [(1, 3), (2, 4), (5, 6)]


@rows("case", range(100))
def test_random_events_without_rematches(case):
    event = Event.of(8 + case % 17, case)
    for number in range(5):
        drawn = draw_danese(event.entrants(), event.history(), seed=number, options=FRESH)

        assert sorted(one for p in drawn.pairings for one in p.entrants) == sorted(event.score)
        assert not any(
            {Flag.REMATCH, Flag.BYE_AGAIN, Flag.BYE_TWICE} & {*pairing.flags} for pairing in drawn.pairings
        )
        event.play(drawn)


def test_large_danese_pairs_neighbours():
    drawn = draw_danese([Entrant(n, n, score=-n) for n in range(1, 1001)], History.of([Met(1, 1, 2)]), seed=1)

    assert drawn.gap == 500
