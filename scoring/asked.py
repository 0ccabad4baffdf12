"""What a rule set asks about a mão in summary form, in its words; from answers to facts, and back.

The weights are shown to the page, so that it can add up as somebody types; the points that count are the engine's.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.http import QueryDict
from django.utils.text import capfirst
from django.utils.translation import gettext as _

import rules
from scoring.models import Mao

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


def facts_from(data: Mapping[str, Any], ruleset: rules.RuleSet) -> dict[str, Any]:
    """Return the facts in a posted form. Two sides going out at once stay two: the engine says so."""
    posted = data.getlist("ending") if isinstance(data, QueryDict) else [data.get("ending", "")]
    out = [side for side in ruleset.side_names if side in posted]
    moved = Count("mortos_to_stock", "", 0).to_fact(str(data.get("mortos_to_stock", "")))
    return {
        "ending": BATIDA if out else posted[-1] if posted else "",
        "mortos_to_stock": 0 if moved is None else moved,
        "sides": {side: _side_facts(data, ruleset, side, out) for side in ruleset.side_names},
    }


def _side_facts(data: Mapping[str, Any], ruleset: rules.RuleSet, side: str, out: list[str]) -> dict[str, Any]:
    facts: dict[str, Any] = {"batida": side in out, "morto": data.get(f"{side}-morto", "")}
    for count in counts(ruleset):
        fact = count.to_fact(str(data.get(f"{side}-{count.code}", "")))
        if fact is not None or count.required:
            facts[count.code] = fact
    return facts


def initial_from(mao: Mao, ruleset: rules.RuleSet) -> dict[str, Any]:
    """Return what the form of a recorded mão starts with."""
    facts = mao.facts
    sides: dict[str, Any] = facts["sides"]
    out = next((side for side in sides if sides[side].get("batida")), facts["ending"])
    initial: dict[str, Any] = {
        "number": mao.number,
        "seen_version": mao.version,
        "ending": out,
        "mortos_to_stock": str(facts.get("mortos_to_stock", 0)),
    }
    for side, of_side in sides.items():
        initial[f"{side}-morto"] = of_side.get("morto", "")
        for count in counts(ruleset):
            initial[f"{side}-{count.code}"] = count.from_facts(of_side)
    return initial
