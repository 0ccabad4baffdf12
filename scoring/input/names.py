"""Parsing of names: invisible characters are removed, deceptive ones refused."""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from typing import Final

from scoring.input import texts
from scoring.input.texts import BadText

MOST_MARKS: Final = 3  # combining marks on one letter, besides those of a precomposed letter
_JOINERS: Final = "\u200c\u200d"  # Arabic and the scripts of India need them between letters
_JOINED: Final = {
    *("ARABIC", "SYRIAC", "MONGOLIAN", "DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI"),
    *("ORIYA", "TAMIL", "TELUGU", "KANNADA", "MALAYALAM", "SINHALA"),
}
# Invisible characters, besides those of the category Cf.
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
_OVERLAYS: Final = range(0x334, 0x339)  # strokes through a letter: a name struck out would look withdrawn
_KEPT_FORMS: Final = {"<super>", "<sub>", "<fraction>"}  # 1ª, nº, ½ are not changed
_WRITTEN_TOGETHER: Final = {"LATIN", "CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"}
_WITHOUT_SCRIPT: Final = {
    "FEMININE",
    "MASCULINE",
    "MODIFIER",
    "MICRO",
}  # the Unicode names of some letters begin with these words
# Visible Latin letters in their usual form; most names need no others.
_PLAIN: Final = re.compile(r"[ -~À-ÖØ-öø-ıĴ-ľŁ-ňŊ-ž]*")


def read(name: str) -> str:
    """Return a name in its stored form: letters in one form and spelling, single spaces, no invisible characters.

    Raises `BadText`: as `texts.read`; `name_marks` and `name_mixed`, with the `word` concerned.
    """
    plain = texts.read(name)
    if _PLAIN.fullmatch(plain):
        return " ".join(plain.split())
    shown = "".join(_seen(plain))
    words = unicodedata.normalize("NFC", "".join(map(_usual_form, shown))).split()
    for word in words:
        if any(_overloads(marks) for marks in _marks(word)) or unicodedata.combining(word[0]):
            raise BadText("name_marks", word=word)
        if not (scripts := _scripts(word)) <= _WRITTEN_TOGETHER and len(scripts) > 1:
            raise BadText("name_mixed", word=word)
    return " ".join(words)


@lru_cache(maxsize=8192)  # a new name is compared with all names of its club
def skeleton(name: str) -> str:
    """Return the visual form of a name: names with the same skeleton look alike, whatever their letters."""
    seen = name if _PLAIN.fullmatch(name) else "".join(_seen(name))
    letters = unicodedata.normalize("NFKD", seen)
    if not letters.isascii():
        letters = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(letters.translate(_LOOKS).casefold().translate(_LOOKS).split())


def _seen(name: str) -> Iterator[str]:
    # Joiners are kept after scripts that need them.
    for before, sign in zip(" " + name, name, strict=False):
        if sign in _JOINERS:
            if _script(before) in _JOINED:
                yield sign
        elif sign not in _BLANK and unicodedata.category(sign) not in {"Cf", "Co"} and not _is_variant(sign):
            yield sign


def _is_variant(sign: str) -> bool:
    # Variation selectors, unassigned specials, and tags.
    return "\ufe00" <= sign <= "\ufe0f" or "\ufff0" <= sign <= "\ufff8" or sign >= "\U000e0000"


def _usual_form(sign: str) -> str:
    # Wide, bold or joined letters differ from the usual ones only for programs.
    form = unicodedata.decomposition(sign).partition(" ")[0]
    if not form.startswith("<") or form in _KEPT_FORMS:
        return sign
    return unicodedata.normalize("NFKC", sign) if sign.isalnum() or form in {"<wide>", "<small>"} else sign


def _marks(word: str) -> Iterator[str]:
    for marks, signs in groupby(word, key=lambda sign: unicodedata.category(sign) in {"Mn", "Me"}):
        if marks:
            yield "".join(signs)


def _overloads(marks: str) -> bool:
    return len(marks) > MOST_MARKS or any(ord(mark) in _OVERLAYS for mark in marks)


def _scripts(word: str) -> set[str]:
    return {_script(sign) for sign in word if sign.isalpha()} - _WITHOUT_SCRIPT


def _script(letter: str) -> str:
    return unicodedata.name(letter, "").partition(" ")[0]


# Letters that look like a Latin letter, by that letter, in capitals and small letters by appearance: Cyrillic, Greek,
# Armenian, Cherokee. All that look like one stroke map to l, all that look like a ring to o.
_ALIKE: Final = {
    alike: letter
    for letter, others in {
        "A": "АΑᎪ",
        "B": "ВΒᏴ",
        "C": "СϹᏟ",
        "D": "ᎠᗪᎰ",
        "E": "ЕΕᎬ",
        "F": "Ϝ",
        "G": "Ԍ",
        "H": "НΗᎻ",
        "J": "ЈͿᎫ",
        "K": "КΚᏦ",
        "L": "Ꮮ",
        "M": "МΜᎷ",
        "N": "Ν",
        "O": "ОΟՕ",
        "P": "РΡᏢ",
        "Q": "Ԛ",
        "R": "Ꭱ",
        "S": "ЅՏᏚ",
        "T": "ТΤᎢ",
        "U": "Ս",
        "V": "ѴᏙ",
        "W": "ԜᎳ",
        "X": "ХΧ",
        "Y": "ҮΥ",
        "Z": "ΖᏃ",
        "a": "аαɑ",
        "c": "сϲ",
        "d": "ԁ",
        "e": "еҽ",
        "g": "ɡց",
        "h": "һհ",
        "i": "іιıɩ",
        "j": "јϳ",
        "k": "к",
        "l": "I1|ІΙӀӏ",
        "n": "ոո",
        "o": "оοօ0",
        "p": "рρ",
        "q": "ԛ",
        "s": "ѕ",
        "u": "ս",
        "v": "ѵν",
        "w": "ԝѡ",
        "x": "хχ",
        "y": "уү",
    }.items()
    for alike in others
}
_LOOKS: Final = str.maketrans(_ALIKE)
