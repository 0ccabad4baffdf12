"""The first half of an explanation: who plays, what may be laid on the table, and which canastras it makes."""

from collections.abc import Iterator

from django.utils.translation import gettext as _

import rules
from scoring.explain.labels import option_means
from scoring.explain.statement import Statement, points, switch
from scoring.wording.terms import name


def play(ruleset: rules.RuleSet) -> Iterator[Statement]:
    """Say who plays against whom, and with which cards."""
    yield _who(ruleset), ("table.sides", "table.players")
    named = {"cards": ruleset.deck_cards, "packs": ruleset.packs, "jokers": ruleset.jokers}
    text = _("%(cards)s cartas: %(packs)s baralhos, sem coringões. Os 2 são os coringas.")
    if ruleset.jokers:
        text = _(
            "%(cards)s cartas: %(packs)s baralhos e %(jokers)s coringões. Coringões e 2 são os coringas."
        )
    yield text % named, ("deck.packs", "deck.jokers")
    yield _("Cada jogador recebe %(cards)s cartas.") % {"cards": ruleset.hand_cards}, ("mortos.hand_cards",)
    if ruleset.first_player:
        text = _("A vez de dar as cartas passa para a esquerda; quem dá começa.")
        if ruleset.first_player == rules.LEFT:
            text = _("A vez de dar as cartas passa para a esquerda; quem está à esquerda de quem dá começa.")
        yield text, ("table.first_player",)
    yield from switch(ruleset, "partners_halve") if ruleset.solo else ()


def _who(ruleset: rules.RuleSet) -> str:
    if ruleset.solo:
        return _("Três jogadores: em cada mão um joga só, contra os outros dois.")
    if len(ruleset.side_names) > 2:
        return _("Cada um por si: de 2 a %(most)s jogadores.") % {"most": len(ruleset.side_names)}
    words = {
        1: _("Um contra um."),
        2: _("Duas duplas, uma contra a outra."),
        3: _("Dois trios, um contra o outro."),
    }
    return words[ruleset.players]


def melds(ruleset: rules.RuleSet) -> Iterator[Statement]:
    """Say which melds there are."""
    yield _("Sequências de 3 cartas ou mais, do mesmo naipe."), ()
    if ruleset.melds.sets:
        text = _("Trincas: de 3 a %(most)s cartas do mesmo valor.") % {"most": ruleset.melds.largest_set}
        yield text, ("melds.sets", "melds.largest_set")
    else:
        yield _("Trincas não valem."), ("melds.sets",)
    if ruleset.melds.sets and ruleset.melds.sets_of_twos:
        yield _("Também vale trinca só de 2."), ("melds.sets_of_twos",)
    yield _wilds(ruleset), ("melds.wilds",)
    text = _("Uma sequência pode ter um ás em cada ponta.")
    if not ruleset.melds.ace_to_ace:
        text = _("Uma sequência não pode ter um ás em cada ponta.")
    yield text, ("melds.ace_to_ace",)
    for option in ("wild_below_complete_run", "wild_above_complete_run", "wild_beside_complete_run"):
        yield from switch(ruleset, option)
    yield from switch(ruleset, "two_beside_joker")


def _wilds(ruleset: rules.RuleSet) -> str:
    most = ruleset.melds.wilds
    if most == 0:
        return _("Nenhuma combinação leva coringa.")
    if most == 1:
        return _("Um coringa no máximo em cada combinação; o 2 no seu próprio lugar não conta.")
    if most >= ruleset.wild_cards:
        return _("Sem limite de coringas em cada combinação; o 2 no seu próprio lugar não conta.")
    return _("Até %(most)s coringas em cada combinação; o 2 no seu próprio lugar não conta.") % {"most": most}


def canastras(ruleset: rules.RuleSet) -> Iterator[Statement]:
    """Say what each kind of canastra is and what it earns, then the bonuses that come besides."""
    for one in ruleset.canastras:
        named = {
            "name": name(ruleset, one.kind),
            "what": _what(ruleset, one),
            "points": points(one.bonus),
        }
        text = (
            _("%(name)s (%(what)s): %(points)s pontos.")
            if one.bonus
            else _("%(name)s (%(what)s): sem bônus.")
        )
        yield text % named, (f"canastras.{one.kind}.bonus",)
    for bonus, earned in ruleset.extras:
        text = _("Trinca baixada com 3 a 6 cartas que cresce até canastra: %(points)s pontos.")
        if bonus == "relancinho":
            text = _("Relancinho, sequência baixada já com 11 cartas: %(points)s pontos.")
        yield text % {"points": points(earned)}, (f"bonuses.{bonus}",)
        yield from switch(ruleset, {"relancinho": "relancinho_on_top"}.get(bonus, bonus))
    if ruleset.bonus.get("twos") and "grown" in ruleset.extra_names:
        yield from switch(ruleset, "twos_grow")
    yield from switch(ruleset, "late_two_stays_dirty")


def _what(ruleset: rules.RuleSet, one: rules.Canastra) -> str:
    if one.kind == "royal":
        return option_means("royal", ruleset.options.get("royal", "")).lower()
    cards = {"cards": one.cards}
    return {
        "clean": _("%(cards)s cartas ou mais, sem coringa"),
        "dirty": _("%(cards)s cartas ou mais, com coringa"),
        "semi": _("%(cards)s cartas ou mais: sete naturais seguidas ou iguais e um coringa"),
        "twos": _("sete ou oito 2"),
        "real_clean": _("%(cards)s cartas, de ás a ás, sem coringa"),
        "real_dirty": _("%(cards)s cartas, de ás a ás, com coringa"),
    }[one.kind] % cards
