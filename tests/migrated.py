"""The database is migrated once a run: each later process starts with a copy of the first process's database."""

import fcntl
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from django.db import connection

from tests.programs import MADE

NAME = "canastra_migrated"


@contextmanager
def once() -> Iterator[None]:
    """Create the database of this process in the block: as a copy, or by migration if no copy exists."""
    shared = Path(os.environ.get(MADE) or os.environ["CANASTRA_TEST_VAR"])
    own = _Postgresql() if connection.vendor == "postgresql" else _Sqlite(shared)
    with (shared / f"{NAME}-{connection.vendor}.lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if own.there():
            fcntl.flock(turn, fcntl.LOCK_UN)
            own.copy()
            yield
        else:
            yield
            own.keep()


class _Postgresql:
    # The copy is a second database, which Django uses as the template of a new one.
    def there(self) -> bool:
        with connection._nodb_cursor() as cursor:
            cursor.execute("SELECT 1 FROM pg_database WHERE datname = %s", [NAME])
            return cursor.fetchone() is not None

    def copy(self) -> None:
        connection.settings_dict["TEST"]["TEMPLATE"] = NAME

    def keep(self) -> None:
        source = connection.settings_dict["NAME"]
        connection.close()  # a template database must have no connections
        with connection._nodb_cursor() as cursor:
            cursor.execute(f'CREATE DATABASE "{NAME}" TEMPLATE "{source}"')


class _Sqlite:
    # The copy is a file, placed where the process expects its database.
    def __init__(self, shared: Path) -> None:
        self.file = shared / f"{NAME}.sqlite3"

    def there(self) -> bool:
        return self.file.exists()

    def copy(self) -> None:
        shutil.copyfile(self.file, connection.settings_dict["TEST"]["NAME"])

    def keep(self) -> None:
        making = self.file.with_suffix(".being-made")
        making.unlink(missing_ok=True)
        with connection.cursor() as cursor:
            cursor.execute("VACUUM INTO %s", [str(making)])
        making.rename(self.file)
