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
    "clock_changes",
    "rounds_change",
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
    "shown_cancelled",
    "draft_shown_cancelled",
    "jogos_stop",
    "unplayed_jogos_stop",
    "no_results_of_the_rest",
    "shown_again",
    "draft_again",
    "jogos_go_on",
    "ends_early",
    "stages_fall",
    "wins_alone",
    "ends_as",
    "jogos_count_as_they_are",
    "jogos_without_result",
    "deleted_for_good",
    "entries_deleted",
    "page_gone",
    "rematch",
    "meeting_moves",
    "meeting_waits",
    "jogo_stays_at_mesa",
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
    "rematch": gettext_lazy("Confronto repetido: %(what)s, na rodada %(count)s."),
    "meeting_moves": gettext_lazy("Muda de mesa, rodada %(count)s: %(what)s."),
    "meeting_waits": gettext_lazy("Fica sem mesa, e espera a primeira livre, rodada %(count)s: %(what)s."),
    "jogo_stays_at_mesa": gettext_lazy("Na mesa %(count)s está em jogo %(what)s, que termina ali."),
    "clock_changes": gettext_lazy("O relógio das mesas em jogo muda já. Minutos: %(what)s."),
    "rounds_change": gettext_lazy("Rodadas da fase: %(what)s."),
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
    "shown_cancelled": gettext_lazy(
        "A página pública, a agenda e a lista de torneios dizem «cancelado». O que já foi publicado continua lá."
    ),
    "draft_shown_cancelled": gettext_lazy(
        "O rascunho, que ninguém via, ganha uma página pública que diz «cancelado». Para que nada apareça, apague-o."
    ),
    "no_results_of_the_rest": gettext_lazy(
        "O que não terminou fica sem resultado: não há classificação final nem quem vence."
    ),
    "ends_early": gettext_lazy(
        "O torneio fica encerrado, e a página pública diz que acabou antes do fim do plano. Para continuar: reabra a "
        "fase, ou ponha outra no plano."
    ),
    "stages_fall": gettext_lazy("Não se joga mais: %(what)s."),
    "wins_alone": gettext_lazy("Para esta fase há uma inscrição só, que vence sem jogar. %(what)s."),
    "ends_as": gettext_lazy("Classificação final: %(what)s."),
    "deleted_for_good": gettext_lazy(
        "O torneio some do painel, e nada o traz de volta. Do histórico fica no banco, selado, o que não tem nomes."
    ),
    "page_gone": gettext_lazy(
        "A página pública deixa de existir: quem tem o endereço lê que não há nada ali."
    ),
    "shown_again": gettext_lazy("A página pública volta a ser a de antes do cancelamento."),
    "draft_again": gettext_lazy("O torneio volta a ser rascunho: a página pública some."),
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
            return _of_event(one)
    return said


def _of_event(one: Consequence) -> str:
    match one.code:
        case "jogos_stop":
            return ngettext(
                "%(count)s jogo começado para: o celular da mesa diz que o torneio foi cancelado, e as mãos ficam na "
                "súmula.",
                "%(count)s jogos começados param: o celular de cada mesa diz que o torneio foi cancelado, e as mãos "
                "ficam na súmula.",
                one.count,
            )
        case "unplayed_jogos_stop":
            return ngettext(
                "%(count)s jogo aberto, sem nada lançado, para.",
                "%(count)s jogos abertos, sem nada lançado, param.",
                one.count,
            )
        case "jogos_go_on":
            return ngettext(
                "%(count)s jogo que parou continua na mesma mesa, com as suas mãos. O relógio dele não parou: se o "
                "tempo acabou, dê minutos a mais em Relógio.",
                "%(count)s jogos que pararam continuam nas mesmas mesas, com as suas mãos. O relógio deles não parou: "
                "se o tempo acabou, dê minutos a mais em Relógio.",
                one.count,
            )
        case "jogos_count_as_they_are":
            return ngettext(
                "%(count)s jogo começado acaba agora e conta como está.",
                "%(count)s jogos começados acabam agora e contam como estão.",
                one.count,
            )
        case "entries_deleted":
            return ngettext(
                "%(count)s inscrição é apagada, com telefone e observação. Quem joga continua na lista do clube.",
                "%(count)s inscrições são apagadas, com telefone e observação. Quem joga continua na lista do clube.",
                one.count,
            )
        case "jogos_without_result":
            return ngettext(
                "%(count)s confronto fica sem resultado e não conta.",
                "%(count)s confrontos ficam sem resultado e não contam.",
                one.count,
            )
    raise ValueError(one.code)
