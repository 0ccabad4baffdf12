"""A correction and the side event: the change is announced, and each draft that depends on the result is redrawn."""

import pytest

from tests.factories import TABLE, make_stages, play_open, play_stage
from tests.remembered import remembered
from tests.tournaments.bracket import turn_round
from tests.tournaments.event.confirming import confirm, effects_of
from tests.tournaments.refusals import came_of
from tournaments.event import rounds, stages
from tournaments.models import Confronto, Round, StageEntry

pytestmark = pytest.mark.django_db
SWISS = {"format": "swiss", "rounds": 1, "partidas": 1, "order": ["points", "made", "lots"], "top": 4}
FINAL = {"format": "danese", "rounds": 2, "carry": 1, "partidas": 1, "order": ["points", "made", "lots"]}


@pytest.fixture
def event():
    """Return a finished Swiss and its finals A and B, both begun with a draft."""
    return begun(FINAL)


@remembered
def begun(main):
    found = make_stages(SWISS, main, FINAL | {"side_of": 1}, duplas=8)
    play_stage(found[0])
    for stage in found[1:]:
        stages.begin_stage(stage=stage, seed=7, source=TABLE)
    return found


def post(stage):
    rounds.post(round=Round.objects.get(stage=stage, number=1), source=TABLE)


def last(stage):
    return Confronto.objects.filter(stage=stage, jogo__isnull=False).select_related("jogo", "stage").last()


def test_both_drafts_are_told_and_drawn_again(event):
    swiss, *finals = event
    met = last(swiss)

    found = confirm(met, lambda: turn_round(met.jogo))

    assert [(one.name, one.redrawn) for one in found.later] == [("Fase 2", 1), ("Fase 3", 1)]
    entered = [
        set(StageEntry.objects.entered().filter(stage=one).values_list("dupla", flat=True)) for one in finals
    ]
    assert entered[0].isdisjoint(entered[1])
    assert len(entered[0] | entered[1]) == 8
    assert [came_of(lambda one=one: post(one)) for one in finals] == ["done", "done"]


def test_points_carried_into_a_side_event_move_it_though_the_main_line_is_a_bracket():
    swiss, bracket, side = begun({"format": "knockout"})
    post(side)
    met = last(swiss)

    found = effects_of(met, lambda: turn_round(met.jogo))

    assert found.later_stages == (str(bracket), str(side))
    assert str(side) in {one.name for one in found.later if one.moves}


def test_final_b_does_not_follow_final_a(event):
    _, final_a, final_b = event
    post(final_a)
    post(final_b)
    play_open(final_a)
    met = last(final_a)

    found = effects_of(met, lambda: turn_round(met.jogo))

    assert (found.later_stages, found.later) == ((), ())
