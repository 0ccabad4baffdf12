"""The form of teams: a field for each dupla, so that one sheet of paper is typed in at once."""

from typing import Any

from django import forms
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scoring.ledger.trail import Source
from tournaments.desk.club_forms import DeskForm
from tournaments.entries.teams import EARLY, NAME_LETTERS, field_of, set_teams
from tournaments.errors import TournamentError
from tournaments.models import Dupla, Tournament


class TeamsForm(DeskForm):
    """For which team each dupla plays, and once the tournament runs why that changes."""

    anchor = "equipes"
    reason = forms.CharField(label=gettext_lazy("Por que muda?"), max_length=200, required=False)

    def __init__(self, *args: Any, tournament: Tournament, duplas: list[Dupla], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.tournament, self.duplas = tournament, {field_of(dupla): dupla for dupla in duplas}
        if tournament.state in EARLY:
            del self.fields["reason"]
        for name, dupla in self.duplas.items():
            self.fields[name] = forms.CharField(
                label=_("Equipe de %(dupla)s") % {"dupla": dupla.name},
                required=False,
                max_length=NAME_LETTERS,
                initial=dupla.team.name if dupla.team else "",
                widget=forms.TextInput(attrs={"list": "nomes-de-equipes", "autocomplete": "off"}),
            )

    def save(self, source: Source) -> bool:
        """Store all that changed, or nothing; False when something is refused."""
        changed = {
            self.duplas[name].pk: self.cleaned_data[name] for name in self.changed_data if name in self.duplas
        }
        reason = self.cleaned_data.get("reason", "")
        try:
            set_teams(tournament=self.tournament, named=changed, reason=reason, source=source)
        except TournamentError as exc:
            self.refuse(exc)
        return self.is_valid()
