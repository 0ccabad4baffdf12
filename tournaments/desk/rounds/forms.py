"""Forms of a round: seed of the draw, pairs to set or forbid, and the reason for a draw with missing results."""

from collections.abc import Sequence
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from scoring.input.fields import NumberField, TextField
from tournaments.event.draws.lots import MOST_SEED
from tournaments.forms import DeskForm, ReasonForm
from tournaments.models import Dupla

type Duplas = Sequence[Dupla]


class RoundSeedForm(DeskForm):
    """The seed of a draw; chosen at random if it is empty."""

    anchor = "sorteio"
    seed = NumberField(
        label=_("Número do sorteio"),
        required=False,
        min_value=0,
        max_value=MOST_SEED - 1,
        help_text=_("Em branco, o programa escolhe um. O mesmo número repete o sorteio."),
        widget=forms.TextInput(attrs={"inputmode": "numeric", "autocomplete": "off"}),
    )


class StageSeedForm(RoundSeedForm):
    """The seed of a draw. allow_bye: whether one rests if the number is odd and the plan does not say so."""

    allow_bye = forms.BooleanField(label=_("Se sobrar uma, ela folga"), required=False)


class BeginForm(StageSeedForm):
    """The start of a stage.

    short: start with fewer duplas instead of filling the places of those that have withdrawn.
    """

    short = forms.BooleanField(
        label=_("Começar com a menos: ninguém sobe no lugar de quem saiu"), required=False
    )


class NextRoundForm(StageSeedForm):
    """The draw of the next round. override: the reason, if results are missing."""

    anchor = "proxima"
    override = TextField(
        label=_("Por que sortear antes dos resultados?"),
        required=False,
        max_length=200,
        help_text=_("Só se falta resultado. Fica no histórico, e todos o veem."),
    )


class StartRoundForm(DeskForm):
    """The start of a round. override: the reason, if results are missing."""

    anchor = "proximo"
    override = TextField(
        label=_("Por que começar antes dos resultados?"),
        required=False,
        max_length=200,
        help_text=_("Só se falta resultado das rodadas anteriores. Fica no histórico."),
    )


class TwoDuplasForm(DeskForm):
    """Two duplas of a round."""

    one = forms.TypedChoiceField(label=_("Dupla"), coerce=int)
    other = forms.TypedChoiceField(label=_("Outra dupla"), coerce=int)

    def __init__(self, *args: Any, duplas: Duplas, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.duplas = {dupla.pk: dupla for dupla in duplas}
        choices = [("", "—"), *((dupla.pk, dupla.name) for dupla in duplas)]
        for name in ("one", "other"):
            self.fields[name].choices = choices  # type: ignore[attr-defined]  # a choice field
            self.fields[name].empty_value = None  # type: ignore[attr-defined]

    def clean(self) -> None:
        """Refuse the same dupla twice."""
        one, other = self.cleaned_data.get("one"), self.cleaned_data.get("other")
        if one and one == other:
            self.add_error("other", _("Escolha duas duplas diferentes."))

    def chosen(self) -> dict[str, Any]:
        """Return the duplas as arguments of the services."""
        return {name: self.duplas.get(self.cleaned_data[name]) for name in ("one", "other")}


class SwapForm(TwoDuplasForm):
    anchor = "troca"


class PairForm(TwoDuplasForm, ReasonForm):
    """Two duplas whose meeting is set or forbidden, with a reason that is published with the draw."""

    field_order = ("one", "other", "reason")

    def chosen(self) -> dict[str, Any]:
        """Return the duplas and the reason as arguments of the services."""
        return super().chosen() | {"reason": self.cleaned_data["reason"]}


class ForceForm(PairForm):
    """A pairing set by hand; without the other dupla it is a bye."""

    anchor = "por"

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["other"].required = False
        self.fields["other"].help_text = _("Em branco: a dupla folga.")


class ForbidForm(PairForm):
    anchor = "proibir"
