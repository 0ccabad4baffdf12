"""A second connection to the test database, for tests of locks and of sessions that wait for them."""

import threading
import time
from contextlib import contextmanager

from django.db import connection, connections


@contextmanager
def locked(row):
    """Hold the lock of one row during the block (PostgreSQL)."""
    table, key = row._meta.db_table, row._meta.pk.column
    with _holding(f'SELECT 1 FROM "{table}" WHERE "{key}" = %s FOR UPDATE', [row.pk]):
        yield


@contextmanager
def read_only(model):
    """Block writes to a table during the block. A writer then waits in the middle of its transaction."""
    with _holding(f'LOCK TABLE "{model._meta.db_table}" IN SHARE MODE'):
        yield


@contextmanager
def _holding(statement, values=None):
    other = connections.create_connection("default")
    try:
        other.set_autocommit(False)
        with other.cursor() as cursor:
            cursor.execute(statement, values)
        yield
    finally:
        other.rollback()
        other.close()


def waiting():
    """Return the number of sessions of this database that wait for a lock (PostgreSQL)."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_stat_clear_snapshot()")  # a transaction would see the same answer for ever
        cursor.execute(
            "SELECT count(*) FROM pg_stat_activity"
            " WHERE datname = current_database() AND wait_event_type = 'Lock'"
        )
        return cursor.fetchone()[0]


def until(condition, seconds=120):
    """Wait until `condition()` is true."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "it never came"
        time.sleep(0.01)


@contextmanager
def meanwhile(function):
    """Run a function on another connection before each statement of this one."""

    def beside(execute, *statement):
        Beside(function).result()
        return execute(*statement)

    with connection.execute_wrapper(beside):
        yield


class Beside(threading.Thread):
    """Run a function on another connection. `result()` waits for its end and returns or raises its outcome."""

    def __init__(self, function):
        super().__init__(daemon=True)
        self.function, self.value, self.error = function, None, None
        self.start()

    def run(self):
        try:
            self.value = self.function()
        except Exception as exc:  # noqa: BLE001 -- raised again by result()
            self.error = exc
        finally:
            connections.close_all()

    def result(self, seconds=120):
        self.join(seconds)
        assert not self.is_alive(), "it hangs"
        if self.error:
            raise self.error
        return self.value
