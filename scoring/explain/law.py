"""What one sentence of play is made of."""

from dataclasses import dataclass

from django.utils.functional import Promise

import rules

type Lazy = str | Promise


@dataclass(frozen=True, slots=True)
class Law:
    """One sentence. `when`: the switch it depends on, with the value it needs, or any other one after a `!`.

    A text without the switch has the sentence. `unless`: places of which it says what the text does; a club that sets
    one of them plays otherwise.
    """

    topic: str
    text: Lazy
    when: tuple[str, object] | None = None
    unless: tuple[str, ...] = ()

    def holds(self, ruleset: rules.RuleSet) -> bool:
        """Return whether it is so under the options and the own values of a rule set."""
        if any(place in ruleset.overrides for place in self.unless):
            return False
        if self.when is None:
            return True
        name, value = self.when
        switch = name.removesuffix("!")
        if switch not in ruleset.options:
            return True
        own = ruleset.options[switch]
        return own != value if name.endswith("!") else own == value
