"""Entrants and drawn rounds: frozen values that every format shares."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from tournaments.pairing.errors import DrawCode, DrawError

type Pair = tuple[int, int]
type CrossedPair = tuple[int | None, int | None]  # in a crossing, None is a place without an entrant


@dataclass(frozen=True, slots=True)
class Entrant:
    """An entrant of the draw: a dupla, a team or a player.

    seed: the place on the list of the draw, from 1, the strongest; in a later round the place in the standings. None
    is placed by lot. club: entrants of one club are kept apart if possible; None is no club. score: the score so far,
    in any unit; entrants with equal scores meet first.
    """

    id: int
    seed: int | None = None
    club: int | None = None
    score: int | Fraction = 0


class Flag(StrEnum):
    """A remark on a pairing: each compromise of the draw, and each intervention of the director."""

    FORCED = "forced"  # set by the director
    REMATCH = "rematch"  # the pair has met before, and no other pairing was possible
    REMATCH_BY_HAND = (
        "rematch_by_hand"  # the pair has met before, because the director exchanged places in that round
    )
    REMATCH_ALLOWED = "rematch_allowed"  # the pair has met before, and the event allows it
    FLOATED = "floated"  # the scores differ
    SAME_CLUB = "same_club"  # both are of one club although clubs are kept apart
    SIDE_REPEATED = "side_repeated"  # an entrant sits on the same side as in the round before
    BYE = "bye"
    BYE_AGAIN = "bye_again"  # every entrant has had a bye already
    BYE_TWICE = "bye_twice"  # another entrant has had none, but its bye would have forced a rematch or was not possible


class Proven(StrEnum):
    """How far a drawn round is proven to be the best one by the stated priorities."""

    EXACT = "exact"  # no round is better
    GAP = (
        "gap"  # no round has fewer rematches, a better bye or more level scores; the later criteria are open
    )
    NEAR = "near"  # only pairs near each other in the list were weighed, which proves no bound


@dataclass(frozen=True, slots=True, kw_only=True)
class Pairing:
    """A pairing. `a` sits North-South, `b` East-West; without `b` it is a bye and uses no table.

    table: from 1 within its group. group: the number of the group or section (girone), from 1; 0 without groups.
    partners: in an individual event the partner of `a` and the partner of `b`. others: at a mesa of more than two
    single players, the players after the first two.
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
        """Return the entrants of the pairing: one for a bye; of two partners only the first."""
        return (self.a,) if self.b is None else (self.a, self.b, *self.others)


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnRound:
    """A drawn round.

    pairings: by table, the bye last. order: the list that the draw followed, lots included. seed: of the lots. gap:
    the sum of the differences of score within the pairings.
    """

    pairings: tuple[Pairing, ...]
    order: tuple[int, ...]
    seed: int
    gap: int | Fraction = 0
    proven: Proven = Proven.EXACT


class Scheduled(NamedTuple):
    """All rounds of a stage. order: the list of the draw. groups: the number of the group, by entrant."""

    rounds: tuple[tuple[Pairing, ...], ...]
    order: tuple[int, ...]
    groups: dict[int, int]


def bye(entrant: int, *, group: int = 0, again: bool = False) -> Pairing:
    """Return a pairing in which this entrant has a bye."""
    flags = (Flag.BYE, Flag.BYE_AGAIN) if again else (Flag.BYE,)
    return Pairing(a=entrant, b=None, table=None, group=group, flags=flags)


def pair_of(one: int, other: int) -> Pair:
    """Return two ids as one key that does not depend on their order."""
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
