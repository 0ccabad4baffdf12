"""Reading for minutes while mãos are being entered: everything as it was at one moment."""

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import connection, transaction


@contextmanager
def one_moment() -> Iterator[None]:
    """Let whatever is read while the block lasts be as it stood at the first reading. Nobody waits for it.

    Nothing can be written meanwhile. Within a transaction of the caller's, what is seen is that one's to decide.
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
    """Hold a read transaction of SQLite: one of Django's would be IMMEDIATE, and scorers would queue behind it."""
    _say("PRAGMA query_only = ON")
    try:
        _say("BEGIN DEFERRED")
        try:
            yield
        finally:
            _say("ROLLBACK")
    finally:  # also where no transaction could be begun: the connection is somebody else's next
        _say("PRAGMA query_only = OFF")


def _say(statement: str) -> None:
    with connection.cursor() as cursor:
        cursor.execute(statement)
