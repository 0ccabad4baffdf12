"""The first part of an explanation: players, melds and canastras."""

from collections.abc import Collection, Iterator

from django.utils.translation import gettext as _

import rules
from rules.cards import RANKS
from scoring.explain.labels import option_label, option_means, place_means
from scoring.explain.statement import Statement, place, points, switch
from scoring.wording.terms import name


def play(ruleset: rules.RuleSet) -> Iterator[Statement]:
    """Yield the statements about the players and the cards."""
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
    if ruleset.fewest_sides > 2:
        return _("Três jogadores, cada um por si.")
    if len(ruleset.side_names) > 2:
        return _("Cada um por si: de 2 a %(most)s jogadores.") % {"most": len(ruleset.side_names)}
    words = {
        1: _("Um contra um."),
        2: _("Duas duplas, uma contra a outra."),
        3: _("Dois trios, um contra o outro."),
    }
    return words[ruleset.players]


def melds(ruleset: rules.RuleSet) -> Iterator[Statement]:
    """Yield the statements about the melds."""
    yield _("Sequências de 3 cartas ou mais, do mesmo naipe."), ("articles.runs",)
    if ruleset.melds.sets:
        text = _("Trincas: de 3 a %(most)s cartas do mesmo valor.") % {"most": ruleset.melds.largest_set}
        yield text, ("melds.sets", "melds.largest_set")
    else:
        yield _("Trincas não valem."), ("melds.sets",)
    if ruleset.melds.sets:
        yield from _sets(ruleset)
    if ruleset.melds.barred_ranks:
        yield from place(ruleset, "melds.barred_ranks", _in_order(ruleset.melds.barred_ranks))
    yield _wilds(ruleset), ("melds.wilds",)
    if not ruleset.melds.natural_two:
        yield from place(ruleset, "melds.natural_two", False)
    text = _("Uma sequência pode ter um ás em cada ponta.")
    if not ruleset.melds.ace_to_ace:
        text = _("Uma sequência não pode ter um ás em cada ponta.")
    yield text, ("melds.ace_to_ace",)
    for option in ("wild_below_complete_run", "wild_above_complete_run", "wild_beside_complete_run"):
        yield from switch(ruleset, option)
    yield from switch(ruleset, "two_beside_joker")


def _sets(ruleset: rules.RuleSet) -> Iterator[Statement]:
    if ruleset.melds.sets_of_twos:
        yield _("Também vale trinca só de 2."), ("melds.sets_of_twos",)
    if len(ruleset.melds.set_ranks) < len(RANKS):
        yield from place(ruleset, "melds.set_ranks", _in_order(ruleset.melds.set_ranks))
    if ruleset.melds.wilds_in_sets < ruleset.melds.wilds:
        yield from place(ruleset, "melds.wilds_in_sets", ruleset.melds.wilds_in_sets)
    yield from place(ruleset, "melds.sets_are_canastras", ruleset.melds.sets_are_canastras)


def _in_order(ranks: Collection[str]) -> tuple[str, ...]:
    return tuple(rank for rank in RANKS if rank in ranks)


def _wilds(ruleset: rules.RuleSet) -> str:
    most = ruleset.melds.wilds
    if most == 0:
        return _("Nenhuma combinação leva coringa.")
    if not ruleset.melds.natural_two:
        return _("Coringas em cada combinação, no máximo: %(most)s.") % {"most": most}
    if most == 1:
        return _("Um coringa no máximo em cada combinação; o 2 no seu próprio lugar não conta.")
    if most >= ruleset.wild_cards:
        return _("Sem limite de coringas em cada combinação; o 2 no seu próprio lugar não conta.")
    return _("Até %(most)s coringas em cada combinação; o 2 no seu próprio lugar não conta.") % {"most": most}


def canastras(ruleset: rules.RuleSet) -> Iterator[Statement]:
    """Yield the statements about each kind of canastra and its points, then about additional bonuses."""
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
    if ruleset.lacking != "credit":
        what = "without_clean" if ruleset.lacking_needs == "clean" else "without_canastra"
        text = f"{option_label(what)}: {option_means(what, ruleset.lacking).lower()}."
        yield text, ("without_canastra.table", "without_canastra.needs")


def _what(ruleset: rules.RuleSet, one: rules.Canastra) -> str:
    if one.kind == "royal":
        return place_means("melds.royal", ruleset.melds.royal).lower()
    cards = {"cards": one.cards}
    return {
        "clean": _("%(cards)s cartas ou mais, sem coringa"),
        "dirty": _("%(cards)s cartas ou mais, com coringa"),
        "semi": _("%(cards)s cartas ou mais: sete naturais seguidas ou iguais e um coringa"),
        "royal_dirty": _("%(cards)s cartas, com coringa"),
        "aces": _("%(cards)s ases ou mais, sem coringa"),
        "twos": _("sete ou oito 2"),
        "real_clean": _("%(cards)s cartas, de ás a ás, sem coringa"),
        "real_dirty": _("%(cards)s cartas, de ás a ás, com coringa"),
    }[one.kind] % cards
