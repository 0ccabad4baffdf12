"""Words of stages: formats, criteria, statuses, flags, penalties; and why something about them is refused."""

from collections.abc import Mapping

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

type Words = Mapping[str, str | Promise]

STAGE_ERRORS: Words = {
    "amount_invalid": _("Diga quantos pontos a punição tira: um número inteiro acima de zero."),
    "not_a_bracket": _("Esta fase não é um mata-mata: as rodadas dela se sorteiam uma a uma, ou em grupos."),
    "not_both_known": _("Neste confronto ainda não há duas duplas: não há resultado a lançar."),
    "not_in_bracket": _("No mata-mata não há outros confrontos para tirar a média. Dê o W.O. ou os pontos."),
    "not_in_stage": _("Esta dupla não joga esta fase."),
    "not_posted": _("Esta rodada ainda não foi afixada: não há resultado a lançar."),
    "not_settled": _("Este confronto ainda não tem resultado a desfazer."),
    "nothing_played": _("Nada foi jogado neste confronto: não há o que abandonar. Dê o W.O. ou a média."),
    "penalty_lifted": _("Esta punição já foi retirada."),
    "plan_field": _("O plano da fase tem um campo que não existe."),
    "plan_missing": _("Falta este valor no plano da fase."),
    "plan_order_twice": _("Um critério de desempate aparece duas vezes."),
    "plan_play": _("Diga quantas mãos ou quantas partidas se jogam em cada confronto: uma coisa ou a outra."),
    "plan_value": _("Este valor do plano da fase não foi entendido."),
    "points_invalid": _("Diga os pontos das duas duplas: números a partir de zero."),
    "reason_missing": _("Escreva o motivo: ele fica registrado e todos o veem."),
    "round_unknown": _("Esta rodada não existe na fase."),
    "sanction_unknown": _("Escolha uma das punições da lista."),
    "side_unknown": _("Marque uma das duas duplas do confronto."),
    "winner_needed": _("No mata-mata alguém tem de passar: diga qual das duas duplas vence."),
}

STATUSES: Words = {
    "played": _("jogado"),
    "walkover": _("W.O."),
    "bye": _("folga"),
    "both_absent": _("as duas ausentes"),
    "abandoned": _("abandonado"),
    "director": _("pontos dados pela direção"),
    "average": _("média dos outros confrontos"),
}

FLAGS: Words = {
    "forced": _("posto à mão pela direção"),
    "rematch": _("já se enfrentaram: não havia outro confronto possível"),
    "rematch_allowed": _("já se enfrentaram: este torneio permite"),
    "floated": _("pontuações diferentes: ninguém mais estava livre na mesma"),
    "same_club": _("do mesmo clube"),
    "side_repeated": _("repete o lado da mesa"),
    "bye": _("folga"),
    "bye_again": _("folga outra vez: todas já tiveram a sua"),
}

CRITERIA: Words = {
    "points": _("pontos de classificação"),
    "jogos_won": _("jogos vencidos"),
    "wins": _("jogos vencidos na mesa"),
    "partidas_won": _("partidas vencidas"),
    "partidas_difference": _("saldo de partidas"),
    "made": _("pontos feitos"),
    "difference": _("saldo de pontos"),
    "canastras": _("canastras"),
    "batidas": _("batidas"),
    "direct": _("confronto direto"),
    "buchholz": _("pontos das adversárias"),
    "buchholz_cut": _("pontos das adversárias, sem a mais fraca"),
    "buchholz_median": _("pontos das adversárias, sem a mais forte e a mais fraca"),
    "sonneborn": _("pontos das adversárias vencidas"),
    "lots": _("sorteio"),
}

SANCTIONS: Words = {
    "warning": _("advertência"),
    "mp": _("perda de pontos feitos"),
    "vp": _("perda de pontos de classificação"),
    "loss": _("derrota no confronto da rodada"),
    "disqualification": _("desclassificação"),
}
