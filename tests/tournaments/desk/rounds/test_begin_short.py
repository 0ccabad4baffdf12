"""Before a stage begins, the desk shows which parts of the plan the present entries cannot fill, and who moves up."""

import pytest

from tests.factories import TABLE, play_stage
from tests.tournaments.desk.decisions.acting import WHY, act
from tests.tournaments.desk.pages import text, url
from tests.tournaments.desk.staged import KNOCKOUT, open_tournament, running, stage_of
from tournaments.entries import changes
from tournaments.models import Dupla, StageEntry
from tournaments.results import stage_results

pytestmark = pytest.mark.django_db
SWISS = {"format": "swiss", "rounds": 2, "partidas": 1}


def begin(client, tournament, number, **sent):
    return client.post(url("desk_rounds", tournament), {"acao": "comecar", "fase": number, **sent})


def test_start_page_names_each_problem_and_links_to_its_stage_in_the_plan(client):
    tournament = open_tournament(client, {**SWISS, "top": 4}, KNOCKOUT, duplas=3)
    page = client.get(url("tournament_start", tournament))
    assert "o plano classifica 4, e para isso há 3" in text(page)
    assert f'href="{url("desk_plan", tournament)}#fase1"' in page.content.decode()


def test_odd_number_without_a_bye_rule_is_asked_about_at_the_start(client):
    tournament = open_tournament(client, {**SWISS, "swiss": {"byes": False}}, duplas=5)
    asked = client.post(url("tournament_start", tournament))
    assert (asked.status_code, "Se sobrar uma, ela folga" in text(asked)) == (422, True)
    assert client.post(url("tournament_start", tournament), {"allow_bye": "on"}).status_code == 302
    assert stage_of(tournament).plan["swiss"]["byes"] is True


@pytest.mark.parametrize(("sent", "entered"), [({}, 2), ({"short": "on"}, 1)])
def test_who_moves_up_is_told_and_the_director_chooses(client, sent, entered):
    tournament = running(client, {**SWISS, "top": 3}, {"format": "swiss", "rounds": 1, "partidas": 1})
    play_stage(stage_of(tournament))
    table = [Dupla.objects.get(pk=row.entrant) for row in stage_results.standing_of(stage_of(tournament))]
    assert act(client, tournament, "saida", table[0], justified="sim", **WHY).status_code == 302
    changes.withdraw(dupla=table[5], justified=True, source=TABLE)
    page = text(client.get(url("desk_rounds", tournament)))
    assert f"Saiu depois de se classificar: {table[0].name}." in page
    assert f"No lugar sobe: {table[3].name}." in page

    assert begin(client, tournament, 2, **sent).status_code == 302

    there = StageEntry.objects.entered().filter(stage=stage_of(tournament, 2))
    assert there.count() == entered + 1
    assert there.filter(dupla=table[3]).exists() is not bool(sent)
