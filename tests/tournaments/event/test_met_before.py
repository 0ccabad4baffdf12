"""The history that later stages use: opponents, byes and seats, and the duplas to keep apart."""

from importlib import import_module

import pytest
from django.apps import apps

from tests.factories import TABLE, make_stages, play_stage
from tests.tournaments.drafted import dupla, pairs
from tournaments.event import rounds, stages
from tournaments.event.draws import rounds_by_hand
from tournaments.event.draws.met_before import met_before
from tournaments.models import Confronto, Round, Stage
from tournaments.outcomes import decisions
from tournaments.pairing.entrant import Flag
from tournaments.results.stage_results import standing_of

pytestmark = pytest.mark.django_db
ORDER = {"order": ["points", "made", "lots"]}
MITCHELL = {"format": "mitchell", "rounds": 2, "partidas": 1, **ORDER}
DANESE = {"format": "danese", "rounds": 2, "partidas": 1, **ORDER}
APART = {**DANESE, "swiss": {"rematches": False}}
SWISS = {"format": "swiss", "rounds": 2, "partidas": 1, **ORDER}
GROUPS = {"format": "groups", "partidas": 1, **ORDER}
KNOCKOUT = {"format": "knockout", "partidas": 1}


def event(*plans, duplas=8):
    """Return the stages: the first is closed, the second has begun."""
    one, other, *_ = make_stages(*plans, duplas=duplas, mesas=20)
    play_stage(one)
    stages.begin_stage(stage=other, seed=3, source=TABLE)
    return list(
        Stage.objects.filter(tournament=one.tournament).select_related("tournament").order_by("number")
    )


def met(stage):
    """Return the pairs that met."""
    both = Confronto.objects.filter(stage=stage, dupla_a__isnull=False, dupla_b__isnull=False)
    return {frozenset(pair) for pair in both.values_list("dupla_a", "dupla_b")}


def rested(stage):
    return set(Confronto.objects.filter(stage=stage, status="bye").values_list("winner", flat=True))


def flags_of(stage):
    """Return the flags of each pair."""
    rows = Confronto.objects.filter(stage=stage, dupla_b__isnull=False)
    return {frozenset((row.dupla_a_id, row.dupla_b_id)): row.flags for row in rows}


@pytest.mark.parametrize("plan", [APART, SWISS, {**SWISS, "carry": 1}], ids=["danese", "swiss", "carrying"])
def test_nobody_meets_again_over_the_border_of_stages(plan):
    one, other = event(MITCHELL, {**plan, "rounds": 1})

    assert met(one).isdisjoint(met(other))
    assert not any("rematch" in flags for flags in flags_of(other).values())


def test_where_meeting_again_is_allowed_it_is_said():
    one, other = event({**SWISS, "rounds": 3}, DANESE, duplas=4)

    row = Round.objects.get(stage=other)
    assert set(map(frozenset, pairs(row))) <= met(one)
    assert all(flags == ["rematch_allowed"] for flags in flags_of(other).values())
    first, second, *_ = (line.entrant for line in standing_of(one))
    assert {first, second} in pairs(row)


def test_where_it_cannot_be_helped_it_is_said():
    _, other = event({**SWISS, "rounds": 3}, APART, duplas=4)

    assert all("rematch" in flags for flags in flags_of(other).values())


def test_who_rested_before_does_not_rest_again():
    one, other = event({**SWISS, "rounds": 4}, {**DANESE, "rounds": 1}, duplas=7)

    assert len(rested(one)) == 4
    assert rested(one).isdisjoint(rested(other))


def test_sides_are_balanced_over_the_stages():
    one, other = event({**SWISS, "rounds": 1}, {**SWISS, "rounds": 1})

    seat = dict.fromkeys(Confronto.objects.filter(stage=one).values_list("dupla_a", flat=True), "a")
    repeated = [
        row
        for row in Confronto.objects.filter(stage=other)
        if seat.get(row.dupla_a_id) or not seat.get(row.dupla_b_id)
    ]
    assert all("side_repeated" in row.flags for row in repeated)
    assert len(repeated) < 4


def test_rounds_are_remembered_over_three_stages():
    one, two, three = event({**SWISS, "rounds": 1}, {**SWISS, "rounds": 1}, {**APART, "rounds": 1})
    play_stage(two)
    stages.begin_stage(stage=three, seed=3, source=TABLE)

    assert met(three).isdisjoint(met(one) | met(two))


def test_plan_may_forget_what_was_before():
    one, other = event({**SWISS, "rounds": 3}, {**APART, "forgets": True}, duplas=4)

    first, second, *_ = (line.entrant for line in standing_of(one))
    assert frozenset((first, second)) in met(one) & met(other)
    assert not any("rematch" in flags for flags in flags_of(other).values())


def test_the_order_of_the_first_round_is_that_of_the_plan_whoever_has_met():
    # Drawn by lot: 1 does not meet 5, although the order of later rounds would pair them.
    one, other = event({**SWISS, "rounds": 1}, {**SWISS, "swiss": {"first": "adjacent", "sides": False}})

    found = [line.entrant for line in standing_of(one)]
    wanted = [frozenset(found[at : at + 2]) for at in (0, 2, 4, 6)]
    assert [pair for pair in wanted if pair in met(other)] == [
        pair for pair in wanted if pair not in met(one)
    ]


def test_swap_by_hand_says_that_two_have_met_in_an_earlier_stage():
    one, other = event({**SWISS, "rounds": 1}, APART, duplas=4)
    row = Round.objects.get(stage=other)
    (a, b), (c, _) = (tuple(pair) for pair in pairs(row))
    partner = next(next(iter(pair - {a})) for pair in met(one) if a in pair)
    swapped = b if partner != b else c

    rounds_by_hand.swap(round=row, one=dupla(swapped), other=dupla(partner), source=TABLE)

    assert "rematch" in flags_of(other)[frozenset((a, partner))]


def test_best_others_are_kept_from_their_own_group():
    # Four groups of three: their winners and the two best second places play in two groups of three.
    one, other = event({**GROUPS, "groups": 4, "top": 1, "others": 2}, {**GROUPS, "groups": 2}, duplas=12)

    assert len(met(other)) == 6
    assert met(one).isdisjoint(met(other))


def test_in_groups_a_meeting_that_cannot_be_avoided_is_flagged():
    one, other = event({**GROUPS, "groups": 2}, {**GROUPS, "groups": 1}, duplas=6)

    again = {pair for pair, flags in flags_of(other).items() if Flag.REMATCH in flags}
    assert again == met(one)


def test_groups_of_a_third_stage_keep_apart_who_met_in_the_first():
    one, two, three = event(
        {**GROUPS, "groups": 4, "top": 2},
        {**GROUPS, "groups": 2, "top": 3},
        {**GROUPS, "groups": 2},
        duplas=16,
    )
    play_stage(two)
    stages.begin_stage(stage=three, seed=3, source=TABLE)

    again = met(three) & (met(one) | met(two))
    assert {pair for pair, flags in flags_of(three).items() if flags} == again


def test_a_bracket_keeps_the_best_others_from_their_own_group():
    one, other = event({**GROUPS, "groups": 3, "top": 1, "others": 1}, KNOCKOUT, duplas=9)

    assert met(one).isdisjoint(met(other))


def test_a_crossing_stays_as_it_is_planned_and_says_who_meets_again():
    crossing = ["1G1 x 2G1", "1G2 x 2G2"]
    one, other = event({**GROUPS, "groups": 2, "top": 2}, {**KNOCKOUT, "crossing": crossing})

    assert len(met(one) & met(other)) == 2
    assert {pair: flags for pair, flags in flags_of(other).items() if flags} == {
        pair: ["rematch_allowed"] for pair in met(other)
    }


def test_what_is_remembered_is_read_at_once(django_assert_max_num_queries):
    _, other = event(MITCHELL, DANESE)
    row = Round.objects.get(stage=other)

    with django_assert_max_num_queries(45):
        rounds.redraw(round=row, seed=5, source=TABLE)


def test_plan_of_version_0_2_0_goes_on_drawing_as_it_did():
    one, other, last = make_stages(SWISS, DANESE, KNOCKOUT, state="open")

    import_module("tournaments.migrations.0006_forgets_before").forget(apps, None)

    for stage, plan in ((one, SWISS), (other, {**DANESE, "forgets": True}), (last, KNOCKOUT)):
        stage.refresh_from_db()
        assert stage.plan == plan


def test_pairing_that_nobody_came_to_is_no_meeting():
    one, other = make_stages(MITCHELL | {"rounds": 1}, APART | {"rounds": 1}, duplas=4)
    for row in Confronto.objects.filter(stage=one):
        decisions.both_absent(confronto=row, reason="ninguém veio", source=TABLE)
    assert met_before(other) == []
    stages.close_stage(stage=one, source=TABLE)
    stages.begin_stage(stage=other, seed=3, source=TABLE)
    assert all(Flag.REMATCH not in flags for flags in flags_of(other).values())


def test_draw_may_bring_together_again_whom_nobody_saw_meet():
    (stage,) = make_stages(SWISS, duplas=2)
    rounds.post(round=Round.objects.get(stage=stage), source=TABLE)
    decisions.both_absent(confronto=Confronto.objects.get(stage=stage), reason="ninguém veio", source=TABLE)
    rounds.draw_round(stage=stage, seed=1, source=TABLE)
    assert Confronto.objects.get(stage=stage, round=2).flags == []
