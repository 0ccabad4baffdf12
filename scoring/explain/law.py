"""One sentence about play, and the rule sets to which it applies."""

from dataclasses import dataclass

from django.utils.functional import Promise

import rules

type Lazy = str | Promise


@dataclass(frozen=True, slots=True)
class Law:
    """One sentence about play.

    `when`: the switch it depends on, with the value that it requires, or with a `!` after its name the value that it
    excludes. A text without the switch always has the sentence. `unless`: values that the sentence describes as the
    text sets them; a club that sets one of them plays differently. `partners`: whether it is about partners, whom a
    single player does not have.
    """

    topic: str
    text: Lazy
    when: tuple[str, object] | None = None
    unless: tuple[str, ...] = ()
    partners: bool = False

    def holds(self, ruleset: rules.RuleSet) -> bool:
        """Return whether the sentence is true under the options and overrides of a rule set."""
        if self.partners and ruleset.players == 1:
            return False
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
