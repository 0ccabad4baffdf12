"""Words for decisions of a director: title, explanation and button of each action."""

from collections.abc import Iterable, Mapping

from django.utils.functional import Promise
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

type Words = Mapping[str, str | Promise]

TITLES: Words = {
    "wo": _("W.O."),
    "ausentes": _("As duas ausentes"),
    "abandonado": _("Jogo abandonado"),
    "pontos": _("Pontos dados pela direção"),
    "media": _("Média dos outros confrontos"),
    "mesa": _("Mudar de mesa"),
    "trocar-mesas": _("Trocar as mesas de dois confrontos"),
    "trocar-lugares": _("Trocar duas duplas de lugar"),
    "lados-trocados": _("Lados trocados na súmula"),
    "mesa-errada": _("Lançado na mesa errada"),
    "dupla-errada": _("Dupla na mesa errada"),
    "por-fase": _("Pôr a fase à mão"),
    "desafixar": _("Voltar uma rodada a rascunho"),
    "desfazer": _("Desfazer um resultado"),
    "jogar-de-novo": _("Anular um jogo e jogar de novo"),
    "mesa-incompleta": _("Mesa incompleta"),
    "esquecida": _("Inscrição esquecida"),
    "tardia": _("Inscrição tardia"),
    "saida": _("Desistência"),
    "volta": _("Retorno de quem desistiu"),
    "parceiro": _("Trocar um jogador"),
    "punir": _("Aplicar uma punição"),
    "retirar-punicao": _("Retirar uma punição"),
    "desempate": _("Desempate jogado"),
    "encerrar-fase": _("Encerrar a fase"),
    "reabrir-fase": _("Reabrir a fase"),
    "recomecar-fase": _("Recomeçar a fase"),
    "encerrar-agora": _("Encerrar agora, com a classificação como está"),
    "cancelar": _("Cancelar o torneio"),
    "retomar": _("Retomar o torneio"),
    "apagar": _("Apagar o torneio"),
}

MEANS: Words = {
    "desafixar": _(
        "A rodada divulgada em que nada foi jogado volta a rascunho: some das páginas públicas, e os jogos são "
        "anulados. Depois sorteie-a de novo ou ponha-a à mão, e divulgue os lugares. Onde todas as rodadas se "
        "sorteiam juntas, voltam todas."
    ),
    "wo": _(
        "O confronto acaba agora a favor da dupla marcada. O que já foi lançado fica na súmula, e conta como pontos "
        "feitos."
    ),
    "ausentes": _("Ninguém vence. Cada uma leva os pontos que o plano dá a quem falta."),
    "abandonado": _("O jogo começou e não termina. Vale o que foi feito até aqui, como diz o plano."),
    "pontos": _(
        "Estes pontos entram na classificação no lugar dos da mesa. O que foi feito na mesa fica na súmula."
    ),
    "media": _(
        "O confronto não se joga. A dupla marcada vence com a média do que fez nos outros confrontos da fase."
    ),
    "mesa": _("O jogo continua igual na outra mesa: o QR dela passa a levar a ele."),
    "trocar-mesas": _("Os dois confrontos trocam de mesa: cada jogo continua igual na outra."),
    "trocar-lugares": _(
        "Cada uma joga no lugar da outra, também depois de divulgado, enquanto nada foi lançado ali. Os confrontos "
        "ficam marcados como postos à mão e o motivo fica no histórico."
    ),
    "lados-trocados": _(
        "Tudo o que foi lançado para uma dupla passa à outra, em todas as mãos da súmula: cada mão ganha uma versão "
        "nova, e a de antes continua legível. Antes de gravar, a página mostra o placar que fica."
    ),
    "mesa-errada": _(
        "Para dois jogos lançados um na súmula do outro: as duas súmulas trocam de donos, com as mãos, os celulares e "
        "o relógio. Nas mesas nada muda: o celular que está numa delas segue com a mesma súmula, e o que ele ainda "
        "não enviou vai com ela. Se depois as duplas mudam de lugar, use Trocar as mesas."
    ),
    "dupla-errada": _(
        "Para duas duplas que sentaram uma no lugar da outra e já jogaram: cada uma fica com as mãos que jogou e com a "
        "adversária que teve, só nesta rodada. A página diz antes se com isso um confronto se repete."
    ),
    "por-fase": _(
        "Para o que foi sorteado no salão: os grupos, a chave, as mesas. A fase é refeita assim, enquanto nada foi "
        "jogado, e os confrontos ficam marcados como postos à mão."
    ),
    "desfazer": _("O resultado sai da classificação e o jogo volta a ficar aberto."),
    "jogar-de-novo": _(
        "Para o que se jogou na mesa errada, ou por quem não devia: tudo o que foi lançado neste jogo deixa de valer, "
        "também o que já foi conferido, e abre-se outro na mesma mesa. A súmula antiga continua legível."
    ),
    "mesa-incompleta": _(
        "No individual a mesa não se joga e quem veio folga. Onde cada um joga por si, os outros jogam sem quem "
        "faltou, se o regulamento deixa. Quem faltou leva os pontos de W.O. de quem falta."
    ),
    "esquecida": _(
        "Só enquanto nada foi jogado na fase: quem foi esquecido é inscrito e a fase é sorteada de novo com "
        "todos. Os lugares de agora deixam de valer."
    ),
    "tardia": _(
        "A dupla entra na fase e joga a partir da próxima rodada ainda não divulgada, ou no lugar de uma folga. No "
        "mata-mata, no lugar de quem passaria sem jogar, enquanto não se jogou adiante."
    ),
    "saida": _(
        "O que já foi jogado fica. Com justificativa, o que faltava vira W.O., com os pontos que o plano dá "
        "às duas. Sem ela, as adversárias folgam e quem saiu fica com nada; no mata-mata, e no que já "
        "começou, é sempre W.O. No individual as mesas ficam incompletas: os outros três folgam. Onde cada "
        "um joga por si, os outros jogam sem quem saiu, se o regulamento deixa."
    ),
    "volta": _(
        "Entre duas fases, é como se não tivesse saído. Joga de novo a partir da próxima rodada. As que perdeu "
        "contam como nada. No mata-mata cai o primeiro W.O. da desistência de que ainda não se jogou adiante; se já se "
        "jogou, a página mostra antes o que cai. Outro W.O. de antes se desfaz depois, como qualquer resultado."
    ),
    "parceiro": _(
        "A dupla, ou no individual a inscrição, segue com o mesmo número e os mesmos resultados, com o "
        "nome novo. Um nome que o clube não tem entra na lista dele."
    ),
    "punir": _(
        "A punição entra na classificação e todos a leem, com o motivo. A adversária fica com o que fez. No "
        "mata-mata, de um confronto dado por perdido a adversária passa por W.O. Quem é desclassificada fica em "
        "último e o título passa à seguinte; no mata-mata não joga mais."
    ),
    "retirar-punicao": _(
        "A punição deixa de contar. No mata-mata o W.O. que ela deu cai com ela: o jogo se joga, ou vale como acabou. "
        "No histórico ficam as duas coisas: que foi dada e que foi retirada."
    ),
    "desempate": _(
        "Quem está igual em tudo jogou por um lugar: a ordem do desempate vale antes do sorteio, na classificação e "
        "para quem segue. Se depois uma correção as separa, vale a correção."
    ),
    "encerrar-fase": _(
        "A classificação da fase fica como está e dela sai quem joga a próxima. A última encerra o torneio."
    ),
    "reabrir-fase": _(
        "A fase foi encerrada antes da última rodada do plano: ela continua, e a rodada seguinte pode ser sorteada."
    ),
    "recomecar-fase": _(
        "O sorteio e os resultados desta fase deixam de valer e ela volta ao plano. As súmulas dos jogos "
        "continuam legíveis."
    ),
    "encerrar-agora": _(
        "A fase em jogo acaba com o que se jogou, e as que viriam não se jogam. Se para a fase que viria só resta uma "
        "inscrição, ela vence. Antes de gravar, a página diz o que acontece com cada jogo aberto e como fica a "
        "classificação final."
    ),
    "cancelar": _(
        "Para o torneio que não se joga, ou não se joga mais. Antes de gravar, a página diz o que acontece com cada "
        "coisa. Enquanto está cancelado nada muda nele, e ele pode ser retomado."
    ),
    "apagar": _(
        "Para um rascunho ou um teste que não começou: ele é apagado com as inscrições e o plano. Um que começou não "
        "se apaga: cancele-o."
    ),
    "retomar": _(
        "O torneio volta à situação de antes do cancelamento, e os jogos que pararam continuam de onde estavam."
    ),
}

BUTTONS: Words = {
    "wo": _("Dar W.O."),
    "ausentes": _("Gravar as duas ausentes"),
    "abandonado": _("Encerrar como abandonado"),
    "pontos": _("Dar os pontos"),
    "media": _("Dar a média"),
    "mesa": _("Mudar de mesa"),
    "trocar-mesas": _("Trocar as mesas"),
    "trocar-lugares": _("Trocar de lugar"),
    "lados-trocados": _("Trocar os lados"),
    "mesa-errada": _("Trocar as súmulas"),
    "dupla-errada": _("Trocar as duas duplas"),
    "por-fase": _("Pôr assim"),
    "desafixar": _("Voltar a rascunho"),
    "desfazer": _("Desfazer o resultado"),
    "jogar-de-novo": _("Anular e jogar de novo"),
    "mesa-incompleta": _("Gravar a mesa incompleta"),
    "esquecida": _("Inscrever e sortear de novo"),
    "tardia": _("Inscrever a dupla"),
    "saida": _("Registrar a desistência"),
    "volta": _("Registrar o retorno"),
    "parceiro": _("Trocar o jogador"),
    "punir": _("Aplicar a punição"),
    "retirar-punicao": _("Retirar a punição"),
    "desempate": _("Gravar o desempate"),
    "encerrar-fase": _("Encerrar a fase"),
    "reabrir-fase": _("Reabrir a fase"),
    "recomecar-fase": _("Recomeçar a fase"),
    "encerrar-agora": _("Encerrar o torneio"),
    "cancelar": _("Cancelar o torneio"),
    "retomar": _("Retomar o torneio"),
    "apagar": _("Apagar o torneio"),
}


def two_open_jogos(dupla: str, mesas: Iterable[int | None]) -> str:
    """Say that a dupla is in two open jogos, with their mesas. mesas: None for a jogo without a mesa."""
    places = [gettext("mesa %(mesa)s") % {"mesa": mesa} if mesa else gettext("sem mesa") for mesa in mesas]
    said = gettext("%(dupla)s está em dois jogos abertos: %(where)s.")
    return said % {"dupla": dupla, "where": ", ".join(places)}


def at_mesa(mesa: int | None, what: str) -> str:
    """Return a sentence with a mesa, or a dash, and what is there: names, or names with points."""
    return gettext("Mesa %(mesa)s: %(what)s.") % {"mesa": mesa or "–", "what": what}
