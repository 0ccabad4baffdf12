"""The words of the notation: reading and writing marks, quotes and values."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

NOTHING: Final = "-"  # null as a value; no cards, as a list
_MEANING: Final[Mapping[str, bool | None]] = {NOTHING: None, "yes": True, "no": False}
_DIGITS: Final = 18  # a longer number is a word: points never have so many digits
_NUMBER: Final = re.compile(rf"-?[0-9]{{1,{_DIGITS}}}")
_BARE: Final = re.compile(r'[^\s|;:="]+')
_TOKEN: Final = re.compile(rf'\s*(?:([|;:=])|("(?:[^"\\]|\\.)*+")|({_BARE.pattern}))', re.DOTALL)


class NotationError(ValueError):
    """A text that is not valid notation, or facts that cannot be written in it.

    code: `bad_quotes` (not closed, or not as in JSON), `stray_mark` (a misplaced `=` or `:`), `stray_word`,
    `side_without_name`, `unknown_list`, `given_twice`; for facts `no_notation`.
    at: the position in the text, from 0; None for facts.
    """

    def __init__(self, code: str, at: int | None = None) -> None:
        super().__init__(code if at is None else f"{code} at {at}")
        self.code, self.at = code, at


class Token(NamedTuple):
    """A mark (`|`, `;`, `:`, `=`) or a word, with its position in the text. A word in quotes is always a string."""

    kind: str  # the mark, "word" or "quoted"
    text: str
    at: int

    @property
    def is_word(self) -> bool:
        return self.kind in ("word", "quoted")

    @property
    def bare(self) -> str | None:
        """The word, if it is not in quotes."""
        return self.text if self.kind == "word" else None

    @property
    def value(self) -> str | int | bool | None:
        """The value of the word after an `=`."""
        if self.kind == "quoted":
            return self.text
        return int(self.text) if _NUMBER.fullmatch(self.text) else _MEANING.get(self.text, self.text)


def tokens(text: str) -> Iterator[Token]:
    """Yield the words and marks of a text; raise `NotationError` for bad quotes."""
    at, end = 0, len(text.rstrip())
    while at < end:
        found = _TOKEN.match(text, at)
        if found is None:  # only an unclosed quote matches nothing
            raise NotationError("bad_quotes", text.index('"', at))
        start, (mark, quoted, word) = found.start(found.lastindex or 0), found.groups()
        kind = "quoted" if quoted else mark or "word"
        try:
            meant = str(json.loads(quoted)) if quoted else mark or word
        except ValueError:
            raise NotationError("bad_quotes", start) from None
        yield Token(kind, meant, start)
        at = found.end()


def word(text: object, *, quoted: bool = False) -> str:
    """Return a word in notation, in quotes if it needs them; raise unless it is a string."""
    if not isinstance(text, str):
        raise NotationError("no_notation")
    if not quoted and _BARE.fullmatch(text) and text.isprintable() and text != NOTHING:
        return text
    return json.dumps(text, ensure_ascii=not text.isprintable())


def value(given: object) -> str:
    """Return a value in notation; raise unless it is a string, an int of up to 18 digits, a bool or None."""
    if given is None or isinstance(given, bool):
        return next(name for name, meaning in _MEANING.items() if meaning is given)
    if type(given) is int and abs(given) < 10**_DIGITS:
        return str(given)
    text = word(given)
    return word(given, quoted=True) if text in _MEANING or _NUMBER.fullmatch(text) else text
