"""Labels and meanings of every switch of the published texts."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy

type Lazy = str | Promise


@dataclass(frozen=True, slots=True)
class Label:
    """A label, and the meanings of those values that words explain better than a number."""

    label: Lazy
    means: Mapping[object, Lazy] = field(default_factory=dict)


def yes_no(label: Lazy, yes: Lazy, no: Lazy) -> Label:
    return Label(label, {True: yes, False: no})


LACKING: Mapping[object, Lazy] = {
    "credit": gettext_lazy("As cartas e canastras contam"),
    "zero": gettext_lazy("Nada conta"),
    "negative": gettext_lazy("As cartas são descontadas, e as canastras não contam"),
}
OPTIONS: Mapping[str, Label] = {
    "ace_to_ace": yes_no(
        gettext_lazy("Sequência de ás a ás"),
        gettext_lazy("Vale: pode ter um ás em cada ponta"),
        gettext_lazy("Não vale: só um ás em cada sequência"),
    ),
    "canastra_real": yes_no(
        gettext_lazy("Canastra real (de ás a ás)"),
        gettext_lazy("Vale bônus próprio"),
        gettext_lazy("Não existe: vale como as outras"),
    ),
    "grown": Label(
        gettext_lazy("Bônus da trinca que cresceu até canastra"),
        {
            "on_top": gettext_lazy("Somado ao da canastra"),
            "instead": gettext_lazy("No lugar do da canastra"),
            "clean_only": gettext_lazy("Somado ao da canastra, só se for limpa"),
        },
    ),
    "hand_debit_without_batida": yes_no(
        gettext_lazy("Cartas na mão quando ninguém bate"),
        gettext_lazy("São descontadas"),
        gettext_lazy("Não são descontadas"),
    ),
    "hand_without_batida": yes_no(
        gettext_lazy("Mão em que ninguém bate"),
        gettext_lazy("Vale, depois de confirmada"),
        gettext_lazy("Não vale"),
    ),
    "black_three_in_hand": Label(
        gettext_lazy("Três preto na mão (pontos a menos por carta; 0: carta comum)")
    ),
    "joker": Label(gettext_lazy("Pontos do coringão")),
    "jokers": Label(
        gettext_lazy("Coringões no baralho"),
        {0: gettext_lazy("Nenhum"), 2: gettext_lazy("Dois"), 4: gettext_lazy("Quatro")},
    ),
    "late_two_stays_dirty": yes_no(
        gettext_lazy("O 2 que vai para o seu lugar depois da sétima carta"),
        gettext_lazy("A canastra fica simples"),
        gettext_lazy("A canastra passa a real"),
    ),
    "maos": Label(gettext_lazy("Número de mãos da partida, no lugar do limite de pontos")),
    "mode": Label(gettext_lazy("Modo de jogo"), {"open_dirty": gettext_lazy("Open-Dirty")}),
    "mortos_become_stock": yes_no(
        gettext_lazy("Quando o maço acaba"),
        gettext_lazy("O morto que ninguém pegou vira maço"),
        gettext_lazy("A mão termina e os mortos ficam fora"),
    ),
    "no_morto_debit": Label(
        gettext_lazy("Pontos a menos de quem não pegou o morto"),
        {
            "always": gettext_lazy("Sempre"),
            "other_took": gettext_lazy("Só se o outro lado pegou o seu"),
            "could_take": gettext_lazy("Só se havia morto para pegar"),
        },
    ),
    "red_three_in_hand": Label(
        gettext_lazy("Três vermelho na mão (pontos a menos por carta; 0: carta comum)")
    ),
    "sets_count_as_canastra": yes_no(
        gettext_lazy("Trinca de sete cartas"),
        gettext_lazy("É canastra"),
        gettext_lazy("Não é canastra"),
    ),
    "mortos_of_three": Label(
        gettext_lazy("Mortos para três jogadores"),
        {2: gettext_lazy("Dois: um jogador fica sem"), 3: gettext_lazy("Três: um para cada um")},
    ),
    "no_morto_debit_when_moved": yes_no(
        gettext_lazy("Quem não pegou o morto porque ele foi para o maço"),
        gettext_lazy("Perde os pontos do morto do mesmo jeito"),
        gettext_lazy("Não perde nada"),
    ),
    "one_wild": yes_no(
        gettext_lazy("Coringas em cada combinação"),
        gettext_lazy("Um só"),
        gettext_lazy("Sem limite"),
    ),
    "other_scores": yes_no(
        gettext_lazy("A outra tabela de pontos"),
        gettext_lazy("Limpa 500, suja 250, relancinho 200, batida 100"),
        gettext_lazy("Limpa 200, suja 100, relancinho 100, batida 50"),
    ),
    "partners_halve": yes_no(
        gettext_lazy("Pontos dos dois que jogam contra um"),
        gettext_lazy("Metade para cada um"),
        gettext_lazy("O total inteiro para cada um"),
    ),
    "players": Label(
        gettext_lazy("Quantos jogam"),
        {
            4: gettext_lazy("Quatro, em duplas"),
            3: gettext_lazy("Três"),
            2: gettext_lazy("Dois, um contra o outro"),
        },
    ),
    "real_on_top": yes_no(
        gettext_lazy("Bônus da canastra real"),
        gettext_lazy("Somado ao da canastra limpa ou suja"),
        gettext_lazy("No lugar do da canastra limpa ou suja"),
    ),
    "relancinho_on_top": yes_no(
        gettext_lazy("Bônus do relancinho"),
        gettext_lazy("Somado ao da canastra"),
        gettext_lazy("No lugar do da canastra"),
    ),
    "royal": Label(
        gettext_lazy("Canastra real"),
        {
            "ace_high": gettext_lazy("Limpa, do 2 ao rei com o ás em cima"),
            "thirteen": gettext_lazy("Limpa, de treze cartas"),
            "king_ace": gettext_lazy("Limpa, terminada em rei e ás"),
        },
    ),
    "semipulito": yes_no(
        gettext_lazy("Canastra semilimpa"),
        gettext_lazy("Existe: sete cartas naturais e um coringa"),
        gettext_lazy("Não existe: vale como suja"),
    ),
    "stallo_variation": yes_no(
        gettext_lazy("Jogo travado: todos só compram do lixo e descartam"),
        gettext_lazy("A mão continua, o próximo compra do maço"),
        gettext_lazy("A mão termina"),
    ),
    "table_credit": yes_no(
        gettext_lazy("Cartas na mesa"),
        gettext_lazy("Somam pontos"),
        gettext_lazy("Não somam pontos"),
    ),
    "target": Label(gettext_lazy("Limite de pontos da partida")),
    "teams": Label(
        gettext_lazy("Como se joga"),
        {
            "individual": gettext_lazy("Cada um por si, de 2 a 9 jogadores"),
            "duplas": gettext_lazy("Em duplas"),
            "trios": gettext_lazy("Em dois trios"),
        },
    ),
    "twos_grow": yes_no(
        gettext_lazy("Canastra de dois que cresceu aos poucos"),
        gettext_lazy("Ganha também o bônus da trinca que cresceu"),
        gettext_lazy("Vale só como canastra de dois"),
    ),
    "twos_on_top": yes_no(
        gettext_lazy("Bônus da canastra de dois"),
        gettext_lazy("Somado ao da canastra limpa"),
        gettext_lazy("No lugar do da canastra limpa"),
    ),
    "two_beside_joker": yes_no(
        gettext_lazy("Um 2 no seu lugar e um coringão na mesma sequência"),
        gettext_lazy("Vale"),
        gettext_lazy("Não vale"),
    ),
    "unviewed_instead_of_debit": yes_no(
        gettext_lazy("Pozzetto pego e não visto"),
        gettext_lazy("Desconta só as suas cartas"),
        gettext_lazy("Desconta as suas cartas e também os pontos de não pegar o morto"),
    ),
    "vulnerability": Label(
        gettext_lazy("Vulnerabilidade (mínimo para baixar)"),
        {
            True: gettext_lazy("Sim, a partir da metade do limite"),
            False: gettext_lazy("Não: baixa-se à vontade"),
            (): gettext_lazy("Não há"),
        },
    ),
    "without_canastra": Label(gettext_lazy("Na mesa de quem não tem canastra"), LACKING),
    "without_clean": Label(gettext_lazy("Na mesa de quem não tem canastra limpa"), LACKING),
    "wild_above_complete_run": yes_no(
        gettext_lazy("Coringa depois do rei, com o ás embaixo"),
        gettext_lazy("Vale"),
        gettext_lazy("Não vale"),
    ),
    "wild_below_complete_run": yes_no(
        gettext_lazy("Coringa antes do 2, com o ás em cima"),
        gettext_lazy("Vale"),
        gettext_lazy("Não vale"),
    ),
    "wild_beside_complete_run": yes_no(
        gettext_lazy("Coringa junto de uma sequência de treze naturais"),
        gettext_lazy("Vale"),
        gettext_lazy("Não vale"),
    ),
    "wild_takes_value": yes_no(
        gettext_lazy("Pontos de um coringa na mesa"),
        gettext_lazy("Os da carta que substitui"),
        gettext_lazy("Os seus próprios"),
    ),
}
