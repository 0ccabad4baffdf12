"""The danese: first of the standings against second, third against fourth."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from tournaments.pairing.by_hand import ByHand
from tournaments.pairing.entrant import DrawnRound, Entrant
from tournaments.pairing.history import History
from tournaments.pairing.swiss.danese import RULES, draw_danese
from tournaments.pairing.swiss.field import Order, SwissOptions
from tournaments.plan.fields import ROUNDS, PlanField
from tournaments.plan.formats.base import RoundFormat, listed_ids, register, usual_rounds
from tournaments.plan.formats.swiss import BYES, CLUBS, FIRST, REMATCHES, SIDES


@register
@dataclass(frozen=True, slots=True, kw_only=True)
class Danese(RoundFormat):
    """swiss: as of a Swiss in which every place is a score of its own."""

    key: ClassVar[str] = "danese"
    fields: ClassVar[tuple[PlanField, ...]] = (
        ROUNDS,
        BYES,
        FIRST,
        REMATCHES,
        SIDES,
        replace(CLUBS, asked=False),
    )

    swiss: SwissOptions = RULES

    @classmethod
    def usual_plan(cls, entrants: int) -> list[dict[str, Any]]:
        """Return turni of four mãos."""
        return [{"format": cls.key, "rounds": usual_rounds(entrants), "maos": 4, "points": "vp_4"}]

    def draw_round(
        self,
        entrants: Sequence[Entrant],
        history: History,
        *,
        seed: int,
        opening: bool,
        by_hand: ByHand | None = None,
    ) -> DrawnRound:
        """Pair neighbours: later by the standings, or by what the stage before left."""
        options = self.swiss if opening else replace(self.swiss, first=Order.ADJACENT)
        return draw_danese(entrants, history, seed=seed, options=options, by_hand=by_hand)

    def list_drawn_from(self, entrants: Iterable[Entrant], seed: int) -> tuple[int, ...]:
        """Return the standings."""
        return listed_ids(list(entrants), seed)

    def scores_drawn_from(self, entrants: Iterable[Entrant]) -> dict[str, str]:
        """Return nothing: a danese looks at places alone."""
        del entrants
        return {}
