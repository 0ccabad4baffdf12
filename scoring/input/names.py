"""Names as people write them and other people read them: what shows nothing is left out, what deceives is refused."""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from typing import Final

from scoring.input import texts
from scoring.input.texts import BadText

MOST_MARKS: Final = 3  # on one letter, after those that it has a spelling of its own with
_JOINERS: Final = "\u200c\u200d"  # Arabic and the scripts of India need them between their letters
_JOINED: Final = {
    *("ARABIC", "SYRIAC", "MONGOLIAN", "DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI"),
    *("ORIYA", "TAMIL", "TELUGU", "KANNADA", "MALAYALAM", "SINHALA"),
}
# Signs that take room or none and show nothing, besides those of the category Cf.
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
_OVERLAYS: Final = range(0x334, 0x339)  # strokes through a letter: a name struck out reads as withdrawn
_KEPT_FORMS: Final = {"<super>", "<sub>", "<fraction>"}  # 1ª, nº, ½ stay as they are
_WRITTEN_TOGETHER: Final = {"LATIN", "CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"}
_WITHOUT_SCRIPT: Final = {
    "FEMININE",
    "MASCULINE",
    "MODIFIER",
    "MICRO",
}  # of them the names of letters begin so too
# Latin letters of which all is seen, in their one form: most names are of them alone.
_PLAIN: Final = re.compile(r"[ -~À-ÖØ-öø-ıĴ-ľŁ-ňŊ-ž]*")


def read(name: str) -> str:
    """Return a name as it is stored: letters in one form and spelling, single spaces, nothing that cannot be seen.

    Raises `BadText`: as `texts.read`; `name_marks` and `name_mixed`, with the `word` that is meant.
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


@lru_cache(maxsize=8192)  # a new name is compared with all of its club
def skeleton(name: str) -> str:
    """Return what a name looks like: two of the same skeleton are read as one, whatever letters they are of."""
    seen = name if _PLAIN.fullmatch(name) else "".join(_seen(name))
    letters = unicodedata.normalize("NFKD", seen)
    bare = (_ALIKE.get(letter, letter) for letter in letters if not unicodedata.combining(letter))
    return " ".join("".join(_ALIKE.get(one, one) for letter in bare for one in letter.casefold()).split())


def _seen(name: str) -> Iterator[str]:
    """Yield the signs of a name that show something, and the joiners that a script needs."""
    for before, sign in zip(" " + name, name, strict=False):
        if sign in _JOINERS:
            if _script(before) in _JOINED:
                yield sign
        elif sign not in _BLANK and unicodedata.category(sign) not in {"Cf", "Co"} and not _is_variant(sign):
            yield sign


def _is_variant(sign: str) -> bool:
    return "\ufe00" <= sign <= "\ufe0f" or "\ufff0" <= sign <= "\ufff8" or sign >= "\U000e0000"


def _usual_form(sign: str) -> str:
    """Return a sign as a keyboard writes it: wide, bold or joined letters are others only to a program."""
    form = unicodedata.decomposition(sign).partition(" ")[0]
    if not form.startswith("<") or form in _KEPT_FORMS:
        return sign
    return unicodedata.normalize("NFKC", sign) if sign.isalnum() or form in {"<wide>", "<small>"} else sign


def _marks(word: str) -> Iterator[str]:
    """Yield the marks that stand on one letter, of each that has some."""
    for marks, signs in groupby(word, key=lambda sign: unicodedata.category(sign) in {"Mn", "Me"}):
        if marks:
            yield "".join(signs)


def _overloads(marks: str) -> bool:
    return len(marks) > MOST_MARKS or any(ord(mark) in _OVERLAYS for mark in marks)


def _scripts(word: str) -> set[str]:
    return {_script(sign) for sign in word if sign.isalpha()} - _WITHOUT_SCRIPT


def _script(letter: str) -> str:
    """Return the script of a letter, which its name begins with."""
    return unicodedata.name(letter, "").partition(" ")[0]


# What is read as a Latin letter, by that letter, in capitals and small letters as they look: Cyrillic, Greek, Armenian,
# Cherokee. l is whatever is one stroke, o whatever is one ring.
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
