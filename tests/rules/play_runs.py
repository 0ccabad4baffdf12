"""Runs on the table of a played-out mão: laying them down, extending them, freeing their wild cards."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from tests.rules.play_games import JOKER, RANKS, SUITS

TWO, KING, ACE_HIGH = 2, 13, 14
SHORTEST, SEVEN = 3, 7


class Move(NamedTuple):
    """Cards that leave a hand, the meld they make, and the meld they extend."""

    cards: list
    meld: object
    before: object = None
    name: str = ""


@dataclass(frozen=True)
class Run:
    """Cards of a suit from the place `low` upwards; ace 1 or 14. `late`: its two moved after the seventh card."""

    suit: str
    low: int
    cards: tuple
    laid: int = 0
    late: bool = False

    def __len__(self):
        return len(self.cards)

    @property
    def high(self):
        return self.low + len(self.cards) - 1

    @property
    def wild_places(self):
        row = ROW[self.suit]
        return [place for place, card in self.placed() if card != row[place]]

    @property
    def wilds(self):
        return len(self.wild_places)

    def placed(self):
        return enumerate(self.cards, start=self.low)

    def put(self, place, card):
        """Return the run with one more card at an end, or another card in a place."""
        if place < self.low:
            return replace(self, low=place, cards=(card, *self.cards))
        at = place - self.low
        return replace(self, cards=(*self.cards[:at], card, *self.cards[at + 1 :]))


ROW = {suit: [rank + suit for rank in "." + RANKS + "A"] for suit in SUITS}  # by place


def natural(suit, place):
    """Return the natural card of a place."""
    return ROW[suit][place]


def is_wild(card):
    return card == JOKER or card[0] == "2"


def legal(game, run):
    if run.low < 1 or run.high > ACE_HIGH or run.wilds > game.wilds:
        return False
    if len(run) < ACE_HIGH:
        return True
    wild_end = run.cards[0][0] != "A" or run.cards[-1][0] != "A"
    return game.fourteen if wild_end else game.two_aces


def run_moves(game, run, hand):
    """Yield the legal moves on a run on the table."""
    yield from _added(game, run, hand)
    yield from _freed(game, run, hand)
    if game.system == "003":
        yield from _two_upwards(game, run, hand)


def _added(game, run, hand):
    for place in [place for place in (run.low - 1, run.high + 1) if 1 <= place <= ACE_HIGH]:
        for card in sorted(set(hand)):
            if card == natural(run.suit, place) or is_wild(card):
                longer = settled(game, run.put(place, card))
                if legal(game, longer):
                    yield Move([card], longer, run)


def _freed(game, run, hand):
    # The natural card replaces a wild one, which moves where the text allows.
    for place in run.wild_places:
        real, wild = natural(run.suit, place), run.cards[place - run.low]
        if real in hand and _may_go(game, run, wild):
            filled = run.put(place, real)
            for end in _ends(game, filled, wild):
                longer = settled(game, filled.put(end, wild))
                if legal(game, longer):
                    late = game.cleans == "two" and len(longer) > SEVEN
                    yield Move([real], replace(longer, late=run.late or late), run, "freed")


def _may_go(game, run, wild):
    if game.cleans == "canastra" and (len(run) < SEVEN or run.wilds > 1):  # 000:45
        return False
    if game.system == "001" and len(run) >= KING:  # 001:24
        return False
    return wild != JOKER or game.jokers_move  # 001:64


def _ends(game, run, wild):
    # A wild card may go to the place of the two, or to an end where it stays wild.
    if wild == natural(run.suit, TWO) and run.low == TWO + 1:
        return [TWO]
    return [run.low - 1, run.high + 1] if game.loose else []


def _two_upwards(game, run, hand):
    # 003:102: a two in its natural place becomes the wild card, so that the run grows across a gap.
    if run.low != TWO or run.wilds or run.high > ACE_HIGH - 2:
        return
    further = natural(run.suit, run.high + 2)
    if further in hand:
        longer = replace(run, low=TWO + 1, cards=(*run.cards[1:], run.cards[0], further))
        if legal(game, longer):
            yield Move([further], longer, run, "two_upwards")


def settled(game, run):
    """Move a wild card at an end to the lower one; the two of the suit below the three is natural (003:94-96, 56)."""
    if game.system == "003" and run.low == TWO + 1 and run.cards[-1] == natural(run.suit, TWO):
        return replace(run, low=TWO, cards=(run.cards[-1], *run.cards[:-1]))
    return run


def new_runs(game, rng, hand):
    """Yield runs that could be laid down."""
    wild = sorted(card for card in hand if is_wild(card))
    most = rng.randint(0, min(game.wilds, len(wild)))
    for suit in SUITS:
        own = {card for card in hand if card[1] == suit and card != JOKER}
        if len(own) + most >= SHORTEST:
            for low in range(1, KING):
                if most + len(own.intersection(ROW[suit][low : low + SHORTEST])) >= SHORTEST:
                    yield from _laid(game, hand, Run(suit, low, ()), rng.sample(wild, most))


def _laid(game, hand, start, wild):
    # All runs of three cards or more from a place on, as far as hand and wild cards allow.
    left, cards = list(hand), []
    while start.low + len(cards) <= ACE_HIGH:
        card = natural(start.suit, start.low + len(cards))
        if card not in left:
            usable = [one for one in wild if one in left]
            if not usable:
                return
            card = usable[0]
            wild.remove(card)
        left.remove(card)
        cards.append(card)
        if len(cards) >= SHORTEST and not all(map(is_wild, cards)):
            run = settled(game, replace(start, cards=tuple(cards), laid=len(cards)))
            if legal(game, run):
                yield Move(cards[:], run)
