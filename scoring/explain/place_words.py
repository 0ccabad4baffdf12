"""Labels and meanings of every value that a club may set, except those of cards and canastras."""

from collections.abc import Mapping

from django.utils.translation import gettext_lazy

from scoring.explain.option_words import OPTIONS, Label, Lazy, yes_no

NEEDED: Mapping[object, Lazy] = {
    "none": gettext_lazy("Não é preciso ter canastra"),
    "any": gettext_lazy("É preciso ter canastra"),
    "clean": gettext_lazy("É preciso ter canastra limpa"),
}
PLACES: Mapping[str, Label] = {
    "batida.bonus": Label(gettext_lazy("Pontos de quem bate")),
    "batida.needs_canastra": Label(gettext_lazy("Para bater"), NEEDED),
    "batida.wild_discard": yes_no(
        gettext_lazy("Último descarte de quem bate"),
        gettext_lazy("Pode ser coringa"),
        gettext_lazy("Não pode ser coringa"),
    ),
    "bonuses.grown": Label(gettext_lazy("Bônus da trinca que cresceu")),
    "bonuses.relancinho": Label(gettext_lazy("Bônus do relancinho (11 cartas de uma vez)")),
    "deck.jokers": OPTIONS["jokers"],
    "endings.codes": Label(
        gettext_lazy("A mão termina"),
        {
            "batida": gettext_lazy("quando alguém bate"),
            "stock_out": gettext_lazy("quando o maço acaba"),
            "two_left": gettext_lazy("com duas cartas no maço"),
            "stallo": gettext_lazy("quando o jogo trava"),
            "none": gettext_lazy("sem ninguém bater"),
        },
    ),
    "melds.ace_to_ace": OPTIONS["ace_to_ace"],
    "melds.barred_ranks": Label(
        gettext_lazy("Cartas que não entram em combinação"), {(): gettext_lazy("nenhuma")}
    ),
    "melds.largest_set": Label(gettext_lazy("Cartas de uma trinca, no máximo")),
    "melds.natural_two": yes_no(
        gettext_lazy("O 2 do naipe no seu próprio lugar"),
        gettext_lazy("É carta natural"),
        gettext_lazy("É coringa, como todo 2"),
    ),
    "melds.royal": Label(
        OPTIONS["royal"].label, {**OPTIONS["royal"].means, "ace_low": gettext_lazy("Limpa, do ás ao rei")}
    ),
    "melds.set_ranks": Label(gettext_lazy("Trincas que valem"), {(): gettext_lazy("de qualquer carta")}),
    "melds.sets_are_canastras": OPTIONS["sets_count_as_canastra"],
    "melds.sets": yes_no(
        gettext_lazy("Trincas (cartas do mesmo valor)"), gettext_lazy("Valem"), gettext_lazy("Não valem")
    ),
    "melds.wilds": Label(gettext_lazy("Coringas em cada combinação, no máximo")),
    "melds.wilds_in_sets": Label(gettext_lazy("Coringas em cada trinca, no máximo")),
    "mortos.become_stock": OPTIONS["mortos_become_stock"],
    "mortos.debit_when": OPTIONS["no_morto_debit"],
    "mortos.unplayed": Label(
        OPTIONS["unviewed_instead_of_debit"].label,
        {
            "value": gettext_lazy("Desconta só as suas cartas"),
            "value_and_debit": gettext_lazy(
                "Desconta as suas cartas e também os pontos de não pegar o morto"
            ),
            "debit": gettext_lazy("Desconta só os pontos de não pegar o morto"),
        },
    ),
    "mortos.unviewed": yes_no(
        gettext_lazy("Morto pego no último descarte e não visto"),
        gettext_lazy("Anota-se à parte"),
        gettext_lazy("Não existe"),
    ),
    "mortos.debit": Label(gettext_lazy("Quem não pegou o morto (pontos a menos)")),
    "partida.end": Label(
        gettext_lazy("Para vencer a partida"),
        {
            "reach": gettext_lazy("Basta chegar ao limite"),
            "exceed": gettext_lazy("É preciso passar do limite"),
        },
    ),
    "penalties.communication": Label(gettext_lazy("Conversa entre parceiros (pontos a menos)")),
    "threes.black_in_hand": OPTIONS["black_three_in_hand"],
    "threes.laid_value": yes_no(
        gettext_lazy("O três vermelho na mesa vale também como carta"),
        gettext_lazy("Sim"),
        gettext_lazy("Não"),
    ),
    "threes.needs": Label(gettext_lazy("Para o três vermelho na mesa somar"), NEEDED),
    "threes.red": Label(gettext_lazy("Três vermelho na mesa (pontos)")),
    "threes.red_in_hand": OPTIONS["red_three_in_hand"],
    "threes.red_without": Label(gettext_lazy("Três vermelho na mesa, sem a canastra (pontos a menos)")),
    "vulnerability.bonuses": yes_no(
        gettext_lazy("Bônus das canastras no mínimo para baixar"),
        gettext_lazy("Contam"),
        gettext_lazy("Não contam"),
    ),
    "vulnerability.steps": Label(OPTIONS["vulnerability"].label, {(): gettext_lazy("Não há")}),
    "without_canastra.needs": Label(
        gettext_lazy("A canastra que falta a quem não tem"),
        {"any": gettext_lazy("Qualquer uma"), "clean": gettext_lazy("Uma limpa")},
    ),
    "without_canastra.table": OPTIONS["without_canastra"],
    "vulnerability.points": Label(gettext_lazy("Mínimo para baixar estando vulnerável")),
    "vulnerability.warned": Label(gettext_lazy("O mesmo mínimo, depois de baixar errado")),
}
