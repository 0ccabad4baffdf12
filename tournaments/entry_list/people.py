"""Parse cells and names: `3. Ana Prado e Bia Nunes (pago)` is two names, a number and a mark."""

import re
import tomllib
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Final

from scoring.input import numbers
from scoring.input.private import PATTERNS, without_asides
from tournaments.names import sort_name

WORDS: Final = {
    name: frozenset(words.split())
    for name, words in tomllib.loads(
        files("tournaments.entry_list").joinpath("words.toml").read_text(encoding="utf-8")
    ).items()
}
# Separators of two names, the most reliable first: a surname may contain an e (Souza e Silva), but never a slash.
_STRONG: Final = re.compile(r"\s+c/\s*|\s*[/|&+;]+\s*", re.IGNORECASE)
_WORD: Final = re.compile(r"\s+(?:e|y|and|ed|et|con|com|x|×)\s+", re.IGNORECASE)
_DASH: Final = re.compile(r"\s+[-–—]+\s+")
_COMMA: Final = re.compile(r"\s*,\s*")
_ANY: Final = re.compile("|".join(one.pattern for one in (_STRONG, _WORD, _DASH, _COMMA)), re.IGNORECASE)
# The date, time and sender that a messenger writes before a message.
_CHAT: Final = re.compile(
    r"^\W*\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]m)?\W{0,3}\s*[^:]{1,40}:\s+",
    re.IGNORECASE,
)
_KEYCAP: Final = re.compile(r"(\d)\ufe0f?\u20e3")
# The number in front of a line: "Dupla 3:", "Nº 3", "3.", "3 " before a letter, "a)".
_NUMBER: Final = re.compile(
    r"^[\W_]*(?:(?:(?:dupla|coppia|pareja|par|pair|couple|trio|jogador(?:a|\(a\))?|giocatore|jugador|player|mesa|tavolo|"
    r"table|grupo|gruppo|girone|group|item)\s*(?:n?[º°.]*\s*)?(?:\d{1,4}|[A-Z]|[IVX]{1,4})\b|n(?:r|um|ro)?[º°o.]*\s*\d{1,4}\b)"
    r"\s*[.):ºª°\]–—-]*\s*|[(\[]?\d{1,4}(?:\.\d{1,3})?\s*[.):ºª°\]/–—-]+\s*|\d{1,4}\s+(?=[^\W\d])|\d{1,4}(?=[^\W\d_])"
    r"|[a-z]\)\s*)",
    re.IGNORECASE,
)
_BRACKETS: Final = re.compile(r"[(\[{]([^()\[\]{}]*)[)\]}]")
_MARK_BEHIND: Final = re.compile(
    rf"(?:^|[\s,;:.!–—-]+)({PATTERNS['mark'].pattern})[\s!.:,;-]*$", re.IGNORECASE
)
# Marks that are names if they begin with a capital: Ana No, Bia Vip.
_MARK_WEAK: Final = re.compile(
    r"[^\s,;:–—-]\s+(?:sim|s[ií]|yes|no|n[aã]o|vip|presentes?|sócio)[\s!.]*$", re.IGNORECASE
)
_EDGE: Final = " \t.,;:!–—-•·>*_~|/&+=\"'?"
_AROUND: Final = " \t,;:!–—-•·>|="
_JOINERS: Final = "\u200c\u200d"  # needed in names of some scripts
_IN_NAME: Final = dict.fromkeys(map(ord, f" .'’´`ʼ-‐·{_JOINERS}"))  # allowed besides letters
_PICTURES: Final = frozenset("\ufe0f\u20e3")
_MOST_SMALL: Final = 3  # words without a capital; a text with more is a sentence
_MOST_WORDS: Final = 7
_COUNT: Final = re.compile(r"[#(]?\d{1,4}[)ºª°]?")


@dataclass(frozen=True, slots=True)
class Cell:
    """A parsed cell. came: the original text; text: the part with the names.

    asides: the other parts, each with its kind (a telephone number, a mark, brackets ...). counted: whether the text
    began with a number.
    """

    came: str
    text: str
    asides: tuple[tuple[str, str], ...]
    counted: bool

    @property
    def has_name(self) -> bool:
        """Whether the text has a letter."""
        return any(map(str.isalpha, self.text))

    @property
    def look(self) -> str:
        """Return the kind of data of the cell: names, name, word, text, email, phone, number or private."""
        if len(pieces(self.text)) > 1:
            return "names"
        if self.has_name:
            return ("name" if " " in self.text else "word") if is_name(self.text) else "text"
        kind = self.asides[0][0] if self.asides else ""
        if not kind and (_COUNT.fullmatch(self.text) if self.text else self.counted):
            return "number"
        return kind if kind in {"email", "phone"} else "private"


@lru_cache(maxsize=4096)
def read_cell(text: str) -> Cell:
    """Parse a cell: remove its number, and separate the names from marks, brackets and contact data."""
    said = _KEYCAP.sub(r"\1 ", _CHAT.sub("", unicodedata.normalize("NFC", text)))
    if not said.isascii():
        said = "".join(" " if sign > "\u2000" and _is_picture(sign) else sign for sign in said)
    before, said = "", re.sub(r"[*_~]+", " ", said)
    while said != before:
        before, said = said, _NUMBER.sub("", said, count=1)
    said = said.strip()
    front = text.strip()
    counted = bool(numbers.digits(front[: max(0, len(front) - len(said))]))
    said, asides = without_asides(said)
    asides += [("bracket", one) for each in _BRACKETS.findall(said) if (one := each.strip(" .,;:"))]
    said = " ".join(_BRACKETS.sub(" ", said).split())
    said = said.strip(_AROUND if said.endswith(".") else f"{_AROUND}.")
    while (mark := _MARK_BEHIND.search(said)) and not (_MARK_WEAK.search(said) and not mark[1].islower()):
        asides.append(("mark", mark[1]))
        said = said[: mark.start()].rstrip(" ,;:–—-")
    return Cell(text, said, tuple(asides), counted)


def read_names(
    cells: Sequence[Cell], size: int, *, of_one: bool = False
) -> tuple[tuple[str, ...], str, bool]:
    """Return the names in the cells of an entry, the code of a doubt, and whether the cells are an entry at all.

    of_one: True if each cell is one person. The doubt is empty for certain names. A title or a remark is not an entry.
    """
    held = [cell.text for cell in cells if cell.has_name]
    if len(held) == 1 < size and not of_one:
        parts, doubt = _split(held[0], size)
    else:
        whole = of_one or len(held) == size
        parts = held if whole else [part for text in held for part in pieces(text)]
        doubt = next(filter(None, map(_several, parts)), "")
    are_names = list(map(is_name, parts))
    names = tuple(_edged(_turned(part) if doubt else part) for part in parts)
    if len(parts) > size:
        doubt = "names_left"
    elif not doubt and not all(are_names):
        doubt = "no_names"
    return names, doubt, any(are_names) or bool(held and not _is_title([cell.came for cell in cells]))


@lru_cache(maxsize=4096)
def pieces(text: str) -> tuple[str, ...]:
    """Split a text at all separators of names: signs, commas, dashes and words like "e"."""
    return tuple(part for one in _ANY.split(text) if (part := one.strip(_EDGE)))


@lru_cache(maxsize=8192)
def is_name(text: str) -> bool:
    """Return whether a text looks like the name of one person.

    It must have only letters, at most seven words, and no word of headings or titles. Either no word has a capital, or
    all words except particles do.
    """
    words = text.replace(".", " ").split()
    letters = [word.translate(_IN_NAME) for word in words]
    if not all(letters) or not 0 < len(words) <= _MOST_WORDS or max(map(len, letters)) < 2:
        return False
    own = "".join(letters)
    if not own.isalpha() and not all(sign.isalpha() or unicodedata.combining(sign) for sign in own):
        return False
    said = [sort_name(word).strip("'’´`-") for word in words]
    if not WORDS["no_names"].isdisjoint(said):
        return False
    whole = [
        word
        for word, bare in zip(words, said, strict=True)
        if bare not in WORDS["particles"] and len(bare) > 1
    ]
    small = [word for word in whole if word.islower()]
    if len(small) == len(whole):
        return 0 < len(whole) <= _MOST_SMALL
    return not small and not any(word.islower() for word in words if len(word) == 1 and word not in "ey")


def _is_title(texts: Sequence[str]) -> bool:
    said = sort_name(re.sub(r"[^\w\s]+", " ", " ".join(texts))).split()
    return texts[-1].rstrip(" *_").endswith(":") or not WORDS["no_names"].isdisjoint(said)


def _several(text: str) -> str:
    return "" if len(pieces(text)) < 2 or _has_e_of_surname(text) else "split"


def _has_e_of_surname(text: str) -> bool:
    parts = _WORD.split(text)
    return (
        len(parts) == 2 == len(pieces(text)) and len(parts[0].split()) > 1 and _is_surname_behind_e(parts[1])
    )


def _is_surname_behind_e(text: str) -> bool:
    return sort_name(text) in WORDS["surnames"]


def _split(text: str, size: int) -> tuple[list[str], str]:
    fine = pieces(text)
    for way in (_STRONG, _WORD, _DASH, _COMMA, _ANY):
        parts = [part for one in way.split(text) if (part := _edged(one))]
        if len(parts) == size and all(map(is_name, parts)):
            sure = len(fine) == size or not any(map(_several, parts))
            return parts, _doubt_of(way, parts, text) if sure else "split"
    return list(fine), "split" if len(fine) > size else ""


def _doubt_of(way: re.Pattern[str], parts: Sequence[str], text: str) -> str:
    known = all(map(has_first_name, parts))
    whole = all(len(part.split()) > 1 for part in parts)
    if way is _COMMA and not (known and whole):
        return "surname_first"
    behind_e = way is _WORD and (_has_e_of_surname(text) or _is_surname_behind_e(parts[-1]))
    return "split" if behind_e or (way is _DASH and not (known or whole)) else ""


def has_first_name(text: str) -> bool:
    """Return whether one of the words is a first name of words.toml."""
    return not WORDS["first_names"].isdisjoint(sort_name(text).split())


def _turned(text: str) -> str:
    parts = _COMMA.split(text)
    # "Rossi, Anna" becomes "Anna Rossi".
    return f"{parts[1]} {parts[0]}" if len(parts) == 2 else text


def _edged(text: str) -> str:
    bare = text.strip(_EDGE)
    if bare == text:
        return text
    # The dot of an initial and the accent in ISOLA' are part of the name.
    behind = text.rstrip()[len(text.rstrip().rstrip(_EDGE)) :]
    last = bare.split()[-1] if bare else ""
    if behind[:1] == "." and len(last.replace(".", "")) < 3:
        return bare + "."
    return bare + behind[0] if behind[:1] == "'" and text.count("'") % 2 else bare


def _is_picture(sign: str) -> bool:
    kind = unicodedata.category(sign)
    hidden = kind == "Cf" and sign not in _JOINERS
    return hidden or kind == "So" or sign in _PICTURES or (kind == "Sk" and sign > "\U0001f000")
