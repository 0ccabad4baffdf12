"""The confrontos of a dupla and the actions on each, for the page of the dupla.

The one in play has the actions of the drawer of its mesa; those that are over can be corrected, each mão too.
"""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.urls import reverse
from django.utils.timezone import now
from django.utils.translation import gettext as _

from scoring.models import Mao, SeatKey
from scoring.table.glance import glances
from tournaments.charts.round_titles import round_title, with_titles
from tournaments.desk.results.figures import Figures, figures
from tournaments.desk.salao.drawer import DrawerAction, deeds_at, deeds_at_seats, deeds_of, deeds_when_over
from tournaments.desk.salao.way_back import DUPLA, Origin
from tournaments.models import Confronto, Dupla
from tournaments.public.links.mesa_row import MesaRow
from tournaments.standings.meeting import Status


@dataclass(frozen=True, slots=True)
class BegunConfronto:
    """A confronto that a dupla has begun, with the title of its round and its result.

    maos, deeds: the corrections of its mãos, and the other actions on it, once it is over.
    """

    confronto: Confronto
    round: str
    figures: Figures
    maos: Sequence[DrawerAction] = ()
    deeds: Sequence[DrawerAction] = ()


@dataclass(frozen=True, slots=True)
class OfDupla:
    """The actions on a dupla, and on its current or last confronto.

    met: the confrontos that it has begun, the latest first. row: the current or last confronto, if it has a jogo.
    """

    deeds: Sequence[DrawerAction]
    met: Sequence[BegunConfronto] = ()
    confronto: Confronto | None = None
    row: MesaRow | None = None
    at_mesa: Sequence[DrawerAction] = ()

    @property
    def figures(self) -> Figures | None:
        """Return the result of the current or last confronto, or None before its end."""
        over = [one for one in self.met if one.confronto == self.confronto and one.confronto.status]
        return over[0].figures if over else None


def of_dupla(dupla: Dupla) -> OfDupla:
    """Return the actions on a dupla, and its results. At most 19 queries, whatever the number of its jogos."""
    slug = dupla.tournament.slug
    origin = {DUPLA: dupla.number}
    deeds = deeds_of([dupla], slug, lambda _dupla: origin).get(dupla.pk, ())
    rows = Confronto.objects.started().filter(tournament=dupla.tournament_id).of(dupla)
    found = with_titles(rows.with_sides("jogo", "stage").order_by("-stage__number", "-round", "kind", "-pk"))
    for one in found:
        one.tournament = dupla.tournament
    confronto = _playing([one for one in found if one.is_ready])
    met = list(_met(found, figures(dupla.tournament, found), confronto, origin))
    if confronto is None:
        return OfDupla(deeds, met)
    at_mesa = deeds_at(confronto, slug, origin)
    if seat := deeds_at_seats(confronto, slug, origin).get(dupla.pk):
        at_mesa.append(seat)
    return OfDupla(deeds, met, confronto, _row(confronto), at_mesa)


def _met(
    found: Sequence[Any], known: Mapping[int, Figures], shown: Confronto | None, origin: Origin
) -> Iterator[BegunConfronto]:
    # The actions on the confronto that is shown are beside it.
    over = {one.pk for one in found if one.status not in ("", Status.BYE) and one != shown}
    maos = _maos([one for one in found if one.pk in over], origin)
    for one in found:
        if one.pk in known:
            deeds = deeds_when_over(one, one.tournament.slug, origin) if one.pk in over else ()
            yield BegunConfronto(one, round_title(one), known[one.pk], maos.get(one.pk, ()), deeds)


def _maos(over: Collection[Confronto], origin: Origin) -> dict[int, list[DrawerAction]]:
    of_jogo = {one.jogo_id: one for one in over if one.jogo_id}
    standing = Mao.objects.standing().filter(partida__jogo__in=of_jogo)
    found: dict[int, list[DrawerAction]] = defaultdict(list)
    of_place = standing.order_by("partida__number", "number")
    for jogo, partida, number in of_place.values_list("partida__jogo", "partida__number", "number"):
        row = of_jogo[jogo]
        place = (row.tournament.slug, row.pk, partida, number)
        title = _("Corrigir a mão %(partida)s.%(number)s") % {"partida": partida, "number": number}
        address = reverse("tournaments:desk_mao", args=place, query=origin)
        found[row.pk].append(DrawerAction(title, address, f"mao-{row.pk}-{partida}-{number}"))
    return found


def _playing(met: Sequence[Confronto]) -> Confronto | None:
    # The latest confronto in play comes first, then the latest that waits, then the latest of all.
    in_play = [one for one in met if not one.status and one.jogo_id]
    waiting = [one for one in met if not one.status]
    return next((of[0] for of in (in_play, waiting, met) if of), None)


def _row(confronto: Confronto) -> MesaRow | None:
    jogo = confronto.jogo
    if jogo is None:
        return None
    seats = [] if jogo.closed_at else list(SeatKey.objects.filter(jogo=jogo).order_by("-seat"))
    return MesaRow(confronto, jogo, glances([jogo.pk])[jogo.pk], now(), seats)
