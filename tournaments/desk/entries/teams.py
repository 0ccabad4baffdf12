"""The teams of a tournament at the desk: one field for each dupla."""

from typing import Any

from django import forms
from django.contrib import messages
from django.db.models import F
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scoring.input.fields import NameField, TextField
from scoring.ledger.trail import Source
from tournaments import permissions
from tournaments.desk.access import DeskRequest, desk, source
from tournaments.entries.teams import EARLY, NAME_LETTERS, field_of, set_teams
from tournaments.forms import DeskForm
from tournaments.models import Dupla, Team, Tournament


@desk("GET", "POST")
def desk_teams(request: DeskRequest, slug: str) -> HttpResponse:
    """Assign each dupla to a team by name. Equal names form one team, an empty field means no team."""
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


class TeamsForm(DeskForm):
    """The team of each dupla; once the tournament runs also the reason for the change."""

    anchor = "equipes"
    reason = TextField(label=gettext_lazy("Por que muda?"), max_length=200, required=False)

    def __init__(self, *args: Any, tournament: Tournament, duplas: list[Dupla], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.tournament, self.duplas = tournament, {field_of(dupla): dupla for dupla in duplas}
        # Before the start a change needs no reason.
        if tournament.state in EARLY:
            del self.fields["reason"]
        for name, dupla in self.duplas.items():
            self.fields[name] = NameField(
                label=_("Equipe de %(dupla)s") % {"dupla": dupla.name},
                required=False,
                max_length=NAME_LETTERS,
                initial=dupla.team.name if dupla.team else "",
                widget=forms.TextInput(attrs={"list": "nomes-de-equipes", "autocomplete": "off"}),
            )

    def save(self, source: Source) -> bool:
        """Store all changes, or none of them and return False if one is refused."""
        changed = {
            self.duplas[name].pk: self.cleaned_data[name] for name in self.changed_data if name in self.duplas
        }
        reason = self.cleaned_data.get("reason", "")
        with self.refusals():
            set_teams(tournament=self.tournament, named=changed, reason=reason, source=source)
        return self.is_valid()
