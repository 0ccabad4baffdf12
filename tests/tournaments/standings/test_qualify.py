"""Who advances from groups, compared fairly when the groups differ in size."""

from fractions import Fraction

import pytest

from tournaments.pairing import DrawError
from tournaments.standings.criteria import By, Measure
from tournaments.standings.line import Carried
from tournaments.standings.meeting import Made, Meeting, Status
from tournaments.standings.penalties import PenaltyTaken, Sanction
from tournaments.standings.qualify import Fair, Group, qualify
from tournaments.standings.ranking import BRAZIL_ORDER
from tournaments.standings.scheme import BRAZIL


def group(*entrants, made=100):
    """Play all against all; the earlier named wins by `made` points."""
    meetings = [
        Meeting(round=1, a=one, b=other, winner=one, made_a=Made(points=made))
        for at, one in enumerate(entrants)
        for other in entrants[at + 1 :]
    ]
    return Group(entrants, tuple(meetings))


def test_first_two_of_each_go_on_in_the_order_of_the_groups():
    found = qualify([group(1, 2, 3), group(6, 5, 4)], BRAZIL, BRAZIL_ORDER, top=2)

    assert (found.groups, found.others) == (((1, 2), (6, 5)), ())


# The second of four won two of three, the second of three one of two: 2/3 against 1/2. Without the last of four
# both won one of two, and the points decide.
UNEQUAL = [group(1, 2, 3, 4, made=100), group(5, 6, 7, made=300)]


@pytest.mark.parametrize(("fair", "expected"), [(Fair.AVERAGE, [2, 6]), (Fair.WITHOUT_LAST, [6, 2])])
def test_best_seconds_of_unequal_groups_are_compared_fairly(fair, expected):
    found = qualify(UNEQUAL, BRAZIL, BRAZIL_ORDER, top=1, others=1, fair=fair)

    assert found.groups == ((1,), (5,))
    assert [row.entrant for row in found.compared] == expected
    assert found.others == (expected[0],)


def test_comparison_says_why():
    found = qualify(UNEQUAL, BRAZIL, BRAZIL_ORDER, top=1, others=1, fair=Fair.WITHOUT_LAST)

    assert found.compared[0].above.by == By(Measure.MADE)
    assert (found.compared[0].above.value, found.compared[0].above.next_value) == (300, 100)


def test_stored_lots_decide_between_equals():
    found = qualify(
        [group(1, 2, 3), group(4, 5, 6)], BRAZIL, BRAZIL_ORDER, top=1, others=1, lots={2: 2, 5: 1}
    )

    assert found.others == (5,)


def test_penalties_count_in_the_group_and_in_the_comparison():
    penalty = PenaltyTaken(
        entrant=6, sanction=Sanction.MP, round=1, amount=500, reason="atraso", author="juiz"
    )

    found = qualify(
        UNEQUAL, BRAZIL, BRAZIL_ORDER, top=1, others=1, fair=Fair.WITHOUT_LAST, penalties=[penalty]
    )

    assert found.others == (2,)


@pytest.mark.parametrize(
    ("top", "others", "params"),
    [(4, 0, {"qualifiers": 4, "entrants": 3}), (3, 2, {"qualifiers": 2, "entrants": 1})],
)
def test_more_qualifiers_than_entrants_are_refused(top, others, params):
    with pytest.raises(DrawError) as refused:
        qualify(UNEQUAL, BRAZIL, BRAZIL_ORDER, top=top, others=others)

    assert (str(refused.value.code), refused.value.params) == ("too_many_qualifiers", params)


def test_of_groups_that_are_not_drawn_nobody_goes_on():
    with pytest.raises(DrawError) as refused:
        qualify([], BRAZIL, BRAZIL_ORDER, top=1, others=4)

    assert (str(refused.value.code), refused.value.params) == (
        "too_many_qualifiers",
        {"qualifiers": 1, "entrants": 0},
    )


@pytest.mark.parametrize("fair", Fair)
def test_rest_in_an_odd_group_is_no_advantage_among_the_best_others(fair):
    # Everybody in the odd group has one bye point and nobody in an even group has any, so it must not count.
    even, odd = group(1, 2, 3, 4, made=300), group(5, 6, 7, made=100)
    byes = tuple(Meeting(round=1, a=one, b=None, status=Status.BYE) for one in odd.entrants)
    order = [By(Measure.POINTS), By(Measure.MADE)]

    found = qualify(
        [even, Group(odd.entrants, odd.meetings + byes)], BRAZIL, order, top=1, others=1, fair=fair
    )

    assert found.others == (2,)


@pytest.mark.parametrize("fair", Fair)
@pytest.mark.parametrize(("brought", "best"), [({2: Carried(points=3)}, 2), ({6: Carried(points=3)}, 6)])
def test_what_was_brought_along_counts_among_the_best_others(fair, brought, best):
    found = qualify(
        UNEQUAL,
        BRAZIL,
        [By(Measure.POINTS)],
        top=1,
        others=1,
        fair=fair,
        carried={1: Carried(9), 5: Carried(9)} | brought,
    )

    assert found.others == (best,)


def test_what_was_brought_along_weighs_as_in_the_smallest_group():
    # 2 won two of three. 6 won one of two and carries over a quarter of a point: an eighth for each of its two.
    brought = {6: Carried(points=Fraction(1, 4))}

    found = qualify(UNEQUAL, BRAZIL, [By(Measure.POINTS)], top=1, others=1, carried=brought)

    assert [row.line.points for row in found.compared] == [Fraction(2, 3), Fraction(5, 8)]
