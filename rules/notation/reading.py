"""Parse the notation of a mão into facts. Cards, names and values are not checked here."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from rules.notation.words import NOTHING, NotationError, Token, tokens

_LISTS: Final = ("red_threes", "unviewed_cards")
# Collected item by item; `melds: -` and `hands: -` mean that there are none.
_GROWING: Final = ("melds", "hands")


class _Item(NamedTuple):
    """The words and facts between two `;`, and their label if there is one."""

    label: Token | None
    words: list[Token]
    facts: list[tuple[Token, Token]]


def read(text: str) -> dict[str, object]:
    """Return the facts of a mão as `rules.judge_cards` or `rules.judge` takes them.

    Cards, names and values are returned as they were written, even bad ones: the rules report those.

    Raises `NotationError` with the position of a syntax error.

    >>> read("ending=stock_out | A table=220 hand=110 morto=taken")
    {'sides': {'A': {'table': 220, 'hand': 110, 'morto': 'taken'}}, 'ending': 'stock_out'}
    """
    (_, mao), *parts = _split(tokens(text), "|")
    sides: dict[str, Any] = {}
    facts: dict[str, Any] = {"sides": sides}
    for item in _items(mao):
        if item.label is None:
            _put_all(facts, item)
        elif item.label.bare == "before":
            before: dict[str, Any] = {}
            _put_all(before, item)
            _put(facts, item.label, before)
        elif item.label.bare in ("rest", "warned_before"):
            _put(facts, item.label, _cards(item))
        else:
            raise NotationError("unknown_list", item.label.at)
    for at, part in parts:
        if not part or not part[0].is_word or any(token.kind in ("=", ":") for token in part[1:2]):
            raise NotationError("side_without_name", at)
        _put(sides, part[0], _side(part[1:]))
    return facts


def by_cards(facts: Mapping[str, Any]) -> bool:
    """Return whether facts are in card form, for `rules.judge_cards`; else they are for `rules.judge`."""
    return any("melds" in side or "hands" in side for side in facts["sides"].values())


def _split(found: Iterable[Token], mark: str) -> list[tuple[int, list[Token]]]:
    """Split at the marks; return each part with the position of the mark before it."""
    parts: list[tuple[int, list[Token]]] = [(0, [])]
    for token in found:
        if token.kind == mark:
            parts.append((token.at, []))
        else:
            parts[-1][1].append(token)
    return parts


def _items(part: Sequence[Token]) -> Iterator[_Item]:
    for _, found in _split(part, ";"):
        if not found:
            continue
        labelled = found[0].is_word and [one.kind for one in found[1:2]] == [":"]
        item = _Item(found[0] if labelled else None, [], [])
        left = list(reversed(found[2:] if labelled else found))
        while left:
            token = left.pop()
            if not token.is_word:
                raise NotationError("stray_mark", token.at)
            if not left or left[-1].kind != "=":
                item.words.append(token)
                continue
            mark = left.pop()
            if not left or not left[-1].is_word:
                raise NotationError("stray_mark", mark.at)
            item.facts.append((token, left.pop()))
        yield item


def _side(part: Sequence[Token]) -> dict[str, object]:
    side: dict[str, Any] = {}
    for item in _items(part):
        label = item.label
        if label is not None:
            cards = _cards(item)
            if label.bare in _LISTS:
                _put(side, label, cards)
            elif label.bare not in _GROWING:  # the hand of a player
                _put(side.setdefault("hands", {}), label, cards)
            elif cards:
                raise NotationError("stray_word", item.words[0].at)
            else:
                side.setdefault(label.bare, [] if label.bare == "melds" else {})
        elif item.words:
            kind, *words = item.words
            meld: dict[str, Any] = {"kind": kind.text, "cards": _texts(words)}
            _put_all(meld, item._replace(words=[]))
            side.setdefault("melds", []).append(meld)
        else:
            for name, _ in item.facts:
                if name.text in _GROWING:
                    raise NotationError("stray_mark", name.at)
            _put_all(side, item)
    return side


def _cards(item: _Item) -> list[str]:
    """Return the cards of a list, which may contain nothing else."""
    if item.facts:
        raise NotationError("stray_mark", item.facts[0][0].at)
    return _texts(item.words)


def _texts(words: Sequence[Token]) -> list[str]:
    return [] if [word.bare for word in words] == [NOTHING] else [word.text for word in words]


def _put_all(facts: dict[str, Any], item: _Item) -> None:
    """Add the facts of an item, which may contain nothing else; with a label, `-` means no facts."""
    if item.words and (item.label is None or item.facts or _texts(item.words)):
        raise NotationError("stray_word", item.words[0].at)
    for name, value in item.facts:
        _put(facts, name, value.value)


def _put(facts: dict[str, Any], name: Token, value: object) -> None:
    if name.text in facts:
        raise NotationError("given_twice", name.at)
    facts[name.text] = value
