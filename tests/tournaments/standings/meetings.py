"""Meetings as plain values, the criteria for their ranking, and the resulting order."""

from tournaments.standings.criteria import By
from tournaments.standings.meeting import Made, Meeting, Status
from tournaments.standings.penalties import PenaltyTaken
from tournaments.standings.scheme import Given, Scheme

DRAWS = Scheme(played=Given(2, 0, 1), walkover=Given(2, 0), bye=2, walkover_partidas=2)


def jogo(
    round_, a, b, a_points=0, b_points=0, *, partidas=(0, 0), canastras=(0, 0), batidas=(0, 0), winner=None
):
    """Return a meeting of `a` and `b` with the points of each, won by the higher score unless `winner` is given."""
    winner = winner or (a if a_points > b_points else b if b_points > a_points else None)
    sides = [
        Made(partidas=partidas[n], points=points, canastras={"clean": canastras[n]}, batidas=batidas[n])
        for n, points in enumerate((a_points, b_points))
    ]
    return Meeting(round=round_, a=a, b=b, winner=winner, made_a=sides[0], made_b=sides[1])


def penalty(entrant, sanction, amount=0, round_=1):
    return PenaltyTaken(
        entrant=entrant, sanction=sanction, round=round_, amount=amount, reason="atraso", author="juiz"
    )


def ids(rows):
    """Return the entrants of a table, best first."""
    return [row.entrant for row in rows]


def by(*names):
    """Return the criteria of these names, in order."""
    return [By.of(name) for name in names]


SWISS = [
    *(jogo(1, 1, 2, 5, 0), jogo(1, 3, 4, 5, 0)),
    *(jogo(2, 1, 3, 5, 5), jogo(2, 2, 4, 5, 0)),
    *(jogo(3, 1, 4, 5, 0), Meeting(round=3, a=2, b=None, status=Status.BYE)),
]
