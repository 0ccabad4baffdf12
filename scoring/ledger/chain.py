"""A chain of rows: each has a place and a digest of itself and of the one before. Nothing here may ever change.

Anybody who has the rows computes the same: a digest is the SHA-256 of `previous`, a line feed and the row as canonical
JSON (sorted keys, no spaces, ASCII), in hexadecimal; before the first row stand 64 zeros.
"""

import hashlib
import json
from collections.abc import Mapping
from datetime import UTC, date, datetime, time
from decimal import Decimal
from typing import Any
from uuid import UUID

from django.db import models

START = "0" * 64


def linked(previous: str, row: Mapping[str, object]) -> str:
    """Return the digest of a row behind `previous`, the digest of the one before it."""
    return hashlib.sha256(f"{previous}\n{canonical(row)}".encode()).hexdigest()


def canonical(value: object) -> str:
    """Return a value as one JSON text, the same before it is stored and read back from any database."""
    return json.dumps(plain(value), sort_keys=True, separators=(",", ":"), allow_nan=False)


def plain(value: object) -> Any:
    """Return a value in JSON's own types. A whole number is an int: 1e16 comes back from PostgreSQL as one."""
    return json.loads(json.dumps(value, default=_told), parse_float=_number)


def columns(row: models.Model) -> dict[str, object]:
    """Return every column of a stored row, in JSON's own types."""
    meta = row._meta  # noqa: SLF001 -- Django's documented name
    told = {field.attname: getattr(row, field.attname) for field in meta.concrete_fields}
    return {**plain(told), "model": meta.model_name}


def _number(text: str) -> float | int:
    number = Decimal(text)
    return int(number) if number == number.to_integral_value() else float(text)


def _told(value: object) -> str:
    if isinstance(value, datetime):
        return value.astimezone(UTC).isoformat(timespec="microseconds")
    if isinstance(value, date | time):
        return value.isoformat()
    if isinstance(value, UUID):
        return str(value)
    raise TypeError(f"{type(value).__name__} has no place in a chain")
