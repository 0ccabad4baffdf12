"""The state of a partida when a mão begins, which the mão is judged with besides its own facts."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Self

import rules

_POINTS, _WARNED = "before", "warned_before"
NAMES: Final = frozenset({_POINTS, _WARNED})  # of the facts, which only the service fills in


@dataclass(frozen=True, slots=True)
class Before:
    """The points of each side before a mão, and the sides warned since the partida began (000:53)."""

    points: Mapping[str, rules.Points]
    warned: tuple[str, ...] = ()

    @classmethod
    def held(cls, facts: Mapping[str, Any]) -> Self | None:
        """Return the state that is stored in the facts of a recorded mão, if they hold it."""
        points = facts.get(_POINTS)
        return None if points is None else cls(points, tuple(facts.get(_WARNED, ())))

    @property
    def facts(self) -> dict[str, object]:
        """The state as facts for `rules.judge`."""
        warned = {_WARNED: list(self.warned)} if self.warned else {}
        return {_POINTS: dict(self.points), **warned}

    def least(self, ruleset: rules.RuleSet) -> dict[str, int]:
        """Return the points that each vulnerable side has to lay down."""
        least = {
            side: rules.least_laid(ruleset, int(points), warned=side in self.warned)
            for side, points in self.points.items()
        }
        return {side: points for side, points in least.items() if points}


def warned_in(facts: Mapping[str, Any]) -> set[str]:
    """Return the sides that were warned in a mão, according to its facts."""
    sides: Mapping[str, Any] = facts.get("sides", {})
    return {side for side, of_side in sides.items() if of_side.get("warned")}
