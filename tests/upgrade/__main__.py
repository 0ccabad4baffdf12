"""`python -m tests.upgrade`: make the dumps of this version. This command and the test run the other commands."""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import tomllib
from hashlib import sha256
from io import StringIO
from pathlib import Path

from tests.services import services
from tests.upgrade import database

ROOT = Path(__file__).resolve().parent.parent.parent
RELEASES = ROOT / "tests" / "data" / "releases"


def main():
    parser = argparse.ArgumentParser(prog="python -m tests.upgrade", description=__doc__)
    commands = {"make": make, "fill": fill, "upgrade": upgrade, "names": names}
    parser.add_argument("command", choices=commands, nargs="?", default="make")
    parser.add_argument("--event", default="", help="the slug of the one whose names are replaced, else all")
    asked = parser.parse_args()
    commands[asked.command](*filter(None, [asked.event]))


def make():
    """Write the dumps of this version, their figures and the digests of its migrations."""
    folder = RELEASES / tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as var:
        in_sqlite = run("fill", database.of_sqlite(Path(var)))
        (folder / "sqlite.sql").write_text(database.dump_sqlite(Path(var) / database.FILE))
    with services() as environment:
        in_postgresql = run("fill", environment)
        (folder / "postgresql.sql").write_text(database.dump_postgresql(environment["DATABASE_URL"]))
    if in_sqlite != in_postgresql:
        raise SystemExit("The two databases do not hold the same.")
    told = {"figures": in_sqlite, "migrations": migrations()}
    (folder / "release.json").write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n")
    for file in sorted(folder.iterdir()):
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1000} kB")


def migrations():
    """Return the digest of every migration by its path."""
    files = [file for app in ("scoring", "tournaments") for file in (ROOT / app / "migrations").glob("0*.py")]
    return {str(file.relative_to(ROOT)): sha256(file.read_bytes()).hexdigest() for file in sorted(files)}


def run(command, environment, *words):
    """Run a command of this module with the database of an environment. Return the figures that it prints."""
    own = {name: value for name, value in os.environ.items() if name not in database.VARIABLES}
    done = subprocess.run(
        [sys.executable, "-m", "tests.upgrade", command, *words],
        cwd=ROOT,
        env={**own, "DJANGO_SETTINGS_MODULE": "tests.settings", **environment},
        check=False,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise AssertionError(f"{command} failed:\n{done.stdout}{done.stderr}")
    return json.loads(done.stdout)


def fill():
    """Migrate an empty database and fill it."""
    import django

    django.setup()
    from django.core.management import call_command

    from tests.upgrade.event import fill as fill_event
    from tests.upgrade.figures import figures

    call_command("migrate", verbosity=0)
    fill_event()
    print(json.dumps(figures()))


def upgrade():
    """Migrate a database of a release, and check it as its owner would."""
    import django

    django.setup()
    from django.core.management import call_command

    from tests.upgrade.figures import figures

    call_command("migrate", verbosity=0)
    call_command("migrate", check_unapplied=True, verbosity=0)
    call_command("rescore", check=True, stdout=StringIO())
    call_command("verify_ledger", stdout=StringIO())
    call_command("verify_results", stdout=StringIO())
    print(json.dumps(figures()))


def names(event=""):
    """Migrate a database of a release, then replace and erase the name of a player in each event.

    event: the slug of the only one.
    """
    import django

    django.setup()
    from django.core.management import call_command
    from django.test.utils import setup_test_environment

    from tests.upgrade.names import replaced

    setup_test_environment()  # its client reads pages
    call_command("migrate", verbosity=0)
    print(json.dumps(replaced(event)))


if __name__ == "__main__":
    main()
