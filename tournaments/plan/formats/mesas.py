"""Mesas of three or more players, each playing for himself."""

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
    """Mesas of single players.

    seats: players at a mesa. smaller: use smaller mesas for the remainder, who otherwise rest.

    Each mesa has one winner. Latecomers can only replace players who left.
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
        del entrants
        return [{"format": cls.key, "rounds": USUAL_ROUNDS}]

    @property
    def at_a_mesa(self) -> int:
        return self.seats

    @property
    def may_meet_again(self) -> bool:
        """Return True: the draw only approximates equal meetings by exchanging seats."""
        return True

    def sizes(self, entrants: int) -> tuple[int, ...]:
        """Return the number of players at each mesa of a round."""
        return sizes(entrants, self.seats, smaller=self.smaller)

    def meetings(self, entrants: int, *, crossed: int = 0) -> tuple[int, ...]:
        """Return the number of mesas in each round."""
        del crossed
        check_count(entrants, LEAST, MOST)
        return (len(self.sizes(entrants)),) * (self.rounds or 0)

    def resting(self, entrants: int) -> int:
        return entrants - sum(self.sizes(entrants))

    def drawn_as(self, entrants: int) -> MesasDraw:
        del entrants
        return MesasDraw(rounds=self.rounds or 0, seats=self.seats, smaller=self.smaller)
