"""Forms of the director's actions on a jogo. Each asks for a reason, which the audit trail keeps."""

from typing import Any
from uuid import uuid4

from django import forms
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scoring.input.fields import PlaceField
from scoring.models import Jogo
from tournaments.forms import ReasonForm
from tournaments.wording.refusals.errors import Refusal


class JogoForm(ReasonForm):
    """An action on a jogo, with its reason."""

    def place_of(self, exc: Refusal) -> str | None:
        """Return the field of the reason if it is missing; other errors of these services name no field."""
        return "reason" if getattr(exc, "code", "") == "reason_missing" else super().place_of(exc)


class CheckForm(JogoForm):
    """The button that notes a comparison with the paper sheet, or takes the note back. It needs no reason."""

    anchor = "conferencia"
    checked = forms.BooleanField(required=False)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        del self.fields["reason"]


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
    """The choice between two versions of a mão. mao: partida, number and version of the mão that the page showed."""

    anchor = "decidir"
    mao = PlaceField(widget=forms.HiddenInput)
    client_id = forms.UUIDField(initial=uuid4, widget=forms.HiddenInput)

    def __init__(self, *args: Any, jogo: Jogo, **kwargs: Any) -> None:
        super().__init__(*args, jogo=jogo, **kwargs)
        self.fields["winner"].label = _("Qual versão vale?")
        self.fields["winner"].error_messages["required"] = _("Marque a dupla cuja versão vale.")

    def ruling(self) -> dict[str, Any]:
        """Return the arguments of `ruling.rule`, except jogo and source. Call `is_valid` first."""
        partida, number, version = self.cleaned_data["mao"]
        place = {"partida": partida, "number": number, "seen_version": version}
        typed = {name: self.cleaned_data[name] for name in ("client_id", "reason")}
        return place | typed | {"choose": self.cleaned_data["winner"]}


class ConfirmForm(JogoForm):
    anchor = "confirmar"
    client_id = forms.UUIDField(initial=uuid4, widget=forms.HiddenInput)


class TakeBackForm(JogoForm):
    """Revert the last mão, which was entered by mistake."""

    anchor = "retirar"
    client_id = forms.UUIDField(initial=uuid4, widget=forms.HiddenInput)


class CloseForm(JogoForm):
    anchor = "encerrar"


class ReopenForm(JogoForm):
    anchor = "reabrir"


class TokenForm(JogoForm):
    anchor = "codigo"
