"""The questions of a rule set about a mão in summary form, in its words.

The page gets the weights to show a running sum while somebody types; the engine computes the points that count.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from django.utils.translation import gettext as _

import rules
from scoring.input import numbers
from scoring.wording import terms

BATIDA, UNVIEWED = "batida", "unviewed"
NOBODY_ALONE = "-"  # three players: without a morto taken, each played alone to the end


@dataclass(frozen=True, slots=True)
class Count:
    """One number asked of each side. `weight`: points for each item; `unit`: points that a fact holds for each.

    `unless`: the canastra, `any` or a `clean` one, that a side needs for the weight; without it `without` counts
    instead. `canastra`: the kind of canastra that is counted. The page uses two more values for warnings: `held`, the
    points of the deck in each item, and `needs`, the least points on the table for each.
    """

    code: str
    label: str
    weight: int
    unit: int = 1
    required: bool = False
    when: str = ""  # "batida": counts only if a side went out
    morto: str = ""  # asked only if the side's morto is in this state
    held: int = 0
    needs: int = 0
    without: int = 0
    unless: str = ""
    canastra: str = ""
    few: bool = True  # items counted one by one; else points added up on paper

    @property
    def digits(self) -> int:
        """The digits that the number usually has; the keys of numbers then go on to the next one."""
        if not self.few:
            return 3
        return 2 if self.required else 1

    def to_fact(self, typed: str) -> int | str | None:
        """Return the fact for a typed text: a number, or the text itself if it is no number; `None` if it is empty."""
        number = whole(typed)
        return number if isinstance(number, str | None) else number * self.unit

    def from_facts(self, facts: Mapping[str, Any]) -> int | None:
        """Return the number to show for the facts of one side."""
        if self.code in facts:
            return int(facts[self.code]) // self.unit
        cards = facts.get(f"{self.code}_cards")  # correct if all cards count the same
        return None if cards is None else int(cards)


def whole(typed: str) -> int | str | None:
    """Return a whole number, possibly negative, or the text unchanged if it is no number; `None` if it is empty."""
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
        name = terms.name(ruleset, code)
        label = name if few else _("Pontos na mesa") if code == "table" else _("Pontos na mão")
        when = hand_counts if code == "hand" else ""
        found.append(Count(code, label, weight, unit, required=True, when=when, held=unit, few=few))
    found[0] = replace(found[0], without=against, unless=lacking)
    clean = dict(zip(ruleset.kinds, ruleset.clean, strict=True))
    for canastra in sorted(ruleset.canastras, key=lambda one: one.bonus):
        name, kind = terms.name(ruleset, canastra.kind), "clean" if clean[canastra.kind] else "any"
        found.append(
            Count(canastra.kind, name, canastra.bonus, needs=canastra.points, unless=lacking, canastra=kind)
        )
    found += [Count(code, terms.name(ruleset, code), bonus, unless=lacking) for code, bonus in ruleset.extras]
    found += _threes(ruleset, hand_counts)
    if ruleset.penalty:
        found.append(Count("penalties", terms.penalties(ruleset), -ruleset.penalty))
    if UNVIEWED in ruleset.side_fields:
        label = _("%(unviewed)s, em pontos") % {"unviewed": terms.name(ruleset, UNVIEWED)}
        found.append(Count(UNVIEWED, label, -1, when=hand_counts, morto=UNVIEWED, held=1, few=False))
    return tuple(found)


def _threes(ruleset: rules.RuleSet, hand_counts: str) -> list[Count]:
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
        count = Count(name, terms.name(ruleset, name), weights[name], when=hand_counts)
        if name == "red_threes":
            count = replace(count, when="", without=worth - threes.red_without, unless=unless)
        found.append(count)
    return found


def lineups(ruleset: rules.RuleSet, sides: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """Return the possible sides of a mão: with three players by the one who played alone; else one line-up, by ""."""
    if not ruleset.solo:
        return {"": tuple(sides)}
    every = ruleset.side_names
    return {NOBODY_ALONE if names == every else names[0]: names for names in ruleset.lineups.values()}


def endings(ruleset: rules.RuleSet, labels: Mapping[str, str]) -> list[tuple[str, str]]:
    """Return the endings to choose from: a side went out, or an ending without batida."""
    others = [(code, terms.ending(ruleset, code)) for code in ruleset.endings if code != BATIDA]
    return [*labels.items(), *others]


def morto_states(ruleset: rules.RuleSet) -> list[tuple[str, str]]:
    """Return the possible states of a side's morto; empty in games without mortos."""
    states = {"taken": _("Sim"), "not_taken": _("Não"), UNVIEWED: _("Sim, sem ver")}
    return [(code, label) for code, label in states.items() if code in ruleset.morto_states]


def presumed_morto(ruleset: rules.RuleSet, sides: Sequence[str], side: str) -> str:
    """Return the state of a side's morto that the line-up implies, or "".

    With three players, one plays alone after taking the first morto.
    """
    if not ruleset.solo or "+" in side:
        return ""
    return "not_taken" if tuple(sides) == ruleset.side_names else "taken"


# Words and signs between two names, in the languages of the site.
_BETWEEN_NAMES: Final = re.compile(r"\s+(?:e|ed|y|and|&|\+|/)\s+|\s*[/&+]\s*")
_PAIR = 2
_ON_A_BUTTON: Final = 17  # characters in two lines of the narrowest button


def players(ruleset: rules.RuleSet, side: str, label: str) -> dict[str, str]:
    """Return the players of a side with their names: `A1`, `A2` of side A; for a side of one, the side itself.

    A label with as many people as the side has players gives each a name; else they are numbered.
    """
    if ruleset.players == 1 and "+" not in side:
        return {side: label}
    names = side.split("+") if "+" in side else [f"{side}{n}" for n in range(1, ruleset.players + 1)]
    people = next((found for found in _read_as_people(label) if len(found) == len(names)), [])
    if not people:
        people = [_("%(side)s, jogador %(n)s") % {"side": label, "n": n} for n, _name in enumerate(names, 1)]
    return dict(zip(names, people, strict=True))


def first_names(label: str) -> str:
    """Return the first names of the people in a label; a single name is returned unchanged."""
    people = _first_names(label)
    return _joined(people) if people else label


def button_names(label: str) -> str:
    """Return the first names as a narrow button has room for them: if they are long, the first one and initials."""
    people = _first_names(label)
    if len(said := first_names(label)) <= _ON_A_BUTTON or not people:
        return said
    return _joined([people[0], *(f"{name[0]}." for name in people[1:])])


def _first_names(label: str) -> list[str]:
    # Empty for a single name.
    pair, more = _read_as_people(label)
    people = [person.split()[0] for person in (more if len(more) > _PAIR else pair)]
    return people if len(people) >= _PAIR else []


def _joined(people: Sequence[str]) -> str:
    return _(" e ").join([", ".join(people[:-1]), people[-1]])


def _read_as_people(label: str) -> tuple[list[str], list[str]]:
    # A comma may be part of a name, or stand between two, so both readings are returned.
    parts = [part for part in _BETWEEN_NAMES.split(label) if part]
    return parts, [name.strip() for part in parts for name in part.split(",") if name.strip()]


def player_endings(ruleset: rules.RuleSet, people: Mapping[str, str]) -> list[tuple[str, str]]:
    """Return the endings to choose from: a player went out, or an ending without batida."""
    out = [(f"{BATIDA}:{player}", name) for player, name in people.items()]
    return out + [(code, terms.ending(ruleset, code)) for code in ruleset.endings if code != BATIDA]
