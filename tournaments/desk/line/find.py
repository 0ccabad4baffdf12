"""Search for a mesa by number or a dupla by name, from the line at the top of every page of the desk."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.db.models import F
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse

from scoring.input import numbers
from tournaments import permissions
from tournaments.desk.access import DeskRequest, desk
from tournaments.desk.salao.drawer import DrawerAction, deeds_of
from tournaments.desk.salao.way_back import DUPLA
from tournaments.models import Confronto, Dupla, Tournament
from tournaments.names import sort_name

MOST_WORDS, MOST = 60, 30  # letters of a search; results shown


@dataclass(frozen=True, slots=True)
class Found:
    """A dupla that was found. now: its current or next confronto at a mesa; deeds: the actions on it."""

    dupla: Dupla
    now: Confronto | None
    deeds: Sequence[DrawerAction]


@desk("GET")
def desk_find(request: DeskRequest, slug: str) -> HttpResponse:
    """Redirect to the mesa with that number, or to the page of the only dupla found; otherwise list all found."""
    tournament = permissions.directed_tournament(request.user, slug)
    words = request.GET.get("busca", "").strip()[:MOST_WORDS]
    if numbers.whole(words) is not None:
        return redirect(reverse("tournaments:desk_mesas", args=(slug,), query={"busca": words}) + "#gaveta")
    found = _found(tournament, words) if words else []
    if len(found) == 1:
        return redirect("tournaments:desk_contact", slug, found[0].dupla.number)
    context = {"tournament": tournament, "words": words, "found": found[:MOST], "more": len(found) > MOST}
    return render(request, "tournaments/desk/line/find.html", context)


def named(tournament: Tournament, words: str) -> list[Dupla]:
    """Return the duplas whose name contains these words, by number. One query."""
    wanted = sort_name(words)
    duplas = Dupla.objects.filter(tournament=tournament).order_by("number")
    return [dupla for dupla in duplas if wanted in sort_name(dupla.name)]


def _found(tournament: Tournament, words: str) -> list[Found]:
    # One more than shown, to know whether there are others.
    duplas = named(tournament, words)[: MOST + 1]
    sits: dict[int | None, Confronto] = {}
    started = Confronto.objects.started().filter(tournament=tournament, status="", mesa__isnull=False)
    # A jogo in play comes before a confronto that waits for its mesa.
    for confronto in started.with_sides().order_by(F("jogo").asc(nulls_last=True), "round"):
        for dupla in confronto.people:
            sits.setdefault(dupla.pk, confronto)
    deeds = deeds_of(duplas, tournament.slug, lambda dupla: {DUPLA: dupla.number})
    return [Found(dupla, sits.get(dupla.pk), deeds.get(dupla.pk, ())) for dupla in duplas]
