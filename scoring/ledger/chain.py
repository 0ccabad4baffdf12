"""A hash chain of rows: each row has a sequence number and a digest of itself and the previous row.

The algorithm may never change. Anybody who has the rows can compute the digests: a digest is the SHA-256 of
`previous`, a line feed and the row as canonical JSON (sorted keys, no spaces, ASCII), in hexadecimal. The digest
before the first row is 64 zeros.
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
    """Return the digest of a row that follows a row with the digest `previous`."""
    return hashlib.sha256(f"{previous}\n{canonical(row)}".encode()).hexdigest()


def canonical(value: object) -> str:
    """Return a value as JSON text that is the same before storing and after reading it from any database."""
    # NaN is not JSON, so databases cannot store it.
    return json.dumps(plain(value), sort_keys=True, separators=(",", ":"), allow_nan=False)


def plain(value: object) -> Any:
    """Return a value in JSON's own types. Whole numbers become int, because PostgreSQL returns 1e16 as one."""
    return json.loads(json.dumps(value, default=_told), parse_float=_number)


def columns(row: models.Model) -> dict[str, object]:
    """Return every column of a stored row, in JSON's own types."""
    meta = row._meta  # noqa: SLF001 -- Django's documented name
    told = {field.attname: getattr(row, field.attname) for field in meta.concrete_fields}
    return {**plain(told), "model": stored_name(type(row))}


def stored_name(model: type[models.Model]) -> str:
    """Return the name of a model in stored rows: that of its table, which no change of the class may alter."""
    meta = model._meta  # noqa: SLF001 -- Django's documented name
    return meta.db_table.removeprefix(f"{meta.app_label}_")


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
