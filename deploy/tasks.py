"""Celery tasks of the roof. On a laptop: start a copy of the database where one is owed."""

import os
import subprocess
import sys

from celery import shared_task
from django.conf import settings

from tournaments.ledger import copies
from tournaments.models import Copia

ALONE = {"CANASTRA_EMBEDDED": "0"}  # the worker is the site's

_running: subprocess.Popen[bytes] | None = None


@shared_task(name="deploy.backup")
def backup() -> None:
    """Start a process that makes a copy where one is owed. The worker goes on: it has readers to serve."""
    global _running
    if _running and _running.poll() is None:
        return
    if copies.owed():
        _running = subprocess.Popen(command(), env=os.environ | ALONE, stdout=subprocess.DEVNULL)  # noqa: S603 -- our own


def command() -> list[str]:
    """Return what is run."""
    words = ["backup", "--why", str(Copia.Why.ROUND), "--with-parent"]
    return [sys.executable, str(settings.BASE_DIR / "manage.py"), *words]
