"""Sizes of the mortos: of a side's own, and of those that were not taken."""

from rules.mao import Mao
from rules.ruleset import RuleSet


def morto_size(rules: RuleSet, players: int) -> int:
    """Return how many cards the morto of a side has; of three players, the one alone has a larger one."""
    return rules.solo_cards if rules.solo and players == 1 else rules.morto_cards


def untaken(rules: RuleSet, mao: Mao) -> int:
    """Return how many cards are in the mortos that were not taken; 0 if the rules do not give their size."""
    left = rules.mortos - mao.mortos_gone
    if not rules.mortos_stated or left <= 0 or "morto" in mao.unread or "sides" in mao.unread:
        return 0
    # Of three players, the first to take a morto takes the large one.
    first = rules.solo_cards if mao.mortos_gone == 0 else rules.morto_cards
    return first + (left - 1) * rules.morto_cards
