"""Rows that a test has rolled back stay in the files of PostgreSQL until it sweeps, and it does not sweep by itself.

Each search through a table, as for what is in an empty database, passes all of them.
"""

from django.db import connection

from tests.remembered import tables

TESTS = 100  # from one sweep to the next


class Broom:
    """Sweeps between two tests, once in `TESTS`."""

    def __init__(self):
        self.tests = 0

    def sweep(self):
        """Call this between two tests. A hall that several tests share is still in its transaction, and waits."""
        self.tests += 1
        if self.tests >= TESTS and connection.vendor == "postgresql" and is_idle():
            self.tests = 0
            # Not by a cursor of Django, which pytest-django refuses between tests.
            connection.connection.execute(f"VACUUM (SKIP_LOCKED) {', '.join(tables())}")


def is_idle():
    """Return whether there is a connection that is in no transaction."""
    return connection.connection is not None and not connection.in_atomic_block


BROOM = Broom()
