"""What a format says of itself: what it needs, how it draws, how its entrants are seated, what ranks them.

A format is one of three families, by what its next round follows from: from the results of the round before
(`BracketFormat`), from nothing, since all rounds are drawn at once (`ScheduledFormat`), or from the standings
(`RoundFormat`). Its class answers what holds whatever is chosen; an instance is the format with its settings.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import zip_longest
from typing import Any, ClassVar, Literal, Self

from tournaments.pairing.bracket.nodes import Bracket
from tournaments.pairing.bracket.seeding import by_group_place, by_rank
from tournaments.pairing.by_hand import ByHand
from tournaments.pairing.entrant import CrossedPair, DrawnRound, Entrant, Scheduled
from tournaments.pairing.errors import DrawCode, DrawError
from tournaments.pairing.history import History
from tournaments.pairing.inputs import DrawInputs, DrawKind
from tournaments.pairing.schedule.individual import Quality
from tournaments.pairing.swiss import draw as swiss
from tournaments.pairing.swiss.field import SwissOptions
from tournaments.plan.fields import (
    CAMPAIGN,
    CARRY,
    CROSSING,
    FORGETS,
    LATE_UNTIL,
    MISSED,
    PACE,
    ROUNDS,
    SIDE_OF,
    TOP,
    PlanField,
)
from tournaments.plan.places import Places
from tournaments.plan.preview import FirstDraw
from tournaments.standings.criteria import By
from tournaments.standings.ranking import ITALY_ORDER, POINTS_ORDER
from tournaments.standings.scheme import Scheme

type Qualified = Sequence[Sequence[int]]

FINAL = 2  # places
LONGEST = 9  # rounds of a usual plan


class RankedBy(StrEnum):
    """What says who stands where."""

    CRITERIA = "criteria"  # the order of tie-breaks of the plan
    ROUND_REACHED = "round_reached"  # how far each got in a bracket
    LOSERS_TREE = "losers_tree"  # the round of the losers' tree in which each went out


@dataclass(frozen=True, slots=True)
class Length:
    """How long the jogos of one round are where that is not as in the others. count: partidas, or mãos of a turno."""

    count: int | None
    target: int | None
    minutes: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Format(ABC):
    """A format with its settings.

    key: in a stored plan, and of its words. fields, stage_fields: of its plan, for itself and for the stage.
    least: the fewest who can play it. of_players: players enter singly, and their partners change. keeps_tables:
    players look up where they go next, so each meeting has its table from the start. names_rounds: by who is left,
    as final or semifinal. ranked_as_one: how many duplas have one place in the standings, two of a team. rounds: how
    many, where that is chosen; otherwise it follows from the entrants.
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
    keeps_tables: ClassVar[bool] = False
    names_rounds: ClassVar[bool] = False
    ranked_as_one: ClassVar[int] = 1
    bye_setting: ClassVar[tuple[str, object] | None] = None
    ranked_by: ClassVar[RankedBy] = RankedBy.CRITERIA

    rounds: int | None = None

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
        """Return the criteria of a plan that names none; of single players none that compares two who met."""
        usual = ITALY_ORDER if vp else POINTS_ORDER
        return tuple(by for by in usual if not (cls.of_players and by.tie_break.of_opponents))

    @property
    def in_groups(self) -> int | None:
        """Return how many standings there are, one a group; None where that follows from who enters."""
        return 1

    @property
    def lengths(self) -> Mapping[int, Length]:
        """Return the lengths of their own that rounds of a bracket have, by how many duplas are left in them."""
        return {}

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


@dataclass(frozen=True, slots=True, kw_only=True)
class BracketFormat(Format):
    """Played along a tree: winners, and in some formats losers, meet next. Ends with its final."""

    stage_fields: ClassVar[tuple[PlanField, ...]] = (TOP, SIDE_OF, CROSSING, CAMPAIGN, CARRY)
    is_bracket: ClassVar[bool] = True

    @property
    @abstractmethod
    def drawn_as(self) -> DrawKind[Bracket]:
        """Return how it is drawn."""

    def inputs(
        self,
        entrants: Sequence[Entrant],
        *,
        seed: int,
        pairs: Sequence[CrossedPair] = (),
        history: History | None = None,
    ) -> DrawInputs[Bracket]:
        """Return the draw of the bracket. pairs: those of the first round, where a crossing says so.

        history: of the stages before.
        """
        return DrawInputs(
            kind=self.drawn_as,
            entrants=tuple(entrants),
            seed=seed,
            pairs=tuple(pairs),
            history=(history or History()).among([one.id for one in entrants]),
        )

    def meetings(self, entrants: int, *, crossed: int = 0) -> tuple[int, ...]:
        """Draw it once and count."""
        pairs = [(2 * number, 2 * number + 1) for number in range(crossed)]
        drawn = self.inputs(field_of(entrants), seed=0, pairs=pairs)
        played = Counter(node.round for node in drawn.draw().nodes if not node.is_bye)
        return tuple(played[number] for number in sorted(played))

    def resting(self, entrants: int) -> int:
        """Return 0: a bye of the first round is no rest."""
        del entrants
        return 0

    def preview(self, entrants: Sequence[Entrant], *, seed: int) -> FirstDraw:
        """Return the first round."""
        return FirstDraw.of_bracket(self.inputs(entrants, seed=seed).draw())

    def entrants_from(
        self, groups: Qualified, others: Sequence[int] = (), *, origin: Mapping[int, int] | None = None
    ) -> Sequence[Entrant]:
        """Seed the winners of groups alone, and keep those of one group apart."""
        if len(groups) > 1:
            of_group = origin or {}
            return [*by_group_place(groups), *(Entrant(one, club=of_group.get(one)) for one in others)]
        return Format.entrants_from(self, groups, others)


@dataclass(frozen=True, slots=True, kw_only=True)
class ScheduledFormat(Format):
    """All rounds are drawn at once, whatever the results. Ends when all are played."""

    drawn_at_once: ClassVar[bool] = True

    def places(self, drawn: Scheduled, mesas: int) -> Places:
        """Return where each pairing is played in a hall with so many mesas; None: wherever one is free then."""
        return tuple(
            tuple(pairing.table if (pairing.table or 0) <= mesas else None for pairing in pairings)
            for pairings in drawn.rounds
        )

    def sample(self, entrants: int) -> Sequence[Entrant]:
        """Return so many entrants as the draw asks for them, to see what it comes to."""
        return field_of(entrants)

    def listed_in(self, drawn: Scheduled) -> dict[int, int]:
        """Return in which of the standings each is, by its number; nothing where there is one."""
        return drawn.groups

    @abstractmethod
    def drawn_as(self, entrants: int) -> DrawKind[Scheduled]:
        """Return how it is drawn with so many entrants."""

    def inputs(
        self,
        entrants: Sequence[Entrant],
        *,
        seed: int,
        pairs: Sequence[CrossedPair] = (),
        history: History | None = None,
    ) -> DrawInputs[Scheduled]:
        """Return the draw of all rounds. pairs: of a crossing, who are to play in one group.

        history: of the stages before.
        """
        return DrawInputs(
            kind=self.drawn_as(len(entrants)),
            entrants=tuple(entrants),
            seed=seed,
            pairs=tuple(pairs),
            history=(history or History()).among([one.id for one in entrants]),
        )

    def meetings(self, entrants: int, *, crossed: int = 0) -> tuple[int, ...]:
        """Draw it once and count."""
        del crossed
        drawn = self.inputs(field_of(entrants), seed=0).draw()
        return tuple(sum(pairing.b is not None for pairing in pairings) for pairings in drawn.rounds)

    def preview(self, entrants: Sequence[Entrant], *, seed: int) -> FirstDraw:
        """Return the first round."""
        first = self if self.rounds is None else replace(self, rounds=1)
        return FirstDraw.of_round(first.inputs(entrants, seed=seed).draw().rounds[0])


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundFormat(Format):
    """Each round is drawn from the standings so far. Ends after the rounds that were chosen."""

    fields: ClassVar[tuple[PlanField, ...]] = (ROUNDS,)
    drawn_by_round: ClassVar[bool] = True
    bye_setting: ClassVar[tuple[str, object] | None] = ("swiss.byes", True)
    stage_fields: ClassVar[tuple[PlanField, ...]] = (*Format.stage_fields, FORGETS)

    swiss: SwissOptions = field(default_factory=SwissOptions)

    @property
    def may_meet_again(self) -> bool:
        """Whether meeting again is no compromise."""
        return self.swiss.rematches

    def meetings(self, entrants: int, *, crossed: int = 0) -> tuple[int, ...]:
        """Pair all but an odd one, in every round."""
        del crossed
        check_count(entrants)
        if entrants % 2 and not self.swiss.byes:
            raise DrawError(DrawCode.ODD_WITHOUT_BYE, entrants=entrants)
        return (entrants // 2,) * (self.rounds or 0)

    def preview(self, entrants: Sequence[Entrant], *, seed: int) -> FirstDraw:
        """Return the first round."""
        return FirstDraw.of_round(self.inputs(entrants, History(), seed=seed, opening=True).draw().pairings)

    def beginning(self) -> Self:
        """Return the format as it draws the first round of a later stage while all are level."""
        return self

    @abstractmethod
    def drawn_as(self, *, opening: bool) -> DrawKind[DrawnRound]:
        """Return how it is drawn. opening: it is the first round of the whole event."""

    def inputs(
        self,
        entrants: Sequence[Entrant],
        history: History,
        *,
        seed: int,
        opening: bool,
        by_hand: ByHand | None = None,
    ) -> DrawInputs[DrawnRound]:
        """Return the draw of the next round. opening: it is the first of the whole event."""
        return DrawInputs(
            kind=self.drawn_as(opening=opening),
            entrants=tuple(entrants),
            seed=seed,
            history=history.among([one.id for one in entrants]),
            by_hand=by_hand or ByHand(),
        )

    @abstractmethod
    def list_drawn_from(self, entrants: Iterable[Entrant], seed: int) -> tuple[int, ...]:
        """Return the list that a round after the first follows, lots included."""

    @abstractmethod
    def scores_drawn_from(self, entrants: Iterable[Entrant]) -> dict[str, str]:
        """Return the points that a draw looks at, as texts by id; nothing where it follows the list alone."""


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
