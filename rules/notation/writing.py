"""Write the facts of a mão in notation."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rules.catalog.schema import KINDS
from rules.notation.words import NOTHING, NotationError, value, word

# Facts are written in this order; all others follow, sorted by name.
_OF_MAO: Final = ("ending", "went_out", "started", "mortos_to_stock", "last_discard")
_OF_SIDE: Final = (
    *("players", "table", "hand", "table_cards", "hand_cards", "batida", "morto"),
    *("unviewed", "unviewed_by", "unviewed_cards"),
    *KINDS,
    *("grown", "relancinho", "red_threes", "red_in_hand", "black_in_hand", "penalties", "warned"),
)
_OF_MELD: Final = ("laid", "late_two", "unordered")
_LISTS: Final = ("red_threes", "unviewed_cards")  # in summary form they are numbers
_NO_PLAYERS: Final = (*_LISTS, "melds", "hands")  # labels with another meaning than a player's name


def write(facts: Mapping[str, object], *, lines: bool = False) -> str:
    """Return the notation of a mão's facts, in card or summary form; equal facts give the same text.

    lines: each item on a line of its own; else all on one line.

    Raises `NotationError` (`no_notation`) for facts without the structure that `rules.judge_cards` takes.

    >>> meld = {"kind": "run", "cards": ["3H", "4H", "5H"]}
    >>> write({"went_out": "A1", "sides": {"A": {"melds": [meld], "hands": {"A1": [], "A2": ["KD"]}}}})
    'went_out=A1 | A; run 3H 4H 5H; A1: -; A2: KD'
    """
    sides = _mapping(_mapping(facts).get("sides", {}))
    lists = ("before", "warned_before", "rest")
    inner = [name for name in lists if isinstance(facts.get(name), Mapping | list | tuple)]
    written = _facts(facts, _OF_MAO, without=("sides", *inner))
    mao = [written] if written else []
    if "before" in inner:
        mao.append(f"before: {_facts(_mapping(facts['before']), ()) or NOTHING}")
    mao += [f"{name}: {_cards(facts[name]) or NOTHING}" for name in lists[1:] if name in inner]
    parts = [mao]
    parts += [list(_side(name, _mapping(sides[name]))) for name in _sorted(sides)]
    within, between = (";\n  ", "\n| ") if lines else ("; ", " | ")
    return between.join([within.join(items) for items in parts]).strip()


def _side(name: str, facts: Mapping[str, object]) -> Iterator[str]:
    inner = [one for one in ("melds", "hands") if one in facts]
    lists = [one for one in _LISTS if isinstance(facts.get(one), list | tuple)]
    yield f"{word(name)} {_facts(facts, _OF_SIDE, without=[*inner, *lists])}".strip()
    for one in lists:
        yield f"{one}: {_cards(facts[one]) or NOTHING}"
    if "melds" in inner:
        melds = [_mapping(meld) for meld in _list(facts["melds"])]
        if not melds:
            yield f"melds: {NOTHING}"
        for meld in melds:
            cards, about = _cards(meld.get("cards")), _facts(meld, _OF_MELD, without=("kind", "cards"))
            yield " ".join([part for part in (word(meld.get("kind")), cards, about) if part])
    if "hands" in inner:
        hands = _mapping(facts["hands"])
        if not hands:
            yield f"hands: {NOTHING}"
        for player in _sorted(hands):
            yield f"{word(player, quoted=player in _NO_PLAYERS)}: {_cards(hands[player]) or NOTHING}"


def _facts(facts: Mapping[str, object], order: Sequence[str], *, without: Sequence[str] = ()) -> str:
    """Return `name=value` for each fact that is a single value."""
    names = [name for name in order if name in facts] + [name for name in _sorted(facts) if name not in order]
    return " ".join([f"{word(name)}={value(facts[name])}" for name in names if name not in without])


def _cards(cards: object) -> str:
    return " ".join([word(card) for card in _list(cards)])


def _sorted(mapping: Mapping[str, object]) -> list[str]:
    if not all(isinstance(name, str) for name in mapping):
        raise NotationError("no_notation")
    return sorted(mapping)


def _list(given: object) -> Sequence[object]:
    if not isinstance(given, list | tuple):
        raise NotationError("no_notation")
    return given


def _mapping(given: object) -> Mapping[str, object]:
    if not isinstance(given, Mapping):
        raise NotationError("no_notation")
    return given
