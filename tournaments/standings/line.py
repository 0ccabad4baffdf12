"""The line of an entrant: its meetings from its own side, and their sums."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import NamedTuple

from tournaments.standings.meeting import NOTHING, Made, Meeting, Number, SideOutcome, Status
from tournaments.standings.penalties import PenaltyTaken, Sanction
from tournaments.standings.scheme import Scheme


class Share(NamedTuple):
    """A meeting from the side of one entrant."""

    round: int
    opponent: int | None
    status: Status
    outcome: SideOutcome
    points: Number
    made: Made
    suffered: Made


class Carried(NamedTuple):
    """Results carried over from an earlier stage."""

    points: Number = 0
    made: Number = 0
    suffered: Number = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingsLine:
    """The sums of one entrant.

    points: tournament points (VP, or points for won jogos). made: points at the table (MP). jogos_won includes
    W.O.s, wins only jogos that were played.
    """

    entrant: int
    shares: tuple[Share, ...] = ()
    points: Number = 0
    jogos_won: Number = 0
    jogos_lost: Number = 0
    wins: Number = 0
    partidas_won: Number = 0
    partidas_lost: Number = 0
    made: Number = 0
    suffered: Number = 0
    canastras: Mapping[str, Number] = field(default_factory=dict)
    batidas: Number = 0
    disqualified: bool = False


def lines(
    entrants: Collection[int],
    meetings: Iterable[Meeting],
    scheme: Scheme,
    *,
    penalties: Iterable[PenaltyTaken] = (),
    carried: Mapping[int, Carried] | None = None,
) -> dict[int, StandingsLine]:
    """Return the line of every entrant; the order of the meetings does not matter.

    Raises `KeyError` for a meeting of an unknown entrant.
    """
    shares: dict[int, list[Share]] = {entrant: [] for entrant in entrants}
    for meeting in meetings:
        shares[meeting.a].append(_share(meeting, meeting.a, scheme))
        if meeting.b is not None:
            shares[meeting.b].append(_share(meeting, meeting.b, scheme))
    taken: defaultdict[int, list[PenaltyTaken]] = defaultdict(list)
    for penalty in penalties:
        taken[penalty.entrant].append(penalty)
    brought = carried or {}
    return {
        entrant: _line(entrant, own, taken[entrant], brought.get(entrant, Carried()), scheme)
        for entrant, own in shares.items()
    }


def _share(meeting: Meeting, entrant: int, scheme: Scheme) -> Share:
    first = entrant == meeting.a
    made, suffered = (meeting.made_a, meeting.made_b) if first else (meeting.made_b, meeting.made_a)
    outcome = meeting.outcome(entrant)
    # A W.O. given after some play keeps the partidas that were played.
    if meeting.status is Status.WALKOVER and made.partidas == suffered.partidas == 0:
        if outcome is SideOutcome.WON:
            made = replace(made, partidas=scheme.walkover_partidas)
        else:
            suffered = replace(suffered, partidas=scheme.walkover_partidas)
    if meeting.status is Status.BYE:
        made = replace(made, points=scheme.bye_made)
    points = scheme.points(meeting, entrant)
    return Share(
        meeting.round, meeting.b if first else meeting.a, meeting.status, outcome, points, made, suffered
    )


def _line(
    entrant: int, own: list[Share], penalties: list[PenaltyTaken], carried: Carried, scheme: Scheme
) -> StandingsLine:
    # The opponent keeps its own result of such a meeting.
    lost = {penalty.round for penalty in penalties if penalty.sanction is Sanction.LOSS}
    shares = [
        share._replace(outcome=SideOutcome.LOST, points=scheme.walkover.lost)
        if share.round in lost
        else share
        for share in _averaged(own)
    ]
    canastras: Counter[str] = Counter()
    for share in shares:
        canastras.update(share.made.canastras)
    return StandingsLine(
        entrant=entrant,
        # Sorted, because the order in which results arrive must not matter.
        shares=tuple(sorted(shares, key=lambda share: (share.round, share.opponent or 0))),
        points=carried.points + sum(share.points for share in shares) - _amount(penalties, Sanction.VP),
        jogos_won=sum(share.outcome is SideOutcome.WON for share in shares),
        jogos_lost=sum(share.outcome is SideOutcome.LOST for share in shares),
        wins=sum(share.outcome is SideOutcome.WON and share.status is Status.PLAYED for share in shares),
        partidas_won=sum(share.made.partidas for share in shares),
        partidas_lost=sum(share.suffered.partidas for share in shares),
        made=carried.made + sum(share.made.points for share in shares) - _amount(penalties, Sanction.MP),
        suffered=carried.suffered + sum(share.suffered.points for share in shares),
        canastras=dict(sorted(canastras.items())),  # sorted, so that equal results give equal bytes
        batidas=sum(share.made.batidas for share in shares),
        disqualified=any(penalty.sanction is Sanction.DISQUALIFICATION for penalty in penalties),
    )


def _amount(penalties: Iterable[PenaltyTaken], sanction: Sanction) -> Number:
    return sum(penalty.amount for penalty in penalties if penalty.sanction is sanction)


def _averaged(shares: list[Share]) -> list[Share]:
    if all(share.status is not Status.AVERAGE for share in shares):
        return shares
    # The winner of a meeting with status AVERAGE gets the mean of its played meetings.
    played = [share for share in shares if share.status is Status.PLAYED]
    made = _mean([share.made.points for share in played])
    suffered = _mean([share.suffered.points for share in played])
    return [
        share._replace(made=Made(points=made), suffered=Made(points=suffered))
        if share.status is Status.AVERAGE and share.outcome is SideOutcome.WON
        else share
        for share in shares
    ]


def _mean(points: list[Number]) -> Number:
    return Fraction(sum(points), len(points)) if points else NOTHING.points
