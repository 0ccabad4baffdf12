"""What a rule set asks about a mão in summary form, in its words.

The weights are shown to the page, so that it can add up as somebody types; the points that count are the engine's.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from django.utils.translation import gettext as _

import rules
from scoring.input import numbers
from scoring.wording import terms as words

BATIDA, UNVIEWED = "batida", "unviewed"
NOBODY_ALONE = "-"  # of three: no one took a morto, so each played for himself to the end


@dataclass(frozen=True, slots=True)
class Count:
    """One number asked of each side. `weight`: points for each; `unit`: points a fact holds for each.

    `unless`: what is counted `without` its weight where a side has no canastra, of `any` kind or a `clean` one;
    `canastra`: of which kind the ones are that it counts.
    For the page to warn with: `held`, the points of the deck in each; `needs`, the least points on the table for each.
    """

    code: str
    label: str
    weight: int
    unit: int = 1
    required: bool = False
    when: str = ""  # "batida": counts only when somebody went out
    morto: str = ""  # asked only of a side whose morto is in this state
    held: int = 0
    needs: int = 0
    without: int = 0
    unless: str = ""
    canastra: str = ""
    few: bool = True  # things to be counted one by one; else points, added up on paper

    def to_fact(self, typed: str) -> int | str | None:
        """Return the fact for what was typed: a number, the text itself if it is none, None if left empty."""
        number = whole(typed)
        return number if isinstance(number, str | None) else number * self.unit

    def from_facts(self, facts: Mapping[str, Any]) -> int | None:
        """Return the number to show for the facts of one side."""
        if self.code in facts:
            return int(facts[self.code]) // self.unit
        cards = facts.get(f"{self.code}_cards")  # will do where all cards count alike
        return None if cards is None else int(cards)


def whole(typed: str) -> int | str | None:
    """Return a whole number, also a negative one; None if empty; whatever is no number unchanged."""
    if not typed.strip():
        return None
    number = numbers.signed(typed)
    return typed if number is None else number


def counts(ruleset: rules.RuleSet) -> tuple[Count, ...]:
    """Return the numbers to ask of each side, in the order of the form."""
    unit, few = ruleset.unit or 1, ruleset.unit is not None
    lacking = "" if ruleset.lacking == "credit" else ruleset.lacking_needs
    against = -unit if ruleset.lacking == "negative" and ruleset.table_credit else 0
    weights = {"table": unit if ruleset.table_credit else 0, "hand": -unit}
    hand_counts = "" if ruleset.hand_debit_without_batida else BATIDA
    found = []
    for code, weight in weights.items():
        name = words.name(ruleset, code)
        label = name if few else _("Pontos na mesa") if code == "table" else _("Pontos na mão")
        when = hand_counts if code == "hand" else ""
        found.append(Count(code, label, weight, unit, required=True, when=when, held=unit, few=few))
    found[0] = replace(found[0], without=against, unless=lacking)
    clean = dict(zip(ruleset.kinds, ruleset.clean, strict=True))
    for canastra in sorted(ruleset.canastras, key=lambda one: one.bonus):
        name, kind = words.name(ruleset, canastra.kind), "clean" if clean[canastra.kind] else "any"
        found.append(
            Count(canastra.kind, name, canastra.bonus, needs=canastra.points, unless=lacking, canastra=kind)
        )
    found += [Count(code, words.name(ruleset, code), bonus, unless=lacking) for code, bonus in ruleset.extras]
    found += _threes(ruleset, hand_counts)
    if ruleset.penalty:
        found.append(Count("penalties", words.penalties(ruleset), -ruleset.penalty))
    if UNVIEWED in ruleset.side_fields:
        label = _("%(unviewed)s, em pontos") % {"unviewed": words.name(ruleset, UNVIEWED)}
        found.append(Count(UNVIEWED, label, -1, when=hand_counts, morto=UNVIEWED, held=1, few=False))
    return tuple(found)


def _threes(ruleset: rules.RuleSet, hand_counts: str) -> list[Count]:
    """Return the threes to count apart: on the table, with or without the canastra they need, and in hand."""
    threes = ruleset.threes
    worth = ruleset.values["3"] if threes.laid_value else 0
    unless = "" if threes.needs == "none" else threes.needs
    weights = {
        "red_threes": threes.red + worth,
        "red_in_hand": -threes.red_in_hand,
        "black_in_hand": -threes.black_in_hand,
    }
    found = []
    for name in threes.facts:
        count = Count(name, words.name(ruleset, name), weights[name], when=hand_counts)
        if name == "red_threes":
            count = replace(count, when="", without=worth - threes.red_without, unless=unless)
        found.append(count)
    return found


def lineups(ruleset: rules.RuleSet, sides: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """Return the sides that one mão can have. Of three players by who played alone; else one line-up, nameless."""
    if not ruleset.solo:
        return {"": tuple(sides)}
    every = ruleset.side_names
    return {NOBODY_ALONE if names == every else names[0]: names for names in ruleset.lineups.values()}


def endings(ruleset: rules.RuleSet, labels: Mapping[str, str]) -> list[tuple[str, str]]:
    """Return the ways a mão ends, as the form offers them: a side went out, or an ending without one."""
    others = [(code, words.ending(ruleset, code)) for code in ruleset.endings if code != BATIDA]
    return [*labels.items(), *others]


def morto_states(ruleset: rules.RuleSet) -> list[tuple[str, str]]:
    """Return what can have become of the morto of a side; nothing where there is none."""
    states = {"taken": _("Sim"), "not_taken": _("Não"), UNVIEWED: _("Sim, sem ver")}
    return [(code, label) for code, label in states.items() if code in ruleset.morto_states]


def presumed_morto(ruleset: rules.RuleSet, sides: Sequence[str], side: str) -> str:
    """Return what is known of a side's morto from who played: of three, who plays alone has taken his first."""
    if not ruleset.solo or "+" in side:
        return ""
    return "not_taken" if tuple(sides) == ruleset.side_names else "taken"


_BETWEEN_NAMES: Final = re.compile(r"\s+(?:e|ed|y|and|&|\+|/)\s+|\s*[/&+]\s*")
_PAIR = 2


def players(ruleset: rules.RuleSet, side: str, label: str) -> dict[str, str]:
    """Return the players of a side with their names: `A1`, `A2` of side A; of a side of one, the side itself.

    A label that names as many people as the side has gives each his own name; else they are numbered.
    """
    if ruleset.players == 1 and "+" not in side:
        return {side: label}
    names = side.split("+") if "+" in side else [f"{side}{n}" for n in range(1, ruleset.players + 1)]
    people = next((found for found in _read_as_people(label) if len(found) == len(names)), [])
    if not people:
        people = [_("%(side)s, jogador %(n)s") % {"side": label, "n": n} for n, _name in enumerate(names, 1)]
    return dict(zip(names, people, strict=True))


def first_names(label: str) -> str:
    """Return the first names of the people that a label names; of one name alone, the name as it is."""
    pair, more = _read_as_people(label)
    people = [person.split()[0] for person in (more if len(more) > _PAIR else pair)]
    if len(people) < _PAIR:
        return label
    return _(" e ").join([", ".join(people[:-1]), people[-1]])


def _read_as_people(label: str) -> tuple[list[str], list[str]]:
    """Return the people that a label names, in both ways to read it: a comma is part of a name, or between two."""
    parts = [part for part in _BETWEEN_NAMES.split(label) if part]
    return parts, [name.strip() for part in parts for name in part.split(",") if name.strip()]


def player_endings(ruleset: rules.RuleSet, people: Mapping[str, str]) -> list[tuple[str, str]]:
    """Return the ways a mão ends: a player went out, or an ending without one."""
    out = [(f"{BATIDA}:{player}", name) for player, name in people.items()]
    return out + [(code, words.ending(ruleset, code)) for code in ruleset.endings if code != BATIDA]
