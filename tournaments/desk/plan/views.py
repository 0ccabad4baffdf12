"""The plan of a tournament at the desk: its stages, their meaning, and an example of the first draw."""

import secrets
from typing import Any

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _

from scoring.input import numbers
from scoring.ledger.trail import Source
from tournaments import permissions
from tournaments.desk.access import DeskRequest, desk, source
from tournaments.desk.correction import EffectsPreview, told
from tournaments.desk.plan import ready_made
from tournaments.desk.plan.draft import MOST_STAGES, PlanDraft, moved, sent_stages, usual
from tournaments.desk.plan.meaning import Hours, rows_of
from tournaments.desk.plan.values import typed_of
from tournaments.errors import TournamentError
from tournaments.event import stages
from tournaments.event.consequences import Unconfirmed
from tournaments.event.draws.lots import MOST_SEED, kept_apart
from tournaments.models import Dupla, Stage, Tournament
from tournaments.plan.stored import write
from tournaments.stage_plan import read
from tournaments.wording.refusals.errors import REFUSALS, error

SHOWN = 32  # meetings or duplas that an example lists
EXAMPLE_DUPLAS = 16

type Values = dict[str, Any]


@desk("GET", "POST")
def desk_plan(request: DeskRequest, slug: str) -> HttpResponse:
    """Choose, edit, preview and store a plan. Without JavaScript: every button sends the form."""
    tournament = permissions.directed_tournament(request.user, slug)
    duplas = list(Dupla.objects.filter(tournament=tournament).order_by("number"))
    if request.method != "POST":
        return _start_page(request, tournament, duplas)
    action, _dash, number = request.POST.get("acao", "ver").partition("-")
    if action == "aconselhado":
        return _take_advised(request, tournament, duplas)
    sent, trial = sent_stages(request.POST), request.POST.dict()
    hours = Hours.of(tournament)
    if not sent:
        return render(request, "400.html", status=400)
    # The buttons that change the list of stages validate nothing yet.
    if action in {"incluir", "tirar", "subir", "descer"}:
        after = moved(sent, action, numbers.whole(number) or 0, new=_usual(tournament))
        return _page(request, tournament, duplas, PlanDraft(after, trial, hours=hours), quiet=True)
    draft = PlanDraft(sent, trial, hours=hours)
    if not draft.is_valid():
        return _page(request, tournament, duplas, draft, status=422)
    if action == "gravar":
        return _save(request, tournament, duplas, draft)
    return _page(request, tournament, duplas, draft)


def _start_page(
    request: DeskRequest, tournament: Tournament, duplas: list[Dupla], *, refusal: str = ""
) -> HttpResponse:
    # A ready-made plan named in the URL replaces the stored one on the page.
    ready = ready_made.find(request.GET.get("pronto", ""))
    values = [_usual(tournament, **stage) for stage in ready.stages] if ready else _stored(tournament)
    trial = {
        "entrants": len(duplas) if len(duplas) > 1 else EXAMPLE_DUPLAS,
        "mesas": tournament.mesas,
        "seed": secrets.randbelow(MOST_SEED),
    }
    draft = PlanDraft(values, trial, hours=Hours.of(tournament))
    status = 422 if refusal else 200
    return _page(request, tournament, duplas, draft, status=status, quiet=True, refusal=refusal)


def _usual(tournament: Tournament, **values: Any) -> Values:
    return usual(**ready_made.for_event(values, tournament))


def _stored(tournament: Tournament) -> list[Values]:
    found = [usual(**typed_of(stage.name, read(stage.plan, tournament))) for stage in _stages(tournament)]
    if tournament.of_players:
        first = next(one for one in ready_made.READY if one.suits(tournament.entrants))
        # Single players begin with a plan that suits them, because a knockout does not.
        return found or [_usual(tournament, **stage) for stage in first.stages]
    return found or [_usual(tournament, third=tournament.third_place)]


def take_ready(tournament: Tournament, ready: ready_made.Ready, source: Source) -> bool:
    """Store a ready-made plan for a new event; return False if the rules of the event need more input.

    Raises the errors of `stages.save_plan`.
    """
    values = [_usual(tournament, **stage) for stage in ready.stages]
    draft = PlanDraft(values, {})
    if not draft.is_in_order():
        return False
    stages.save_plan(tournament=tournament, plans=_plans(tournament, draft), source=source)
    return True


def advisable(tournament: Tournament) -> bool:
    """Whether a plan may be advised: to duplas, whose play was counted, and before the draw."""
    early = tournament.state in {Tournament.State.DRAFT, Tournament.State.OPEN}
    return early and not tournament.drawn_at and tournament.entrants == Tournament.Entrants.DUPLAS


def _take_advised(request: DeskRequest, tournament: Tournament, duplas: list[Dupla]) -> HttpResponse:
    ready = ready_made.find(request.POST.get("plano", ""))
    if ready is None or not advisable(tournament):
        return render(request, "400.html", status=400)
    try:
        take_ready(tournament, ready, source(request))
    except REFUSALS as exc:
        return _start_page(request, tournament, duplas, refusal=error(exc))
    messages.success(request, _("Plano gravado: %(plan)s.") % {"plan": ready.title})
    return redirect("tournaments:desk_plan", tournament.slug)


def _save(
    request: DeskRequest, tournament: Tournament, duplas: list[Dupla], draft: PlanDraft
) -> HttpResponse:
    plans = _plans(tournament, draft)
    confirmed = request.POST.get("confirmed", "")
    try:
        stages.save_plan(tournament=tournament, plans=plans, confirmed=confirmed, source=source(request))
    except Unconfirmed as exc:
        return _page(request, tournament, duplas, draft, affected=told(exc))
    except TournamentError as exc:
        refusal = "" if draft.refuse(exc) else error(exc)
        return _page(request, tournament, duplas, draft, status=422, refusal=refusal)
    messages.success(request, _("Plano gravado."))
    return redirect("tournaments:desk_plan", tournament.slug)


def _plans(tournament: Tournament, draft: PlanDraft) -> list[tuple[str, Values]]:
    standing = {stage.number: stage.plan for stage in _stages(tournament)}
    plans: list[tuple[str, Values]] = []
    for form, planned in zip(draft.forms, draft.planned, strict=True):
        plan = write(planned.stage, planned.scheme, planned.order, planned.fair)
        before = standing.get(form.number)
        # A stored plan with the same meaning keeps its stored form, so that saving changes nothing.
        if before and typed_of("", read(before, tournament)) == typed_of("", read(plan, tournament)):
            plan = before
        plans.append((form.cleaned_data["name"], plan))
    return plans


def _stages(tournament: Tournament) -> list[Stage]:
    return list(Stage.objects.filter(tournament=tournament).order_by("number"))


def _page(
    request: DeskRequest,
    tournament: Tournament,
    duplas: list[Dupla],
    draft: PlanDraft,
    *,
    status: int = 200,
    quiet: bool = False,
    refusal: str = "",
    affected: EffectsPreview | None = None,
) -> HttpResponse:
    # `quiet` pages are shown before anything was sent, so incomplete fields are no errors.
    ready = (
        draft.is_valid() if quiet else bool(draft.meanings) and not any(form.errors for form in draft.forms)
    )
    seen = draft if ready or not quiet else draft.without_refusals()
    for form in seen.forms:
        form.offer(tournament)
    if tournament.alone:
        seen.trial.fields["entrants"].label = _("Jogadores")
    context = {
        "tournament": tournament,
        "ready": [one for one in ready_made.READY if one.suits(tournament.entrants)],
        "advisable": advisable(tournament),
        "draft": seen,
        "quiet": quiet and not ready,
        "full": len(draft.forms) == MOST_STAGES,
        "refusal": refusal,
        "affected": affected,
        **(_meaning(tournament, draft, duplas) if ready else {}),
    }
    return render(request, "tournaments/desk/plan/plan.html", context, status=status)


def _meaning(tournament: Tournament, draft: PlanDraft, duplas: list[Dupla]) -> Values:
    mesas = draft.trial.cleaned_data["mesas"]
    shown = rows_of(tournament, draft.planned, draft.meanings, mesas=mesas, hours=draft.hours)
    return {**shown, **_example(draft, duplas, alone=tournament.alone)}


def _example(draft: PlanDraft, duplas: list[Dupla], *, alone: bool) -> Values:
    # The names of the entries are used if the example has as many entrants.
    known = duplas if len(duplas) == draft.trial.cleaned_data["entrants"] else []
    names = {number: dupla.name for number, dupla in enumerate(known, start=1)}

    def called(number: int) -> str:
        someone = _("Jogador %(number)s") if alone else _("Dupla %(number)s")
        return names.get(number) or someone % {"number": number}

    apart = kept_apart(known)
    drawn = draft.example([(dupla.seed, apart[dupla.pk]) for dupla in known])
    sides = [(meet.a, meet.b, *((one,) for one in meet.others)) for meet in drawn.first]
    pairs = [[" + ".join(map(called, side)) for side in of_mesa if side] for of_mesa in sides]
    return {
        "example_groups": [[called(one) for one in group] for group in drawn.groups[:SHOWN]],
        "example_pairs": pairs[:SHOWN],
        "example_more": max(len(pairs), len(drawn.groups)) - SHOWN,
    }
