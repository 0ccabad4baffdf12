"""Mitchell movement: North-South keep their tables, East-West move on after every round."""

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, ClassVar, Literal, Self

from tournaments.pairing.entrant import Scheduled
from tournaments.pairing.errors import DrawCode
from tournaments.pairing.kinds import MitchellDraw
from tournaments.pairing.schedule.mitchell import LEAST, MitchellOptions, most_rounds
from tournaments.plan.fields import ROUNDS, OneOf, PlanField, Whole, YesNo
from tournaments.plan.formats.base import register
from tournaments.plan.formats.families import ScheduledFormat
from tournaments.plan.places import Places

TURNI = 5  # turni of a usual plan, if the tables allow it
NORTH_SOUTH, EAST_WEST = 1, 2  # numbers of the two lines as separate standings
MISSING = ("a", "b", None)  # side of the phantom pair; without one an odd number is refused


class Lists(StrEnum):
    """Which duplas are ranked together: all, those of a line, or those of a section."""

    ONE = "one"
    LINES = "lines"  # North-South of all sections, and East-West of all sections
    SECTIONS = "sections"


@register
@dataclass(frozen=True, slots=True, kw_only=True)
class Mitchell(ScheduledFormat):
    """Mitchell movement.

    mitchell: movement of the lines, and handling of an odd number. lists: separate standings.
    """

    key: ClassVar[str] = "mitchell"
    fields: ClassVar[tuple[PlanField, ...]] = (
        ROUNDS,
        Whole("mitchell.sections", least=1, most=40),
        Whole("mitchell.step", least=1, most=40),
        YesNo("mitchell.skip"),
        OneOf("mitchell.missing", MISSING, refused=frozenset({DrawCode.ODD_WITHOUT_BYE})),
        OneOf("lists", tuple(Lists), blank=Lists.ONE),
    )
    least: ClassVar[int] = LEAST
    keeps_tables: ClassVar[bool] = True
    has_directions: ClassVar[bool] = True
    meets_some: ClassVar[bool] = True
    bye_setting: ClassVar[tuple[str, object] | None] = ("mitchell.missing", "b")

    mitchell: MitchellOptions = field(default_factory=MitchellOptions)
    lists: Lists = Lists.ONE

    @property
    def in_groups(self) -> int:
        match self.lists:
            case Lists.LINES:
                return 2
            case Lists.SECTIONS:
                return self.mitchell.sections
        return 1

    def groups_of(self, entrants: int) -> int:
        del entrants
        return self.in_groups

    def sizes_of(self, entrants: int) -> tuple[int, ...]:
        """Return the size of each of the standings; a section has two duplas for each table, without the phantom."""
        if self.lists is not Lists.SECTIONS:
            return ScheduledFormat.sizes_of(self, entrants)
        tables, sections = -(-entrants // 2), self.mitchell.sections
        phantom = (tables - 1) % sections if entrants % 2 else None
        return tuple(2 * len(range(one, tables, sections)) - (one == phantom) for one in range(sections))

    @property
    def ranked_apart(self) -> Literal["", "lines", "sections"]:
        match self.lists:
            case Lists.LINES:
                return "lines"
            case Lists.SECTIONS:
                return "sections"
        return ""

    def listed_in(self, drawn: Scheduled) -> dict[int, int]:
        """Return the line or section of each dupla. A dupla that rests in all rounds faces the phantom."""
        played = [pairing for pairings in drawn.rounds for pairing in pairings]
        if self.lists is Lists.SECTIONS:
            return {one: pairing.group for pairing in played for one in pairing.entrants}
        if self.lists is Lists.ONE:
            return {}
        found = dict.fromkeys(drawn.order, EAST_WEST if self.mitchell.missing == "a" else NORTH_SOUTH)
        for pairing in played:
            if pairing.b is not None:
                found |= {pairing.a: NORTH_SOUTH, pairing.b: EAST_WEST}
        return found

    def late_group(self, group: int, facing: int) -> int:
        """Return the line opposite the opponent's, or the section."""
        match self.lists:
            case Lists.LINES:
                return EAST_WEST if facing == NORTH_SOUTH else NORTH_SOUTH
            case Lists.SECTIONS:
                return group
        return 0

    def fitted(self, entrants: int) -> Self:
        """Return the format with at least two tables in each section, and with as many rounds as these allow."""
        tables = -(-entrants // 2)
        sections = max(1, min(self.mitchell.sections, tables // 2))
        sizes = {tables // sections, -(-tables // sections)} - {0}
        most = min((most_rounds(size, self.mitchell) for size in sizes), default=0)
        options = replace(self.mitchell, sections=sections)
        return replace(self, mitchell=options, rounds=self.rounds and max(1, min(self.rounds, most)))

    @classmethod
    def usual_plan(cls, entrants: int) -> list[dict[str, Any]]:
        """Return an Italian evening of turni of three mãos."""
        most = most_rounds(-(-entrants // 2), MitchellOptions())
        return [{"format": cls.key, "rounds": min(most, TURNI), "maos": 3, "points": "vp_3"}]

    def drawn_as(self, entrants: int) -> MitchellDraw:
        del entrants
        return MitchellDraw(rounds=self.rounds or 0, mitchell=self.mitchell)

    def places(self, drawn: Scheduled, mesas: int) -> Places:
        """Keep North-South at their mesas; latecomers can use the table of a bye.

        If the hall has too few mesas, two tables share one in turn.
        """
        tables = range(1, -(-len(drawn.order) // 2) + 1)
        found = []
        for pairings in drawn.rounds:
            taken = {pairing.table for pairing in pairings}
            free = iter([table for table in tables if table not in taken])
            at = [pairing.table or next(free, None) for pairing in pairings]
            found.append(tuple(table and (table - 1) % mesas + 1 for table in at))
        return tuple(found)
