"""The rounds that a late dupla missed count as nothing, as a bye each, or as a W.O., by the plan."""

import pytest

from tests.factories import TABLE
from tests.tournaments.desk.staged import planned, play_round, posted, stage_of
from tournaments.clubs.members import add_player
from tournaments.entries.changes import enter_late
from tournaments.event import rounds, states
from tournaments.results.stage_results import results_of

pytestmark = pytest.mark.django_db
POINTS = {
    "played": {"won": 3, "level": 1, "lost": 0},
    "walkover": {"won": 3, "lost": 0},
    "bye": 2,
    "bye_made": 50,
}
SWISS = {"format": "swiss", "rounds": 4, "partidas": 1, "late_until": 3, "points": POINTS}


def test_rounds_missed_count_as_the_plan_says():
    tournament = planned(SWISS, duplas=6)
    states.start(tournament=tournament, source=TABLE)
    stage = stage_of(tournament)
    play_round(posted(tournament))
    rounds.draw_round(stage=stage, seed=5, source=TABLE)
    play_round(posted(tournament))
    first, second = (add_player(club=tournament.club, name=name) for name in ("Nilo Vale", "Rui Vale"))

    late = enter_late(stage=stage, first=first, second=second, source=TABLE)

    stage.refresh_from_db()
    found = {missed: counted(stage, late, missed) for missed in (None, "nothing", "bye", "walkover")}
    assert found == {
        None: (0, 0, 0, 0),
        "nothing": (0, 0, 0, 0),
        "bye": (4, 100, 0, 2),
        "walkover": (0, 0, 2, 2),
    }


def counted(stage, late, missed):
    """Return points, points made, lost jogos and the number of meetings of a late dupla under this plan."""
    stage.plan = SWISS | ({"missed": missed} if missed else {})
    (line,) = [row.line for row in results_of(stage).standing() if row.entrant == late.pk]
    return line.points, line.made, line.jogos_lost, len(line.shares)
