"""The draw: published seed orders, every number of entrants from 2 to 130, some up to 1,024, and the refusals."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from tests.rows import rows
from tournaments.pairing import BYE, DrawError, Entrant, Node, Ref, Slot, Target, draw, round_name, seed_order

EVERY_NUMBER = (*range(2, 131), 255, 256, 511, 512, 1023, 1024)

PUBLISHED = {
    2: (1, 2),
    4: (1, 4, 2, 3),
    8: (1, 8, 4, 5, 2, 7, 3, 6),
    16: (1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11),
    32: (
        *(1, 32, 16, 17, 8, 25, 9, 24, 4, 29, 13, 20, 5, 28, 12, 21),
        *(2, 31, 15, 18, 7, 26, 10, 23, 3, 30, 14, 19, 6, 27, 11, 22),
    ),
}


def seeded(count):
    """Return entrants whose seed is their id."""
    return [Entrant(n, n) for n in range(1, count + 1)]


def by_lot(count):
    return [Entrant(n) for n in range(1, count + 1)]


def best_wins(bracket):
    """Return the pairings of each main node if the better seed always wins, without byes."""
    rank = {entrant: place for place, entrant in enumerate(bracket.order)}
    winners, met = {}, {}
    for node in (node for node in bracket.nodes if node.kind == "main"):
        sides = [
            winners[slot.winner_of] if slot.winner_of else slot.entrant
            for slot in (node.a, node.b)
            if not slot.bye
        ]
        winners[node.ref] = min(sides, key=rank.__getitem__)
        if len(sides) == 2:
            met[node.ref] = frozenset(sides)
    return met


def quarters(bracket):
    """Return the quarter of the first round, from the top, in which each entrant starts."""
    slots = [slot for node in bracket.nodes if node.round == 1 for slot in (node.a, node.b)]
    return {slot.entrant: 4 * index // bracket.size for index, slot in enumerate(slots) if not slot.bye}


@pytest.mark.parametrize("size", PUBLISHED)
def test_seed_order_is_the_published_one(size):
    assert seed_order(size) == PUBLISHED[size]


@pytest.mark.parametrize("size", [64, 128, 256])
def test_seed_order_pairs_best_with_worst_and_folds_into_the_half_size(size):
    order = seed_order(size)
    pairs = list(zip(order[::2], order[1::2], strict=True))

    assert sorted(order) == list(range(1, size + 1))
    assert {a + b for a, b in pairs} == {size + 1}
    assert tuple(min(pair) for pair in pairs) == seed_order(size // 2)


@pytest.mark.parametrize("size", [-2, 0, 3, 6, 48])
def test_seed_order_takes_powers_of_two_only(size):
    with pytest.raises(ValueError, match="power of two"):
        seed_order(size)


def test_five_seeds_are_drawn_like_this():
    bracket = draw(seeded(5), seed=1, third_place=True)
    drawn = {node.ref: (node.a, node.b, node.winner_to, node.loser_to) for node in bracket.nodes}

    def seat(entrant):
        return Slot(entrant=entrant)

    assert (bracket.size, bracket.rounds, bracket.order, bracket.seed) == (8, 3, (1, 2, 3, 4, 5), 1)
    assert drawn == {
        (1, 1): (seat(1), BYE, (2, 1, "A"), None),
        (1, 2): (seat(4), seat(5), (2, 1, "B"), None),
        (1, 3): (seat(2), BYE, (2, 2, "A"), None),
        (1, 4): (seat(3), BYE, (2, 2, "B"), None),
        (2, 1): (seat(1), Slot(winner_of=Ref(1, 2)), (3, 1, "A"), (3, 2, "A")),
        (2, 2): (seat(2), seat(3), (3, 1, "B"), (3, 2, "B")),
        (3, 1): (Slot(winner_of=Ref(2, 1)), Slot(winner_of=Ref(2, 2)), None, None),
        (3, 2): (Slot(loser_of=Ref(2, 1)), Slot(loser_of=Ref(2, 2)), None, None),
    }
    assert [node.ref for node in bracket.nodes if node.is_bye] == [(1, 1), (1, 3), (1, 4)]
    assert [node.ref for node in bracket.nodes if node.kind == "third"] == [(3, 2)]


@rows("count", EVERY_NUMBER)
def test_every_number_enters_once_and_byes_fill_the_rest(count):
    bracket = draw(by_lot(count), seed=count, third_place=False)
    slots = [slot for node in bracket.nodes if node.round == 1 for slot in (node.a, node.b)]
    byes = [slot for node in bracket.nodes for slot in (node.a, node.b) if slot.bye]

    assert bracket.size // 2 < count <= bracket.size == 2**bracket.rounds
    assert Counter(slot.entrant for slot in slots if not slot.bye) == Counter(range(1, count + 1))
    assert len(byes) == bracket.size - count
    assert not [node for node in bracket.nodes if node.a.bye and node.b.bye]
    assert len([node for node in bracket.nodes if not node.is_bye]) == count - 1


@rows("count", EVERY_NUMBER)
def test_every_number_gives_the_byes_to_the_best(count):
    bracket = draw(by_lot(count), seed=count, third_place=False)
    free = {node.advances.entrant for node in bracket.nodes if node.is_bye}

    assert free == set(bracket.order[: bracket.size - count])


@rows("count", EVERY_NUMBER)
def test_every_number_keeps_the_best_apart(count):
    bracket = draw(by_lot(count), seed=count, third_place=False)
    met, last = best_wins(bracket), bracket.rounds
    quarter = quarters(bracket)
    first, second, *others = bracket.order

    assert met[last, 1] == {first, second}
    assert quarter[first] // 2 != quarter[second] // 2
    if count > 3:
        third, fourth = others[:2]
        assert {met[last - 1, 1], met[last - 1, 2]} == {
            frozenset({first, fourth}),
            frozenset({second, third}),
        }
        assert len({quarter[entrant] for entrant in bracket.order[:4]}) == 4


@rows(("count", "third_place"), product(EVERY_NUMBER, (False, True)))
def test_every_number_feeds_each_later_slot_once(count, third_place):
    bracket = draw(by_lot(count), seed=count, third_place=third_place)
    fed = Counter(target for node in bracket.nodes for target in (node.winner_to, node.loser_to) if target)
    waiting = {
        Target(node.round, node.position, side): slot
        for node in bracket.nodes
        if node.round > 1
        for side, slot in (("A", node.a), ("B", node.b))
    }

    assert fed == Counter(waiting.keys())
    for node in bracket.nodes:
        if node.winner_to:
            assert waiting[node.winner_to] == node.advances
        if node.loser_to:
            assert waiting[node.loser_to] == Slot(loser_of=node.ref)


@rows("count", EVERY_NUMBER)
def test_every_number_has_a_third_place_where_two_semifinals_are_played(count):
    bracket = draw(by_lot(count), seed=count, third_place=True)
    third = [node for node in bracket.nodes if node.kind == "third"]
    semifinals = [node for node in bracket.nodes if node.round == bracket.rounds - 1 and not node.is_bye]

    assert len(third) == (count >= 4) == (len(semifinals) == 2)
    assert {slot.loser_of for node in third for slot in (node.a, node.b)} == {
        node.ref for node in semifinals if count >= 4
    }
    assert [node.loser_to for node in bracket.nodes if node not in semifinals] == [None] * (
        len(bracket.nodes) - len(semifinals)
    )


def test_third_place_is_left_out_when_not_asked_for():
    with_it, without = (draw(seeded(8), seed=1, third_place=asked) for asked in (True, False))

    assert [node.kind for node in with_it.nodes] == ["main"] * 7 + ["third"]
    assert [node.kind for node in without.nodes] == ["main"] * 7
    assert not [node for node in without.nodes if node.loser_to]


def test_seeds_close_their_gaps_and_stand_before_the_lots():
    entrants = [Entrant(10, 7), Entrant(11, None), Entrant(12, 2), Entrant(13, None), Entrant(14, 40)]

    bracket = draw(entrants, seed=3, third_place=False)

    assert bracket.order[:3] == (12, 10, 14)
    assert set(bracket.order[3:]) == {11, 13}


def test_same_entrants_and_seed_give_the_same_draw_in_whatever_order_they_come():
    entrants = [Entrant(n, n if n < 5 else None) for n in range(1, 24)]
    shuffled = Random(0).sample(entrants, len(entrants))

    assert draw(entrants, seed=20261, third_place=True) == draw(shuffled, seed=20261, third_place=True)


def test_another_seed_gives_other_lots():
    orders = {draw(by_lot(16), seed=seed, third_place=False).order for seed in range(50)}

    assert len(orders) == 50


def test_published_lots_never_change():
    # A stored seed must reproduce its draw for ever. Values of `Random(2026).random()`, lowest first.
    lots = Random(2026)
    numbers = {entrant: lots.random() for entrant in range(1, 9)}

    order = draw(by_lot(8), seed=2026, third_place=False).order

    assert [numbers[entrant] for entrant in order] == sorted(numbers.values())
    assert order == (5, 1, 6, 2, 3, 8, 7, 4)


def test_lots_are_fair():
    # Each of 5 entrants comes first about equally often: 1,000 of 5,000 expected, standard deviation 28.
    first = Counter(draw(by_lot(5), seed=seed, third_place=False).order[0] for seed in range(5000))

    assert all(850 < first[entrant] < 1150 for entrant in range(1, 6))


@pytest.mark.parametrize(
    ("entrants", "code", "params"),
    [
        pytest.param([], "too_few_entrants", {"entrants": 0, "least": 2}, id="nobody"),
        pytest.param(by_lot(1), "too_few_entrants", {"entrants": 1, "least": 2}, id="one"),
        pytest.param(by_lot(1025), "too_many_entrants", {"entrants": 1025, "most": 1024}, id="1025"),
        pytest.param(
            [Entrant(7), Entrant(8), Entrant(7, 1)], "duplicate_entrant", {"entrant": 7}, id="twice"
        ),
        pytest.param(
            [Entrant(7, 1), Entrant(8, 0)], "invalid_seed", {"entrant": 8, "seed": 0}, id="seed-zero"
        ),
        pytest.param(
            [Entrant(9, 2), Entrant(7, 1), Entrant(8, 2)],
            "duplicate_seed",
            {"seed": 2, "first": 8, "second": 9},
            id="seed-twice",
        ),
    ],
)
def test_draw_refuses(entrants, code, params):
    with pytest.raises(DrawError) as refusal:
        draw(entrants, seed=1, third_place=False)

    assert (refusal.value.code, refusal.value.params) == (code, params)


@pytest.mark.parametrize(
    "parts", [{}, {"entrant": 3, "bye": True}, {"winner_of": Ref(1, 1), "loser_of": Ref(1, 1)}]
)
def test_slot_is_exactly_one_thing(parts):
    with pytest.raises(ValueError, match="exactly one"):
        Slot(**parts)


@pytest.mark.parametrize(
    ("a", "b", "expected"),
    [
        (Slot(entrant=3), BYE, Slot(entrant=3)),
        (BYE, Slot(entrant=3), Slot(entrant=3)),
        (BYE, Slot(winner_of=Ref(1, 1)), Slot(winner_of=Ref(1, 1))),
        (Slot(entrant=3), Slot(entrant=4), Slot(winner_of=Ref(2, 5))),
    ],
)
def test_who_meets_a_bye_on_either_side_advances_at_once(a, b, expected):
    node = Node(round=2, position=5, kind="main", a=a, b=b)

    assert (node.advances, node.is_bye) == (expected, BYE in {a, b})


def test_rounds_are_named_from_the_final_back():
    assert [round_name(7, number) for number in range(1, 8)] == [
        *("round_of_128", "round_of_64", "round_of_32", "round_of_16"),
        *("quarterfinal", "semifinal", "final"),
    ]
    assert round_name(1, 1) == "final"


@pytest.mark.parametrize("number", [0, 4])
def test_a_round_that_is_not_there_has_no_name(number):
    with pytest.raises(ValueError, match="no round"):
        round_name(3, number)
