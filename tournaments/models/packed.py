"""Compressed JSON for data that is kept permanently and always read as a whole."""

import json
from typing import Any, Final

import brotli
from django.db import models

QUALITY: Final = 5  # as for pages: a megabyte takes some 15 ms; saving another tenth would take half a second


class PackedJSON(models.BinaryField):  # type: ignore[type-arg]  # generic only for the type checker
    """A column of plain data (text, numbers, lists, dicts with text keys) as compressed JSON.

    The database cannot query its content: a value needed in a query needs a separate column.
    """

    # Types for the type checker.
    _pyi_private_set_type: Any
    _pyi_private_get_type: Any

    def get_prep_value(self, value: Any) -> Any:
        return super().get_prep_value(None if value is None else packed(value))

    def from_db_value(self, value: Any, *_about: object) -> Any:
        return None if value is None else json.loads(unpacked(value))

    def value_to_string(self, obj: models.Model) -> str:
        """Return the data as JSON, for a serialised row."""
        return json.dumps(self.value_from_object(obj))

    def to_python(self, value: Any) -> Any:
        """Return the data from a serialised row."""
        return json.loads(value) if isinstance(value, str) else value


def packed(value: Any) -> bytes:
    """Compress plain data."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    compressed: bytes = brotli.compress(text.encode(), quality=QUALITY)
    return compressed


def unpacked(stored: bytes) -> str:
    """Return the stored JSON: sorted keys, no spaces, no escaped letters."""
    plain: bytes = brotli.decompress(bytes(stored))
    return plain.decode()
