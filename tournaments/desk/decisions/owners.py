"""Entered mãos get their right owners: sides, sheets or duplas that were exchanged at a mesa."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.db.models import Count
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from scoring.ledger.trail import Source
from scoring.models import Mao
from tournaments.desk.correction import score
from tournaments.desk.decisions.actions import Typed, action
from tournaments.desk.decisions.forms import ConfrontoForm, ExchangeForm
from tournaments.event.draws import places_by_hand
from tournaments.event.effects import Owners
from tournaments.forms import DeskForm
from tournaments.models import Confronto, Dupla, Stage, StageEntry, Tournament
from tournaments.outcomes import owners
from tournaments.stage_plan import is_bracket, planned
from tournaments.wording.decisions import at_mesa


@dataclass(frozen=True, slots=True)
class Seated:
    """A dupla at the mesa of a confronto."""

    confronto: Confronto
    dupla: Dupla

    @property
    def pk(self) -> str:
        """Return the id of the seat in a URL."""
        return f"{self.confronto.pk}-{self.dupla.number}"


def sheets(tournament: Tournament) -> list[Confronto]:
    """Return the confrontos with a sheet that decides them, of two sides, the rounds in play first."""
    rows = Confronto.objects.posted().filter(tournament=tournament, jogo__isnull=False, others=[])
    rows = rows.filter(status__in=owners.PLAYED, stage__state__in=(Stage.State.PLAYING, Stage.State.CLOSED))
    return list(rows.with_sides("stage", "jogo").order_by("-stage__number", "-round", "mesa", "pk"))


def seats(tournament: Tournament) -> list[Seated]:
    """Return the duplas at these mesas, except in a bracket."""
    rows = [row for row in sheets(tournament) if not (row.is_individual or is_bracket(row.stage))]
    return [Seated(row, dupla) for row in rows for dupla in row.people]


def _maos(rows: Collection[Confronto]) -> Mapping[int | None, int]:
    standing = Mao.objects.standing().filter(partida__jogo__in=[row.jogo_id for row in rows]).order_by()
    return dict(standing.values_list("partida__jogo").annotate(Count("pk")))


def _labels(rows: Collection[Confronto]) -> dict[int, str]:
    """Return the label of each mesa to exchange with: its duplas and its number of mãos."""
    maos = _maos(rows)
    return {row.pk: _label(row, row.versus, maos.get(row.jogo_id, 0)) for row in rows}


def _label(row: Confronto, who: str, maos: int) -> str:
    counted = ngettext("%(maos)s mão", "%(maos)s mãos", maos) % {"maos": maos}
    return _("Mesa %(mesa)s · %(who)s · %(maos)s") % {"mesa": row.mesa or "–", "who": who, "maos": counted}


def _sides(data: Any, confronto: Confronto) -> DeskForm:
    return ConfrontoForm(data, confronto=confronto, initial={"reason": _("Lados trocados na súmula")})


@action("lados-trocados", _sides, subject=lambda confronto, typed: Owners([confronto]))
def turn_sides(confronto: Confronto, typed: Typed, source: Source) -> str:
    maos = owners.turn_sides(confronto=confronto, source=source, **typed)
    said = ngettext(
        "Lados trocados em %(maos)s mão da mesa %(mesa)s: %(score)s.",
        "Lados trocados em %(maos)s mãos da mesa %(mesa)s: %(score)s.",
        maos,
    )
    return said % {"maos": maos, "mesa": confronto.mesa or "–", "score": _score(confronto)}


def _with_mesa(data: Any, confronto: Confronto) -> DeskForm:
    rows = list(owners.may_exchange(confronto).with_sides("jogo", "stage"))
    labels = _labels(rows)
    why = _("Lançado na mesa errada")
    return ExchangeForm(data, choices={row: labels[row.pk] for row in rows}, why=why)


@action("mesa-errada", _with_mesa, subject=lambda confronto, typed: Owners([confronto, typed["other"]]))
def exchange_sheets(confronto: Confronto, typed: Typed, source: Source) -> str:
    owners.exchange_sheets(confronto=confronto, source=source, **typed)
    return " ".join([_("As súmulas trocaram de donos."), *_now_at([confronto, typed["other"]])])


def _with_dupla(data: Any, seat: Seated) -> DeskForm:
    stage = seat.confronto.stage
    groups = dict(StageEntry.objects.filter(stage=stage).values_list("dupla", "group"))
    apart = not planned(stage).stage.format.lists_meet
    rows = list(owners.may_exchange(seat.confronto).with_sides("jogo", "stage"))
    maos = _maos(rows)
    choices = {
        dupla: _label(row, dupla.name, maos.get(row.jogo_id, 0))
        for row in rows
        for dupla in row.people
        if not apart or groups.get(dupla.pk) == groups.get(seat.dupla.pk)
    }
    return ExchangeForm(data, choices=choices, why=_("Sentaram uma no lugar da outra"))


def _both(seat: Seated, typed: Typed) -> Owners:
    there = Confronto.objects.of(typed["other"]).with_sides("jogo", "stage")
    at = there.filter(stage=seat.confronto.stage, round=seat.confronto.round).first()
    return Owners([seat.confronto, at] if at else [seat.confronto])


@action("dupla-errada", _with_dupla, subject=_both)
def exchange_duplas(seat: Seated, typed: Typed, source: Source) -> str:
    rows = _both(seat, typed).confrontos
    places_by_hand.swap_seated(confronto=seat.confronto, one=seat.dupla, source=source, **typed)
    said = _("Trocaram de lugar, com as mãos lançadas: %(one)s e %(other)s.")
    return " ".join([said % {"one": seat.dupla, "other": typed["other"]}, *_now_at(rows)])


def _now_at(confrontos: Collection[Confronto]) -> Iterator[str]:
    rows = Confronto.objects.filter(pk__in=[row.pk for row in confrontos]).with_sides("jogo")
    for row in rows.order_by("mesa"):
        yield at_mesa(row.mesa, _score(row))


def _score(confronto: Confronto) -> str:
    if confronto.jogo is None:
        return confronto.versus
    return score(owners.points_on(confronto.jogo))
