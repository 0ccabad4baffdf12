"""Double elimination, third place and consolation, played through for every number from 2 to 128 and for 1,024."""

from collections import Counter
from random import Random

import pytest

from tests.bench.rematches import drawn, expected
from tests.rows import rows
from tournaments.pairing import DrawError, Entrant, draw
from tournaments.pairing.bracket.double import DROPS, draw_double

EVERY_NUMBER = range(2, 129)


def by_lot(count):
    return [Entrant(number) for number in range(1, count + 1)]


def seeded(count):
    return [Entrant(number, number) for number in range(1, count + 1)]


def play(bracket, wins):
    """Play a bracket by `wins(a, b)` in the order of its nodes. Return (node, winner, loser) of each."""
    winners, losers, played = {}, {}, []

    def who(slot):
        if slot.entrant is not None:
            return slot.entrant
        return winners[slot.winner_of] if slot.winner_of else losers[slot.loser_of]

    for node in bracket.nodes:
        assert not (node.a.bye and node.b.bye), "nobody against nobody"
        if node.is_bye:
            assert (node.round, node.kind) == (1, "main"), "byes stand in the first round only"
            continue
        a, b = who(node.a), who(node.b)
        if node.kind == "reset" and winners[node.a.winner_of] == final_a(bracket, who):
            continue
        winner = wins(a, b)
        winners[node.ref], losers[node.ref] = winner, b if winner == a else a
        played.append((node, winner, losers[node.ref]))
    return played


def final_a(bracket, who):
    return next(who(node.a) for node in bracket.nodes if node.kind == "final")


def by_chance(seed):
    chance = Random(seed)
    return lambda a, b: chance.choice((a, b))


def check_links(bracket):
    """Check that every link ends in a slot that names its source, and that every such slot has a link."""
    nodes = {node.ref: node for node in bracket.nodes}
    assert len(nodes) == len(bracket.nodes), "no two nodes in one place"
    assert list(nodes) == sorted(nodes)
    for node in bracket.nodes:
        for goes, name in ((node.winner_to, "winner_of"), (node.loser_to, "loser_of")):
            if goes and not node.is_bye:
                target = nodes[goes.round, goes.position]
                slot = target.a if goes.side == "A" else target.b
                assert getattr(slot, name) == node.ref
                assert target.round > node.round
    slots = [slot for node in bracket.nodes if not node.is_bye for slot in (node.a, node.b)]
    assert not [slot for slot, times in Counter(slots).items() if times > 1]


@rows("count", [*EVERY_NUMBER, 1024])
def test_double_puts_everybody_out_with_two_defeats(count):
    bracket = draw_double(by_lot(count), seed=count, reset=True)
    check_links(bracket)

    played = play(bracket, by_chance(count))

    defeats = Counter(loser for _, _, loser in played)
    champion = played[-1][1]
    again = played[-1][0].kind == "reset"
    assert len(played) == 2 * count - 2 + again
    assert defeats[champion] == again
    assert all(defeats[one] == 2 for one in range(1, count + 1) if one != champion)


@rows("count", EVERY_NUMBER)
def test_double_without_reset_ends_with_one_final(count):
    bracket = draw_double(by_lot(count), seed=count, reset=False)
    check_links(bracket)

    played = play(bracket, by_chance(count))

    assert len(played) == 2 * count - 2
    assert [node.kind for node, _, _ in played].count("final") == 1
    assert played[-1][0].winner_to is None


@rows("count", [8, 16, 32, 64])
def test_who_met_in_the_main_tree_does_not_meet_at_once_again(count):
    for seed in range(20):
        met, rematches = set(), Counter()
        for node, winner, loser in play(draw_double(by_lot(count), seed=seed, reset=False), by_chance(seed)):
            pair = frozenset((winner, loser))
            if pair in met and node.kind == "losers":
                rematches[node.round] += 1
            met.add(pair)
        last = max(rematches, default=0)
        assert not any(rematches[number] for number in range(1, 4)), (last, rematches)


# Measured exactly (`make bench ARGS="rematches"`); by mirrored and halved lists they were .94, 1.24, 1.53, 2.05, 9.17.
REMATCHES = {16: 0.75, 32: 0.735, 64: 0.703, 128: 0.709, 1024: 0.703}


@rows(("count", "most"), REMATCHES.items())
def test_drop_order_keeps_rematches_rare(count, most):
    assert expected(drawn(count)) <= most


def test_byes_bring_no_more_rematches_than_a_full_tree():
    assert max(expected(drawn(count)) for count in range(5, 129)) < 0.77


@pytest.mark.parametrize("count", [8, 11, 16])
def test_expected_rematches_are_those_of_events_by_chance(count):
    bracket, times, again = drawn(count), 3000, 0
    for seed in range(times):
        met = set()
        for node, *both in play(bracket, by_chance(seed)):
            again += node.kind == "losers" and frozenset(both) in met
            met.add(frozenset(both))

    assert abs(again / times - expected(bracket)) < 0.06


@rows("rounds", DROPS)
def test_drop_order_has_a_place_for_everybody(rounds):
    assert len(DROPS[rounds]) == rounds - 2
    for number, drop in enumerate(DROPS[rounds], start=2):
        assert 0 <= drop < 1 << (rounds - number)


def test_four_in_double_elimination_are_drawn_like_this():
    bracket = draw_double(seeded(4), seed=1, reset=True)

    assert [(node.kind, node.ref, node.winner_to, node.loser_to) for node in bracket.nodes] == [
        ("main", (1, 1), (2, 1, "A"), (2, 2, "A")),
        ("main", (1, 2), (2, 1, "B"), (2, 2, "B")),
        ("main", (2, 1), (4, 1, "A"), (3, 1, "B")),
        ("losers", (2, 2), (3, 1, "A"), None),
        ("losers", (3, 1), (4, 1, "B"), None),
        ("final", (4, 1), (5, 1, "A"), (5, 1, "B")),
        ("reset", (5, 1), None, None),
    ]


def test_two_in_double_elimination_meet_up_to_three_times():
    bracket = draw_double(seeded(2), seed=1, reset=True)

    assert [node.kind for node in bracket.nodes] == ["main", "final", "reset"]
    assert len(play(bracket, lambda a, b: min(a, b))) == 2


@rows("count", [*EVERY_NUMBER, 1024])
def test_consolation_gives_a_second_jogo_to_who_lost_the_first(count):
    bracket = draw(by_lot(count), seed=count, third_place=True, consolation=True)
    check_links(bracket)

    played = play(bracket, by_chance(count))

    jogos = Counter(one for _, winner, loser in played for one in (winner, loser))
    kinds = Counter(node.kind for node, _, _ in played)
    losers = sorted(loser for node, _, loser in played if node.round == 1)
    in_it = {one for node, *sides in played for one in sides if node.kind == "consolation"}
    assert kinds["main"] == count - 1
    assert kinds["third"] == (count >= 4)
    assert kinds["consolation"] == max(0, len(in_it) - 1)
    if count >= 6:
        assert set(losers) <= in_it
        assert all(jogos[one] >= 2 for one in losers)


def test_consolation_takes_second_round_losers_where_byes_stood_in_the_first():
    bracket = draw(seeded(12), seed=1, third_place=False, consolation=True)

    played = play(bracket, min)

    in_it = {one for node, *sides in played for one in sides if node.kind == "consolation"}
    assert in_it == {5, 6, 7, 8, 9, 10, 11, 12}


def test_small_events_have_no_consolation():
    for count in range(2, 6):
        plain = draw(seeded(count), seed=1, third_place=True)
        assert draw(seeded(count), seed=1, third_place=True, consolation=True) == plain


@pytest.mark.parametrize(("count", "code"), [(1, "too_few_entrants"), (1025, "too_many_entrants")])
def test_double_refuses_what_the_single_one_refuses(count, code):
    with pytest.raises(DrawError) as refused:
        draw_double(by_lot(count), seed=1, reset=True)

    assert refused.value.code == code


def test_double_elimination_of_crossed_pairs_meets_as_the_crossing_says():
    pairs = [(11, 22), (12, 21), (13, 24), (14, 23)]
    bracket = draw_double(seeded(8), seed=1, reset=True, pairs=pairs)

    first = [(node.a.entrant, node.b.entrant) for node in bracket.nodes if node.round == 1]
    lost = Counter(loser for _, _, loser in play(bracket, min))

    assert first == pairs
    assert {node.kind for node in bracket.nodes} == {"main", "losers", "final", "reset"}
    assert lost == {one: 2 for pair in pairs for one in pair if one != 11}


def test_double_elimination_of_three_crossed_pairs_is_refused():
    with pytest.raises(DrawError) as refused:
        draw_double([], seed=1, reset=False, pairs=[(1, 2), (3, 4), (5, 6)])

    assert refused.value.code == "pairs_not_full"
