"""Double elimination: a dupla is out after its second loss."""

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
    """Double elimination. reset: repeat the final if the undefeated dupla loses it.

    final_count, final_target, final_minutes: length of the final and of its repetition, None as in other rounds.
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
        """Return a double elimination with a repeated final."""
        del entrants
        return [{"format": cls.key, "reset": True}]

    @property
    def lengths(self) -> dict[int, Length]:
        """Return the length of the final, if it differs, by its two remaining duplas."""
        length = Length(self.final_count, self.final_target, self.final_minutes)
        return {} if length == AS_OTHERS else {FINAL: length}

    def left_in(self, kind: Kind, number: int, rounds: int) -> int | None:
        """Return 2 for the final and its repetition."""
        del number, rounds
        return FINAL if kind in {"final", "reset"} else None

    def field_of_length(self, left: int, part: str) -> str:
        del left
        return f"final_{'count' if part == 'maos' else part}"

    @property
    def drawn_as(self) -> DoubleDraw:
        """Return the draw of both brackets."""
        return DoubleDraw(reset=self.reset)
