"""`manage.py verify_ledger [SLUG]`: verify the stored data against every chain; one line a fault, exit status 1.

It may run while mãos are entered, because it reads a snapshot of the moment when it began.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from django.core.management.base import CommandError
from django.db.models import QuerySet
from django.utils.translation import gettext as _

from scoring.ledger import verify
from scoring.ledger.consistent_read import one_moment
from scoring.management.base import SiteCommand
from scoring.models import Jogo
from tournaments.ledger import chains, club_log
from tournaments.ledger.seals import head
from tournaments.models import Club, Tournament


class Command(SiteCommand):
    help = "Confere a cadeia de registros de um torneio ou de todos: nada mudado, nada a menos, nada a mais."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("slug", nargs="?", help="só este torneio; sem ele, todos os torneios e jogos")

    @one_moment()
    def handle(self, *args: Any, slug: str | None, verbosity: int, **options: Any) -> None:
        tournaments, jogos = Tournament.with_deleted.order_by("pk"), Jogo.objects.all()
        clubs = Club.objects.order_by("pk")
        if slug is not None:
            tournaments = tournaments.filter(slug=slug)
            if not tournaments:
                raise CommandError(_("Não há torneio %(slug)s.") % {"slug": slug})
            jogos = jogos.filter(confronto__tournament__slug=slug)
            clubs = clubs.filter(tournament__slug=slug)
        found = 0
        for fault in _faults(clubs, tournaments, jogos):
            self.stdout.write(fault)
            found += 1
        if found:
            raise CommandError(_("Falhas: %(found)s.") % {"found": found})
        if verbosity:
            told = (_("%(slug)s: selo %(number)s, %(digest)s") % _head(one) for one in tournaments.iterator())
            self.stdout.writelines(f"{line}\n" for line in told)
            self.stdout.write(_("Tudo confere: %(jogos)s jogos.") % {"jogos": jogos.count()})


def _faults(clubs: QuerySet[Club], tournaments: QuerySet[Tournament], jogos: QuerySet[Jogo]) -> Iterator[str]:
    for club in clubs.iterator():
        yield from club_log.faults(club)
    for tournament in tournaments.iterator():
        yield from chains.faults(tournament)
    yield from verify.faults(jogos)


def _head(tournament: Tournament) -> dict[str, Any]:
    return {"slug": tournament.slug, **asdict(head(tournament))}
