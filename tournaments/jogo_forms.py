"""Forms of what a director does to a jogo: each asks why, and the answer stays in the audit trail."""

from typing import Any

from django import forms
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scoring import messages
from scoring.errors import JogoClosed, Refused, ScoringError
from scoring.models import Jogo
from scoring.sheet import SIDES
from tournaments.forms import ReasonForm
from tournaments.messages import ERRORS, sentence

# Where the sentence for a scorer ends in "ask the director", the director is told what to do instead.
FOR_THE_DIRECTOR = {
    "hand_after_end": gettext_lazy(
        "Com isto a partida %(partida)s acabaria antes, e já há mãos depois. Corrija primeiro as que vêm depois."
    ),
    "partida_after_end": gettext_lazy(
        "Com isto o jogo acabaria antes, e a partida %(partida)s já tem mãos. Corrija primeiro essa partida."
    ),
    "partida_open_again": gettext_lazy(
        "Com isto uma partida ficaria sem vencedor, e a partida %(partida)s já tem mãos. Corrija primeiro essa."
    ),
}


def refused(exc: ScoringError) -> str:
    """Return why a service of the table refused, in words for a director."""
    if isinstance(exc, Refused) and exc.code in FOR_THE_DIRECTOR:
        return str(FOR_THE_DIRECTOR[exc.code]) % exc.params
    if isinstance(exc, Refused) and exc.code in ERRORS:
        return sentence(exc.code, exc.params)
    if isinstance(exc, JogoClosed):
        return _("Este jogo já está encerrado. Reabra-o para mudar o resultado.")
    return messages.refusal(exc)


class JogoForm(ReasonForm):
    """An action on a jogo with its reason."""

    def refuse_jogo(self, exc: ScoringError) -> None:
        """Put the refusal of a scoring service beside the reason if it misses, else above the form."""
        missing = isinstance(exc, Refused) and exc.code == "reason_missing"
        self.add_error("reason" if missing else None, refused(exc))


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
            winner.choices = [(side, jogo.label(side)) for side in SIDES]


class CloseForm(JogoForm):
    anchor = "encerrar"


class ReopenForm(JogoForm):
    anchor = "reabrir"


class TokenForm(JogoForm):
    anchor = "codigo"
