"""What can be printed of a tournament, on one page that leads to each."""

from django.http import HttpResponse
from django.shortcuts import render

from tournaments import permissions
from tournaments.desk.access import DeskRequest, desk
from tournaments.models import Round


@desk("GET")
def desk_prints(request: DeskRequest, slug: str) -> HttpResponse:
    """List what there is to print: the cards, the blank súmulas, and the lists of each round."""
    tournament = permissions.directed_tournament(request.user, slug)
    rounds = Round.objects.filter(stage__tournament=tournament).select_related("stage")
    context = {"tournament": tournament, "rounds": rounds.order_by("-stage__number", "-number")}
    return render(request, "tournaments/desk/prints.html", context)
