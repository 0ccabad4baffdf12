"""Swiss compared with brute force: every pairing of small fields; and a thousand random events."""

from collections import Counter
from random import Random

import pytest
import rustworkx

from tests.matrix import every
from tests.rows import rows
from tests.tournaments.pairing.events import Event, every_way
from tournaments.pairing import Entrant
from tournaments.pairing.entrant import Flag
from tournaments.pairing.history import History, Met
from tournaments.pairing.swiss.draw import draw_swiss

EVENTS = 1000


def price(pairs, order, history):
    """Return the cost of a pairing, computed from the rules independently of the code under test."""
    place = {one.id: at for at, one in enumerate(order)}
    who = {one.id: one for one in order}
    levels = sorted({one.score for one in order}, reverse=True)
    met = [(who[a], who[b]) for a, b in pairs if None not in (a, b)]
    free = [b if a is None else a for a, b in pairs if None in (a, b)]
    apart = [abs(history.balance(a.id) - history.balance(b.id)) for a, b in met]
    repeat = [
        not far and history.last_seat(a.id) == history.last_seat(b.id) is not None
        for far, (a, b) in zip(apart, met, strict=True)
    ]
    return (
        sum(history.met(a.id, b.id) for a, b in met),
        sum(history.byes[one] for one in free),
        sum(-place[one] for one in free),
        sum(abs(a.score - b.score) for a, b in met),
        sum((levels.index(a.score) - levels.index(b.score)) ** 2 for a, b in met),
        sum(a.club == b.club is not None for a, b in met),
        sum(repeat) - 2 * sum(apart),
    )


@rows("case", range(300))
def test_no_other_way_to_pair_is_better(case):
    chance = Random(case)
    ids = list(range(1, chance.randint(2, 8) + 1))
    entrants = [Entrant(n, n, chance.choice([None, 1, 2]), chance.randint(0, 3)) for n in ids]
    past = [Met(chance.randint(1, 9), *chance.sample(ids, 2)) for _ in range(chance.randint(0, 20))]
    history = History.of([*past, *(Met(1, n, None) for n in ids if chance.random() < 0.4)])

    drawn = draw_swiss(entrants, history, seed=case)

    order = [entrants[one - 1] for one in drawn.order]
    best = min(price(way, order, history) for way in every_way([*ids, *([None] if len(ids) % 2 else [])]))
    assert price([(p.a, p.b) for p in drawn.pairings], order, history) == best


def can_be_paired_afresh(ids, history):
    """Return whether all can meet a new opponent."""
    graph = rustworkx.PyGraph()
    graph.add_nodes_from(ids)
    fresh = [(i, j, 1) for i, a in enumerate(ids) for j, b in enumerate(ids[:i]) if not history.met(a, b)]
    graph.add_edges_from(fresh)
    return 2 * len(rustworkx.max_weight_matching(graph, max_cardinality=True)) == len(ids)


def avoidable(drawn, history):
    """Return what a draw could have avoided: a rematch, or a second bye without a rematch."""
    flags = Counter(flag for pairing in drawn.pairings for flag in pairing.flags)
    ids = list(drawn.order)
    fresh = [one for one in ids if not history.byes[one]]
    if flags[Flag.REMATCH]:
        without = [[one for one in ids if one != free] for free in ids] if len(ids) % 2 else [ids]
        return any(can_be_paired_afresh(some, history) for some in without)
    if flags[Flag.BYE_AGAIN]:
        return bool(fresh)
    if flags[Flag.BYE_TWICE]:
        return any(can_be_paired_afresh([one for one in ids if one != free], history) for free in fresh)
    return False


@pytest.mark.parametrize("tenth", every(range(10), 4))
def test_random_events_have_no_avoidable_rematch_and_no_avoidable_second_bye(tenth):
    for seed in range(tenth, EVENTS, 10):
        event = Event.of(Random(seed).randint(2, 24), seed)
        for number in range(event.chance.randint(3, 8)):
            history = event.history()
            drawn = draw_swiss(event.entrants(), history, seed=number)

            assert sorted(one for p in drawn.pairings for one in p.entrants) == sorted(event.score)
            assert not avoidable(drawn, history), (seed, number)
            event.play(drawn)
            event.come_and_go()


def test_the_strongest_comes_out_on_top():
    # The lower id wins three of four: over 200 events of 16 the first four win more than half of them.
    leaders = Counter()
    for seed in range(200):
        event = Event.of(16, seed)
        for number in range(5):
            event.play(draw_swiss(event.entrants(), event.history(), seed=number))
        leaders[max(event.score, key=lambda one: (event.score[one], -one))] += 1

    assert sum(leaders[one] for one in (1, 2, 3, 4)) > 100
