"""The page of the rounds offers one thing to do next: the draft is posted before another round is drawn."""

import pytest

from tests.tournaments.desk.pages import text, url
from tests.tournaments.desk.staged import SWISS, play_round, posted, running

pytestmark = pytest.mark.django_db


def test_draft_is_posted_before_the_next_round_is_drawn(client):
    tournament = running(client, SWISS)

    page = client.get(url("desk_rounds", tournament))

    assert "Conferir e afixar a rodada 1" in text(page)
    assert "Sortear a próxima rodada" not in text(page)
    refused = client.post(url("desk_rounds", tournament), {"acao": "sortear", "fase": "1"})
    assert refused.status_code == 422
    assert "A rodada 1 já está sorteada e espera ser afixada." in text(refused)


def test_no_round_is_offered_beyond_those_of_the_plan(client):
    tournament = running(client, {**SWISS, "rounds": 1})
    play_round(posted(tournament))

    page = text(client.get(url("desk_rounds", tournament)))

    assert "Encerrar esta fase" in page
    assert "Sortear a próxima rodada" not in page
