"""The schema of a data file: its places, the kind of value at each, and what is required."""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from rules.cards import RANKS
from rules.dealing import DEALER, LEFT
from rules.mao import BATIDA, NOBODY, STALLO
from rules.problems import Code
from rules.ruleset import RuleSetError

KINDS: Final = (
    *("clean", "dirty", "semi", "royal", "royal_dirty", "twos", "aces", "real_clean", "real_dirty"),
)
CLEAN: Final = ("clean", "royal", "twos", "aces", "real_clean")  # kinds without a wild card
NEEDS: Final = ("none", "any", "clean")  # the canastra that a rule requires
ROYALS: Final = ("ace_high", "ace_low", "thirteen", "king_ace")
UNPLAYED: Final = ("value", "value_and_debit", "debit")
DEBIT_WHEN: Final = ("always", "other_took", "could_take")
LACKING: Final = ("credit", "zero", "negative")
LINEUPS: Final = ("fixed", "free", "solo")
FIRST_PLAYERS: Final = ("", DEALER, LEFT)  # "": the players agree on who deals
ENDS: Final = ("reach", "exceed", "round")
ENDINGS: Final = (BATIDA, "stock_out", "two_left", STALLO, NOBODY)
MOST: Final = 100_000  # no number in a rule set is larger
MOST_PACKS: Final = 8
SIDES: Final = "ABCDEFGHI"
# Only these codes may be warnings: they are unlikely. The others are impossible, and a mão with one has no score.
QUESTIONS: Final = (
    *(Code.HAND_ZERO, Code.MANY_CANASTRAS, Code.TABLE_TOO_SMALL, Code.TOO_FEW_CARDS, Code.NO_BATIDA),
    *(Code.MORTO_LEFT_AT_STOCK_OUT, Code.UNVIEWED_OWN_SIDE, Code.UNVIEWED_WITHOUT_CLOSING),
    *(Code.NOBODY_TOOK_A_POZZETTO, Code.MANY_PENALTIES),
)

_NOT_VALUES: Final = ("key", "system", "language", "title", "options", "variations", "articles", "words")


@dataclass(frozen=True, slots=True)
class Value:
    """One value of a data file, and the article of the text it comes from."""

    value: Any
    article: str


def _number(value: object, least: int = 0, most: int = MOST) -> str:
    if type(value) is not int:
        return "must be of type int"
    return "" if least <= value <= most else f"must be from {least} to {most}"


def _bonus(value: object) -> str:
    return _number(value, least=-MOST)


def _flag(value: object) -> str:
    return "" if type(value) is bool else "must be of type bool"


def _names(value: object) -> str:
    named = isinstance(value, list) and all(isinstance(one, str) for one in value)
    return "" if named else "must be of type list, of names"


def _one_of(value: object, words: Collection[str]) -> str:
    return "" if value in words else f"must be one of {', '.join(words)}"


def _needs(value: object) -> str:
    # True and false mean `any` and `none`, as in the first data files.
    return "" if type(value) is bool else _one_of(value, NEEDS)


def verify_steps(value: object) -> str:
    """Return the error in steps of vulnerability, which are pairs of points, both rising; "" if there is no error."""
    if not isinstance(value, list | tuple):
        return "must be of type list, of pairs"
    last = (-1, 0)
    for step in value:
        if not isinstance(step, list | tuple) or [type(one) for one in step] != [int, int]:
            return "must be of type list, of pairs"
        first, least = step
        if not (last[0] < first <= MOST and last[1] < least <= MOST):
            return f"must rise from pair to pair, {MOST} at most"
        last = first, least
    return ""


def _some_of(value: Any, words: Collection[str], needed: str | None = None) -> str:
    if why := _names(value):
        return why
    if not set(value) <= set(words):
        return f"must be some of {', '.join(words)}"
    return "" if needed is None or needed in value else f"must hold {needed}"


def _sides(value: Any) -> str:
    # Sides are letters, because a jogo stores the letter of its winner and has its own names for them.
    if why := _names(value):
        return why
    letters = list(SIDES[: len(value)])
    return "" if value == letters and len(value) >= 2 else f"must be from 2 to {len(SIDES)} sides: A, B, ..."


REQUIRED: Final = object()
# Each place with the check of its kind, and its default.
PLACES: Final[Mapping[str, tuple[Callable[[object], str], Any]]] = {
    "table.sides": (_sides, REQUIRED),
    "table.players": (partial(_number, least=1, most=3), REQUIRED),
    "table.lineup": (partial(_one_of, words=LINEUPS), REQUIRED),
    "table.first_player": (partial(_one_of, words=FIRST_PLAYERS), ""),
    "deck.packs": (partial(_number, least=1, most=MOST_PACKS), REQUIRED),
    "deck.jokers": (partial(_number, most=4 * MOST_PACKS), REQUIRED),
    "melds.sets": (_flag, REQUIRED),
    "melds.largest_set": (_number, 0),
    "melds.sets_of_twos": (_flag, False),
    "melds.wilds": (_number, REQUIRED),
    "melds.ace_to_ace": (_flag, REQUIRED),
    "melds.asks_laid": (_flag, False),
    "melds.asks_late_two": (_flag, False),
    "melds.late_two": (_flag, False),
    "melds.leading_wild_on_top": (_flag, False),
    "melds.wild_below_complete_run": (_flag, True),
    "melds.wild_above_complete_run": (_flag, True),
    "melds.two_beside_joker": (_flag, True),
    "melds.wild_takes_value": (_flag, False),
    "melds.wilds_in_sets": (_number, MOST_PACKS * 8),
    "melds.set_ranks": (partial(_some_of, words=RANKS), []),
    "melds.sets_are_canastras": (_flag, True),
    "melds.barred_ranks": (partial(_some_of, words=RANKS), []),
    "melds.natural_two": (_flag, True),
    "melds.royal": (partial(_one_of, words=ROYALS), "thirteen"),
    "mortos.count": (_number, REQUIRED),
    "mortos.debit": (_number, REQUIRED),
    "mortos.hand_cards": (_number, REQUIRED),
    "mortos.morto_cards": (_number, 0),
    "mortos.solo_cards": (_number, 0),
    "mortos.stated": (_flag, False),
    "mortos.become_stock": (_flag, False),
    "mortos.unviewed": (_flag, False),
    "mortos.unplayed": (partial(_one_of, words=UNPLAYED), "value"),
    "mortos.debit_when": (partial(_one_of, words=DEBIT_WHEN), "always"),
    "batida.bonus": (_number, REQUIRED),
    "batida.needs_canastra": (_needs, REQUIRED),
    "batida.wild_discard": (_flag, True),
    "endings.codes": (partial(_some_of, words=ENDINGS, needed=BATIDA), REQUIRED),
    "bonuses.grown": (_number, 0),
    "bonuses.relancinho": (_number, 0),
    "without_canastra.table": (partial(_one_of, words=LACKING), "credit"),
    "without_canastra.needs": (partial(_one_of, words=NEEDS[1:]), "any"),
    "threes.red": (_number, 0),
    "threes.red_without": (_number, 0),
    "threes.needs": (partial(_one_of, words=NEEDS), "any"),
    "threes.red_in_hand": (_number, 0),
    "threes.black_in_hand": (_number, 0),
    "threes.laid_value": (_flag, False),
    "penalties.communication": (_number, 0),
    "vulnerability.points": (_number, 0),
    "vulnerability.warned": (_number, 0),
    "vulnerability.steps": (verify_steps, []),
    "vulnerability.bonuses": (_flag, True),
    "partida.end": (partial(_one_of, words=ENDS), REQUIRED),
    "checks.warnings": (partial(_some_of, words=QUESTIONS), REQUIRED),
    "checks.many_canastras": (_number, REQUIRED),
}
_OF_CANASTRA: Final = {
    "bonus": REQUIRED,
    "cards": REQUIRED,
    "points": REQUIRED,
    "wilds": REQUIRED,
    "relancinho": 0,
}


def flatten(tables: Mapping[str, Any]) -> dict[str, Value]:
    """Return the values of a data file by place; raise `RuleSetError` `missing_value`, `unknown_value`."""
    values = dict(_leaves(tables, tables["key"], ""))
    for place in places(tables):
        if place not in values and default(place) is REQUIRED:
            raise RuleSetError("missing_value", f"{tables['key']}: {place}", "needs a value and its article")
    words = tables.get("words", {})
    for name in _named(tables, {place: entry.value for place, entry in values.items()}):
        word = words.get(name)
        if not isinstance(word, str) or not word.strip():
            raise RuleSetError("missing_value", f"{tables['key']}: words.{name}", "needs a word")
    return values


def _named(tables: Mapping[str, Any], values: Mapping[str, Any]) -> Iterator[str]:
    yield from ("jogo", "partida", "mao", "table", "hand", "canastra", BATIDA)
    yield from [kind for kind in KINDS if kind in tables.get("canastras", {})]
    yield from [ending for ending in ENDINGS if ending in values["endings.codes"]]
    yield from [name for name in ("grown", "relancinho") if values.get(f"bonuses.{name}")]
    if values["mortos.count"]:
        yield from ("morto", "mortos", "no_morto")
    if values.get("mortos.unviewed"):
        yield "unviewed"
    if values.get("threes.red") or values.get("threes.red_without"):
        yield "red_threes"
    if values.get("penalties.communication"):
        yield "penalties"


def places(tables: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the places that a data file may fill, apart from the values of its cards."""
    kinds = [kind for kind in KINDS if kind in tables.get("canastras", {})]
    return (*PLACES, *(f"canastras.{kind}.{name}" for kind in kinds for name in _OF_CANASTRA))


def further_kinds(tables: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the kinds of canastra that a data file leaves out and a club may add by setting their bonus."""
    named = {*tables.get("canastras", {}), "clean", "dirty", "twos"}  # which every text has, or cannot have
    return tuple(kind for kind in KINDS if kind not in named)


def default(place: str) -> Any:
    """Return the default of a place, or `REQUIRED`."""
    return PLACES[place][1] if place in PLACES else _OF_CANASTRA[place.rpartition(".")[2]]


def verify(key: str, place: str, value: object) -> None:
    """Raise `RuleSetError` unless the value has the type that its place requires."""
    kind = PLACES[place][0] if place in PLACES else _bonus if place.endswith(".bonus") else _number
    if why := kind(value):
        code = "wrong_type" if "of type" in why else "impossible_value"
        raise RuleSetError(code, f"{key}: {place}", why)


def _leaves(table: Mapping[str, Any], key: str, path: str) -> Iterator[tuple[str, Value]]:
    for name, entry in table.items():
        place = f"{path}.{name}" if path else name
        if place in _NOT_VALUES or (name == "option" and path.startswith("canastras.")):
            continue
        if not isinstance(entry, dict):
            raise RuleSetError("unknown_value", f"{key}: {place}", "must stand with its article")
        if not {"value", "article"}.isdisjoint(entry):
            if entry.keys() != {"value", "article"}:
                raise RuleSetError("missing_value", f"{key}: {place}", "needs a value and its article")
            yield place, Value(entry["value"], entry["article"])
        else:
            yield from _leaves(entry, key, place)
