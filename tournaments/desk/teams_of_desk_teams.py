"""The teams of a tournament at the desk: one field a dupla, one button."""

from django.contrib import messages
from django.db.models import F
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _

from tournaments import permissions
from tournaments.desk.access import DeskRequest, desk, source
from tournaments.desk.teams_of_team_forms import TeamsForm
from tournaments.entries.teams import EARLY
from tournaments.models import Dupla, Team


@desk("GET", "POST")
def desk_teams(request: DeskRequest, slug: str) -> HttpResponse:
    """Say for which team each dupla plays; the same name makes one team, an empty field none."""
    tournament = permissions.directed_tournament(request.user, slug)
    found = Dupla.objects.filter(tournament=tournament).select_related("team")
    duplas = list(found.order_by(F("team__number").asc(nulls_last=True), "number"))
    data = request.POST if request.method == "POST" else None
    form = TeamsForm(data, tournament=tournament, duplas=duplas)
    if data is not None and form.is_valid() and form.save(source(request)):
        messages.success(request, _("Equipes gravadas."))
        return redirect("tournaments:desk_teams", slug)
    early = tournament.state in EARLY
    context = {
        "tournament": tournament,
        "form": form,
        "early": early,
        "drawn": early and tournament.drawn_at is not None,
        "rows": [(dupla, form[name]) for name, dupla in form.duplas.items()],
        "names": list(
            Team.objects.filter(tournament=tournament).order_by("number").values_list("name", flat=True)
        ),
    }
    return render(request, "tournaments/desk/teams.html", context, status=422 if form.errors else 200)
