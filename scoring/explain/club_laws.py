"""Sentences about the games of Brazil's clubs, in our own words, where the other texts are silent."""

from collections.abc import Mapping
from typing import Final

from django.utils.translation import gettext_lazy

from scoring.explain.law import Law

CLUB_LAWS: Final[Mapping[str, Law]] = {
    "dealer_drawn": Law(
        "before",
        gettext_lazy("Quem dá primeiro se decide tirando uma carta."),
    ),
    "mortos_of_cut": Law(
        "before",
        gettext_lazy("Quem corta forma os %(mortos)s com as cartas que levantou e os põe de lado."),
    ),
    "red_three_laid": Law(
        "laying", gettext_lazy("O três vermelho se põe na mesa, sozinho."), unless=("threes.red",)
    ),
    "red_three_replaced": Law(
        "laying",
        gettext_lazy("No lugar do três vermelho que se põe na mesa compra-se outra carta do maço."),
        unless=("threes.red",),
    ),
    "lixo_from_second": Law(
        "turn",
        gettext_lazy(
            "O primeiro descarte começa o lixo: do segundo jogador em diante compra-se do maço ou do lixo."
        ),
    ),
    "lixo_top": Law(
        "turn",
        gettext_lazy("Do lixo só se vê a carta de cima."),
    ),
    "lixo_use": Law(
        "turn",
        gettext_lazy(
            "Só leva o lixo quem usa na hora a carta de cima: numa combinação já baixada, ou numa "
            "nova com cartas da mão."
        ),
    ),
    "black_three_locks": Law(
        "turn",
        gettext_lazy("Um três preto em cima do lixo tranca-o: o seguinte tem de comprar do maço."),
    ),
    "stays_dirty": Law(
        "laying",
        gettext_lazy("Uma canastra com coringa não fica limpa depois."),
        unless=("melds.natural_two",),
    ),
    "morto_next_turn": Law(
        "taking",
        gettext_lazy("Quem pega o %(morto)s com o último descarte só joga com ele na sua vez seguinte."),
        unless=("mortos.unviewed",),
    ),
    "out_ends": Law(
        "out",
        gettext_lazy("Quem fica sem cartas depois que o seu lado pegou o %(morto)s bate, e a mão acaba ali."),
    ),
    "partner_hand": Law(
        "ending",
        gettext_lazy("Descontam-se as cartas que todos têm na mão, também o parceiro de quem bateu."),
        partners=True,
    ),
    "open_three": Law(
        "open",
        gettext_lazy(
            "Quantos %(mortos)s há para três jogadores: aqui dois, e um fica sem; também se joga com um "
            "para cada um."
        ),
        ("players", 3),
    ),
    "open_joker": Law(
        "open",
        gettext_lazy(
            "Quanto vale o coringão: joga-se com 50, 30, 20 e 10; aqui o que o clube escolher, e 50 "
            "se não disser nada."
        ),
    ),
    "open_direction": Law(
        "open",
        gettext_lazy(
            "Para que lado se joga: as salas de jogo vão para a esquerda, há clubes que vão para a "
            "direita. Não muda pontos."
        ),
    ),
    "open_starts": Law(
        "open",
        gettext_lazy("Quem joga primeiro em cada mão: combina-se antes."),
    ),
    "open_lixo_use": Law(
        "open",
        gettext_lazy(
            "Se para levar o lixo é preciso usar na hora a carta de cima: combina-se antes. Não muda pontos."
        ),
    ),
    "open_thirteen": Law(
        "open",
        gettext_lazy(
            "Quais treze cartas são a canastra de treze, e se um coringa cabe nela: aqui do ás ao "
            "rei ou do 2 ao ás, e com coringa é suja."
        ),
        unless=("melds.royal",),
    ),
    "open_stock_debit": Law(
        "open",
        gettext_lazy("Se quem viu o seu %(morto)s virar maço paga os pontos de não o ter pego: aqui paga."),
        ("no_morto_debit", "always"),
    ),
    "open_nobody_morto": Law(
        "open",
        gettext_lazy("Se os dois lados pagam quando nenhum pegou o %(morto)s: aqui os dois pagam."),
        ("no_morto_debit", "always"),
    ),
    "open_without_clean": Law(
        "open",
        gettext_lazy("Se quem não tem canastra limpa perde o que baixou: aqui o que está na mesa conta."),
        ("without_clean", "credit"),
        unless=("without_canastra.needs",),
    ),
    "open_first_minimum": Law(
        "open",
        gettext_lazy("Se a primeira baixada precisa de um mínimo de pontos: aqui não precisa."),
        ("vulnerability", ()),
    ),
    "open_seven_set": Law(
        "open",
        gettext_lazy("Se a trinca de sete cartas é canastra: aqui é, com um coringa no máximo."),
        ("sets_count_as_canastra", True),
        unless=("melds.sets", "melds.sets_are_canastras", "melds.wilds", "melds.wilds_in_sets"),
    ),
    "open_black": Law(
        "open",
        gettext_lazy(
            "Quanto custa o três preto na mão: aqui o mesmo que as outras cartas; há clubes que "
            "tiram 100 pontos."
        ),
        ("black_three_in_hand", 0),
    ),
    "open_red_kept": Law(
        "open",
        gettext_lazy(
            "Se um três vermelho guardado na mão faz perder também os da mesa: aqui só o da mão desconta."
        ),
        ("red_three_in_hand!", 0),
    ),
    "open_red_nobody": Law(
        "open",
        gettext_lazy("Se os três vermelhos contam quando ninguém bate: aqui contam do mesmo jeito."),
    ),
    "open_second_card": Law(
        "open",
        gettext_lazy(
            "Se quem abre a mão pode trocar a primeira carta que compra por uma segunda: um clube "
            "deixa, as salas de jogo não dizem."
        ),
    ),
}
