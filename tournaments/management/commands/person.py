"""`manage.py person NUMBER`: print all stored data about a player; `--name` or `--erase` replaces the name."""

import json
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import CommandError
from django.utils.translation import gettext as _

from scoring.ledger.trail import Source
from scoring.management.base import SiteCommand
from tournaments.clubs.person_data import person_data
from tournaments.clubs.rename import replace_name
from tournaments.errors import TournamentError
from tournaments.models import Player
from tournaments.wording.refusals.errors import sentence


class Command(SiteCommand):
    help = (
        "Mostra tudo o que há sobre uma pessoa que joga, ou troca e apaga o seu nome em tudo o que aparece."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("number", type=int, help="o número da pessoa, que está na página dela no painel")
        which = parser.add_mutually_exclusive_group()
        which.add_argument("--name", default="", help="o nome que passa a aparecer")
        which.add_argument("--erase", action="store_true", help="apaga o nome: fica um número")
        parser.add_argument("--reason", default=_("a pedido da pessoa"), help="por quê, sem o nome")

    def handle(self, *args: Any, number: int, name: str, erase: bool, reason: str, **options: Any) -> None:
        player = Player.objects.filter(pk=number).select_related("club").first()
        if player is None:
            raise CommandError(_("Não há participante %(number)s.") % {"number": number})
        if not (name or erase):
            self.stdout.write(json.dumps(person_data(player), ensure_ascii=False, indent=2))
            return
        try:
            renamed = replace_name(player=player, name=name, reason=reason, source=Source(device="manage.py"))
        except TournamentError as exc:
            raise CommandError(sentence(exc.code, exc.params)) from exc
        self.stdout.write(
            _("Agora aparece “%(name)s”, também no que já foi publicado.") % {"name": renamed.name}
        )
