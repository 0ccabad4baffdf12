"""Individual movement: single players with another partner in each round."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar

from tournaments.pairing.kinds import IndividualDraw
from tournaments.pairing.schedule.individual import LEAST, MOST, Quality, draw_individual
from tournaments.plan.fields import CARRY, PACE, ROUNDS, TOP, PlanField
from tournaments.plan.formats.base import check_count, field_of, register
from tournaments.plan.formats.families import ScheduledFormat

TURNI = 5  # number of turni in a usual plan


@register
@dataclass(frozen=True, slots=True, kw_only=True)
class Individual(ScheduledFormat):
    """Individual movement. Latecomers can only replace players who left, because the movement has no other places."""

    key: ClassVar[str] = "individual"
    fields: ClassVar[tuple[PlanField, ...]] = (ROUNDS,)
    stage_fields: ClassVar[tuple[PlanField, ...]] = (PACE, TOP, CARRY)
    least: ClassVar[int] = LEAST
    of_players: ClassVar[bool] = True
    keeps_tables: ClassVar[bool] = True

    @classmethod
    def usual_plan(cls, entrants: int) -> list[dict[str, Any]]:
        """Return turni of three mãos."""
        return [{"format": cls.key, "rounds": min(entrants - 1, TURNI), "maos": 3, "points": "vp_3"}]

    @property
    def at_a_mesa(self) -> int:
        return 4

    def meetings(self, entrants: int, *, crossed: int = 0) -> tuple[int, ...]:
        """Seat four at a table."""
        del crossed
        check_count(entrants, LEAST, MOST)
        return (entrants // 4,) * (self.rounds or 0)

    def resting(self, entrants: int) -> int:
        """Return the players without a full table of four."""
        return entrants % 4

    def quality(self, entrants: int) -> Quality:
        return quality_of(entrants, self.rounds or 0)

    def drawn_as(self, entrants: int) -> IndividualDraw:
        """Return the draw of the numbers in the movement."""
        del entrants
        return IndividualDraw(rounds=self.rounds or 0)


# Cached, because it takes half a second for hundreds of players.
@lru_cache(maxsize=64)
def quality_of(players: int, rounds: int) -> Quality:
    """Return how even the movement is; independent of the lots."""
    return draw_individual(field_of(players), rounds=rounds, seed=0).quality
