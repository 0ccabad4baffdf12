"""`manage.py backup`: copy the whole database to a file, open it, check it. Status 1 where that copy does not count."""

import os
import threading
import time
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.utils.translation import gettext as _

from deploy.backups.folder import Busy, Folder
from deploy.backups.make import make
from tournaments.models import Copia

CALM = 10  # of `nice`: whoever scores is served first


class Command(BaseCommand):
    help = "Faz uma cópia do banco de dados, também durante o torneio, e a confere antes de contar com ela."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--why", choices=Copia.Why.values, default=Copia.Why.HAND)
        parser.add_argument("--with-parent", action="store_true", help="termina com o programa que a começou")

    def handle(self, *args: Any, why: str, with_parent: bool, verbosity: int, **options: Any) -> None:
        os.nice(CALM)
        if with_parent:
            threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
        try:
            made = make(why=Copia.Why(why), folder=(folder := Folder()))
        except Busy as exc:
            raise CommandError(_("Outra cópia está sendo feita ou restaurada.")) from exc
        except OSError as exc:
            raise CommandError(f"{exc.strerror}: {exc.filename}") from exc
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
    os._exit(1)  # what it has begun is taken away by the next one
