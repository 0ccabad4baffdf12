"""`manage.py simulate swiss --entrants 40 --events 100 --seed 7`: simulate events and print their figures.

`--stored` plays one event and stores it.
"""

from argparse import ArgumentParser
from collections.abc import Iterator, Mapping
from typing import Any

from django.core.management.base import CommandError
from django.urls import reverse
from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scoring.management.base import SiteCommand
from tournaments.demo.simulated import play_stored
from tournaments.errors import TournamentError
from tournaments.pairing.errors import DrawError
from tournaments.plan.fields import MAOS
from tournaments.simulation import report
from tournaments.simulation.hall import LUCK, TURNO
from tournaments.simulation.plans import names
from tournaments.simulation.quality import DrawCount
from tournaments.simulation.report import TOP, EventTally
from tournaments.wording.refusals import errors

ROWS: Mapping[DrawCount, Promise] = {
    DrawCount.ROUNDS: gettext_lazy("rodadas"),
    DrawCount.MEETINGS: gettext_lazy("confrontos"),
    DrawCount.WALKOVERS: gettext_lazy("W.O."),
    DrawCount.REMATCHES: gettext_lazy("reencontros"),
    DrawCount.AVOIDABLE_REMATCHES: gettext_lazy("reencontros evitáveis"),
    DrawCount.BYES: gettext_lazy("folgas"),
    DrawCount.BYES_AGAIN: gettext_lazy("segundas folgas"),
    DrawCount.AVOIDABLE_BYES: gettext_lazy("segundas folgas evitáveis"),
    DrawCount.FLOATS: gettext_lazy("confrontos entre pontuações diferentes"),
    DrawCount.SAME_CLUB: gettext_lazy("confrontos do mesmo clube"),
    DrawCount.PARTNERS_AGAIN: gettext_lazy("parceiros repetidos"),
}


class Command(SiteCommand):
    help = "Simula torneios inteiros de um formato, sem gravar nada, e mostra a qualidade dos sorteios."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("format", choices=names())
        parser.add_argument("--entrants", type=int, default=16, help="inscritos em cada torneio")
        parser.add_argument("--events", type=int, default=100, help="quantos torneios")
        parser.add_argument(
            "--maos",
            type=int,
            choices=range(MAOS.least, MAOS.most + 1),
            default=TURNO,
            help="mãos de cada jogo, em todos os formatos",
        )
        parser.add_argument(
            "--luck", choices=LUCK, default="regulamento", help="regras de que vem o acaso de uma mão"
        )
        parser.add_argument("--mesas", type=int, default=0, help="mesas do salão; sem isto, as que bastam")
        parser.add_argument("--seed", type=int, default=1, help="semente do primeiro; os outros seguem")
        parser.add_argument(
            "--stored", action="store_true", help="grava um torneio assim, num clube inventado"
        )

    def handle(
        self, *args: Any, entrants: int, events: int, maos: int, seed: int, stored: bool, **options: Any
    ) -> None:
        name = options["format"]
        if stored:
            self.stdout.write(_stored(name, entrants, seed))
            return
        if events < 1:
            raise CommandError(_("É preciso ao menos um torneio."))
        tally, luck = EventTally(), LUCK[options["luck"]]
        try:
            for event in report.events(
                name, entrants=entrants, count=events, seed=seed, maos=maos, luck=luck
            ):
                tally.add(event)
            hours = report.minutes(name, entrants=entrants, mesas=options["mesas"], maos=maos) / 60
        except DrawError as exc:
            raise CommandError(errors.sentence(exc.code, exc.params)) from exc
        self.stdout.writelines(f"{line}\n" for line in _table(tally))
        self.stdout.write(_line(_("horas, com pausas"), round(hours * events), hours))


def _stored(name: str, entrants: int, seed: int) -> str:
    try:
        tournament = play_stored(name, entrants=entrants, seed=seed)
    except DrawError as exc:
        raise CommandError(errors.sentence(exc.code, exc.params)) from exc
    except TournamentError as exc:
        raise CommandError(errors.error(exc)) from exc
    return reverse("tournaments:tournament", args=(tournament.slug,))


def _table(tally: EventTally) -> Iterator[str]:
    yield f"{'':<40}{_('ao todo'):>10}{_('por torneio'):>14}"
    yield _line(_("torneios"), tally.events, 1)
    for count, name in ROWS.items():
        yield _line(str(name), tally.counted[count], tally.counted[count] / tally.events)
    yield _line(_("mais forte em 1º"), tally.strongest_first, tally.strongest_first / tally.events)
    high = _("mais forte entre os %(top)s primeiros") % {"top": TOP}
    yield _line(high, tally.strongest_high, tally.strongest_high / tally.events)


def _line(name: str, figure: int, each: float) -> str:
    return f"{name:<40}{figure:>10}{each:>14.2f}"
