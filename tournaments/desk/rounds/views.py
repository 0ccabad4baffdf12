"""The rounds at the desk: all of them with what is missing, each with its pairings, and the lists for the wall."""

from collections.abc import Sequence
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _

from tournaments import permissions
from tournaments.desk.access import DeskRequest, desk, source
from tournaments.desk.dispatch import Actions, answer, not_offered
from tournaments.desk.plan.problems import problem_lines
from tournaments.desk.rounds import sheet as round_sheet
from tournaments.desk.rounds.forms import (
    BeginForm,
    ForbidForm,
    ForceForm,
    NextRoundForm,
    RoundSeedForm,
    StartForm,
    SwapForm,
)
from tournaments.event import rounds, rounds_by_hand, stages
from tournaments.event.plan_fitting import allows_odd
from tournaments.event.plan_problems import moved_up
from tournaments.forms import DeskForm
from tournaments.models import Confronto, Dupla, Round, Stage, Tournament
from tournaments.pairing.swiss.draw import EXACT
from tournaments.publication.snapshot import snapshot
from tournaments.stage_plan import by_round, format_of, is_bracket, planned
from tournaments.wording.plan import FORMATS, movement

State = Round.State
of_rounds = Actions[[Tournament, Stage], HttpResponse]()
of_round = Actions[[Round, Any], str]()


@desk("GET", "POST")
def desk_rounds(request: DeskRequest, slug: str) -> HttpResponse:
    """All stages and rounds; here a stage begins and the next round is drawn."""
    tournament = permissions.directed_tournament(request.user, slug)
    if request.method != "POST":
        return _rounds_page(request, tournament)
    number = request.POST.get("fase", "")
    stage = Stage.objects.filter(
        tournament=tournament, number=int(number) if number.isdecimal() else 0
    ).first()
    if stage is None:
        return not_offered(request)
    stage.tournament = tournament
    return answer(of_rounds, request, tournament, stage)


@desk("GET", "POST")
def desk_round(request: DeskRequest, slug: str, pk: int) -> HttpResponse:
    """One round: its draft is changed by hand, checked, posted and started here."""
    tournament = permissions.directed_tournament(request.user, slug)
    round_ = _round(tournament, pk)
    if request.method != "POST":
        return _round_page(request, tournament, round_)
    if (sent := of_round.sent(request)) is None:
        return not_offered(request)
    name, verb = sent
    form = _forms(round_sheet.pairings(round_), request.POST, only=name).get(name) or DeskForm(request.POST)
    if form.is_valid():
        with form.refusals():
            messages.success(request, verb(request, round_, form))
            # A schedule that is drawn anew has other rows.
            now = Round.objects.get(stage=round_.stage, number=round_.number)
            return redirect("tournaments:desk_round", slug, now.pk)
    return _round_page(request, tournament, _round(tournament, pk), status=422, **{name or "refusal": form})


@desk("GET")
def desk_seating(request: DeskRequest, slug: str, pk: int) -> HttpResponse:
    """Who sits where, by mesa and by name: two lists for the wall."""
    tournament = permissions.directed_tournament(request.user, slug)
    round_ = _round(tournament, pk)
    rows = round_sheet.pairings(round_)
    context = {
        "tournament": tournament,
        "round": round_,
        "rows": rows,
        "seats": round_sheet.seats(rows),
        "held_back": round_.state in Round.HELD_BACK,
    }
    return render(request, "tournaments/desk/rounds/seating.html", context)


def _rounds_page(
    request: DeskRequest,
    tournament: Tournament,
    *,
    status: int = 200,
    refused: tuple[Stage, DeskForm] | None = None,
) -> HttpResponse:
    """Draw the page; refused: what was sent, and the stage it was sent for."""
    found = list(Stage.objects.filter(tournament=tournament).order_by("number"))
    lines = round_sheet.rounds_of(tournament)
    playing = [stage for stage in found if stage.state == Stage.State.PLAYING]
    following = next((stage for stage in found if stage.state == Stage.State.PLANNED), None)
    may_begin = not playing and tournament.state == Tournament.State.RUNNING
    missing = round_sheet.missing_results(playing)
    for stage in found:
        stage.tournament = tournament
    context = {
        "tournament": tournament,
        "opens": following is not None
        and tournament.state == Tournament.State.OPEN
        and following.number == 1,
        "rows": [
            _row(
                stage,
                lines[stage.pk],
                begins=may_begin and stage == following,
                sent=refused[1] if refused and stage == refused[0] else None,
            )
            for stage in found
        ],
        "final": snapshot(tournament) if tournament.state == Tournament.State.FINISHED else None,
        "problems": problem_lines(tournament) if following else [],
        "missing": missing,
        "seated": [row for row in missing if row.jogo_id],
        "waiting": [row for row in missing if not row.jogo_id],
    }
    return render(request, "tournaments/desk/rounds/rounds.html", context, status=status)


def _row(
    stage: Stage, lines: Sequence[round_sheet.RoundLine], *, begins: bool, sent: DeskForm | None
) -> dict[str, object]:
    """Return what is shown of a stage; what was sent for it and has no form there any more is still answered."""
    following = _next_of(stage, lines)
    starts = following.get("starts")
    asked = StartForm if starts else NextRoundForm if following.get("draws") else BeginForm
    may_be_odd = begins or (following.get("draws") and not starts)
    again = type(sent) is asked and (begins or starts or following.get("draws"))
    return following | {
        "stage": stage,
        "format": FORMATS[format_of(stage).key],
        "rounds": lines,
        "missing": sum(line.missing for line in lines),
        "begins": begins,
        "moved": moved_up(stage) if begins else None,
        "asks_bye": may_be_odd and not allows_odd(planned(stage).stage.format),
        "form": sent if again else asked(),
        "refused": None if again else sent,
    }


def _next_of(stage: Stage, lines: Sequence[round_sheet.RoundLine]) -> dict[str, object]:
    """Return what a director does next in a stage being played: post the draft, start a round, or draw the next.

    before: how many results of the rounds before the one to be started are missing.
    """
    if stage.state != Stage.State.PLAYING:
        return {}
    held = next((line.round for line in lines if line.round.state in Round.HELD_BACK), None)
    posted = [line.round for line in lines if line.round.state == State.POSTED] if by_round(stage) else []
    starts = posted[0] if posted else None
    before = sum(line.missing for line in lines if starts and line.round.number < starts.number)
    by_draw = format_of(stage).drawn_by_round and not held and not starts
    draws = by_draw and len(lines) < int(stage.plan["rounds"])
    bracket = is_bracket(stage)
    return {"held": held, "starts": starts, "before": before, "draws": draws, "bracket": bracket}


@of_rounds("comecar")
def _begin(request: DeskRequest, tournament: Tournament, stage: Stage) -> HttpResponse:
    form = BeginForm(request.POST)
    if form.is_valid():
        with form.refusals():
            stages.begin_stage(stage=stage, source=source(request), **form.cleaned_data)
            messages.success(request, _("Começou: %(stage)s.") % {"stage": stage})
            return redirect("tournaments:desk_rounds", tournament.slug)
    return _rounds_page(request, tournament, status=422, refused=(stage, form))


@of_rounds("sortear")
def _draw(request: DeskRequest, tournament: Tournament, stage: Stage) -> HttpResponse:
    form = NextRoundForm(request.POST)
    if form.is_valid():
        with form.refusals():
            drawn = rounds.draw_round(stage=stage, source=source(request), **form.cleaned_data)
            messages.success(
                request,
                _("Rodada %(number)s sorteada, em rascunho: só a direção vê.") % {"number": drawn.number},
            )
            return redirect("tournaments:desk_round", tournament.slug, drawn.pk)
    return _rounds_page(request, tournament, status=422, refused=(stage, form))


@of_rounds("comecar-rodada")
def _start_next(request: DeskRequest, tournament: Tournament, stage: Stage) -> HttpResponse:
    form = StartForm(request.POST)
    sent = request.POST.get("rodada", "")
    row = Round.objects.filter(stage=stage, number=int(sent) if sent.isdecimal() else 0).first()
    if row is None:
        return not_offered(request)
    if form.is_valid():
        with form.refusals():
            rounds.start(round=row, source=source(request), **form.cleaned_data)
            messages.success(
                request, _("A rodada %(number)s começou: as mesas estão abertas.") % {"number": row.number}
            )
            return redirect("tournaments:desk_rounds", tournament.slug)
    return _rounds_page(request, tournament, status=422, refused=(stage, form))


def _round_page(
    request: DeskRequest, tournament: Tournament, round_: Round, *, status: int = 200, **sent: Any
) -> HttpResponse:
    rows = round_sheet.pairings(round_)
    format_ = format_of(round_.stage)
    by_hand = round_.state in Round.HELD_BACK and format_.drawn_by_round
    before = Confronto.objects.filter(stage=round_.stage, round__lt=round_.number, status="")
    names = {dupla.pk: dupla.name for row in rows for dupla in row.duplas}
    # How even the movement is of which this is a round; nothing where partners stay together.
    quality = planned(round_.stage).stage.format.quality(len(round_.order))
    context = {
        "tournament": tournament,
        "round": round_,
        "rows": rows,
        "flagged": round_sheet.flagged(rows),
        "large": format_.drawn_by_round and len(round_.order) > EXACT,
        "movement": movement(quality) if quality else [],
        "listed": [names[pk] for pk in round_.order if pk in names],
        "forced": [_pair(pair, names) for pair in round_.forced],
        "forbidden": [_pair(pair, names) for pair in round_.forbidden],
        "held_back": round_.state in Round.HELD_BACK,
        "by_hand": by_hand,
        "redraws": round_.state in Round.HELD_BACK and format_.drawn_at_once,
        "schedule": format_.drawn_at_once and by_round(round_.stage),
        "before": before.count() if round_.state == State.POSTED and by_round(round_.stage) else 0,
        "refused": next((form for name, form in sent.items() if _has_no_place(name, round_, by_hand)), None),
        "missing": [row for row in rows if not row.result],
        **_forms(rows),
        **sent,
    }
    return render(request, "tournaments/desk/rounds/round.html", context, status=status)


def _has_no_place(name: str, round_: Round, by_hand: bool) -> bool:
    """Whether the page as it is now does not show the form that was sent."""
    shown = {"start_form": round_.state == State.POSTED, "seed_form": round_.state in Round.HELD_BACK}
    return not shown.get(name, by_hand and name != "refusal")


def _pair(pair: list[int | None], names: dict[int, str]) -> str:
    one, other = (names.get(pk or 0, "") for pk in pair)
    return f"{one} × {other}" if other else _("%(dupla)s folga") % {"dupla": one}


def _forms(rows: list[round_sheet.PairingLine], data: Any = None, *, only: str = "") -> dict[str, DeskForm]:
    """Return the forms of a draft by name; `data` goes into the one that was sent."""
    duplas: list[Dupla] = sorted({one for row in rows for one in row.duplas}, key=lambda one: one.name)

    def sent(name: str) -> Any:
        return data if name == only else None

    return {
        "seed_form": RoundSeedForm(sent("seed_form")),
        "start_form": StartForm(sent("start_form")),
        "swap_form": SwapForm(sent("swap_form"), duplas=duplas),
        "force_form": ForceForm(sent("force_form"), duplas=duplas),
        "forbid_form": ForbidForm(sent("forbid_form"), duplas=duplas),
    }


def _round(tournament: Tournament, pk: int) -> Round:
    found = Round.objects.filter(stage__tournament=tournament, pk=pk).select_related("stage").first()
    if found is None:
        raise Http404
    found.stage.tournament = tournament
    return found


@of_round("sortear", "seed_form")
def _redraw(request: DeskRequest, round_: Round, form: DeskForm) -> str:
    if format_of(round_.stage).drawn_at_once:
        seed = stages.redraw_schedule(stage=round_.stage, source=source(request), **form.cleaned_data).seed
    else:
        seed = rounds.redraw(round=round_, source=source(request), **form.cleaned_data).seed
    return _("Sorteada de novo, com o número %(seed)s.") % {"seed": seed}


@of_round("trocar", "swap_form")
def _swap(request: DeskRequest, round_: Round, form: Any) -> str:
    rounds_by_hand.swap(round=round_, source=source(request), **form.chosen())
    return _("As duas duplas trocaram de lugar.")


@of_round("por", "force_form")
def _force(request: DeskRequest, round_: Round, form: Any) -> str:
    rounds_by_hand.force(round=round_, source=source(request), **form.chosen())
    return _("Confronto posto à mão; o resto foi sorteado em volta dele.")


@of_round("proibir", "forbid_form")
def _forbid(request: DeskRequest, round_: Round, form: Any) -> str:
    rounds_by_hand.forbid(round=round_, source=source(request), **form.chosen())
    return _("As duas não se enfrentam nesta rodada.")


@of_round("conferir")
def _check(request: DeskRequest, round_: Round, form: DeskForm) -> str:
    rounds.check(round=round_, source=source(request))
    return _("Conferida. Falta afixar.")


@of_round("afixar")
def _post(request: DeskRequest, round_: Round, form: DeskForm) -> str:
    rounds.post(round=round_, source=source(request))
    return _("Afixada: todos já veem onde sentar.")


@of_round("comecar", "start_form")
def _start(request: DeskRequest, round_: Round, form: DeskForm) -> str:
    rounds.start(round=round_, source=source(request), **form.cleaned_data)
    return _("A rodada começou.")
