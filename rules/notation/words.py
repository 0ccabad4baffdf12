"""The words of the notation, both ways: marks, quotes, and what a word means as a value."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

NOTHING: Final = "-"  # null as a value; no cards, as a list
_MEANING: Final[Mapping[str, bool | None]] = {NOTHING: None, "yes": True, "no": False}
_DIGITS: Final = 18  # what is longer is a word: no points, and no card
_NUMBER: Final = re.compile(rf"-?[0-9]{{1,{_DIGITS}}}")
_BARE: Final = re.compile(r'[^\s|;:="]+')
_TOKEN: Final = re.compile(rf'\s*(?:([|;:=])|("(?:[^"\\]|\\.)*+")|({_BARE.pattern}))', re.DOTALL)


class NotationError(ValueError):
    """A text that is no notation, or facts that have none.

    code: `bad_quotes` (not closed, or not as in JSON), `stray_mark` (`=` or `:` where none can stand), `stray_word`,
    `side_without_name`, `unknown_list`, `given_twice`; for facts `no_notation`.
    at: the character of the text where that was seen, from 0; None for facts.
    """

    def __init__(self, code: str, at: int | None = None) -> None:
        super().__init__(code if at is None else f"{code} at {at}")
        self.code, self.at = code, at


class Token(NamedTuple):
    """A mark (`|`, `;`, `:`, `=`) or a word, with its place in the text. In quotes a word means no more than itself."""

    kind: str  # the mark, "word" or "quoted"
    text: str
    at: int

    @property
    def is_word(self) -> bool:
        return self.kind in ("word", "quoted")

    @property
    def bare(self) -> str | None:
        """The word, if it stands without quotes."""
        return self.text if self.kind == "word" else None

    @property
    def value(self) -> str | int | bool | None:
        """What the word means after an `=`."""
        if self.kind == "quoted":
            return self.text
        return int(self.text) if _NUMBER.fullmatch(self.text) else _MEANING.get(self.text, self.text)


def tokens(text: str) -> Iterator[Token]:
    """Yield the words and marks of a text; raise `NotationError` for quotes that are none."""
    at, end = 0, len(text.rstrip())
    while at < end:
        found = _TOKEN.match(text, at)
        if found is None:  # only a quote that is not closed is no token
            raise NotationError("bad_quotes", text.index('"', at))
        start, (mark, quoted, word) = found.start(found.lastindex or 0), found.groups()
        kind = "quoted" if quoted else mark or "word"
        yield Token(kind, _unquoted(quoted, start) if quoted else mark or word, start)
        at = found.end()


def _unquoted(quoted: str, at: int) -> str:
    try:
        return str(json.loads(quoted))
    except ValueError:
        raise NotationError("bad_quotes", at) from None


def word(text: object, *, quoted: bool = False) -> str:
    """Return the word as it is written, in quotes where it needs them; raise unless it is a string."""
    if not isinstance(text, str):
        raise NotationError("no_notation")
    if not quoted and _BARE.fullmatch(text) and text.isprintable() and text != NOTHING:
        return text
    return json.dumps(text, ensure_ascii=not text.isprintable())


def value(given: object) -> str:
    """Return how a value is written; raise unless it is a string, a number of up to 18 digits, yes, no or null."""
    if given is None or isinstance(given, bool):
        return next(name for name, meaning in _MEANING.items() if meaning is given)
    if type(given) is int and abs(given) < 10**_DIGITS:
        return str(given)
    text = word(given)
    return word(given, quoted=True) if text in _MEANING or _NUMBER.fullmatch(text) else text
