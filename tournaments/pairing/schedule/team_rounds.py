"""Team against team: all teams of two duplas meet, each meeting at two tables."""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from tournaments.pairing.entrant import Entrant, Pair, Pairing, bye
from tournaments.pairing.errors import DrawCode, DrawError
from tournaments.pairing.schedule.berger import all_play_all

IN_TEAM = 2  # the duplas of a team


def teams_of(entrants: Collection[Entrant]) -> dict[int, Pair]:
    """Return the two duplas of each team, by the `club` of the entrants; the dupla with the lower id comes first.

    Raises DrawError `team_not_two`.
    """
    found: dict[int | None, list[int]] = defaultdict(list)
    for one in entrants:
        found[one.club].append(one.id)
    teams = {}
    for team, duplas in found.items():
        if team is None or len(duplas) != IN_TEAM:
            raise DrawError(DrawCode.TEAM_NOT_TWO)
        first, second = sorted(duplas)
        teams[team] = (first, second)
    return teams


def draw_teams(
    order: Sequence[int], teams: Mapping[int, Pair], *, double: bool
) -> tuple[tuple[Pairing, ...], ...]:
    """Return the rounds of the Berger table over teams; each meeting is two pairings at adjacent tables.

    order: the teams in the order of their numbers. In a second meeting the first dupla of one team meets the second of
    the other.
    """
    rounds = all_play_all(order, double=double)
    once = len(rounds) // 2 if double else len(rounds)
    return tuple(
        tuple(pairing for meeting in drawn for pairing in _at_tables(meeting, teams, crossed=number >= once))
        for number, drawn in enumerate(rounds)
    )


def _at_tables(meeting: Pairing, teams: Mapping[int, Pair], *, crossed: bool) -> tuple[Pairing, ...]:
    if meeting.b is None:
        return tuple(bye(one) for one in teams[meeting.a])
    others = teams[meeting.b]
    return tuple(
        replace(meeting, a=a, b=b, table=IN_TEAM * ((meeting.table or 1) - 1) + at)
        for at, (a, b) in enumerate(
            zip(teams[meeting.a], others[::-1] if crossed else others, strict=True), start=1
        )
    )


def in_twos(entrants: Sequence[Entrant]) -> list[Entrant]:
    """Return neighbours as teams of two, for entrants without assigned teams."""
    return [replace(one, club=at // IN_TEAM + 1) for at, one in enumerate(entrants)]
