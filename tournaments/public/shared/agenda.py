"""Calendar files (RFC 5545): the events of a club, or the event of a dupla with its next mesa."""

import hashlib
from collections.abc import Iterable
from datetime import date, datetime, time, timedelta
from typing import NamedTuple

from django.http import Http404, HttpRequest, HttpResponseBase
from django.shortcuts import get_object_or_404
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_safe

from tournaments.charts.texts import whereabouts
from tournaments.models import Club, Tournament
from tournaments.public import caching
from tournaments.publication import reading

PRODUCT = "-//Canastra//Torneios//PT"
REFRESH = timedelta(hours=1)  # interval at which a calendar fetches the file again


class CalendarEntry(NamedTuple):
    """An event in a calendar. address: URL of its page, used as the UID of the entry."""

    address: str
    name: str
    place: str
    starts_on: date
    ends_on: date
    starts_at: time | None = None
    said: str = ""
    cancelled: bool = False

    @property
    def start(self) -> date | datetime:
        """Return the time at which a one-day event starts if it is known, else the first day."""
        if self.starts_at is None or self.starts_on != self.ends_on:
            return self.starts_on
        return timezone.make_aware(datetime.combine(self.starts_on, self.starts_at))

    @property
    def end(self) -> date | None:
        """Return the day after the event; None for an event with a start time, because its duration is unknown."""
        return None if isinstance(self.start, datetime) else self.ends_on + timedelta(days=1)


@caching.rendered_once()
@require_safe
def of_club(request: HttpRequest, slug: str) -> HttpResponseBase:
    """Serve the tournaments of a club. Runs two queries."""
    club = get_object_or_404(Club, slug=slug)
    found = reading.public().filter(club=club).order_by("starts_on", "pk")
    entries = [_entry(request, one) for one in found]
    # The file contains the time of the request, so its version is taken from the entries.
    version = hashlib.sha256(repr((club.name, entries)).encode()).hexdigest()[:20]
    if answer := caching.unchanged(request, version):
        return answer
    return _answer(club.name, entries, version)


@caching.rendered_once()
@require_safe
def of_dupla(request: HttpRequest, slug: str, number: int) -> HttpResponseBase:
    """Serve the tournament of a dupla, with its next mesa. Runs two queries if the client has the current version."""
    head = reading.head(slug)
    if answer := caching.unchanged(request, head.version):
        return answer
    found = whereabouts.of_dupla(reading.shown(head).document, number)
    if found is None:
        raise Http404
    address = request.build_absolute_uri(reverse("tournaments:dupla", args=(slug, number)))
    entry = _entry(request, head.tournament)._replace(address=address, said=f"{found.name}: {found.said}")
    return _answer(f"{found.name} · {entry.name}", [entry], head.version)


def _entry(request: HttpRequest, one: Tournament) -> CalendarEntry:
    address = request.build_absolute_uri(reverse("tournaments:tournament", args=(one.slug,)))
    entry = CalendarEntry(
        address, one.name, one.place or one.club.name, one.starts_on, one.ends_on, one.starts_at
    )
    if one.state == Tournament.State.CANCELLED:
        return entry._replace(cancelled=True, said=one.cancel_reason)
    return entry


def _answer(name: str, entries: Iterable[CalendarEntry], version: str) -> HttpResponseBase:
    # here, because few processes write calendars, and its 80 modules would be loaded at each start
    from icalendar import Calendar, Event
    from icalendar.enums import STATUS

    now = timezone.now()
    events = [
        Event.new(
            uid=one.address,
            stamp=now,
            summary=one.name,
            location=one.place,
            start=one.start,
            end=one.end,
            description=one.said or None,
            status=STATUS.CANCELLED if one.cancelled else None,
            url=one.address,
        )
        for one in entries
    ]
    written = Calendar.new(prodid=PRODUCT, name=name, refresh_interval=REFRESH, subcomponents=events)
    return caching.text(written.to_ical().decode(), version=version, kind="text/calendar")
