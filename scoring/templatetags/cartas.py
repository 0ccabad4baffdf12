"""Template tags for cards: `{% load cartas %}`."""

from django import template
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

import rules
from scoring.forms import card_text
from scoring.forms.meld_reading import describe
from scoring.forms.questions import players
from scoring.models import Jogo, Mao

register = template.Library()


@register.simple_tag
def card_tag(card: str) -> SafeString:
    """Return a card as a small tile, with its name for screen readers."""
    suit = card[-1].lower() if card_text.is_card(card) and card != card_text.JOKER else "x"
    return format_html(
        '<span class="carta naipe-{}"><span aria-hidden="true">{}</span>'
        '<span class="visually-hidden">{} </span></span>',
        suit,
        card_text.glyphs(card),
        card_text.name(card),
    )


@register.filter
def key(mapping: dict[str, str], name: str) -> str:
    return mapping[name]


@register.simple_tag
def deck(ruleset: rules.RuleSet) -> dict[str, object]:
    """Return the cards and words for the keypad, which knows no rules."""
    return {
        "copies": ruleset.packs,
        "jokers": ruleset.jokers,
        "ranks": {rank: str(name) for rank, name in card_text.RANK_NAMES.items()},
        "suits": {suit: str(name) for suit, name in card_text.SUIT_NAMES.items()},
        "glyphs": dict(card_text.SUITS),
        "order": card_text.RANKS,
        "sets": sorted(ruleset.melds.set_ranks) if ruleset.melds.sets else [],
        "wild": "2",
        "joker": card_text.name(card_text.JOKER),
        "words": {
            "card": _("%(rank)s de %(suit)s"),
            "left": _("%(card)s, ainda %(n)s"),
            "none": _("%(card)s: as iguais já foram usadas"),
            "meld": _("Combinação %(n)s"),
            "empty": _("Toque nas cartas, na ordem da mesa. De uma sequência bastam a primeira e a última."),
            "filled": _("%(n)s no meio (⌫ desfaz)."),
            "added": _("mais %(n)s (⌫ desfaz)."),
            "every": _("%(rank)s de todos os naipes"),
            "next": _("Seguir: %(what)s"),
            "silent": _("sem resposta"),
            "remove": _("Tirar %(card)s"),
            "card_one": _("1 carta"),
            "cards": _("%(n)s cartas"),
            "touch": _("Toque para anotar as cartas."),
            "points": _("%(n)s na mesa"),
            "stray": _("isto não é carta: %(card)s"),
        },
    }


@register.simple_tag
def cards_of(mao: Mao, ruleset: rules.RuleSet, jogo: Jogo) -> list[dict[str, object]]:
    """Return the cards of a mão entered card by card: the combinations and hands of each side."""
    found = []
    for side, of_side in (mao.cards or {}).get("sides", {}).items():
        label = jogo.label(side)
        melds = [rules.meld(ruleset, facts) for facts in of_side["melds"]]
        names = players(ruleset, side, label)
        found.append(
            {
                "side": side,
                "label": label,
                "melds": [
                    (one.cards, describe(ruleset, one)) for one in melds if isinstance(one, rules.Meld)
                ],
                "hands": [(names.get(player, player), hand) for player, hand in of_side["hands"].items()],
                "unviewed": of_side.get("unviewed_cards", []),
            }
        )
    return found
