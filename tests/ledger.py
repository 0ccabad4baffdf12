"""Ways round the triggers that forbid deleting facts. They exist for the tests only, not in the site."""

from contextlib import contextmanager
from uuid import UUID, uuid4

from django.contrib.contenttypes.models import ContentType
from django.db import connection, models, transaction
from django.test import TransactionTestCase
from django.utils.timezone import now

from scoring.ledger import append_only
from tests import stored_rows
from tests.factories import make_user
from tournaments.models.packed import PackedJSON

COUNT_TRIGGERS = {
    "postgresql": "SELECT count(*) FROM pg_trigger WHERE NOT tgisinternal",
    "sqlite": "SELECT count(*) FROM sqlite_master WHERE type = 'trigger'",
}
OF_THE_ROW = {"id", "jogo_id", "tournament_id", "partida_id", "mao_id"}


def let_flush():
    """After a test that commits, empty only the tables that it filled.

    Django's flush empties all tables and recreates the triggers and the data of the migrations, which takes 20 times
    as long.
    """
    stood = standing()
    TransactionTestCase._fixture_teardown = lambda case: empty(stood)


def standing():
    """Return the rows that the migrations inserted, by table, and the number of triggers."""
    return {
        name: stored_rows.read(name) for name in stored_rows.filled(stored_rows.all_tables())
    }, _triggers()


def empty(stood):
    """Restore the rows and triggers that `standing` returned."""
    kept, triggers = stood
    found = stored_rows.filled(stored_rows.all_tables())
    changed = [name for name in {*found, *kept} if name not in kept or stored_rows.read(name) != kept[name]]
    facts = set(append_only.tables()) & set(found) if connection.vendor == "sqlite" else ()
    with connection.constraint_checks_disabled(), transaction.atomic(), stored_rows.unwatched():
        append_only.lift(connection, facts)
        with connection.cursor() as cursor:
            for name in changed:
                cursor.execute(f'DELETE FROM "{name}"')
        for name in changed:
            if name in kept:
                stored_rows.put(name, kept[name].values())
        if facts:
            append_only.protect(connection, facts)
    if kept.keys() & set(changed):
        ContentType.objects.clear_cache()
    if _triggers() != triggers:
        append_only.protect_all(connection.alias)


def _triggers():
    with connection.cursor() as cursor:
        cursor.execute(COUNT_TRIGGERS[connection.vendor])
        return cursor.fetchone()[0]


@contextmanager
def tampering():
    """Allow changes of facts in this block, as the owner of the database could make them."""
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
    """Change a row by a plain query, which writes no log line."""
    models.QuerySet(model).filter(pk=pk).update(**values)
