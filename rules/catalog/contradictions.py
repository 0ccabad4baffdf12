"""Find values set by a club that contradict each other, or the switches chosen."""

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, Final

from rules.ruleset import RuleSetError

_FEWEST: Final = 3  # cards of a meld
_PACK: Final = 52
_DEAL: Final = (
    *("mortos.hand_cards", "mortos.morto_cards", "mortos.count"),
    *("table.sides", "table.players", "deck.packs"),
)
# Pairs of canastras: the first is harder to make, so it may not be worth less.
_HARDER: Final = (("clean", "dirty"), ("clean", "semi"), ("semi", "dirty"), ("real_clean", "real_dirty"))


def refuse_contradictions(
    key: str,
    read: Callable[[str], Any],
    kinds: Collection[str],
    overrides: Mapping[str, object],
    switched_off: Collection[str],
) -> None:
    """Raise `RuleSetError` for the first contradiction; its field names the file and the place.

    `left_out`: a value for something the switches exclude; `contradiction`: two values that exclude each other.

    read: the value in force at a place. kinds: the canastras in play. switched_off: places a switch has set to 0.
    """
    if not overrides:
        return
    for place, value in overrides.items():
        kind = place.split(".")[1] if place.startswith("canastras.") else None
        if (kind and kind not in kinds) or (place in switched_off and value):
            raise RuleSetError("left_out", f"{key}: {place}", "the switches leave this out")
    for place, why in _against_each_other(read, kinds, overrides):
        raise RuleSetError("contradiction", f"{key}: {place}", why)


def _against_each_other(
    read: Callable[[str], Any], kinds: Collection[str], overrides: Mapping[str, object]
) -> Iterator[tuple[str, str]]:
    for harder, easier in _HARDER:
        if {harder, easier} <= set(kinds):
            places = (f"canastras.{harder}.bonus", f"canastras.{easier}.bonus")
            if read(places[0]) < read(places[1]):
                yield _own(places, overrides), f"{harder} may not be worth less than {easier}"
    if 0 < read("vulnerability.warned") < read("vulnerability.points"):
        places = ("vulnerability.warned", "vulnerability.points")
        yield _own(places, overrides), "a warned side may not need less than another"
    if read("melds.sets") and read("melds.largest_set") < _FEWEST:
        places = ("melds.largest_set", "melds.sets")
        yield _own(places, overrides), f"sets have at least {_FEWEST} cards"
    players = len(read("table.sides")) * read("table.players")
    dealt = players * read("mortos.hand_cards") + read("mortos.count") * read("mortos.morto_cards")
    if dealt > _PACK * read("deck.packs") + read("deck.jokers"):
        yield _own(_DEAL, overrides), "more cards are dealt than the deck has"


def _own(places: tuple[str, ...], overrides: Mapping[str, object]) -> str:
    """Return the first of the places that the club has set."""
    return next((place for place in places if place in overrides), places[0])
