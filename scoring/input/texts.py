"""Parsing of texts: letters in one spelling, without characters that cannot be stored, shown or printed."""

import json
import re
import unicodedata
from collections.abc import Mapping
from typing import Final

MOST_LETTERS: Final = 200  # the limit of the columns for reasons
LINES: Final = "\n\t"  # allowed in texts of several lines
# In a sealed text they enclose the number of a person, which is displayed as the name, so users cannot type them.
_BRACKETS: Final = str.maketrans("⟦⟧", "[]")
# Control characters (Cc) except those in `LINES`, and surrogates (Cs), which JSON can spell.
_NO_LETTERS: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")


class BadText(ValueError):
    """A text that cannot be stored. `code` and `params` select the sentence."""

    def __init__(self, code: str, **params: str) -> None:
        super().__init__(code)
        self.code, self.params = code, params


def read(text: str, *, lines: bool = False) -> str:
    """Return a text in the normal form of its letters (NFC), without space around it.

    lines: whether it may have several lines; else a line break becomes a space. Raises `BadText`: `text_unreadable`.
    """
    text = ("\n" if lines else " ").join(text.splitlines())
    if not lines:
        text = text.replace("\t", " ")
    if not _is_text(text):
        raise BadText("text_unreadable")
    return unicodedata.normalize("NFC", text).translate(_BRACKETS).strip()


def line(text: str, most: int = MOST_LETTERS) -> str:
    """Return a text of one line that no form has parsed, cut to its limit; empty if it cannot be read."""
    try:
        return read(text)[:most].strip()
    except BadText:
        return ""


def read_json(content: str | bytes) -> object:
    """Return the content of a JSON text.

    Raises `ValueError` for invalid JSON or a repeated key, `BadText` for texts that cannot be stored.
    """
    try:
        held = json.loads(content, object_pairs_hook=_once)
        if not _is_text(held):
            raise BadText("text_unreadable")
    except RecursionError as exc:
        raise ValueError("nested without end") from exc
    return held


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    held = dict(pairs)
    # With a repeated key it is unclear which value is meant.
    if len(held) != len(pairs):
        raise ValueError("a key stands twice")
    return held


def _is_text(held: object) -> bool:
    if isinstance(held, str):
        return not _NO_LETTERS.search(held)
    if isinstance(held, Mapping):
        return all(_is_text(one) for pair in held.items() for one in pair)
    return all(map(_is_text, held)) if isinstance(held, list) else True
