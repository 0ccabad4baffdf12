"""The sentence for each error code of the package `tournaments`."""

from collections.abc import Mapping

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

import rules
from scoring.errors import JogoClosed, Refused, ScoringError
from scoring.input.fields import SENTENCES
from scoring.wording import messages
from tournaments.errors import TournamentError
from tournaments.pairing import DrawError
from tournaments.wording.rounds import Lazy, Params

# In the order of `pairing.DrawCode`.
DRAW_ERRORS: Mapping[str, Lazy] = {
    "too_few_entrants": gettext_lazy(
        "Inscrições até agora: %(entrants)s. O sorteio precisa de pelo menos %(least)s."
    ),
    "too_many_entrants": gettext_lazy("Há %(entrants)s inscrições; o sorteio aceita até %(most)s."),
    "duplicate_entrant": gettext_lazy("%(entrant)s aparece duas vezes no sorteio."),
    "invalid_seed": gettext_lazy("Cabeça de chave %(seed)s não existe: a primeira é a número 1."),
    "duplicate_seed": gettext_lazy("Há duas duplas como cabeça de chave %(seed)s."),
    "groups_too_small": gettext_lazy(
        "%(entrants)s duplas em %(groups)s grupos é pouco: cada grupo precisa de pelo menos %(least)s."
    ),
    "groups_too_large": gettext_lazy(
        "%(entrants)s duplas em %(groups)s grupos é demais: cada grupo comporta até %(most)s."
    ),
    "crossing_unreadable": gettext_lazy(
        "O %(number)sº confronto do cruzamento não foi entendido. Escreva assim: 1G1 x 2G4."
    ),
    "crossing_missing_place": gettext_lazy(
        "O cruzamento cita o %(place)sº lugar do grupo %(group)s, que não se classifica."
    ),
    "crossing_place_twice": gettext_lazy(
        "O cruzamento cita duas vezes o %(place)sº lugar do grupo %(group)s."
    ),
    "crossing_left_out": gettext_lazy(
        "O %(place)sº lugar do grupo %(group)s se classifica, mas falta no cruzamento."
    ),
    "side_misplaced": gettext_lazy(
        "A fase de quem não seguiu vem depois de todas as outras no plano, e é de uma fase a que outra se segue; de "
        "cada fase, uma só."
    ),
    "side_crossed": gettext_lazy("Numa fase de quem não seguiu não há cruzamento: deixe em branco."),
    "team_not_two": gettext_lazy("Equipe contra equipe: cada equipe precisa das suas duas duplas."),
    "pairs_not_full": gettext_lazy(
        "Com %(pairs)s confrontos a fase eliminatória não fecha: são precisos 1, 2, 4, 8, 16 ou mais, sempre o dobro."
    ),
    "odd_without_bye": gettext_lazy(
        "Com %(entrants)s duplas sobra uma em cada rodada: escolha a regra de folga, ou inclua mais uma dupla."
    ),
    "forced_twice": gettext_lazy("Na rodada %(round)s %(entrant)s está em dois confrontos postos à mão."),
    "forced_stranger": gettext_lazy("%(entrant)s não joga a rodada %(round)s: escolha outra."),
    "forced_forbidden": gettext_lazy("O confronto %(first)s x %(second)s foi posto à mão e proibido."),
    "round_impossible": gettext_lazy(
        "Os confrontos proibidos tornam a rodada %(round)s impossível: %(left)s duplas ficam sem adversária."
    ),
    "mitchell_too_many_rounds": gettext_lazy(
        "Com estas mesas o Mitchell comporta até %(most)s rodadas; na seguinte alguém se encontraria de novo."
    ),
    "too_many_qualifiers": gettext_lazy(
        "Não há como classificar %(qualifiers)s: só há %(entrants)s para escolher."
    ),
    "rounds_missing": gettext_lazy("Diga quantas rodadas tem a %(stage)sª fase."),
    "tables_missing": gettext_lazy("Diga quantas mesas há: pelo menos uma."),
    "vp_unreadable": gettext_lazy(
        "A %(row)sª linha da tabela de VP não foi entendida. Escreva assim: 55-150 11-9. Títulos não contam como "
        "linha."
    ),
    "vp_not_level": gettext_lazy(
        "A 1ª linha da tabela de VP dá %(winner)s e %(loser)s: com diferença 0 ninguém venceu, e as duas duplas"
        " recebem o mesmo."
    ),
    "vp_missing": gettext_lazy(
        "Escreva ou cole a tabela de VP do regulamento: para esta quantidade de mãos não há uma pronta."
    ),
    "vp_start": gettext_lazy("A tabela de VP precisa começar na diferença 0."),
    "vp_overlap": gettext_lazy(
        "Na %(row)sª linha da tabela de VP, a diferença %(low)s já está na linha de cima, ou as linhas estão "
        "fora de ordem."
    ),
    "vp_hole": gettext_lazy(
        "A tabela de VP tem um buraco entre %(low)s e %(high)s, antes da %(row)sª linha."
    ),
    "vp_not_monotone": gettext_lazy(
        "Na %(row)sª linha da tabela de VP, uma diferença maior dá menos a quem vence ou mais a quem perde."
    ),
    "vp_no_cap": gettext_lazy("A tabela de VP não diz quanto vale uma diferença acima de %(above)s."),
}


STAGE_ERRORS: Mapping[str, Lazy] = {
    "season_ends_early": gettext_lazy("A temporada termina antes de começar: mude uma das datas."),
    "season_name_taken": gettext_lazy("Este clube já tem uma temporada %(name)s: dê outro nome."),
    "absent_missing": gettext_lazy("Marque quem não veio à mesa."),
    "already_withdrawn": gettext_lazy("%(dupla)s já saiu do torneio."),
    "amount_invalid": gettext_lazy("Diga quantos pontos a punição tira: um número inteiro acima de zero."),
    "no_free_place_in_bracket": gettext_lazy(
        "Na chave da fase %(stage)s não há folga livre para mais uma. Enquanto nada foi jogado, inscreva-a como "
        "esquecida: a chave é sorteada de novo."
    ),
    "forced_disqualified": gettext_lazy(
        "%(dupla)s está fora da fase por desclassificação: não se põe à mão. Retire antes a punição."
    ),
    "forgotten_first_only": gettext_lazy(
        "Quem foi esquecido entra na fase em andamento ou na que começa a seguir, não nesta."
    ),
    "forgotten_too_late": gettext_lazy(
        "Na fase %(stage)s já há mãos ou resultados. Quem chega agora entra como inscrição tardia, onde houver folga."
    ),
    "enter_late_individual": gettext_lazy(
        "Na fase %(stage)s, individual, todas as rodadas já estão sorteadas. Quem chega tarde joga no lugar de quem "
        "sai: troque o jogador."
    ),
    "entrants_fixed": gettext_lazy("Já há inscritos: quem se inscreve, dupla ou jogador, não muda mais."),
    "jogo_being_played": gettext_lazy(
        "Na mesa %(mesa)s há um jogo começado. Antes de recomeçar a fase, encerre-o ou retire na mesa as mãos lançadas."
    ),
    "jogo_over": gettext_lazy("O confronto %(confronto)s já tem resultado: não muda mais de mesa."),
    "by_hand_disqualified": gettext_lazy(
        "%(dupla)s está fora da fase por desclassificação: não se põe à mão. Retire a punição, ou deixe-a de fora."
    ),
    "by_hand_groups": gettext_lazy("O plano tem %(groups)s grupos: escreva um em cada linha."),
    "by_hand_missing": gettext_lazy("Falta a número %(number)s, que joga esta fase."),
    "by_hand_no_draft": gettext_lazy(
        "Na fase %(stage)s não há rascunho: sorteie a próxima rodada nas Rodadas, ou troque os lugares de uma já "
        "divulgada."
    ),
    "by_hand_recorded": gettext_lazy(
        "Na fase %(stage)s já há mãos ou resultados: ela não se põe mais à mão por inteiro. Troque os lugares, dois "
        "a dois."
    ),
    "by_hand_twice": gettext_lazy("A número %(number)s aparece duas vezes."),
    "by_hand_unknown": gettext_lazy("A número %(number)s não joga esta fase."),
    "by_hand_unreadable": gettext_lazy(
        "A %(row)sª linha não foi entendida. Escreva os números das duplas; - é ninguém: 4 x 9, ou 4 x -."
    ),
    "not_for_players": gettext_lazy("No individual trocam-se os lugares, dois a dois."),
    "late_until_invalid": gettext_lazy(
        "Diga até que rodada se pode entrar: um número, ou zero para ninguém entrar."
    ),
    "maos_not_in_rules": gettext_lazy(
        "Neste regulamento não se joga por número de mãos: diga quantas partidas."
    ),
    "mesa_blocked": gettext_lazy(
        "A mesa %(mesa)s está bloqueada: escolha outra, ou libere esta no Salão, em Mesas."
    ),
    "mesa_blocked_or_kept": gettext_lazy("A mesa ou está bloqueada ou é guardada para alguém."),
    "mesa_kept_for": gettext_lazy("Diga para quem a mesa é guardada."),
    "mesa_kept_already": gettext_lazy("Já é guardada a mesa %(mesa)s: libere aquela antes."),
    "hall_full": gettext_lazy("Um salão tem no máximo %(mesas)s mesas."),
    "mesa_not_in_hall": gettext_lazy("O salão não tem a mesa %(mesa)s."),
    "mesa_free": gettext_lazy(
        "Na mesa %(mesa)s não há confronto para trocar: use Mudar de mesa, em Ocorrências."
    ),
    "mesa_taken": gettext_lazy(
        "Na mesa %(mesa)s está sendo jogado outro jogo: escolha outra, ou troque as mesas dos dois, em Ocorrências."
    ),
    "needs_duplas": gettext_lazy(
        "Neste torneio inscrevem-se jogadores um a um: o formato é o individual, em que o parceiro muda."
    ),
    "needs_each": gettext_lazy(
        "Neste formato sentam três ou mais à mesa, cada um por si, e neste torneio se enfrentam dois lados."
    ),
    "needs_mesas": gettext_lazy(
        "Neste torneio cada um joga por si, três ou mais à mesa: o formato é o de mesas."
    ),
    "needs_players": gettext_lazy(
        "No individual inscrevem-se jogadores um a um, e este torneio é de duplas."
    ),
    "next_stage_begun": gettext_lazy(
        "A fase %(next)s já começou com quem saiu da fase %(stage)s. Recomece a fase %(next)s antes, em Ocorrências."
    ),
    "not_level": gettext_lazy(
        "Na fase %(stage)s não há desempate a jogar entre %(names)s: só entre todas as que estão iguais em tudo, com "
        "todos os resultados lá e antes de a fase seguinte começar."
    ),
    "no_semifinals": gettext_lazy("Sem duas semifinais não há disputa de 3º lugar na fase %(stage)s."),
    "no_meeting_to_lose": gettext_lazy(
        "Na rodada %(round)s %(dupla)s não tem adversária: não há confronto a dar por perdido. Escolha outra rodada."
    ),
    "no_single_opponent": gettext_lazy(
        "No individual o adversário muda com o parceiro: este critério compara duplas. Escolha outro."
    ),
    "no_one_opponent": gettext_lazy(
        "Numa mesa em que cada um joga por si não há um adversário só com quem comparar. Escolha outro critério."
    ),
    "seats_not_in_rules": gettext_lazy("Por este regulamento sentam à mesa no máximo %(most)s."),
    "seats_fixed": gettext_lazy("Por este regulamento sentam à mesa exatamente %(seats)s: quem sobra folga."),
    "vp_of_two": gettext_lazy(
        "A tabela de VP é da diferença entre dois lados: com mais gente à mesa, dê pontos por vitória."
    ),
    "name_mismatch": gettext_lazy("Para recomeçar a fase, escreva o nome dela: %(name)s."),
    "no_free_place": gettext_lazy(
        "Na fase %(stage)s todas as rodadas já estão sorteadas e ninguém folga. Enquanto nada foi jogado, inscreva-a "
        "como esquecida: a fase é sorteada de novo."
    ),
    "no_round_left": gettext_lazy(
        "As %(rounds)s rodadas da fase %(stage)s já estão divulgadas e nelas ninguém folga: a dupla não jogaria. "
        "Acrescente uma rodada no plano, ou inscreva-a na próxima fase como esquecida."
    ),
    "no_place_left": gettext_lazy(
        "Na fase %(stage)s não há lugar livre. Só entra mais uma se a fase for recomeçada: o que já foi jogado nela "
        "continua guardado, mas não conta mais."
    ),
    "not_a_bracket": gettext_lazy(
        "A fase %(stage)s não é um mata-mata: as rodadas dela se sorteiam uma a uma, ou em grupos."
    ),
    "not_both_known": gettext_lazy(
        "No %(position)sº confronto da rodada %(round)s ainda não há duas duplas: não há resultado a lançar."
    ),
    "not_individual": gettext_lazy(
        "Só em uma mesa do individual falta um jogador: em %(confronto)s jogam duplas. Dê o W.O."
    ),
    "not_in_bracket": gettext_lazy(
        "%(confronto)s é do mata-mata: não há outros confrontos para tirar a média. Dê o W.O. ou os pontos."
    ),
    "players_met": gettext_lazy("%(one)s e %(other)s jogaram o mesmo torneio (%(names)s): são duas pessoas."),
    "clock_no_extra": gettext_lazy("A mesa %(mesa)s não tem tempo a mais."),
    "merge_stands": gettext_lazy(
        "%(name)s continua uma pessoa só: o nome de antes não está mais guardado. Um dos dois mudou de nome, ou já "
        "passou tempo."
    ),
    "merge_used": gettext_lazy(
        "%(name)s entrou num torneio, ou saiu de um, depois de juntar: não se sabe qual dos dois era."
    ),
    "missing_untold": gettext_lazy(
        "Duplas que faltam na chamada: %(missing)s. Diga se ficam de fora, ou espere por elas."
    ),
    "not_expected": gettext_lazy("%(dupla)s não está entre quem vai jogar."),
    "not_in_stage": gettext_lazy("%(dupla)s não joga a fase %(stage)s."),
    "not_posted": gettext_lazy(
        "A rodada %(round)s da fase %(stage)s ainda não foi divulgada: não há resultado a lançar."
    ),
    "nothing_entered": gettext_lazy("Na mesa %(mesa)s nenhuma mão foi lançada: não há o que trocar."),
    "sheet_missing": gettext_lazy("Na mesa %(mesa)s não há súmula: o jogo não foi aberto, ou foi anulado."),
    "sheet_decided": gettext_lazy(
        "O resultado da mesa %(mesa)s foi dado pela direção, e não pela súmula. Desfaça-o antes em Ocorrências."
    ),
    "sheet_other_round": gettext_lazy(
        "Na mesa %(mesa)s não há súmula da rodada %(round)s com que trocar: recarregue a página."
    ),
    "sheets_differ": gettext_lazy(
        "As mesas %(mesa)s e %(other)s não jogam com as mesmas regras, ou com o mesmo número de partidas: a súmula de "
        "uma não serve à outra."
    ),
    "seated_in_bracket": gettext_lazy(
        "Na mesa %(mesa)s joga-se um mata-mata, e ali uma dupla não troca sozinha: se os dois jogos inteiros estão "
        "trocados, use Lançado na mesa errada; se não, Anular um jogo e jogar de novo."
    ),
    "not_settled": gettext_lazy("O confronto %(confronto)s ainda não tem resultado a desfazer."),
    "not_withdrawn": gettext_lazy("%(dupla)s não saiu do torneio."),
    "nothing_played": gettext_lazy(
        "Nada foi jogado no confronto %(confronto)s: não há o que abandonar nem o que anular. Dê o W.O. ou a média."
    ),
    "other_group": gettext_lazy(
        "%(one)s e %(other)s são de grupos diferentes: trocam-se só em todas as rodadas, desde a primeira, enquanto "
        "nada foi lançado."
    ),
    "other_tree": gettext_lazy(
        "%(one)s e %(other)s são de chaves diferentes: só trocam de lugar duas da mesma chave e rodada."
    ),
    "places_recorded": gettext_lazy(
        "Na mesa %(mesa)s, rodada %(round)s, já há mão lançada ou resultado. Se as duas sentaram uma no lugar da "
        "outra, use Dupla na mesa errada: as mãos ficam. Se não, desfaça o resultado em Ocorrências, ou troque a "
        "partir da rodada seguinte."
    ),
    "plan_first": gettext_lazy("Grave antes o plano do torneio: no individual, quantas rodadas se jogam."),
    "penalty_lifted": gettext_lazy("A punição de %(dupla)s já foi retirada."),
    "plan_field": gettext_lazy("O plano da fase tem um campo que não existe."),
    "plan_missing": gettext_lazy("Falta este valor no plano da fase."),
    "plan_order_lots": gettext_lazy(
        "Só por sorteio não se faz uma classificação: escolha antes outro critério, ou deixe todos em branco."
    ),
    "plan_order_twice": gettext_lazy("Um critério de desempate aparece duas vezes."),
    "plan_play": gettext_lazy(
        "Diga quantas mãos ou quantas partidas se jogam em cada confronto: uma coisa ou a outra."
    ),
    "plan_value": gettext_lazy("Este valor do plano da fase não foi entendido."),
    "player_not_in_dupla": gettext_lazy("%(name)s não joga na dupla %(dupla)s."),
    "points_invalid": gettext_lazy("Diga os pontos das duas duplas: números a partir de zero."),
    "reason_missing": gettext_lazy("Escreva o motivo: ele fica registrado e todos o veem."),
    "results_missing": gettext_lazy(
        "Faltam resultados: %(missing)s. Lance-os, ou escreva por que se sorteia antes deles."
    ),
    "results_unconfirmed": gettext_lazy(
        "Faltam resultados: %(missing)s, dos quais %(unconfirmed)s só esperam a confirmação de uma dupla."
    ),
    "round_not_posted": gettext_lazy("A rodada %(round)s não está divulgada, ou já começou."),
    "round_recorded": gettext_lazy(
        "Na rodada %(round)s já há mão lançada ou resultado (mesa %(mesa)s): ela não volta a rascunho. Retire antes "
        "a mão na mesa, desfaça o resultado, ou troque os lugares, dois a dois."
    ),
    "round_went_on": gettext_lazy(
        "Depois da rodada %(round)s já está sorteada a %(next)s: só a última volta a rascunho. Corte antes a "
        "%(next)s no plano, ou troque os lugares, dois a dois."
    ),
    "round_outdated": gettext_lazy(
        "A classificação mudou depois do sorteio da rodada %(round)s. Sorteie-a de novo."
    ),
    "round_posted": gettext_lazy("A rodada %(round)s já foi divulgada: os lugares não mudam mais."),
    "round_stale": gettext_lazy(
        "Alguém entrou ou saiu depois do sorteio da rodada %(round)s. Sorteie-a de novo."
    ),
    "round_unknown": gettext_lazy("A rodada %(round)s não existe na fase %(stage)s."),
    "round_waiting": gettext_lazy("A rodada %(round)s já está sorteada e espera ser divulgada."),
    "rounds_posted": gettext_lazy(
        "A rodada %(round)s já foi divulgada: o plano tem de ir pelo menos até ela. Para parar antes, encerre a fase."
    ),
    "rounds_not_the_same": gettext_lazy(
        "Com mais rodadas o movimento da fase %(stage)s seria outro, e alguém se encontraria de novo. Inclua uma "
        "fase depois desta."
    ),
    "rounds_recorded": gettext_lazy(
        "Na rodada %(round)s já há mão lançada ou resultado: o plano tem de ir pelo menos até ela."
    ),
    "rounds_all_drawn": gettext_lazy("Na fase %(stage)s todas as rodadas são sorteadas de uma vez."),
    "rounds_all_played": gettext_lazy("As %(rounds)s rodadas desta fase já foram sorteadas. Encerre a fase."),
    "sanction_unknown": gettext_lazy("Escolha uma das punições da lista."),
    "side_unknown": gettext_lazy("Marque uma das duas duplas do confronto."),
    "stage_begun_with": gettext_lazy(
        "Na fase %(stage)s já há algo lançado: %(names)s, rodada %(round)s. Ela foi sorteada com este valor: para "
        "mudá-lo, recomece a fase em Ocorrências."
    ),
    "stage_before_open": gettext_lazy("A fase %(stage)s ainda não foi encerrada."),
    "stage_begun": gettext_lazy(
        "A fase %(stage)s já começou. Para mudar o formato dela, ou tirá-la do plano, recomece-a em Ocorrências."
    ),
    "stage_few_left": gettext_lazy(
        "Na fase %(stage)s só há %(entrants)s em jogo, e uma rodada precisa de %(least)s. Encerre a fase: vale a "
        "classificação como está."
    ),
    "stage_not_begun": gettext_lazy("A fase %(stage)s ainda não começou."),
    "stage_not_last": gettext_lazy(
        "Da fase %(stage)s já se seguiu para outra, que começou: recomece antes essa outra."
    ),
    "stage_not_playing": gettext_lazy("Nenhuma fase em que isto se possa fazer está em andamento."),
    "stage_one_left": gettext_lazy(
        "Para a fase %(stage)s há uma inscrição só: encerre o torneio, e ela vence; mude o plano; ou cancele-o."
    ),
    "stage_none_left": gettext_lazy(
        "Para a fase %(stage)s não resta ninguém: encerre o torneio ou cancele-o."
    ),
    "stage_too_few": gettext_lazy(
        "Para a fase %(stage)s há só %(entrants)s, e ela precisa de %(least)s. Mude no plano o formato dela ou "
        "quantas se classificam; ou tire a fase do plano, e o torneio acaba na anterior."
    ),
    "substitution_late": gettext_lazy(
        "Já jogou %(played)s de %(rounds)s rodadas. Para trocar assim mesmo, escreva o motivo."
    ),
    "swap_same": gettext_lazy("%(dupla)s está nos dois campos: escolha duas diferentes."),
    "team_name_long": gettext_lazy("O nome da equipe tem letras demais: escreva no máximo %(most)s."),
    "dupla_without_team": gettext_lazy(
        "A dupla %(dupla)s não tem equipe: onde equipes se enfrentam, toda dupla joga por uma."
    ),
    "enter_late_teams": gettext_lazy(
        "Na fase %(stage)s equipes se enfrentam, e ninguém entra atrasado: troque um parceiro, ou recomece a fase "
        "com a equipe nova."
    ),
    "forgotten_team": gettext_lazy(
        "Na fase %(stage)s equipes se enfrentam, e uma dupla só não joga: recomece a fase, inscreva as duas duplas "
        "esquecidas, forme a equipe delas e comece a fase de novo."
    ),
    "other_team": gettext_lazy(
        "%(one)s e %(other)s são de equipes diferentes: onde equipes se enfrentam, só trocam de mesa as duas duplas "
        "da mesma equipe."
    ),
    "team_not_of_two": gettext_lazy(
        "A equipe %(team)s tem %(entrants)s dupla(s): onde equipes se enfrentam, cada uma tem exatamente duas."
    ),
    "teams_meet": gettext_lazy(
        "Na fase %(stage)s as equipes se enfrentam, e ela já começou: as equipes ficam como estão."
    ),
    "teams_throughout": gettext_lazy(
        "Equipe contra equipe vale para todas as fases ou para nenhuma, e a fase %(stage)s difere da anterior: mude "
        "o formato de uma delas."
    ),
    "team_of_one": gettext_lazy("A equipe %(team)s tem uma dupla só: uma equipe é de duas ou mais."),
    "team_of_players": gettext_lazy("Neste torneio se inscreve jogador por jogador: equipes são de duplas."),
    "third_played": gettext_lazy(
        "A disputa de 3º lugar da fase %(stage)s já tem resultado ou mãos lançadas: ela fica."
    ),
    "too_late": gettext_lazy("Só se podia entrar até o fim da rodada %(round)s."),
    "tournament_not_running": gettext_lazy("O torneio não está em andamento."),
    "undo_disqualified": gettext_lazy(
        "%(dupla)s está desclassificada: desfeito, o W.O. seria dado de novo. Retire antes a punição."
    ),
    "undo_left": gettext_lazy(
        "%(dupla)s saiu do torneio: desfeito, o W.O. seria dado de novo. Registre o retorno: o W.O. cai com ele."
    ),
    "winner_needed": gettext_lazy("Alguém tem de passar do mata-mata: diga quem vence, %(confronto)s."),
}

# Contradictions in a rule set, by field.
CONTRADICTIONS: Mapping[str, Lazy] = {
    "canastras": gettext_lazy(
        "A canastra mais difícil não pode valer menos que a mais fácil: confira os dois bônus."
    ),
    "melds": gettext_lazy("Se as trincas valem, elas têm pelo menos 3 cartas: confira o máximo."),
    "target": gettext_lazy("Com um número de mãos combinado não há limite de pontos: apague um dos dois."),
    "vulnerability": gettext_lazy(
        "Quem já baixou errado não pode precisar de menos pontos que os outros: confira os dois mínimos."
    ),
}


ERRORS: Mapping[str, Lazy] = {
    "account_off": gettext_lazy("A conta de %(person)s está desligada."),
    "already_draft": gettext_lazy("O torneio já está como rascunho."),
    "already_member": gettext_lazy(
        "Você já é deste clube: %(role)s. O convite continua valendo para outra pessoa."
    ),
    "event_cancelled": gettext_lazy("O torneio está cancelado: para mudar isto, retome-o antes."),
    "event_has_begun": gettext_lazy(
        "O torneio já começou: o que foi jogado e publicado não se apaga. Cancele-o, e a página pública diz isso."
    ),
    "event_name_mismatch": gettext_lazy("O nome não confere: o torneio chama-se %(name)s."),
    "event_not_running": gettext_lazy(
        "Só o torneio em andamento se encerra: um que não começou pode ser cancelado."
    ),
    "nothing_to_rank": gettext_lazy(
        "Nada foi jogado, e não resta exatamente uma inscrição: não há classificação. Cancele o torneio."
    ),
    "not_cancelled": gettext_lazy("O torneio não está cancelado."),
    "already_over": gettext_lazy("O torneio já terminou: não há o que cancelar."),
    "already_running": gettext_lazy("O torneio já começou: isto não pode mais ser mudado."),
    "rest_changed": gettext_lazy(
        "Algo mudou na fase %(stage)s desde que a página foi aberta: confira de novo e confirme."
    ),
    "rest_nothing": gettext_lazy(
        "Na fase %(stage)s não há confronto sem resultado que se possa encerrar assim."
    ),
    "bell_went_on": gettext_lazy("A rodada %(round)s já começou: o sinal da anterior não se desfaz mais."),
    "bell_too_late": gettext_lazy(
        "O sinal só se desfaz nos primeiros %(minutes)s minutos. Depois, reabra o jogo na súmula de cada mesa."
    ),
    "bloco_backwards": gettext_lazy("A última mesa, %(last)s, vem antes da primeira, %(first)s."),
    "clock_bell_rung": gettext_lazy(
        "O sinal já foi dado na mesa %(mesa)s: desfaça o sinal para dar tempo a ela."
    ),
    "clock_changed": gettext_lazy(
        "Alguém mexeu no relógio da rodada %(round)s desde que a página foi aberta: veja como está."
    ),
    "clock_none": gettext_lazy("A rodada %(round)s é jogada sem relógio: anuncie os minutos que faltam."),
    "clock_not_playing": gettext_lazy("Nenhuma mesa da rodada %(round)s está jogando agora."),
    "clock_paused": gettext_lazy("O relógio da rodada %(round)s já está parado."),
    "clock_runs": gettext_lazy("O relógio da rodada %(round)s já está andando."),
    "club_exists": gettext_lazy("Já existe um clube com o nome %(name)s."),
    "code_expired": gettext_lazy("O código da mesa %(mesa)s venceu: peça outro ao diretor."),
    "code_locked": gettext_lazy(
        "Foram tentados códigos errados demais. Espere %(seconds)s s, ou leia o QR da mesa, ou peça ajuda ao diretor."
    ),
    "code_wrong": gettext_lazy(
        "Este não é o código da mesa %(mesa)s. Confira o número da mesa e os seis algarismos."
    ),
    "dates_reversed": gettext_lazy("O torneio não pode terminar antes de começar."),
    "draw_done": gettext_lazy("O sorteio já foi feito. Desfaça o sorteio para mudar as inscrições."),
    "draw_stands": gettext_lazy(
        "O sorteio já foi feito. Desfaça o sorteio para mudar a disputa de 3º lugar."
    ),
    "entry_in_log": gettext_lazy(
        "O histórico já fala de %(dupla)s, que por isso não se retira. Troque os nomes, ou marque na chamada que não "
        "veio."
    ),
    "entries_closed": gettext_lazy("As inscrições estão encerradas: o torneio já começou."),
    "event_file_again": gettext_lazy(
        "Este arquivo já foi trazido desde que esta página se abriu. Nada foi feito de novo: veja abaixo."
    ),
    "event_file_contradicts": gettext_lazy(
        "Este arquivo se contradiz: uma parte dele não combina com outra. Nada foi trazido."
    ),
    "event_file_differs": gettext_lazy(
        "A conta feita aqui não dá o que o arquivo diz (%(path)s): lá %(said)s, aqui %(counted)s. Nada foi trazido."
    ),
    "event_file_fault": gettext_lazy("A conferência não aceita este arquivo (%(fault)s). Nada foi trazido."),
    "event_file_jogo": gettext_lazy(
        "O jogo da fase %(stage)s, rodada %(round)s, confronto %(position)s não pode ter sido assim. Nada foi trazido."
    ),
    "event_file_mao": gettext_lazy(
        "Fase %(stage)s, rodada %(round)s, confronto %(position)s: a mão %(partida)s.%(number)s não dá o que o arquivo "
        "diz. Nada foi trazido."
    ),
    "event_file_not_json": gettext_lazy("Este arquivo não é um torneio gravado aqui: não se consegue lê-lo."),
    "event_file_other": gettext_lazy(
        "Este arquivo não é de um torneio. Em Imprimir, Arquivos, “Baixar o torneio” grava um."
    ),
    "event_file_people": gettext_lazy(
        "A inscrição nº %(number)s não pode ser assim: faltam jogadores, ou há um que já está em outra. Nada "
        "foi trazido."
    ),
    "event_file_rules": gettext_lazy(
        "O torneio foi jogado por um regulamento que aqui não existe assim: %(ruleset)s. Nada foi trazido."
    ),
    "event_file_shape": gettext_lazy(
        "Neste arquivo falta algo, ou há o que não devia: %(path)s. Peça que o gravem de novo. Nada foi trazido."
    ),
    "event_file_replaced": gettext_lazy(
        "Outro arquivo foi enviado depois deste. Nada foi trazido deste aqui."
    ),
    "event_file_stopped": gettext_lazy(
        "O computador parou duas vezes enquanto trabalhava neste arquivo. Nada foi trazido: pode enviá-lo outra vez, e "
        "se parar de novo avise quem cuida do site."
    ),
    "event_file_too_big": gettext_lazy("O arquivo é grande demais: até %(most)s MB. Nada foi lido."),
    "event_file_too_much": gettext_lazy(
        "O torneio deste arquivo é grande demais para ser trazido: até %(most)s duplas e %(maos)s mãos."
    ),
    "event_file_twice": gettext_lazy(
        "Neste arquivo o mesmo número está duas vezes, ou falta um. Nada foi trazido."
    ),
    "event_file_version": gettext_lazy(
        "Este arquivo é da versão %(version)s, aqui se lê a versão %(expected)s: peça que o gravem de novo."
    ),
    "event_file_waits": gettext_lazy(
        "Outro arquivo deste clube ainda está sendo conferido ou trazido. Espere que termine e envie este outra vez."
    ),
    "file_not_json": gettext_lazy("Este arquivo não é um regulamento gravado aqui: não se consegue lê-lo."),
    "file_not_rules": gettext_lazy(
        "Este arquivo não tem um regulamento inteiro: falta nome, base ou opções."
    ),
    "file_other_version": gettext_lazy(
        "Este arquivo é de outra versão do programa: peça que o gravem de novo."
    ),
    "file_too_big": gettext_lazy("O arquivo é grande demais: um regulamento tem menos de %(most)s KB."),
    "first_code_wrong": gettext_lazy(
        "O código não é este. Copie o que apareceu no terminal quando o Canastra começou."
    ),
    "fixed_once_begun": gettext_lazy(
        "O torneio já começou: regulamento, partidas e quem se inscreve ficam como estão. O que se joga em cada fase "
        "muda no plano."
    ),
    "name_alike": gettext_lazy(
        "Isto se lê como “%(name)s”, que já existe: escolha aquele, ou escreva de um jeito que se distinga."
    ),
    "name_private": gettext_lazy(
        "Há um e-mail, um telefone ou um documento neste nome, que todos leem: tire-o daqui."
    ),
    "home_private": gettext_lazy(
        "Isto parece um dado particular, não um clube ou uma cidade, e todos leem de onde cada um vem: deixe-o fora."
    ),
    "name_missing": gettext_lazy("Escreva o nome."),
    "name_too_long": gettext_lazy("O nome tem letras demais: escreva no máximo %(most)s."),
    "next_jogo_played": gettext_lazy(
        "No jogo seguinte (mesa %(mesa)s) alguém está lançando uma mão agora. Envie de novo em um instante."
    ),
    "not_a_draft": gettext_lazy("As inscrições deste torneio já foram abertas."),
    "not_a_member": gettext_lazy("%(person)s não é mais deste clube."),
    "not_drawn": gettext_lazy("Faça o sorteio antes de começar o torneio."),
    "not_open": gettext_lazy("O torneio só começa quando está com as inscrições abertas."),
    "not_started": gettext_lazy("O torneio ainda não começou: não há o que publicar."),
    "not_running_yet": gettext_lazy("O torneio ainda não começou: edite-o por inteiro."),
    "nothing_new": gettext_lazy("Nada mudou desde a última publicação."),
    "invitation_gone": gettext_lazy("Este convite não abre mais: peça outro a quem convidou."),
    "last_director": gettext_lazy("É a única pessoa na direção: antes, ponha outra."),
    "otp_wrong": gettext_lazy("O código não é este: confira a hora do celular e digite o que aparece agora."),
    "partidas_invalid": gettext_lazy(
        "%(partidas)s partidas não decidem um jogo. Use um número ímpar, ou jogue todas as partidas."
    ),
    "password_elsewhere": gettext_lazy(
        "%(person)s dirige também outro clube: o link de senha quem faz é quem cuida do servidor."
    ),
    "password_of_staff": gettext_lazy(
        "%(person)s cuida do site: o link de senha quem faz é quem cuida do servidor."
    ),
    "password_own": gettext_lazy("A sua própria senha você muda em Senha, com a que tem agora."),
    "player_elsewhere": gettext_lazy("%(name)s é de outro clube."),
    "player_entered": gettext_lazy("%(name)s já está entre os inscritos deste torneio."),
    "player_exists": gettext_lazy("%(name)s já está na lista do clube."),
    "list_empty": gettext_lazy("A lista está vazia: cole os nomes, um por linha."),
    "list_endless": gettext_lazy(
        "A lista tem mais de %(counted)s linhas; de uma vez entram até %(most)s. Nada foi lido nem gravado."
    ),
    "list_file_old": gettext_lazy(
        "Este arquivo é do formato antigo do Excel (.xls), ou tem senha: salve como .xlsx sem senha, ou como CSV."
    ),
    "list_file_styled": gettext_lazy(
        "A planilha tem células ou formatação demais: copie só as colunas da lista para outra, sem formatação."
    ),
    "list_file_too_big": gettext_lazy(
        "O arquivo é grande demais: uma lista tem até %(most)s MB. Nada foi lido."
    ),
    "list_file_unpacked": gettext_lazy(
        "A planilha é grande demais quando aberta: passa de %(most)s MB. Copie só as colunas da lista para outra."
    ),
    "list_file_unreadable": gettext_lazy(
        "Não se consegue ler este arquivo: envie CSV (texto) ou uma planilha .xlsx, ou cole a lista."
    ),
    "list_lost": gettext_lazy("A lista não veio inteira na confirmação. Nada foi gravado: cole outra vez."),
    "list_too_long": gettext_lazy(
        "A lista tem %(found)s linhas; de uma vez entram até %(most)s. Nada foi gravado: divida a lista."
    ),
    "list_too_wide": gettext_lazy(
        "A lista tem texto demais, mais de %(most)s letras: deixe só as colunas da inscrição. Nada foi gravado."
    ),
    "player_taken": gettext_lazy("%(name)s já joga neste torneio, na dupla %(dupla)s."),
    "rules_exist": gettext_lazy("O clube já tem um regulamento com o nome %(name)s."),
    "rules_in_use": gettext_lazy("O regulamento %(name)s é usado em um torneio: não pode ser apagado."),
    "rules_for_duplas": gettext_lazy(
        "Por este regulamento duas duplas se enfrentam, e neste torneio não se inscrevem duplas: mude um dos dois."
    ),
    "rules_for_each": gettext_lazy(
        "Por este regulamento sentam três à mesa, cada um por si. Em “Quem se inscreve”, marque três ou mais à mesa; "
        "ou escolha outro regulamento."
    ),
    "rules_for_singles": gettext_lazy(
        "Por este regulamento se joga um contra um. Em “Quem se inscreve”, marque jogadores, um contra um; ou escolha "
        "outro regulamento."
    ),
    "rules_for_trios": gettext_lazy(
        "Por este regulamento dois trios se enfrentam. Em “Quem se inscreve”, marque trios; ou escolha outro "
        "regulamento."
    ),
    "rules_not_for_each": gettext_lazy(
        "Por este regulamento dois lados se enfrentam. Escolha um em que três ou mais jogam cada um por si, ou mude "
        "quem se inscreve."
    ),
    "rules_taken": gettext_lazy(
        "O torneio %(name)s, que ainda não começou, usa este regulamento: ele é de duplas e precisa de um limite."
    ),
    "rules_unknown": gettext_lazy("Este regulamento não existe mais: escolha outro."),
    "same_player_twice": gettext_lazy("Uma dupla tem dois jogadores: %(name)s foi escolhido duas vezes."),
    "second_missing": gettext_lazy("Escreva os dois jogadores da dupla."),
    "third_missing": gettext_lazy("Escreva os três jogadores do trio."),
    "third_too_many": gettext_lazy("Neste torneio se inscrevem duplas: dois nomes de cada vez."),
    "second_too_many": gettext_lazy("Neste torneio os jogadores se inscrevem um a um: um nome de cada vez."),
    "second_factor_on": gettext_lazy("A segunda etapa já está ligada."),
    "seed_invalid": gettext_lazy("A cabeça de chave é um número a partir de 1."),
    "seed_taken": gettext_lazy("A cabeça de chave %(seed)s já é de %(dupla)s."),
    "site_taken": gettext_lazy("Este site já tem quem o dirige: entre com o seu usuário."),
    "target_invalid": gettext_lazy(
        "O limite de pontos é um número redondo acima de zero, como 1.500: termina em 0, ou em 5 onde há cartas de 5."
    ),
    "target_missing": gettext_lazy("Diga com quantos pontos termina uma partida (art. 13)."),
    "target_not_used": gettext_lazy(
        "Neste regulamento a partida não tem limite de pontos: deixe o campo em branco."
    ),
    "username_taken": gettext_lazy("Já há alguém com o usuário %(name)s: escolha outro."),
    **SENTENCES,
    **DRAW_ERRORS,
    **STAGE_ERRORS,
}


# Sentences for directors, where the one for scorers says "ask the director".
FOR_THE_DIRECTOR: Mapping[str, Lazy] = {
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

type Refusal = TournamentError | DrawError | ScoringError | rules.RuleSetError
REFUSALS = (TournamentError, DrawError, ScoringError, rules.RuleSetError)


def error(exc: Refusal) -> str:
    """Return the message for a director about an error of any layer."""
    match exc:
        case TournamentError() | DrawError():
            return sentence(exc.code, exc.params)
        case rules.RuleSetError():
            place = exc.field.rpartition(": ")[2]  # without the name of the file
            contradiction = (
                CONTRADICTIONS.get(place.partition(".")[0]) if exc.code == "contradiction" else None
            )
            return str(contradiction) if contradiction else messages.explain(exc.code, field=place)
        case JogoClosed():
            return _("Este jogo já está encerrado. Reabra-o para mudar o resultado.")
        case Refused() if exc.code in FOR_THE_DIRECTOR:
            return str(FOR_THE_DIRECTOR[exc.code]) % exc.params
        case Refused() if exc.code in ERRORS:
            return sentence(exc.code, exc.params)
    return messages.refusal(exc)


def sentence(code: str, params: Params | None = None) -> str:
    """Return the sentence for a code of `TournamentError`, `DrawError`, or a `Refused` of this package."""
    return str(ERRORS[code]) % (params or {})
