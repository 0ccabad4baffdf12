"""Pages of the director's actions: choose an action, choose its object, read its effects, confirm."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from django.contrib import messages
from django.db.models import QuerySet
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from tournaments import permissions
from tournaments.desk.access import DeskRequest, desk, source
from tournaments.desk.correction import EffectsPreview, do_or_preview
from tournaments.desk.decisions import confrontos, duplas, event, owners, penalties, places, stages
from tournaments.desk.decisions.actions import DeskAction
from tournaments.desk.line.find import MOST_WORDS
from tournaments.desk.salao.way_back import way_back
from tournaments.entries import present
from tournaments.event.draws import playoff
from tournaments.models import Confronto, Stage, StageEntry, Tournament
from tournaments.names import sort_name
from tournaments.stage_plan import fed_from
from tournaments.wording.terms import SANCTIONS, STATUSES


@dataclass(frozen=True, slots=True)
class TargetKind:
    """A kind of object of an action. found: returns the choices in a tournament; named: the label of one of them."""

    asks: str | Promise
    found: Callable[[Tournament], Iterable[Any]]
    named: Callable[[Any], str]


def _confronto(confronto: Confronto) -> str:
    where = _("Rodada %(round)s") % {"round": confronto.round}
    if confronto.mesa:
        where = _("%(where)s, mesa %(mesa)s") % {"where": where, "mesa": confronto.mesa}
    said = f"{where}: {confronto.versus}"
    return f"{said} ({STATUSES[confronto.status]})" if confronto.status else said


def _entries(tournament: Tournament) -> QuerySet[StageEntry]:
    # A penalty is given in a stage that has begun and from which no later stage has taken entrants.
    begun = list(Stage.objects.filter(tournament=tournament).exclude(state=Stage.State.PLANNED))
    last = [stage for stage in begun if not fed_from(stage, begun)]
    found = StageEntry.objects.entered().filter(stage__in=last)
    return found.select_related("dupla", "stage").order_by("dupla__number", "stage__number")


CONFRONTO = TargetKind(gettext_lazy("Qual confronto?"), confrontos.found, _confronto)
OF_FOUR = TargetKind(gettext_lazy("Qual mesa?"), confrontos.tables_of_four, _confronto)
SHEET = TargetKind(gettext_lazy("Qual súmula?"), owners.sheets, _confronto)
SEAT = TargetKind(
    gettext_lazy("Quem sentou no lugar de outra?"),
    owners.seats,
    lambda seat: f"{seat.dupla} · {_confronto(seat.confronto)}",
)
DUPLA = TargetKind(gettext_lazy("Quem?"), _entries, lambda entry: entry.dupla.name)
PLAYING = TargetKind(gettext_lazy("Quem?"), duplas.playing, lambda entry: entry.dupla.name)
LEFT = TargetKind(gettext_lazy("Quem?"), present.left, lambda entry: entry.dupla.name)
ROUND = TargetKind(gettext_lazy("Em qual rodada?"), places.found, str)
POSTED = TargetKind(
    gettext_lazy("Qual rodada?"),
    places.posted,
    lambda row: _("%(stage)s, rodada %(round)s") % {"stage": row.stage, "round": row.number},
)
OPEN_STAGE = TargetKind(gettext_lazy("Em qual fase?"), duplas.open_stages, str)
DRAWN_ANEW = TargetKind(gettext_lazy("Em qual fase?"), duplas.stages_drawn_anew, str)
PENALTY = TargetKind(
    gettext_lazy("Qual punição?"),
    penalties.standing,
    lambda penalty: f"{penalty.dupla}: {SANCTIONS[penalty.sanction]}. {penalty.reason}",
)
LEVEL = TargetKind(
    gettext_lazy("Quem está igual em tudo?"),
    playoff.levels,
    lambda level: f"{level.stage}: {' = '.join(level.names)}",
)
STAGE = TargetKind(gettext_lazy("Qual fase?"), stages.found, str)
NOT_OVER = TargetKind(gettext_lazy("Qual torneio?"), partial(event.found, states=event.NOT_OVER), str)
RUNNING = TargetKind(gettext_lazy("Qual torneio?"), partial(event.found, states=event.RUNNING), str)
NOT_ENDED = TargetKind(gettext_lazy("Qual torneio?"), partial(event.found, states=event.NOT_ENDED), str)
CANCELLED = TargetKind(gettext_lazy("Qual torneio?"), partial(event.found, states=event.CANCELLED), str)

GROUPS: Sequence[tuple[str | Promise, Sequence[tuple[TargetKind, DeskAction]]]] = (
    (
        gettext_lazy("Um confronto"),
        [*((CONFRONTO, action) for action in confrontos.ACTIONS), (OF_FOUR, confrontos.absent)],
    ),
    (
        gettext_lazy("Lançado para quem não devia"),
        [(SHEET, owners.turn_sides), (SHEET, owners.exchange_sheets), (SEAT, owners.exchange_duplas)],
    ),
    (
        gettext_lazy("Lugares"),
        [(ROUND, places.swap), (OPEN_STAGE, places.set_stage), (POSTED, places.take_down_round)],
    ),
    (
        gettext_lazy("Quem joga"),
        [
            (DRAWN_ANEW, duplas.enter_forgotten),
            (OPEN_STAGE, duplas.enter_late),
            (PLAYING, duplas.withdraw),
            (LEFT, duplas.re_enter),
            (PLAYING, duplas.substitute),
        ],
    ),
    (gettext_lazy("Punições"), [(DUPLA, penalties.penalise), (PENALTY, penalties.lift)]),
    (gettext_lazy("Uma fase"), [(LEVEL, stages.play_off), *((STAGE, action) for action in stages.ACTIONS)]),
    (
        gettext_lazy("O torneio"),
        [
            (RUNNING, event.end_now),
            (NOT_OVER, event.cancel),
            (CANCELLED, event.resume),
            (NOT_ENDED, event.delete),
        ],
    ),
)
OF_EVENT = (RUNNING, NOT_OVER, NOT_ENDED, CANCELLED)
ACTIONS = {action.key: (kind, action) for _title, rows in GROUPS for kind, action in rows}
# An arbiter decides about results, mesas and penalties; only the director about entrants and stages.
BY_ARBITER = frozenset(
    key
    for key, (kind, _action) in ACTIONS.items()
    if kind in (CONFRONTO, OF_FOUR, SHEET, SEAT, DUPLA, PENALTY)
)


FEW = 12  # choices that need no search
# With a single choice these targets are not asked for: a late dupla enters the stage that is being played.
WHERE = (OPEN_STAGE, DRAWN_ANEW, POSTED, *OF_EVENT)


@desk("GET")
def desk_life(request: DeskRequest, slug: str) -> HttpResponse:
    """Show all actions, grouped by their object. Those on a whole event are shown if they apply to its state."""
    tournament = permissions.refereed_tournament(request.user, slug)
    directs = permissions.is_director(request.user, tournament.club)
    groups = [
        (title, offered)
        for title, rows in GROUPS
        if (offered := [row for row in rows if _is_offered(tournament, *row, directs=directs)])
    ]
    context = {"tournament": tournament, "groups": groups, "directs": directs}
    return render(request, "tournaments/desk/decisions/decisions.html", context)


def _is_offered(tournament: Tournament, kind: TargetKind, action: DeskAction, *, directs: bool) -> bool:
    if kind in OF_EVENT:
        return directs and bool(kind.found(tournament))
    # Nothing else changes a cancelled event.
    return (directs or action.key in BY_ARBITER) and tournament.state != Tournament.State.CANCELLED


@desk("GET", "POST")
def desk_life_action(request: DeskRequest, slug: str, key: str) -> HttpResponse:
    """Show one action: first the choice of its object, then its effects and its form."""
    permitted = permissions.refereed_tournament if key in BY_ARBITER else permissions.directed_tournament
    tournament = permitted(request.user, slug)
    if key not in ACTIONS:
        raise Http404
    kind, action = ACTIONS[key]
    found = list(kind.found(tournament))
    # Only an object that the action applies to now can be chosen, whatever the URL says.
    chosen = next((one for one in found if str(one.pk) == request.GET.get("de")), None)
    if chosen is None and "de" not in request.GET and kind in WHERE and len(found) == 1:
        chosen = found[0]
    if chosen is None:
        return _pick_page(request, tournament, action, kind, found)
    form = action.form(request.POST if request.method == "POST" else None, chosen)
    back = way_back(request, slug, f"tournaments:{action.leads_to}")
    extra: dict[str, Any] = {}
    if request.method == "POST" and form.is_valid():
        with form.refusals():
            subject = action.subject(chosen, form.cleaned_data)
            typed = form.cleaned_data
            if action.asks:
                typed = typed | {"confirmed": request.POST.get("confirmed", "")}
            change = partial(action.run, chosen, typed, source(request))
            done = do_or_preview(request, subject, change)
            if not isinstance(done, EffectsPreview):
                messages.success(request, done)
                if action is event.delete:  # nothing is left to go back to
                    return redirect("tournaments:desk_club", tournament.club.slug)
                return redirect(back)
            extra = {"affected": done}
    context = {
        "tournament": tournament,
        "directs": permissions.is_director(request.user, tournament.club),
        "action": action,
        "named": kind.named(chosen),
        "form": form,
        "told": [] if "affected" in extra else list(action.tells(chosen)),
        "back": back,
        **extra,
    }
    status = 422 if form.errors else 200
    return render(request, "tournaments/desk/decisions/action.html", context, status=status)


def _pick_page(
    request: DeskRequest, tournament: Tournament, action: DeskAction, kind: TargetKind, found: list[Any]
) -> HttpResponse:
    words = request.GET.get("nome", "").strip()[:MOST_WORDS]
    choices = [(one.pk, kind.named(one)) for one in found]
    context = {
        "tournament": tournament,
        "directs": permissions.is_director(request.user, tournament.club),
        "action": action,
        "asks": kind.asks,
        "searches": len(choices) > FEW,
        "words": words,
        "choices": [one for one in choices if sort_name(words) in sort_name(str(one[1]))],
    }
    status = 422 if request.method == "POST" else 200
    return render(request, "tournaments/desk/decisions/pick.html", context, status=status)
