"""The two sites of the drill, a laptop's and a server's, each with the place to which its backup is restored."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Protocol

import psycopg

from tests import services
from tests.faults import stack
from tests.programs import MADE, ROOT, Program, with_static

KEY = "of-the-drill-alone-and-of-no-other-place-at-all-0123456789"


class Site(Protocol):
    """A running site. env: the environment for its database; port: its address; backups: the folder of its backups."""

    env: dict[str, str]
    port: int
    backups: Path

    def command(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run a management command on the site, as its operator does."""

    def ask(self, sql: str) -> list[tuple[Any, ...]]:
        """Return the result of a statement in its database."""

    def elsewhere(self) -> "Site":
        """Return the empty place to which the backup is restored."""

    def start(self) -> None:
        """Start the site of this place."""


class Laptop:
    """The site of `make run`, in a separate folder."""

    def __init__(self, home: Path, name: str = "var") -> None:
        self.home, self.backups = home, home / "backups"
        self.program = Program(
            home / name, DEMO="0", BACKUPS="0", BACKUP_DIR=str(self.backups), SECRET_KEY=KEY
        )
        self.port = self.program.port
        leads = {
            "CANASTRA_VAR": str(self.program.var),
            "DATABASE_URL": "",
            "CELERY_BROKER_URL": "memory://localhost/",
        }
        self.env = self.program.env | leads | {"DJANGO_SETTINGS_MODULE": "deploy.settings"}

    def command(self, *words: str) -> subprocess.CompletedProcess[str]:
        return _run([*self.program.command, "manage", *words], self.program.env)

    def ask(self, sql: str) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.program.var / "canastra.sqlite3")) as found:
            return found.execute(sql).fetchall()

    def elsewhere(self) -> "Laptop":
        return Laptop(self.home, "other")

    def start(self) -> None:
        self.program.start()

    def kill(self) -> None:
        self.program.kill()


class Server:
    """The site of the compose file."""

    def __init__(self, home: Path, made: stack.Stack) -> None:
        self.made, self.port, self.backups = made, made.ports[0], home / "backups"
        self.env = made.env | {"BACKUP_DIR": str(self.backups)}

    def command(self, *words: str) -> subprocess.CompletedProcess[str]:
        program = ["deploy/run.py", "manage"] if words[0] in {"backup", "restore"} else ["manage.py"]
        return _run([sys.executable, *program, *words], self.env)

    def ask(self, sql: str) -> list[tuple[Any, ...]]:
        with psycopg.connect(self.env["DATABASE_URL"]) as link:
            return link.execute(sql).fetchall()

    def elsewhere(self) -> "Server":
        """Make a second, empty database on the same server, which the restored site uses."""
        other = Server(self.backups.parent, self.made)
        programs = services.postgresql_programs()
        assert programs
        host = str(self.made.postgresql.home)
        subprocess.run([str(programs / "createdb"), "-h", host, "-U", "canastra", "other"], check=True)
        other.env |= {"DATABASE_URL": self.env["DATABASE_URL"].replace("/canastra?", "/other?")}
        return other

    def start(self) -> None:
        done = self.command("restrict_role", stack.ROLE, "-v0")
        assert done.returncode == 0, done.stderr
        for name in ("web", "worker", "beat"):
            part = self.made.parts[name]
            part.kill()
            part.env["DATABASE_URL"] = self.env["DATABASE_URL"].replace("//canastra@", f"//{stack.ROLE}@")
            part.start()
        stack.wait(self.made.answers)


@contextmanager
def laptop() -> Iterator[Laptop]:
    with services.folder("canastra-drill-", None) as home:
        one = Laptop(home)
        other = one.elsewhere()
        one.elsewhere = lambda: other  # type: ignore[method-assign] # ended with the block too
        try:
            if os.environ.get(MADE):  # collected already, for all steps of the run
                for place in (one, other):
                    with_static(place.program.var)
            one.start()
            yield one
        finally:
            one.kill()
            other.kill()


@contextmanager
def server() -> Iterator[Server]:
    with stack.stack() as made, services.folder("canastra-drill-", None) as home:
        made.start()
        yield Server(home, made)


SITES = {"sqlite": laptop, "postgresql": server}


def _run(command: Sequence[str], env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(list(command), cwd=ROOT, env=env, text=True, capture_output=True, check=False)
