"""The double elimination: who loses once plays on among the losers, who loses twice is out."""

from dataclasses import dataclass
from typing import Any, ClassVar

from tournaments.pairing.bracket.nodes import Kind
from tournaments.pairing.kinds import DoubleDraw
from tournaments.plan.fields import PlanField, YesNo
from tournaments.plan.formats.base import RankedBy, register
from tournaments.plan.formats.families import BracketFormat
from tournaments.plan.lengths import AS_OTHERS, FINAL, OF_FINAL, Length


@register
@dataclass(frozen=True, slots=True, kw_only=True)
class Double(BracketFormat):
    """reset: a final that the unbeaten one loses is played again.

    final_count, final_target, final_minutes: of the final, and of that one, None as in all others.
    """

    key: ClassVar[str] = "double"
    fields: ClassVar[tuple[PlanField, ...]] = (YesNo("reset"), *OF_FINAL)
    ranked_by: ClassVar[RankedBy] = RankedBy.LOSERS_TREE

    reset: bool = False
    final_count: int | None = None
    final_target: int | None = None
    final_minutes: int | None = None

    @classmethod
    def usual_plan(cls, entrants: int) -> list[dict[str, Any]]:
        """Return a double elimination with a second final."""
        del entrants
        return [{"format": cls.key, "reset": True}]

    @property
    def lengths(self) -> dict[int, Length]:
        """Return the length of its own that the final has, by the two who are left in it."""
        length = Length(self.final_count, self.final_target, self.final_minutes)
        return {} if length == AS_OTHERS else {FINAL: length}

    def left_in(self, kind: Kind, number: int, rounds: int) -> int | None:
        """Return the two who are left in the final, and in one that is played again."""
        del number, rounds
        return FINAL if kind in {"final", "reset"} else None

    def field_of_length(self, left: int, part: str) -> str:
        """Return the field that says this part of the length of the final."""
        del left
        return f"final_{'count' if part == 'maos' else part}"

    @property
    def drawn_as(self) -> DoubleDraw:
        """Return the draw of both trees."""
        return DoubleDraw(reset=self.reset)
