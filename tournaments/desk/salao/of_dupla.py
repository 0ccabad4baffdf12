"""The confronto of a dupla and the actions on both, as in the drawer of its mesa, for the page of the dupla."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.db.models import Case, F, IntegerField, Value, When
from django.utils.timezone import now

from scoring.models import Acesso
from scoring.table.glance import glances
from tournaments.charts.round_titles import titled
from tournaments.desk.salao.drawer import Deed, deeds_at, deeds_at_seats, deeds_of
from tournaments.desk.salao.way_back import DUPLA
from tournaments.models import Confronto, Dupla
from tournaments.public.mesa_row import MesaRow


@dataclass(frozen=True, slots=True)
class OfDupla:
    """The actions on a dupla, and on its current or last confronto. row: that confronto, if it has a jogo."""

    deeds: Sequence[Deed]
    confronto: Confronto | None = None
    row: MesaRow | None = None
    at_mesa: Sequence[Deed] = ()


def of_dupla(dupla: Dupla) -> OfDupla:
    """Return the actions on a dupla. At most eight queries."""
    slug = dupla.tournament.slug
    origin = {DUPLA: dupla.number}
    deeds = deeds_of([dupla], slug, lambda _dupla: origin).get(dupla.pk, ())
    confronto = _playing(dupla)
    if confronto is None:
        return OfDupla(deeds)
    at_mesa = deeds_at(confronto, slug, origin)
    if seat := deeds_at_seats(confronto, slug, origin).get(dupla.pk):
        at_mesa.append(seat)
    return OfDupla(deeds, confronto, _row(confronto), at_mesa)


def _playing(dupla: Dupla) -> Confronto | None:
    # The confronto in play comes first, then the next one, then the latest.
    turn = Case(
        When(status="", jogo__isnull=False, then=Value(0)),
        When(status="", then=Value(1)),
        default=Value(2),
        output_field=IntegerField(),
    )
    rows = Confronto.objects.started().filter(
        tournament=dupla.tournament_id, dupla_a__isnull=False, dupla_b__isnull=False
    )
    latest = (F("stage__number").desc(), F("round").desc())
    found = titled(rows.of(dupla).with_sides("jogo", "stage"))
    first: Confronto | None = found.annotate(turn=turn).order_by("turn", *latest).first()
    return first


def _row(confronto: Confronto) -> MesaRow | None:
    jogo = confronto.jogo
    if jogo is None:
        return None
    seats = [] if jogo.closed_at else list(Acesso.objects.filter(jogo=jogo).order_by("-seat"))
    return MesaRow(confronto, jogo, glances([jogo.pk])[jogo.pk], now(), seats)
