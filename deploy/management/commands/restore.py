"""`manage.py restore FILE`: replace the database by a backup, after backing it up. The site must not run."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError
from django.utils.translation import gettext as _

from deploy.backups.folder import Busy, Folder
from deploy.backups.restore import RestoreRefused, restore
from deploy.laptop.vardir import Stop
from scoring.management.base import SiteCommand

LISTED = 20


class Command(SiteCommand):
    help = (
        "Põe uma cópia no lugar do banco de dados; o que está lá é copiado antes. O site tem de estar parado."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "file", nargs="?", help="caminho, ou nome na pasta das cópias; sem ele, lista as cópias"
        )
        parser.add_argument("--anyway", action="store_true", help="mesmo que a cópia não confira")

    def handle(self, *args: Any, file: str | None, anyway: bool, verbosity: int, **options: Any) -> None:
        folder = Folder()
        if not file:
            raise CommandError(
                "\n".join([_("Qual delas?"), *(path.name for path in folder.copies()[:LISTED])])
            )
        path = Path(file) if Path(file).exists() else folder.path / file
        try:
            done = restore(file=path, anyway=anyway, folder=folder)
        except Busy as exc:
            raise CommandError(_("Outra cópia está sendo feita ou restaurada.")) from exc
        except (RestoreRefused, Stop) as exc:
            raise CommandError(str(exc)) from exc
        except OSError as exc:
            raise CommandError(f"{exc.strerror}: {exc.filename}") from exc
        if verbosity:
            self.stdout.write(_("Restaurada: %(file)s, %(maos)s mãos.") % {"file": path, "maos": done.maos})
            if done.before:
                where = folder.path / done.before
                self.stdout.write(_("O que estava lá ficou em %(where)s.") % {"where": where})
            self.stdout.writelines(f"{fault}\n" for fault in done.faults)
