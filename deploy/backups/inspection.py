"""Inspection of a backup as a separate database: migrate it, check it, count its rows."""

import json
import os
import subprocess
import sys
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from django.conf import settings
from django.db.migrations.loader import MigrationLoader
from django.utils.translation import gettext as _

from tournaments.ledger.figures import LedgerFigures

LONGEST = 3600  # seconds for one command
SHOWN = 50  # lines of errors to keep


class UnreadableBackup(Exception):
    """The file is no complete backup. The message gives the reason."""


@dataclass(frozen=True, slots=True)
class Checked:
    """The errors that three checks found in a backup, as sentences, and the figures of its content."""

    faults: list[str]
    figures: LedgerFigures


@dataclass(frozen=True, slots=True)
class Beside:
    """A database beside the site's own.

    env: the environment that selects it. applied: its migrations, as app and name.
    """

    env: dict[str, str]
    applied: AbstractSet[tuple[str, str]]

    @property
    def is_newer(self) -> bool:
        """Whether the database belongs to a later version of the program."""
        return bool(self.applied - set(MigrationLoader(None).disk_migrations))

    def migrate(self) -> None:
        """Apply the missing migrations. Raises `UnreadableBackup`."""
        done = self._run("migrate", "--no-input", "--skip-checks", "--verbosity", "0")
        if done.returncode:
            raise UnreadableBackup(_last_line(done))

    def check(self) -> Checked:
        """Run the three checks and count the content. Raises `UnreadableBackup` if that fails."""
        done = self._run("verify", "--figures", "--verbosity", "0")
        first, _rest, faults = done.stdout.partition("\n")
        try:
            figures: LedgerFigures = json.loads(first)
        except ValueError as exc:
            raise UnreadableBackup(_last_line(done)) from exc
        found = [*faults.splitlines(), *done.stderr.splitlines()] if done.returncode else []
        return Checked(found[:SHOWN], figures)

    def _run(self, *words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(settings.BASE_DIR / "manage.py"), *words]
        try:
            return subprocess.run(  # noqa: S603 -- our own program
                command, env=self.env, text=True, capture_output=True, check=False, timeout=LONGEST
            )
        except subprocess.TimeoutExpired as exc:
            raise UnreadableBackup(_("a conferência não terminou")) from exc


def environment(**leads: str) -> dict[str, str]:
    """Return the environment for a program that works on another database than the site's."""
    ours = {
        "DJANGO_SETTINGS_MODULE": "deploy.settings",
        "SECRET_KEY": settings.SECRET_KEY,
        "CANASTRA_EMBEDDED": "0",
        "CELERY_BROKER_URL": "redis://localhost/" if "DATABASE_URL" in leads else "memory://localhost/",
        "DATABASE_URL": "",
    }
    return {**os.environ, **ours, **leads}


def _last_line(done: subprocess.CompletedProcess[str]) -> str:
    return (
        done.stderr.strip() or done.stdout.strip() or _("status %(code)s") % {"code": done.returncode}
    ).splitlines()[-1]
