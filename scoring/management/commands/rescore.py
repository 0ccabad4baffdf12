"""`manage.py rescore --check`: count every stored mão again; print a line a difference, exit with 1. Read only."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import CommandError
from django.utils.translation import gettext as _

from scoring.jogo.recount import differences
from scoring.ledger.consistent_read import one_moment
from scoring.management.base import SiteCommand
from scoring.models import Jogo


class Command(SiteCommand):
    help = "Conta de novo cada mão gravada, com o regulamento do seu jogo, e diz o que daria outro resultado."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--check", action="store_true", required=True, help="só confere: nada é gravado")

    @one_moment()
    def handle(self, *args: Any, verbosity: int, **options: Any) -> None:
        found = 0
        for difference in differences(Jogo.objects.all()):
            self.stdout.write(difference)
            found += 1
        if found:
            raise CommandError(_("Diferenças: %(found)s.") % {"found": found})
        if verbosity:
            self.stdout.write(_("Tudo confere: %(jogos)s jogos.") % {"jogos": Jogo.objects.count()})
