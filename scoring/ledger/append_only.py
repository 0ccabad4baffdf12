"""Triggers that refuse to change or delete recorded facts, with the same message on every database.

Every `migrate` creates them at its end, because SQLite drops them when a migration alters a table (it creates the
table again). A migration that fills a column of old rows calls `lift` first.
"""

from collections.abc import Iterable
from typing import Any

from django.apps import apps
from django.db import connections
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.models import UniqueConstraint

from scoring.models.append_only import AppendOnly

# The error code makes psycopg raise IntegrityError, as SQLite's RAISE(ABORT) does.
FUNCTION = """
CREATE OR REPLACE FUNCTION canastra_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP
        USING ERRCODE = 'integrity_constraint_violation';
END $$
"""
POSTGRESQL = {
    "append_only_row": 'BEFORE UPDATE OR DELETE ON "{table}" FOR EACH ROW',
    "append_only_all": 'BEFORE TRUNCATE ON "{table}" FOR EACH STATEMENT',
}
SQLITE = """
CREATE TRIGGER IF NOT EXISTS "{table}_no_{verb}" BEFORE {verb} ON "{table}"
BEGIN SELECT RAISE(ABORT, '{table} is append-only: {verb} refused'); END
"""
# SQLite only: a row removed by REPLACE fires no DELETE trigger, so this trigger looks for a row with the same key
# before. There is one trigger for each key, so that the message names the key as the database would.
SQLITE_REPLACE = """
CREATE TRIGGER "{name}" BEFORE INSERT ON "{table}" WHEN EXISTS (SELECT 1 FROM "{table}" WHERE {same})
BEGIN SELECT RAISE(ABORT, '{table} is append-only: REPLACE refused ({key})'); END
"""
VERBS = ("UPDATE", "DELETE")


def tables() -> list[str]:
    """Return the tables of every model that is `AppendOnly`, sorted."""
    facts = [model for model in apps.get_models() if issubclass(model, AppendOnly)]
    return sorted(model._meta.db_table for model in facts)  # noqa: SLF001 -- Django's documented name


def protect(connection: BaseDatabaseWrapper, names: Iterable[str]) -> None:
    """Make the database refuse UPDATE, DELETE and TRUNCATE of these tables. May be called repeatedly."""
    if connection.vendor == "postgresql":
        triggers = [
            f"CREATE OR REPLACE TRIGGER {name} {event.format(table=table)} EXECUTE FUNCTION canastra_append_only()"
            for table in names
            for name, event in POSTGRESQL.items()
        ]
        statements = [FUNCTION, *triggers]
    else:
        names = list(names)
        statements = [SQLITE.format(table=table, verb=verb) for table in names for verb in VERBS]
        statements += [statement for table in names for statement in _not_replaced(table)]
    _run(connection, statements)


def lift(connection: BaseDatabaseWrapper, names: Iterable[str]) -> None:
    """Drop the triggers of these tables. Only migrations need this; the application's role has no right to."""
    names = list(names)
    if connection.vendor == "postgresql":
        statements = [f'DROP TRIGGER IF EXISTS {name} ON "{table}"' for table in names for name in POSTGRESQL]
    else:
        named = [f"{table}_no_{verb}" for table in names for verb in VERBS]
        named += [_name(table, key) for table in names for key in _keys(table)]
        statements = [f'DROP TRIGGER IF EXISTS "{name}"' for name in named]
    _run(connection, statements)


def protect_all(using: str, **kwargs: Any) -> None:
    """Create the triggers of all existing tables. This is the receiver of `post_migrate`."""
    connection = connections[using]
    there = set(connection.introspection.table_names())
    protect(connection, [table for table in tables() if table in there])


def _keys(table: str) -> list[tuple[str, ...]]:
    (model,) = (one for one in apps.get_models() if one._meta.db_table == table)  # noqa: SLF001 -- as above
    single = [(str(field.column),) for field in model._meta.concrete_fields if field.unique]  # noqa: SLF001 -- as above
    several = [
        tuple(str(model._meta.get_field(name).column) for name in constraint.fields)  # type: ignore[union-attr] # noqa: SLF001
        for constraint in model._meta.constraints  # noqa: SLF001 -- as above
        if isinstance(constraint, UniqueConstraint) and constraint.fields
    ]
    return [*single, *several]


def _not_replaced(table: str) -> list[str]:
    statements = []
    for key in _keys(table):
        same = " AND ".join(f'"{column}" = NEW."{column}"' for column in key)
        name = _name(table, key)
        # The columns of a key may have changed since, so the trigger is created again.
        statements += [f'DROP TRIGGER IF EXISTS "{name}"']
        statements += [SQLITE_REPLACE.format(name=name, table=table, same=same, key=", ".join(key))]
    return statements


def _name(table: str, key: Iterable[str]) -> str:
    return "_".join((table, "no_REPLACE", *key))


def _run(connection: BaseDatabaseWrapper, statements: Iterable[str]) -> None:
    with connection.cursor() as cursor:
        for statement in statements:
            cursor.execute(statement)
