"""Draws of a Swiss round by the engine alone, compared with other ways to draw the same round in the same run.

Compared with: the engines before this one, which its draws must not be slower than (before 6, score groups were not
drawn apart; before 5, all pairs up to 512 entrants were weighed, and near pairs beyond), sorting by score and
repairing rematches (written here), `swisspair`, and a general matching over all pairs by `networkx`, up to a size that
takes seconds. Scores are jogos won, or VP of 20: the former give large score groups, the latter small ones. All get
the same scores and the same history, of rounds that the engine drew. The quality of a draw is the sum of its score
gaps. The lower bound is pairing neighbours of the sorted list without regard to rematches.
"""

import os
from collections import Counter
from functools import partial
from itertools import product
from math import exp
from random import Random
from statistics import median
from time import process_time

import networkx

from tournaments.pairing import Entrant
from tournaments.pairing.history import History, Met
from tournaments.pairing.inputs import ENGINE, REPEATED
from tournaments.pairing.swiss.draw import draw_swiss

try:
    import swisspair
except ImportError:  # it is made for some machines only
    swisspair = None

SIZES = (100, 400, 1000, 4000)
ROUNDS = (2, 7)
POINTS = ("won", "VP")
COMPLETE = 100  # entrants up to which every pair is given to networkx
TIMES = 3


def measure():
    """Yield the lines of the report."""
    for size, points in product(SIZES, POINTS):
        for number, entrants, past in event(size, points=points):
            yield from compare(size, number, entrants, past, points)


def event(size, seed=1, numbers=ROUNDS, points="won"):
    """Play an event. Before each of these rounds yield its number, the scores of the entrants, and the history."""
    chance = Random(seed)
    strength = {one: chance.gauss() for one in range(1, size + 1)}
    score, past = Counter(dict.fromkeys(strength, 0)), []
    for number in range(1, max(numbers) + 1):
        order = sorted(score, key=lambda one: (-score[one], one))
        entrants = [Entrant(one, place, score=score[one]) for place, one in enumerate(order, start=1)]
        if number in numbers:
            yield number, entrants, list(past)
        for one in (
            draw_swiss(entrants, History.of(past), seed=number).pairings if number < max(numbers) else ()
        ):
            past.append(Met(number, one.a, one.b))
            first = chance.random() < 1 / (1 + exp(strength[one.b] - strength[one.a]))
            made = chance.randint(11, 20) if points == "VP" else 1
            score[one.a if first else one.b] += made
            score[one.b if first else one.a] += 20 - made if points == "VP" else 0


def compare(size, number, entrants, past, points):
    """Yield a line for each way to draw the round."""
    score = {one.id: one.score for one in entrants}
    order = sorted(score.values(), reverse=True)
    bound = sum(a - b for a, b in zip(order[::2], order[1::2], strict=True))
    met = {frozenset((one.a, one.b)) for one in past}
    ways = {f"engine {one}": partial(ours, entrants, past, one) for one in range(ENGINE, REPEATED - 1, -1)}
    ways["sort and mend"] = partial(mended, entrants, met)
    if swisspair:
        ways["swisspair"] = partial(theirs, entrants, met)
    if size <= COMPLETE:
        ways["networkx, all pairs"] = partial(general, entrants, met)
    load = os.getloadavg()[0]
    yield f"Swiss round {number} of {size:,}, {points}, processor time at load {load:.1f}; least possible gaps: {bound}"
    for name, way in ways.items():
        seconds, pairs = timed(way)
        gap = sum(abs(score[a] - score[b]) for a, b in pairs)
        again = sum(frozenset(pair) in met for pair in pairs)
        over = size - 2 * len(pairs)
        left = f", {over} left over" if over else ""
        yield f"  {name:<20} {seconds:>8.3f} s   gaps {gap:>4}   rematches {again}{left}"


def timed(way):
    """Return the median CPU seconds of some runs, and the draw."""
    runs = []
    for _ in range(TIMES):
        start = process_time()
        pairs = way()
        runs.append(process_time() - start)
    return median(runs), pairs


def ours(entrants, past, engine):
    drawn = draw_swiss(entrants, History.of(past), seed=1, engine=engine)
    return [(one.a, one.b) for one in drawn.pairings]


def mended(entrants, met):
    """Pair each from the top with the next new opponent; whoever is left at the end trades with a pair above."""
    waiting, pairs = [one.id for one in entrants], []
    while waiting:
        one = waiting.pop(0)
        other = next((other for other in waiting if frozenset((one, other)) not in met), None)
        if other is None:
            other = waiting.pop(0)
            pairs.append(_traded(one, other, pairs, met))
        else:
            waiting.remove(other)
            pairs.append((one, other))
    return pairs


def _traded(one, other, pairs, met):
    # Separate a rematch by exchanging partners with the nearest pair above that allows it.
    for at in range(len(pairs) - 1, -1, -1):
        for a, b in (pairs[at], pairs[at][::-1]):
            if frozenset((one, a)) not in met and frozenset((other, b)) not in met:
                pairs[at] = (one, a)
                return other, b
    return one, other


def theirs(entrants, met):
    foes = {one.id: set() for one in entrants}
    for a, b in map(tuple, met):
        foes[a].add(str(b))
        foes[b].add(str(a))
    players = [
        swisspair.Player(
            id=str(one.id), points=one.score, rank=one.seed, cannot_be_paired_against_ids=foes[one.id]
        )
        for one in entrants
    ]
    return [(int(match.p1.id), int(match.p2.id)) for match in swisspair.create_matches(players) if match.p2]


def general(entrants, met):
    graph = networkx.Graph()
    for at, one in enumerate(entrants):
        for other in entrants[at + 1 :]:
            if frozenset((one.id, other.id)) not in met:
                graph.add_edge(one.id, other.id, weight=abs(one.score - other.score))
    return list(networkx.min_weight_matching(graph))
