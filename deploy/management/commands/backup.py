"""`manage.py backup`: back up the database to a file, open it and check it. Status 1 if the backup is not valid.

With `--stay` it makes each backup that is due, until it is stopped; the `copies` service of a server runs this.
"""

import os
import signal
import sys
import threading
import time
from argparse import ArgumentParser
from contextlib import suppress
from typing import Any

from django.core.management.base import CommandError
from django.db import connection
from django.utils.translation import gettext as _

from deploy.backups.folder import Busy, Folder
from deploy.backups.make import make
from scoring.management.base import SiteCommand
from tournaments.alarms import pulse
from tournaments.ledger import copies
from tournaments.models import Backup

CALM = 10  # for `nice`, because scorers have priority
LOOK = 15  # seconds between checks whether a backup is due


class Command(SiteCommand):
    help = "Faz uma cópia do banco de dados, também durante o torneio, e a confere antes de contar com ela."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--why", choices=Backup.Why.values, default=Backup.Why.HAND)
        parser.add_argument("--with-parent", action="store_true", help="termina com o programa que a começou")
        parser.add_argument(
            "--stay", action="store_true", help="fica, e copia depois de cada rodada e uma vez por dia"
        )

    def handle(
        self, *args: Any, why: str, with_parent: bool, stay: bool, verbosity: int, **options: Any
    ) -> None:
        with suppress(PermissionError):  # a unit of systemd may not; it has its own `Nice=`
            os.nice(CALM)
        if with_parent:
            threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
        if not stay:
            return self._copy(Backup.Why(why), verbosity)
        signal.signal(
            signal.SIGTERM, lambda *_: sys.exit(0)
        )  # the first process of a container has no default handler
        while True:
            pulse.beat(pulse.COPIES)
            if owed := copies.owed(daily=True):
                try:
                    self._copy(owed, verbosity)
                except CommandError as exc:
                    self.stderr.write(str(exc))
            connection.close()  # so that the database can be restarted meanwhile
            time.sleep(LOOK)

    def _copy(self, why: Backup.Why, verbosity: int) -> None:
        try:
            made = make(why=why, folder=(folder := Folder()))
        except Busy as exc:
            raise CommandError(_("Outra cópia está sendo feita ou restaurada.")) from exc
        if not made.verified:
            raise CommandError(_("A cópia não conta: %(error)s") % {"error": made.error})
        if verbosity:
            figures = {
                "path": folder.path / made.file,
                "kilobytes": made.size // 1000,
                "seconds": made.seconds,
            }
            self.stdout.write(_("%(path)s: %(kilobytes)s kB em %(seconds)s s, conferida.") % figures)


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(1)  # the next run deletes its remains
