"""A refusal links to the page that removes its cause; `test_errors` checks that each code has a link or needs none."""

import re

import pytest

from tests.factories import jogos_being_played, play_jogo
from tests.tournaments.desk.pages import text, url
from tests.tournaments.desk.staged import GROUPS, SWISS, posted, running, stage_of
from tournaments.wording.refusals.remedies import REMEDIES

PAGES = sorted({(remedy.page, remedy.key) for remedy in REMEDIES.values()})


@pytest.mark.django_db
@pytest.mark.parametrize(("page", "key"), PAGES, ids=[key or page for page, key in PAGES])
def test_page_where_a_refusal_leads_answers(client, page, key):
    tournament = running(client, GROUPS, duplas=8)
    assert client.get(url(page, tournament, *([key] if key else []))).status_code == 200


@pytest.mark.django_db
def test_refusal_links_to_its_page_and_not_to_the_page_it_is_on(client):
    tournament = running(client, SWISS)
    posted(tournament)
    close = f"{url('desk_life_action', tournament, 'encerrar-fase')}?de={stage_of(tournament).pk}"

    refused = text(client.post(close))

    assert "Faltam resultados: 3" in refused
    assert f'<a href="{url("desk_rounds", tournament)}">Ir às rodadas</a>' in refused
    entries = url("desk_tournament", tournament)
    again = text(client.post(entries, {"acao": "sortear"}))
    assert f'<a href="{entries}">Ir às' not in again


@pytest.mark.django_db
def test_stage_that_began_leads_from_the_plan_to_its_new_start(client):
    tournament = running(client, SWISS)
    sent = {"acao": "comecar", "fase": "1"}

    answer = text(client.post(url("desk_rounds", tournament), sent))

    assert f'<a href="{url("desk_life_action", tournament, "recomecar-fase")}">Recomeçar a fase</a>' in answer


def refused_and_led(client, href, sent):
    """Return where a refused form links to."""
    answer = client.post(href, sent)
    assert answer.status_code == 422
    return re.findall(r'<a href="([^"]+)">[^<]*</a>', answer.content.decode().split('class="alert', 1)[1])[0]


@pytest.mark.django_db
def test_links_lead_from_the_late_dupla_that_finds_no_place_to_its_draw(client):
    # From the late dupla to the stage's restart, if it is allowed; then the forgotten dupla is drawn in.
    tournament = running(client, {**GROUPS, "pace": "free", "partidas": 1}, duplas=8)
    play_jogo(jogos_being_played(tournament)[0])
    stage, come = stage_of(tournament), {"first": "Nova Um", "second": "Nova Dois"}
    at = f"?de={stage.pk}"

    forgotten = f"{url('desk_life_action', tournament, 'esquecida')}{at}"
    late = refused_and_led(client, forgotten, come)
    assert late == url("desk_life_action", tournament, "tardia")
    anew = refused_and_led(client, late + at, come)
    assert anew == url("desk_life_action", tournament, "recomecar-fase")

    assert client.post(anew + at, {"typed_name": str(stage)}).status_code == 302
    assert client.post(forgotten, come).status_code == 302
    assert tournament.dupla_set.count() == 9
