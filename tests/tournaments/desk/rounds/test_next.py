"""The page of the rounds offers one next step: a draft is posted before another round is drawn."""

import pytest

from tests.factories import TABLE
from tests.tournaments.desk.pages import text, url
from tests.tournaments.desk.staged import SWISS, draft_of, play_round, posted, running, stage_of
from tests.tournaments.refusals import refused
from tournaments.entries import changes
from tournaments.event import rounds

pytestmark = pytest.mark.django_db


def test_draft_is_posted_before_the_next_round_is_drawn(client):
    tournament = running(client, SWISS)

    page = client.get(url("desk_rounds", tournament))

    assert "Conferir a rodada 1" in text(page)
    assert "Sortear a próxima rodada" not in text(page)
    refused = client.post(url("desk_rounds", tournament), {"acao": "sortear", "fase": "1"})
    assert refused.status_code == 422
    assert "A rodada 1 já está sorteada e espera ser divulgada." in text(refused)


def test_no_round_is_offered_beyond_those_of_the_plan(client):
    tournament = running(client, {**SWISS, "rounds": 1})
    play_round(posted(tournament))

    page = text(client.get(url("desk_rounds", tournament)))

    assert "Encerrar esta fase" in page
    assert "Sortear a próxima rodada" not in page


@pytest.mark.parametrize("held", [False, True], ids=["to draw", "a draft"])
@pytest.mark.parametrize("plan", [SWISS, {**SWISS, "format": "danese"}], ids=lambda plan: plan["format"])
def test_stage_with_one_dupla_left_is_ended_and_not_drawn(client, plan, held):
    tournament = running(client, plan, duplas=3)
    play_round(posted(tournament))
    if held:
        rounds.draw_round(stage=stage_of(tournament), source=TABLE)
    for dupla in tournament.dupla_set.all()[:2]:
        changes.withdraw(dupla=dupla, justified=True, source=TABLE)
    stage = stage_of(tournament)
    said = "Na fase 1 só há 1 em jogo, e uma rodada precisa de 2. Encerre a fase"
    close = f"{url('desk_life_action', tournament, 'encerrar-fase')}?de={stage.pk}"

    page = text(client.get(url("desk_rounds", tournament)))
    assert said in page
    assert f'<a class="button" href="{close}">' in page
    assert "Sortear" not in page
    assert "Conferir a rodada" not in page
    if held:
        page = text(client.get(url("desk_round", tournament, draft_of(tournament).pk)))
        assert said in page
        assert f'href="{close}#decidir">' in page
        refusal = refused(rounds.redraw, round=draft_of(tournament))
    else:
        refusal = refused(rounds.draw_round, stage=stage)
        sent = client.post(url("desk_rounds", tournament), {"acao": "sortear", "fase": "1"})
        assert sent.status_code == 422
        assert url("desk_life_action", tournament, "encerrar-fase") in text(sent)
    assert (refusal.code, refusal.params) == ("stage_few_left", {"stage": 1, "entrants": 1, "least": 2})

    client.post(close, {"acao": "encerrar-fase"})
    tournament.refresh_from_db()
    assert tournament.state == "finished"
