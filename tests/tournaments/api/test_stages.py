"""The REST API gives the same data about stages as the public pages."""

import pytest
from django.core.management import call_command
from django.urls import reverse

from tests.factories import (
    TABLE,
    catch_up,
    director_of,
    go_on,
    jogos_being_played,
    make_stages,
    make_tournament,
    play_jogo,
    play_open,
    play_stage,
)
from tests.remembered import remembered
from tests.tournaments.api.asking import PROBLEM
from tournaments.event import rounds, stages
from tournaments.models import Confronto, Round, Tournament
from tournaments.outcomes import decisions, penalties
from tournaments.publication import publishing

pytestmark = pytest.mark.django_db
SWISS = {"format": "swiss", "rounds": 3, "partidas": 1, "order": ["points", "made", "lots"]}
GROUPS = {"format": "groups", "groups": 3, "partidas": 1, "top": 1, "others": 1}
PATHS = [
    ("api-stages",),
    ("api-stage", 1),
    ("api-bracket",),
    ("api-rounds",),
    ("api-stage-round", 1, 1),
    ("api-stage-standings", 1),
]


def url(tournament, name, *args):
    return reverse(f"tournaments:{name}", args=[tournament.slug, *args])


@remembered
def posted(duplas=4, **fields):
    """Return a Swiss stage whose first round is posted and published."""
    (stage,) = make_stages(SWISS, duplas=duplas, **fields)
    catch_up(stage.tournament)
    rounds.post(round=Round.objects.get(stage=stage), source=TABLE)
    if not stage.tournament.auto_publish:
        publishing.publish(tournament=stage.tournament, author=director_of(stage.tournament.club))
    catch_up(stage.tournament)
    return stage


def meetings(client, stage, number=1):
    return client.get(url(stage.tournament, "api-stage-round", 1, number)).json()["confrontos"]


def test_a_stage_tells_its_format_its_order_and_its_posted_rounds(client):
    stage = posted()

    (found,) = client.get(url(stage.tournament, "api-stages")).json()["results"]

    assert (found["number"], found["format"], found["state"], found["rounds"]) == (1, "swiss", "playing", [1])
    assert found["order"] == ["points", "made", "lots"]


def test_one_knockout_is_a_stage(client):
    tournament = make_tournament(duplas=4)

    (found,) = client.get(url(tournament, "api-stages")).json()["results"]

    assert (found["number"], found["format"], found["bracket"], found["rounds"]) == (
        1,
        "knockout",
        True,
        [1, 2],
    )
    assert client.get(url(tournament, "api-stage-standings", 1)).json()["count"] == 4
    assert client.get(url(tournament, "api-stage-standings", 2)).status_code == 404


def test_a_draft_is_nowhere(client):
    stage = posted()
    play_open(stage)
    rounds.draw_round(stage=stage, source=TABLE)
    catch_up(stage.tournament)

    answer = client.get(url(stage.tournament, "api-stage-round", 1, 2))

    assert (answer.status_code, answer["Content-Type"]) == (404, PROBLEM)
    assert client.get(url(stage.tournament, "api-stages")).json()["results"][0]["rounds"] == [1]


@pytest.mark.parametrize("path", PATHS)
def test_a_tournament_that_is_a_draft_is_not_found(client, path):
    stage = posted()
    Tournament.objects.update(state="draft")

    assert client.get(url(stage.tournament, *path)).status_code == 404


def test_how_a_meeting_ended_is_apart_from_its_score(client):
    stage = posted(5)
    one, two = Confronto.objects.filter(stage=stage, jogo__isnull=False).order_by("position")
    play_jogo(one.jogo, "B")
    decisions.both_absent(confronto=two, reason="faltaram", source=TABLE)
    catch_up(stage.tournament)

    found = meetings(client, stage)

    assert [(each["state"], each["status"], each["winner"], each["points"]) for each in found] == [
        ("done", "played", "B", [0.0, 1.0]),
        ("done", "both_absent", "", [0.0, 0.0]),
        ("bye", "bye", "A", [1.0]),
    ]
    assert found[0]["jogo"]["partidas"][0]["totals"] == {"A": 220, "B": 760}
    assert found[2]["flags"] == ["bye"]


def test_an_unpublished_result_is_not_told(client):
    stage = posted(auto_publish=False)
    play_jogo(jogos_being_played(stage.tournament)[0])
    catch_up(stage.tournament)

    (first, _) = meetings(client, stage)
    assert (first["state"], first["status"], first["winner"], first["points"]) == (
        "unpublished",
        "",
        "",
        None,
    )
    assert first["jogo"]["partidas"] == []
    ranks = client.get(url(stage.tournament, "api-stage-standings", 1)).json()["results"]
    assert {tuple(row["jogos"]) for row in ranks} == {(0, 0)}

    publishing.publish(tournament=stage.tournament, author=director_of(stage.tournament.club))

    assert meetings(client, stage)[0]["winner"] == "A"


def test_a_row_tells_its_criteria_and_what_sets_it_above_the_next(client):
    stage = posted()
    play_open(stage)
    dupla = stage.tournament.dupla_set.get(number=1)
    penalties.penalise(
        stage=stage, dupla=dupla, round=1, sanction="mp", amount=100, reason="atraso", source=TABLE
    )
    catch_up(stage.tournament)

    rows = client.get(url(stage.tournament, "api-stage-standings", 1)).json()["results"]

    assert [one["by"] for one in rows[0]["criteria"]] == ["points", "made"]
    assert rows[1]["above"] == {"by": "points", "value": 1.0, "next": 0.0}
    assert rows[-1]["above"] is None
    (taken,) = [row["penalties"] for row in rows if row["dupla"] == 1]
    assert taken == [{"sanction": "mp", "amount": 100, "round": 1, "reason": "atraso"}]


def test_groups_tell_who_goes_on_and_how_the_next_compare(client):
    first, second = make_stages(GROUPS, {"format": "knockout"}, duplas=9)
    play_stage(first)
    stages.begin_stage(stage=second, source=TABLE)
    catch_up(first.tournament)

    rows = client.get(url(first.tournament, "api-stage-standings", 1)).json()["results"]
    told = client.get(url(first.tournament, "api-stages")).json()["results"]

    assert {row["group"] for row in rows} == {1, 2, 3}
    assert sum(row["goes_on"] for row in rows) == 4
    assert [one["goes_on"] for one in told[0]["compared"]] == [True, False, False]
    knockout = client.get(url(first.tournament, "api-stage-standings", 2)).json()["results"]
    assert len(knockout) == 4
    assert {row["stage"] for row in knockout} == {2}
    everything = client.get(url(first.tournament, "api-standings")).json()["results"]
    assert everything == rows + knockout
    semifinals = client.get(url(first.tournament, "api-stage-round", 2, 1)).json()
    assert (semifinals["name"], len(semifinals["confrontos"])) == ("semifinal", 2)


def test_jogos_of_all_stages_are_listed_and_have_their_sheet(client):
    stage = posted()

    listed = client.get(url(stage.tournament, "api-jogos")).json()["results"]

    assert [one["state"] for one in listed] == ["playing", "playing"]
    for one in listed:
        assert client.get(url(stage.tournament, "api-jogo", one["id"])).json()["mesa"] == one["mesa"]


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("method", ["post", "put", "patch", "delete"])
def test_nothing_is_written_here(client, path, method):
    assert getattr(client, method)(url(posted().tournament, *path)).status_code == 405


@pytest.mark.parametrize("path", PATHS)
def test_an_answer_is_sent_again_only_after_a_result(client, path, django_assert_num_queries):
    stage = posted()
    page = url(stage.tournament, *path)
    tag = {"If-None-Match": client.get(page)["ETag"]}

    with django_assert_num_queries(2):
        assert client.get(page, headers=tag).status_code == 304
    play_jogo(jogos_being_played(stage.tournament)[0])
    catch_up(stage.tournament)

    assert client.get(page, headers=tag).status_code == 200


@pytest.mark.parametrize(
    "path", [("api-stage-round", 1, 9), ("api-stage-round", 9, 1), ("api-stage-standings", 9)]
)
def test_what_is_not_there_is_a_problem(client, path):
    answer = client.get(url(posted().tournament, *path))

    assert (answer.status_code, answer["Content-Type"]) == (404, PROBLEM)


def test_the_schema_tells_the_stages_without_warnings(tmp_path):
    call_command("spectacular", "--validate", "--fail-on-warn", file=str(tmp_path / "schema.yml"))

    told = (tmp_path / "schema.yml").read_text()

    for path in (
        *("stages/:", "bracket/:", "rounds/:", "standings/:", "stages/{stage}/:"),
        *("stages/{stage}/bracket/:", "stages/{stage}/rounds/:", "stages/{stage}/standings/:"),
        *("stages/{stage}/rounds/{round}/:", "stages/{stage}/rounds/{round}/standings/:"),
    ):
        assert f"/api/v1/tournaments/{{slug}}/{path}" in told


def test_pace_of_a_stage_and_the_moments_of_a_round_are_told(client):
    (stage,) = make_stages({"format": "all_play_all", "pace": "round"}, duplas=4)
    go_on(stage)
    catch_up(stage.tournament)

    assert client.get(url(stage.tournament, "api-stage", 1)).json()["pace"] == "round"
    one, other = (client.get(url(stage.tournament, "api-stage-round", 1, number)).json() for number in (1, 2))
    assert [one["state"], other["state"]] == ["playing", "posted"]
    assert one["started_at"] > one["posted_at"]
    assert other["started_at"] is None


def test_bracket_has_no_pace_and_no_moments(client):
    tournament = make_tournament(duplas=4)

    assert "pace" not in client.get(url(tournament, "api-stage", 1)).json()
    assert "posted_at" not in client.get(url(tournament, "api-stage-round", 1, 1)).json()
