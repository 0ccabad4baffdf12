"""The single knockout: who loses is out; a third place and a consolation for who wants them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from tournaments.pairing.bracket.knockout import draw, draw_pairs
from tournaments.pairing.bracket.nodes import Bracket
from tournaments.pairing.entrant import Entrant, Pair
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

    def draw(self, entrants: Sequence[Entrant], *, seed: int, pairs: Sequence[Pair] = ()) -> Bracket:
        """Draw it; of a crossing the pairs are given, and there is no consolation."""
        if pairs:
            return draw_pairs(pairs, third_place=self.third)
        return draw(entrants, seed=seed, third_place=self.third, consolation=self.consolation)
