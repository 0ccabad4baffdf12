"""Mesas of three to nine single players: each plays or rests in every round, with changing opponents."""

from collections import Counter
from itertools import combinations, product

import pytest

from tests.rows import rows
from tournaments.pairing import DrawError, Entrant
from tournaments.pairing.inputs import DrawInputs
from tournaments.pairing.kinds import MesasDraw
from tournaments.pairing.schedule.mesas import draw_mesas, sizes


def drawn(count, *, rounds, seats, smaller=True, seed=7):
    players = [Entrant(number) for number in range(1, count + 1)]
    return draw_mesas(players, rounds=rounds, seats=seats, smaller=smaller, seed=seed).rounds


def together(rounds):
    mesas = (pairing for pairings in rounds for pairing in pairings if pairing.b)
    return Counter(pair for mesa in mesas for pair in combinations(sorted(mesa.entrants), 2))


@rows(
    ("count", "seats", "smaller", "expected"),
    [
        (12, 4, True, (4, 4, 4)),
        (13, 4, True, (4, 3, 3, 3)),
        (10, 4, True, (4, 3, 3)),
        (5, 4, True, (3, 2)),
        (4, 3, True, (2, 2)),
        (3, 4, True, (3,)),
        (2, 9, True, (2,)),
        (1, 3, True, ()),
        (10, 3, False, (3, 3, 3)),
        (11, 4, False, (4, 4)),
        (3, 3, False, (3,)),
        (9, 9, False, (9,)),
    ],
)
def test_sizes(count, seats, smaller, expected):
    assert sizes(count, seats, smaller=smaller) == expected


@rows(("count", "seats", "smaller"), product((3, 4, 7, 10, 16, 23, 40), range(3, 10), (True, False)))
def test_everybody_sits_once_a_round_or_rests_in_turn(count, seats, smaller):
    rounds = drawn(count, rounds=4, seats=seats, smaller=smaller)

    rests = Counter()
    for pairings in rounds:
        assert sorted(one for pairing in pairings for one in pairing.entrants) == list(range(1, count + 1))
        met = [pairing for pairing in pairings if pairing.b]
        assert [pairing.table for pairing in met] == list(range(1, len(met) + 1))
        assert tuple(len(pairing.entrants) for pairing in met) == sizes(count, seats, smaller=smaller)
        rests.update(pairing.a for pairing in pairings if pairing.b is None)
    often = [rests[one] for one in range(1, count + 1)]
    assert max(often) - min(often) <= 1
    assert not (smaller and any(often))


@rows(("count", "seats", "rounds"), [(9, 3, 4), (16, 4, 5), (25, 5, 6), (49, 7, 8), (60, 4, 9), (100, 3, 15)])
def test_nobody_sits_twice_with_another_where_that_is_possible(count, seats, rounds):
    assert max(together(drawn(count, rounds=rounds, seats=seats)).values()) == 1


def test_where_all_have_met_they_meet_again_evenly():
    met = together(drawn(12, rounds=8, seats=4))

    assert max(met.values()) - min(met[pair] for pair in combinations(range(1, 13), 2)) <= 3


def test_draw_is_that_of_its_seed_and_of_its_published_inputs():
    players = tuple(Entrant(number) for number in range(1, 14))
    given = DrawInputs(kind=MesasDraw(rounds=3, seats=4), entrants=players, seed=11)

    assert given.draw() == given.draw()
    assert given.draw() != DrawInputs(kind=given.kind, entrants=players, seed=12).draw()


@pytest.mark.parametrize(("count", "code"), [(2, "too_few_entrants"), (257, "too_many_entrants")])
def test_field_that_cannot_be_seated_is_refused(count, code):
    with pytest.raises(DrawError) as caught:
        drawn(count, rounds=1, seats=3)

    assert caught.value.code == code
