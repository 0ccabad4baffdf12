"""What a scorer reads: one sentence for each code, saying what to look at."""

from collections.abc import Mapping

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from rules import Code, JogoReason, PartidaReason, Problem
from scoring.errors import JogoClosed, KeyReused, MaoConflict, Refused, ScoringError
from scoring.models.jogo import BY_DIRECTOR, CANCELLED, WALKOVER

type Lazy = str | Promise


def sentence(problem: Problem) -> str:
    """Return the sentence for a problem, with its figures."""
    alone = ALONE_BEYOND_THE_DECK.get(problem.code) if problem.field else None
    return str(alone or SENTENCES[problem.code]) % problem.params


def refusal(error: ScoringError) -> str:
    """Return why a service refused."""
    match error:
        case Refused():
            return str(REFUSALS.get(error.code, NOT_NOW)) % error.params
        case JogoClosed():
            return _("Este jogo está encerrado. Para mudar alguma coisa, fale com a direção.")
        case MaoConflict():
            return _("Outra pessoa já gravou esta mão. Compare com o que está gravado.")
        case KeyReused():
            return _("Este envio já foi usado para outra mão. Compare com o que está gravado.")
    return str(NOT_NOW)


def partida_reason(code: str) -> str:
    """Return why a partida ended; nothing while it goes on."""
    return str(PARTIDA_REASONS.get(code, ""))


def jogo_reason(code: str) -> str:
    """Return why a jogo ended; nothing while it goes on."""
    return str(JOGO_REASONS.get(code, ""))


SENTENCES: Mapping[str, Lazy] = {
    # one meld
    Code.BAD_CARD: gettext_lazy("Esta carta não existe: confira o valor e o naipe."),
    Code.JOKER_NOT_IN_DECK: gettext_lazy("Este baralho não tem coringão: confira a carta."),
    Code.TOO_SHORT: gettext_lazy("Uma combinação tem pelo menos três cartas: confira se falta alguma."),
    Code.NOT_A_RUN: gettext_lazy(
        "As cartas não formam sequência do mesmo naipe: confira a ordem e os naipes."
    ),
    Code.RUN_WRAPS: gettext_lazy("A sequência não dá a volta pelo ás: confira onde ela começa e termina."),
    Code.ACE_TO_ACE: gettext_lazy("A sequência não pode ter um ás em cada ponta: confira os ases."),
    Code.TOO_MANY_WILDS: gettext_lazy("Só cabe um coringa por combinação: confira os dois e os coringões."),
    Code.SETS_NOT_ALLOWED: gettext_lazy("Trincas não valem neste regulamento: confira a combinação."),
    Code.SET_MIXED: gettext_lazy("A trinca tem cartas de valores diferentes: confira as cartas."),
    Code.SET_OF_WILDS: gettext_lazy("Uma trinca só de coringas não vale: confira as cartas."),
    Code.SET_TOO_BIG: gettext_lazy("A trinca tem cartas demais: confira se são duas combinações."),
    Code.LAID_MISSING: gettext_lazy("Falta dizer com quantas cartas esta combinação foi baixada."),
    Code.LAID_IMPOSSIBLE: gettext_lazy(
        "Esta combinação não pode ter sido baixada com tantas cartas: confira."
    ),
    Code.LATE_TWO_IMPOSSIBLE: gettext_lazy(
        "Nesta canastra o dois não pode ter ido para o lugar depois da sétima carta: confira a marca."
    ),
    Code.NO_NATURAL: gettext_lazy("A combinação só tem coringas: confira se falta uma carta."),
    Code.BAD_KIND: gettext_lazy("Diga se a combinação é uma sequência ou uma trinca."),
    # the cards of a mão
    Code.TOO_MANY_COPIES: gettext_lazy(
        "Uma carta aparece mais vezes do que existe no baralho: confira as iguais."
    ),
    Code.NOT_CONSERVED: gettext_lazy("As cartas não fecham o baralho: confira se falta ou sobra alguma."),
    Code.CARDS_EXCEED_DECK: gettext_lazy(
        "Há mais cartas do que cabem com o que ficou na mesa: confira as mãos."
    ),
    Code.UNKNOWN_PLAYER: gettext_lazy("Quem bateu não joga nesta mesa: confira o jogador."),
    Code.OUT_PLAYER_HAS_CARDS: gettext_lazy("Quem bateu não fica com cartas: confira a mão ou quem bateu."),
    Code.EMPTY_HAND: gettext_lazy("Um jogador que não bateu aparece sem cartas: confira a mão dele."),
    Code.CLOSING_DISCARD_WILD: gettext_lazy("O último descarte não pode ser coringa: confira a carta."),
    Code.UNVIEWED_SIZE: gettext_lazy("O morto não visto está com o número errado de cartas: conte de novo."),
    Code.TOO_FEW_CARDS: gettext_lazy(
        "São %(cards)s cartas entre mesa e mão, e o normal é ter pelo menos %(least)s: conte de novo."
    ),
    Code.TABLE_TOO_SMALL: gettext_lazy(
        "São %(cards)s cartas na mesa; para pegar o morto ou bater, o normal é baixar pelo menos %(least)s."
        " Conte de novo, ou confira o morto e quem bateu."
    ),
    # the mão as a whole
    Code.WRONG_SIDES: gettext_lazy("O número de duplas ou de jogadores está errado: confira quem jogou."),
    Code.TWO_BATIDAS: gettext_lazy("Só uma dupla bate em cada mão: confira quem bateu."),
    Code.ENDING_MISMATCH: gettext_lazy("O final da mão não combina com quem bateu: confira um e outro."),
    Code.UNKNOWN_ENDING: gettext_lazy("Diga como a mão terminou: quem bateu, ou se o monte acabou."),
    Code.STALLO_NOT_AN_ENDING: gettext_lazy(
        "A mão não termina por impasse neste regulamento: confira o final."
    ),
    Code.NO_BATIDA: gettext_lazy("Ninguém bateu: confira se a mão terminou mesmo assim."),
    Code.BATIDA_WITHOUT_CANASTRA: gettext_lazy(
        "A dupla bateu, mas não tem canastra: confira as canastras ou quem bateu."
    ),
    Code.BATIDA_WITHOUT_MORTO: gettext_lazy(
        "A dupla bateu sem pegar o morto, e ainda havia um para ela: confira o morto ou quem bateu."
    ),
    Code.MORTO_MISSING: gettext_lazy("Diga se a dupla pegou o morto."),
    Code.MORTO_NOT_IN_SYSTEM: gettext_lazy("Neste regulamento não há morto: deixe em branco."),
    Code.MORTOS_EXCEED: gettext_lazy(
        "Os mortos pegos e os que foram para o monte passam do que há na mesa: confira os mortos."
    ),
    Code.MORTO_NOT_MOVABLE: gettext_lazy(
        "Neste regulamento o morto não vai para o monte: confira os mortos."
    ),
    Code.MORTO_LEFT_AT_STOCK_OUT: gettext_lazy(
        "O monte acabou com morto ainda na mesa: confira quem pegou o morto e quantos foram para o monte."
    ),
    Code.UNVIEWED_NOT_IN_SYSTEM: gettext_lazy(
        "Morto não visto não existe neste regulamento: diga se foi pego."
    ),
    Code.UNVIEWED_POINTS_MISSING: gettext_lazy("Faltam os pontos do morto que não foi visto."),
    Code.UNVIEWED_POINTS_RANGE: gettext_lazy(
        "O morto não visto não pode valer isso: some as cartas de novo."
    ),
    Code.UNVIEWED_IN_STALLO: gettext_lazy("No impasse todos já jogaram: confira o morto não visto."),
    Code.UNVIEWED_OWN_SIDE: gettext_lazy("O morto não visto é de quem bateu: confira de quem ele é."),
    Code.UNVIEWED_WITHOUT_CLOSING: gettext_lazy(
        "Há morto não visto e ninguém bateu: confira o final da mão."
    ),
    Code.SOLO_WITHOUT_POZZETTO: gettext_lazy("Quem joga sozinho pegou o morto: confira os mortos."),
    Code.NOBODY_TOOK_A_POZZETTO: gettext_lazy("Ninguém pegou o morto: confira os mortos."),
    Code.NOT_INTEGER: gettext_lazy(
        "Aqui vai um número inteiro, sem letras nem vírgula: confira o que foi digitado."
    ),
    Code.NEGATIVE_INPUT: gettext_lazy("O número não pode ser negativo: escreva sem o sinal de menos."),
    Code.BAD_MULTIPLE: gettext_lazy(
        "Os pontos das cartas são múltiplos de %(step)s: some as cartas de novo."
    ),
    Code.HAND_ZERO: gettext_lazy("Alguém da dupla devia ter cartas na mão: confira se é zero mesmo."),
    Code.VARIANT_OFF: gettext_lazy("Isto não existe neste regulamento: confira o que foi marcado."),
    Code.PENALTY_NOT_IN_RULES: gettext_lazy("Este regulamento não tem penalidades: deixe em branco."),
    Code.TABLE_BELOW_CANASTRA_MINIMUM: gettext_lazy(
        "Só as cartas destas canastras valem pelo menos %(least)s pontos, e na mesa há %(table)s:"
        " confira as canastras ou as cartas na mesa."
    ),
    Code.TOO_MANY_CANASTRAS: gettext_lazy(
        "Tantas canastras pedem %(needed)s cartas, e o baralho tem %(most)s: confira as canastras das duplas."
    ),
    Code.MORE_DIRTY_THAN_WILDS: gettext_lazy(
        "São %(dirty)s canastras com coringa, e há só %(most)s coringas: confira as canastras das duplas."
    ),
    Code.TWO_TWOS_CANASTRAS: gettext_lazy("Só cabe uma canastra de dois em cada mão: confira as canastras."),
    Code.MORE_BONUSES_THAN_CANASTRAS: gettext_lazy("Há mais bônus do que canastras: confira uns e outras."),
    Code.POINTS_EXCEED_DECK: gettext_lazy(
        "As cartas das duplas somam %(shown)s pontos, e o baralho inteiro vale %(most)s: confira mesa e mãos."
    ),
    Code.VULNERABLE_BELOW_MINIMUM: gettext_lazy(
        "A dupla vulnerável baixou menos que o mínimo: confira a mesa."
    ),
    Code.MANY_CANASTRAS: gettext_lazy("São %(count)s canastras de uma dupla só: confira se é isso mesmo."),
    # the partida
    Code.HAND_AFTER_END: gettext_lazy("Há mãos depois do fim da partida: confira a mão que a encerrou."),
    Code.ONE_ROUND_ONLY: gettext_lazy("Neste regulamento a partida tem uma mão só."),
    Code.STARTER_MISSING: gettext_lazy("Empate: diga quem começou a partida."),
    Code.TARGET_MISSING: gettext_lazy("Falta o limite de pontos da partida."),
}

# One number that alone is more than the deck can give, beside its field.
ALONE_BEYOND_THE_DECK: Mapping[str, Lazy] = {
    Code.POINTS_EXCEED_DECK: gettext_lazy("Nem o baralho inteiro tem tanto: confira o número digitado."),
    Code.TOO_MANY_CANASTRAS: gettext_lazy(
        "Nem o baralho inteiro dá tantas canastras: confira o número digitado."
    ),
}

REFUSALS: Mapping[str, Lazy] = {
    "hand_after_end": gettext_lazy(
        "Com isto a partida %(partida)s acabaria antes, e já há mãos depois. Fale com a direção."
    ),
    "jogo_cancelled": gettext_lazy("Este jogo foi cancelado e não pode ser reaberto."),
    "jogo_level": gettext_lazy("O jogo está empatado em partidas (%(a)s a %(b)s): ninguém venceu ainda."),
    "jogo_open": gettext_lazy("Este jogo já está aberto."),
    "jogo_played": gettext_lazy("Este jogo já tem mãos gravadas."),
    "key_in_use": gettext_lazy("Este envio já foi usado em outra mesa: abra a página da mesa de novo."),
    "mao_out_of_order": gettext_lazy(
        "A próxima mão é a %(number)s da partida %(partida)s. Confira o que foi digitado e envie de novo."
    ),
    "mao_unknown": gettext_lazy("Esta mão ainda não foi gravada: não há o que corrigir."),
    "next_jogo_played": gettext_lazy("O jogo seguinte já começou a ser jogado: fale com a direção."),
    "nothing_changed": gettext_lazy("Nada mudou em relação ao que está gravado."),
    "partida_after_end": gettext_lazy(
        "Com isto o jogo acabaria antes, e a partida %(partida)s já tem mãos. Fale com a direção."
    ),
    "partida_open_again": gettext_lazy(
        "Com isto uma partida ficaria sem vencedor, e a partida %(partida)s já tem mãos. Fale com a direção."
    ),
    "reason_missing": gettext_lazy("Escreva o motivo: ele fica visível para todos."),
    "sides_unfit": gettext_lazy("Neste regulamento jogam de %(least)s a %(most)s lados: confira quem joga."),
    "side_unknown": gettext_lazy("Escolha uma das duas duplas do jogo."),
    "target_missing": gettext_lazy("Falta o limite de pontos da partida."),
    "wrong_sides": gettext_lazy("As mãos da partida %(partida)s não são das duplas deste jogo."),
}
NOT_NOW: Lazy = gettext_lazy("Isto não pode ser feito agora. Abra a página de novo e confira.")

PARTIDA_REASONS: Mapping[str, Lazy] = {
    PartidaReason.LIMIT: gettext_lazy("Chegou ao limite de pontos."),
    PartidaReason.BOTH_OVER: gettext_lazy("As duas duplas chegaram ao limite: vale a que tem mais pontos."),
    PartidaReason.TIE_BREAK: gettext_lazy("Decidida na mão de desempate."),
    PartidaReason.ROUND: gettext_lazy("A partida é uma mão só: vale a que tem mais pontos."),
    PartidaReason.STARTER: gettext_lazy("Empate: vale a dupla que começou a partida."),
    PartidaReason.ALL_MAOS: gettext_lazy("Todas as mãos combinadas foram jogadas."),
    PartidaReason.CLOCK: gettext_lazy("O tempo acabou: contam as mãos começadas antes do sinal."),
}
JOGO_REASONS: Mapping[str, Lazy] = {
    JogoReason.MAJORITY: gettext_lazy("Venceu a maioria das partidas."),
    JogoReason.MOST_PARTIDAS: gettext_lazy("Venceu mais partidas."),
    JogoReason.EXTRA_PARTIDA: gettext_lazy("Decidido na partida extra."),
    WALKOVER: gettext_lazy("Vitória por W.O."),
    BY_DIRECTOR: gettext_lazy("Encerrado pela direção."),
    CANCELLED: gettext_lazy("Jogo cancelado."),
}
