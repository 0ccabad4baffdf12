"""The draw of teams: each pair meets once at two tables; at the second table the duplas are crossed."""

from collections import Counter

import pytest

from tests.rows import rows
from tournaments.pairing.entrant import Entrant
from tournaments.pairing.errors import DrawError
from tournaments.pairing.inputs import DrawInputs
from tournaments.pairing.kinds import TeamsDraw


def entrants(teams):
    """Return the duplas of teams 100, 101 ..., in this order."""
    return tuple(
        Entrant(2 * team + at, seed=2 * team + at, club=100 + team) for team in range(teams) for at in (1, 2)
    )


def drawn(some, *, double=False, seed=1):
    return DrawInputs(kind=TeamsDraw(double), entrants=some, seed=seed).draw()


def team_of(dupla):
    return (dupla - 1) // 2


@rows("teams", range(2, 12))
def test_every_two_teams_meet_once_at_two_tables(teams):
    made = drawn(entrants(teams))

    met = Counter()
    for pairings in made.rounds:
        assert Counter(one for each in pairings for one in each.entrants) == Counter(range(1, 2 * teams + 1))
        tables = [each.table for each in pairings if each.b is not None]
        assert tables == list(range(1, 2 * (teams // 2) + 1))
        rest = [each.a for each in pairings if each.b is None]
        assert len(rest) == 2 * (teams % 2)
        assert len({team_of(one) for one in rest}) == teams % 2
        for each in pairings:
            if each.b is not None:
                assert each.a % 2 == each.b % 2  # first against first, second against second
                met[frozenset((team_of(each.a), team_of(each.b)))] += 1
    assert set(met.values()) == {2}
    assert len(met) == teams * (teams - 1) // 2


@pytest.mark.parametrize("teams", [2, 5, 8])
def test_in_a_second_meeting_the_duplas_cross(teams):
    made = drawn(entrants(teams), double=True)

    pairs = Counter(frozenset(one.entrants) for pairings in made.rounds for one in pairings if one.b)
    assert set(pairs.values()) == {1}
    assert len(pairs) == 4 * teams * (teams - 1) // 2  # each dupla meets each dupla of another team


def test_team_is_listed_by_the_better_of_its_duplas():
    some = (
        Entrant(1, seed=3, club=7),
        Entrant(2, seed=2, club=8),
        Entrant(3, seed=4, club=8),
        Entrant(4, seed=1, club=7),
    )

    assert drawn(some).order == (1, 4, 2, 3)


def test_the_same_lots_draw_the_same():
    unlisted = tuple(Entrant(one.id, club=one.club) for one in entrants(6))

    assert drawn(unlisted, seed=3) == drawn(unlisted[::-1], seed=3)
    assert drawn(unlisted, seed=3) != drawn(unlisted, seed=4)


@pytest.mark.parametrize("clubs", [(1, 1, 1, 2), (1, 1, 2, None), (None, None, 1, 1), (1, 1, 1, 1)])
def test_team_without_just_two_duplas_is_refused(clubs):
    with pytest.raises(DrawError) as refused:
        drawn(tuple(Entrant(number, club=club) for number, club in enumerate(clubs, start=1)))
    assert refused.value.code == "team_not_two"
