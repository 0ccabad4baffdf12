"""The last part of an explanation: the end of a mão, the winner of the partida and of the jogo."""

from collections.abc import Iterator
from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

import rules
from scoring.explain.statement import Statement, points, switch


@dataclass(frozen=True, slots=True)
class Terms:
    """Terms outside the rule set: the number of partidas (0: not known) and the clock in minutes (0: no clock)."""

    partidas: int = 0
    fixed: bool = False
    may_draw: bool = False
    minutes: int = 0


def ends(ruleset: rules.RuleSet) -> Iterator[Statement]:
    """Yield the statements about the end of a mão."""
    for code in ruleset.endings:
        if code in _ENDINGS:
            yield str(_ENDINGS[code]), ("endings.codes",)
    yield from switch(ruleset, "hand_without_batida")
    if ruleset.options.get("stallo_variation"):
        yield from switch(ruleset, "stallo_variation")


def partida(ruleset: rules.RuleSet, terms: Terms) -> Iterator[Statement]:
    """Yield the statements about the winner of a partida, level points and the clock."""
    if ruleset.end == rules.ROUND:
        yield _("A partida é uma mão só: vence quem faz mais pontos."), ("partida.end",)
        yield _("No empate vence quem começou."), ("articles.level_round",)
    elif ruleset.maos:
        text = _("A partida tem %(maos)s mãos, sem limite de pontos: vence quem soma mais.")
        yield text % {"maos": ruleset.maos}, ("options.maos",)
        yield _("Com pontos iguais a partida fica empatada."), ("options.maos",)
    else:
        yield from _limit(ruleset)
    if terms.minutes:
        text = _("O relógio marca %(minutes)s minutos: depois do sinal não se dão mais cartas.")
        yield text % {"minutes": terms.minutes}, ()
        yield _("A mão em jogo vai até o fim, e vence quem tem mais pontos."), ()


def _limit(ruleset: rules.RuleSet) -> Iterator[Statement]:
    places = ("options.target", "partida.end")
    if ruleset.target is None:
        yield _("O limite de pontos é combinado antes de começar."), places
        return
    text = _("Vence quem chega a %(target)s pontos ao fim de uma mão.")
    if ruleset.end == "exceed":
        text = _("Vence quem passa de %(target)s pontos ao fim de uma mão: chegar lá não basta.")
    yield text % {"target": points(ruleset.target)}, places
    yield _("Se mais de um chega na mesma mão, vence quem tem mais pontos."), ("articles.several_over",)
    yield _("Com pontos iguais joga-se mais uma mão."), ("articles.level",)


def jogo(terms: Terms) -> Iterator[Statement]:
    """Yield the statements about the number of partidas in a jogo, if it is known."""
    if terms.partidas < 1:
        return
    count = {"partidas": terms.partidas}
    if terms.partidas == 1:
        yield _("O jogo é uma partida."), ()
    elif terms.fixed:
        yield _("O jogo tem %(partidas)s partidas, todas jogadas: vence quem ganha mais.") % count, ()
    else:
        yield _("O jogo é melhor de %(partidas)s partidas: acaba quando está decidido.") % count, ()
    level = _("Se no fim estiver empatado em partidas, joga-se uma partida extra.")
    yield _("Se no fim estiver empatado em partidas, o jogo fica empatado.") if terms.may_draw else level, ()


_ENDINGS = {  # an ending without batida (000) is a switch: `hand_without_batida`
    "batida": gettext_lazy("A mão termina quando alguém bate."),
    "stock_out": gettext_lazy("A mão termina também quando o maço acaba."),
    "two_left": gettext_lazy("A mão termina também quando restam duas cartas no maço."),
    "stallo": gettext_lazy("A mão termina também quando o jogo trava."),
}
