"""What a club may choose in a rule set, as its data file declares it: switches and values."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from rules.catalog.schema import ENDS, Value, default
from rules.catalog.source import values_of
from rules.ruleset import OptionValue

# Places a club may set, in the order of a form: points, and how to play for them. The numbers of sides, cards and
# mortos cannot be changed: they make the game what it is.
_POINTS: Final = ("values.", "canastras.", "bonuses.", "penalties.", "vulnerability.")
_PLAY: Final = (
    *("batida.bonus", "batida.needs_canastra", "batida.wild_discard", "mortos.debit"),
    *("melds.sets", "melds.largest_set", "melds.wilds", "melds.ace_to_ace", "deck.jokers", "partida.end"),
)
_CHOICES: Final[Mapping[str, tuple[int | str, ...]]] = {
    "deck.jokers": (0, 2, 4),
    "partida.end": tuple(end for end in ENDS if end != "round"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Switch:
    """An option of a text. `kind`: `bool`, `choice`, `count` or `points`. Without a default it must be given."""

    name: str
    kind: str
    choices: tuple[int | str, ...]
    default: OptionValue | None
    article: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A value a club may set, with the value of the text. `kind`: `bool`, `choice` or `number`."""

    place: str
    kind: str
    choices: tuple[int | str, ...]
    value: int | bool | str
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
    decided = {place for place in switched if place.startswith(("melds.", "deck."))}
    points = [place for place in values if place.startswith(_POINTS)]
    # Of a canastra only the bonus: the rest follows from its cards.
    points = [place for place in points if not place.startswith("canastras.") or place.endswith(".bonus")]
    play = [place for place in _PLAY if place in values or place == "melds.largest_set"]
    if tables["partida"]["end"]["value"] == "round":
        play.remove("partida.end")
    if not values["mortos.count"].value:
        play.remove("mortos.debit")
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
                default=entry.get("default"),
                article=entry["article"],
            )
            for name, entry in tables["options"].items()
        ),
        places=tuple(_place(place, values) for place in (*points, *play) if place not in decided),
    )


def _place(place: str, values: Mapping[str, Value]) -> Place:
    found = values.get(place) or Value(default(place), "")
    kind = "bool" if isinstance(found.value, bool) else "choice" if place in _CHOICES else "number"
    choices = _CHOICES.get(place, ())
    return Place(place=place, kind=kind, choices=choices, value=found.value, article=found.article)
