"""The standings of a double elimination, complete and partly played, for every number of entrants."""

from itertools import product
from random import Random

import pytest

from tests.rows import rows
from tournaments.pairing.bracket.double import draw_double
from tournaments.pairing.entrant import Entrant
from tournaments.standings.bracket import PlayedNode
from tournaments.standings.double import double
from tournaments.standings.meeting import Status


class Event:
    """A drawn double elimination in play: node after node, by round."""

    def __init__(self, count, *, reset):
        self.entrants = range(1, count + 1)
        bracket = draw_double([Entrant(n, n) for n in self.entrants], seed=1, reset=reset)
        self.nodes = list(bracket.nodes)
        self.winner, self.loser, self.over = {}, {}, set()
        for node in self.nodes:
            if node.is_bye:
                self.over.add(node.ref)
                self.winner[node.ref] = self.at(node.a) or self.at(node.b)

    def at(self, slot):
        if slot.entrant:
            return slot.entrant
        return self.winner.get(slot.winner_of) if slot.winner_of else self.loser.get(slot.loser_of)

    def play(self, pick, most=10**6):
        played = 0
        for node in self.nodes:
            a, b = self.at(node.a), self.at(node.b)
            if node.ref in self.over or not a or not b or played == most:
                continue
            winner = pick(a, b)
            self.over.add(node.ref)
            self.winner[node.ref] = winner
            if not (node.kind == "final" and winner == a):  # the unbeaten has won: no reset
                self.loser[node.ref] = b if winner == a else a
            played += 1
        return played

    def met(self):
        ids = {node.ref: number for number, node in enumerate(self.nodes)}
        return [
            PlayedNode(
                id=ids[node.ref],
                kind=node.kind,
                round=node.round,
                a=self.at(node.a),
                b=self.at(node.b),
                status=Status.PLAYED if node.ref in self.over else None,
                winner=self.winner.get(node.ref),
                loser_to=ids[node.loser_to[:2]] if node.loser_to else None,
            )
            for node in self.nodes
        ]

    def places(self):
        return double(self.met(), self.entrants)


def stronger(a, b):
    return min(a, b)


@pytest.mark.parametrize("reset", [True, False])
@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (2, [(1, 1), (2, 2)]),
        (4, [(1, 1), (2, 2), (3, 3), (4, 4)]),
        (8, [(1, 1), (2, 2), (3, 3), (4, 4), (5, 6), (5, 6), (7, 8), (7, 8)]),
        (5, [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)]),
    ],
)
def test_the_stronger_stand_above_where_they_always_win(count, expected, reset):
    event = Event(count, reset=reset)
    event.play(stronger)

    places = event.places()

    assert [places[one] for one in event.entrants] == expected


def test_who_wins_the_reset_is_first_although_beaten_once():
    event = Event(4, reset=True)
    met = []

    def pick(a, b):
        met.append({a, b})
        return max(a, b) if met.count({1, 2}) == 2 else min(a, b)  # 2 wins the final, not the reset

    event.play(pick)

    assert met.count({1, 2}) == 3
    assert [event.places()[one] for one in event.entrants] == [(1, 1), (2, 2), (3, 3), (4, 4)]


def test_before_anything_is_played_every_place_is_open():
    assert set(Event(8, reset=True).places().values()) == {(1, 8)}


@rows(("count", "reset"), product(range(2, 33), (True, False)))
def test_final_places_lie_within_all_that_were_told_before(count, reset):
    lots = Random(count)
    event = Event(count, reset=reset)
    told = []
    while event.play(lambda a, b: lots.choice((a, b)), most=3):
        told.append(event.places())
    final = told[-1]

    for places in told:
        for one in event.entrants:
            assert places[one][0] <= final[one][0] <= final[one][1] <= places[one][1]
    taken = sorted(place for first, last in set(final.values()) for place in range(first, last + 1))
    assert taken == list(event.entrants)
