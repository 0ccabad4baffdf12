"""Base class of formats: requirements, draw, seating and ranking.

There are three families, by the source of the next round: results of the previous round (`BracketFormat`), a schedule
drawn in advance (`ScheduledFormat`), or the standings (`RoundFormat`). Class attributes hold for all settings; an
instance is a format with its settings.
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
from tournaments.pairing.swiss import draw
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

LONGEST = 9  # maximum number of rounds in a usual plan


class RankedBy(StrEnum):
    """Basis of the final places."""

    CRITERIA = "criteria"  # the tie-breaks of the plan
    ROUND_REACHED = "round_reached"  # how far each got in a bracket
    LOSERS_TREE = "losers_tree"  # the round of the losers' bracket in which a dupla was eliminated


@dataclass(frozen=True, slots=True, kw_only=True)
class Format(ABC):
    """A format with its settings.

    key: in a stored plan, and for its words. fields, stage_fields: fields of its plan, of the format and of the
    stage. least: minimum number of entrants. of_players: players enter singly, without a partner or with another one
    in each round; each_alone: without partners. keeps_tables: players look up their next table, so each meeting has a
    table from the start. names_rounds: rounds have names such as final or semifinal. ranked_as_one: number of duplas
    that share a place in the standings, two for teams. rounds: chosen number of rounds, if it does not follow from
    the entrants. has_directions: one side of a table is North-South. meets_some: each round has meetings of two
    sides, but not all pairs meet.
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
        """Whether this kind of entrants can play the format."""
        return cls.of_players == of_players and cls.each_alone == each_alone

    @classmethod
    def takes_late(cls) -> bool:
        """Whether late entries are possible."""
        return LATE_UNTIL in cls.stage_fields

    @classmethod
    def lasts(cls, rounds: int | None) -> bool:
        """Whether this choice of rounds determines the length of the stage."""
        return bool(rounds) or ROUNDS not in cls.fields

    @classmethod
    def settled(cls, settings: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return the typed settings, by field name, without those overruled by others."""
        return settings

    def fitted(self, entrants: int) -> Self:
        """Return the format adapted to this number of entrants, with fewer groups or rounds if necessary."""
        del entrants
        return self

    @classmethod
    def usual_plan(cls, entrants: int) -> list[dict[str, Any]]:
        """Return the stages of a typical event, as stored."""
        return [{"format": cls.key, **({"rounds": usual_rounds(entrants)} if not cls.lasts(None) else {})}]

    @classmethod
    def usual_order(cls, *, vp: bool) -> tuple[By, ...]:
        """Return the default criteria."""
        return cls.applicable(ITALY_ORDER if vp else POINTS_ORDER)

    @classmethod
    def applicable(cls, order: Iterable[By]) -> tuple[By, ...]:
        """Return the criteria without those that compare two opponents, if single players do not meet in twos."""
        return tuple(
            by
            for by in order
            if not (cls.of_players and by.tie_break.of_opponents)
            and not (cls.each_alone and by.tie_break.of_one_opponent)
        )

    @property
    def at_a_mesa(self) -> int:
        """Return the number of entrants at a mesa."""
        return 2

    @property
    def in_groups(self) -> int | None:
        """Return the number of standings, one for each group; None if it depends on the entrants."""
        return 1

    @property
    def lengths(self) -> Mapping[int, Length]:
        """Return the lengths of bracket rounds that differ from the others, by number of remaining duplas."""
        return {}

    def left_in(self, kind: Kind, number: int, rounds: int) -> int | None:
        """Return the key in `lengths` of a round of a bracket with this number of rounds; None if it has no key."""
        del kind, number, rounds
        return None

    def field_of_length(self, left: int, part: str) -> str:
        """Return the field for this part (`target`) of the length of a round."""
        del left
        return part

    @property
    def stops_with(self) -> int:
        """Return the number of places in the last round of a bracket: 2 for a final, more if it stops earlier."""
        return FINAL

    def leaves(self, entrants: int) -> int | None:
        """Return the number of winners of a bracket that stops before its final; None for others."""
        size = 1 << (entrants - 1).bit_length()
        return min(self.stops_with, size) // 2 if entrants and self.stops_with > FINAL else None

    def groups_of(self, entrants: int) -> int:
        """Return the number of standings with this number of entrants."""
        del entrants
        return 1

    def sizes_of(self, entrants: int) -> tuple[int, ...]:
        """Return the number of entrants in each of the standings, as equal as possible by default."""
        groups = self.groups_of(entrants)
        size, larger = divmod(entrants, groups)
        return tuple(size + (number < larger) for number in range(groups))

    @property
    def ranked_apart(self) -> Literal["", "lines", "sections"]:
        """Return which parts of one movement have separate standings; empty for a single list."""
        return ""

    @property
    def lists_meet(self) -> bool:
        """Whether entrants of different standings meet."""
        return self.ranked_apart == "lines"

    def late_group(self, group: int, facing: int) -> int:
        """Return the number of the standings for a late entry.

        group: of the confronto. facing: number of the standings of the opponent.
        """
        del facing
        return group if self.is_grouped else 0

    @property
    def may_meet_again(self) -> bool:
        """Whether repeated meetings are normal in this format."""
        return False

    @abstractmethod
    def meetings(self, entrants: int, *, crossed: int = 0) -> tuple[int, ...]:
        """Return the maximum number of meetings in each round. crossed: number of pairs of a crossing.

        Raises `DrawError`.
        """

    def resting(self, entrants: int) -> int:
        """Return the maximum number of entrants with a bye in a round."""
        return entrants % 2

    def quality(self, entrants: int) -> Quality | None:
        """Return how even the movement is, in formats with changing partners."""
        del entrants
        return None

    @abstractmethod
    def preview(self, entrants: Sequence[Entrant], *, seed: int) -> FirstDraw:
        """Return an example of the first draw. Raises `DrawError` like the draw itself."""

    def entrants_from(
        self, groups: Qualified, others: Sequence[int] = (), *, origin: Mapping[int, int] | None = None
    ) -> Sequence[Entrant]:
        """Return the qualifiers of the previous stage, best first: all winners, then all second places, and so on.

        groups: qualifiers of each group, best first. others: best others. origin: number of the group of each
        qualifier, including the best others.
        """
        del origin
        return by_rank(
            [*(one for place in zip_longest(*groups) for one in place if one is not None), *others]
        )


FORMATS: dict[str, type[Format]] = {}


def register[F: Format](format_: type[F]) -> type[F]:
    """Register a format under its key."""
    FORMATS[format_.key] = format_
    return format_


def with_settings[T: Format | Scheme](usual: T, settings: Mapping[str, Any]) -> T:
    """Return a format or scheme with changed settings, by field name: `rounds`, `swiss.first`."""
    changes: dict[str, Any] = {}
    for name, value in settings.items():
        options, _, inner = name.rpartition(".")
        if options:
            changes[options] = replace(changes.get(options, getattr(usual, options)), **{inner: value})
        else:
            changes[name] = value
    return replace(usual, **changes)


def field_of(entrants: int) -> list[Entrant]:
    """Return this number of sample entrants, to count the meetings of a draw."""
    return [Entrant(number, number) for number in range(1, entrants + 1)]


def check_count(entrants: int, least: int = draw.LEAST, most: int = draw.MOST) -> None:
    """Raise `DrawError` `too_few_entrants` or `too_many_entrants` outside the limits."""
    if entrants < least:
        raise DrawError(DrawCode.TOO_FEW_ENTRANTS, entrants=entrants, least=least)
    if entrants > most:
        raise DrawError(DrawCode.TOO_MANY_ENTRANTS, entrants=entrants, most=most)


def usual_rounds(entrants: int) -> int:
    """Return one round more than in a knockout, if there are enough opponents."""
    return max(1, min(entrants - 1, (entrants - 1).bit_length() + 1, LONGEST))
