"""Index of everything that can be printed for a tournament."""

from django.http import HttpResponse
from django.shortcuts import render

from tournaments import permissions
from tournaments.desk.access import DeskRequest, desk
from tournaments.models import Round, Stage


@desk("GET")
def desk_prints(request: DeskRequest, slug: str) -> HttpResponse:
    """List the printable pages: cards, blank súmulas, lists of each round, and sheets of each stage."""
    tournament = permissions.directed_tournament(request.user, slug)
    rounds = Round.objects.filter(stage__tournament=tournament).select_related("stage")
    begun = Stage.objects.filter(tournament=tournament).exclude(state=Stage.State.PLANNED)
    context = {
        "tournament": tournament,
        "rounds": rounds.order_by("-stage__number", "-number"),
        "stages": begun.order_by("-number"),
    }
    return render(request, "tournaments/desk/prints/index.html", context)
