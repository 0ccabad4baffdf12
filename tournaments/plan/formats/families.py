"""The three families of formats, by what the next round follows from: results, nothing, or the standings."""

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
    meets_some: ClassVar[bool] = True
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
