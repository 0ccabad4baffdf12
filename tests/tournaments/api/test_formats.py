"""The REST API gives stages, bracket, rounds and standings in one shape for every format."""

import pytest
from django.urls import reverse

from tests.factories import make_tournament
from tests.tournaments.formats import EVERY, begun, name

pytestmark = pytest.mark.django_db
ROUND = {"stage", "round", "name", "state", "seed", "confrontos"}
CONFRONTO = {
    *("id", "kind", "group", "round", "position", "mesa", "state", "status", "winner", "reopened", "points"),
    *("flags", "slots", "jogo"),
}
LINE = {
    *("stage", "group", "place", "place_to", "dupla", "name", "points", "jogos", "walkovers", "partidas"),
    *("made", "canastras", "batidas", "criteria", "above", "fate", "penalties", "disqualified"),
    *("until_round", "goes_on"),
}


@pytest.fixture(params=EVERY, ids=name)
def stage(request):
    """Return one stage of each format, its first jogo played."""
    return begun(request.param)


def asked(client, stage, address, *args):
    answer = client.get(reverse(f"tournaments:{address}", args=[stage.tournament.slug, *args]))
    assert answer.status_code == 200
    return answer.json()


def test_every_tournament_has_its_stages(client, stage):
    listed = asked(client, stage, "api-stages")
    (told,) = listed["results"]

    assert told | {"revision": listed["revision"]} == asked(client, stage, "api-stage", 1)
    assert (told["number"], told["format"], told["state"]) == (1, stage.plan["format"], "playing")
    assert told["bracket"] is (stage.plan["format"] in {"knockout", "double"})
    assert told["rounds"][0] == 1


def test_the_bracket_holds_every_confronto_round_by_round(client, stage):
    told = asked(client, stage, "api-bracket")

    (of_stage,) = told["stages"]
    assert told.keys() == {"revision", "stages"}
    assert of_stage.keys() == {"number", "name", "format", "bracket", "state", "rounds"}
    moments = set() if of_stage["bracket"] else {"posted_at", "started_at"}
    teams = {"teams"} if of_stage["format"] == "teams" else set()
    assert {frozenset(each) for each in of_stage["rounds"]} == {frozenset(ROUND) | moments | teams}
    confrontos = [one for each in of_stage["rounds"] for one in each["confrontos"]]
    assert {frozenset(one) for one in confrontos} == {frozenset(CONFRONTO)}
    assert sum(one["state"] == "done" for one in confrontos) == 1
    assert told == asked(client, stage, "api-stage-bracket", 1)


def test_rounds_are_the_same_in_a_list_and_one_by_one(client, stage):
    told = asked(client, stage, "api-rounds")

    assert told == asked(client, stage, "api-stage-rounds", 1)
    assert told["results"] == asked(client, stage, "api-bracket")["stages"][0]["rounds"]
    one = asked(client, stage, "api-stage-round", 1, 1)
    assert one == told["results"][0] | {"revision": told["revision"]}
    assert told["results"][0]["seed"] is not None


def test_standings_have_a_line_for_everybody(client, stage):
    told = asked(client, stage, "api-standings")

    assert told == asked(client, stage, "api-stage-standings", 1)
    of_teams = stage.plan["format"] == "teams"
    assert {frozenset(row) for row in told["results"]} == {
        frozenset(LINE | ({"team"} if of_teams else set()))
    }
    numbers = [
        one["number"]
        for row in told["results"]
        for one in (row["team"]["duplas"] if of_teams else [{"number": row["dupla"]}])
    ]
    assert sorted(numbers) == list(range(1, 9))
    # One jogo is played: two players of a table win it, and a meeting of teams waits for its other table.
    won = {"individual": 2, "teams": 0}.get(stage.plan["format"], 1)
    assert sum(row["jogos"][0] for row in told["results"]) == won
    assert all(row["criteria"] for row in told["results"])
    fates = {row["fate"] is not None for row in told["results"]}
    assert fates == {stage.plan["format"] == "knockout"}


def test_jogos_say_their_stage(client, stage):
    told = asked(client, stage, "api-jogos")["results"]

    assert {one["stage"] for one in told} == {1}
    assert sum(one["score"]["state"] == "closed" for one in told) == 1


def test_before_the_draw_there_is_the_planned_stage(client):
    tournament = make_tournament(duplas=4, state="open")

    def told(address, *args):
        return client.get(reverse(f"tournaments:{address}", args=[tournament.slug, *args])).json()

    assert [(one["format"], one["state"]) for one in told("api-stages")["results"]] == [
        ("knockout", "planned")
    ]
    assert told("api-bracket")["stages"][0]["rounds"] == []
    assert (told("api-rounds")["count"], told("api-standings")["count"]) == (0, 0)
    assert told("api-stage-rounds", 1)["count"] == 0
