"""Danese: first of the standings against second, third against fourth, and so on."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from tournaments.pairing.entrant import Entrant
from tournaments.pairing.kinds import DaneseDraw, listed_ids
from tournaments.pairing.swiss.danese import RULES
from tournaments.pairing.swiss.field import Order, SwissOptions
from tournaments.plan.fields import ROUNDS, PlanField
from tournaments.plan.formats.base import register, usual_rounds
from tournaments.plan.formats.families import RoundFormat
from tournaments.plan.formats.swiss import BYES, CLUBS, FIRST, REMATCHES, SIDES


@register
@dataclass(frozen=True, slots=True, kw_only=True)
class Danese(RoundFormat):
    """Danese format. swiss: options of a Swiss in which every place counts as a separate score."""

    key: ClassVar[str] = "danese"
    fields: ClassVar[tuple[PlanField, ...]] = (
        ROUNDS,
        BYES,
        FIRST,
        REMATCHES,
        replace(SIDES, asked=True),
        replace(CLUBS, asked=False),
    )

    swiss: SwissOptions = RULES

    @classmethod
    def usual_plan(cls, entrants: int) -> list[dict[str, Any]]:
        """Return turni of four mãos."""
        return [{"format": cls.key, "rounds": usual_rounds(entrants), "maos": 4, "points": "vp_4"}]

    def drawn_as(self, *, opening: bool) -> DaneseDraw:
        """Return the draw of neighbours by the standings, or by the places from the stage before."""
        return DaneseDraw(self.swiss if opening else replace(self.swiss, first=Order.ADJACENT))

    def list_drawn_from(self, entrants: Iterable[Entrant], seed: int) -> tuple[int, ...]:
        """Return the standings."""
        return listed_ids(list(entrants), seed)

    def scores_drawn_from(self, entrants: Iterable[Entrant]) -> dict[str, str]:
        """Return an empty mapping, because only places count."""
        del entrants
        return {}
