"""Teams of two or more duplas: what their duplas did, summed."""

from collections.abc import Mapping, Sequence
from itertools import chain

from tournaments.standings.line import Line


def team_lines(lines: Mapping[int, Line], teams: Mapping[int, Sequence[int]]) -> dict[int, Line]:
    """Return the line of each team, to be ranked like those of duplas; opponents are the teams met.

    teams: the duplas of each. KeyError for a dupla without a line, or met by one and in no team.
    """
    team_of = {dupla: team for team, duplas in teams.items() for dupla in duplas}
    return {
        team: _summed(team, [lines[dupla] for dupla in duplas], team_of) for team, duplas in teams.items()
    }


def _summed(team: int, own: Sequence[Line], team_of: Mapping[int, int]) -> Line:
    shares = [
        share._replace(opponent=None if share.opponent is None else team_of[share.opponent])
        for share in chain.from_iterable(line.shares for line in own)
    ]
    kinds = sorted({kind for line in own for kind in line.canastras})
    return Line(
        entrant=team,
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
        disqualified=all(line.disqualified for line in own),
    )
