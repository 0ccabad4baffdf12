"""The names in a piece of a list: `3. Ana Prado e Bia Nunes (pago)`, and what else stands around them."""

import re
import tomllib
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from scoring.input import numbers
from scoring.input.private import PATTERNS, without
from tournaments.names import sort_name

WORDS: Final[Mapping[str, Any]] = tomllib.loads(
    files("tournaments.entry_list").joinpath("words.toml").read_text(encoding="utf-8")
)
# What joins two names, the surest first: a surname may have an e in it (Souza e Silva), none has a slash.
_STRONG: Final = re.compile(r"\s+c/\s*|\s*[/|&+;]+\s*", re.IGNORECASE)
_WORD: Final = re.compile(r"\s+(?:e|y|and|ed|et|con|com|x|×)\s+", re.IGNORECASE)
_DASH: Final = re.compile(r"\s+[-–—]+\s+")
_COMMA: Final = re.compile(r"\s*,\s*")
_WAYS: Final = (_STRONG, _WORD, _DASH, _COMMA)
_ANY: Final = re.compile("|".join(one.pattern for one in _WAYS), re.IGNORECASE)
_CHAT: Final = re.compile(
    r"^\W*\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]m)?\W{0,3}\s*[^:]{1,40}:\s+",
    re.IGNORECASE,
)
_KEYCAP: Final = re.compile(r"(\d)\ufe0f?\u20e3")
_COUNTED: Final = re.compile(
    r"^[\W_]*(?:(?:(?:dupla|coppia|pareja|par|pair|couple|trio|jogador(?:a|\(a\))?|giocatore|jugador|player|mesa|tavolo|"
    r"table|grupo|gruppo|girone|group|item)\s*(?:n?[º°.]*\s*)?(?:\d{1,4}|[A-Z]|[IVX]{1,4})\b|n(?:r|um|ro)?[º°o.]*\s*\d{1,4}\b)"
    r"\s*[.):ºª°\]–—-]*\s*|[(\[]?\d{1,4}(?:\.\d{1,3})?\s*[.):ºª°\]/–—-]+\s*|\d{1,4}\s+(?=[^\W\d])|\d{1,4}(?=[^\W\d_])"
    r"|[a-z]\)\s*)",
    re.IGNORECASE,
)
_BRACKETS: Final = re.compile(r"[(\[{]([^()\[\]{}]*)[)\]}]")
_WEAK: Final = "sim|s[ií]|yes|no|n[aã]o|vip|presentes?|sócio"
_MARK_BEHIND: Final = re.compile(
    rf"(?:^|[\s,;:.!–—-]+)({PATTERNS['mark'].pattern})[\s!.:,;-]*$", re.IGNORECASE
)
_MARK_WEAK: Final = re.compile(rf"[^\s,;:–—-]\s+(?:{_WEAK})[\s!.]*$", re.IGNORECASE)
MOST_SMALL: Final = 3  # words without a capital: more are a sentence
_EDGE: Final = " \t.,;:!–—-•·>*_~|/&+=\"'?"
_JOINERS: Final = "\u200c\u200d"  # that some scripts need inside of a name
_AROUND: Final = " \t,;:!–—-•·>|="
_KINDS: Final = ("email", "document", "date", "amount", "hour", "phone", "member")
_SURNAMES: Final = frozenset(WORDS["surnames"].split())
PARTICLES: Final = frozenset(WORDS["particles"].split())
_NO_NAMES: Final = frozenset(WORDS["no_names"].split())
FIRST_NAMES: Final = frozenset(WORDS["first_names"].split())


@dataclass(slots=True)
class Named:
    """The names in a text, and what stood around them. doubt: why they may be others, by code; empty where sure."""

    names: list[str]
    notes: list[str] = field(default_factory=list)
    phones: list[str] = field(default_factory=list)
    doubt: str = ""
    counted: bool = False
    is_entry: bool = True


def read_names(texts: Sequence[str], size: int, *, whole: bool = False) -> Named:
    """Return the names of an entry. texts: the cells that hold them; whole: each cell is one person."""
    found = Named([])
    bare = [_bare(text, found) for text in texts]
    held = [text for text in bare if any(map(str.isalpha, text))]
    if whole and len(held) == size:
        parts, found.doubt = held, next(filter(None, map(_whole, held)), "")
    elif len(held) == 1:
        parts, found.doubt = _split(held[0], size)
    else:
        parts = [part for text in held for part in ((text,) if len(held) == size else pieces(text))]
        found.doubt = next(filter(None, map(_whole, parts)), "")
    found.names = [_edged(_turned(part) if found.doubt else part) for part in parts]
    if len(parts) > size:
        found.doubt = "names_left"
    elif not found.doubt and not all(map(is_name, parts)):
        found.doubt = "no_names"
    words = set(sort_name(re.sub(r"[^\w\s]+", " ", " ".join(texts))).split())
    ends = bool(texts) and texts[-1].rstrip(" *_").endswith(":")
    found.is_entry = bool(held) and (any(map(is_name, parts)) or not (ends or words & _NO_NAMES))
    return found


@lru_cache(maxsize=4096)
def pieces(text: str) -> tuple[str, ...]:
    """Return the parts of a text between all that joins names, as fine as it goes."""
    return tuple(part for one in _ANY.split(text) if (part := one.strip(_EDGE)))


@lru_cache(maxsize=8192)
def is_name(text: str) -> bool:
    """Return whether a text looks like the name of one person.

    Letters alone, up to seven words, none of a heading or a title; capitals in none of them, or in all but particles.
    """
    words = [word for word in re.split(r"[\s.]+", text) if word]
    if not all(any(map(str.isalpha, word)) for word in words):
        return False
    if not 0 < len(words) <= 7 or not any(sum(map(str.isalpha, word)) > 1 for word in words):
        return False
    if not all(
        sign.isalpha() or unicodedata.combining(sign) or sign in f" .'’´`ʼ-‐·{_JOINERS}" for sign in text
    ):
        return False
    said = [sort_name(word).strip("'’´`-") for word in words]
    if any(word in _NO_NAMES for word in said):
        return False
    own = [word for word, bare in zip(words, said, strict=True) if bare not in PARTICLES and len(bare) > 1]
    small = [word for word in own if word.islower()]
    if len(small) == len(own):
        return 0 < len(own) <= MOST_SMALL
    return not small and not any(word.islower() for word in words if len(word) == 1 and word not in "ey")


def _whole(text: str) -> str:
    """Return why a text may be more than one person; empty where it is one."""
    parts = pieces(text)
    return "" if len(parts) < 2 or _has_e_of_surname(text) else "split"


def _has_e_of_surname(text: str) -> bool:
    """Whether the only thing that joins is the "e" of a surname: Rui Souza e Silva."""
    parts = _WORD.split(text)
    last = sort_name(parts[-1])
    return len(parts) == 2 == len(pieces(text)) and len(parts[0].split()) > 1 and last in _SURNAMES


def _split(text: str, size: int) -> tuple[list[str], str]:
    """Return the names in one text, and why they may be others."""
    fine = pieces(text)
    if size == 1:
        return [text], _whole(text)
    for way in (*_WAYS, _ANY):
        parts = [part for one in way.split(text) if (part := _edged(one))]
        if len(parts) != size or not all(map(is_name, parts)):
            continue
        if len(fine) != size and not all(len(pieces(one)) == 1 or _has_e_of_surname(one) for one in parts):
            return parts, "split"
        return parts, _doubt_of(way, parts, text)
    return list(fine), "split" if len(fine) > size else ""


def _turned(text: str) -> str:
    """Return `Rossi, Anna` as Anna Rossi."""
    parts = _COMMA.split(text)
    return f"{parts[1]} {parts[0]}" if len(parts) == 2 else text


def _doubt_of(way: re.Pattern[str], parts: Sequence[str], text: str) -> str:
    known = all(set(sort_name(part).split()) & FIRST_NAMES for part in parts)
    whole = all(len(part.split()) > 1 for part in parts)
    if way is _COMMA and not (known and whole):
        return "surname_first"
    if way is _DASH and not (known or whole):
        return "split"
    return "split" if way is _WORD and (_has_e_of_surname(text) or sort_name(parts[-1]) in _SURNAMES) else ""


def _edged(text: str) -> str:
    """Return a name without the signs around it, but for the dot of an initial and the accent of ISOLA'."""
    bare = text.strip(_EDGE)
    behind = text.rstrip()[len(text.rstrip().rstrip(_EDGE)) :]
    last = bare.split()[-1] if bare else ""
    if behind[:1] == "." and len(last.replace(".", "")) < 3:
        return bare + "."
    return bare + behind[0] if behind[:1] == "'" and text.count("'") % 2 else bare


def uncounted(text: str) -> str:
    """Return a text without who sent it, the number in front and all that shows as a picture or a star."""
    text = _KEYCAP.sub(r"\1 ", _CHAT.sub("", unicodedata.normalize("NFC", text)))
    if not text.isascii():
        text = "".join(" " if sign > "\u2000" and _is_picture(sign) else sign for sign in text)
    before, text = "", re.sub(r"[*_~]+", " ", text)
    while text != before:
        before, text = text, _COUNTED.sub("", text, count=1)
    return text.strip()


def _bare(text: str, found: Named) -> str:
    """Return a text without its number and all that stands around the names, which `found` takes."""
    begins = text.strip()
    text = uncounted(text)
    found.counted |= bool(numbers.digits(begins[: max(0, len(begins) - len(text))]))
    for kind in _KINDS:
        text, taken = without(text, kind)
        (found.phones if kind == "phone" else found.notes).extend(taken)
    found.notes += [said for one in _BRACKETS.findall(text) if (said := one.strip(" .,;:"))]
    text = " ".join(_BRACKETS.sub(" ", text).split())
    text = text.strip(_AROUND if text.endswith(".") else f"{_AROUND}.")
    while (mark := _MARK_BEHIND.search(text)) and not (_MARK_WEAK.search(text) and not mark[1].islower()):
        found.notes.append(mark[1])
        text = text[: mark.start()].rstrip(" ,;:–—-")
    return text


def _is_picture(sign: str) -> bool:
    kind = unicodedata.category(sign)
    hidden = kind == "Cf" and sign not in _JOINERS
    return hidden or kind == "So" or sign in "\ufe0f\u20e3" or (kind == "Sk" and sign > "\U0001f000")
