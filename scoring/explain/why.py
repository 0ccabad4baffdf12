"""Link a refusal to the rules: the sentence of "Como se conta" on which a problem of a mão rests."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import rules
from rules import Code
from scoring.explain.sections import anchor, explain

# The places on which a problem may rest, by code; the first one on the page of the rule set is used.
_DECK: Final = ("deck.packs",)
_HELD: Final = ("articles.hand",)
_UNVIEWED: Final = ("articles.morto_by_discard", "articles.morto_next_turn")
_CARDS: Final = "regra-cards"  # the section with the points of the cards
_PLACES: Final[Mapping[Code, tuple[str, ...]]] = {
    Code.JOKER_NOT_IN_DECK: _DECK,
    Code.TOO_SHORT: ("articles.three_cards",),
    Code.NOT_A_RUN: ("articles.run_of_suit",),
    Code.RUN_WRAPS: ("articles.run_wraps",),
    Code.ACE_TO_ACE: ("melds.ace_to_ace",),
    Code.TOO_MANY_WILDS: ("melds.wilds",),
    Code.SETS_NOT_ALLOWED: ("melds.sets",),
    Code.RANK_NOT_IN_MELDS: ("melds.barred_ranks",),
    Code.SET_RANK_NOT_ALLOWED: ("melds.set_ranks", "melds.sets"),
    Code.TOO_MANY_RED_THREES: ("threes.red", "melds.barred_ranks"),
    Code.TOO_MANY_BLACK_THREES: ("threes.black_in_hand", "melds.barred_ranks"),
    Code.BATIDA_WITHOUT_CLEAN_CANASTRA: ("batida.needs_canastra",),
    Code.SET_MIXED: ("articles.set_one_rank",),
    Code.SET_OF_WILDS: ("articles.no_set_of_wilds", "melds.sets"),
    Code.SET_TOO_BIG: ("melds.sets",),
    Code.LAID_MISSING: ("bonuses.grown",),
    Code.LAID_IMPOSSIBLE: ("bonuses.grown",),
    Code.LATE_TWO_IMPOSSIBLE: ("articles.cleaned_by_seventh",),
    Code.NO_NATURAL: ("articles.open_twos_run", "articles.run_of_suit"),
    Code.TOO_MANY_COPIES: _DECK,
    Code.NOT_CONSERVED: _DECK,
    Code.CARDS_EXCEED_DECK: _DECK,
    Code.OUT_PLAYER_HAS_CARDS: ("articles.say_bati", "articles.out_ends", "batida.bonus"),
    Code.EMPTY_HAND: ("articles.say_bati", "articles.morto_when", "batida.bonus"),
    Code.CLOSING_DISCARD_WILD: ("batida.wild_discard", "articles.discard_wild"),
    Code.UNVIEWED_SIZE: ("mortos.count",),
    Code.UNVIEWED_HOLDER_HAS_CARDS: _UNVIEWED,
    Code.UNVIEWED_OWN_SIDE: ("articles.open_partner_unviewed", *_UNVIEWED),
    Code.UNVIEWED_WITHOUT_CLOSING: _UNVIEWED,
    Code.UNVIEWED_IN_STALLO: ("articles.stallo_what", *_UNVIEWED),
    Code.UNVIEWED_NOT_IN_SYSTEM: ("mortos.count",),
    Code.UNVIEWED_POINTS_MISSING: _UNVIEWED,
    Code.UNVIEWED_POINTS_RANGE: ("mortos.count",),
    Code.TOO_FEW_CARDS: ("articles.discard_ends", "mortos.hand_cards"),
    Code.TABLE_TOO_SMALL: ("articles.morto_when", "articles.say_bati", "articles.morto_to_go_out"),
    Code.WRONG_SIDES: ("table.sides",),
    Code.TWO_BATIDAS: ("endings.codes",),
    Code.ENDING_MISMATCH: ("endings.codes",),
    Code.UNKNOWN_ENDING: ("endings.codes",),
    Code.STALLO_NOT_AN_ENDING: ("options.stallo_variation", "endings.codes"),
    Code.NO_BATIDA: ("options.hand_without_batida", "endings.codes"),
    Code.BATIDA_WITHOUT_CANASTRA: ("batida.needs_canastra",),
    Code.BATIDA_WITHOUT_MORTO: ("articles.morto_to_go_out",),
    Code.MORTO_MISSING: ("mortos.debit",),
    Code.MORTO_NOT_IN_SYSTEM: ("mortos.count",),
    Code.MORTOS_EXCEED: ("mortos.count",),
    Code.MORTO_NOT_MOVABLE: ("mortos.count",),
    Code.MORTO_LEFT_AT_STOCK_OUT: ("articles.mortos_one_by_one", "mortos.become_stock"),
    Code.SOLO_WITHOUT_POZZETTO: ("articles.solo",),
    Code.NOBODY_TOOK_A_POZZETTO: ("articles.open_nobody_alone",),
    Code.BAD_MULTIPLE: ("values",),
    Code.HAND_ZERO: _HELD,
    Code.PENALTY_NOT_IN_RULES: ("penalties.communication",),
    Code.PENALTIES_IN_POINTS: ("penalties.communication",),
    Code.MANY_PENALTIES: ("penalties.communication",),
    Code.CARDS_UNLIKE_POINTS: ("values",),
    Code.TABLE_BELOW_CANASTRA_MINIMUM: ("values",),
    Code.TOO_MANY_CANASTRAS: _DECK,
    Code.MORE_DIRTY_THAN_WILDS: _DECK,
    Code.TWO_TWOS_CANASTRAS: ("canastras.twos.bonus",),
    Code.MORE_BONUSES_THAN_CANASTRAS: ("bonuses.grown", "bonuses.relancinho"),
    Code.POINTS_EXCEED_DECK: ("values",),
    Code.VULNERABLE_BELOW_MINIMUM: ("vulnerability.points", "options.vulnerability"),
    Code.MANY_CANASTRAS: _DECK,
}
# Problems of parsing, which rest on no text.
TYPED: Final = frozenset(
    {
        *(Code.BAD_CARD, Code.BAD_KIND, Code.UNKNOWN_PLAYER, Code.NOT_INTEGER, Code.NEGATIVE_INPUT),
        *(
            Code.VARIANT_OFF,
            Code.HAND_AFTER_END,
            Code.ONE_ROUND_ONLY,
            Code.STARTER_MISSING,
            Code.TARGET_MISSING,
        ),
    }
)


def why(ruleset: rules.RuleSet, code: Code) -> str:
    """Return the anchor of the rule behind a problem; empty if it rests on no text."""
    there = _anchors(ruleset)
    led = (_CARDS if place == "values" else anchor(place) for place in _PLACES.get(code, ()))
    return next((one for one in led if one in there), "")


@lru_cache(maxsize=256)
def _anchors(ruleset: rules.RuleSet) -> frozenset[str]:
    # The anchors are the same in every language.
    return frozenset([_CARDS, *(one.anchor for section in explain(ruleset) for one in section.said)])
