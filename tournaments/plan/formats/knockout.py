"""The single knockout: who loses is out; a third place and a consolation for who wants them."""

from dataclasses import dataclass
from typing import Any, ClassVar

from tournaments.pairing.kinds import KnockoutDraw
from tournaments.plan.fields import PlanField, YesNo
from tournaments.plan.formats.base import BracketFormat, RankedBy, register


@register
@dataclass(frozen=True, slots=True, kw_only=True)
class Knockout(BracketFormat):
    """third: the losers of the semifinals play for third place. consolation: the first losers play on."""

    key: ClassVar[str] = "knockout"
    fields: ClassVar[tuple[PlanField, ...]] = (YesNo("third"), YesNo("consolation"))
    names_rounds: ClassVar[bool] = True
    ranked_by: ClassVar[RankedBy] = RankedBy.ROUND_REACHED

    third: bool = False
    consolation: bool = False

    @classmethod
    def usual_plan(cls, entrants: int) -> list[dict[str, Any]]:
        """Return a knockout with a third place."""
        del entrants
        return [{"format": cls.key, "third": True}]

    @property
    def drawn_as(self) -> KnockoutDraw:
        """Return the draw of a single knockout."""
        return KnockoutDraw(third=self.third, consolation=self.consolation)
