"""Celery tasks of this package. On a laptop: start a backup when one is due."""

import os
import subprocess
import sys

from celery import shared_task
from django.conf import settings

from tournaments.ledger import copies
from tournaments.models import Copia

ALONE = {"CANASTRA_EMBEDDED": "0"}  # the backup process needs no embedded worker

_running: subprocess.Popen[bytes] | None = None


@shared_task(name="deploy.backup")
def backup() -> None:
    """Start a process that makes a backup if one is due. The worker continues, because readers wait for it."""
    global _running
    if _running and _running.poll() is None:
        return
    # A separate process, because the only worker of a laptop also publishes (docs/decisions/0029).
    if copies.owed():
        _running = subprocess.Popen(command(), env=os.environ | ALONE, stdout=subprocess.DEVNULL)  # noqa: S603 -- our own


def command() -> list[str]:
    """Return the command line of the backup."""
    words = ["backup", "--why", str(Copia.Why.ROUND), "--with-parent"]
    return [sys.executable, str(settings.BASE_DIR / "manage.py"), *words]
