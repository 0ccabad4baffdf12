"""Facts cannot be deleted, not even by a test: the way round the triggers is here, and nowhere in the site."""

from contextlib import contextmanager
from uuid import UUID, uuid4

from django.db import connection, models
from django.test import TransactionTestCase
from django.utils.timezone import now

from scoring.ledger import append_only
from tests.factories import make_user
from tournaments.models.packed import PackedJSON

OF_THE_ROW = {"id", "jogo_id", "tournament_id", "partida_id", "mao_id"}


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


def other(field, value):
    """Return another value for the same column."""
    if field.is_relation:
        return None if value else make_user().pk
    if isinstance(field, models.JSONField | PackedJSON):
        return ["outra coisa"]
    if isinstance(field, models.DateTimeField):
        return now()
    if isinstance(value, bool):
        return not value
    if isinstance(value, UUID):
        return uuid4()
    if isinstance(value, int) or value is None:
        return (value or 0) + 100
    return ("y" if value[:1] == "x" else "x") + value[1:]


def behind(model, pk, **values):
    """Change a row past the site: by a query that writes no line for it."""
    models.QuerySet(model).filter(pk=pk).update(**values)
