"""A Swiss with all rounds drawn by lot: points have no influence, and rematches are avoided while possible."""

import pytest

from tests.factories import TABLE
from tests.tournaments.desk.staged import confrontos_of, draft_of, planned, play_round, posted, stage_of
from tournaments.event import rounds, states
from tournaments.event.draws.round_draw import is_outdated
from tournaments.pairing.entrant import Entrant
from tournaments.pairing.history import History, Met
from tournaments.plan.formats import FORMATS
from tournaments.plan.formats.base import with_settings
from tournaments.results.stage_results import results_of

BY_LOT = with_settings(FORMATS["swiss"](), {"rounds": 5, "random": True})


def drawn(points, history, seed):
    entrants = [Entrant(one, place, score=points[one]) for place, one in enumerate(points, start=1)]
    return BY_LOT.inputs(entrants, history, seed=seed, opening=False).draw()


def test_points_and_places_change_nothing_in_a_draw_by_lot():
    level, apart = dict.fromkeys(range(1, 13), 0), {one: 10 * one for one in range(1, 13)}
    history = History.of([Met(1, one, one + 1) for one in range(1, 13, 2)])

    assert drawn(level, history, 3) == drawn(apart, history, 3) != drawn(apart, history, 4)


@pytest.mark.parametrize("seed", range(5))
def test_nobody_meets_again_in_five_rounds_by_lot_of_eight(seed):
    met = []
    for number in range(1, 6):
        found = drawn({one: one * number for one in range(1, 9)}, History.of(met), seed + number)
        met += [Met(number, one.a, one.b) for one in found.pairings]

    assert len({frozenset((one.a, one.b)) for one in met}) == 20


@pytest.mark.django_db
def test_round_by_lot_is_not_outdated_by_a_result():
    tournament = planned({"format": "swiss", "rounds": 3, "partidas": 1, "random": True}, duplas=6)
    states.start(tournament=tournament, source=TABLE)
    play_round(posted(tournament))
    rounds.draw_round(stage=stage_of(tournament), seed=5, source=TABLE)

    second = draft_of(tournament)
    assert not is_outdated(results_of(second.stage), second)
    assert len(confrontos_of(second)) == 3
