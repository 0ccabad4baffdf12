"""`manage.py rename_jogo ID NAME NAME`: replace the names of the sides of a jogo without an event, on request."""

from argparse import ArgumentParser
from typing import Any
from uuid import UUID

from django.core.management.base import CommandError
from django.utils.translation import gettext as _

from scoring.errors import Refused
from scoring.ledger.trail import Source
from scoring.lifecycle.rename import rename_jogo
from scoring.management.base import SiteCommand
from scoring.models import FOLLOW, Jogo


class Command(SiteCommand):
    help = "Troca os nomes de um jogo avulso, a pedido. O que foi jogado fica; os nomes de antes, não."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("jogo", type=UUID, help="o número público do jogo")
        parser.add_argument("labels", nargs="+", help="os nomes que passam a aparecer, um de cada lado")

    def handle(self, *args: Any, jogo: UUID, labels: list[str], verbosity: int, **options: Any) -> None:
        found = Jogo.objects.filter(public_id=jogo, seatkey__seat=FOLLOW).first()
        if found is None:
            raise CommandError(_("Não há jogo avulso %(jogo)s.") % {"jogo": jogo})
        try:
            rename_jogo(jogo=found, labels=labels, reason=_("a pedido"), source=Source(device="manage.py"))
        except Refused as exc:
            sides = {"sides": len(found.labels)}
            raise CommandError(_("Este jogo tem %(sides)s lados: um nome de cada.") % sides) from exc
        if verbosity:
            self.stdout.write(_("Agora aparece: %(labels)s.") % {"labels": ", ".join(labels)})
