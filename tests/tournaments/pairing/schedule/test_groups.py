"""Groups: equal sizes, every way to fill them, clubs apart; and the crossing into the next stage."""

from collections import Counter
from itertools import batched, combinations, permutations, product
from random import Random

import pytest

from tests.matrix import every
from tests.rows import rows
from tournaments.pairing import DrawError, Entrant
from tournaments.pairing.bracket.seeding import (
    GroupPlace,
    check_crossing,
    cross,
    read_crossing,
    usual_crossing,
)
from tournaments.pairing.history import History, Met
from tournaments.pairing.schedule.groups import Method, draw_groups, group_count


def listed(count, club=lambda number: None):
    return [Entrant(number, number, club(number)) for number in range(1, count + 1)]


def refused(call, *args, **kwargs):
    with pytest.raises(DrawError) as caught:
        call(*args, **kwargs)
    return str(caught.value.code), caught.value.params


def most_of_a_club(groups, clubs):
    return max(
        max(Counter(clubs[one] for one in group if clubs[one]).values(), default=0) for group in groups
    )


@rows(("count", "method"), product(range(3, 129), Method))
def test_every_number_makes_equal_groups(count, method):
    made = group_count(count, 4)
    groups = draw_groups(listed(count), count=made, method=method, seed=count)

    sizes = {len(group) for group in groups}
    assert sorted(one for group in groups for one in group) == list(range(1, count + 1))
    assert max(sizes) - min(sizes) <= 1
    assert min(sizes) >= 3
    assert max(sizes) <= 12


@rows(
    ("entrants", "size", "expected"),
    [
        (48, 4, 12),
        (13, 4, 3),
        (5, 4, 1),
        (3, 12, 1),
        (25, 12, 3),
        (7, 3, 2),
        (22, 4, 6),
        (18, 4, 5),
        (10, 4, 3),
    ],
)
def test_group_count_keeps_near_the_size_asked_for(entrants, size, expected):
    assert group_count(entrants, size) == expected


def test_serpentine_goes_there_and_back():
    assert draw_groups(listed(10), count=3, method=Method.SERPENTINE, seed=1) == (
        (1, 6, 7),
        (2, 5, 8),
        (3, 4, 9, 10),
    )


def test_pots_give_one_of_each_to_every_group():
    groups = draw_groups(listed(12), count=4, method=Method.POTS, seed=3)

    assert all([(one - 1) // 4 for one in group] == [0, 1, 2] for group in groups)
    assert groups != draw_groups(listed(12), count=4, method=Method.POTS, seed=4)


@pytest.mark.parametrize("method", Method)
def test_the_same_seed_draws_the_same_groups(method):
    clubbed = listed(30, lambda number: number % 4)

    first = draw_groups(clubbed, count=7, method=method, seed=5)

    assert first == draw_groups(clubbed[::-1], count=7, method=method, seed=5)


@rows("case", range(60))
def test_drawn_groups_keep_clubs_apart_as_far_as_numbers_allow(case):
    chance = Random(case)
    count = chance.randint(2, 20)
    entrants = listed(chance.randint(3 * count, 12 * count), lambda _: chance.choice([None, 1, 1, 2, 3]))
    clubs = {one.id: one.club for one in entrants}

    groups = draw_groups(entrants, count=count, method=Method.DRAWN, seed=case)

    largest = max(Counter(filter(None, clubs.values())).values(), default=0)
    assert most_of_a_club(groups, clubs) == -(-largest // count)


def test_serpentine_moves_only_who_would_meet_a_club_mate():
    clubs = {1: 9, 8: 9}
    entrants = listed(12, clubs.get)

    groups = draw_groups(entrants, count=4, method=Method.SERPENTINE, seed=1)

    assert groups == ((1, 7, 9), (2, 8, 10), (3, 6, 11), (4, 5, 12))


def clashes(one, others, clubs, history):
    """Return with how many of the others one is of a club, and how many of them it has met."""
    return sum(
        (clubs[one] is not None and clubs[one] == clubs[other]) + history.met(one, other) for other in others
    )


def fewest_clashes(pots, count, clubs, history):
    """Try every way to deal pots, one to a group; return how many clash in the best."""
    best = [10**6]

    def deal(number, groups, so_far):
        if so_far >= best[0]:
            return
        if number == len(pots):
            best[0] = so_far
            return
        for places in permutations(range(count), len(pots[number])):
            dealt = list(zip(pots[number], places, strict=True))
            more = sum(clashes(one, groups[place], clubs, history) for one, place in dealt)
            now = dict(groups) | {place: (*groups[place], one) for one, place in dealt}
            deal(number + 1, now, so_far + more)

    deal(1, {place: (one,) for place, one in enumerate(pots[0])}, 0)
    return best[0]


@pytest.mark.parametrize("fifteenth", every(range(15), 15))
def test_no_other_way_to_deal_the_pots_of_a_small_field_keeps_more_apart(fifteenth):
    worse = []
    for case in range(fifteenth, 3000, 15):
        chance = Random(case)
        size = chance.randint(6, 13)
        count = chance.randint(2, size // 3)
        homes = [None] * chance.randint(0, 1) + list(range(1, chance.randint(2, 6)))
        entrants = listed(size, lambda _, homes=homes, chance=chance: chance.choice(homes))
        clubs = {one.id: one.club for one in entrants}
        ids = sorted(clubs)
        history = History.of(Met(1, *chance.sample(ids, 2)) for _ in range(chance.choice([0, 0, 8])))
        method = chance.choice([Method.SERPENTINE, Method.POTS])

        groups = draw_groups(entrants, count=count, method=method, seed=case, history=history)

        pots = list(batched(ids, count, strict=False))
        assert all(sum(one in pot for one in group) <= 1 for group in groups for pot in pots)
        together = sum(clashes(one, group, clubs, history) for group in groups for one in group)
        itself = sum(clubs[one] is not None for one in ids)
        if (together - itself) // 2 > fewest_clashes(pots, count, clubs, history):
            worse.append(case)
    assert not worse


@rows("case", range(40))
def test_no_exchange_within_a_pot_keeps_more_apart(case):
    chance = Random(case)
    count, homes = chance.randint(2, 16), chance.randint(3, 14)
    entrants = listed(chance.randint(3 * count, 8 * count), lambda _: chance.randint(1, homes))
    clubs = {one.id: one.club for one in entrants}

    groups = draw_groups(
        entrants, count=count, method=chance.choice([Method.SERPENTINE, Method.POTS]), seed=case
    )

    of_club = [Counter(clubs[one] for one in group) for group in groups]
    at = {one: of_club[number] for number, group in enumerate(groups) for one in group}
    for pot in batched(sorted(clubs), count, strict=False):
        for one, other in combinations(pot, 2):
            if clubs[one] != clubs[other]:
                now = at[one][clubs[one]] + at[other][clubs[other]] - 2
                assert now <= at[other][clubs[one]] + at[one][clubs[other]]


@rows(
    ("method", "clubs"),
    [
        (Method.SERPENTINE, {2: 1, 5: 1, 3: 2, 6: 2}),
        (Method.POTS, {2: 1, 5: 1, 4: 2, 6: 2}),
    ],
)
def test_two_of_one_club_are_apart_at_every_seed_where_pots_allow(method, clubs):
    for seed in range(100):
        groups = draw_groups(listed(6, clubs.get), count=2, method=method, seed=seed)
        assert most_of_a_club(groups, {one: clubs.get(one) for one in range(1, 7)}) == 1


@pytest.mark.parametrize(
    ("entrants", "count", "expected"),
    [
        (2, 1, ("too_few_entrants", {"entrants": 2, "least": 3})),
        (8, 3, ("groups_too_small", {"entrants": 8, "groups": 3, "least": 3})),
        (8, 0, ("groups_too_small", {"entrants": 8, "groups": 0, "least": 3})),
        (25, 2, ("groups_too_large", {"entrants": 25, "groups": 2, "most": 12})),
    ],
)
def test_impossible_groups_are_refused(entrants, count, expected):
    assert refused(draw_groups, listed(entrants), count=count, method=Method.DRAWN, seed=1) == expected


def test_crossing_of_four_groups_is_the_usual_one():
    written = read_crossing("1G1 x 2G4, 1G2 x 2G3\n1g3×2g2; 1G4 - 2G1")

    assert written == usual_crossing(4)
    assert [str(place) for place in written[0]] == ["1G1", "2G4"]
    check_crossing(written, groups=4, top=2)
    assert cross(written, [[11, 12], [21, 22], [31, 32], [41, 42]]) == (
        (11, 42),
        (21, 32),
        (31, 22),
        (41, 12),
    )


def test_best_others_are_group_nought():
    pairs = read_crossing("1G1 x 2G0, 1G2 x 1G0")

    check_crossing(pairs, groups=2, top=1, others=2)
    assert cross(pairs, [[11, 12], [21, 22]], others=[12, 22]) == ((11, 22), (21, 12))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1G1 x 2G3, 1G2 x 2G1", ("crossing_missing_place", {"place": 2, "group": 3})),
        ("1G1 x 3G2, 1G2 x 2G1", ("crossing_missing_place", {"place": 3, "group": 2})),
        ("1G1 x 2G2, 1G1 x 2G1", ("crossing_place_twice", {"place": 1, "group": 1})),
        ("1G1 x 2G2", ("crossing_left_out", {"place": 1, "group": 2})),
    ],
)
def test_wrong_crossing_is_refused(text, expected):
    assert refused(check_crossing, read_crossing(text), groups=2, top=2) == expected


def test_unreadable_crossing_names_the_line():
    assert refused(read_crossing, "1G1 x 2G2\nwinner x loser") == ("crossing_unreadable", {"number": 2})


@pytest.mark.parametrize("place", [GroupPlace(3, 1), GroupPlace(1, 5), GroupPlace(0, 1)])
def test_crossing_over_tables_that_lack_a_place_leaves_a_gap(place):
    crossing = ((GroupPlace(1, 1), place),)

    assert cross(crossing, [[1, 2]]) == ((1, None),)
