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
# Signs that no name has, and words, dashes and commas, which a name or a remark may have.
_SIGN: Final = re.compile(r"\s+[cw]/\s*|\s*[/|&+;]+\s*", re.IGNORECASE)
_ANY: Final = re.compile(
    rf"({_SIGN.pattern}|\s+(?:e|y|and|ed|et|con|com|x|×)\s+|\s+[-–—]+\s+|\s*,\s*)", re.IGNORECASE
)
# A number in front of a line: "Dupla 3:", "Nº 3", "3.", "3 " before a letter, "a)"; not a date, an hour, a telephone.
_NUMBER: Final = re.compile(
    r"^[\W_]*(?!\d{1,4}[/.-]\d{1,2}[/.-]\d|\d{1,2}(?::\d\d|\s?h(?:s|rs?|\d\d)?\b)|\(?\d\d\)?\s*\d{4,5}[-\s]\d{4})"
    r"(?:(?:(?:dupla|coppia|pareja|par|pair|couple|trio|jogador(?:a|\(a\))?|giocatore|jugador|player|mesa|tavolo|"
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
_CROSSED: Final = re.compile(r"~[^~]+~|[❌✖🚫⛔]")  # struck through in a messenger, or marked as absent
_EDGE: Final = " \t.,;:!–—-•·<>*_~|/&+=\"'?"
_AROUND: Final = ' \t,;:!–—-•·<>|="'
_JOINERS: Final = "\u200c\u200d"  # needed in names of some scripts
_IN_NAME: Final = dict.fromkeys(map(ord, f" .'’´`ʼ-‐·{_JOINERS}"))  # allowed besides letters
_MOST_SMALL: Final = (
    3  # words without a capital; a text with more, and without a known first name, is a sentence
)
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
    def waits(self) -> bool:
        """Whether a remark says that the entry waits, is uncertain or was withdrawn."""
        return bool(_CROSSED.search(self.came)) or any(says_waiting(said) for _kind, said in self.asides)

    @property
    def look(self) -> str:
        """Return the kind of data of the cell: names, name, word, text, email, phone, number or private."""
        if self.has_name:
            if len(pieces(self.text)) > 1:
                return "names"
            return ("name" if " " in self.text else "word") if is_name(self.text) else "text"
        kind = self.asides[0][0] if self.asides else ""
        if not kind and (_COUNT.fullmatch(self.text) if self.text else self.counted):
            return "number"
        return kind if kind in {"email", "phone"} else "private"


@lru_cache(maxsize=4096)
def read_cell(text: str) -> Cell:
    """Parse a cell: remove its number, and separate the names from marks, brackets and contact data."""
    said = unicodedata.normalize("NFC", text)
    if not said.isascii():
        said = "".join(map(_plain, said))
    before, said = "", re.sub(r"[*_~]+", " ", said)
    front = said = said.strip()
    while said != before:
        before, said = said, _NUMBER.sub("", said, count=1)
    counted = bool(numbers.digits(front[: len(front) - len(said)]))
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

    of_one: True if each cell is one person. The doubt is empty for certain names; "dashed": Ana - Santos is a couple or
    a person and a city. A title or a remark is not an entry.
    """
    held = [cell.text for cell in cells if cell.has_name]
    if len(held) == 1 < size and len(signed := _SIGN.split(held[0])) == size:
        held = signed
    if of_one or len(held) == size:
        parts, doubt = held, "split" if any(len(pieces(text)) > 1 for text in held) else ""
    else:
        parts, doubt = _split(" / ".join(held), size)
    parts = [_edged(_turned(part) if doubt else part) for part in parts]
    are_names = [is_name(part) for part in parts]
    if len(parts) > size:
        doubt = "names_left"
    elif doubt in {"", "dashed"} and not all(are_names):
        doubt = "no_names"
    elif doubt in {"", "dashed"} and any(cell.waits for cell in cells):
        doubt = "waiting"
    return tuple(parts), doubt, any(are_names) or bool(held and not _is_title(cells))


@lru_cache(maxsize=8192)
def pieces(text: str) -> tuple[str, ...]:
    """Split a text at all separators of names. Rui Souza e Silva is one piece: the surname stays with its name."""
    return tuple(_parted(text)[0])


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
    repeated = any(len(word) > 2 and len(set(word)) == 1 for word in said)  # xxx
    if _says_title(said) or _is_place(said) or repeated:
        return False
    whole = [
        word
        for word, bare in zip(words, said, strict=True)
        if bare not in WORDS["particles"] and len(bare) > 1
    ]
    small = [word for word in whole if word.islower()]
    if len(small) == len(whole):
        remark = not (WORDS["no_names"] - WORDS["first_names"] | WORDS["remarks"]).isdisjoint(said)
        return 0 < len(whole) <= _MOST_SMALL + 2 * has_first_name(text) and not remark
    return not small and not any(word.islower() for word in words if len(word) == 1 and word not in "ey")


def has_first_name(text: str) -> bool:
    """Return whether one of the words is a first name of words.toml, and the text is no place such as São Paulo."""
    words = sort_name(text).split()
    return not WORDS["first_names"].isdisjoint(words) and not _is_place(words)


def _is_place(words: Sequence[str]) -> bool:
    return words[0] in WORDS["places"] or "_".join(words) in WORDS["cities"]


@lru_cache(maxsize=4096)
def says_waiting(text: str) -> bool:
    """Return whether a title or a remark is about entries that wait, are uncertain or were withdrawn."""
    return not WORDS["waiting"].isdisjoint(_words(text))


def _words(text: str) -> list[str]:
    return sort_name(re.sub(r"[^\w\s]+", " ", text)).split()


def _is_title(cells: Sequence[Cell]) -> bool:
    said = " ".join(cell.came for cell in cells)
    return said.rstrip(" *_").endswith(":") or (not cells[0].counted and _says_title(_words(said)))


def _says_title(words: Sequence[str]) -> bool:
    found = (WORDS["no_names"] | WORDS["waiting"]).intersection(words)
    # Sala and Filho are surnames behind a name or beside a first name, and Domingo is a first name beside a surname.
    beside = sum(word.isalpha() and len(word) > 2 for word in words) > 1
    if beside and (WORDS["first_names"].intersection(words) or not found.intersection(words[:-1])):
        found -= WORDS["names_too"]
    return bool(found)


def _split(text: str, size: int) -> tuple[list[str], str]:
    parts, between = _parted(text)
    if len(parts) < size:
        # Rui Souza e Silva may be two people as well.
        parts, _between = _parted(text, apart=True)
        return parts, "split" if len(parts) >= size else ""
    known, whole = all(map(has_first_name, parts)), all(" " in part for part in parts)
    if "," in between and not (known and whole):
        return parts, "surname_first"
    # "Eva e Melo e Silva Ana": is Melo the surname of the first or of the second?
    joined = len(_parted(text, apart=True)[0]) > len(parts)
    second = [part for part in parts[1:] if sort_name(part).partition(" ")[0] in WORDS["surnames"]]
    if {"e", "y"} & set(between) and (second if joined else not all(map(has_first_name, second))):
        return parts, "split"
    return parts, "dashed" if not known and any(sign[0] in "-–—" for sign in between) else ""


def _parted(text: str, *, apart: bool = False) -> tuple[list[str], list[str]]:
    # The parts of a text, and the separators between them.
    first, *rest = _ANY.split(text)
    parts, between = [_edged(first)], list[str]()
    for sign, part in zip(rest[::2], map(_edged, rest[1::2]), strict=True):
        said = sign.strip().lower()
        behind = said in {"e", "y"} and " " in parts[-1] and said not in parts[-1].lower().split()
        if behind and not apart and sort_name(part) in WORDS["surnames"]:
            parts[-1] += f"{sign}{part}"
        elif part:
            parts, between = [*filter(None, parts), part], [*between, said]
    return parts, between


def _turned(text: str) -> str:
    parts = text.split(",")
    # "Rossi, Anna" becomes "Anna Rossi".
    return f"{parts[1].strip()} {parts[0]}" if len(parts) == 2 else text


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


def _plain(sign: str) -> str:
    if sign < "\u2000":
        return sign
    if sign in "\ufe0f\u20e3":  # around a digit
        return ""
    kind = unicodedata.category(sign)
    hidden = kind == "Cf" and sign not in _JOINERS
    return " " if hidden or kind in {"So", "No"} or (kind == "Sk" and sign > "\U0001f000") else sign
