"""The deck of a rule set: its cards and their points."""

from collections import Counter
from collections.abc import Mapping
from itertools import accumulate
from math import gcd
from types import MappingProxyType
from typing import Any

from rules.cards import JOKER, RANKS, ranks_of
from rules.catalog.source import TextValues
from rules.ruleset import RuleSetError


def read_deck(source: TextValues) -> dict[str, Any]:
    jokers, packs = source.read("deck.jokers"), source.read("deck.packs")
    values: dict[str, int] = {}  # every rank must be given exactly once, a joker only if there are any
    for place in [place for place in source.values if place.startswith("values.")]:
        try:
            ranks = ranks_of(place.removeprefix("values."))
        except ValueError:
            raise RuleSetError("unknown_value", f"{source.key}: {place}", "names no card") from None
        if not values.keys().isdisjoint(ranks) or source.read(place) == 0:
            raise RuleSetError("impossible_value", f"{source.key}: {place}", "each card has one worth, not 0")
        values |= dict.fromkeys(ranks, source.read(place))
    if missing := [rank for rank in (*RANKS, *([JOKER] if jokers else [])) if rank not in values]:
        raise RuleSetError("missing_value", f"{source.key}: values", f"no worth for {', '.join(missing)}")
    values = {JOKER: 0} | values
    own = sorted([values[rank] for rank in RANKS for _ in range(4 * packs)] + [values[JOKER]] * jokers)
    wild = [values["2"]] * 4 * packs + [values[JOKER]] * jokers
    raised = sum(max(own) - points for points in wild) if source.read("melds.wild_takes_value") else 0
    worths = {values[rank] for rank in RANKS} | ({values[JOKER]} if jokers else set())
    return {
        "values": MappingProxyType(values),
        "jokers": jokers,
        "packs": packs,
        "deck_cards": len(own),
        "deck_points": sum(own) + raised,
        "points_of_cards": _points_of_cards(own, wild, source.read("melds.wild_takes_value")),
        "wild_cards": len(wild),
        "unit": worths.copy().pop() if len(worths) == 1 else None,
        "step": gcd(*worths),
    }


def _points_of_cards(own: list[int], wild: list[int], takes_value: bool) -> tuple[tuple[int, int], ...]:
    """Return the fewest and the most points of so many cards; a wild card can count as any other card."""
    cheap, dear = sorted(own), sorted(own, reverse=True)
    if takes_value:
        natural = sorted((Counter(own) - Counter(wild)).elements())
        cheap = sorted([*natural, *([min(own)] * len(wild))])
        dear = sorted([*natural, *([max(own)] * len(wild))], reverse=True)
    return tuple(zip(accumulate(cheap, initial=0), accumulate(dear, initial=0), strict=True))


def unviewed_range(source: TextValues, deck: Mapping[str, Any]) -> Mapping[int, tuple[int, int]]:
    values = deck["values"]
    own = sorted(4 * deck["packs"] * [values[rank] for rank in RANKS] + [values[JOKER]] * deck["jokers"])
    sizes = {source.read("mortos.morto_cards"), source.read("mortos.solo_cards")} - {0}
    return MappingProxyType({size: (sum(own[:size]), sum(own[-size:])) for size in sizes})
