"""Words of stages: formats, criteria, statuses, flags, penalties; and why something about them is refused."""

from collections.abc import Mapping, Sequence

from django.utils.functional import Promise
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

type Words = Mapping[str, str | Promise]

STAGE_ERRORS: Words = {
    "absent_missing": _("Marque quem não veio à mesa."),
    "already_withdrawn": _("Já saiu do torneio."),
    "amount_invalid": _("Diga quantos pontos a punição tira: um número inteiro acima de zero."),
    "enter_late_bracket": _("Em um mata-mata não se entra depois do sorteio."),
    "enter_late_individual": _(
        "No individual todas as rodadas já estão sorteadas. Quem chega tarde joga no lugar de quem sai:"
        " troque o jogador."
    ),
    "entrants_fixed": _("Já há inscritos: quem se inscreve, dupla ou jogador, não muda mais."),
    "jogo_being_played": _("Na mesa %(mesa)s há um jogo começado. Encerre-o antes de recomeçar a fase."),
    "jogo_over": _("Este confronto já tem resultado: não muda mais de mesa."),
    "late_until_invalid": _("Diga até que rodada se pode entrar: um número, ou zero para ninguém entrar."),
    "maos_not_in_rules": _("Neste regulamento não se joga por número de mãos: diga quantas partidas."),
    "mesa_invalid": _("A mesa é um número a partir de 1."),
    "mesa_taken": _("Na mesa %(mesa)s está sendo jogado outro jogo."),
    "needs_duplas": _(
        "Neste torneio inscrevem-se jogadores um a um: o formato é o individual, em que o parceiro muda."
    ),
    "needs_players": _("No individual inscrevem-se jogadores um a um, e este torneio é de duplas."),
    "no_single_opponent": _(
        "No individual o adversário muda com o parceiro: este critério compara duplas. Escolha outro."
    ),
    "name_mismatch": _("Para recomeçar a fase, escreva o nome dela: %(name)s."),
    "no_free_place": _(
        "Todas as rodadas já estão sorteadas e nenhuma dupla folga: não há lugar para mais uma."
    ),
    "not_a_bracket": _("Esta fase não é um mata-mata: as rodadas dela se sorteiam uma a uma, ou em grupos."),
    "not_both_known": _("Neste confronto ainda não há duas duplas: não há resultado a lançar."),
    "not_individual": _("Só em uma mesa do individual falta um jogador: aqui jogam duplas. Dê o W.O."),
    "not_in_bracket": _("No mata-mata não há outros confrontos para tirar a média. Dê o W.O. ou os pontos."),
    "not_in_stage": _("Não joga esta fase."),
    "not_posted": _("Esta rodada ainda não foi afixada: não há resultado a lançar."),
    "not_settled": _("Este confronto ainda não tem resultado a desfazer."),
    "not_withdrawn": _("Não saiu do torneio."),
    "nothing_played": _("Nada foi jogado neste confronto: não há o que abandonar. Dê o W.O. ou a média."),
    "plan_first": _("Grave antes o plano do torneio: no individual, quantas rodadas se jogam."),
    "penalty_lifted": _("Esta punição já foi retirada."),
    "plan_field": _("O plano da fase tem um campo que não existe."),
    "plan_missing": _("Falta este valor no plano da fase."),
    "plan_order_twice": _("Um critério de desempate aparece duas vezes."),
    "plan_play": _("Diga quantas mãos ou quantas partidas se jogam em cada confronto: uma coisa ou a outra."),
    "plan_value": _("Este valor do plano da fase não foi entendido."),
    "player_not_in_dupla": _("%(name)s não joga na dupla %(dupla)s."),
    "points_invalid": _("Diga os pontos das duas duplas: números a partir de zero."),
    "re_enter_bracket": _("Do mata-mata quem sai não volta: a adversária já passou."),
    "reason_missing": _("Escreva o motivo: ele fica registrado e todos o veem."),
    "results_missing": _(
        "Faltam resultados: %(missing)s. Lance-os, ou escreva por que se sorteia antes deles."
    ),
    "results_unconfirmed": _(
        "Faltam resultados: %(missing)s, dos quais %(unconfirmed)s só esperam a confirmação de uma dupla."
    ),
    "round_not_posted": _("A rodada %(round)s não está afixada, ou já começou."),
    "round_outdated": _("A classificação mudou depois do sorteio da rodada %(round)s. Sorteie-a de novo."),
    "round_posted": _("A rodada %(round)s já foi afixada: os lugares não mudam mais."),
    "round_stale": _("Alguém entrou ou saiu depois do sorteio da rodada %(round)s. Sorteie-a de novo."),
    "round_unknown": _("Esta rodada não existe na fase."),
    "round_waiting": _("A rodada %(round)s já está sorteada e espera ser afixada."),
    "rounds_all_drawn": _("Nesta fase todas as rodadas são sorteadas de uma vez."),
    "rounds_all_played": _("As %(rounds)s rodadas desta fase já foram sorteadas. Encerre a fase."),
    "sanction_unknown": _("Escolha uma das punições da lista."),
    "side_unknown": _("Marque uma das duas duplas do confronto."),
    "stage_before_open": _("A fase %(stage)s ainda não foi encerrada."),
    "stage_begun": _("A fase %(stage)s já começou: o plano dela não muda mais."),
    "stage_not_begun": _("A fase %(stage)s ainda não começou."),
    "stage_not_last": _("Depois da fase %(stage)s já começou outra: só se recomeça a última."),
    "stage_not_playing": _("Nenhuma fase em que isto se possa fazer está em andamento."),
    "substitution_late": _(
        "Já jogou %(played)s de %(rounds)s rodadas. Para trocar assim mesmo, escreva o motivo."
    ),
    "swap_same": _("Escolha duas duplas diferentes."),
    "team_name_long": _("O nome da equipe tem letras demais: escreva no máximo %(most)s."),
    "team_of_one": _("A equipe %(team)s tem uma dupla só: uma equipe é de duas ou mais."),
    "team_of_players": _("Neste torneio se inscreve jogador por jogador: equipes são de duplas."),
    "too_late": _("Só se podia entrar até o fim da rodada %(round)s."),
    "tournament_not_running": _("O torneio não está em andamento."),
    "winner_needed": _("No mata-mata alguém tem de passar: diga qual das duas duplas vence."),
}

STATUSES: Words = {
    "played": _("jogado"),
    "walkover": _("W.O."),
    "bye": _("folga"),
    "both_absent": _("as duas ausentes"),
    "abandoned": _("abandonado"),
    "director": _("pontos dados pela direção"),
    "absent": _("mesa incompleta: quem veio folga"),
    "average": _("média dos outros confrontos"),
}

FLAGS: Words = {
    "forced": _("posto à mão pela direção"),
    "rematch": _("já se enfrentaram: não havia outro confronto possível"),
    "rematch_allowed": _("já se enfrentaram: este torneio permite"),
    "floated": _("pontuações diferentes: ninguém mais estava livre na mesma"),
    "same_club": _("da mesma equipe ou do mesmo clube"),
    "side_repeated": _("repete o lado da mesa"),
    "bye": _("folga"),
    "bye_again": _("folga outra vez: todas já tiveram a sua"),
}

# Of a pairing that was set by hand: that there was no other way is not said of it.
BY_HAND: Words = {
    "rematch": _("já se enfrentaram"),
    "floated": _("pontuações diferentes"),
    "bye_again": _("folga outra vez"),
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

KINDS: Words = {
    "clean": _("canastras limpas"),
    "dirty": _("canastras sujas"),
    "semi": _("canastras semilimpas"),
    "real_clean": _("canastras reais limpas"),
    "real_dirty": _("canastras reais sujas"),
}


def flag_words(codes: Sequence[str], words: Words = FLAGS) -> list[str]:
    """Return what there is to say of a pairing; codes without words are left out."""
    said = {**words, **BY_HAND} if "forced" in codes else words
    return [text for code in codes if (text := str(said.get(code, "")))]


def ended(status: str, winner: str) -> str:
    """Return how a confronto ended, in words. winner: a name, empty for nobody."""
    if not status:
        return gettext("ainda sem resultado")
    how = "" if status == "played" else f" ({STATUSES[status]})"
    if winner:
        return gettext("vence %(winner)s%(how)s") % {"winner": winner, "how": how}
    return gettext("empate") if status == "played" else str(STATUSES[status])


def criterion(by: str) -> str:
    """Return a stored criterion as it stands in a sentence: `made`, `canastras:clean`."""
    measure, _sep, kind = by.partition(":")
    return str(KINDS.get(kind, CRITERIA[measure]))
