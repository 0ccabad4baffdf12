"""Teams of two or more duplas, ranked by the summed results of their duplas."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import chain

from tournaments.standings.line import StandingsLine

type Opponent = Callable[[int], int | None]


def team_lines(
    lines: Mapping[int, StandingsLine], teams: Mapping[int, Sequence[int]]
) -> dict[int, StandingsLine]:
    """Return the line of each team, to be ranked like those of duplas. The opponents are teams.

    teams: the duplas of each team. If two duplas of one team met, their results count, but without an opponent. A
    team is disqualified when all its duplas are. Raises `KeyError` for a dupla without a line, and for an opponent
    without a team.
    """
    team_of = {dupla: team for team, duplas in teams.items() for dupla in duplas}

    def met_by(team: int) -> Opponent:
        return lambda dupla: team_of[dupla] if team_of[dupla] != team else None

    return {
        team: replace(
            _summed(team, own := [lines[dupla] for dupla in duplas], met_by(team)),
            disqualified=all(line.disqualified for line in own),
        )
        for team, duplas in teams.items()
    }


def over_stages(stages: Sequence[Mapping[int, StandingsLine]]) -> dict[int, StandingsLine]:
    """Return the sums of each dupla over all stages. A dupla disqualified in one stage is disqualified."""
    duplas = sorted({dupla for lines in stages for dupla in lines})
    found = {}
    for dupla in duplas:
        own = [lines[dupla] for lines in stages if dupla in lines]
        disqualified = any(line.disqualified for line in own)
        found[dupla] = replace(_summed(dupla, own, lambda opponent: opponent), disqualified=disqualified)
    return found


def _summed(entrant: int, own: Sequence[StandingsLine], opponent: Opponent) -> StandingsLine:
    shares = [
        share._replace(opponent=None if share.opponent is None else opponent(share.opponent))
        for share in chain.from_iterable(line.shares for line in own)
    ]
    kinds = sorted({kind for line in own for kind in line.canastras})
    return StandingsLine(
        entrant=entrant,
        shares=tuple(sorted(shares, key=lambda share: (share.round, share.opponent or 0))),
        points=sum(line.points for line in own),
        jogos_won=sum(line.jogos_won for line in own),
        jogos_lost=sum(line.jogos_lost for line in own),
        wins=sum(line.wins for line in own),
        partidas_won=sum(line.partidas_won for line in own),
        partidas_lost=sum(line.partidas_lost for line in own),
        made=sum(line.made for line in own),
        suffered=sum(line.suffered for line in own),
        canastras={kind: sum(line.canastras.get(kind, 0) for line in own) for kind in kinds},
        batidas=sum(line.batidas for line in own),
    )
