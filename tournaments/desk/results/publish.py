"""Manual publication, and the changes that the public does not see yet."""

from dataclasses import dataclass
from typing import Any

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from tournaments import permissions
from tournaments.clubs.private_cells import cover_private_cells
from tournaments.desk.access import DeskRequest, desk, source
from tournaments.desk.club.club_forms import PublishForm
from tournaments.desk.dispatch import Actions, answer
from tournaments.ledger.names_apart import tell
from tournaments.models import Publication, Tournament, TournamentCheck
from tournaments.publication import lookup, publishing
from tournaments.publication.document.play_data import ConfrontoData
from tournaments.publication.document.shape import TournamentDocument
from tournaments.publication.snapshot import snapshot

SHOWN = {"playing", "done"}  # states with a score or a result
# Keys added to a confronto, its slots and its jogo since release 0.2.0.
TOLD_SINCE = {"facts", "tables", "winner_to", "drawn", "partner"}
actions = Actions[[Tournament], HttpResponse]()


@dataclass(frozen=True, slots=True)
class UnpublishedChange:
    """A confronto that differs from the latest revision."""

    confronto: ConfrontoData
    settled: bool  # its result differs, not only the running score


@desk("GET", "POST")
def publish(request: DeskRequest, slug: str) -> HttpResponse:
    """Show the revisions and the unpublished changes; publish, or switch automatic publication on or off."""
    tournament = permissions.directed_tournament(request.user, slug)
    if request.method != "POST":
        return _page(request, tournament, PublishForm(), 200)
    return answer(actions, request, tournament)


def unpublished(now: TournamentDocument, published: TournamentDocument | None) -> list[UnpublishedChange]:
    """Return the confrontos whose state, result or score differs from the published document."""
    earlier = {one["id"]: one for one in lookup.confrontos(published)} if published else {}
    found = []
    for one in lookup.confrontos(now):
        before = earlier.get(one["id"])
        # A confronto without a score before and after is not worth mentioning.
        shown = one["state"] in SHOWN or (before is not None and before["state"] in SHOWN)
        if shown and _differ(before, one):
            found.append(UnpublishedChange(one, settled=_result(before) != _result(one)))
    return found


def _differ(before: ConfrontoData | None, now: ConfrontoData) -> bool:
    # Keys that documents of earlier releases did not have are no difference.
    return before is None or before != _as_then(before, now)


def _as_then(before: Any, now: Any) -> Any:
    if not (isinstance(before, dict) and isinstance(now, dict)):
        return now
    return {
        said: _as_then(before.get(said), value)
        for said, value in now.items()
        if said in before or said not in TOLD_SINCE
    }


def _result(confronto: ConfrontoData | None) -> tuple[object, ...]:
    if confronto is None:
        return "", "", None
    # The result alone, without the running score.
    return confronto["winner"], confronto["status"], confronto["given"]


def _page(request: DeskRequest, tournament: Tournament, form: PublishForm, status: int) -> HttpResponse:
    revisions = tell(
        Publication.objects.filter(tournament=tournament)
        # Documents are large, and the list of revisions does not show them.
        .defer("payload", "page")
        .select_related("author")
        .order_by("-number")
    )
    last = publishing.latest(tournament)
    published = tell([last])[0].payload if last else None
    started = tournament.state in {Tournament.State.RUNNING, Tournament.State.FINISHED}
    context: dict[str, Any] = {
        "tournament": tournament,
        "revisions": revisions,
        "changes": unpublished(snapshot(tournament), published) if started else [],
        "started": started,
        "each": publishing.EACH,
        "checked": TournamentCheck.objects.filter(tournament=tournament).first(),
        "form": form,
    }
    return render(request, "tournaments/desk/publish.html", context, status=status)


@actions("publicar")
def _publish(request: DeskRequest, tournament: Tournament) -> HttpResponse:
    form = PublishForm(request.POST)
    if form.is_valid():
        with form.refusals():
            revision = publishing.publish(
                tournament=tournament, author=request.user, reason=form.cleaned_data["reason"]
            )
            messages.success(request, _("Saiu a publicação nº %(number)s.") % {"number": revision.number})
            return redirect("tournaments:publish", tournament.slug)
    return _page(request, tournament, form, 422)


@actions("cobrir")
def _cover(request: DeskRequest, tournament: Tournament) -> HttpResponse:
    count = cover_private_cells(tournament=tournament, source=source(request))
    if count:
        messages.success(
            request,
            ngettext(
                "%(count)d dado particular coberto no que foi publicado.",
                "%(count)d dados particulares cobertos no que foi publicado.",
                count,
            )
            % {"count": count},
        )
    else:
        messages.success(request, _("Nada que pareça um dado particular está publicado."))
    return redirect("tournaments:publish", tournament.slug)


@actions("automatica")
def _automatic(request: DeskRequest, tournament: Tournament) -> HttpResponse:
    on = request.POST.get("ligada") == "1"
    publishing.set_auto_publish(tournament=tournament, on=on)
    text = _("Publicação automática ligada.") if on else _("Publicação automática desligada: publique à mão.")
    messages.success(request, text)
    return redirect("tournaments:publish", tournament.slug)
