"""Blank sheets to print: of what is played now, or of one round as it is drawn."""

from dataclasses import dataclass

from django.db.models import F, Q
from django.http import Http404, HttpResponse
from django.shortcuts import render

import rules
from scoring.forms import paper_sheet as paper
from scoring.models import Jogo
from tournaments import permissions
from tournaments.charts.round_titles import round_title, with_titles
from tournaments.desk.access import DeskRequest, desk
from tournaments.hall.seating import opening, with_plans
from tournaments.models import Confronto, Round, Tournament
from tournaments.plan.formats import FORMATS
from tournaments.plan.stored import Planned

HALF = 4  # mãos of which two sheets fit on one page


@dataclass(frozen=True, slots=True)
class Sumula:
    """One sheet. jogo: the one at the mesa, or as it will be opened; round: its heading.

    columns: what is written of each side; of_mao: what is written once a mão.
    """

    confronto: Confronto
    jogo: Jogo
    rules: rules.RuleSet
    round: str
    columns: list[paper.Column]
    of_mao: list[str]
    lines: list[paper.PaperLine]

    @property
    def counted(self) -> bool:
        """Whether the mãos are numbered on it: a turno, whose points are summed."""
        return self.lines[0].number is not None


def of_round(round_: Round) -> list[Sumula]:
    """Return the sheets of a round as it is drawn, without the confrontos that have a result. One query."""
    mine = Q(stage=round_.stage_id, round=round_.number)
    return _sheets(round_.stage.tournament, mine)


def of_tournament(tournament: Tournament) -> list[Sumula]:
    """Return the sheets of what is played now, and of a bracket also of what can be played next. One query."""
    brackets = [key for key, one in FORMATS.items() if one.is_bracket]
    ready = Q(jogo=None, stage__plan__format__in=brackets)
    return _sheets(tournament, Q(jogo__isnull=False, jogo__closed_at=None) | ready)


def small(found: list[Sumula]) -> bool:
    """Whether two sheets fit on one page, each of them."""
    return all(len(one.lines) <= HALF for one in found)


def _sheets(tournament: Tournament, which: Q) -> list[Sumula]:
    known = Confronto.objects.filter(which, dupla_a__isnull=False, dupla_b__isnull=False)
    found = known.filter(tournament=tournament, status="").with_sides("stage", "jogo")
    by_mesa = F("mesa").asc(nulls_last=True)
    rows = found.order_by("stage__number", "round", by_mesa, "kind", "group", "position")
    return [_sheet(row, plan) for row, plan in with_plans(tournament, with_titles(rows))]


def _sheet(confronto: Confronto, plan: Planned) -> Sumula:
    jogo = confronto.jogo or Jogo(**opening(confronto, plan))
    ruleset = jogo.load_rules()
    columns, of_mao = paper.columns(ruleset), paper.of_mao(ruleset)
    return Sumula(confronto, jogo, ruleset, round_title(confronto), columns, of_mao, paper.lines(jogo))


@desk("GET")
def desk_sumulas(request: DeskRequest, slug: str, pk: int | None = None) -> HttpResponse:
    """One sheet a mesa, for a pen. pk: of a round; without one, what is at the mesas now."""
    tournament = permissions.directed_tournament(request.user, slug)
    round_ = None
    if pk is not None:
        round_ = Round.objects.filter(stage__tournament=tournament, pk=pk).select_related("stage").first()
        if round_ is None:
            raise Http404
        round_.stage.tournament = tournament
    found = of_round(round_) if round_ else of_tournament(tournament)
    context = {
        "tournament": tournament,
        "round": round_,
        "sheets": found,
        "small": small(found),
        "without_mesa": any(one.confronto.mesa is None for one in found),
    }
    return render(request, "tournaments/desk/sumulas.html", context)
