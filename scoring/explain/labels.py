"""Plain words for every switch of the four texts and for every value a club may set. The one table of them."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from django.utils.functional import Promise
from django.utils.text import capfirst
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

import rules
from rules.cards import RANKS
from scoring.wording.terms import word

type Lazy = str | Promise
_SILENT = {"", "omisso", "taciuto", "silent"}
_LINE, _LINES = {"linha", "riga", "line"}, {"linhas", "righe", "lines"}
_NAMED = {
    "Glossário, jogo": gettext_lazy("Glossário, palavra “jogo”"),
    "uso dei tornei": gettext_lazy("costume dos torneios"),
}
YES, NO = gettext_lazy("sim"), gettext_lazy("não")


@dataclass(frozen=True, slots=True)
class Label:
    """What something is called, and what each of its values means where words tell more than a number."""

    label: Lazy
    means: Mapping[object, Lazy] = field(default_factory=dict)


def _yes_no(label: Lazy, yes: Lazy, no: Lazy) -> Label:
    return Label(label, {True: yes, False: no})


OPTIONS: Mapping[str, Label] = {
    "ace_to_ace": _yes_no(
        gettext_lazy("Sequência de ás a ás"),
        gettext_lazy("Vale: pode ter um ás em cada ponta"),
        gettext_lazy("Não vale: só um ás em cada sequência"),
    ),
    "canastra_real": _yes_no(
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
    "hand_debit_without_batida": _yes_no(
        gettext_lazy("Cartas na mão quando ninguém bate"),
        gettext_lazy("São descontadas"),
        gettext_lazy("Não são descontadas"),
    ),
    "hand_without_batida": _yes_no(
        gettext_lazy("Mão em que ninguém bate"),
        gettext_lazy("Vale, depois de confirmada"),
        gettext_lazy("Não vale"),
    ),
    "jokers": Label(
        gettext_lazy("Coringões no baralho"),
        {0: gettext_lazy("Nenhum"), 2: gettext_lazy("Dois"), 4: gettext_lazy("Quatro")},
    ),
    "late_two_stays_dirty": _yes_no(
        gettext_lazy("O 2 que vai para o seu lugar depois da sétima carta"),
        gettext_lazy("A canastra fica simples"),
        gettext_lazy("A canastra passa a real"),
    ),
    "maos": Label(gettext_lazy("Número de mãos da partida, no lugar do limite de pontos")),
    "mode": Label(gettext_lazy("Modo de jogo"), {"open_dirty": gettext_lazy("Open-Dirty")}),
    "no_morto_debit_when_moved": _yes_no(
        gettext_lazy("Quem não pegou o morto porque ele foi para o maço"),
        gettext_lazy("Perde os pontos do morto do mesmo jeito"),
        gettext_lazy("Não perde nada"),
    ),
    "one_wild": _yes_no(
        gettext_lazy("Coringas em cada combinação"),
        gettext_lazy("Um só"),
        gettext_lazy("Sem limite"),
    ),
    "other_scores": _yes_no(
        gettext_lazy("A outra tabela de pontos"),
        gettext_lazy("Limpa 500, suja 250, relancinho 200, batida 100"),
        gettext_lazy("Limpa 200, suja 100, relancinho 100, batida 50"),
    ),
    "partners_halve": _yes_no(
        gettext_lazy("Pontos dos dois que jogam contra um"),
        gettext_lazy("Metade para cada um"),
        gettext_lazy("O total inteiro para cada um"),
    ),
    "players": Label(
        gettext_lazy("Quantos jogam"),
        {
            4: gettext_lazy("Quatro, em duplas"),
            3: gettext_lazy("Três, um contra dois em cada mão"),
            2: gettext_lazy("Dois, um contra o outro"),
        },
    ),
    "real_on_top": _yes_no(
        gettext_lazy("Bônus da canastra real"),
        gettext_lazy("Somado ao da canastra limpa ou suja"),
        gettext_lazy("No lugar do da canastra limpa ou suja"),
    ),
    "relancinho_on_top": _yes_no(
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
    "semipulito": _yes_no(
        gettext_lazy("Canastra semilimpa"),
        gettext_lazy("Existe: sete cartas naturais e um coringa"),
        gettext_lazy("Não existe: vale como suja"),
    ),
    "stallo_variation": _yes_no(
        gettext_lazy("Jogo travado: todos só compram do lixo e descartam"),
        gettext_lazy("A mão continua, o próximo compra do maço"),
        gettext_lazy("A mão termina"),
    ),
    "table_credit": _yes_no(
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
    "twos_grow": _yes_no(
        gettext_lazy("Canastra de dois que cresceu aos poucos"),
        gettext_lazy("Ganha também o bônus da trinca que cresceu"),
        gettext_lazy("Vale só como canastra de dois"),
    ),
    "twos_on_top": _yes_no(
        gettext_lazy("Bônus da canastra de dois"),
        gettext_lazy("Somado ao da canastra limpa"),
        gettext_lazy("No lugar do da canastra limpa"),
    ),
    "two_beside_joker": _yes_no(
        gettext_lazy("Um 2 no seu lugar e um coringão na mesma sequência"),
        gettext_lazy("Vale"),
        gettext_lazy("Não vale"),
    ),
    "unviewed_instead_of_debit": _yes_no(
        gettext_lazy("Morto pego e não visto"),
        gettext_lazy("Desconta só as suas cartas"),
        gettext_lazy("Desconta as suas cartas e também os pontos de não pegar o morto"),
    ),
    "vulnerability": _yes_no(
        gettext_lazy("Vulnerabilidade a partir da metade do limite"),
        gettext_lazy("Sim: há um mínimo para baixar"),
        gettext_lazy("Não: baixa-se à vontade"),
    ),
    "wild_above_complete_run": _yes_no(
        gettext_lazy("Coringa depois do rei, com o ás embaixo"),
        gettext_lazy("Vale"),
        gettext_lazy("Não vale"),
    ),
    "wild_below_complete_run": _yes_no(
        gettext_lazy("Coringa antes do 2, com o ás em cima"),
        gettext_lazy("Vale"),
        gettext_lazy("Não vale"),
    ),
    "wild_beside_complete_run": _yes_no(
        gettext_lazy("Coringa junto de uma sequência de treze naturais"),
        gettext_lazy("Vale"),
        gettext_lazy("Não vale"),
    ),
    "wild_takes_value": _yes_no(
        gettext_lazy("Pontos de um coringa na mesa"),
        gettext_lazy("Os da carta que substitui"),
        gettext_lazy("Os seus próprios"),
    ),
}

PLACES: Mapping[str, Label] = {
    "batida.bonus": Label(gettext_lazy("Pontos de quem bate")),
    "batida.needs_canastra": _yes_no(
        gettext_lazy("Para bater"),
        gettext_lazy("É preciso ter canastra"),
        gettext_lazy("Não é preciso ter canastra"),
    ),
    "batida.wild_discard": _yes_no(
        gettext_lazy("Último descarte de quem bate"),
        gettext_lazy("Pode ser coringa"),
        gettext_lazy("Não pode ser coringa"),
    ),
    "bonuses.grown": Label(gettext_lazy("Bônus da trinca que cresceu")),
    "bonuses.relancinho": Label(gettext_lazy("Bônus do relancinho (11 cartas de uma vez)")),
    "deck.jokers": OPTIONS["jokers"],
    "melds.ace_to_ace": OPTIONS["ace_to_ace"],
    "melds.largest_set": Label(gettext_lazy("Cartas de uma trinca, no máximo")),
    "melds.sets": _yes_no(
        gettext_lazy("Trincas (cartas do mesmo valor)"), gettext_lazy("Valem"), gettext_lazy("Não valem")
    ),
    "melds.wilds": Label(gettext_lazy("Coringas em cada combinação, no máximo")),
    "mortos.debit": Label(gettext_lazy("Quem não pegou o morto (pontos a menos)")),
    "partida.end": Label(
        gettext_lazy("Para vencer a partida"),
        {
            "reach": gettext_lazy("Basta chegar ao limite"),
            "exceed": gettext_lazy("É preciso passar do limite"),
        },
    ),
    "penalties.communication": Label(gettext_lazy("Conversa entre parceiros (pontos a menos)")),
    "vulnerability.points": Label(gettext_lazy("Mínimo para baixar estando vulnerável")),
    "vulnerability.warned": Label(gettext_lazy("O mesmo mínimo, depois de baixar errado")),
}


def option_label(name: str) -> str:
    """Return what a switch is called."""
    return str(OPTIONS[name].label)


def place_label(place: str, ruleset: rules.RuleSet) -> str:
    """Return what a value is called. ruleset: whose canastras it is about."""
    group, _dot, rest = place.partition(".")
    if group == "values":
        return _("Valor: %(cards)s") % {"cards": cards_named(rest)}
    if group == "canastras":
        kind = rest.partition(".")[0]
        return _("Bônus: %(kind)s") % {"kind": capfirst(word(ruleset, kind))}
    return str(PLACES[place].label)


def meaning(label: Label, value: object) -> str:
    """Return what a value means in words; a number stands for itself."""
    if value in label.means:
        return str(label.means[value])
    return str(YES if value else NO) if isinstance(value, bool) else str(value)


def option_means(name: str, value: object) -> str:
    """Return what the value of a switch means."""
    return meaning(OPTIONS[name], value)


def place_means(place: str, value: object) -> str:
    """Return what the value at a place means."""
    return meaning(PLACES.get(place, Label("")), value)


def source(article: str) -> str:
    """Return where something stands in its text, in the language of the page; data files say it in that of the text."""
    if article in _SILENT:
        return _("o texto não diz")
    if article in _NAMED:
        return str(_NAMED[article])
    what, _space, where = article.partition(" ")
    if what in _LINE:
        return _("linha %(where)s") % {"where": where}
    if what in _LINES:
        return _("linhas %(where)s") % {"where": where}
    return article


def cards_named(row: str) -> str:
    """Return the cards of a row of a table of values in words: `8-K` is `8, 9, 10, J, Q, K`."""
    if row == "all":
        return _("todas as cartas")
    if row == "joker":
        return _("coringão")
    return ", ".join(faces_of(row))


def faces_of(row: str) -> tuple[str, ...]:
    """Return what stands on the cards of a row of a table of values."""
    if row == "joker":
        return ("★",)
    first, _dash, last = "A-K".partition("-") if row == "all" else row.partition("-")
    span = RANKS[RANKS.index(first) : RANKS.index(last or first) + 1]
    return tuple("10" if rank == "T" else rank for rank in span)
