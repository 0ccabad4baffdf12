"""What a format says of itself: what it needs, how it draws, how its entrants are seated, what ranks them.

A format is one of three families, by what its next round follows from: from the results of the round before
(`BracketFormat`), from nothing, since all rounds are drawn at once (`ScheduledFormat`), or from the standings
(`RoundFormat`). Its class answers what holds whatever is chosen; an instance is the format with its settings.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import zip_longest
from typing import Any, ClassVar, Literal, Self

from tournaments.pairing.bracket.nodes import Kind
from tournaments.pairing.bracket.seeding import by_rank
from tournaments.pairing.entrant import Entrant
from tournaments.pairing.errors import DrawCode, DrawError
from tournaments.pairing.schedule.individual import Quality
from tournaments.pairing.swiss import draw as swiss
from tournaments.plan.fields import (
    CARRY,
    CROSSING,
    LATE_UNTIL,
    MISSED,
    PACE,
    ROUNDS,
    SIDE_OF,
    TOP,
    PlanField,
)
from tournaments.plan.lengths import FINAL, Length
from tournaments.plan.preview import FirstDraw
from tournaments.standings.criteria import By
from tournaments.standings.ranking import ITALY_ORDER, POINTS_ORDER
from tournaments.standings.scheme import Scheme

type Qualified = Sequence[Sequence[int]]

LONGEST = 9  # rounds of a usual plan


class RankedBy(StrEnum):
    """What says who stands where."""

    CRITERIA = "criteria"  # the order of tie-breaks of the plan
    ROUND_REACHED = "round_reached"  # how far each got in a bracket
    LOSERS_TREE = "losers_tree"  # the round of the losers' tree in which each went out


@dataclass(frozen=True, slots=True, kw_only=True)
class Format(ABC):
    """A format with its settings.

    key: in a stored plan, and of its words. fields, stage_fields: of its plan, for itself and for the stage.
    least: the fewest who can play it. of_players: players enter singly, and have no partner or another one each round;
    each_alone: they have none. keeps_tables:
    players look up where they go next, so each meeting has its table from the start. names_rounds: by who is left,
    as final or semifinal. ranked_as_one: how many duplas have one place in the standings, two of a team. rounds: how
    many, where that is chosen; otherwise it follows from the entrants. has_directions: one side of a
    table is North-South. meets_some: two sides meet in each round, and not all who are in it do so in the end.
    """

    key: ClassVar[str]
    fields: ClassVar[tuple[PlanField, ...]] = ()
    stage_fields: ClassVar[tuple[PlanField, ...]] = (PACE, LATE_UNTIL, MISSED, TOP, SIDE_OF, CROSSING, CARRY)
    least: ClassVar[int] = 2
    is_bracket: ClassVar[bool] = False
    drawn_at_once: ClassVar[bool] = False
    drawn_by_round: ClassVar[bool] = False
    is_grouped: ClassVar[bool] = False
    of_players: ClassVar[bool] = False
    each_alone: ClassVar[bool] = False
    keeps_tables: ClassVar[bool] = False
    names_rounds: ClassVar[bool] = False
    ranked_as_one: ClassVar[int] = 1
    has_directions: ClassVar[bool] = False
    meets_some: ClassVar[bool] = False
    bye_setting: ClassVar[tuple[str, object] | None] = None
    ranked_by: ClassVar[RankedBy] = RankedBy.CRITERIA

    rounds: int | None = None

    @classmethod
    def suits(cls, *, of_players: bool, each_alone: bool) -> bool:
        """Whether it is played by those who enter so."""
        return cls.of_players == of_players and cls.each_alone == each_alone

    @classmethod
    def takes_late(cls) -> bool:
        """Whether somebody may enter once it is under way."""
        return LATE_UNTIL in cls.stage_fields

    @classmethod
    def lasts(cls, rounds: int | None) -> bool:
        """Whether so many rounds, as chosen, say how long it lasts."""
        return bool(rounds) or ROUNDS not in cls.fields

    @classmethod
    def settled(cls, settings: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return settings as they were typed, by name of the field, without those that another one overrules."""
        return settings

    def fitted(self, entrants: int) -> Self:
        """Return the format as so many can play it: with fewer groups or rounds where there are not enough for all."""
        del entrants
        return self

    @classmethod
    def usual_plan(cls, entrants: int) -> list[dict[str, Any]]:
        """Return the stages of a usual event, as they are stored."""
        return [{"format": cls.key, **({"rounds": usual_rounds(entrants)} if not cls.lasts(None) else {})}]

    @classmethod
    def usual_order(cls, *, vp: bool) -> tuple[By, ...]:
        """Return the criteria of a plan that names none."""
        return cls.applicable(ITALY_ORDER if vp else POINTS_ORDER)

    @classmethod
    def applicable(cls, order: Iterable[By]) -> tuple[By, ...]:
        """Return these criteria without those that compare two who met, where single players do not meet by twos."""
        return tuple(
            by
            for by in order
            if not (cls.of_players and by.tie_break.of_opponents)
            and not (cls.each_alone and by.tie_break.of_one_opponent)
        )

    @property
    def at_a_mesa(self) -> int:
        """Return how many entrants sit at a mesa."""
        return 2

    @property
    def in_groups(self) -> int | None:
        """Return how many standings there are, one a group; None where that follows from who enters."""
        return 1

    @property
    def lengths(self) -> Mapping[int, Length]:
        """Return the lengths of their own that rounds of a bracket have, by how many duplas are left in them."""
        return {}

    def left_in(self, kind: Kind, number: int, rounds: int) -> int | None:
        """Return by what `lengths` names a round of a bracket of so many rounds; None where it has no name there."""
        del kind, number, rounds
        return None

    def field_of_length(self, left: int, part: str) -> str:
        """Return the field that says this part (`target`) of the length of a round."""
        del left
        return part

    @property
    def stops_with(self) -> int:
        """Return how many places the last round of a bracket has: 2, a final, unless it stops before."""
        return FINAL

    def leaves(self, entrants: int) -> int | None:
        """Return how many of so many win the last round of a bracket that stops before its final; None of others."""
        size = 1 << (entrants - 1).bit_length()
        return min(self.stops_with, size) // 2 if entrants and self.stops_with > FINAL else None

    def groups_of(self, entrants: int) -> int:
        """Return how many standings there are with so many entrants."""
        del entrants
        return 1

    def sizes_of(self, entrants: int) -> tuple[int, ...]:
        """Return how many there are in each of these standings: as equal as can be, unless the format says."""
        groups = self.groups_of(entrants)
        size, larger = divmod(entrants, groups)
        return tuple(size + (number < larger) for number in range(groups))

    @property
    def ranked_apart(self) -> Literal["", "lines", "sections"]:
        """Return what has standings of its own though all are in one movement; empty where nothing has."""
        return ""

    @property
    def lists_meet(self) -> bool:
        """Whether those of one of the standings meet those of another."""
        return self.ranked_apart == "lines"

    def late_group(self, group: int, facing: int) -> int:
        """Return in which of the standings somebody is who comes late.

        group: of the confronto. facing: the standings that its opponent is in.
        """
        del facing
        return group if self.is_grouped else 0

    @property
    def may_meet_again(self) -> bool:
        """Whether two may meet twice though it could be helped."""
        return False

    @abstractmethod
    def meetings(self, entrants: int, *, crossed: int = 0) -> tuple[int, ...]:
        """Return how many meetings each round has at most. crossed: the pairs of a crossing. Raises DrawError."""

    def resting(self, entrants: int) -> int:
        """Return how many rest in a round at most."""
        return entrants % 2

    def quality(self, entrants: int) -> Quality | None:
        """Return how even the movement is, where partners change; None elsewhere."""
        del entrants
        return None

    @abstractmethod
    def preview(self, entrants: Sequence[Entrant], *, seed: int) -> FirstDraw:
        """Return what the first draw would look like. Raises DrawError as the draw itself."""

    def entrants_from(
        self, groups: Qualified, others: Sequence[int] = (), *, origin: Mapping[int, int] | None = None
    ) -> Sequence[Entrant]:
        """Return those who come from the stage before, best first: first all winners, then all who came second.

        groups: who goes on from each, best first. others: the best of the rest. origin: the number of the group that
        each comes from, the best others too.
        """
        del origin
        return by_rank(
            [*(one for place in zip_longest(*groups) for one in place if one is not None), *others]
        )


FORMATS: dict[str, type[Format]] = {}


def register[F: Format](format_: type[F]) -> type[F]:
    """Make a format known by its key."""
    FORMATS[format_.key] = format_
    return format_


def with_settings[T: Format | Scheme](usual: T, settings: Mapping[str, Any]) -> T:
    """Return a format or scheme with other settings, by name of the field: `rounds`, `swiss.first`."""
    changes: dict[str, Any] = {}
    for name, value in settings.items():
        options, _, inner = name.rpartition(".")
        if options:
            changes[options] = replace(changes.get(options, getattr(usual, options)), **{inner: value})
        else:
            changes[name] = value
    return replace(usual, **changes)


def field_of(entrants: int) -> list[Entrant]:
    """Return so many entrants, to see what a draw comes to."""
    return [Entrant(number, number) for number in range(1, entrants + 1)]


def check_count(entrants: int, least: int = swiss.LEAST, most: int = swiss.MOST) -> None:
    """Raise DrawError `too_few_entrants` or `too_many_entrants`."""
    if entrants < least:
        raise DrawError(DrawCode.TOO_FEW_ENTRANTS, entrants=entrants, least=least)
    if entrants > most:
        raise DrawError(DrawCode.TOO_MANY_ENTRANTS, entrants=entrants, most=most)


def usual_rounds(entrants: int) -> int:
    """Return one round more than a knockout would need, if there are opponents enough."""
    return max(1, min(entrants - 1, (entrants - 1).bit_length() + 1, LONGEST))
