"""Seeds of a knockout, and entrants of one club placed apart."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from tests.rows import rows
from tournaments.pairing import DrawError, Entrant, draw
from tournaments.pairing.bracket.knockout import draw_pairs
from tournaments.pairing.bracket.seeding import by_group_place, by_rank


def first_slots(bracket):
    return [slot.entrant for node in bracket.nodes if node.round == 1 for slot in (node.a, node.b)]


def meeting_round(one, other):
    """Return the first round in which two slots can meet."""
    return (one ^ other).bit_length()


def earliest(bracket, clubs):
    """Return the earliest round in which two entrants of each club can meet."""
    slots = {entrant: slot for slot, entrant in enumerate(first_slots(bracket)) if entrant}
    found = {}
    for one, other in combinations(slots, 2):
        if clubs[one] is not None and clubs[one] == clubs[other]:
            met = meeting_round(slots[one], slots[other])
            found[clubs[one]] = min(found.get(clubs[one], met), met)
    return found


@rows("count", [2, 3, 5, 8, 16, 31, 32, 64, 100, 128])
def test_one_club_meets_as_late_as_its_number_allows(count):
    members = max(2, count // 5)
    entrants = [Entrant(number, club=9 if number <= members else None) for number in range(1, count + 1)]
    bracket = draw(entrants, seed=count, third_place=False)

    possible = bracket.rounds - (members - 1).bit_length() + 1
    assert earliest(bracket, {one.id: one.club for one in entrants}) == {9: possible}
    assert sorted(bracket.order) == list(range(1, count + 1))


@rows("case", range(400))
def test_clubs_meet_in_the_first_round_only_when_one_has_more_than_half(case):
    chance = Random(case)
    count, kinds = chance.choice([6, 7, 8, 8, 12, 16, 24]), chance.randint(2, 5)
    clubs = {n: chance.choice([None, *range(1, kinds + 1)][case % 2 :]) for n in range(1, count + 1)}
    seeds = chance.randint(0, count // 4)
    entrants = [Entrant(n, n if n <= seeds else None, club) for n, club in clubs.items()]
    largest = max(Counter(filter(None, clubs.values())).values(), default=0)

    bracket = draw(entrants, seed=case, third_place=False)

    if largest <= bracket.size // 2 - (bracket.size - count):
        assert min(earliest(bracket, clubs).values(), default=2) > 1


@rows("seed", range(5))
def test_large_clubs_are_spread_over_every_part_of_the_tree(seed):
    clubs = {n: n % 4 for n in range(1, 129)}

    slots = first_slots(
        draw([Entrant(n, None, club) for n, club in clubs.items()], seed=seed, third_place=False)
    )

    parts = [Counter(clubs[one] for one in slots[start : start + 16]) for start in range(0, 128, 16)]
    assert parts == [Counter({0: 4, 1: 4, 2: 4, 3: 4})] * 8


def test_seeds_stay_where_they_are_and_the_others_give_way():
    entrants = [Entrant(n, n if n <= 4 else None, club=n % 4) for n in range(1, 17)]

    bracket = draw(entrants, seed=1, third_place=False)

    assert bracket.order[:4] == (1, 2, 3, 4)
    assert set(earliest(bracket, {one.id: one.club for one in entrants}).values()) == {3}


def test_without_clubs_the_draw_is_by_lot_alone():
    plain = draw([Entrant(n) for n in range(1, 17)], seed=5, third_place=False)

    assert draw([Entrant(n, club=n) for n in range(1, 17)], seed=5, third_place=False).size == plain.size
    assert plain.order == draw([Entrant(n) for n in range(16, 0, -1)], seed=5, third_place=False).order


def test_seeds_by_rank():
    assert by_rank([30, 10, 20], seeds=2) == [Entrant(30, 1), Entrant(10, 2), Entrant(20)]
    assert by_rank([30, 10]) == [Entrant(30, 1), Entrant(10, 2)]


def test_seeds_by_group_place_keep_groups_apart():
    tables = [[group * 10 + place for place in (1, 2)] for group in range(1, 9)]

    bracket = draw(by_group_place(tables), seed=2, third_place=False)

    slots = {entrant: slot for slot, entrant in enumerate(first_slots(bracket))}
    assert bracket.order[:8] == tuple(group * 10 + 1 for group in range(1, 9))
    assert all(meeting_round(slots[one], slots[two]) == bracket.rounds for one, two in tables)


def test_a_crossing_makes_the_first_round_and_neighbours_meet_next():
    bracket = draw_pairs([(11, 42), (21, 32), (31, 22), (41, 12)], third_place=True)

    assert first_slots(bracket) == [11, 42, 21, 32, 31, 22, 41, 12]
    assert [node.ref for node in bracket.nodes] == [
        (1, 1),
        (1, 2),
        (1, 3),
        (1, 4),
        (2, 1),
        (2, 2),
        (3, 1),
        (3, 2),
    ]
    assert bracket.nodes[4].a.winner_of == (1, 1)
    assert bracket.nodes[-1].kind == "third"


@pytest.mark.parametrize(
    ("pairs", "code"), [([(1, 2)] * 2, "duplicate_entrant"), ([(1, 2), (3, 4), (5, 6)], "pairs_not_full")]
)
def test_pairs_that_fill_no_bracket_are_refused(pairs, code):
    with pytest.raises(DrawError) as refused:
        draw_pairs(pairs, third_place=True)

    assert refused.value.code == code
