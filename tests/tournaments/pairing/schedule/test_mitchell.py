"""The Mitchell movement as published, for 5 to 12 tables; odd numbers, sections, other steps."""

from collections import Counter
from itertools import product

import pytest

from tests.rows import rows
from tournaments.pairing import DrawError, Entrant
from tournaments.pairing.entrant import Flag
from tournaments.pairing.schedule.mitchell import MitchellOptions, draw_mitchell, most_rounds

# The table of the East-West pair that starts at table 1, round by round. With even tables it skips one after half
# the rounds, and the movement ends a round early.
PUBLISHED = {
    5: (1, 2, 3, 4, 5),
    6: (1, 2, 3, 5, 6),
    7: (1, 2, 3, 4, 5, 6, 7),
    8: (1, 2, 3, 4, 6, 7, 8),
    9: (1, 2, 3, 4, 5, 6, 7, 8, 9),
    10: (1, 2, 3, 4, 5, 7, 8, 9, 10),
    11: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
    12: (1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12),
}


def listed(count):
    return [Entrant(number, number) for number in range(1, count + 1)]


def tables_of(rounds, entrant):
    return tuple(p.table for pairings in rounds for p in pairings if entrant in p.entrants)


def never_twice(rounds):
    met = Counter(frozenset(p.entrants) for pairings in rounds for p in pairings if p.b)
    return max(met.values()) == 1


@rows("tables", PUBLISHED)
def test_movement_is_the_published_one(tables):
    expected = PUBLISHED[tables]
    rounds = draw_mitchell(listed(2 * tables), rounds=len(expected), seed=1)

    assert tables_of(rounds, 2) == expected
    for start in range(1, tables + 1):
        east_west = next(p.b for p in rounds[0] if p.table == start)
        moved = tuple((table + start - 2) % tables + 1 for table in expected)
        assert tables_of(rounds, east_west) == moved
    assert all(set(tables_of(rounds, p.a)) == {p.table} for p in rounds[0])
    assert never_twice(rounds)


@rows("tables", PUBLISHED)
def test_one_round_more_than_published_is_refused(tables):
    with pytest.raises(DrawError) as refused:
        draw_mitchell(listed(2 * tables), rounds=len(PUBLISHED[tables]) + 1, seed=1)

    assert refused.value.code == "mitchell_too_many_rounds"
    assert refused.value.params == {"rounds": len(PUBLISHED[tables]) + 1, "most": len(PUBLISHED[tables])}


def test_four_tables_with_a_skip_are_drawn_like_this():
    rounds = draw_mitchell(listed(8), rounds=3, seed=1)

    assert [[p.entrants for p in pairings] for pairings in rounds] == [
        [(1, 2), (4, 3), (5, 6), (8, 7)],
        [(1, 7), (4, 2), (5, 3), (8, 6)],
        [(1, 3), (4, 6), (5, 7), (8, 2)],
    ]


def test_without_skip_even_tables_play_as_many_rounds_as_tables():
    options = MitchellOptions(skip=False)

    assert never_twice(draw_mitchell(listed(12), rounds=6, seed=1, options=options))
    assert most_rounds(6, options) == 6


@rows(("tables", "step", "most"), [(7, 2, 7), (9, 3, 3), (5, 4, 5), (8, 2, 4)])
def test_other_steps_play_until_somebody_would_meet_again(tables, step, most):
    options = MitchellOptions(step=step, skip=False)

    assert most_rounds(tables, options) == most
    assert never_twice(draw_mitchell(listed(2 * tables), rounds=most, seed=1, options=options))


@rows(("count", "missing"), product((5, 7, 9, 13, 15), "ab"))
def test_odd_pair_rests_and_nobody_twice(count, missing):
    tables = (count + 1) // 2
    options = MitchellOptions(missing=missing, skip=False)
    rounds = draw_mitchell(listed(count), rounds=tables, seed=1, options=options)

    resting = [p for pairings in rounds for p in pairings if p.b is None]
    assert [p.flags for p in resting] == [(Flag.BYE,)] * tables
    assert len({p.a for p in resting}) == tables
    north_south = {p.a for p in rounds[0] if p.b} | {p.a for p in resting if missing == "b"}
    assert {p.a for p in resting} <= north_south or missing == "a"
    assert all(len([one for p in pairings for one in p.entrants]) == count for pairings in rounds)


def test_late_pair_takes_the_place_of_the_phantom():
    before = draw_mitchell(listed(9), rounds=4, seed=1)
    after = draw_mitchell(listed(10), rounds=4, seed=1)

    for old, new in zip(before, after, strict=True):
        kept = {p.entrants for p in old if p.b}
        assert {p.entrants for p in new if 10 not in p.entrants} == kept


def test_sections_are_equal_and_numbered_through():
    rounds = draw_mitchell(listed(26), rounds=5, seed=1, options=MitchellOptions(sections=2))

    assert Counter(p.group for p in rounds[0]) == {1: 7, 2: 6}
    assert sorted(p.table for p in rounds[0]) == list(range(1, 14))
    ones = {one for pairings in rounds for p in pairings if p.group == 1 for one in p.entrants}
    assert len(ones) == 14
    assert never_twice(rounds)


def test_odd_pair_without_a_rule_is_refused():
    with pytest.raises(DrawError) as refused:
        draw_mitchell(listed(9), rounds=3, seed=1, options=MitchellOptions(missing=None))

    assert refused.value.code == "odd_without_bye"


def test_more_sections_than_tables_are_refused():
    with pytest.raises(DrawError) as refused:
        draw_mitchell(listed(4), rounds=1, seed=1, options=MitchellOptions(sections=3))

    assert refused.value.params == {"rounds": 1, "most": 0}


def test_one_section_is_no_group():
    rounds = draw_mitchell([Entrant(number) for number in range(1, 9)], rounds=2, seed=1)

    assert {pairing.group for pairings in rounds for pairing in pairings} == {0}
