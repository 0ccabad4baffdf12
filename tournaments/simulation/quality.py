"""Count the flaws of the draws of a stage, and how many of them were avoidable."""

from collections import Counter
from collections.abc import Collection
from enum import StrEnum
from itertools import combinations, pairwise

from tournaments.pairing.entrant import Flag, pair_of
from tournaments.pairing.history import History
from tournaments.pairing.matching import cheapest
from tournaments.simulation.stage import SimulatedRound, SimulatedStage, history_of
from tournaments.standings.meeting import Status


class DrawCount(StrEnum):
    """A counted property of the draws."""

    ROUNDS = "rounds"
    MEETINGS = "meetings"
    WALKOVERS = "walkovers"
    REMATCHES = "rematches"
    AVOIDABLE_REMATCHES = "avoidable_rematches"
    BYES = "byes"
    BYES_AGAIN = "byes_again"
    AVOIDABLE_BYES = "avoidable_byes"
    FLOATS = "floats"
    SAME_CLUB = "same_club"
    PARTNERS_AGAIN = "partners_again"


def quality(stage: SimulatedStage) -> Counter[DrawCount]:
    """Return the counts for a finished stage."""
    counted = Counter({DrawCount.ROUNDS: len(stage.rounds)})
    counted[DrawCount.WALKOVERS] = sum(meeting.status is Status.WALKOVER for meeting in stage.meetings)
    for at, drawn in enumerate(stage.rounds):
        looks_back = stage.planned.stage.format.drawn_by_round
        before = stage.history(at) if looks_back else history_of(stage.rounds[:at])
        counted.update(_of_round(stage, drawn, before))
    partners = sorted(pair_of(*pair) for drawn in stage.rounds for pair in drawn.partners.values())
    counted[DrawCount.PARTNERS_AGAIN] = sum(one == other for one, other in pairwise(partners))
    return counted


def _of_round(stage: SimulatedStage, drawn: SimulatedRound, before: History) -> Counter[DrawCount]:
    met = [(one.a, one.b) for one in drawn.pairings if one.b is not None]
    free = [one.a for one in drawn.pairings if one.b is None]
    alone = not drawn.partners
    rematches = sum(before.met(a, b) for a, b in met) if alone else 0
    again = sum(before.byes[one] > 0 for one in free)
    clubs = {one.id: one.club for one in stage.entrants}
    counted = Counter(
        {
            DrawCount.MEETINGS: len(met),
            DrawCount.REMATCHES: rematches,
            DrawCount.BYES: len(free),
            DrawCount.BYES_AGAIN: again,
            DrawCount.FLOATS: sum(Flag.FLOATED in one.flags for one in drawn.pairings),
            DrawCount.SAME_CLUB: sum(clubs.get(a) == clubs.get(b) is not None for a, b in met)
            if alone
            else 0,
        }
    )
    return counted + _avoidable(stage, drawn, before, rematches=rematches, again=again)


def _avoidable(
    stage: SimulatedStage, drawn: SimulatedRound, before: History, *, rematches: int, again: int
) -> Counter[DrawCount]:
    format_ = stage.planned.stage.format
    if format_.is_bracket or format_.may_meet_again:
        return Counter()
    # A schedule that is drawn at once can avoid every rematch.
    if format_.drawn_at_once:
        return Counter({DrawCount.AVOIDABLE_REMATCHES: rematches})
    least = least_rematches(drawn.playing, before)
    fresh = [one for one in drawn.playing if not before.byes[one]]
    spared = again and any(least_rematches(drawn.playing - {one}, before) <= least for one in fresh)
    return Counter({DrawCount.AVOIDABLE_REMATCHES: rematches - least, DrawCount.AVOIDABLE_BYES: int(spared)})


def least_rematches(playing: Collection[int], before: History) -> int:
    """Return the minimum number of rematches in a pairing of these entrants.

    With an odd number one entrant has a bye; any entrant may have it.
    """
    ids = sorted(playing)
    nobody = len(ids)
    edges = [(i, j, int(before.met(ids[i], ids[j]))) for i, j in combinations(range(nobody), 2)]
    if nobody % 2:
        # The bye is a further opponent without cost.
        edges += [(i, nobody, 0) for i in range(nobody)]
    chosen = cheapest(nobody + nobody % 2, edges)
    return sum(before.met(ids[i], ids[j]) for i, j in chosen if j != nobody)
