"""The Mitchell: North-South stay, East-West move on after every round."""

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

TURNI = 5  # of a usual plan, as far as its tables allow
NORTH_SOUTH, EAST_WEST = 1, 2  # the numbers of the lines, where each has standings of its own
MISSING = ("a", "b", None)  # the side of the phantom pair; None refuses an odd number


class Lists(StrEnum):
    """Who is ranked together: everybody, those of a line, or those of a section."""

    ONE = "one"
    LINES = "lines"  # North-South over all sections, and East-West
    SECTIONS = "sections"


@register
@dataclass(frozen=True, slots=True, kw_only=True)
class Mitchell(ScheduledFormat):
    """mitchell: how the lines move, and what an odd number does. lists: who is ranked together."""

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
        """Return how many standings there are."""
        match self.lists:
            case Lists.LINES:
                return 2
            case Lists.SECTIONS:
                return self.mitchell.sections
        return 1

    def groups_of(self, entrants: int) -> int:
        """Return how many standings there are, whoever comes."""
        del entrants
        return self.in_groups

    def sizes_of(self, entrants: int) -> tuple[int, ...]:
        """Return how many are in each; a section has two at each of its tables, the phantom's one less."""
        if self.lists is not Lists.SECTIONS:
            return ScheduledFormat.sizes_of(self, entrants)
        tables, sections = -(-entrants // 2), self.mitchell.sections
        phantom = (tables - 1) % sections if entrants % 2 else None
        return tuple(2 * len(range(one, tables, sections)) - (one == phantom) for one in range(sections))

    @property
    def ranked_apart(self) -> Literal["", "lines", "sections"]:
        """Return what the plan ranks apart."""
        match self.lists:
            case Lists.LINES:
                return "lines"
            case Lists.SECTIONS:
                return "sections"
        return ""

    def listed_in(self, drawn: Scheduled) -> dict[int, int]:
        """Return the line or the section of each. Who rests all the time sits across from the phantom."""
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
        """Return the line across from who is met, or the section."""
        match self.lists:
            case Lists.LINES:
                return EAST_WEST if facing == NORTH_SOUTH else NORTH_SOUTH
            case Lists.SECTIONS:
                return group
        return 0

    def fitted(self, entrants: int) -> Self:
        """Return it with as many sections as have two tables, and as many rounds as these can play."""
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
        """Return the draw of the movement."""
        del entrants
        return MitchellDraw(rounds=self.rounds or 0, mitchell=self.mitchell)

    def places(self, drawn: Scheduled, mesas: int) -> Places:
        """Keep North-South where they are; the table at which somebody rests is free for who comes late.

        Where the hall has not enough mesas, two tables share one, the second after the first.
        """
        tables = range(1, -(-len(drawn.order) // 2) + 1)
        found = []
        for pairings in drawn.rounds:
            taken = {pairing.table for pairing in pairings}
            free = iter([table for table in tables if table not in taken])
            at = [pairing.table or next(free, None) for pairing in pairings]
            found.append(tuple(table and (table - 1) % mesas + 1 for table in at))
        return tuple(found)
