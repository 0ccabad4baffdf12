"""The embedded SQLite database: created at the first start, migrated at every later one."""

import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from deploy.laptop.vardir import DATABASE, LOG, STATIC, Stop

ROOT = Path(__file__).resolve().parent.parent.parent
# The browsable API of Django REST framework, and the versions of htmx that no page uses: compressing them takes longer
# than all other files.
UNUSED = ("rest_framework", "htmx-2.js", "htmx-4*.js", "htmax-*.js", "ext")


def make_database(var: Path, *, demo: bool) -> None:
    """Create the database, with the demo if wanted, in a temporary folder, and move it to `var` when it is complete.

    An interrupted start therefore leaves no incomplete database; the next one starts over.
    """
    draft = var / "preparing"
    shutil.rmtree(draft, ignore_errors=True)
    draft.mkdir()
    env = {**os.environ, "CANASTRA_VAR": str(draft), "CANASTRA_EMBEDDED": "0"}
    with (var / LOG).open("w") as log:
        for command in ["migrate", *(["demo"] if demo else [])]:
            words = [sys.executable, str(ROOT / "manage.py"), command, "--verbosity", "0"]
            done = subprocess.run(words, cwd=ROOT, env=env, stdout=log, stderr=log, check=False)  # noqa: S603
            if done.returncode:
                raise Stop(f"o banco de dados não pôde ser preparado; os detalhes estão em {log.name}")
    # The database last, because its presence means that the first start was complete.
    for file in sorted(draft.iterdir(), key=lambda file: file.name == DATABASE):
        file.replace(var / file.name)
    draft.rmdir()


def update_database(var: Path) -> None:
    """Apply the missing migrations. Raises `Stop` if the database is of a newer version, or cannot be read."""
    from django.core.management import call_command
    from django.db import DatabaseError, connection
    from django.db.migrations.loader import MigrationLoader

    try:
        loader = MigrationLoader(connection)
        if set(loader.applied_migrations) - set(loader.disk_migrations):
            raise Stop(
                f"o banco de dados em {var} é de uma versão mais nova do Canastra: use essa versão, ou outra pasta."
            )
        call_command("migrate", interactive=False, verbosity=0)
    except DatabaseError as exc:
        raise Stop(f"o banco de dados {var / DATABASE} não pode ser usado ({exc}).") from exc
    finally:
        connection.close()  # the web process, forked later, opens its own


def collect_static(var: Path) -> None:
    """Copy the static files to the folder they are served from, with hashed names, unless they are unchanged."""
    from django.conf import settings
    from django.contrib.staticfiles.finders import get_finders
    from django.core.management import call_command

    found = (storage.path(path) for finder in get_finders() for path, storage in finder.list([]))
    seen = sorted((path, Path(path).stat().st_size, Path(path).stat().st_mtime_ns) for path in found)
    stamp, digest = var / STATIC / ".collected", sha256(repr((settings.STORAGES, seen)).encode()).hexdigest()
    if stamp.exists() and stamp.read_text() == digest:
        return
    call_command("collectstatic", interactive=False, verbosity=0, ignore_patterns=list(UNUSED))
    stamp.write_text(digest)


def fold_journal() -> None:
    """Merge the journal into the database file, so that it can be copied alone. Call this without open writers."""
    from django.db import connection

    connection.ensure_connection()
    connection.close()  # SQLite merges it when the last connection closes
