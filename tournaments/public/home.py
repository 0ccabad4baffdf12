"""The home page: events of today, coming and recent ones, and a search for players."""

from collections.abc import Iterable
from datetime import date
from typing import NamedTuple

from django.db.models import Q
from django.http import HttpRequest, HttpResponseBase, JsonResponse
from django.template.loader import render_to_string
from django.utils.timezone import localdate
from django.views.decorators.http import require_safe

from tournaments import line_ups
from tournaments.charts.texts import whereabouts
from tournaments.models import Club, Tournament
from tournaments.names import begins_words
from tournaments.public import caching
from tournaments.public.event import MOST_FOUND, MOST_QUERY
from tournaments.publication import reading

MOST_FINISHED = 12
MOST_SEARCHED = 20  # events that are searched for a name


class FoundInEvent(NamedTuple):
    """Search hits in one event, and the number of hits that are not listed."""

    tournament: Tournament
    found: list[whereabouts.Whereabouts]
    more: int


@caching.rendered_once("p", search="q")
@require_safe
def home(request: HttpRequest) -> HttpResponseBase:
    """Show events by date, and the clubs. `?q=`: search for a player, an event or a club; `&p=onde`: only the hits."""
    query = request.GET.get("q", "").strip()[:MOST_QUERY]
    tournaments = reading.with_champions(reading.listed())
    clubs = list(Club.objects.order_by("name"))
    found = _found(query, tournaments, clubs) if query else ""
    if query and "p" in request.GET:
        return caching.by_content()(lambda _: JsonResponse({"parts": {"onde": ["", found]}}))(request)
    context = {"query": query, "found": found, "clubs": clubs} | _by_date(tournaments, localdate())
    return caching.page_by_content(request, "tournaments/public/home.html", context)


def _by_date(tournaments: Iterable[Tournament], today: date) -> dict[str, list[Tournament]]:
    found: dict[str, list[Tournament]] = {"today": [], "running": [], "open": [], "finished": []}
    for one in tournaments:
        state = one.shown_state  # type: ignore[attr-defined]
        here = state != "finished" and one.starts_on <= today <= one.ends_on
        if state == "cancelled":
            state = "open" if one.ends_on >= today else "finished"
        found["today" if here else state].append(one)
    # The nearest event comes first.
    found["open"].sort(key=lambda one: one.starts_on)
    found["finished"] = found["finished"][:MOST_FINISHED]
    return found


def _found(query: str, tournaments: Iterable[Tournament], clubs: Iterable[Club]) -> str:
    context = {
        "query": query,
        "events": _who_plays(query, localdate()),
        "tournaments": [one for one in tournaments if begins_words(query, one.name)][:MOST_FOUND],
        "clubs": [one for one in clubs if begins_words(query, one.name)][:MOST_FOUND],
    }
    return render_to_string("tournaments/public/home_found.html", context)


def _who_plays(query: str, today: date) -> list[FoundInEvent]:
    of_today = Q(starts_on__lte=today, ends_on__gte=today) | Q(state=Tournament.State.RUNNING)
    events = []
    for head in reading.heads(reading.public().filter(of_today)[:MOST_SEARCHED]):
        # An event of trios or single players has terms that differ from those of duplas.
        with line_ups.spoken(head.tournament):
            found = whereabouts.find(reading.shown(head).document, query)
        if found:
            events.append(FoundInEvent(head.tournament, found[:MOST_FOUND], max(0, len(found) - MOST_FOUND)))
    return events
