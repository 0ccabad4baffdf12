"""The points of a played-out mão, by the formulas of the texts and the chosen interpretations."""

from tests.rules.play_runs import Run
from tests.rules.play_table import kind_of

SEVEN, RELANCINHO = 7, 11


def total(table, facts, side):
    """Return the points of a side."""
    game, told = table.game, facts["sides"][side]
    points = sum(_worth(table, meld) for meld in table.melds[side]) - _held(table, told)
    if table.out is not None and table.side_of[table.out] == side:
        points += game.bonuses["batida"]
    if _owes_morto(table, told.get("morto")):
        points -= game.bonuses["no_morto"]
    return points - told.get("penalties", 0) * game.bonuses.get("penalty", 0)


def _held(table, told):
    # Cards in hand are debited, at every end or only after a batida (002: C10, 000: A11).
    if table.out is None and not table.game.options.get("hand_debit_without_batida", True):
        return 0
    hands = [*told["hands"].values(), told.get("unviewed_cards", [])]
    return sum(table.worth(hand) for hand in hands)


def _owes_morto(table, morto):
    options = table.game.options
    if morto == "unviewed":  # 003: D01
        return not options["unviewed_instead_of_debit"]
    waived = not options.get("no_morto_debit_when_moved", True) and not table.mortos  # B06, C09
    return morto == "not_taken" and not waived


def _worth(table, meld):
    # Of a meld: its cards, the canastra's bonus, and extra bonuses (000:47, 83).
    game, kind = table.game, kind_of(table.game, meld)
    cards = table.worth(meld.cards) if game.options.get("table_credit", True) else 0
    own, grown, relancinho = game.bonuses.get(kind, 0), _grown(game, meld, kind), _relancinho(game, meld)
    if (grown and game.options["grown"] == "instead") or (
        relancinho and not game.options["relancinho_on_top"]
    ):
        own = 0
    if kind == "twos" and not game.options["twos_grow"]:
        grown = 0
    return cards + own + grown + relancinho


def _grown(game, meld, kind):
    # The 1000 of a set that became a canastra.
    if "grown" not in game.bonuses or isinstance(meld, Run) or not meld.laid < SEVEN <= len(meld):
        return 0
    return 0 if kind == "dirty" and game.options["grown"] == "clean_only" else game.bonuses["grown"]


def _relancinho(game, meld):
    return game.bonuses.get("relancinho", 0) if isinstance(meld, Run) and meld.laid >= RELANCINHO else 0
