"""The standing of whole knockouts played at random, finished or stopped anywhere."""

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tournaments.pairing import Entrant, draw
from tournaments.standings import Contender, JogoResult, PartidaResult, knockout


def played(chance, node, sides):
    """One random jogo, now and then a W.O."""
    a, b = sides
    kinds = ("clean", "dirty", "real")
    walkover = chance.random() < 0.1
    points = [] if walkover else chance.sample(range(-500, 3000), 2 * chance.choice((1, 3, 5)))
    partidas = tuple(
        PartidaResult(*pair, "A" if pair[0] > pair[1] else "B")
        for pair in zip(points[::2], points[1::2], strict=True)
    )
    won = sum(partida.winner == "A" for partida in partidas) * 2 > len(partidas)
    result = JogoResult(
        round=node.round,
        kind=node.kind,
        a=a,
        b=b,
        winner=chance.choice(sides) if walkover else sides[not won],
        walkover=walkover,
        partidas=partidas,
        canastras_a=Counter(chance.choices(kinds, k=3)),
        canastras_b=Counter(chance.choices(kinds, k=2)),
    )
    return result, b if result.winner == a else a


def simulated(count, seed, *, third_place):
    """Play a whole bracket. Return its contenders, its results as they came, and how far each entrant got.

    How far: the round lost in, one more for the champion; winner and loser of the third-place jogo half and a
    quarter beyond their semifinal.
    """
    chance = Random(seed)
    bracket = draw([Entrant(n) for n in range(1, count + 1)], seed=seed, third_place=third_place)
    winners, losers, results, reached = {}, {}, [], {}
    for node in bracket.nodes:
        sides = [
            slot.entrant or winners.get(slot.winner_of) or losers[slot.loser_of]
            for slot in (node.a, node.b)
            if not slot.bye
        ]
        if node.is_bye:
            continue
        result, losers[node.ref] = played(chance, node, sides)
        winners[node.ref] = result.winner
        results.append(result)
        low, high = (-0.75, -0.5) if node.kind == "third" else (0, 1)
        reached[losers[node.ref]], reached[result.winner] = node.round + low, node.round + high
    free = {node.advances.entrant for node in bracket.nodes if node.is_bye}
    contenders = [Contender(n, f"dupla {n % 5}", n in free) for n in range(1, count + 1)]
    return contenders, results, reached


events = st.builds(
    lambda count, seed, third: (*simulated(count, seed, third_place=third), third and count > 3),
    st.one_of(st.integers(2, 9), st.integers(10, 70)),
    st.integers(0, 10**9),
    st.booleans(),
)


@settings(max_examples=60)
@given(event=events)
def test_finished_event_places_by_how_far_each_got(event):
    contenders, results, reached, third_place = event

    rows = knockout(contenders, results, third_place=third_place)

    for row in rows:
        further = sum(other > reached[row.entrant] for other in reached.values())
        level = sum(other == reached[row.entrant] for other in reached.values())
        assert (row.place, row.place_to) == (further + 1, further + level)
    assert [row.place for row in rows] == sorted(row.place for row in rows)
    assert {row.entrant for row in rows} == {one.entrant for one in contenders}


@settings(max_examples=60)
@given(event=events)
def test_champion_is_the_only_one_who_won_all(event):
    contenders, results, _, third_place = event
    losers = {side for result in results for side in (result.a, result.b) if side != result.winner}
    unbeaten = [one.entrant for one in contenders if one.entrant not in losers]

    champion, *others = knockout(contenders, results, third_place=third_place)

    assert unbeaten == [champion.entrant]
    assert champion.reason.code == "champion"
    assert all(row.tally.jogos_lost for row in others)


@settings(max_examples=60)
@given(event=events, shuffle=st.randoms(use_true_random=False), cut=st.floats(0, 1))
def test_order_of_arrival_changes_nothing(event, shuffle, cut):
    contenders, results, _, third_place = event
    some = results[: int(cut * len(results))]
    shuffled, others = some.copy(), list(contenders)
    shuffle.shuffle(shuffled)
    shuffle.shuffle(others)

    first = knockout(contenders, some, third_place=third_place)
    second = knockout(others, shuffled, third_place=third_place)

    assert first == second
    assert repr(first) == repr(second)


@settings(max_examples=60)
@given(event=events)
def test_places_only_narrow_while_the_event_is_played(event):
    contenders, results, _, third_place = event
    before = {one.entrant: (1, len(contenders)) for one in contenders}
    for count in range(len(results) + 1):
        rows = knockout(contenders, results[:count], third_place=third_place)
        after = {row.entrant: (row.place, row.place_to) for row in rows}
        assert all(before[one][0] <= low <= high <= before[one][1] for one, (low, high) in after.items())
        still_in = [row.reason.code == "still_in" for row in rows]
        assert still_in == sorted(still_in, reverse=True)
        before = after


@settings(max_examples=60)
@given(event=events)
def test_what_one_side_makes_the_other_suffers(event):
    contenders, results, _, third_place = event

    tallies = [row.tally for row in knockout(contenders, results, third_place=third_place)]

    def total(name):
        return sum(getattr(tally, name) for tally in tallies)

    assert total("points_for") == total("points_against")
    assert total("points_for") == sum(p.points_a + p.points_b for jogo in results for p in jogo.partidas)
    assert total("partidas_won") == total("partidas_lost") == sum(len(jogo.partidas) for jogo in results)
    assert total("jogos_won") == total("jogos_lost") == len(results)
    assert total("walkovers_won") == total("walkovers_lost") == sum(jogo.walkover for jogo in results)
    assert sum(sum(tally.canastras.values()) for tally in tallies) == 5 * len(results)
