"""The double elimination: who loses once plays on among the losers, who loses twice is out."""

from dataclasses import dataclass
from typing import Any, ClassVar

from tournaments.pairing.kinds import DoubleDraw
from tournaments.plan.fields import PlanField, YesNo
from tournaments.plan.formats.base import RankedBy, register
from tournaments.plan.formats.families import BracketFormat


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

    @property
    def drawn_as(self) -> DoubleDraw:
        """Return the draw of both trees."""
        return DoubleDraw(reset=self.reset)
