"""Mãos played out at random, card by card, as the regulamento lets them be played.

Plain play, not good play: every player melds whatever fits and discards at random. What matters is that everything
laid down is legal, so that the engine may refuse none of it.
"""

from dataclasses import dataclass, field
from itertools import product

ACE_LOW, TWO, ACE_HIGH = 1, 2, 14
SEATS = ("A", "B", "A", "B")


@dataclass
class Run:
    """A sequence of one suit from `low` to `high`; `wild`: one place is held by a two from elsewhere."""

    suit: str
    low: int
    high: int
    wild: bool = False

    def __len__(self):
        return self.high - self.low + 1


@dataclass
class Table:
    rng: object
    stock: list
    mortos: list
    hands: list
    runs: dict = field(default_factory=lambda: {"A": [], "B": []})
    taken: set = field(default_factory=set)
    moved: int = 0

    def may_empty(self, side):
        """Whether a player of the side may be left without cards: for the morto, or to go out."""
        if side not in self.taken and self.mortos:
            return True
        has_canastra = any(len(run) >= 7 for run in self.runs[side])
        return has_canastra and (side in self.taken or not self.mortos)


def play(rng):
    """Return the summary facts of one mão."""
    deck = list(product("SHDC", range(1, 14))) * 2
    rng.shuffle(deck)
    dealt = [[deck.pop() for _ in range(11)] for _ in range(6)]
    table = Table(rng, deck, dealt[4:], dealt[:4])
    seat = rng.randrange(4)
    while (out := turn(table, seat % 4)) is None:
        seat += 1
    return facts(table, out)


def turn(table, seat):
    """Play one turn; return the side that went out, "" when the cards ran out, None when play goes on."""
    side, hand = SEATS[seat], table.hands[seat]
    hand.append(table.stock.pop())
    meld(table, side, hand)
    if not hand and side in table.taken | ({side} if not table.mortos else set()):
        return side
    if not hand:
        take_morto(table, side, hand)
        meld(table, side, hand)
    if hand and (len(hand) > 1 or table.may_empty(side)):
        hand.remove(table.rng.choice(hand))
    if not hand:
        if side in table.taken or not table.mortos:
            return side
        take_morto(table, side, hand)
    if not table.stock and not table.mortos:
        return ""
    if not table.stock:
        table.stock, table.moved = table.mortos.pop(), table.moved + 1
    return None


def take_morto(table, side, hand):
    hand.extend(table.mortos.pop())
    table.taken.add(side)


def meld(table, side, hand):
    """Lay down and add whatever fits, keeping two cards where the hand may not be emptied."""
    while any(step(table, side, hand) for step in (extend, add_wild, lay)):
        pass


def room(table, side, hand):
    return len(hand) if table.may_empty(side) else len(hand) - 2


def extend(table, side, hand):
    for run, (suit, rank) in product(table.runs[side], sorted(hand)):
        for place in {rank, ACE_HIGH} if rank == ACE_LOW else {rank}:
            if suit == run.suit and place in (run.low - 1, run.high + 1) and room(table, side, hand) >= 1:
                run.low, run.high = min(run.low, place), max(run.high, place)
                hand.remove((suit, rank))
                return True
    return False


def add_wild(table, side, hand):
    twos = [card for card in hand if card[1] == TWO]
    for run in table.runs[side]:
        if twos and not run.wild and run.high < ACE_HIGH and room(table, side, hand) >= 1:
            run.high, run.wild = run.high + 1, True
            hand.remove(table.rng.choice(twos))
            return True
    return False


def lay(table, side, hand):
    for suit, low in product("SHDC", range(ACE_LOW, ACE_HIGH - 1)):
        cards = [(suit, 1 if rank == ACE_HIGH else rank) for rank in range(low, low + 3)]
        if all(card in hand for card in cards) and room(table, side, hand) >= 3:
            for card in cards:
                hand.remove(card)
            table.runs[side].append(Run(suit, low, low + 2))
            return True
    return False


def facts(table, out):
    sides = {side: side_facts(table, side) | {"batida": side == out} for side in "AB"}
    return {"ending": "batida" if out else "stock_out", "mortos_to_stock": table.moved, "sides": sides}


def side_facts(table, side):
    runs = table.runs[side]
    held = sum(len(hand) for seat, hand in enumerate(table.hands) if SEATS[seat] == side)
    canastras = [run for run in runs if len(run) >= 7]
    dirty = sum(run.wild for run in canastras)
    return {
        "table": 10 * sum(len(run) for run in runs),
        "hand": 10 * held,
        "clean": len(canastras) - dirty,
        "dirty": dirty,
        "morto": "taken" if side in table.taken else "not_taken",
    }
