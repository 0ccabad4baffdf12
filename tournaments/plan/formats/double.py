"""The double elimination: who loses once plays on among the losers, who loses twice is out."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from tournaments.pairing.bracket.double import draw_double
from tournaments.pairing.bracket.nodes import Bracket
from tournaments.pairing.entrant import Entrant, Pair
from tournaments.plan.fields import PlanField, YesNo
from tournaments.plan.formats.base import BracketFormat, RankedBy, register


@register
@dataclass(frozen=True, slots=True, kw_only=True)
class Double(BracketFormat):
    """reset: a final that the unbeaten one loses is played again."""

    key: ClassVar[str] = "double"
    fields: ClassVar[tuple[PlanField, ...]] = (YesNo("reset"),)
    ranked_by: ClassVar[RankedBy] = RankedBy.LOSERS_TREE

    reset: bool = False

    @classmethod
    def usual_plan(cls, entrants: int) -> list[dict[str, Any]]:
        """Return a double elimination with a second final."""
        del entrants
        return [{"format": cls.key, "reset": True}]

    def draw(self, entrants: Sequence[Entrant], *, seed: int, pairs: Sequence[Pair] = ()) -> Bracket:
        """Draw both trees."""
        return draw_double(entrants, seed=seed, reset=self.reset, pairs=pairs)
