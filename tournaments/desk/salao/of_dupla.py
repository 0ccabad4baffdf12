"""The confrontos of a dupla with the actions on each, for the page of the dupla.

The one in play has the actions of the drawer of its mesa; those that are over can be corrected, each mão too.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from django.db.models import Case, F, IntegerField, Value, When
from django.urls import reverse
from django.utils.timezone import now
from django.utils.translation import gettext as _

from rules import Points
from scoring.models import Acesso, Mao
from scoring.table.glance import glances
from scoring.wording.numbers import points
from tournaments.charts.round_titles import round_title, titled
from tournaments.desk.salao.drawer import Deed, deeds_at, deeds_at_seats, deeds_of, deeds_when_over
from tournaments.desk.salao.way_back import DUPLA, Origin
from tournaments.models import Confronto, Dupla
from tournaments.public.mesa_row import MesaRow
from tournaments.standings.meeting import Status
from tournaments.wording.terms import ended as ended_words


@dataclass(frozen=True, slots=True)
class Over:
    """A confronto that is over, with the address to correct each of its mãos. score: points of the sides."""

    confronto: Confronto
    round: str
    result: str
    score: str
    maos: Sequence[Deed]
    deeds: Sequence[Deed]


@dataclass(frozen=True, slots=True)
class OfDupla:
    """The actions on a dupla, and on its current or last confronto. row: that confronto, if it has a jogo.

    over: the other confrontos that have ended, the latest first.
    """

    deeds: Sequence[Deed]
    over: Sequence[Over] = ()
    confronto: Confronto | None = None
    row: MesaRow | None = None
    at_mesa: Sequence[Deed] = ()


def of_dupla(dupla: Dupla) -> OfDupla:
    """Return the actions on a dupla. At most eleven queries."""
    slug = dupla.tournament.slug
    origin = {DUPLA: dupla.number}
    deeds = deeds_of([dupla], slug, lambda _dupla: origin).get(dupla.pk, ())
    confronto = _playing(dupla)
    if confronto is None:
        return OfDupla(deeds)
    at_mesa = deeds_at(confronto, slug, origin)
    if seat := deeds_at_seats(confronto, slug, origin).get(dupla.pk):
        at_mesa.append(seat)
    over = list(_over(dupla, confronto, origin))
    return OfDupla(deeds, over, confronto, _row(confronto), at_mesa)


def _over(dupla: Dupla, shown: Confronto, origin: Origin) -> Iterator[Over]:
    rows = Confronto.objects.started().filter(tournament=dupla.tournament_id).exclude(pk=shown.pk)
    ended = rows.exclude(status__in=("", Status.BYE)).of(dupla).with_sides("jogo", "stage", "winner")
    found = list(titled(ended).order_by("-stage__number", "-round", "kind", "position"))
    maos: dict[int, list[tuple[int, int, Mapping[str, Points]]]] = defaultdict(list)
    standing = Mao.objects.standing().filter(partida__jogo__in=[row.jogo_id for row in found])
    of_place = standing.order_by("partida__number", "number")
    for jogo, *mao in of_place.values_list("partida__jogo", "partida__number", "number", "totals"):
        maos[jogo].append((mao[0], mao[1], mao[2]))
    slug = dupla.tournament.slug
    for row in found:
        yield Over(
            row,
            round_title(row),
            ended_words(row.status, row.winner_name),
            _score([totals for _partida, _number, totals in maos[row.jogo_id or 0]]),
            [_mao(slug, row, partida, number, origin) for partida, number, _ in maos[row.jogo_id or 0]],
            deeds_when_over(row, slug, origin),
        )


def _score(totals: Sequence[Mapping[str, Points]]) -> str:
    if not totals:
        return ""
    return " × ".join(points(sum(one[side] for one in totals)) for side in totals[0])


def _mao(slug: str, row: Confronto, partida: int, number: int, origin: Origin) -> Deed:
    address = reverse("tournaments:desk_mao", args=(slug, row.pk, partida, number), query=origin)
    title = _("Corrigir a mão %(partida)s.%(number)s") % {"partida": partida, "number": number}
    return Deed(title, address, f"mao-{row.pk}-{partida}-{number}")


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
