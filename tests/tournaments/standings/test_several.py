"""A mesa of several single players in the standings: a meeting of each with all others."""

import pytest

from tournaments.plan.formats import FORMATS
from tournaments.results.meetings import ConfrontoRow, made_of, meetings_of
from tournaments.standings.criteria import By, Measure
from tournaments.standings.line import lines
from tournaments.standings.meeting import Made, Meeting, SideOutcome, Status
from tournaments.standings.scheme import BRAZIL, Given, Scheme

THREE = (Made(partidas=2, points=900, batidas=1), Made(partidas=1, points=1000), Made(points=300))


def mesa(**fields):
    known = {
        "pk": 1,
        "stage_id": 1,
        "kind": "main",
        "round": 2,
        "dupla_a_id": 11,
        "dupla_b_id": 12,
        "partner_a_id": None,
        "partner_b_id": None,
        "others": [13],
        "absent": {},
        "winner_id": 11,
        "status": "played",
        "given": None,
        "loser_to_id": None,
        "jogo_id": 5,
    }
    return ConfrontoRow(**(known | fields))


def standing(row, made=THREE, scheme=BRAZIL):
    found = lines([11, 12, 13], meetings_of(row, made), scheme)
    return {one: (line.points, line.jogos_won, line.jogos_lost, line.made) for one, line in found.items()}


def test_one_wins_and_each_has_what_it_made():
    assert standing(mesa()) == {11: (1, 1, 0, 900), 12: (0, 0, 1, 1000), 13: (0, 0, 1, 300)}


def test_level_at_the_top_is_level_for_all():
    scheme = Scheme(played=Given(3, 0, 1), walkover=Given(3, 0), bye=3)

    assert {line[0] for line in standing(mesa(winner_id=None), scheme=scheme).values()} == {1}


def test_a_narrow_result_is_of_two_alone():
    scheme = Scheme(played=Given(3, 0, narrow_won=2, narrow_lost=1), walkover=Given(3, 0), bye=3)

    assert [line[0] for line in standing(mesa(), scheme=scheme).values()] == [3, 0, 0]


def test_what_the_others_made_together_stands_against_each():
    first = next(iter(meetings_of(mesa(), THREE)))

    assert (first.made_b.partidas, first.made_b.points) == (1, 1300)
    assert (first.outcome(11), first.against) == (SideOutcome.WON, (12, 13))


@pytest.mark.parametrize(("nothing", "lost"), [(False, 1), (True, 0)])
def test_who_was_not_there_has_a_walkover_lost_or_nothing(nothing, lost):
    row = mesa(absent={"12": nothing})

    assert standing(row, THREE[:2]) == {11: (1, 1, 0, 900), 12: (0, 0, lost, 0), 13: (0, 0, 1, 1000)}


def test_of_a_mesa_that_could_not_be_played_those_who_were_there_rest():
    row = mesa(absent={"12": False}, status="absent", winner_id=None)

    assert standing(row, ()) == {11: (1, 0, 0, 0), 12: (0, 0, 1, 0), 13: (1, 0, 0, 0)}


def test_points_the_director_gave_are_those_of_each():
    row = mesa(status="director", given=[2, "1/2", 0])

    assert [line[0] for line in standing(row).values()] == [2, 0.5, 0]


def test_three_players_of_whom_two_partner_have_both_what_they_made():
    lines_of = {
        "A": [{"code": "clean", "count": 2, "points": 400}, {"code": "batida", "count": None, "points": 100}],
        "B+C": [{"code": "clean", "count": 1, "points": 200}],
    }
    alone, *pair = made_of(["A"], [({"A": 700, "B": 72.5, "C": 72.5}, lines_of)], {"clean"})

    assert (alone.partidas, alone.points, alone.batidas, alone.canastras["clean"]) == (1, 700, 1, 2)
    assert [(one.points, one.batidas, one.canastras["clean"]) for one in pair] == [(72.5, 0, 1)] * 2


def test_meeting_without_an_opponent_needs_others():
    with pytest.raises(ValueError, match="not a meeting"):
        Meeting(round=1, a=11, b=None, status=Status.PLAYED)


@pytest.mark.parametrize("measure", ["direct", "buchholz", "sonneborn", "difference", "suffered", "quotient"])
def test_criteria_that_ask_for_one_opponent_are_not_applicable(measure):
    by = By(Measure(measure))

    assert FORMATS["mesas"].applicable([by]) == ()
    assert FORMATS["swiss"].applicable([by]) == (by,)


def test_usual_order_is_by_points_and_what_was_made():
    assert [str(by) for by in FORMATS["mesas"].usual_order(vp=False)] == ["points", "made", "lots"]
