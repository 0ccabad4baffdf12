"""Manual changes of places in a round, in any format."""

from dataclasses import dataclass
from typing import Any

from django.db.models import F
from django.utils.translation import gettext as _

from scoring.ledger.trail import Source
from tournaments.charts.round_titles import round_names
from tournaments.desk.decisions.actions import Typed, action
from tournaments.desk.decisions.duplas import meetings
from tournaments.desk.decisions.forms import DrawByHandForm, ReasonOnlyForm, SwapPlacesForm
from tournaments.event import take_down
from tournaments.event.draws import draw_by_hand, places_by_hand
from tournaments.models import Confronto, Dupla, Round, Stage, Tournament
from tournaments.models.confronto import SEATS_READ, seated_in
from tournaments.stage_plan import format_of, is_bracket


@dataclass(frozen=True, slots=True)
class OpenRound:
    """A round of a stage, or of a bracket, in which places can still change."""

    stage: Stage
    number: int

    @property
    def pk(self) -> str:
        """Return the id of the round in a URL."""
        return f"{self.stage.number}-{self.number}"

    def __str__(self) -> str:
        return _("%(stage)s, rodada %(round)s") % {"stage": self.stage, "round": self.number}


def found(tournament: Tournament) -> list[OpenRound]:
    """Return the rounds of running stages that have a confronto without a result. One query."""
    playing = Stage.objects.filter(tournament=tournament, state=Stage.State.PLAYING, confronto__status="")
    rows = playing.select_related("tournament").annotate(open_round=F("confronto__round")).distinct()
    return [OpenRound(stage, stage.open_round) for stage in rows.order_by("number", "open_round")]


def _form(data: Any, row: OpenRound) -> SwapPlacesForm:
    of_round = Confronto.objects.filter(stage=row.stage, round=row.number)
    here = {pk for columns in of_round.values_list(*SEATS_READ) for pk in seated_in(columns)}
    duplas = Dupla.objects.filter(pk__in=here).order_by("name")
    return SwapPlacesForm(data, duplas=list(duplas), scheduled=format_of(row.stage).drawn_at_once)


@action("trocar-lugares", _form, asks=True)
def swap(row: OpenRound, typed: Typed, source: Source) -> str:
    places_by_hand.swap_places(stage=row.stage, number=row.number, source=source, **typed)
    said = _("Trocaram de lugar: %(one)s e %(other)s.") % typed
    of_round = Confronto.objects.filter(stage=row.stage, round=row.number).with_sides()
    now = (meetings(of_round.of(typed[name]), typed[name]) for name in ("one", "other"))
    told = (
        f"{typed[name]}: {where}"
        for name, lines in zip(("one", "other"), now, strict=True)
        for where in lines
    )
    return " ".join([said, *told])


def _lines(data: Any, stage: Stage) -> DrawByHandForm:
    return DrawByHandForm(data, initial={"lines": draw_by_hand.lines_of(stage)})


@action("por-fase", _lines, harm=True)
def set_stage(stage: Stage, typed: Typed, source: Source) -> str:
    draw_by_hand.draw_by_hand(stage=stage, source=source, **typed)
    return _("Posta à mão: %(stage)s. Confira as rodadas.") % {"stage": stage}


def posted(tournament: Tournament) -> list[Round]:
    """Return the rounds that can be taken down, the latest first; of a bracket, those that have started. One query."""
    rows = Round.objects.filter(stage__tournament=tournament, stage__state=Stage.State.PLAYING)
    found = rows.filter(state__in=(Round.State.POSTED, Round.State.PLAYING)).select_related("stage")
    return [
        row
        for row in found.order_by("-number")
        if row.state == Round.State.PLAYING or not is_bracket(row.stage)
    ]


@action("desafixar", lambda data, row: ReasonOnlyForm(data), harm=True)
def take_down_round(row: Round, typed: Typed, source: Source) -> str:
    take_down.take_down(round=row, source=source, **typed)
    if is_bracket(row.stage):
        return _("%(round)s: espera de novo o começo.") % {"round": round_names([row])[row.pk]}
    return _("Voltou a rascunho: rodada %(round)s. Sorteie-a de novo, ou ponha-a à mão.") % {
        "round": row.number
    }
