"""Sets on the table of a played-out mão."""

from dataclasses import dataclass, replace

from tests.rules.play_games import JOKER
from tests.rules.play_runs import SHORTEST, Move, is_wild


@dataclass(frozen=True)
class Set:
    """Cards of one rank. In a set of twos (000) only jokers are wild."""

    rank: str
    cards: tuple
    laid: int = 0

    def __len__(self):
        return len(self.cards)

    @property
    def wilds(self):
        return sum(card == JOKER or card[0] != self.rank for card in self.cards)


def legal(game, group):
    return len(group) <= game.largest_set and group.wilds <= game.wilds


def set_moves(game, group, hand):
    """Yield the legal additions to a set."""
    for card in sorted(set(hand)):
        if card[0] == group.rank or is_wild(card):
            larger = replace(group, cards=(*group.cards, card))
            if legal(game, larger):
                yield Move([card], larger, group)


def new_sets(game, rng, hand):
    """Yield sets that could be laid down: of each rank all cards, three, and some with wild cards."""
    if not game.sets:
        return
    wild = [card for card in hand if is_wild(card)]
    for rank in sorted({card[0] for card in hand if card != JOKER and (game.sets_of_twos or card[0] != "2")}):
        own = [card for card in hand if card[0] == rank]
        others = [card for card in wild if card not in own]
        added = rng.sample(others, rng.randint(0, min(game.wilds, len(others))))
        if len(own) + len(added) >= SHORTEST:
            yield from _laid(game, rank, own, added)


def _laid(game, rank, own, added):
    for natural in (own, own[:3], own[:2], own[:1]):
        for extra in ([], added):
            group = Set(rank, (*natural, *extra), len(natural) + len(extra))
            if len(group) >= SHORTEST and legal(game, group):
                yield Move(list(group.cards), group)
