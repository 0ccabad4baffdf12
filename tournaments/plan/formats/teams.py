"""Team round robin: all teams of two duplas meet, each meeting at two tables."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from tournaments.pairing.entrant import Entrant, Scheduled
from tournaments.pairing.errors import DrawCode, DrawError
from tournaments.pairing.kinds import TeamsDraw
from tournaments.pairing.schedule.team_rounds import IN_TEAM, in_twos
from tournaments.pairing.swiss.draw import LEAST, MOST
from tournaments.plan.fields import CARRY, DOUBLE, PACE, TOP, OneOf, PlanField
from tournaments.plan.formats.all_play_all import meetings_in
from tournaments.plan.formats.base import check_count, field_of, register
from tournaments.plan.formats.families import ScheduledFormat
from tournaments.plan.places import Places, in_blocks
from tournaments.plan.preview import FirstDraw
from tournaments.standings.team_meetings import Counts


@register
@dataclass(frozen=True, slots=True, kw_only=True)
class Teams(ScheduledFormat):
    """Team round robin.

    double: two meetings of each pair, with crossed duplas. counts: how two tables make one result.

    Late entries are impossible, because a team has exactly two duplas. If a dupla leaves, the opponents win its
    table.
    """

    key: ClassVar[str] = "teams"
    fields: ClassVar[tuple[PlanField, ...]] = (DOUBLE, OneOf("counts", tuple(Counts), blank=Counts.SUM))
    stage_fields: ClassVar[tuple[PlanField, ...]] = (PACE, TOP, CARRY)
    least: ClassVar[int] = LEAST * IN_TEAM
    ranked_as_one: ClassVar[int] = IN_TEAM

    double: bool = False
    counts: Counts = Counts.SUM

    @classmethod
    def usual_plan(cls, entrants: int) -> list[dict[str, Any]]:
        """Return turni of three mãos."""
        del entrants
        return [{"format": cls.key, "maos": 3, "points": "vp_3"}]

    @property
    def may_meet_again(self) -> bool:
        return self.double

    def meetings(self, entrants: int, *, crossed: int = 0) -> tuple[int, ...]:
        """Count the tables of the Berger table of teams."""
        del crossed
        check_count(entrants, self.least, MOST)
        teams, alone = divmod(entrants, IN_TEAM)
        if alone:
            raise DrawError(DrawCode.TEAM_NOT_TWO)
        return tuple(IN_TEAM * count for count in meetings_in([teams], double=self.double))

    def resting(self, entrants: int) -> int:
        """Return the duplas of a team with a bye."""
        return IN_TEAM * (entrants // IN_TEAM % 2)

    def preview(self, entrants: Sequence[Entrant], *, seed: int) -> FirstDraw:
        """Return the first round; while teams are unknown, neighbours of the list form teams."""
        try:
            return ScheduledFormat.preview(self, entrants, seed=seed)
        except DrawError as exc:
            if exc.code is not DrawCode.TEAM_NOT_TWO or len(entrants) % IN_TEAM:
                raise
            return ScheduledFormat.preview(self, in_twos(entrants), seed=seed)

    def drawn_as(self, entrants: int) -> TeamsDraw:
        """Return the draw of numbers for the Berger table."""
        del entrants
        return TeamsDraw(double=self.double)

    def sample(self, entrants: int) -> Sequence[Entrant]:
        """Return teams of two neighbours."""
        return in_twos(field_of(entrants))

    def places(self, drawn: Scheduled, mesas: int) -> Places:
        """Use the first mesas in all rounds, with adjacent mesas for the tables of a meeting."""
        return in_blocks(drawn.rounds, mesas)
