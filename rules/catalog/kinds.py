"""The kinds of canastra of a rule set: those of its data file, and those that a club adds by naming their bonus."""

from collections.abc import Mapping
from typing import Final

from rules.cards import JOKER, RANKS
from rules.catalog.schema import CLEAN, KINDS
from rules.catalog.source import TextValues
from rules.ruleset import Canastra

RELANCINHO: Final = 11  # cards of a run laid at once (000:47)
_CARDS: Final = {
    "semi": 8,
    "royal": len(RANKS),
    "royal_dirty": len(RANKS),
    "aces": 7,
    "real_clean": len(RANKS) + 1,
    "real_dirty": len(RANKS) + 1,
}
_KING_ACE: Final = "89TJQKA"  # the cheapest canastra from king to ace


def read_canastras(source: TextValues, values: Mapping[str, int], jokers: int) -> tuple[Canastra, ...]:
    """Return the kinds in play, those of the file first. values: of each rank, and of a joker."""
    found = [_of_file(source, kind, values, jokers) for kind in source.kinds if source.has(kind)]
    added = [kind for kind in KINDS if kind not in source.kinds and source.adds(kind)]
    return (*found, *(_added(source, kind, values, jokers) for kind in added))


def _of_file(source: TextValues, kind: str, values: Mapping[str, int], jokers: int) -> Canastra:
    """Return a kind of the file. If a club sets card values, its fewest points are those of the cheapest cards."""
    fields = ("bonus", "cards", "wilds", "points", "relancinho")
    read = {name: source.read(f"canastras.{kind}.{name}") for name in fields}
    if source.has_own_values:
        cheapest = min(worth for card, worth in values.items() if card != JOKER or jokers)
        read["points"] = min(read["points"], read["cards"] * cheapest)
        read["relancinho"] = min(read["relancinho"], RELANCINHO * cheapest)
    return Canastra(kind=kind, **read)


def _added(source: TextValues, kind: str, values: Mapping[str, int], jokers: int) -> Canastra:
    """Return a kind that the file leaves out: its cards and points follow from what it is."""
    king_ace = kind.startswith("royal") and source.read("melds.royal") == "king_ace"
    cards = len(_KING_ACE) if king_ace else _CARDS[kind]
    wild = kind not in CLEAN
    cheapest = min(values[rank] for rank in RANKS)
    points = {
        "aces": cards * values["A"],
        "royal": sum(values[rank] for rank in (_KING_ACE if king_ace else RANKS)),
        "real_clean": sum(values[rank] for rank in RANKS) + values["A"],
    }.get(kind, cards * (min(cheapest, values[JOKER]) if jokers and wild else cheapest))
    bonus = source.read(f"canastras.{kind}.bonus")
    return Canastra(kind=kind, bonus=bonus, cards=cards, wilds=int(wild), points=points)
