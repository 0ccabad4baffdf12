"""What a club may choose in a rule set, as its data file declares it: switches and values."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from rules.cards import RANKS
from rules.catalog.schema import (
    DEBIT_WHEN,
    ENDINGS,
    ENDS,
    LACKING,
    NEEDS,
    ROYALS,
    UNPLAYED,
    Value,
    default,
    further_kinds,
)
from rules.catalog.source import EVERY_CARD, VALUE_ROWS, values_of
from rules.ruleset import OptionValue, Steps

# Places a club may set, in the order of a form: points, and how to play for them. The numbers of sides, cards and
# mortos cannot be changed: they make the game what it is.
_POINTS: Final = ("values.", "canastras.", "bonuses.", "penalties.", "vulnerability.")
_PLAY: Final = (
    *("batida.bonus", "batida.needs_canastra", "batida.wild_discard"),
    *("without_canastra.table", "without_canastra.needs"),
    *("mortos.debit", "mortos.debit_when", "mortos.become_stock", "mortos.unviewed", "mortos.unplayed"),
    *("threes.red", "threes.red_without", "threes.needs", "threes.red_in_hand", "threes.black_in_hand"),
    "threes.laid_value",
    *("melds.sets", "melds.largest_set", "melds.set_ranks", "melds.sets_are_canastras"),
    *("melds.wilds", "melds.wilds_in_sets", "melds.natural_two", "melds.barred_ranks"),
    *("melds.ace_to_ace", "melds.royal", "deck.jokers", "endings.codes", "partida.end"),
)
_VULNERABILITY: Final = ("vulnerability.steps", "vulnerability.bonuses")
_CHOICES: Final[Mapping[str, tuple[int | str, ...]]] = {
    "batida.needs_canastra": NEEDS,
    "without_canastra.table": LACKING,
    "without_canastra.needs": NEEDS[1:],
    "mortos.debit_when": DEBIT_WHEN,
    "mortos.unplayed": UNPLAYED,
    "threes.needs": NEEDS,
    "melds.set_ranks": tuple(RANKS),
    "melds.barred_ranks": tuple(RANKS),
    "melds.royal": ROYALS,
    "deck.jokers": (0, 2, 4),
    "endings.codes": ENDINGS,
    "partida.end": tuple(end for end in ENDS if end != "round"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Switch:
    """An option of a text. `kind`: `bool`, `choice`, `count`, `points`, `amount` or `steps`.

    Without a default it must be given.
    """

    name: str
    kind: str
    choices: tuple[int | str, ...]
    default: OptionValue | None
    article: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A value a club may set, with the value of the text. `kind`: `bool`, `choice`, `number`, `several` or `steps`."""

    place: str
    kind: str
    choices: tuple[int | str, ...]
    value: int | bool | str | tuple[str, ...] | Steps
    article: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Declared:
    """All that a club may choose in one text."""

    key: str
    system: str
    title: str
    language: str
    switches: tuple[Switch, ...]
    places: tuple[Place, ...]


def read_declared(tables: Mapping[str, Any], options: Mapping[str, OptionValue]) -> Declared:
    """Return what a club may choose in a data file, with the values under normalised options."""
    values = values_of(tables, options)
    # A club sets no value that a switch decides, except points.
    switched = {place for variation in tables.get("variations", ()) for place in variation}
    decided = {place for place in switched if not place.startswith((*_POINTS, "batida."))}
    decided |= {entry["place"] for entry in tables["options"].values() if "place" in entry}
    points = [place for place in values if place.startswith(_POINTS)]
    # Of a canastra only the bonus: the rest follows from its cards.
    points = [place for place in points if not place.startswith("canastras.") or place.endswith(".bonus")]
    points = _with_rows(points)
    points += [f"canastras.{kind}.bonus" for kind in further_kinds(tables)]
    points += [place for place in _VULNERABILITY if place not in points]
    unasked = set() if "batida.wild_discard" in values else {"batida.wild_discard"}
    if tables["partida"]["end"]["value"] == "round":
        unasked.add("partida.end")
    if not values["mortos.count"].value:
        unasked |= {place for place in _PLAY if place.startswith("mortos.")}
    play = [place for place in _PLAY if place not in unasked]
    return Declared(
        key=tables["key"],
        system=tables["system"],
        title=tables["title"],
        language=tables["language"],
        switches=tuple(
            Switch(
                name=name,
                kind=entry["type"],
                choices=tuple(entry.get("choices", ())),
                default=tuple(given) if isinstance(given := entry.get("default"), list) else given,
                article=entry["article"],
            )
            for name, entry in tables["options"].items()
        ),
        places=tuple(_place(place, values) for place in (*points, *play) if place not in decided),
    )


def _with_rows(points: list[str]) -> list[str]:
    """Return the places, with each row of cards where the text has one worth for all."""
    if EVERY_CARD not in points:
        return points
    return [EVERY_CARD, *VALUE_ROWS, *(place for place in points if place != EVERY_CARD)]


def _place(place: str, values: Mapping[str, Value]) -> Place:
    found = values.get(place) or _unsaid(place, values)
    value, choices = found.value, _CHOICES.get(place, ())
    if place == "batida.needs_canastra" and isinstance(value, bool):
        value = NEEDS[int(value)]
    kind = "bool" if isinstance(value, bool) else "choice" if choices else "number"
    if isinstance(value, list):
        kind, value = "several" if choices else "steps", tuple(value)
    return Place(place=place, kind=kind, choices=choices, value=value, article=found.article)


def _unsaid(place: str, values: Mapping[str, Value]) -> Value:
    """Return the value of a place that the text does not fill."""
    if place in VALUE_ROWS:
        return values[EVERY_CARD]
    if place == "melds.wilds_in_sets":
        return Value(values["melds.wilds"].value, "")
    return Value(0 if place.startswith("canastras.") else default(place), "")
