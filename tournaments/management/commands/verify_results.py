"""`manage.py verify_results`: derive all results, slots, draws and figures again.

One line a difference, exit status 1.
"""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import CommandError
from django.utils.translation import gettext as _

from scoring.ledger.consistent_read import one_moment
from scoring.management.base import SiteCommand
from tournaments.models import Tournament
from tournaments.publication.recount import differences


class Command(SiteCommand):
    help = "Deduz de novo, do que foi gravado, quem venceu, quem está em que lugar e o que o público lê."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("slug", nargs="?", help="só este torneio; sem ele, todos")

    @one_moment()
    def handle(self, *args: Any, slug: str | None, verbosity: int, **options: Any) -> None:
        tournaments = Tournament.objects.order_by("pk")
        if slug is not None:
            tournaments = tournaments.filter(slug=slug)
            if not tournaments:
                raise CommandError(_("Não há torneio %(slug)s.") % {"slug": slug})
        found = 0
        for tournament in tournaments.iterator():
            for difference in differences(tournament):
                self.stdout.write(difference)
                found += 1
        if found:
            raise CommandError(_("Diferenças: %(found)s.") % {"found": found})
        if verbosity:
            self.stdout.write(
                _("Tudo confere: %(tournaments)s torneios.") % {"tournaments": tournaments.count()}
            )
