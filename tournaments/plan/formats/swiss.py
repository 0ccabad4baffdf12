"""The Swiss: those level in points meet, nobody twice while it can be helped."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from tournaments.pairing.by_hand import ByHand
from tournaments.pairing.entrant import DrawnRound, Entrant
from tournaments.pairing.errors import DrawCode
from tournaments.pairing.history import History
from tournaments.pairing.inputs import DrawInputs
from tournaments.pairing.kinds import SwissDraw
from tournaments.pairing.swiss.field import Order, listed
from tournaments.plan.fields import ROUNDS, OneOf, PlanField, YesNo
from tournaments.plan.formats.base import register, usual_rounds
from tournaments.plan.formats.families import RoundFormat
from tournaments.standings.criteria import By, Measure

BYES = YesNo("swiss.byes", refused=frozenset({DrawCode.ODD_WITHOUT_BYE}))
FIRST = OneOf("swiss.first", tuple(Order))
SIDES = YesNo("swiss.sides", asked=False)
CLUBS = YesNo("swiss.clubs")
REMATCHES = YesNo("swiss.rematches")
ORDER = tuple(map(By, (Measure.POINTS, Measure.BUCHHOLZ, Measure.MADE, Measure.LOTS)))


@register
@dataclass(frozen=True, slots=True, kw_only=True)
class Swiss(RoundFormat):
    """swiss: whom those level in points meet, and what is kept apart. random: every round is drawn by lot alone."""

    key: ClassVar[str] = "swiss"
    fields: ClassVar[tuple[PlanField, ...]] = (
        ROUNDS,
        BYES,
        FIRST,
        OneOf("swiss.order", tuple(Order)),
        CLUBS,
        SIDES,
        replace(REMATCHES, asked=False),
        YesNo("random"),
    )

    random: bool = False

    @classmethod
    def usual_plan(cls, entrants: int) -> list[dict[str, Any]]:
        """Return rounds ranked by points, then those of the opponents."""
        order = [str(by) for by in cls.usual_order(vp=False)]
        return [{"format": cls.key, "rounds": usual_rounds(entrants), "order": order}]

    @classmethod
    def usual_order(cls, *, vp: bool) -> tuple[By, ...]:
        """Return points, then those of the opponents: who met the stronger ones stands above."""
        return RoundFormat.usual_order(vp=True) if vp else ORDER

    def beginning(self) -> Self:
        """Return it with the order of the first round, whoever has met before."""
        return replace(self, swiss=replace(self.swiss, order=self.swiss.first))

    def drawn_as(self, *, opening: bool) -> SwissDraw:
        """Return the draw of those level in points."""
        del opening
        return SwissDraw(self.swiss)

    def inputs(
        self,
        entrants: Sequence[Entrant],
        history: History,
        *,
        seed: int,
        opening: bool,
        by_hand: ByHand | None = None,
    ) -> DrawInputs[DrawnRound]:
        """Return the draw of the next round; by lot alone all are level and nobody is listed."""
        drawn = self._drawn(entrants)
        return RoundFormat.inputs(self, drawn, history, seed=seed, opening=opening, by_hand=by_hand)

    def list_drawn_from(self, entrants: Iterable[Entrant], seed: int) -> tuple[int, ...]:
        """Return the list by points, then by the standings or by lot."""
        return tuple(one.id for one in listed(self._drawn(entrants), self.swiss.order, seed))

    def scores_drawn_from(self, entrants: Iterable[Entrant]) -> dict[str, str]:
        """Return the points, of which a draw by lot alone knows nothing."""
        return {} if self.random else {str(one.id): str(one.score) for one in entrants}

    def _drawn(self, entrants: Iterable[Entrant]) -> list[Entrant]:
        return [replace(one, seed=None, score=0) if self.random else one for one in entrants]
