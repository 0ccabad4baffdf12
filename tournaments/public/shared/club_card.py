"""Preview cards of a club, of the ranking of a season, and of a player."""

from hashlib import sha256

from django.http import Http404, HttpRequest, HttpResponseBase
from django.shortcuts import get_object_or_404, redirect
from django.utils.dateformat import format as written
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.http import require_safe

import rules
from scoring.wording.numbers import points
from tournaments.charts.pictures.card_picture import card_picture
from tournaments.charts.pictures.cards import ROWS, Card, CardRow
from tournaments.clubs.player_pages import page_of
from tournaments.ledger.names_apart import told
from tournaments.models import Club, Season, Tournament
from tournaments.public import caching
from tournaments.publication import reading
from tournaments.seasons.careers import career
from tournaments.wording.rounds import place

State = Tournament.State
ENDED = frozenset({State.FINISHED, State.CANCELLED})


@caching.rendered_once()
@require_safe
def of_club(request: HttpRequest, slug: str) -> HttpResponseBase:
    """Show the current and next events of a club; if there are none, its latest champions."""
    club = get_object_or_404(Club, slug=slug)
    found = reading.with_champions(reading.listed().filter(club=club).order_by("starts_on", "pk"))
    to_come = [one for one in found if one.shown_state not in ENDED][:ROWS]  # type: ignore[attr-defined]
    over = [one for one in reversed(found) if one.shown_state == State.FINISHED][:ROWS]  # type: ignore[attr-defined]
    rows = [
        CardRow(_day(one), one.name, first=one.shown_state == State.RUNNING)  # type: ignore[attr-defined]
        for one in to_come
    ] or [CardRow(str(one.ends_on.year), one.first or one.name) for one in over]  # type: ignore[attr-defined]
    said = "" if to_come or not over else _("Quem venceu os últimos torneios")
    return _answer(request, Card(club.city or _("Clube"), club.name, said, tuple(rows)))


@caching.rendered_once()
@require_safe
def of_season(request: HttpRequest, slug: str, season: str) -> HttpResponseBase:
    """Show the leaders of the ranking of a season."""
    found = get_object_or_404(Season.objects.select_related("club"), club__slug=slug, slug=season)
    rows = tuple(
        CardRow(
            place(row["place"], row["place_to"]),
            row["name"],
            points(rules.whole(row["points"])),
            row["place"] == 1,
        )
        for row in told(found.rows[:ROWS])
    )
    return _answer(request, Card(found.club.name, found.name, "", rows))


@caching.rendered_once()
@require_safe
def of_player(request: HttpRequest, slug: str, pk: int) -> HttpResponseBase:
    """Show the latest places of a player. Raises `Http404` if the player has no public page."""
    club = get_object_or_404(Club, slug=slug, player_pages=True)
    person = page_of(club, pk)
    if person is None:
        raise Http404
    # The record was merged into another one.
    if person.pk != pk:
        return redirect("tournaments:player_card", slug, person.pk)
    found = career(person)
    number = len(found.outings)
    said = ngettext("%(count)s torneio", "%(count)s torneios", number) % {"count": number} if number else ""
    rows = tuple(
        CardRow(place(one.place, one.place_to), one.tournament.name, first=one.won)
        for one in found.outings[:ROWS]
    )
    return _answer(request, Card(club.name, person.name, said, rows))


def _day(tournament: Tournament) -> str:
    return written(tournament.starts_on, _("j/n"))


def _answer(request: HttpRequest, card: Card) -> HttpResponseBase:
    version = sha256(f"{reading.build()} {card}".encode()).hexdigest()[:20]
    return caching.unchanged(request, version) or caching.picture(card_picture(card), version=version)
