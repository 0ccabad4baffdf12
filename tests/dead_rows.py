"""VACUUM between tests: rows that tests have rolled back stay in the files of PostgreSQL, and autovacuum is off.

Each scan of a table reads them, for example to find out whether the database is empty.
"""

from django.db import connection

from tests.remembered import tables

TESTS = 100  # from one sweep to the next


class Broom:
    """Run VACUUM between two tests, once in `TESTS`."""

    def __init__(self):
        self.tests = 0

    def sweep(self):
        """Count a test, and run VACUUM if it is time. Inside the transaction of a shared hall it is postponed."""
        self.tests += 1
        if self.tests >= TESTS and connection.vendor == "postgresql" and is_idle():
            self.tests = 0
            # Not by a cursor of Django, which pytest-django refuses between tests.
            connection.connection.execute(f"VACUUM (SKIP_LOCKED) {', '.join(tables())}")


def is_idle():
    """Return whether the connection is open and outside of a transaction."""
    return connection.connection is not None and not connection.in_atomic_block


BROOM = Broom()
