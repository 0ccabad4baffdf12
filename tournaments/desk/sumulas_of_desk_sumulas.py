"""Blank sheets to print: of what is played now, or of one round as it is drawn."""

from django.http import Http404, HttpResponse
from django.shortcuts import render

from tournaments import permissions
from tournaments.desk import sumulas_of_sumulas as sumulas
from tournaments.desk.access import DeskRequest, desk
from tournaments.models import Round


@desk("GET")
def desk_sumulas(request: DeskRequest, slug: str, pk: int | None = None) -> HttpResponse:
    """One sheet a mesa, for a pen. pk: of a round; without one, what is at the mesas now."""
    tournament = permissions.directed_tournament(request.user, slug)
    round_ = None
    if pk is not None:
        round_ = Round.objects.filter(stage__tournament=tournament, pk=pk).select_related("stage").first()
        if round_ is None:
            raise Http404
        round_.stage.tournament = tournament
    found = sumulas.of_round(round_) if round_ else sumulas.of_tournament(tournament)
    context = {
        "tournament": tournament,
        "round": round_,
        "sheets": found,
        "small": sumulas.small(found),
        "without_mesa": any(one.confronto.mesa is None for one in found),
    }
    return render(request, "tournaments/desk/sumulas.html", context)
