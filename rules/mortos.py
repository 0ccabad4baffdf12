"""How many cards the mortos hold: that of a side, and those nobody took."""

from rules.mao import Mao
from rules.ruleset import RuleSet


def morto_size(rules: RuleSet, players: int) -> int:
    """Return how many cards the morto of a side has; of three, who plays alone has a larger one."""
    return rules.solo_cards if rules.solo and players == 1 else rules.morto_cards


def untaken(rules: RuleSet, mao: Mao) -> int:
    """Return how many cards lie in the mortos nobody took, where the text says how many those are."""
    left = rules.mortos - mao.mortos_gone
    if not rules.mortos_stated or left <= 0 or "morto" in mao.unread or "sides" in mao.unread:
        return 0
    first = (
        rules.solo_cards if mao.mortos_gone == 0 else rules.morto_cards
    )  # of three, the large one goes first
    return first + (left - 1) * rules.morto_cards
