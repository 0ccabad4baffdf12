"""The public pages of a tournament with stages of any format: pages, sheets, and the answers to polls."""

import pytest

from scoring.models import Jogo
from tests.factories import (
    catch_up,
    make_stages,
    make_tournament,
    play_stage,
)
from tests.tournaments.public.pages import text, url, whole
from tests.tournaments.public.staged import DOUBLE, GROUPS, SWISS, posted, swiss
from tournaments.models import Stage

pytestmark = pytest.mark.django_db
FORMATS = [
    pytest.param(SWISS, id="swiss"),
    pytest.param({"format": "danese", "rounds": 2}, id="danese"),
    pytest.param({"format": "mitchell", "rounds": 2}, id="mitchell"),
    pytest.param({"format": "all_play_all"}, id="all-play-all"),
    pytest.param(GROUPS, id="groups"),
    pytest.param(DOUBLE, id="double"),
    pytest.param({"format": "knockout", "consolation": True}, id="consolation"),
]


BRACKETS = {"double", "knockout"}


@pytest.mark.parametrize("plan", FORMATS)
def test_every_format_has_all_its_pages_from_before_the_start_to_the_end(client, plan):
    (stage,) = make_stages(plan, duplas=4, state="open")
    tournament = stage.tournament
    assert client.get(url("tournament", tournament)).status_code == 200

    (stage,) = make_stages(plan, duplas=4)
    tournament = stage.tournament
    catch_up(tournament)
    for finished in (False, True):
        if finished:
            play_stage(stage)
            catch_up(tournament)
        jogo = Jogo.objects.filter(confronto__tournament=tournament).first()
        pages = [
            url("tournament", tournament),
            url("tournament", tournament) + "?q=a",
            url("standings", tournament),
            url("results", tournament),
            url(
                "bracket"
                if Stage.objects.get(tournament=tournament).plan["format"] in BRACKETS
                else "rounds",
                tournament,
            ),
            url("dupla", tournament, 1),
            url("revision", tournament, 1),
            *([url("jogo", tournament, jogo.public_id)] if jogo else []),
        ]
        assert [client.get(each).status_code for each in pages] == [200] * len(pages)


def test_the_sheet_of_a_jogo_says_its_stage_and_round(client):
    stage = swiss()
    one, _ = posted(stage)

    shown = text(client.get(url("jogo", stage.tournament, one.jogo.public_id)))

    assert "Fase 1 1ª rodada" in shown


def test_a_tournament_of_one_knockout_is_told_as_ever(client):
    shown = whole(client, make_tournament(duplas=4))

    assert "Semifinais" in shown
    assert "Rodadas" not in shown
    assert Stage.objects.count() == 1
