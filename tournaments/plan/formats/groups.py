"""Groups with a round robin and standings in each."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from tournaments.pairing.bracket.seeding import usual_crossing
from tournaments.pairing.entrant import Entrant, Scheduled
from tournaments.pairing.errors import DrawCode
from tournaments.pairing.kinds import GroupsDraw
from tournaments.pairing.schedule.groups import LEAST, MOST, Method, draw_groups, group_count
from tournaments.plan.fields import (
    CARRY,
    CROSSING,
    DOUBLE,
    FAIR,
    LATE_UNTIL,
    MISSED,
    OTHERS,
    PACE,
    SIDE_OF,
    TOP,
    OneOf,
    PlanField,
    Whole,
)
from tournaments.plan.formats.all_play_all import meetings_in
from tournaments.plan.formats.base import Format, Qualified, field_of, register
from tournaments.plan.formats.families import ScheduledFormat
from tournaments.plan.places import Places, in_blocks
from tournaments.plan.preview import FirstDraw

GROUP = 4  # group size of a usual plan
SIZE = "size"  # group size, chosen instead of the number of groups


@register
@dataclass(frozen=True, slots=True, kw_only=True)
class Groups(ScheduledFormat):
    """Groups. groups: number of groups. size: group size, for any number of entrants; one group without either.

    method: how the list is distributed to groups. double: two meetings of each pair.
    """

    key: ClassVar[str] = "groups"
    fields: ClassVar[tuple[PlanField, ...]] = (
        Whole(
            "groups",
            least=1,
            most=1365,
            refused=frozenset({DrawCode.GROUPS_TOO_SMALL, DrawCode.GROUPS_TOO_LARGE}),
        ),
        Whole(SIZE, least=LEAST, most=MOST),
        OneOf("method", tuple(Method)),
        DOUBLE,
    )
    stage_fields: ClassVar[tuple[PlanField, ...]] = (
        PACE,
        LATE_UNTIL,
        MISSED,
        OTHERS,
        FAIR,
        TOP,
        SIDE_OF,
        CROSSING,
        CARRY,
    )
    least: ClassVar[int] = LEAST
    is_grouped: ClassVar[bool] = True

    groups: int | None = None
    size: int | None = None
    method: Method = Method.SERPENTINE
    double: bool = False

    @classmethod
    def settled(cls, settings: Mapping[str, Any]) -> Mapping[str, Any]:
        """Drop the size if a number of groups was typed too."""
        return {name: value for name, value in settings.items() if name != SIZE or "groups" not in settings}

    def fitted(self, entrants: int) -> Self:
        """Return the format with as many groups as can be filled, or as are needed for all."""
        planned = self.groups_of(entrants)
        fewest, most = -(-entrants // MOST), max(1, entrants // LEAST)
        groups = max(fewest, min(planned, most))
        return self if groups == planned else replace(self, groups=groups, size=None)

    @classmethod
    def usual_plan(cls, entrants: int) -> list[dict[str, Any]]:
        """Return groups, and a knockout of the first two of each, with a crossing if they fill the bracket."""
        count = group_count(entrants, GROUP)
        full = count & (count - 1) == 0
        crossing = [f"{one} x {other}" for one, other in usual_crossing(count)] if full else []
        return [{"format": cls.key, "groups": count, "top": 2}, {"format": "knockout", "crossing": crossing}]

    @property
    def in_groups(self) -> int | None:
        """Return the number of groups; None if only their size is planned."""
        return self.groups or (None if self.size else 1)

    def groups_of(self, entrants: int) -> int:
        """Return the planned number of groups, or the number that results from the planned size."""
        return self.groups or (group_count(entrants, self.size) if self.size else 1)

    @property
    def may_meet_again(self) -> bool:
        return self.double

    def meetings(self, entrants: int, *, crossed: int = 0) -> tuple[int, ...]:
        """Count the meetings of the Berger table of each group."""
        del crossed
        groups = self._dealt(field_of(entrants), seed=0)
        return meetings_in(list(map(len, groups)), double=self.double)

    def resting(self, entrants: int) -> int:
        """Count one bye for each odd group."""
        groups = self.groups_of(entrants)
        small, more = divmod(entrants, groups)
        return more * ((small + 1) % 2) + (groups - more) * (small % 2)

    def preview(self, entrants: Sequence[Entrant], *, seed: int) -> FirstDraw:
        """Return the groups."""
        return FirstDraw(groups=self._dealt(entrants, seed=seed))

    def _dealt(self, entrants: Sequence[Entrant], *, seed: int) -> tuple[tuple[int, ...], ...]:
        return draw_groups(entrants, count=self.groups_of(len(entrants)), method=self.method, seed=seed)

    def entrants_from(
        self, groups: Qualified, others: Sequence[int] = (), *, origin: Mapping[int, int] | None = None
    ) -> Sequence[Entrant]:
        """Keep qualifiers of the same earlier group apart, including the best others."""
        listed = Format.entrants_from(self, groups, others)
        if len(groups) == 1:
            return listed
        group_of = {one: number for number, group in enumerate(groups, start=1) for one in group}
        group_of |= {one: number for one, number in (origin or {}).items() if one in others}
        return [replace(one, club=group_of.get(one.id)) for one in listed]

    def drawn_as(self, entrants: int) -> GroupsDraw:
        return GroupsDraw(groups=self.groups_of(entrants), method=self.method, double=self.double)

    def places(self, drawn: Scheduled, mesas: int) -> Places:
        """Assign separate mesas to each group."""
        return in_blocks(drawn.rounds, mesas)
