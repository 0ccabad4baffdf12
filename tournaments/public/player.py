"""The players of a club and their careers, if the club has such pages, and for players who agreed to one."""

from typing import Any
from urllib.parse import urlencode

from django.db.models import Count, Q
from django.http import Http404, HttpRequest, HttpResponseBase
from django.shortcuts import get_object_or_404, redirect
from django.views.decorators.http import require_safe

from scoring.input import numbers
from tournaments.charts.pages import folded, sliced
from tournaments.charts.pictures.places_picture import PlacesPicture, places_picture
from tournaments.clubs.player_pages import page_of, with_pages
from tournaments.models import Club, DuplaMember, Player, Tournament
from tournaments.names import begins_words
from tournaments.public import caching
from tournaments.seasons.careers import Career, career
from tournaments.wording.rounds import place

AT_ONCE = 40  # players per page
EVENTS, OTHERS = 8, 5  # visible events and people; the others are folded
DRAWN = 20  # events in the chart, the latest ones
MOST_QUERY = 60  # characters of a search


@caching.rendered_once("pagina", search="q")
@require_safe
def players(request: HttpRequest, slug: str) -> HttpResponseBase:
    """List the players with a page by name, forty per page, with their number of events; `?q=`: search by name."""
    club = _club(slug)
    query = request.GET.get("q", "").strip()[:MOST_QUERY]
    # The events of merged records count as well.
    own, others = Count("playerplacing", distinct=True), Count("others__playerplacing", distinct=True)
    people = with_pages(club).annotate(events=own + others).order_by("sort_name", "pk")
    found = [one for one in people if not query or begins_words(query, one.name)]
    page = sliced(found, numbers.whole(request.GET.get("pagina", "")) or 1, AT_ONCE)
    asked = f"{urlencode({'q': query})}&" if query else ""
    context = {"club": club, "query": query, "asked": asked, "page": page}
    return caching.page_by_content(request, "tournaments/public/players.html", context)


@caching.rendered_once()
@require_safe
def player(request: HttpRequest, slug: str, pk: int) -> HttpResponseBase:
    """Show the career of a player: current event, places, partners and opponents."""
    club = _club(slug)
    person = page_of(club, pk)
    if person is None:
        raise Http404
    # The record was merged into another one.
    if person.pk != pk:
        return redirect("tournaments:player", slug, person.pk)
    told = career(person)
    context: dict[str, Any] = {
        "club": club,
        "player": person,
        "career": told,
        "now": _now(person),
        "picture": _picture(told),
        "outings": folded([(place(one.place, one.place_to), one) for one in told.outings], EVENTS),
        "partners": folded(told.partners, OTHERS),
        "opponents": folded(told.opponents, OTHERS),
        "paged": set(with_pages(club).values_list("pk", flat=True)),
    }
    return caching.page_by_content(request, "tournaments/public/player.html", context)


def _club(slug: str) -> Club:
    return get_object_or_404(Club, slug=slug, player_pages=True)


def _now(person: Player) -> list[tuple[Tournament, int]]:
    mine = DuplaMember.objects.filter(Q(player=person) | Q(player__same_as=person))
    found = mine.filter(tournament__state__in=(Tournament.State.OPEN, Tournament.State.RUNNING))
    return [
        (one.tournament, one.dupla.number)
        for one in found.select_related("tournament", "dupla").order_by("tournament__starts_on", "pk")
    ]


def _picture(told: Career) -> PlacesPicture | None:
    over = told.outings[:DRAWN][::-1]
    return places_picture([(one.place, one.place_to) for one in over], [one.entered for one in over])
