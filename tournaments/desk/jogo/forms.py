"""Forms of what a director does to a jogo: each asks why, and the answer stays in the audit trail."""

from typing import Any
from uuid import uuid4

from django import forms
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scoring.input.fields import PlaceField
from scoring.models import Jogo
from tournaments.forms import ReasonForm
from tournaments.wording.errors import Refusal


class JogoForm(ReasonForm):
    """An action on a jogo with its reason."""

    def place_of(self, exc: Refusal) -> str | None:
        """The services of the table name no field: only a missing reason has one."""
        return "reason" if getattr(exc, "code", "") == "reason_missing" else super().place_of(exc)


class WalkoverForm(JogoForm):
    anchor = "wo"
    field_order = ("winner", "reason")
    winner = forms.ChoiceField(
        label=gettext_lazy("Quem ganha o jogo?"),
        widget=forms.RadioSelect,
        error_messages={"required": gettext_lazy("Marque a dupla que fica com o jogo.")},
    )

    def __init__(self, *args: Any, jogo: Jogo, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        winner = self.fields["winner"]
        if isinstance(winner, forms.ChoiceField):
            winner.choices = [(side, jogo.label(side)) for side in jogo.sides]


class RulingForm(WalkoverForm):
    """Which dupla's version of a mão counts. `mao`: partida, number and version of the one that was looked at."""

    anchor = "decidir"
    mao = PlaceField(widget=forms.HiddenInput)
    client_id = forms.UUIDField(initial=uuid4, widget=forms.HiddenInput)

    def __init__(self, *args: Any, jogo: Jogo, **kwargs: Any) -> None:
        super().__init__(*args, jogo=jogo, **kwargs)
        self.fields["winner"].label = _("Qual versão vale?")
        self.fields["winner"].error_messages["required"] = _("Marque a dupla cuja versão vale.")

    def ruling(self) -> dict[str, Any]:
        """Return the arguments of `ruling.rule`, except jogo and source. Needs `is_valid`."""
        partida, number, version = self.cleaned_data["mao"]
        place = {"partida": partida, "number": number, "seen_version": version}
        typed = {name: self.cleaned_data[name] for name in ("client_id", "reason")}
        return place | typed | {"choose": self.cleaned_data["winner"]}


class ConfirmForm(JogoForm):
    anchor = "confirmar"
    client_id = forms.UUIDField(initial=uuid4, widget=forms.HiddenInput)


class TakeBackForm(JogoForm):
    """The last mão was entered by mistake."""

    anchor = "retirar"
    client_id = forms.UUIDField(initial=uuid4, widget=forms.HiddenInput)


class CloseForm(JogoForm):
    anchor = "encerrar"


class ReopenForm(JogoForm):
    anchor = "reabrir"


class TokenForm(JogoForm):
    anchor = "codigo"
