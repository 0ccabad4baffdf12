"""All rounds at the desk, with missing results and the next step."""

from collections.abc import Sequence

from django.contrib import messages
from django.http import HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.utils.timezone import now
from django.utils.translation import gettext as _

from scoring.input import numbers
from tournaments import permissions
from tournaments.charts.round_titles import round_names
from tournaments.desk.access import DeskRequest, desk, source
from tournaments.desk.checkin.missing import left_out
from tournaments.desk.checkin.missing import missing as absentees
from tournaments.desk.dispatch import Actions, answer, not_offered
from tournaments.desk.plan.problems import problem_lines
from tournaments.desk.rounds import sheet
from tournaments.desk.rounds.begun import start_label, started, to_first_round, with_clock
from tournaments.desk.rounds.forms import (
    BeginForm,
    NextRoundForm,
    StartRoundForm,
)
from tournaments.desk.salao.clock import panel
from tournaments.event import rounds, stages
from tournaments.event.draws import stage_field
from tournaments.event.planning.plan_fitting import allows_odd
from tournaments.event.planning.plan_problems import moved_up
from tournaments.forms import DeskForm
from tournaments.hall.clocks.clock import starts_with
from tournaments.ledger.names_apart import told
from tournaments.models import Round, Stage, Tournament
from tournaments.public.links.mesa_row import mark
from tournaments.publication.snapshot import snapshot
from tournaments.stage_plan import (
    by_round,
    fed_from,
    format_of,
    is_bracket,
    opens_after,
    opens_at_once,
    planned,
)
from tournaments.wording.plan import FORMATS
from tournaments.wording.refusals.errors import error

State = Round.State
of_rounds = Actions[[Tournament, Stage], HttpResponse]()


@desk("GET", "POST")
def desk_rounds(request: DeskRequest, slug: str) -> HttpResponse:
    """Show all stages and rounds; begin a stage, draw or start a round."""
    tournament = permissions.directed_tournament(request.user, slug)
    if request.method != "POST":
        return _rounds_page(request, tournament)
    number = numbers.whole(request.POST.get("fase", "")) or 0
    stage = Stage.objects.filter(tournament=tournament, number=number).first()
    if stage is None:
        return not_offered(request)
    # Saves reading the tournament again.
    stage.tournament = tournament
    return answer(of_rounds, request, tournament, stage)


def _rounds_page(
    request: DeskRequest,
    tournament: Tournament,
    *,
    status: int = 200,
    refused: tuple[Stage, DeskForm] | None = None,
) -> HttpResponse:
    found = list(Stage.objects.filter(tournament=tournament).order_by("number"))
    lines = sheet.rounds_of(tournament)
    following = next((stage for stage in found if stage.state == Stage.State.PLANNED), None)
    running = tournament.state == Tournament.State.RUNNING
    missing = sheet.missing_results(stage for stage in found if stage.state != Stage.State.PLANNED)
    for stage in found:
        stage.tournament = tournament
    context = {
        "tournament": tournament,
        "rows": [
            _row(
                stage,
                lines[stage.pk],
                found,
                begins=running and stage.state == Stage.State.PLANNED and opens_after(stage, found) is None,
                sent=refused[1] if refused and stage == refused[0] else None,
                chosen=request.POST,
            )
            for stage in found
        ],
        "final": told(snapshot(tournament)) if tournament.state == Tournament.State.FINISHED else None,
        "problems": problem_lines(tournament) if following else [],
        "missing": missing,
        "seated": [row for row in missing if row.jogo_id],
        "waiting": [row for row in missing if not row.jogo_id],
        "clocks": panel(tournament, now()),
        "mark": mark(tournament),
        "decides": True,
    }
    return render(request, "tournaments/desk/rounds/rounds.html", context, status=status)


def _row(
    stage: Stage,
    lines: Sequence[sheet.RoundLine],
    found: Sequence[Stage],
    *,
    begins: bool,
    sent: DeskForm | None,
    chosen: QueryDict,
) -> dict[str, object]:
    following = _next_of(stage, lines)
    starts = following.get("starts")
    # A refused form is shown in its place, or above the stage if the page does not have this form any more.
    asked = StartRoundForm if starts else NextRoundForm if following.get("draws") else BeginForm
    may_be_odd = begins or (following.get("draws") and not starts)
    again = type(sent) is asked and (begins or starts or following.get("draws"))
    of = starts if isinstance(starts, Round) else stage if may_be_odd else None
    return following | {
        "stage": stage,
        "format": FORMATS[format_of(stage).key],
        "rounds": lines,
        "minutes": _clock_that_starts(stage, starts, begins=begins),
        "rest": any(line.missing for line in lines if line.round.state not in Round.HELD_BACK),
        "begins": begins,
        "reopens": _may_reopen(stage, lines, found),
        "moved": moved_up(stage) if begins else None,
        "absentees": absentees(stage.tournament, of, chosen) if of else None,
        "asks_bye": may_be_odd and not allows_odd(planned(stage).stage.format),
        "form": sent if again else asked(),
        "refused": None if again else sent,
    }


def _clock_that_starts(stage: Stage, starts: object, *, begins: bool) -> int:
    if isinstance(starts, Round):
        return starts_with(stage, starts.number)
    return starts_with(stage) if begins and opens_at_once(stage) else 0


def _may_reopen(stage: Stage, lines: Sequence[sheet.RoundLine], found: Sequence[Stage]) -> bool:
    if stage.state != Stage.State.CLOSED or not format_of(stage).drawn_by_round:
        return False
    # A stage that was closed early can be reopened until a later stage has taken entrants from it.
    gone_on = any(one.state != Stage.State.PLANNED for one in fed_from(stage, found))
    return len(lines) < int(stage.plan["rounds"]) and not gone_on


def _next_of(stage: Stage, lines: Sequence[sheet.RoundLine]) -> dict[str, object]:
    if stage.state != Stage.State.PLAYING:
        return {}
    # The next step of a stage in play: post the draft, start or draw a round, or close the stage.
    held = next((line.round for line in lines if line.round.state in Round.HELD_BACK), None)
    posted = [line.round for line in lines if line.round.state == State.POSTED] if by_round(stage) else []
    starts = posted[0] if posted else None
    before = sum(line.missing for line in lines if starts and line.round.number < starts.number)
    by_draw = format_of(stage).drawn_by_round and not held and not starts
    draws = by_draw and len(lines) < int(stage.plan["rounds"])
    number = held.number if held else len(lines) + 1
    few = stage_field.few_left(stage, number) if held or draws else None
    # With too few duplas left no round can be drawn, and a draft cannot be posted.
    if few:
        held, draws = None, False
    bracket = is_bracket(stage)
    name = next((line.name for line in lines if line.round is starts), "")
    starts_as = start_label(starts, name) if starts else ""
    following: dict[str, object] = {
        "held": held,
        "starts": starts,
        "starts_as": starts_as,
        "before": before,
        "draws": draws,
        "bracket": bracket,
    }
    return following | {"over": error(few) if few else ""}


@of_rounds("comecar")
def _begin(request: DeskRequest, tournament: Tournament, stage: Stage) -> HttpResponse:
    form = BeginForm(request.POST)
    if form.is_valid():
        with form.refusals():
            absent = left_out(tournament, request.POST, stage)
            stages.begin_stage(stage=stage, absent=absent, source=source(request), **form.cleaned_data)
            said = _("Começou: %(stage)s.") % {"stage": stage}
            messages.success(request, with_clock(said, stage) if opens_at_once(stage) else said)
            return to_first_round(stage, tournament.slug)
    return _rounds_page(request, tournament, status=422, refused=(stage, form))


@of_rounds("sortear")
def _draw(request: DeskRequest, tournament: Tournament, stage: Stage) -> HttpResponse:
    form = NextRoundForm(request.POST)
    if form.is_valid():
        with form.refusals():
            absent = left_out(tournament, request.POST, stage)
            drawn = rounds.draw_round(stage=stage, absent=absent, source=source(request), **form.cleaned_data)
            messages.success(
                request,
                _("Rodada %(number)s sorteada, em rascunho: só a direção vê.") % {"number": drawn.number},
            )
            return redirect("tournaments:desk_round", tournament.slug, drawn.pk)
    return _rounds_page(request, tournament, status=422, refused=(stage, form))


@of_rounds("comecar-rodada")
def _start_next(request: DeskRequest, tournament: Tournament, stage: Stage) -> HttpResponse:
    form = StartRoundForm(request.POST)
    sent = numbers.whole(request.POST.get("rodada", "")) or 0
    row = Round.objects.filter(stage=stage, number=sent).select_related("stage").first()
    if row is None:
        return not_offered(request)
    if form.is_valid():
        with form.refusals():
            rounds.start(round=row, source=source(request), **form.cleaned_data)
            messages.success(request, started(row, round_names([row])[row.pk]))
            return redirect("tournaments:desk_rounds", tournament.slug)
    return _rounds_page(request, tournament, status=422, refused=(stage, form))
