"""Settings of a tournament: create, edit and start it."""

from django.contrib import messages
from django.db import transaction
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils.timezone import localdate
from django.utils.translation import gettext as _

from tournaments import permissions
from tournaments.desk.access import DeskRequest, desk, source
from tournaments.desk.checkin.missing import left_out, missing
from tournaments.desk.correction import EffectsPreview, told
from tournaments.desk.plan.meaning import as_entered
from tournaments.desk.plan.problems import problem_lines
from tournaments.desk.plan.ready_made import find
from tournaments.desk.plan.views import take_ready
from tournaments.desk.rounds.begun import to_first_round, with_clock
from tournaments.desk.setup.setup_form import StartForm, TournamentForm
from tournaments.event import states
from tournaments.event.consequences import Unconfirmed
from tournaments.event.setup.running_setup import edit_running
from tournaments.hall.clocks.clock import starts_with
from tournaments.models import Club, Stage, Tournament
from tournaments.stage_plan import begins_with_drafts, is_bracket, opens_at_once
from tournaments.wording.refusals.errors import REFUSALS, error

State = Tournament.State


@desk("GET", "POST")
def tournament_new(request: DeskRequest, slug: str) -> HttpResponse:
    """Create a tournament of a club, as a draft."""
    club = permissions.directed_club(request.user, slug)
    initial = TournamentForm.initial_of_new(localdate(), request.GET)
    form = TournamentForm(request.POST or None, club=club, new=True, initial=initial)
    if request.method == "POST" and form.is_valid() and (tournament := _create(request, club, form)):
        messages.success(request, _("Torneio criado, ainda em rascunho: só a direção vê."))
        return redirect("tournaments:desk_tournament", tournament.slug)
    context = {"form": form, "club": club}
    return render(request, "tournaments/desk/setup.html", context, status=422 if form.errors else 200)


def _create(request: DeskRequest, club: Club, form: TournamentForm) -> Tournament | None:
    tournament = Tournament(club=club)
    # Tournament and plan are stored together, or neither.
    with transaction.atomic():
        if form.save(tournament):
            ready = find(form.cleaned_data["plan"])
            try:
                if not ready or take_ready(tournament, ready, source(request)):
                    return tournament
                form.add_error(
                    "plan", _("Com este regulamento falta dizer mais: escolha depois, em Formato.")
                )
            except REFUSALS as exc:
                form.add_error("plan", error(exc))
        # Only reached if one of the two was refused.
        transaction.set_rollback(True)
    return None


@desk("GET", "POST")
def tournament_edit(request: DeskRequest, slug: str) -> HttpResponse:
    """Edit a tournament. Once it has begun, only some settings may change, and their effects are confirmed first."""
    tournament = permissions.directed_tournament(request.user, slug)
    initial = TournamentForm.initial_of(tournament)
    begun = tournament.state not in {State.DRAFT, State.OPEN}
    form = TournamentForm(request.POST or None, club=tournament.club, initial=initial, begun=begun)
    if tournament.drawn_at:  # the drawn bracket has this jogo, or does not
        form.fields["third_place"].disabled = True
        form.fields["third_place"].help_text = _("Desfaça o sorteio para mudar isto.")
    affected = None
    if request.method == "POST" and form.is_valid():
        saved, affected = _edit(request, tournament, form) if begun else (form.save(tournament), None)
        if saved:
            messages.success(request, _("Torneio gravado."))
            return redirect("tournaments:desk_tournament", tournament.slug)
        # The form has changed the instance; the page shows the stored values.
        tournament.refresh_from_db()
    context = {
        "form": form,
        "club": tournament.club,
        "tournament": tournament,
        "begun": begun,
        "affected": affected,
    }
    status = 422 if form.errors else 200
    return render(request, "tournaments/desk/setup.html", context, status=status)


def _edit(
    request: DeskRequest, tournament: Tournament, form: TournamentForm
) -> tuple[bool, EffectsPreview | None]:
    # Fixed fields are disabled, so the form returns their stored values.
    form.fill(tournament)
    with form.refusals():
        confirmed = request.POST.get("confirmed", "")
        try:
            edit_running(tournament=tournament, confirmed=confirmed, source=source(request))
        except Unconfirmed as exc:
            return False, told(exc)
    return form.is_valid(), None


@desk("GET", "POST")
def tournament_start(request: DeskRequest, slug: str) -> HttpResponse:
    """Show what starting does, then start the tournament."""
    tournament = permissions.directed_tournament(request.user, slug)
    button = StartForm(request.POST if request.method == "POST" else None)
    first = Stage.objects.filter(tournament=tournament, number=1).select_related("tournament").first()
    if request.method == "POST" and button.is_valid():
        with button.refusals():
            absent = left_out(tournament, request.POST)
            states.start(tournament=tournament, absent=absent, source=source(request), **button.cleaned_data)
            stage = Stage.objects.get(tournament=tournament, number=1)
            if begins_with_drafts(stage):
                said = _("O torneio começou: confira a primeira rodada e divulgue os lugares.")
            elif not opens_at_once(stage):
                said = _(
                    "O torneio começou: todos já veem onde sentar. Comece a rodada quando estiverem sentados."
                )
            else:
                said = with_clock(_("O torneio começou: entregue os QR às mesas."), stage)
            messages.success(request, said)
            return to_first_round(stage, slug)
    confrontos = tournament.confronto_set
    # The confrontos that can begin at once take the mesas in this order.
    known = confrontos.filter(jogo=None, winner=None, dupla_a__isnull=False, dupla_b__isnull=False)
    ready = list(known.select_related("dupla_a", "dupla_b").order_by("round", "kind", "position"))
    byes = confrontos.filter(round=1)
    context = {
        "tournament": tournament,
        "refusal": button.refusal,
        "refused": button,
        "form": button,
        "missing": missing(tournament, sent=request.POST),
        "problems": problem_lines(tournament) if tournament.state == State.OPEN else [],
        "asks_bye": first is not None and _asks_for_bye(tournament, first),
        **(as_entered(tournament) if tournament.state == State.OPEN else {}),
        "drafts": first is not None and begins_with_drafts(first),
        "minutes": starts_with(first) if first is not None and opens_at_once(first) else 0,
        "by_rounds": first is not None and not is_bracket(first),  # such a stage is drawn when it begins
        "seats": list(enumerate(ready[: tournament.mesas], start=1)),
        "waiting": max(len(ready) - tournament.mesas, 0),
        "byes": byes.filter(bye_a=True).count() + byes.filter(bye_b=True).count(),
    }
    return render(
        request, "tournaments/desk/setup_start.html", context, status=422 if button.refused else 200
    )


def _asks_for_bye(tournament: Tournament, first: Stage) -> bool:
    if first.state != Stage.State.PLANNED or is_bracket(first):
        return False
    first.tournament = tournament
    refusal = states.refusal(first)
    return refusal is not None and refusal.code == "odd_without_bye"
