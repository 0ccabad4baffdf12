"""The three families of formats: brackets, schedules drawn in advance, and rounds drawn from the standings."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar, Self

from tournaments.pairing.bracket.nodes import Bracket
from tournaments.pairing.bracket.seeding import by_group_place
from tournaments.pairing.by_hand import ByHand
from tournaments.pairing.entrant import CrossedPair, DrawnRound, Entrant, Scheduled
from tournaments.pairing.errors import DrawCode, DrawError
from tournaments.pairing.history import History
from tournaments.pairing.inputs import DrawInputs, DrawKind
from tournaments.pairing.swiss.field import SwissOptions
from tournaments.plan.fields import (
    CAMPAIGN,
    CARRY,
    CROSSING,
    FORGETS,
    PACE,
    ROUNDS,
    SIDE_OF,
    TOP,
    PlanField,
)
from tournaments.plan.formats.base import Format, Qualified, check_count, field_of
from tournaments.plan.places import Places
from tournaments.plan.preview import FirstDraw


@dataclass(frozen=True, slots=True, kw_only=True)
class BracketFormat(Format):
    """A bracket: winners, and in some formats losers, advance. The stage ends with its last meeting."""

    stage_fields: ClassVar[tuple[PlanField, ...]] = (PACE, TOP, SIDE_OF, CROSSING, CAMPAIGN, CARRY)
    is_bracket: ClassVar[bool] = True

    @property
    @abstractmethod
    def drawn_as(self) -> DrawKind[Bracket]:
        """Return the kind of draw."""

    def inputs(
        self,
        entrants: Sequence[Entrant],
        *,
        seed: int,
        pairs: Sequence[CrossedPair] = (),
        history: History | None = None,
    ) -> DrawInputs[Bracket]:
        """Return the inputs of the draw.

        pairs: pairs of the first round from a crossing. history: meetings of earlier stages.
        """
        return DrawInputs(
            kind=self.drawn_as,
            entrants=tuple(entrants),
            seed=seed,
            pairs=tuple(pairs),
            history=(history or History()).among([one.id for one in entrants]),
        )

    def meetings(self, entrants: int, *, crossed: int = 0) -> tuple[int, ...]:
        """Count the meetings of a sample draw."""
        pairs = [(2 * number, 2 * number + 1) for number in range(crossed)]
        drawn = self.inputs(field_of(entrants), seed=0, pairs=pairs)
        played = Counter(node.round for node in drawn.draw().nodes if not node.is_bye)
        return tuple(played[number] for number in sorted(played))

    def resting(self, entrants: int) -> int:
        """Return 0, because a bye in the first round advances the dupla."""
        del entrants
        return 0

    def preview(self, entrants: Sequence[Entrant], *, seed: int) -> FirstDraw:
        return FirstDraw.of_bracket(self.inputs(entrants, seed=seed).draw())

    def entrants_from(
        self, groups: Qualified, others: Sequence[int] = (), *, origin: Mapping[int, int] | None = None
    ) -> Sequence[Entrant]:
        """Seed only the group winners, and keep qualifiers of the same group apart."""
        if len(groups) > 1:
            of_group = origin or {}
            return [*by_group_place(groups), *(Entrant(one, club=of_group.get(one)) for one in others)]
        return Format.entrants_from(self, groups, others)


@dataclass(frozen=True, slots=True, kw_only=True)
class ScheduledFormat(Format):
    """A schedule: all rounds are drawn in advance. The stage ends when all are played."""

    drawn_at_once: ClassVar[bool] = True

    def places(self, drawn: Scheduled, mesas: int) -> Places:
        """Return the mesa of each pairing in a hall of this size; None for any free mesa."""
        return tuple(
            tuple(pairing.table if (pairing.table or 0) <= mesas else None for pairing in pairings)
            for pairings in drawn.rounds
        )

    def sample(self, entrants: int) -> Sequence[Entrant]:
        """Return sample entrants in the form required by the draw, to count its meetings."""
        return field_of(entrants)

    def listed_in(self, drawn: Scheduled) -> dict[int, int]:
        """Map each entrant to the number of its standings; empty for single standings."""
        return drawn.groups

    @abstractmethod
    def drawn_as(self, entrants: int) -> DrawKind[Scheduled]:
        """Return the kind of draw for this number of entrants."""

    def inputs(
        self,
        entrants: Sequence[Entrant],
        *,
        seed: int,
        pairs: Sequence[CrossedPair] = (),
        history: History | None = None,
    ) -> DrawInputs[Scheduled]:
        """Return the inputs of the draw.

        pairs: entrants of the same group, from a crossing. history: meetings of earlier stages.
        """
        return DrawInputs(
            kind=self.drawn_as(len(entrants)),
            entrants=tuple(entrants),
            seed=seed,
            pairs=tuple(pairs),
            history=(history or History()).among([one.id for one in entrants]),
        )

    def meetings(self, entrants: int, *, crossed: int = 0) -> tuple[int, ...]:
        """Count the meetings of a sample draw."""
        del crossed
        drawn = self.inputs(field_of(entrants), seed=0).draw()
        return tuple(sum(pairing.b is not None for pairing in pairings) for pairings in drawn.rounds)

    def preview(self, entrants: Sequence[Entrant], *, seed: int) -> FirstDraw:
        first = self if self.rounds is None else replace(self, rounds=1)
        return FirstDraw.of_round(first.inputs(entrants, seed=seed).draw().rounds[0])


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundFormat(Format):
    """Rounds drawn one by one from the standings. The stage ends after the chosen number of rounds."""

    fields: ClassVar[tuple[PlanField, ...]] = (ROUNDS,)
    drawn_by_round: ClassVar[bool] = True
    meets_some: ClassVar[bool] = True
    bye_setting: ClassVar[tuple[str, object] | None] = ("swiss.byes", True)
    stage_fields: ClassVar[tuple[PlanField, ...]] = (*Format.stage_fields, FORGETS)

    swiss: SwissOptions = field(default_factory=SwissOptions)

    @property
    def may_meet_again(self) -> bool:
        return self.swiss.rematches

    def meetings(self, entrants: int, *, crossed: int = 0) -> tuple[int, ...]:
        """Pair all entrants, except one if their number is odd, in every round."""
        del crossed
        check_count(entrants)
        if entrants % 2 and not self.swiss.byes:
            raise DrawError(DrawCode.ODD_WITHOUT_BYE, entrants=entrants)
        return (entrants // 2,) * (self.rounds or 0)

    def preview(self, entrants: Sequence[Entrant], *, seed: int) -> FirstDraw:
        return FirstDraw.of_round(self.inputs(entrants, History(), seed=seed, opening=True).draw().pairings)

    def beginning(self) -> Self:
        """Return the format for the first round of a later stage, while all entrants are level."""
        return self

    @abstractmethod
    def drawn_as(self, *, opening: bool) -> DrawKind[DrawnRound]:
        """Return the kind of draw. opening: for the first round of the event."""

    def inputs(
        self,
        entrants: Sequence[Entrant],
        history: History,
        *,
        seed: int,
        opening: bool,
        by_hand: ByHand | None = None,
    ) -> DrawInputs[DrawnRound]:
        """Return the inputs of the next draw. opening: for the first round of the event."""
        return DrawInputs(
            kind=self.drawn_as(opening=opening),
            entrants=tuple(entrants),
            seed=seed,
            history=history.among([one.id for one in entrants]),
            by_hand=by_hand or ByHand(),
        )

    @abstractmethod
    def list_drawn_from(self, entrants: Iterable[Entrant], seed: int) -> tuple[int, ...]:
        """Return the ordered list, including lots, that a later round follows."""

    @abstractmethod
    def scores_drawn_from(self, entrants: Iterable[Entrant]) -> dict[str, str]:
        """Return the points used by the draw, as texts by id; empty if it uses only the list."""
