"""Mãos played out at random, card by card, as the four texts allow.

The play is plain, not good. It must be legal, so that the engine may refuse none of it, and rare events must occur.
The engine is never asked what is legal.
"""

from dataclasses import dataclass
from functools import lru_cache
from random import Random

from tests.rules.play_deal import deal
from tests.rules.play_endings import ended, look
from tests.rules.play_facts import facts_of
from tests.rules.play_games import GAMES
from tests.rules.play_turns import turn

LONG = 30  # rounds; after this number the pile is no longer taken


@dataclass(frozen=True)
class Played:
    """A mão played to its end. `table`: its final state."""

    system: str
    game: object
    facts: dict
    table: object


@lru_cache(maxsize=1024)
def play(system, seed):
    """Return a mão of the system; the same seed gives the same mão."""
    rng = Random(seed)
    game = GAMES[system](rng)
    table = deal(game, rng)
    number = 0
    while True:
        player = game.seats[number % len(game.seats)]
        table.hands[player].extend(table.unseen.pop(player, ()))
        turn(table, player)
        if ended(table):
            return Played(system, game, facts_of(table), table)
        look(table, player)
        number += 1
        if number > LONG * len(game.seats):
            table.style.pile, table.style.swaps = 0, number
