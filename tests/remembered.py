"""Events that many tests start with are built once: their rows are kept, and inserted again for the next test.

An event of eight duplas takes 260 statements through the services, and 22 to be inserted. Rows keep their keys and
their times, so this is done only into an empty database, never for a test that changes how the site behaves, and
within ten minutes of the build at most: no event is older than that.
"""

import inspect
import pickle
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from functools import wraps
from itertools import batched

from django.apps import apps
from django.db import connection

FRESH_SECONDS = 600
AT_ONCE = 200  # rows in one statement
OF_DJANGO = {"contenttypes", "sites"}  # filled by the migrations; permissions are too
CHANGES_THE_SITE = {"monkeypatch", "settings"}


@dataclass(slots=True)
class Kept:
    """The result of one call: its rows by table, its return value, and the callbacks it left for the commit."""

    rows: dict[str, list[tuple]]
    returned: bytes
    on_commit: list
    made_at: float


class Memory:
    """The events that the process has built, and whether the current test may use them."""

    def __init__(self):
        self.kept: dict[tuple, Kept] = {}
        self.open = False

    def begin(self, fixtures):
        """Note that a test with these fixtures begins."""
        self.open = not CHANGES_THE_SITE & set(fixtures)


MEMORY = Memory()


def remembered[**P, T](build: Callable[P, T]) -> Callable[P, T]:
    """Cache a function that builds an event, by its arguments."""
    signature = inspect.signature(build)

    @wraps(build)
    def built(*args, **kwargs):
        if not (MEMORY.open and plain([args, kwargs]) and connection.in_atomic_block and nothing_stands()):
            return build(*args, **kwargs)
        key = (build.__module__, build.__qualname__, repr(arguments(signature, args, kwargs)))
        kept = MEMORY.kept.get(key)
        if kept and time.monotonic() - kept.made_at < FRESH_SECONDS:
            return lay_out(kept)
        waiting = len(connection.run_on_commit)
        returned = build(*args, **kwargs)
        on_commit = [(call, robust) for _, call, robust in connection.run_on_commit[waiting:]]
        MEMORY.kept[key] = Kept(taken(), pickle.dumps(returned), on_commit, time.monotonic())
        return returned

    return built


def arguments(signature, args, kwargs):
    """Return all arguments of a call, named and in order, so that one that is the default is as one left out."""
    bound = signature.bind(*args, **kwargs)
    bound.apply_defaults()
    given = dict(bound.arguments)
    more = [given.pop(name) for name, one in signature.parameters.items() if one.kind == one.VAR_KEYWORD]
    return sorted(given.items()), [sorted(one.items()) for one in more]


def plain(value):
    """Return whether the printed form of a value identifies it."""
    if isinstance(value, dict):
        return all(plain(one) for one in value.items())
    if isinstance(value, list | tuple):
        return all(plain(one) for one in value)
    return value is None or isinstance(value, str | int | date)


def tables():
    """Return the tables that tests fill."""
    models = apps.get_models(include_auto_created=True)
    ours = [model._meta for model in models if model._meta.app_label not in OF_DJANGO and model._meta.managed]
    return [meta.db_table for meta in ours if meta.db_table != "auth_permission"]


def nothing_stands():
    question = " OR ".join(f'EXISTS (SELECT 1 FROM "{table}")' for table in tables())
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT {question}")
        return not cursor.fetchone()[0]


def taken():
    """Return all rows by table, ordered by key, because PostgreSQL returns rows in physical order."""
    found = {}
    with connection.cursor() as cursor:
        for table in tables():
            cursor.execute(f'SELECT * FROM "{table}" ORDER BY 1')
            if rows := cursor.fetchall():
                found[table] = rows
    return found


def lay_out(kept):
    """Insert the rows again, and return the cached return value."""
    with connection.cursor() as cursor:
        for table, rows in kept.rows.items():
            for some in batched(rows, AT_ONCE, strict=False):
                places = ", ".join(f"({', '.join(['%s'] * len(row))})" for row in some)
                cursor.execute(
                    f'INSERT INTO "{table}" VALUES {places}', [value for row in some for value in row]
                )
    for call, robust in kept.on_commit:
        connection.run_on_commit.append((set(connection.savepoint_ids), call, robust))
    return pickle.loads(kept.returned)
