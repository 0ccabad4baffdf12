"""The spoken code of a mesa as it is typed: which event, where there are several, which mesa, six digits."""

from typing import Any

from django import forms
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from tournaments.desk.club_forms import DeskForm
from tournaments.hall.mesas import DIGITS
from tournaments.models import Tournament

MOST_MESA = 9999


class CodeForm(DeskForm):
    """The event is asked for only while several are running."""

    anchor = "codigo"
    tournament = forms.ModelChoiceField(
        Tournament.objects.none(), label=gettext_lazy("Torneio"), empty_label=None, widget=forms.RadioSelect
    )
    number = forms.IntegerField(label=gettext_lazy("Mesa"), min_value=1, max_value=MOST_MESA)
    code = forms.CharField(label=gettext_lazy("Código"), max_length=20)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        running = (
            Tournament.objects.filter(state=Tournament.State.RUNNING).order_by("name").select_related("club")
        )
        field = self.fields["tournament"]
        field.queryset = running  # type: ignore[attr-defined]  # a choice among rows
        self.running = list(running)
        if len(self.running) == 1:
            field.initial = self.running[0].pk
            field.widget = forms.HiddenInput()
        for name in ("number", "code"):
            digits = {"inputmode": "numeric", "autocomplete": "off", "class": "digits"}
            self.fields[name].widget = forms.TextInput(attrs=digits)

    def clean_code(self) -> str:
        """Return the six digits, however they were set apart."""
        digits = "".join(filter(str.isdecimal, self.cleaned_data["code"]))
        if len(digits) != DIGITS:
            raise forms.ValidationError(_("O código tem seis algarismos: confira no cartão da mesa."))
        return digits
