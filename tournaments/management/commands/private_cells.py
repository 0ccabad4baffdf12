"""`manage.py private_cells [SLUG ...]`: list private cells of lists that were published; `--cover` redacts them."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import CommandError
from django.utils.translation import gettext as _

from scoring.ledger.trail import Source
from scoring.management.base import SiteCommand
from tournaments.clubs.private_cells import cover_private_cells, private_cells, private_names
from tournaments.models import Club, Tournament


class Command(SiteCommand):
    help = "Procura e-mails, telefones, documentos e datas publicados como o lugar de onde alguém vem, e os cobre."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("slugs", nargs="*", help="os torneios; sem nenhum, todos")
        parser.add_argument("--cover", action="store_true", help="cobre o que achar no que foi publicado")

    def handle(self, *args: Any, slugs: list[str], cover: bool, **options: Any) -> None:
        found = Tournament.objects.order_by("pk")
        if slugs:
            found = found.filter(slug__in=slugs)
            if missing := set(slugs) - set(found.values_list("slug", flat=True)):
                raise CommandError(_("Não há torneio %(slug)s.") % {"slug": ", ".join(sorted(missing))})
        for tournament in found:
            if cover:
                count = cover_private_cells(tournament=tournament, source=Source(device="manage.py"))
                self._told(tournament.slug, _("%(count)s cobertos.") % {"count": count} if count else "")
            else:
                self._told(tournament.slug, " · ".join(private_cells(tournament)))
        for club in Club.objects.filter(tournament__in=found).distinct().order_by("pk"):
            for number, name in private_names(club):
                said = _("o nome tem um contato: manage.py person %(number)s --name …") % {"number": number}
                self._told(name, said)

    def _told(self, what: str, said: str) -> None:
        if said:
            self.stdout.write(f"{what}: {said}")
