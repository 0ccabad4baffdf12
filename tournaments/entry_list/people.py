"""Parse cells and names: `3. Ana Prado e Bia Nunes (pago)` is two names, a number and a mark."""

import re
import tomllib
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

from scoring.input import numbers
from scoring.input.private import PATTERNS, without_asides
from tournaments.names import sort_name

_TOML: Final = files("tournaments.entry_list").joinpath("words.toml").read_text(encoding="utf-8")
WORDS: Final = {name: frozenset(words.split()) for name, words in tomllib.loads(_TOML).items()}
# Signs that no name has, and words, dashes and commas, which a name or a remark may have.
_SIGN: Final = re.compile(r"\s+[cw]/\s*|\s*[/|&+;]+\s*", re.IGNORECASE)
_ANY: Final = re.compile(
    rf"({_SIGN.pattern}|\s+(?:e|y|and|ed|et|con|com|x|×)(?:\s+|$)|\s+[-–—]+\s+|\s*,\s*)", re.IGNORECASE
)
# Numbers in front of a line: "Dupla 3:", "Nº 3", "3.", "3 " before a letter, "a)"; not a date, an hour, a telephone.
_NUMBERS: Final = re.compile(
    r"^(?:[\W_]*"
    r"(?!\d{1,4}[/.-]\d{1,2}[/.-]\d|\d{1,2}(?::\d\d|\s?h(?:s|rs?|\d\d)?\b)|\(?\d\d\)?\s*\d{4,5}[-\s]\d{4})"
    rf"(?:(?:(?:{'|'.join(WORDS['counted'])})\s*(?:n?[º°.]*\s*)?(?:\d{{1,4}}|[A-Z]|[IVX]{{1,4}})\b"
    r"|n(?:r|um|ro)?[º°o.]*\s*\d{1,4}\b)\s*[.):ºª°\]–—-]*\s*"
    r"|[(\[]?\d{1,4}(?:\.\d{1,3})?\s*[.):ºª°\]/–—-]+\s*|\d{1,4}\s+(?=[^\W\d])|\d{1,4}(?=[^\W\d_])|[a-z]\)\s*))*",
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
_TURNED: Final = re.compile(r"([^,]*),([^,]*)")  # Rossi, Anna
_JOINERS: Final = "\u200c\u200d"  # needed in names of some scripts
_IN_NAME: Final = dict.fromkeys(map(ord, f" .'’´`ʼ-‐·{_JOINERS}"))  # allowed besides letters
# Words without a capital; a text with more, and without a known first name, is a sentence.
_MOST_SMALL: Final = 3
_MOST_WORDS: Final = 7


class ParsedCell(NamedTuple):
    """A parsed cell. text: the part with the names. counted: whether the cell began with a number.

    asides: the other parts, each with its kind (a telephone number, a mark, brackets ...).
    """

    text: str
    asides: tuple[tuple[str, str], ...]
    counted: bool

    @property
    def look(self) -> str:
        """Return the code of the column that has such cells (`columns.Column`), or "text" for words of no name."""
        if any(map(str.isalpha, self.text)):
            return "dupla" if len(pieces(self.text)) > 1 else "name" if is_name(self.text) else "text"
        kind = self.asides[0][0] if self.asides else "skip"
        return kind if kind in {"email", "phone", "skip"} else "note"


@lru_cache(maxsize=4096)
def read_cell(text: str) -> ParsedCell:
    """Parse a cell: remove its number, and separate the names from marks, brackets and contact data."""
    said = re.sub(r"[\u2000-\U0010ffff]", _usual, unicodedata.normalize("NFC", text))
    said = re.sub(r"[*_~]+", " ", said).strip()
    rest = _NUMBERS.sub("", said, count=1)
    counted = bool(numbers.digits(said[: len(said) - len(rest)]))
    said, asides = without_asides(rest)
    asides += [("bracket", one) for each in _BRACKETS.findall(said) if (one := each.strip(" .,;:"))]
    said = _edged(" ".join(_BRACKETS.sub(" ", said).split()))
    while (mark := _MARK_BEHIND.search(said)) and not (_MARK_WEAK.search(said) and not mark[1].islower()):
        asides.append(("mark", mark[1]))
        said = said[: mark.start()].rstrip(" ,;:–—-")
    return ParsedCell(said, tuple(asides), counted)


def read_names(
    cells: Sequence[ParsedCell], size: int, *, of_one: bool = False
) -> tuple[tuple[str, ...], str]:
    """Return the names in the cells of an entry, and the code of a doubt; no names if the cells have no letters.

    of_one: True if each cell is one person. The doubt is empty for certain names; "dashed": Ana - Santos is a couple or
    a person and a city.
    """
    held = [cell.text for cell in cells if any(map(str.isalpha, cell.text))]
    if len(held) == 1 < size and len(signed := _SIGN.split(held[0])) == size:
        held = signed
    if of_one or len(held) == size:
        parts, doubt = held, "split" if any(len(pieces(text)) > 1 for text in held) else ""
    else:
        parts, doubt = _split(" / ".join(held), size)
    names = tuple(filter(None, (_edged(_TURNED.sub(r"\2 \1", part) if doubt else part) for part in parts)))
    if len(names) > size:
        return names, "names_left"
    return names, "no_names" if doubt in {"", "dashed"} and not all(map(is_name, names)) else doubt


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
    if not all(sign.isalpha() or unicodedata.combining(sign) for sign in "".join(letters)):
        return False
    said = [sort_name(word).strip("'’´`-") for word in words]
    repeated = any(len(word) > 2 and len(set(word)) == 1 for word in said)  # xxx
    if _has_title(said) or _is_place(said) or repeated:
        return False
    named = zip(words, said, strict=True)
    capitals = [not word.islower() for word, bare in named if bare not in WORDS["particles"]]
    if any(capitals):
        return all(capitals)
    most = _MOST_SMALL + 2 * has_first_name(text)
    return 0 < len(capitals) <= most and WORDS["remarks"].isdisjoint(said)


def has_first_name(text: str) -> bool:
    """Return whether one of the words is a first name of words.toml, and the text is no place such as São Paulo."""
    words = sort_name(text).split()
    return not WORDS["first_names"].isdisjoint(words) and not _is_place(words)


@lru_cache(maxsize=4096)
def says_waiting(text: str) -> bool:
    """Return whether a title or a remark is about entries that wait, are uncertain or were withdrawn."""
    return not WORDS["waiting"].isdisjoint(_words(text))


def is_crossed(text: str) -> bool:
    """Return whether a text is struck through, as in a messenger, or marked as absent."""
    return bool(_CROSSED.search(text))


def is_title(text: str, *, counted: bool) -> bool:
    """Return whether a line without a name is a title or a remark. counted: it begins with a number."""
    return text.rstrip(" *_").endswith(":") or (not counted and _has_title(_words(text)))


def _words(text: str) -> list[str]:
    return sort_name(re.sub(r"[^\w\s]+", " ", text)).split()


def _has_title(words: Sequence[str]) -> bool:
    found = (WORDS["no_names"] | WORDS["waiting"]).intersection(words)
    # Sala and Filho are surnames behind a name or beside a first name, and Domingo is a first name beside a surname.
    beside = sum(word.isalpha() and len(word) > 2 for word in words) > 1
    if beside and (WORDS["first_names"].intersection(words) or not found.intersection(words[:-1])):
        found -= WORDS["names_too"]
    return bool(found)


def _is_place(words: Sequence[str]) -> bool:
    return words[0] in WORDS["places"] or "_".join(words) in WORDS["cities"]


def _split(text: str, size: int) -> tuple[list[str], str]:
    (parts, between), (apart, _) = _parted(text), _parted(text, apart=True)
    if len(parts) < size:
        # Rui Souza e Silva may be two people as well.
        return apart, "split" if len(apart) >= size else ""
    known = all(map(has_first_name, parts))
    if "," in between and not (known and all(" " in part for part in parts)):
        return parts, "surname_first"
    # "Eva e Melo e Silva Ana": is Melo the surname of the first or of the second?
    second = [part for part in parts[1:] if sort_name(part).split()[0] in WORDS["surnames"]]
    unsure = second and (len(apart) > len(parts) or not all(map(has_first_name, second)))
    if unsure and {"e", "y"} & set(between):
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


def _edged(text: str) -> str:
    bare = text.strip(_EDGE)
    behind = text.rstrip()[len(text.rstrip().rstrip(_EDGE)) :]
    # The dot of an initial and the accent in ISOLA' are part of the name.
    if behind[:1] == "." and len(bare.split(" ")[-1].replace(".", "")) < 3:
        return bare + "."
    return bare + behind[0] if behind[:1] == "'" and text.count("'") % 2 else bare


def _usual(sign: re.Match[str]) -> str:
    # Symbols become spaces, and the sign around a digit disappears.
    kind = unicodedata.category(sign[0])
    if sign[0] in f"\ufe0f\u20e3{_JOINERS}":
        return sign[0] if sign[0] in _JOINERS else ""
    is_symbol = kind in {"Cf", "So", "No"} or (kind == "Sk" and sign[0] > "\U0001f000")
    return " " if is_symbol else sign[0]
