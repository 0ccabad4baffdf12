"""Texts as they are sent: letters in one spelling, and nothing that cannot be stored, shown or printed."""

import json
import unicodedata
from collections.abc import Mapping
from typing import Final

MOST_LETTERS: Final = 200  # of a reason, as its columns hold
LINES: Final = "\n\t"  # besides letters, where several lines are meant
# In a sealed text they hold the number of a person, which is read as the name: nobody types that.
_BRACKETS: Final = str.maketrans("⟦⟧", "[]")
_NO_LETTERS: Final = {"Cc", "Cs"}  # control characters, and halves of a letter that JSON can spell


class BadText(ValueError):
    """A text that is not stored as it is. `code` and `params` choose the sentence."""

    def __init__(self, code: str, **params: str) -> None:
        super().__init__(code)
        self.code, self.params = code, params


def read(text: str, *, lines: bool = False) -> str:
    """Return a text in the one spelling of its letters (NFC), without space around it.

    lines: whether it may have several; else an end of a line is a space. Raises `BadText`: `text_unreadable`.
    """
    text = ("\n" if lines else " ").join(text.splitlines())
    if not lines:
        text = text.replace("\t", " ")
    if not _is_text(text):
        raise BadText("text_unreadable")
    return unicodedata.normalize("NFC", text).translate(_BRACKETS).strip()


def line(text: str, most: int = MOST_LETTERS) -> str:
    """Return a text of one line that no form has read yet, cut where it is too long; empty where it is none."""
    try:
        return read(text)[:most].strip()
    except BadText:
        return ""


def read_json(content: str | bytes) -> object:
    """Return what a JSON text holds. Raises `ValueError` where it is none, or says a key twice; `BadText` where texts
    in it are no texts.
    """
    try:
        held = json.loads(content, object_pairs_hook=_once)
        if not _is_text(held):
            raise BadText("text_unreadable")
    except RecursionError as exc:
        raise ValueError("nested without end") from exc
    return held


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Return an object of JSON. Of a key that stands twice nobody can tell which is meant."""
    held = dict(pairs)
    if len(held) != len(pairs):
        raise ValueError("a key stands twice")
    return held


def _is_text(held: object) -> bool:
    """Return whether every text in a value can be stored, the names in a mapping among them."""
    if isinstance(held, str):
        return not any(unicodedata.category(sign) in _NO_LETTERS and sign not in LINES for sign in held)
    if isinstance(held, Mapping):
        return all(_is_text(one) for pair in held.items() for one in pair)
    return all(map(_is_text, held)) if isinstance(held, list) else True
