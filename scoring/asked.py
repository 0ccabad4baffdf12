"""What a rule set asks about a mão in summary form, in its words, and what each answer is worth while typing.

The weights are shown to the page, so that it can add up as somebody types; the points that count are the engine's.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.text import capfirst
from django.utils.translation import gettext as _

import rules

BATIDA, STOCK_OUT = "batida", "stock_out"
MORTO_STATES = ("taken", "not_taken")


@dataclass(frozen=True, slots=True)
class Count:
    """One number asked of each side. `weight`: points for each; `unit`: points a fact holds for each."""

    code: str
    label: str
    weight: int
    unit: int = 1
    required: bool = False
    when: str = ""  # "batida": counts only when somebody went out

    def to_fact(self, typed: str) -> int | str | None:
        """Return the fact for what was typed: a number, the text itself if it is none, None if left empty."""
        number = whole(typed)
        return number if isinstance(number, str | None) else number * self.unit

    def from_facts(self, facts: Mapping[str, Any]) -> int | None:
        """Return the number to show for the facts of one side."""
        if f"{self.code}_cards" in facts:
            return int(facts[f"{self.code}_cards"])
        return int(facts[self.code]) // self.unit if self.code in facts else None


def whole(typed: str) -> int | str | None:
    """Return a whole number, also a negative one; None if empty; whatever is no number unchanged."""
    text = typed.strip().replace("−", "-")
    digits = text.removeprefix("-")
    if not text:
        return None
    if digits.isascii() and digits.isdigit() and len(digits) < 10:
        return int(text)
    return typed


def counts(ruleset: rules.RuleSet) -> tuple[Count, ...]:
    """Return the numbers to ask of each side, in the order of the form."""
    unit, words = ruleset.unit or 1, ruleset.words
    when = "" if ruleset.hand_debit_without_batida else BATIDA
    table, hand = capfirst(words["table"]), capfirst(words["hand"])
    kinds = sorted(ruleset.canastras, key=lambda canastra: canastra.bonus)
    return (
        Count("table", table, unit if ruleset.table_credit else 0, unit, required=True),
        Count("hand", hand, -unit, unit, required=True, when=when),
        *(
            Count(kind.kind, _("Canastra %(kind)s") % {"kind": words[kind.kind]}, kind.bonus)
            for kind in kinds
        ),
    )


def endings(ruleset: rules.RuleSet, labels: Mapping[str, str]) -> list[tuple[str, str]]:
    """Return the ways a mão ends, as the form offers them: a side went out, or an ending without one."""
    sides = [(side, labels[side]) for side in ruleset.side_names]
    others = [(code, _ending_label(ruleset, code)) for code in ruleset.endings if code != BATIDA]
    return sides + others


def _ending_label(ruleset: rules.RuleSet, code: str) -> str:
    if code == STOCK_OUT:
        return _("Ninguém: o monte acabou")
    return capfirst(ruleset.words.get(code, code))
