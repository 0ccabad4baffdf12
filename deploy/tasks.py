"""Celery tasks of this package: a backup on a laptop when one is due, and links to a new password."""

import os
import subprocess
import sys

from celery import Task, shared_task
from django.conf import settings

from deploy.accounts import password_letter
from tournaments.ledger import copies
from tournaments.models import Backup

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


@shared_task(name="deploy.send_link", bind=True, max_retries=60, default_retry_delay=10, expires=900)
def send_link(self: Task, asked: password_letter.Asked) -> None:
    """Send a link to a new password, or wait until the mail server has taken others."""
    if not password_letter.send_beside(asked):
        raise self.retry()


def command() -> list[str]:
    """Return the command line of the backup."""
    words = ["backup", "--why", str(Backup.Why.ROUND), "--with-parent"]
    return [sys.executable, str(settings.BASE_DIR / "manage.py"), *words]
