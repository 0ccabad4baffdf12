"""Who is drawn, and what a drawn round is made of: frozen values that every format shares."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from tournaments.pairing.errors import DrawCode, DrawError

type Pair = tuple[int, int]
type CrossedPair = tuple[int | None, int | None]  # of a crossing: None where nobody has the place


@dataclass(frozen=True, slots=True)
class Entrant:
    """Who enters the draw: a dupla, a team or a player.

    seed: the place on the list the draw follows, from 1, the strongest; in a later round the place in the
    standings. None is placed by lot. club: those of one club are kept apart where possible; None is nobody's.
    score: what it has so far, in any unit; those level meet first.
    """

    id: int
    seed: int | None = None
    club: int | None = None
    score: int | Fraction = 0


class Flag(StrEnum):
    """What there is to say about a pairing: every compromise, and every hand that was laid on it."""

    FORCED = "forced"  # set by the director
    REMATCH = "rematch"  # they have met, and nothing else was possible
    REMATCH_ALLOWED = "rematch_allowed"  # they have met, and the event allows it
    FLOATED = "floated"  # not level in score
    SAME_CLUB = "same_club"  # of one club, where clubs are kept apart
    SIDE_REPEATED = "side_repeated"  # somebody sits on the same side as in the round before
    BYE = "bye"
    BYE_AGAIN = "bye_again"  # everybody had one
    BYE_TWICE = "bye_twice"  # somebody else had none: that would have been a rematch, or was not possible


class Proven(StrEnum):
    """What is known of a drawn round beside all others by the stated priorities."""

    EXACT = "exact"  # none is better
    GAP = "gap"  # none has fewer rematches, a better bye or more level scores; clubs, sides and the rest may be better
    NEAR = "near"  # of each only those near in the list were weighed, and that proves nothing


@dataclass(frozen=True, slots=True, kw_only=True)
class Pairing:
    """Who meets whom. `a` sits North-South, `b` East-West; without `b` it is a bye, and no table is used.

    table: from 1 within its group. group: the group or section (girone), from 1; 0 where there is none.
    partners: of an individual event, that of `a` and that of `b`. others: of a mesa at which more than two play, each
    for himself, those after the first two.
    """

    a: int
    b: int | None
    table: int | None
    group: int = 0
    flags: tuple[Flag, ...] = ()
    partners: Pair | None = None
    others: tuple[int, ...] = ()

    @property
    def entrants(self) -> tuple[int, ...]:
        """Return who takes part, one in a bye; of partners the first."""
        return (self.a,) if self.b is None else (self.a, self.b, *self.others)


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnRound:
    """One drawn round.

    pairings: by table, the bye last. order: the list the draw followed, lots included. seed: of the lots.
    gap: the differences of score within the pairings, summed.
    """

    pairings: tuple[Pairing, ...]
    order: tuple[int, ...]
    seed: int
    gap: int | Fraction = 0
    proven: Proven = Proven.EXACT


class Scheduled(NamedTuple):
    """All rounds of a stage. order: the list they were made of; groups: the number of the group, by entrant."""

    rounds: tuple[tuple[Pairing, ...], ...]
    order: tuple[int, ...]
    groups: dict[int, int]


def bye(entrant: int, *, group: int = 0, again: bool = False) -> Pairing:
    """Return the pairing of somebody who is free in this round."""
    flags = (Flag.BYE, Flag.BYE_AGAIN) if again else (Flag.BYE,)
    return Pairing(a=entrant, b=None, table=None, group=group, flags=flags)


def pair_of(one: int, other: int) -> Pair:
    """Return two ids as one key, whatever their order."""
    return (one, other) if one < other else (other, one)


def check_field(entrants: Sequence[Entrant], *, least: int, most: int) -> None:
    """Raise DrawError unless there are `least` to `most` entrants, each of them once."""
    count = len(entrants)
    if count < least:
        raise DrawError(DrawCode.TOO_FEW_ENTRANTS, entrants=count, least=least)
    if count > most:
        raise DrawError(DrawCode.TOO_MANY_ENTRANTS, entrants=count, most=most)
    for one, other in pairwise(sorted(entrant.id for entrant in entrants)):
        if one == other:
            raise DrawError(DrawCode.DUPLICATE_ENTRANT, entrant=one)
