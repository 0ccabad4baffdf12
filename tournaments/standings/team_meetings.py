"""The meetings of two teams, from the results of their duplas at the tables."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from fractions import Fraction

from tournaments.standings.meeting import Made, Meeting, Number, Status
from tournaments.standings.scheme import Scheme

ONE_RESULT = frozenset({Status.BYE, Status.BOTH_ABSENT, Status.WALKOVER, Status.AVERAGE})


class Counts(StrEnum):
    """How the tables of two teams give the result of their meeting."""

    SUM = "sum"  # the points made at both are added; the plan's points apply to the sum
    TABLES = "tables"  # the plan's points apply to each table and are added


def team_meetings(
    tables: Iterable[Meeting],
    scheme: Scheme,
    counts: Counts,
    *,
    team_of: Mapping[int, int],
    still_open: Collection[tuple[int, int]] = (),
) -> tuple[Meeting, ...]:
    """Return the meetings of teams. The order of the tables does not matter.

    tables: the meetings of duplas with a result. team_of: the team of each dupla. still_open: round and team of
    tables without a result; `Counts.SUM` waits for all of them. `Counts.SUM` gives one meeting, `Counts.TABLES`
    one for each table.

    If both tables were played, their points are added. If both ended in the same way without play, so did the
    meeting. Otherwise each table is scored by the plan, and the meeting gets the mean of both as a director's
    score; the team with more points wins. Raises `KeyError` for a dupla without a team.
    """
    of_teams = sorted((_of_teams(one, team_of) for one in tables), key=_in_order)
    if counts is Counts.TABLES:
        return tuple(of_teams)
    facing = {
        (one.round, side): (one.a, one.b) for one in of_teams if one.b is not None for side in (one.a, one.b)
    }
    found: dict[tuple[int, Collection[int]], list[Meeting]] = defaultdict(list)
    for one in of_teams:
        found[one.round, facing.get((one.round, one.a), (one.a,))].append(one)
    return tuple(
        _summed(some, sorted(teams), scheme)
        for (number, teams), some in found.items()
        if not any((number, team) in still_open for team in teams)
    )


def _of_teams(one: Meeting, team_of: Mapping[int, int]) -> Meeting:
    # The team with the lower id comes first.
    a, b = team_of[one.a], None if one.b is None else team_of[one.b]
    winner = None if one.winner is None else team_of[one.winner]
    if b is None or a < b:
        return replace(one, a=a, b=b, winner=winner)
    given = None if one.given is None else (one.given[1], one.given[0])
    return replace(one, a=b, b=a, winner=winner, made_a=one.made_b, made_b=one.made_a, given=given)


def _in_order(one: Meeting) -> tuple[int, int, int, Number, Number]:
    return one.round, one.a, one.b or 0, one.made_a.points, one.made_b.points


def _summed(some: Sequence[Meeting], teams: Sequence[int], scheme: Scheme) -> Meeting:
    first, kinds = some[0], {(one.status, one.winner) for one in some}
    # Without a rule for abandoned jogos they count like played ones.
    played = {Status.PLAYED} if scheme.abandoned else {Status.PLAYED, Status.ABANDONED}
    statuses = {one.status for one in some}
    if len(some) == 1:
        return first
    made = [_made(some, team) for team in teams]
    if len(kinds) == 1 and first.status in ONE_RESULT:
        return first if first.b is None else replace(first, made_a=made[0], made_b=made[1])
    if statuses <= played:
        ahead = made[0].points - made[1].points
        winner = None if not ahead else teams[0] if ahead > 0 else teams[1]
        status = Status.PLAYED if statuses == {Status.PLAYED} else Status.ABANDONED
        return replace(first, status=status, winner=winner, made_a=made[0], made_b=made[1])
    a, b = (
        _mean([scheme.points(one, team) for one in some if team in (one.a, one.b)], len(some))
        for team in teams
    )
    return Meeting(
        round=first.round,
        a=teams[0],
        b=teams[1],
        status=Status.DIRECTOR,
        winner=None if a == b else teams[0] if a > b else teams[1],
        made_a=made[0],
        made_b=made[1],
        given=(a, b),
    )


def _mean(points: Sequence[Number], tables: int) -> Number:
    mean = Fraction(sum(points)) / tables
    return int(mean) if mean.denominator == 1 else mean


def _made(some: Iterable[Meeting], team: int) -> Made:
    own = [one.made_a if one.a == team else one.made_b for one in some if team in (one.a, one.b)]
    canastras: Counter[str] = Counter()
    for made in own:
        canastras.update(made.canastras)
    return Made(
        partidas=sum(made.partidas for made in own),
        points=sum(made.points for made in own),
        canastras=dict(canastras),
        batidas=sum(made.batidas for made in own),
    )
