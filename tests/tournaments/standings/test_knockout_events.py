"""The standings of random complete knockouts, finished or stopped anywhere."""

from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tournaments.pairing import Entrant, draw
from tournaments.standings.bracket import PlayedNode
from tournaments.standings.knockout import knockout
from tournaments.standings.meeting import Status


def simulated(count, seed, *, third_place):
    """Play a whole bracket. Return its finished nodes, and how far each entrant got.

    How far: the round of the loss, one more for the champion; winner and loser of the third-place jogo get a half and
    a quarter beyond their semifinal.
    """
    chance = Random(seed)
    bracket = draw([Entrant(n) for n in range(1, count + 1)], seed=seed, third_place=third_place)
    winners, losers, nodes, reached = {}, {}, [], {}
    for number, node in enumerate(bracket.nodes):
        a, b = (
            None if slot.bye else slot.entrant or winners.get(slot.winner_of) or losers[slot.loser_of]
            for slot in (node.a, node.b)
        )
        winners[node.ref] = winner = chance.choice([one for one in (a, b) if one])
        status = Status.BYE if node.is_bye else chance.choice((Status.PLAYED, Status.WALKOVER))
        nodes.append(
            PlayedNode(id=number, kind=node.kind, round=node.round, a=a, b=b, status=status, winner=winner)
        )
        if not node.is_bye:
            losers[node.ref] = a if winner == b else b
            low, high = (-0.75, -0.5) if node.kind == "third" else (0, 1)
            reached[losers[node.ref]], reached[winner] = node.round + low, node.round + high
    return nodes, range(1, count + 1), reached


def stopped(nodes, count):
    """Return the bracket after this number of nodes; entrants not yet known are None."""
    drawn = {node.id for node in nodes if node.round == 1}
    return nodes[:count] + [
        replace(node, status=None, winner=None)
        if node.id in drawn
        else replace(node, a=None, b=None, status=None, winner=None)
        for node in nodes[count:]
    ]


events = st.builds(
    lambda count, seed, third: simulated(count, seed, third_place=third),
    st.one_of(st.integers(2, 9), st.integers(10, 70)),
    st.integers(0, 10**9),
    st.booleans(),
)


def places(nodes, entrants):
    return {one: fate.places(len(entrants)) for one, fate in knockout(nodes, entrants).items()}


@settings(max_examples=60)
@given(event=events)
def test_finished_event_places_by_how_far_each_got(event):
    nodes, entrants, reached = event

    found = places(nodes, entrants)

    for one in entrants:
        further = sum(other > reached[one] for other in reached.values())
        level = sum(other == reached[one] for other in reached.values())
        assert found[one] == (further + 1, further + level)


@settings(max_examples=60)
@given(event=events)
def test_champion_is_the_only_one_who_won_all(event):
    nodes, entrants, _ = event
    beaten = {one for node in nodes for one in (node.a, node.b) if one and one != node.winner}

    champions = [one for one, fate in knockout(nodes, entrants).items() if fate.code == "champion"]

    assert champions == [one for one in entrants if one not in beaten]


@settings(max_examples=60)
@given(event=events, shuffle=st.randoms(use_true_random=False), cut=st.floats(0, 1))
def test_order_of_the_nodes_changes_nothing(event, shuffle, cut):
    nodes, entrants, _ = event
    some = stopped(nodes, int(cut * len(nodes)))
    shuffled = some.copy()
    shuffle.shuffle(shuffled)

    assert knockout(some, entrants) == knockout(shuffled, entrants)


@settings(max_examples=60)
@given(event=events)
def test_places_only_narrow_while_the_event_is_played(event):
    nodes, entrants, _ = event
    before = dict.fromkeys(entrants, (1, len(entrants)))
    for count in range(len(nodes) + 1):
        after = places(stopped(nodes, count), entrants)
        assert all(before[one][0] <= low <= high <= before[one][1] for one, (low, high) in after.items())
        before = after
