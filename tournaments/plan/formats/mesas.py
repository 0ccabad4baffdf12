"""Mesas at which three or more play, each for himself."""

from dataclasses import dataclass
from typing import Any, ClassVar

from tournaments.pairing.kinds import MesasDraw
from tournaments.pairing.schedule.mesas import FEWEST_SEATS, LEAST, MOST, MOST_SEATS, sizes
from tournaments.plan.fields import CARRY, PACE, ROUNDS, TOP, PlanField, Whole, YesNo
from tournaments.plan.formats.base import check_count, register
from tournaments.plan.formats.families import ScheduledFormat

USUAL_ROUNDS = 4
SEATS = Whole("seats", least=FEWEST_SEATS, most=MOST_SEATS)
SMALLER = YesNo("smaller")


@register
@dataclass(frozen=True, slots=True, kw_only=True)
class Mesas(ScheduledFormat):
    """seats: how many sit at a mesa. smaller: those left over make mesas of fewer; otherwise they rest.

    Of each mesa one wins. Who comes late plays in the place of who leaves.
    """

    key: ClassVar[str] = "mesas"
    fields: ClassVar[tuple[PlanField, ...]] = (ROUNDS, SEATS, SMALLER)
    stage_fields: ClassVar[tuple[PlanField, ...]] = (PACE, TOP, CARRY)
    least: ClassVar[int] = LEAST
    of_players: ClassVar[bool] = True
    each_alone: ClassVar[bool] = True
    keeps_tables: ClassVar[bool] = True

    seats: int = 4
    smaller: bool = True

    @classmethod
    def usual_plan(cls, entrants: int) -> list[dict[str, Any]]:
        """Return some rounds."""
        del entrants
        return [{"format": cls.key, "rounds": USUAL_ROUNDS}]

    @property
    def at_a_mesa(self) -> int:
        """Return how many sit at a full mesa."""
        return self.seats

    @property
    def may_meet_again(self) -> bool:
        """Return True: all sit with others as often as an exchange of seats can make it, which is no proof."""
        return True

    def sizes(self, entrants: int) -> tuple[int, ...]:
        """Return how many sit at each mesa of a round."""
        return sizes(entrants, self.seats, smaller=self.smaller)

    def meetings(self, entrants: int, *, crossed: int = 0) -> tuple[int, ...]:
        """Return as many as there are mesas."""
        del crossed
        check_count(entrants, LEAST, MOST)
        return (len(self.sizes(entrants)),) * (self.rounds or 0)

    def resting(self, entrants: int) -> int:
        """Return those left over where no mesa has fewer."""
        return entrants - sum(self.sizes(entrants))

    def drawn_as(self, entrants: int) -> MesasDraw:
        """Return the draw of all rounds."""
        del entrants
        return MesasDraw(rounds=self.rounds or 0, seats=self.seats, smaller=self.smaller)
