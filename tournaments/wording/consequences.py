"""What a director's edit brings about beyond itself, and the sentence for it."""

from dataclasses import dataclass
from typing import Literal

from django.utils.translation import ngettext

type Code = Literal["jogos_at_mesas_stay", "mesas_given_up", "jogos_stay", "jogos_opened_anew"]


@dataclass(frozen=True, slots=True)
class Consequence:
    """One thing that follows. what: names or numbers; count: how many."""

    code: Code
    what: str = ""
    count: int = 0


def consequence(one: Consequence) -> str:
    """Return a consequence in words."""
    params = {"what": one.what, "count": one.count}
    match one.code:
        case "jogos_at_mesas_stay":
            said = ngettext(
                "O jogo da mesa %(what)s termina onde está.",
                "Os jogos das mesas %(what)s terminam onde estão.",
                one.count,
            )
        case "mesas_given_up":
            said = ngettext(
                "%(count)s confronto que esperava uma mesa acima do novo número ganha outra.",
                "%(count)s confrontos que esperavam uma mesa acima do novo número ganham outra.",
                one.count,
            )
        case "jogos_stay":
            said = ngettext(
                "%(count)s jogo já começado segue como foi aberto.",
                "%(count)s jogos já começados seguem como foram abertos.",
                one.count,
            )
        case "jogos_opened_anew":
            said = ngettext(
                "%(count)s jogo sem nada lançado é aberto de novo, já com a mudança, na mesma mesa.",
                "%(count)s jogos sem nada lançado são abertos de novo, já com a mudança, nas mesmas mesas.",
                one.count,
            )
    return said % params
