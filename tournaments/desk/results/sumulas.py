"""Blank súmulas for printing: of the jogos in play, or of one drawn round."""

from dataclasses import dataclass

from django.db.models import F, Q
from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils.safestring import SafeString

import rules
from scoring.forms import paper_sheet
from scoring.models import Jogo
from tournaments import permissions
from tournaments.charts.round_titles import round_title, with_titles
from tournaments.desk.access import DeskRequest, desk
from tournaments.hall.seating import opening, with_plans
from tournaments.models import Confronto, Round, Tournament
from tournaments.plan.formats import FORMATS
from tournaments.plan.stored import Planned

type Kind = tuple[rules.RuleSet, int, int]  # what is played, how many partidas and sides

HALF = 4  # mãos; with at most so many, two sheets fit on one page


@dataclass(frozen=True, slots=True)
class Sumula:
    """One sheet. jogo: the jogo of the confronto, unsaved if it is not open yet; round: the heading.

    lines: a line for each mão. table: the page's table of them.
    """

    confronto: Confronto
    jogo: Jogo
    rules: rules.RuleSet
    round: str
    lines: list[paper_sheet.PaperLine]
    table: SafeString

    @property
    def counted(self) -> bool:
        """Whether the mãos are numbered: in a turno, whose points are added up."""
        return self.lines[0].number is not None


def of_round(round_: Round) -> list[Sumula]:
    """Return the sheets of a drawn round, except for confrontos with a result. One query."""
    mine = Q(stage=round_.stage_id, round=round_.number)
    return _sheets(round_.stage.tournament, mine)


def of_tournament(tournament: Tournament) -> list[Sumula]:
    """Return the sheets of all open jogos, and in a bracket also of those that can be opened next. One query."""
    brackets = [key for key, one in FORMATS.items() if one.is_bracket]
    # In a bracket the next confrontos are known before a mesa is free.
    ready = Q(jogo=None, stage__plan__format__in=brackets)
    return _sheets(tournament, Q(jogo__isnull=False, jogo__closed_at=None) | ready)


def small(found: list[Sumula]) -> bool:
    """Return whether two sheets fit on one page."""
    return all(len(one.lines) <= HALF for one in found)


def _sheets(tournament: Tournament, which: Q) -> list[Sumula]:
    known = Confronto.objects.filter(which, dupla_a__isnull=False, dupla_b__isnull=False)
    found = known.filter(tournament=tournament, status="").with_sides("stage", "jogo")
    by_mesa = F("mesa").asc(nulls_last=True)
    rows = found.order_by("stage__number", "round", by_mesa, "kind", "group", "position")
    # Blank tables differ only in what is played, so each kind is rendered once.
    tables: dict[Kind, SafeString] = {}
    return [_sheet(row, plan, tables) for row, plan in with_plans(tournament, with_titles(rows))]


def _sheet(confronto: Confronto, plan: Planned, tables: dict[Kind, SafeString]) -> Sumula:
    # A sheet may be printed before the jogo is opened.
    jogo = confronto.jogo or Jogo(**opening(confronto, plan))
    ruleset, lines = jogo.load_rules(), paper_sheet.lines(jogo)
    kind = (ruleset, jogo.partidas, len(jogo.labels))
    if kind not in tables:
        played = {"partidas": jogo.partidas, "sides": jogo.sides, "lines": lines}
        asked = {"columns": paper_sheet.columns(ruleset), "of_mao": paper_sheet.of_mao(ruleset)}
        tables[kind] = render_to_string("tournaments/desk/sumula_table.html", played | asked)
    return Sumula(confronto, jogo, ruleset, round_title(confronto), lines, tables[kind])


@desk("GET")
def desk_sumulas(request: DeskRequest, slug: str, pk: int | None = None) -> HttpResponse:
    """Show one blank sheet for each mesa. pk: the round; without it the jogos in play."""
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
