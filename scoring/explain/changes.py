"""List the departures of a rule set from its text: switches and values, with the text's value and article."""

from dataclasses import dataclass

import rules
from scoring.explain.labels import option_label, option_means, place_label, place_means, source
from scoring.wording.numbers import points


@dataclass(frozen=True, slots=True)
class RuleChange:
    """One departure. `text`: the value in the text, empty if it has none; `article`: its source in the text."""

    label: str
    own: str
    text: str
    article: str


def changes(ruleset: rules.RuleSet) -> tuple[RuleChange, ...]:
    """Return the departures from the text on which the rule set is based, switches first."""
    declared, found = rules.declared(ruleset.key, ruleset.options), []
    for one in declared.switches:
        value = ruleset.options.get(one.name)
        agreed = one.kind == "points" and one.default is None  # the text leaves this value to the players
        if value is None or value == one.default or agreed:
            continue
        own = _said(option_means(one.name, value), value)
        text = "" if one.default is None else _said(option_means(one.name, one.default), one.default)
        found.append(RuleChange(option_label(one.name), own, text, source(one.article)))
    for place in declared.places:
        if place.place in ruleset.overrides:
            values = (ruleset.overrides[place.place], place.value)
            own, text = (_said(place_means(place.place, value), value) for value in values)
            label = place_label(place.place, ruleset)
            found.append(RuleChange(label, own, text, source(place.article)))
    return tuple(found)


def _said(means: str, value: object) -> str:
    return points(value) if type(value) is int and means == str(value) else means
