"""Facts cannot be deleted, not even by a test: the way round the triggers is here, and nowhere in the site."""

from contextlib import contextmanager

from django.db import connection
from django.test import TransactionTestCase

from scoring.ledger import append_only


def let_flush():
    """Lift the triggers before the flush after a test that commits; `post_migrate`, sent by it, puts them up again."""
    emptied = TransactionTestCase._fixture_teardown

    def teardown(case):
        append_only.lift(connection, append_only.tables())
        emptied(case)

    TransactionTestCase._fixture_teardown = teardown


@contextmanager
def tampering():
    """Do while the block lasts what only the owner of the database can: change facts."""
    connection.check_constraints()  # PostgreSQL keeps the triggers of a table whose foreign keys wait to be checked
    append_only.lift(connection, append_only.tables())
    yield
    append_only.protect(connection, append_only.tables())
