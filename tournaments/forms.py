"""What every form of this floor has in common: the refusal of a service is shown beside its field."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy

from tournaments.errors import TournamentError
from tournaments.wording.errors import error


class DeskForm(forms.Form):
    """A form among others on a page: its ids start with `anchor`."""

    anchor = ""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **{"label_suffix": "", "auto_id": f"{self.anchor}-%s", **kwargs})

    def refuse(self, exc: TournamentError) -> None:
        """Put the refusal of a service beside its field, or above the form."""
        self.add_error(exc.field if exc.field in self.fields else None, error(exc))


class ReasonForm(DeskForm):
    """Why something is done at the desk; everybody can read it."""

    anchor = "motivo"
    reason = forms.CharField(label=gettext_lazy("Por quê?"), max_length=200)
