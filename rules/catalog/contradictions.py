"""Find values set by a club that contradict each other, or the switches chosen."""

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, Final

from rules.cards import THREE
from rules.ruleset import RuleSetError

_FEWEST: Final = 3  # cards of a meld
_PACK: Final = 52
_DEAL: Final = (
    *("mortos.hand_cards", "mortos.morto_cards", "mortos.count"),
    *("table.sides", "table.players", "deck.packs"),
)
# Pairs of canastras: the first is harder to make, so it may not be worth less.
_HARDER: Final = (("clean", "dirty"), ("clean", "semi"), ("semi", "dirty"), ("real_clean", "real_dirty"))
_LONG: Final = ("royal", "royal_dirty", "real_clean", "real_dirty")  # runs of every rank
_THREES: Final = ("threes.red", "threes.red_without")


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
    yield from _against_melds(read, kinds, overrides)
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


def _against_melds(
    read: Callable[[str], Any], kinds: Collection[str], overrides: Mapping[str, object]
) -> Iterator[tuple[str, str]]:
    barred, ranks = read("melds.barred_ranks"), read("melds.set_ranks")
    if "aces" in kinds and not (read("melds.sets") and (not ranks or "A" in ranks)):
        places: tuple[str, ...] = ("canastras.aces.bonus", "melds.sets", "melds.set_ranks")
        yield _own(places, overrides), "sets of aces are not allowed"
    if set(kinds) & {"real_clean", "real_dirty"} and not read("melds.ace_to_ace"):
        places = ("canastras.real_clean.bonus", "canastras.real_dirty.bonus", "melds.ace_to_ace")
        yield _own(places, overrides), "no run has an ace at both ends"
    if set(ranks) & set(barred):
        yield _own(("melds.set_ranks", "melds.barred_ranks"), overrides), "a rank in sets stands in no meld"
    if barred and (long := next((kind for kind in _LONG if kind in kinds), None)):
        places = (f"canastras.{long}.bonus", "melds.barred_ranks")
        yield _own(places, overrides), f"no run is a {long} where a rank stands in no meld"
    if THREE not in barred and (amount := next((place for place in _THREES if read(place)), None)):
        yield (
            _own((amount, "melds.barred_ranks"), overrides),
            "a three that stands in melds is laid apart by nobody",
        )
    if read("mortos.unplayed") != "value" and not read("mortos.unviewed"):
        places = ("mortos.unplayed", "mortos.unviewed")
        yield _own(places, overrides), "there is no unviewed morto"


def _own(places: tuple[str, ...], overrides: Mapping[str, object]) -> str:
    """Return the first of the places that the club has set."""
    return next((place for place in places if place in overrides), places[0])
