"""Side effects of an edit by a director, and the sentence for each."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy, ngettext

type Code = Literal[
    "jogos_at_mesas_stay",
    "mesas_given_up",
    "jogos_stay",
    "jogos_opened_anew",
    "draft_dropped",
    "rounds_dropped",
    "rounds_added",
    "draft_to_redraw",
    "stage_goes_on",
    "third_added",
    "third_dropped",
    "results_counted_anew",
    "place_moves",
    "more_places_move",
    "rounds_played",
    "rounds_to_start",
    "jogos_let_go",
    "jogos_open_freely",
    "drawn_anew",
    "draw_falls",
    "places_fall",
    "jogos_fall",
    "by_hand_falls",
    "plan_fitted",
    "enter_anew",
    "left_out_anew",
]


@dataclass(frozen=True, slots=True)
class Consequence:
    """One side effect. what: names or numbers for the sentence. count: number of affected objects."""

    code: Code
    what: str = ""
    count: int = 0


def consequence(one: Consequence) -> str:
    """Return the sentence of a side effect."""
    params = {"what": one.what, "count": one.count}
    said = str(_SAID[one.code]) if one.code in _SAID else _counted(one)
    return said % params


_SAID: Mapping[Code, str | Promise] = {
    "draft_dropped": gettext_lazy("O rascunho da rodada %(what)s sai."),
    "rounds_dropped": gettext_lazy("Saem as rodadas em que nada foi jogado: %(what)s."),
    "rounds_added": gettext_lazy("Entram mais rodadas, no mesmo movimento: %(what)s."),
    "draft_to_redraw": gettext_lazy(
        "A rodada %(what)s é um rascunho: a mudança vale nela se for sorteada de novo."
    ),
    "stage_goes_on": gettext_lazy("A fase, que estava encerrada, continua."),
    "third_added": gettext_lazy("Os perdedores das semifinais jogam pelo 3º lugar."),
    "third_dropped": gettext_lazy("Não se joga mais pelo 3º lugar."),
    "rounds_played": gettext_lazy("Já começou e segue em jogo a rodada: %(what)s."),
    "rounds_to_start": gettext_lazy("Espera o seu início, com todas as mesas juntas, a rodada: %(what)s."),
    "drawn_anew": gettext_lazy(
        "O sorteio desta fase cai, e ela é sorteada de novo pelo novo plano, com quem está nela."
    ),
    "draw_falls": gettext_lazy(
        "O sorteio desta fase cai: pelo novo plano ela é sorteada quando o torneio começar."
    ),
    "places_fall": gettext_lazy("Caem os lugares já divulgados da rodada: %(what)s."),
    "by_hand_falls": gettext_lazy("Cai também o que foi posto à mão neste sorteio."),
    "plan_fitted": gettext_lazy("Com quem está nela, o plano é ajustado. %(what)s."),
    "enter_anew": gettext_lazy("Passa a jogar a fase: %(what)s."),
    "left_out_anew": gettext_lazy("Não joga mais a fase: %(what)s."),
    "place_moves": gettext_lazy("%(what)s"),
}


def _counted(one: Consequence) -> str:
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
        case "results_counted_anew":
            said = ngettext(
                "%(count)s resultado é contado de novo.",
                "%(count)s resultados são contados de novo.",
                one.count,
            )
        case "jogos_let_go":
            said = ngettext(
                "%(count)s jogo aberto sem nada lançado sai da mesa e espera o início da rodada dele.",
                "%(count)s jogos abertos sem nada lançado saem das mesas e esperam o início da rodada deles.",
                one.count,
            )
        case "jogos_fall":
            said = ngettext(
                "%(count)s jogo aberto, sem nada lançado, é anulado.",
                "%(count)s jogos abertos, sem nada lançado, são anulados.",
                one.count,
            )
        case "jogos_open_freely":
            said = ngettext(
                "%(count)s jogo não espera mais o início da rodada: é aberto assim que pode.",
                "%(count)s jogos não esperam mais o início da rodada: cada um é aberto assim que pode.",
                one.count,
            )
        case "more_places_move":
            said = ngettext("E mais %(count)s muda de lugar.", "E mais %(count)s mudam de lugar.", one.count)
        case _:
            raise ValueError(one.code)
    return said
