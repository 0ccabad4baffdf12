"""Who plays in a mão, one by one: card by card every hand is somebody's, and one player goes out."""

import re
from collections.abc import Mapping
from typing import Final

from django.utils.translation import gettext as _

import rules
from scoring.forms.questions_of_asked import BATIDA
from scoring.wording import terms as words

_BETWEEN_NAMES: Final = re.compile(r"\s+(?:e|ed|y|and|&|\+|/)\s+|\s*[/&+]\s*")


def players(ruleset: rules.RuleSet, side: str, label: str) -> dict[str, str]:
    """Return the players of a side with their names: `A1`, `A2` of side A; of a side of one, the side itself.

    A label that names as many people as the side has gives each his own name; else they are numbered.
    """
    if ruleset.players == 1 and "+" not in side:
        return {side: label}
    names = side.split("+") if "+" in side else [f"{side}{n}" for n in range(1, ruleset.players + 1)]
    people = [person for person in _BETWEEN_NAMES.split(label) if person]
    if len(people) != len(names):
        people = [_("%(side)s, jogador %(n)s") % {"side": label, "n": n} for n, _name in enumerate(names, 1)]
    return dict(zip(names, people, strict=True))


def endings(ruleset: rules.RuleSet, people: Mapping[str, str]) -> list[tuple[str, str]]:
    """Return the ways a mão ends: a player went out, or an ending without one."""
    out = [(f"{BATIDA}:{player}", name) for player, name in people.items()]
    return out + [(code, words.ending(ruleset, code)) for code in ruleset.endings if code != BATIDA]
