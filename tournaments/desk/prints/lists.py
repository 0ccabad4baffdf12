"""Printed lists for the wall and the door: entries, and current seating."""

from django.http import HttpResponse
from django.shortcuts import render

from tournaments import permissions
from tournaments.desk.access import DeskRequest, desk
from tournaments.desk.rounds import sheet
from tournaments.models import Dupla
from tournaments.names import sort_name


@desk("GET")
def presence(request: DeskRequest, slug: str) -> HttpResponse:
    """Show all entries by name, each with a line for a signature."""
    tournament = permissions.directed_tournament(request.user, slug)
    duplas = Dupla.objects.filter(tournament=tournament).select_related("team")
    context = {
        "tournament": tournament,
        "duplas": sorted(duplas, key=lambda dupla: (sort_name(dupla.name), dupla.number)),
    }
    return render(request, "tournaments/desk/prints/presence.html", context)


@desk("GET")
def places(request: DeskRequest, slug: str) -> HttpResponse:
    """Show who plays now, also in a bracket, by mesa and by name."""
    tournament = permissions.directed_tournament(request.user, slug)
    rows = sheet.at_the_mesas(tournament)
    context = {"tournament": tournament, "rows": rows, "seats": sheet.seats(rows)}
    return render(request, "tournaments/desk/prints/places.html", context)
