"""Page of one tournament before and at its start: entries, seeds, draw and state. One function for each form."""

from collections.abc import Callable
from typing import Any

from django.contrib import messages
from django.db import transaction
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _

from scoring.input import numbers
from tournaments import permissions
from tournaments.charts.bracket import bracket_chart
from tournaments.desk.access import DeskRequest, desk
from tournaments.desk.checkin.missing import left_out, missing
from tournaments.desk.dispatch import Actions, answer
from tournaments.desk.entries.entry_forms import DrawForm, DuplaForm, SeedsForm
from tournaments.desk.entries.entry_list_forms import ListForm
from tournaments.desk.plan.meaning import played_in, stored
from tournaments.entries import registration
from tournaments.event import states
from tournaments.event.draws import bracket_draw
from tournaments.forms import DeskForm
from tournaments.ledger.names_apart import told
from tournaments.models import Dupla, Player, Tournament
from tournaments.publication import lookup
from tournaments.publication.publishing import latest
from tournaments.publication.snapshot import snapshot

State = Tournament.State
actions = Actions[[Tournament], HttpResponse]()


@desk("GET", "POST")
def desk_tournament(request: DeskRequest, slug: str) -> HttpResponse:
    """Show duplas, seeds, draw and state of a tournament, and answer the forms of the page."""
    tournament = permissions.directed_tournament(request.user, slug)
    if request.method != "POST":
        return tournament_page(request, tournament)
    return answer(actions, request, tournament)


def tournament_page(
    request: DeskRequest, tournament: Tournament, *, status: int = 200, **forms: Any
) -> HttpResponse:
    """Render the page. forms: refused forms with their input, by context name."""
    duplas = list(Dupla.objects.filter(tournament=tournament).order_by("number"))
    early = tournament.state in {State.DRAFT, State.OPEN}
    plans = stored(tournament)
    seeds = forms.pop("seeds_form", None) or SeedsForm(duplas=duplas)
    context = {
        "tournament": tournament,
        "club": tournament.club,
        "early": early,
        "played": played_in(tournament, plans),
        "planned": bool(plans[0][0]),
        "by_rounds": not plans[0][1].stage.format.is_bracket,
        "editable": early and not tournament.drawn_at,
        "rows": [(dupla, seeds[f"seed-{dupla.pk}"]) for dupla in duplas],
        "players": Player.objects.people().filter(club=tournament.club).exclude(dupla__tournament=tournament),
        **(_bracket(tournament) if tournament.drawn_at else {}),
        "missing": missing(tournament, sent=request.POST) if early else None,
        "revision": None if early else latest(tournament),
        "seeds_form": seeds,
        "dupla_form": DuplaForm(tournament=tournament),
        "list_form": ListForm(tournament=tournament),
        "draw_form": DrawForm(),
        **forms,
    }
    return render(request, "tournaments/desk/entries.html", context, status=status)


def _bracket(tournament: Tournament) -> dict[str, Any]:
    # Drawn from a snapshot, not from the published revision: the director sees the current state.
    document = told(snapshot(tournament))
    links = {one["jogo"]["id"]: one["id"] for one in lookup.confrontos(document) if one["jogo"]}
    return {"chart": bracket_chart(document["stages"][0]), "links": links}


def _here(tournament: Tournament, anchor: str = "") -> HttpResponse:
    response = redirect("tournaments:desk_tournament", tournament.slug)
    response["Location"] += anchor
    return response


@actions("inscrever")
def _register(request: DeskRequest, tournament: Tournament) -> HttpResponse:
    form = DuplaForm(request.POST, tournament=tournament)
    if form.is_valid() and (dupla := form.register(tournament)):
        said = _("Inscrito: %(dupla)s.") if tournament.alone else _("Inscrita: %(dupla)s.")
        messages.success(request, said % {"dupla": dupla.name})
        return _here(tournament, "#dupla-first")
    return tournament_page(request, tournament, status=422, dupla_form=form)


@actions("cabecas")
def _seeds(request: DeskRequest, tournament: Tournament) -> HttpResponse:
    duplas = list(Dupla.objects.filter(tournament=tournament).order_by("number"))
    form = SeedsForm(request.POST, duplas=duplas)
    if form.is_valid() and form.save():
        messages.success(request, _("Cabeças de chave gravadas."))
        return _here(tournament, "#duplas")
    return tournament_page(request, tournament, status=422, seeds_form=form)


@actions("retirar")
def _withdraw(request: DeskRequest, tournament: Tournament) -> HttpResponse:
    number = numbers.whole(request.POST.get("dupla", "")) or 0
    dupla = Dupla.objects.filter(tournament=tournament, number=number).first()
    if dupla is None:
        return tournament_page(request, tournament, status=422, refusal=_("Esta dupla já não está inscrita."))
    name = dupla.name
    return _do(
        request,
        tournament,
        lambda: registration.withdraw_dupla(dupla=dupla),
        _("Retirada: %(dupla)s.") % {"dupla": name},
        "#duplas",
    )


@actions("sortear")
def _draw(request: DeskRequest, tournament: Tournament) -> HttpResponse:
    form = DrawForm(request.POST)
    if form.is_valid():
        with form.refusals():
            drawn = bracket_draw.draw_knockout(
                tournament=tournament,
                seed=form.cleaned_data["seed"],
                absent=left_out(tournament, request.POST),
            )
            messages.success(request, _("Sorteado com o número %(seed)s.") % {"seed": drawn.draw_seed})
            return _here(tournament, "#chave")
    return tournament_page(request, tournament, status=422, draw_form=form)


@actions("seguir")
def _go_on(request: DeskRequest, tournament: Tournament) -> HttpResponse:
    # One button opens a draft, draws a bracket, and leads to the page that starts the tournament.
    button = DeskForm(request.POST)
    # Opening and drawing succeed together or not at all.
    with button.refusals(), transaction.atomic():
        if tournament.state == State.DRAFT:
            states.open_entries(tournament=tournament)
        if stored(tournament)[0][1].stage.format.is_bracket and not tournament.drawn_at:
            drawn = bracket_draw.draw_knockout(
                tournament=tournament, absent=left_out(tournament, request.POST)
            )
            messages.success(request, _("Sorteado com o número %(seed)s.") % {"seed": drawn.draw_seed})
        return redirect("tournaments:tournament_start", tournament.slug)
    # The rollback does not reset the instance in memory.
    tournament.refresh_from_db()
    return tournament_page(request, tournament, status=422, refusal=button.refusal, refused=button)


@actions("desfazer")
def _undo_draw(request: DeskRequest, tournament: Tournament) -> HttpResponse:
    return _do(
        request,
        tournament,
        lambda: bracket_draw.undo_draw(tournament=tournament),
        _("Sorteio desfeito: as inscrições podem mudar."),
    )


@actions("abrir")
def _open(request: DeskRequest, tournament: Tournament) -> HttpResponse:
    return _do(
        request,
        tournament,
        lambda: states.open_entries(tournament=tournament),
        _("Inscrições abertas: o torneio está público."),
    )


@actions("rascunho")
def _back_to_draft(request: DeskRequest, tournament: Tournament) -> HttpResponse:
    return _do(
        request,
        tournament,
        lambda: states.back_to_draft(tournament=tournament),
        _("De volta ao rascunho: só a direção vê."),
    )


def _do(
    request: DeskRequest, tournament: Tournament, verb: Callable[[], object], done: str, anchor: str = ""
) -> HttpResponse:
    button = DeskForm(request.POST)
    with button.refusals():
        verb()
        messages.success(request, done)
        return _here(tournament, anchor)
    return tournament_page(request, tournament, status=422, refusal=button.refusal, refused=button)
