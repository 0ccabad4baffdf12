"""Of the pairs that a best round can have, the best round is that of all pairs; of near ones what is said is true."""

from collections import Counter
from math import inf
from random import Random
from time import process_time

import numpy as np
import pytest

from tests.matrix import every
from tests.rows import rows
from tournaments.pairing import DrawError, Entrant
from tournaments.pairing.by_hand import ByHand
from tournaments.pairing.entrant import Flag, Proven, pair_of
from tournaments.pairing.history import History, Met
from tournaments.pairing.swiss import best_round, score_groups
from tournaments.pairing.swiss.candidates import all_pairs, as_arrays
from tournaments.pairing.swiss.draw import draw_swiss, is_level
from tournaments.pairing.swiss.field import Order, SwissOptions, field_of, listed
from tournaments.pairing.swiss.reduced_costs import ReducedCosts
from tournaments.pairing.swiss.weights import Weighing


def given(kind, chance):
    """Return what the two of a jogo get for it."""
    if kind == "wins":
        return chance.choice([(1, 0), (0, 1)])
    if kind == "vp":
        made = chance.randint(0, 20)
        return made, 20 - made
    return 5 * chance.randint(0, 400), 5 * chance.randint(0, 400)


def state(chance, size, kind, rounds, clubs=4):
    """Return the entrants and the history of an event of some rounds, each between near ones that have not met."""
    club = {one: chance.choice([None, *range(clubs)]) for one in range(1, size + 1)}
    score, past = dict.fromkeys(club, 0), []
    met = set()
    for number in range(1, rounds + 1):
        waiting = sorted(score, key=lambda one: (-score[one], chance.random()))
        while waiting:
            one = waiting.pop(0)
            other = next((other for other in waiting if pair_of(one, other) not in met), None)
            past.append(Met(number, one, other))
            if other is not None:
                waiting.remove(other)
                met.add(pair_of(one, other))
                for who, made in zip((one, other), given(kind, chance), strict=True):
                    score[who] += made
    order = sorted(score, key=lambda one: (-score[one], one))
    entrants = [Entrant(one, place, club[one], score[one]) for place, one in enumerate(order, start=1)]
    return entrants, History.of(past)


def levels(drawn, entrants, history, options=None):
    """Return the sums of a drawn round by level."""
    options = options or SwissOptions()
    order = options.first if is_level(entrants, history) else options.order
    field = field_of(listed(entrants, order, drawn.seed), history, order, drawn.seed)
    weigh = Weighing(field, history, options)
    at = {id_: index for index, id_ in enumerate(field.ids)}
    pairs = [sorted((at[one.a], at[one.b])) for one in drawn.pairings if one.b is not None]
    byes = [at[one.a] for one in drawn.pairings if one.b is None]
    met, rests = weigh.pairs(*as_arrays(pairs)), weigh.byes(np.array(byes, dtype=np.int64))
    return tuple(int(a.sum() + b.sum()) for a, b in zip(met, rests, strict=True))


def some_hand(chance, size):
    """Return pairs that must meet, and others that may not."""
    forced = tuple(pair_of(*chance.sample(range(1, size + 1), 2)) for _ in range(chance.random() < 0.3))
    others = (pair_of(*chance.sample(range(1, size + 1), 2)) for _ in range(chance.choice([0, 1, 4])))
    return ByHand(forced=forced, forbidden=frozenset(others) - set(forced))


def sums_or_code(*args, **kwargs):
    entrants, history = args
    try:
        return levels(draw_swiss(*args, **kwargs), entrants, history, kwargs["options"])
    except DrawError as error:
        return error.code, error.params


@pytest.mark.parametrize("tenth", every(range(10), 10))
def test_no_pair_that_is_left_out_would_make_a_round_better(tenth, monkeypatch):
    differing = []
    for case in range(tenth, 1500, 10):
        chance = Random(case)
        size = chance.randint(3, 60)
        entrants, history = state(chance, size, chance.choice(["wins", "vp", "made"]), chance.randint(0, 5))
        options = SwissOptions(rematches=chance.random() < 0.15)
        asked = {"seed": case, "options": options, "by_hand": some_hand(chance, size)}

        bounded = sums_or_code(entrants, history, **asked)
        with monkeypatch.context() as patched:
            patched.setattr(
                best_round,
                "bounded_pairs",
                lambda field, free, barred, *_: all_pairs(free, barred, len(field.ids)),
            )
            complete = sums_or_code(entrants, history, **asked)

        if bounded != complete:
            differing.append((case, bounded, complete))
    assert not differing


def some_options(chance):
    """Return options of any kind."""
    orders = {"first": chance.choice(list(Order)), "order": chance.choice(list(Order))}
    few = {
        "clubs": chance.random() < 0.8,
        "sides": chance.random() < 0.85,
        "rematches": chance.random() < 0.1,
    }
    return SwissOptions(**orders, **few)


@rows(("cases", "sizes", "few"), [(range(200), (12, 60), 2), (range(4), (101, 300), 7)])
def test_round_from_the_score_groups_is_the_best(cases, sizes, few, monkeypatch):
    """few: pairs for each entrant in a guess; so few that even in a small field several guesses are needed."""
    found, find, fit = Counter(), best_round.best_level_round, ReducedCosts.fit

    def counted(*args):
        best = find(*args)
        found[best is not None] += 1
        return best

    def checked(costs, chosen):
        fit(costs, chosen)
        bound = costs.potentials.sum() + costs.multipliers.sum()
        assert costs.reduced.min() >= 0
        assert costs.costs[chosen].sum() == bound + costs.reduced[chosen].sum()

    monkeypatch.setattr(best_round, "best_level_round", counted)
    monkeypatch.setattr(ReducedCosts, "fit", checked)
    monkeypatch.setattr(score_groups, "FEW", few)
    differing = []
    for case in cases:
        chance = Random(case)
        size = chance.randint(*sizes)
        entrants, history = state(chance, size, chance.choice(["wins", "wins", "vp"]), chance.randint(0, 5))
        asked = {"seed": case, "options": some_options(chance), "by_hand": some_hand(chance, size)}

        monkeypatch.setattr(best_round, "LEVEL", 0)
        by_groups = sums_or_code(entrants, history, **asked)
        monkeypatch.setattr(best_round, "LEVEL", inf)
        by_bound = sums_or_code(entrants, history, **asked)

        if by_groups != by_bound:
            differing.append((case, by_groups, by_bound))
    assert not differing
    assert found[True] > len(cases) / 2


@pytest.mark.parametrize(
    "case", [pytest.param(1), *(pytest.param(one, marks=pytest.mark.proof("case 1")) for one in range(2, 20))]
)
def test_near_pairs_reach_the_best_of_the_first_levels(case, monkeypatch):
    """Rematches, bye, gaps, steps, clubs and sides, in fields that are large only here."""
    chance = Random(case)
    entrants, history = state(chance, chance.randint(101, 300), chance.choice(["wins", "vp", "made"]), 4, 3)
    best = draw_swiss(entrants, history, seed=case)
    monkeypatch.setattr(best_round, "EXACT", 64)
    monkeypatch.setattr(best_round, "PAIRS", 0)
    monkeypatch.setattr(best_round, "LEVEL", inf)

    near = draw_swiss(entrants, history, seed=case)

    assert best.proven is Proven.EXACT
    assert near.proven is not Proven.EXACT
    assert levels(near, entrants, history)[:7] == levels(best, entrants, history)[:7]
    assert near.proven is Proven.NEAR or near.gap == best.gap


@pytest.mark.parametrize("size", [514, pytest.param(1000, marks=pytest.mark.proof("514"))])
def test_clubs_in_blocks_are_kept_apart_in_a_large_field(size):
    entrants = [Entrant(one, one, 4 * one // size) for one in range(size)]

    drawn = draw_swiss(entrants, History(), seed=1, options=SwissOptions(first=Order.ADJACENT))

    assert drawn.proven is Proven.EXACT
    assert not any(Flag.SAME_CLUB in one.flags for one in drawn.pairings)


@rows(
    ("size", "kind", "least"),
    [(513, "vp", Proven.EXACT), (600, "made", Proven.EXACT), (700, "wins", Proven.GAP)],
)
def test_large_field_is_exact_and_never_worse_than_before(size, kind, least):
    """least: what was proven by engine 5."""
    entrants, history = state(Random(size), size, kind, 4)

    start = process_time()
    drawn = draw_swiss(entrants, history, seed=1)

    assert drawn.proven is Proven.EXACT
    assert process_time() - start < 1.5
    for engine, proven in ((4, Proven.NEAR), (5, least)):
        before = draw_swiss(entrants, history, seed=1, engine=engine)
        assert before.proven is proven
        assert levels(drawn, entrants, history) <= levels(before, entrants, history)


@rows("order", [Order.ADJACENT, Order.SLIDE, Order.FOLD])
def test_history_of_strangers_leaves_a_first_round_a_first_round(order):
    entrants = [Entrant(one, one) for one in range(1, 13)]
    strangers = History.of([Met(1, 98, 99), Met(2, 98, None), Met(3, 97, 99)])
    options = SwissOptions(first=order, order=Order.DRAWN)

    assert draw_swiss(entrants, strangers, seed=1, options=options) == draw_swiss(
        entrants, History(), seed=1, options=options
    )
    assert not is_level(entrants, History.of([Met(1, 1, 99)]))
    assert not is_level(entrants, History.of([Met(1, 12, None)]))
    assert not is_level(entrants, strangers, engine=4)
