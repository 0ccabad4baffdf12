"""The public pages and the API of teams: members, standings and the reasons for each place."""

import pytest
from django.urls import reverse

from tests.factories import TABLE, catch_up, make_stages, make_tournament, play_stage
from tests.tournaments.public.pages import text, url, whole
from tests.tournaments.teamed import GROUPS, SWISS, teamed
from tournaments.event import stages, states
from tournaments.event.draws import bracket_draw
from tournaments.models import Dupla, Stage

pytestmark = pytest.mark.django_db
NAMES = ("Mar", "Mar", "Serra", "Serra", "Ilha", "Ilha")


def begun(*plans, names=NAMES):
    """Return the first stage of a tournament of teams, begun."""
    first, *_ = make_stages(*plans, duplas=len(names), state="open")
    teamed(first.tournament, *names)
    states.start(tournament=first.tournament, seed=7, source=TABLE)
    catch_up(first.tournament)
    return first


def teams_on(client, tournament, **query):
    """Return the text about teams on the page."""
    return whole(client, tournament, **query).split("Equipes", 1)[1]


def api(client, tournament, name, *args):
    return client.get(reverse(f"tournaments:{name}", args=[tournament.slug, *args]))


def test_before_anything_is_played_the_teams_are_listed_without_places(client):
    (stage,) = make_stages(SWISS, duplas=6, state="open")
    teamed(stage.tournament, *NAMES)

    shown = teams_on(client, stage.tournament)

    assert "Mar Abel Barra e Alba Barra , Breno Barra e Cida Barra Serra " in shown
    assert "1º" not in shown


def test_a_team_stands_with_its_duplas_its_sum_and_the_reason(client):
    stage = begun(SWISS)
    play_stage(stage)
    catch_up(stage.tournament)
    rows = api(client, stage.tournament, "api-teams").json()["results"]

    shown = teams_on(client, stage.tournament)

    assert f"1º {rows[0]['name']}" in shown
    assert sum(row["points"] for row in rows) == 6
    assert rows[0]["above"]["by"] == "points"
    assert "Fica à frente da próxima por" in shown
    assert [one["number"] for one in rows[0]["duplas"]]


def test_stages_have_tables_of_their_own_beside_the_sum(client):
    first = begun(GROUPS, {"format": "danese", "rounds": 1})
    play_stage(first)
    second = stages.begin_stage(stage=Stage.objects.get(number=2), seed=7, source=TABLE)
    play_stage(second)
    catch_up(first.tournament)

    assert "Fase 1" in teams_on(client, first.tournament, fase=1)
    assert "Na soma de todas as fases" in teams_on(client, first.tournament, fase=2)
    entered = set(Dupla.objects.filter(stageentry__stage=second).values_list("team__name", flat=True))
    rows = api(client, first.tournament, "api-stage-teams", 2).json()["results"]
    assert {row["name"] for row in rows} == entered
    assert api(client, first.tournament, "api-stage-teams", 3).status_code == 404


def test_a_knockout_shows_its_teams_on_every_page_of_it(client):
    tournament = make_tournament(duplas=4, state="open")
    teamed(tournament, "Mar", "Mar", "Serra", "Serra")
    bracket_draw.draw_knockout(tournament=tournament, seed=3)
    states.start(tournament=tournament, source=TABLE)
    play_stage(Stage.objects.get())
    catch_up(tournament)

    assert "1º " in teams_on(client, tournament)
    assert "1º " in text(client.get(url("revision", tournament, 1))).split("Equipes", 1)[1]
    assert "equipe Mar" in text(client.get(url("dupla", tournament, 1)))


def test_without_teams_nothing_is_said_of_them(client):
    tournament = make_tournament(duplas=2)

    assert "Equipe" not in whole(client, tournament)
    assert api(client, tournament, "api-teams").json()["results"] == []
