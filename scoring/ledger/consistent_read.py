"""Long reads of a consistent snapshot while mãos are being entered."""

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import connection, transaction


@contextmanager
def one_moment() -> Iterator[None]:
    """Read within the block from a snapshot taken at the first query, without blocking writers.

    The block cannot write. Inside a transaction of the caller, that transaction's isolation applies.
    """
    if connection.in_atomic_block:
        yield
    elif connection.vendor == "postgresql":
        with transaction.atomic():
            _say("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            yield
    else:
        with _read_only():
            yield


@contextmanager
def _read_only() -> Iterator[None]:
    # A transaction of Django's would be IMMEDIATE in SQLite, and scorers would wait for it.
    _say("PRAGMA query_only = ON")
    try:
        _say("BEGIN DEFERRED")
        try:
            yield
        finally:
            # The block wrote no data; this only ends the snapshot.
            _say("ROLLBACK")
    finally:  # also if BEGIN failed, because the connection will be reused
        _say("PRAGMA query_only = OFF")


def _say(statement: str) -> None:
    with connection.cursor() as cursor:
        cursor.execute(statement)
