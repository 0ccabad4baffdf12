"""Swiss system: duplas level in points meet, without repeated meetings if possible."""

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
    """Swiss system.

    swiss: pairing among level duplas, and which duplas are kept apart. random: draw every round only by lot.
    """

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
        """Return rounds ranked by points, then by the opponents' points."""
        order = [str(by) for by in cls.usual_order(vp=False)]
        return [{"format": cls.key, "rounds": usual_rounds(entrants), "order": order}]

    @classmethod
    def usual_order(cls, *, vp: bool) -> tuple[By, ...]:
        """Return points, then the opponents' points, which favour duplas with stronger opponents."""
        return RoundFormat.usual_order(vp=True) if vp else ORDER

    def beginning(self) -> Self:
        """Return the format with the pairing order of the first round, whatever was played before."""
        return replace(self, swiss=replace(self.swiss, order=self.swiss.first))

    def drawn_as(self, *, opening: bool) -> SwissDraw:
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
        """Return the inputs of the next draw; with `random` all are level and unseeded."""
        drawn = self._drawn(entrants)
        return RoundFormat.inputs(self, drawn, history, seed=seed, opening=opening, by_hand=by_hand)

    def list_drawn_from(self, entrants: Iterable[Entrant], seed: int) -> tuple[int, ...]:
        """Return the list by points, then by standings or lot."""
        return tuple(one.id for one in listed(self._drawn(entrants), self.swiss.order, seed))

    def scores_drawn_from(self, entrants: Iterable[Entrant]) -> dict[str, str]:
        """Return the points; empty with `random`."""
        return {} if self.random else {str(one.id): str(one.score) for one in entrants}

    def _drawn(self, entrants: Iterable[Entrant]) -> list[Entrant]:
        return [replace(one, seed=None, score=0) if self.random else one for one in entrants]
