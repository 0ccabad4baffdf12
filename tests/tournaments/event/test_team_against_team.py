"""Team against team at two tables: pairings, the value of a meeting, and the standings of teams."""

import pytest

from tests.factories import (
    TABLE,
    catch_up,
    go_on,
    make_stages,
    make_tournament,
    play_jogo,
    play_open,
    play_stage,
)
from tests.remembered import remembered
from tests.tournaments.formats import GROUPS, TEAMS
from tests.tournaments.public.pages import text, url, whole
from tests.tournaments.teamed import teamed
from tournaments.clubs.members import add_player
from tournaments.entries import changes
from tournaments.errors import TournamentError
from tournaments.event import stages, states
from tournaments.event.draws.places_by_hand import swap_places
from tournaments.event.planning.plan_problems import problems
from tournaments.models import Confronto, Dupla, Stage, StageEntry, Tournament
from tournaments.outcomes.decisions import undo, walkover
from tournaments.outcomes.penalties import penalise
from tournaments.pairing.repeat import repeat
from tournaments.publication.snapshot import snapshot
from tournaments.results.stage_results import results_of

pytestmark = pytest.mark.django_db
TURNO = TEAMS | {"partidas": 1, "points": {"played": {"won": 2, "level": 1, "lost": 0}}}
WHY = "decisão da direção"


@remembered
def over(*plans, duplas=8):
    """Return the stages of an event whose first is played, and closed if another follows."""
    first, *others = make_stages(*plans, duplas=duplas)
    return [play_stage(first, close=bool(others)), *others]


def dupla(stage, number):
    return Dupla.objects.select_related("team").get(tournament=stage.tournament_id, number=number)


def meeting(stage, one, other):
    """Return the table of two duplas, by number."""
    rows = Confronto.objects.filter(stage=stage)
    return rows.of(dupla(stage, one)).get(pk__in=rows.of(dupla(stage, other)).values("pk"))


def rows_of(stage, at=0):
    return snapshot(stage.tournament)["stages"][at]["standings"][0]["rows"]


def refused(call, **given):
    with pytest.raises(TournamentError) as found:
        call(**given, source=TABLE)
    return found.value


def test_each_meeting_is_played_at_two_tables_side_by_side():
    (stage,) = make_stages(TURNO | {"pace": "round"}, duplas=8)

    met = {}
    for row in Confronto.objects.filter(stage=stage).select_related("dupla_a__team", "dupla_b__team"):
        met.setdefault((row.round, row.dupla_a.team.name, row.dupla_b.team.name), []).append(row)
    assert len(met) == len({frozenset(key[1:]) for key in met}) == 6
    for tables in met.values():
        first, second = sorted(tables, key=lambda row: row.position)
        assert second.mesa == first.mesa + 1
        assert first.dupla_a.number % 2 == first.dupla_b.number % 2 == 1
        assert second.dupla_a.number % 2 == second.dupla_b.number % 2 == 0


def test_standings_have_a_row_for_each_team():
    (stage,) = over(TURNO | {"pace": "round"}, duplas=8)

    rows = rows_of(stage)
    assert [row["place"] for row in rows] == [1, 2, 3, 4]
    assert sorted(row["name"] for row in rows) == [f"Equipe {number}" for number in (1, 2, 3, 4)]
    assert [row["meetings"] for row in rows] == [3] * 4
    assert sum(row["points"] for row in rows) == 6 * 2
    for row in rows:
        assert [one["number"] for one in row["team"]["duplas"]] == [row["dupla"], row["dupla"] + 1]
        assert row["jogos"][0] + row["jogos"][1] == 3


@pytest.mark.parametrize(
    ("counts", "one_table", "both"), [("sum", [0, 0], [1, 1]), ("tables", [0, 2], [2, 2])]
)
def test_meeting_is_worth_its_sum_or_both_tables_by_plan(counts, one_table, both):
    (stage,) = make_stages(TURNO | {"counts": counts}, duplas=4)
    first, second = Confronto.objects.filter(stage=stage).order_by("position")
    play_jogo(first.jogo, "A")

    assert sorted(row["points"] for row in rows_of(stage)) == one_table
    play_jogo(second.jogo, "B")  # by as much: the sum is level
    assert sorted(row["points"] for row in rows_of(stage)) == both


def test_duplas_of_a_team_share_its_places_and_both_go_on():
    first, final = over(TURNO | {"top": 2}, TURNO | {"double": True})
    stages.begin_stage(stage=final, seed=3, source=TABLE)

    standing = results_of(first).standing()
    assert [(row.place, row.place_to) for row in standing] == [
        (place, place + 1) for place in (1, 3, 5, 7) for _ in "12"
    ]
    entered = set(StageEntry.objects.filter(stage=final).values_list("dupla", flat=True))
    assert entered == {row.entrant for row in standing[:4]}
    assert [row["goes_on"] for row in rows_of(first)] == [True, True, False, False]
    played = Confronto.objects.filter(stage=final)
    assert sorted(played.values_list("round", flat=True)) == [1, 1, 2, 2]
    assert len({frozenset(row.entrants) for row in played}) == 4  # in the second meeting the duplas cross


def test_final_ranking_is_of_teams():
    first, final = over(TURNO | {"top": 2}, TURNO)
    stages.begin_stage(stage=final, seed=3, source=TABLE)
    play_stage(Stage.objects.select_related("tournament").get(pk=final.pk))

    ranking = snapshot(Tournament.objects.get(pk=first.tournament_id))["final_ranking"]
    assert [(row["place"], row["place_to"], row["stage"]) for row in ranking] == [
        (1, 1, 2),
        (2, 2, 2),
        (3, 3, 1),
        (4, 4, 1),
    ]
    assert all(row["name"] == row["team"]["name"] for row in ranking)


def test_odd_team_rests_with_both_duplas():
    (stage,) = over(TURNO | {"pace": "round"}, duplas=6)

    rests = Confronto.objects.filter(stage=stage, status="bye").select_related("dupla_a")
    assert len(rests) == 6
    assert [row["meetings"] for row in rows_of(stage)] == [3, 3, 3]
    # A win is worth 2, a bye 1, and it is one.
    assert sum(row["points"] for row in rows_of(stage)) == 3 * 2 + 3 * 1


def test_dupla_that_leaves_leaves_its_table_and_the_other_plays_on():
    (stage,) = make_stages(TURNO | {"pace": "round"}, duplas=4)
    go_on(stage)
    changes.withdraw(dupla=dupla(stage, 1), justified=True, source=TABLE)
    play_stage(stage)

    table, other = meeting(stage, 1, 3), meeting(stage, 2, 4)
    assert (table.status, table.winner.number) == ("walkover", 3)
    assert other.status == "played"
    points = {row["name"]: row["points"] for row in rows_of(stage)}
    # W.O. is worth 1 to who was there, a win 2, and the meeting the mean of both tables.
    won = other.winner.number == 2
    assert points == ({"Equipe 1": 1, "Equipe 2": 0.5} if won else {"Equipe 1": 0, "Equipe 2": 1.5})
    assert {row["until_round"] for row in rows_of(stage)} == {None}


def test_who_comes_back_sits_only_where_its_team_meets():
    (stage,) = make_stages(TURNO | {"pace": "round"}, duplas=6)
    leaves, other = dupla(stage, 5), dupla(stage, 3)
    changes.withdraw(dupla=leaves, justified=False, reason=WHY, source=TABLE)
    stages.redraw_schedule(stage=stage, source=TABLE)  # without its team
    drawn = set(Confronto.objects.filter(stage=stage).values_list("round", "dupla_a", "dupla_b"))
    changes.withdraw(dupla=other, justified=False, reason=WHY, source=TABLE)

    assert refused(changes.re_enter, dupla=leaves).code == "no_place_left"
    changes.re_enter(dupla=other, source=TABLE)

    assert set(Confronto.objects.filter(stage=stage).values_list("round", "dupla_a", "dupla_b")) == drawn


def test_team_goes_on_with_both_duplas_or_not_at_all():
    first, final = over(TURNO | {"top": 2}, TURNO)
    best = [row.entrant for row in results_of(first).standing()]
    changes.withdraw(dupla=Dupla.objects.get(pk=best[0]), justified=True, source=TABLE)

    stages.begin_stage(stage=final, seed=3, source=TABLE)

    entered = StageEntry.objects.entered().filter(stage=final).values_list("dupla", flat=True)
    assert set(entered) == set(best[2:6])


def test_penalty_of_a_dupla_is_that_of_its_team():
    (stage,) = over(TURNO | {"pace": "round"}, duplas=4)
    before = {row["name"]: row["points"] for row in rows_of(stage)}
    penalise(
        stage=stage, dupla=dupla(stage, 2), round=1, sanction="vp", amount=1, reason="atraso", source=TABLE
    )

    after = {row["name"]: row["points"] for row in rows_of(stage)}
    assert after == before | {"Equipe 1": before["Equipe 1"] - 1}
    (row,) = [row for row in rows_of(stage) if row["name"] == "Equipe 1"]
    assert [one["reason"] for one in row["penalties"]] == ["atraso"]


def test_team_is_disqualified_with_both_of_its_duplas():
    (stage,) = over(TURNO | {"pace": "round"}, duplas=8)
    out = {"sanction": "disqualification", "round": 1, "reason": "briga", "source": TABLE}
    leader = rows_of(stage)[0]["dupla"]

    penalise(stage=stage, dupla=dupla(stage, leader + 1), **out)
    assert not any(row["disqualified"] for row in rows_of(stage))
    penalise(stage=stage, dupla=dupla(stage, leader), **out)

    assert [row["disqualified"] for row in rows_of(stage)] == [False, False, False, True]
    assert rows_of(stage)[3]["dupla"] == leader


@pytest.mark.parametrize(
    ("names", "code"),
    [
        (["Azul", "Azul", "Rosa", "Rosa", "Verde", "Verde", "", ""], "dupla_without_team"),
        (["Azul", "Azul", "Azul", "Rosa", "Rosa", "Rosa", "Verde", "Verde"], "team_not_of_two"),
    ],
)
def test_teams_that_are_not_of_two_are_told_and_refused_at_the_start(names, code):
    tournament = make_tournament(duplas=8, state="open")
    stages.save_plan(tournament=tournament, plans=[("", TURNO)], source=TABLE)
    teamed(tournament, *names)

    assert [one.code for one in problems(tournament)] == [code]
    assert refused(states.start, tournament=tournament).code == code
    teamed(tournament, "Azul", "Azul", "Rosa", "Rosa", "Verde", "Verde", "Lilás", "Lilás")
    assert problems(tournament) == []
    states.start(tournament=tournament, seed=1, source=TABLE)


@pytest.mark.parametrize("plans", [(TURNO, GROUPS), (GROUPS, TURNO)])
def test_teams_meet_in_all_stages_or_in_none(plans):
    tournament = make_tournament(duplas=8, state="open")

    error = refused(stages.save_plan, tournament=tournament, plans=[("", plan) for plan in plans])

    assert (error.code, error.params["stage"]) == ("teams_throughout", 2)


def test_teams_stay_as_they_are_once_they_meet():
    (stage,) = make_stages(TURNO, duplas=8)

    with pytest.raises(TournamentError) as error:
        teamed(stage.tournament, "Outra", "Outra", reason=WHY)
    assert error.value.code == "teams_meet"
    stages.restart_stage(stage=stage, typed_name=str(stage), source=TABLE)
    teamed(stage.tournament, "Outra", "Outra", reason=WHY)
    stages.begin_stage(stage=stage, seed=2, source=TABLE)
    assert "Outra" in {row["name"] for row in rows_of(stage)}


def test_stage_begun_anew_is_without_the_team_of_who_left():
    (stage,) = make_stages(TURNO, duplas=8)
    changes.withdraw(dupla=dupla(stage, 1), justified=True, source=TABLE)
    stages.restart_stage(stage=stage, typed_name=str(stage), source=TABLE)

    assert problems(stage.tournament) == []
    stages.begin_stage(stage=stage, seed=2, source=TABLE)

    entered = StageEntry.objects.entered().filter(stage=stage).values_list("dupla__number", flat=True)
    assert set(entered) == {3, 4, 5, 6, 7, 8}


def test_nobody_enters_late():
    (stage,) = make_stages(TURNO, duplas=4)
    players = [add_player(club=stage.tournament.club, name=f"Tardia {number}") for number in range(2)]

    assert (
        refused(changes.enter_late, stage=stage, first=players[0], second=players[1]).code
        == "enter_late_teams"
    )


def test_two_of_a_team_change_tables_and_two_of_different_teams_do_not():
    (stage,) = make_stages(TURNO | {"pace": "round"}, duplas=8)
    table = Confronto.objects.filter(stage=stage, round=1).order_by("position")[0]
    one, other = table.dupla_a, table.dupla_b
    mate = Dupla.objects.exclude(pk=one.pk).get(team=one.team)
    stranger = Dupla.objects.exclude(team__in=(one.team, other.team)).first()

    given = {"stage": stage, "number": 1, "reason": WHY}
    assert refused(swap_places, one=one, other=stranger, **given).code == "other_team"
    assert refused(swap_places, one=one, other=other, rest=True, **given).code == "other_team"
    swap_places(one=one, other=mate, **given, source=TABLE)
    swap_places(one=mate, other=other, **given, source=TABLE)  # of one table: they change sides

    play_stage(stage)
    assert [row["meetings"] for row in rows_of(stage)] == [3] * 4


def test_correction_of_one_table_moves_the_team():
    (stage,) = make_stages(TURNO | {"pace": "round"}, duplas=4)
    go_on(stage)
    play_open(stage)
    before = {row["name"]: row["points"] for row in rows_of(stage)}
    table = Confronto.objects.filter(stage=stage).first()
    undo(confronto=table, reason=WHY, source=TABLE)
    assert {row["meetings"] for row in rows_of(stage)} == {0}
    table.refresh_from_db()
    walkover(confronto=table, winner="B", reason=WHY, source=TABLE)
    after = {row["name"]: row["points"] for row in rows_of(stage)}
    assert sorted(before.values()) == [0, 2]
    assert after != before


def test_round_tells_what_the_tables_of_two_teams_come_to(client):
    (stage,) = over(TURNO | {"pace": "round"}, duplas=6)
    catch_up(stage.tournament)

    first = snapshot(stage.tournament)["stages"][0]["rounds"][0]
    met, rests = sorted(first["teams"], key=lambda one: -len(one["teams"]))
    assert (len(met["teams"]), len(met["confrontos"])) == (2, 2)
    assert sorted(met["points"]) == [0, 2]
    tables = [one for one in first["confrontos"] if one["id"] in met["confrontos"]]
    totals = [one["jogo"]["partidas"][0]["totals"] for one in tables]
    assert sorted(met["made"]) == sorted(sum(each[side] for each in totals) for side in "AB")
    assert (len(rests["teams"]), rests["points"]) == (1, [1])
    page = whole(client, stage.tournament, rodada=1)
    last = snapshot(stage.tournament)["stages"][0]["rounds"][-1]["teams"]
    assert any(" × ".join(team["name"] for team in one["teams"]) in page for one in (met, *last))


def test_draw_of_teams_can_be_repeated():
    (stage,) = make_stages(TURNO, duplas=8)

    (verdict,) = repeat(snapshot(stage.tournament))
    assert verdict.published
    assert not verdict.faults


def test_page_of_a_dupla_shows_the_place_of_its_team(client):
    (stage,) = over(TURNO | {"pace": "round"}, duplas=4)
    catch_up(stage.tournament)

    for number in (1, 2):
        page = text(client.get(url("dupla", stage.tournament, number)))
        assert "Equipe 1" in page


def test_a_team_wins_the_event_and_is_called_one(client):
    (stage,) = over(TURNO)
    stages.close_stage(stage=stage, source=TABLE)
    catch_up(stage.tournament)

    page = text(client.get(url("tournament", stage.tournament)))

    assert "Equipe campeã Equipe" in page
    assert "Dupla campeã" not in page
    assert "Equipe campeã: Equipe" in client.get(url("tournament", stage.tournament)).content.decode()
