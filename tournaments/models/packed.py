"""Plain data, compressed: what is kept for good and only ever read whole."""

import json
from typing import Any, Final

import brotli
from django.db import models

QUALITY: Final = 5  # as for pages: a megabyte takes some 15 ms, and a tenth less would take half a second


class PackedJSON(models.BinaryField):  # type: ignore[type-arg]  # generic to the checker alone
    """A column of plain data (text, numbers, lists, dicts with text as keys) as compressed JSON.

    The database cannot look into it: what is asked for in a query needs a column of its own.
    """

    # What a type checker takes for the values of a field.
    _pyi_private_set_type: Any
    _pyi_private_get_type: Any

    def get_prep_value(self, value: Any) -> Any:
        """Return what is stored."""
        return super().get_prep_value(None if value is None else packed(value))

    def from_db_value(self, value: Any, *_about: object) -> Any:
        """Return the data of what is stored."""
        return None if value is None else json.loads(unpacked(value))

    def value_to_string(self, obj: models.Model) -> str:
        """Return the data as JSON, for a serialised row."""
        return json.dumps(self.value_from_object(obj))

    def to_python(self, value: Any) -> Any:
        """Return the data of a serialised row."""
        return json.loads(value) if isinstance(value, str) else value


def packed(value: Any) -> bytes:
    """Return plain data compressed."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    compressed: bytes = brotli.compress(text.encode(), quality=QUALITY)
    return compressed


def unpacked(stored: bytes) -> str:
    """Return the JSON of what is stored: sorted keys, no spaces, letters as they are."""
    plain: bytes = brotli.decompress(bytes(stored))
    return plain.decode()
