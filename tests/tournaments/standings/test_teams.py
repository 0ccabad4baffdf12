"""Teams: the sum of the results of their duplas."""

from tests.tournaments.standings.meetings import DRAWS, by, ids, jogo
from tournaments.standings.criteria import Basis, By, Measure
from tournaments.standings.line import lines
from tournaments.standings.ranking import Above, ranked
from tournaments.standings.teams import team_lines


def test_teams_sum_what_their_duplas_did():
    # Duplas 1 and 2 are team 10, 3 and 4 team 20; 10 wins one jogo by more than it loses the other.
    made = lines([1, 2, 3, 4], [jogo(1, 1, 3, 900, 100), jogo(1, 2, 4, 300, 500)], DRAWS)

    teams = team_lines(made, {10: [1, 2], 20: [3, 4]})
    rows = ranked(teams, Basis(teams, {}), by("points", "direct", "difference"))

    assert ids(rows) == [10, 20]
    assert rows[0].above == Above(By(Measure.DIFFERENCE), 600, -600)
    assert (teams[10].points, teams[10].jogos_won, teams[10].jogos_lost, teams[10].made) == (2, 1, 1, 1200)
    assert [share.opponent for share in teams[10].shares] == [20, 20]


def test_two_of_one_team_that_met_leave_the_direct_encounter_of_teams_as_it_is():
    # 10 and 20 have won two each; 10 has beaten 20, and 1 has beaten 2 of its own team.
    met = [(1, 1, 2), (1, 3, 5), (1, 4, 6), (2, 1, 3), (2, 5, 2)]
    jogos = [jogo(*one, 100, 0) for one in met]
    made = lines(range(1, 7), jogos, DRAWS)

    teams = team_lines(made, {10: [1, 2], 20: [3, 4], 30: [5, 6]})
    rows = ranked(teams, Basis(teams, {}), by("jogos_won", "direct"))

    assert ids(rows) == [10, 20, 30]
    assert rows[0].above.by == By(Measure.DIRECT)
