"""Sentences about play, in our own words, for rules that no value of a rule set expresses.

A data file lists under `[articles]` the sentences that its text confirms, each with its source; `open_...` sentences
name the questions that the text leaves open.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from django.utils.translation import gettext_lazy

import rules
from scoring.explain.club_laws import CLUB_LAWS
from scoring.explain.law import Law, Lazy
from scoring.explain.statement import Statement, word


def laws(ruleset: rules.RuleSet, topic: str) -> Iterator[Statement]:
    """Yield the statements of a rule set's text about one topic of play."""
    words = {name: word(ruleset, name) for name in ("canastra", "morto", "mortos")}
    for key, law in LAWS.items():
        place = f"articles.{key}"
        if law.topic == topic and place in ruleset.articles and law.holds(ruleset):
            yield str(law.text) % words, (place,)


TOPICS: Final[Mapping[str, Lazy]] = {
    "before": gettext_lazy("Antes de jogar"),
    "turn": gettext_lazy("A sua vez"),
    "laying": gettext_lazy("Baixar cartas"),
    "taking": gettext_lazy("Pegar o %(morto)s"),
    "out": gettext_lazy("Como se bate"),
    "ending": gettext_lazy("Como a mão acaba"),
    "open": gettext_lazy("O que o texto deixa em aberto"),
}
LAWS: Final[Mapping[str, Law]] = {
    "seats_agreed": Law(
        "before", gettext_lazy("Os lugares na mesa são combinados; sem acordo, são sorteados.")
    ),
    "partners_opposite": Law(
        "before",
        gettext_lazy("Os parceiros sentam-se de frente, alternados com os outros."),
        ("teams", "duplas"),
        partners=True,
    ),
    "trios_alternate": Law("before", gettext_lazy("Os dois trios sentam-se alternados."), ("teams", "trios")),
    "dealer_agreed": Law(
        "before", gettext_lazy("Quem embaralha, corta e abre a mão, os jogadores combinam.")
    ),
    "dealer_any": Law("before", gettext_lazy("Quem dá primeiro é escolhido do jeito que combinarem.")),
    "dealer_lowest": Law(
        "before",
        gettext_lazy(
            "Dá primeiro quem tira a carta mais baixa; o coringão é a mais alta, depois o 2 e o ás."
        ),
    ),
    "dealer_suits": Law(
        "before",
        gettext_lazy(
            "Em cartas iguais vale espadas, copas, ouros, paus, da mais alta à mais baixa; dois coringões "
            "tiram de novo."
        ),
    ),
    "cut_right": Law("before", gettext_lazy("Corta o jogador à direita de quem dá.")),
    "cut_size": Law("before", gettext_lazy("Quem corta levanta ao menos 22 cartas e deixa ao menos 45.")),
    "cutter_mortos": Law(
        "before", gettext_lazy("Quem cortou forma os %(mortos)s com as cartas de baixo, uma a cada um.")
    ),
    "deal_clockwise": Law("before", gettext_lazy("As cartas se dão em sentido horário.")),
    "deal_by_twos": Law(
        "before", gettext_lazy("Dá-se uma carta de cada vez ou duas, começando à esquerda de quem dá.")
    ),
    "deal_singly": Law("before", gettext_lazy("Dá-se uma carta de cada vez.")),
    "mortos_apart": Law("before", gettext_lazy("Os %(mortos)s ficam de lado na mesa, fechados.")),
    "rest_is_stock": Law("before", gettext_lazy("As cartas que sobram são o maço.")),
    "up_card": Law("before", gettext_lazy("Uma carta se abre ao lado do maço: com ela começa o lixo.")),
    "clockwise": Law("turn", gettext_lazy("Joga-se um de cada vez, para a esquerda.")),
    "turn_parts": Law(
        "turn", gettext_lazy("Na sua vez cada um compra, baixa se puder e quiser, e descarta.")
    ),
    "second_card": Law(
        "turn",
        gettext_lazy("Quem abre a mão pode trocar a primeira carta que compra por uma segunda do maço."),
    ),
    "second_card_once": Law(
        "turn", gettext_lazy("Só quem dá pode fazer isso, na sua primeira jogada, e uma vez só.")
    ),
    "must_draw": Law("turn", gettext_lazy("Ninguém joga sem comprar primeiro.")),
    "draw_one": Law("turn", gettext_lazy("Do maço compra-se a carta de cima, uma só.")),
    "draw_all": Law("turn", gettext_lazy("Do lixo levam-se todas as cartas, nunca só algumas.")),
    "lixo_open": Law("turn", gettext_lazy("As cartas do lixo ficam à vista de todos.")),
    "lixo_kept": Law("turn", gettext_lazy("Quem levantou o lixo não pode devolvê-lo e comprar do maço.")),
    "one_against_one": Law(
        "turn",
        gettext_lazy("Quem tem uma só carta na mão não compra um lixo de uma só carta: compra do maço."),
    ),
    "one_passes": Law("turn", gettext_lazy("Se então o maço acabou, passa a vez.")),
    "only_lixo": Law("turn", gettext_lazy("Quando o maço acaba, só se compra do lixo.")),
    "same_card": Law(
        "turn",
        gettext_lazy(
            "Quem leva um lixo de uma só carta não descarta essa mesma carta; de um lixo maior pode "
            "descartar qualquer uma."
        ),
    ),
    "discard_ends": Law("turn", gettext_lazy("O descarte de uma carta termina a vez.")),
    "discard_bought": Law("turn", gettext_lazy("Pode-se descartar a carta que se acabou de comprar.")),
    "discard_stays": Law("turn", gettext_lazy("Descarte feito não volta atrás.")),
    "discard_wild": Law(
        "turn", gettext_lazy("Um coringa pode ser descartado, mas não como a última carta de quem bate.")
    ),
    "three_cards": Law("laying", gettext_lazy("Toda combinação tem pelo menos três cartas.")),
    "run_of_suit": Law("laying", gettext_lazy("Uma sequência é de um só naipe.")),
    "run_wraps": Law("laying", gettext_lazy("Uma sequência não continua depois do ás: rei, ás, 2 não vale.")),
    "set_one_rank": Law(
        "laying",
        gettext_lazy("Numa trinca todas as cartas têm o mesmo valor, fora o coringa."),
        unless=("melds.sets",),
    ),
    "no_set_of_wilds": Law("laying", gettext_lazy("Trinca só de coringas não vale."), unless=("melds.sets",)),
    "two_in_place": Law(
        "laying",
        gettext_lazy("O 2 do naipe, no seu próprio lugar, não é coringa."),
        unless=("melds.natural_two",),
    ),
    "may_keep": Law("laying", gettext_lazy("Ninguém é obrigado a baixar o que tem.")),
    "no_first_minimum": Law(
        "laying",
        gettext_lazy("A primeira combinação não precisa de um mínimo de pontos."),
        unless=("vulnerability.steps",),
    ),
    "add_own": Law(
        "laying", gettext_lazy("Cartas acrescentam-se às combinações do próprio lado, também às do parceiro.")
    ),
    "not_to_others": Law("laying", gettext_lazy("Às dos adversários nunca.")),
    "no_rearranging": Law("laying", gettext_lazy("Cartas baixadas não mudam de combinação.")),
    "one_column": Law("laying", gettext_lazy("As combinações de um lado ficam todas juntas.")),
    "cleaned": Law(
        "laying",
        gettext_lazy(
            "A suja fica limpa quando a carta verdadeira entra e o 2 do mesmo naipe vai para o seu lugar."
        ),
        unless=("melds.natural_two",),
    ),
    "cleaned_if_only_two": Law(
        "laying", gettext_lazy("Só se esse 2 era o seu único coringa."), unless=("melds.natural_two",)
    ),
    "cleaned_by_seventh": Law(
        "laying",
        gettext_lazy(
            "O coringa do mesmo naipe pode ir para o seu lugar de 2 até a sétima carta: a canastra é então real."
        ),
        unless=("melds.natural_two",),
    ),
    "may_be_soiled": Law(
        "laying",
        gettext_lazy("O contrário também acontece: a limpa pode voltar a ser suja."),
        unless=("melds.natural_two",),
    ),
    "two_stays_wild": Law(
        "laying",
        gettext_lazy("O 2 que não cabe no seu lugar continua coringa, numa das pontas."),
        unless=("melds.natural_two",),
    ),
    "complete_run": Law("laying", gettext_lazy("Numa sequência completa o coringa não se troca mais.")),
    "wild_below": Law(
        "laying",
        gettext_lazy("O coringa da ponta fica embaixo, e a sequência pode crescer para os dois lados."),
    ),
    "wild_for_real": Law(
        "laying",
        gettext_lazy(
            "Um coringa só se troca pela carta que representa, em sequência; nunca por outro coringa."
        ),
    ),
    "two_turns_wild": Law(
        "laying",
        gettext_lazy("O 2 no seu lugar pode virar coringa, para esticar a sequência."),
        unless=("melds.natural_two",),
    ),
    "fourteen": Law(
        "laying",
        gettext_lazy(
            "Em treze cartas com coringa a carta verdadeira pode entrar: o coringa fica, e são catorze."
        ),
    ),
    "below_takes_back": Law(
        "laying",
        gettext_lazy("Quem está vulnerável e baixa menos que o mínimo recolhe o que baixou."),
        ("vulnerability", True),
    ),
    "morto_when": Law(
        "taking", gettext_lazy("Quem fica sem cartas na mão pega um %(morto)s e continua com ele.")
    ),
    "morto_one_each": Law("taking", gettext_lazy("Cada lado pega um %(morto)s só.")),
    "morto_directly": Law(
        "taking",
        gettext_lazy("Quem baixou todas as cartas pega o %(morto)s na hora e joga com ele na mesma vez."),
    ),
    "morto_by_discard": Law(
        "taking",
        gettext_lazy("Quem descartou a última carta só olha o %(morto)s depois que o parceiro jogou."),
    ),
    "morto_ends_turn": Law(
        "taking", gettext_lazy("Quem descartou a última carta pega o %(morto)s e termina a sua vez.")
    ),
    "wild_for_morto": Law(
        "taking", gettext_lazy("Para pegar o %(morto)s a última carta descartada pode ser coringa.")
    ),
    "mortos_one_by_one": Law(
        "taking",
        gettext_lazy(
            "Se o maço acaba antes, os %(mortos)s que sobram vão para o lugar dele, um de cada vez."
        ),
        unless=("mortos.become_stock",),
    ),
    "solo": Law(
        "taking",
        gettext_lazy(
            "De três jogadores, o primeiro a ficar sem cartas pega o %(morto)s maior e joga só; os outros "
            "dois jogam juntos."
        ),
        ("players", 3),
    ),
    "as_four": Law("taking", gettext_lazy("A dois joga-se e conta-se como a quatro."), ("players", 2)),
    "say_bati": Law("out", gettext_lazy("Quem fica sem cartas na mão diz “bati”, e a mão acaba ali.")),
    "out_with_discard": Law("out", gettext_lazy("Para bater é preciso descartar uma última carta.")),
    "keep_two": Law(
        "out",
        gettext_lazy(
            "Sem %(canastra)s, quem já pegou o %(morto)s fica com ao menos duas cartas: uma para descartar e outra "
            "na mão."
        ),
        unless=("batida.needs_canastra",),
    ),
    "stock_end": Law(
        "ending",
        gettext_lazy("Sem maço e sem %(mortos)s a mão acaba, ainda que ninguém bata."),
        ("mortos_become_stock", True),
        unless=("endings.codes",),
    ),
    "last_card": Law(
        "ending",
        gettext_lazy("Se ninguém bate, a mão acaba no descarte de quem comprou a última carta do maço."),
        unless=("endings.codes",),
    ),
    "last_lixo": Law(
        "ending",
        gettext_lazy("O seguinte ainda pode levar o lixo: só acaba se não o quiser."),
        unless=("endings.codes",),
    ),
    "two_left_end": Law(
        "ending",
        gettext_lazy(
            "Quem compra a antepenúltima carta do maço joga a sua vez até o fim; o seu descarte ninguém leva."
        ),
        unless=("endings.codes",),
    ),
    "stallo_what": Law(
        "ending",
        gettext_lazy(
            "O jogo trava quando o lixo tem uma carta e os quatro só levam essa carta e descartam outra."
        ),
        ("stallo_variation", False),
        unless=("endings.codes",),
    ),
    "no_closing_bonus": Law("ending", gettext_lazy("Se ninguém bateu, ninguém ganha os pontos da batida.")),
    "no_talk": Law(
        "turn",
        gettext_lazy("Parceiros não dizem que cartas têm, nem o que o outro deve jogar."),
        ("teams!", "individual"),
    ),
    "below_zero": Law(
        "ending", gettext_lazy("Os pontos de uma mão, e os de um lado, podem ficar abaixo de zero.")
    ),
    "open_minimum": Law(
        "open",
        gettext_lazy(
            "Se o mínimo de quem está vulnerável vale para cada combinação: aqui vale para tudo que se "
            "baixa na vez; acrescentar é livre."
        ),
        ("vulnerability", True),
    ),
    "open_wilds": Law(
        "open",
        gettext_lazy("Quantos coringas cabem numa combinação: aqui, quantos houver."),
        ("one_wild", False),
        unless=("melds.wilds",),
    ),
    "open_talk": Law(
        "open",
        gettext_lazy(
            "Quem julga a conversa entre parceiros: aqui, a mesa ou o diretor diz quantas vezes foi."
        ),
        ("teams!", "individual"),
    ),
    "open_nobody_out": Law("open", gettext_lazy("O que acontece se ninguém bate.")),
    "open_tie_order": Law(
        "open",
        gettext_lazy("Quem pode vencer a mão de desempate: aqui, os empatados e quem chegar ao limite nela."),
    ),
    "open_twos_run": Law(
        "open", gettext_lazy("Se três ou mais 2 podem ser sequência: aqui são sempre trinca de 2.")
    ),
    "open_starter": Law(
        "open",
        gettext_lazy(
            "Quem dá e quem começa, embora disso dependa o empate: aqui se pergunta quando é preciso."
        ),
    ),
    "open_which_batida": Law(
        "open",
        gettext_lazy(
            "Qual das duas maneiras de pegar o %(morto)s falta neste modo: aqui, a de baixar tudo e seguir "
            "na mesma vez. Não muda pontos."
        ),
    ),
    "open_wild_close": Law("open", gettext_lazy("Se a última carta descartada pode ser coringa: aqui pode.")),
    "open_largest": Law(
        "open",
        gettext_lazy("Quantas cartas uma trinca tem no máximo: aqui as oito iguais e um coringa."),
        unless=("melds.sets", "melds.largest_set"),
    ),
    "open_cards": Law(
        "open",
        gettext_lazy("Quantas cartas se dão e quantas tem um %(morto)s: aqui, 11 como nos outros textos."),
    ),
    "open_real": Law(
        "open",
        gettext_lazy(
            "O que é canastra simples e o que é real: aqui, lido do artigo 11; real é a que não tem coringa "
            "fora do lugar."
        ),
        unless=("melds.natural_two",),
    ),
    "open_discard": Law(
        "open", gettext_lazy("Se para bater é preciso descartar: aqui se bate com descarte ou sem.")
    ),
    "open_level_jogo": Law(
        "open",
        gettext_lazy(
            "O que acontece com as partidas empatadas: aqui joga-se mais uma, ou o jogo fica empatado, como "
            "for combinado."
        ),
    ),
    "open_tie": Law(
        "open",
        gettext_lazy("O que acontece com pontos iguais acima do limite: aqui joga-se mais uma mão."),
        unless=("partida.end",),
    ),
    "open_partner_unviewed": Law(
        "open",
        gettext_lazy(
            "O que vale o %(morto)s não visto do parceiro de quem bateu: aqui desconta as suas cartas, como "
            "o dos outros."
        ),
        unless=("mortos.unplayed",),
    ),
    "open_nobody_alone": Law(
        "open",
        gettext_lazy(
            "O que acontece se nenhum dos três pega um %(morto)s: aqui cada um conta os seus pontos."
        ),
        ("players", 3),
    ),
    "lay_in_order": Law(
        "laying",
        gettext_lazy("Depois de comprar, cada um pode pôr combinações na mesa, à sua frente e em ordem."),
    ),
    "joker_stays": Law("laying", gettext_lazy("Só o 2 se troca pela carta que representa; o coringão fica.")),
    "seven_cards": Law(
        "laying",
        gettext_lazy("Sete cartas fazem uma canastra, em sequência ou em trinca."),
        unless=("melds.sets", "melds.sets_are_canastras"),
    ),
    "out_may_lose": Law("ending", gettext_lazy("Quem bateu pode perder: vence quem tem mais pontos.")),
    "nothing_else": Law("ending", gettext_lazy("Nada mais dá ou tira pontos: nem conversa, nem penalidade.")),
    "open_modes": Law(
        "open",
        gettext_lazy("As regras dos outros modos da família, que só são nomeados: aqui não se contam."),
    ),
    "open_hole": Law(
        "open",
        gettext_lazy("Se o exemplo sem o 4 é de propósito: aqui se lê como o outro exemplo, que o tem."),
    ),
    **CLUB_LAWS,
}
