"""Undoing a result of duplas that play on: the desk warns first, and the monitor shows the conflict until settled."""

import pytest

from tests.factories import TABLE, record
from tests.tournaments.desk.pages import text, url
from tests.tournaments.desk.staged import (
    SWISS,
    confrontos_of,
    draft_of,
    play_round,
    posted,
    running,
    stage_of,
)
from tournaments.event import rounds
from tournaments.models import Confronto
from tournaments.outcomes import decisions

pytestmark = pytest.mark.django_db
TOLD = "está em dois jogos abertos: mesa"
MONITOR = "Um resultado foi desfeito, e quem o jogou já joga outra rodada"


@pytest.fixture
def playing(client):
    """Return the first confronto of a finished first round while the second is in play."""
    tournament = running(client, SWISS, duplas=4, target=2000)
    play_round(posted(tournament))
    rounds.draw_round(stage=stage_of(tournament), seed=7, source=TABLE)
    for confronto in confrontos_of(posted(tournament)):
        record(confronto.jogo)
    return Confronto.objects.filter(tournament=tournament, round=1).order_by("position").first()


def undo(client, confronto, **more):
    page = url("desk_life_action", confronto.tournament, "desfazer")
    return client.post(f"{page}?de={confronto.pk}", {"reason": "pontos de outra mesa", **more})


def test_undoing_it_tells_who_would_sit_in_two_jogos_before_it_is_done(client, playing):
    answer = undo(client, playing)

    page = text(answer)
    assert f"{playing.dupla_a} {TOLD}" in page
    assert f"{playing.dupla_b} {TOLD}" in page
    assert "em vez de reabrir" in page
    playing.refresh_from_db()
    assert playing.status == "played"


def test_the_monitor_says_it_until_one_of_the_two_is_over(client, playing):
    tournament = playing.tournament
    assert MONITOR not in text(client.get(url("desk_mesas", tournament)))

    decisions.undo(confronto=playing, reason="pontos de outra mesa", source=TABLE)
    page = text(client.get(url("desk_mesas", tournament)))
    assert MONITOR in page
    assert f"{playing.dupla_a} {TOLD}" in page

    decisions.walkover(confronto=playing, winner="A", reason="decidido", source=TABLE)
    assert MONITOR not in text(client.get(url("desk_mesas", tournament)))


def test_undoing_a_result_nobody_plays_on_from_warns_of_nothing(client):
    tournament = running(client, SWISS, duplas=4)
    first = posted(tournament)
    play_round(first)

    assert TOLD not in text(undo(client, confrontos_of(first)[0]))
    assert draft_of(tournament).number == 1
