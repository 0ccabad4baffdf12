"""A result undone after the next stage has begun: the desk asks for it, it is played, and the event can finish."""

import pytest

from tests.factories import TABLE, director_of, go_on, jogos_being_played, make_stages, play_jogo, play_stage
from tests.tournaments.desk.pages import text, url
from tests.tournaments.formats import GROUPS
from tournaments.event import stages
from tournaments.models import Confronto, Stage, Tournament
from tournaments.outcomes import decisions

pytestmark = pytest.mark.django_db

TWO_THEN_ALL = (
    {"format": "knockout", "third": True, "top": 2},
    {"format": "all_play_all", "partidas": 1, "order": ["jogos_won", "made", "lots"]},
)


@pytest.fixture
def third(client):
    """Return a jogo for third place won by W.O. before its mesa was free; the next stage plays at that mesa now."""
    first, second = make_stages(*TWO_THEN_ALL, duplas=4, mesas=1)
    client.force_login(director_of(first.tournament.club))
    for _ in range(2):
        play_jogo(*jogos_being_played(first.tournament))
    found = Confronto.objects.get(stage=first, kind=Confronto.Kind.THIRD)
    decisions.walkover(confronto=found, winner="A", reason="Não vieram", source=TABLE)
    play_jogo(*jogos_being_played(first.tournament))
    stages.begin_stage(stage=second, seed=7, source=TABLE)
    go_on(second)
    return found


@pytest.mark.parametrize("how", ["closed by hand", "closed by itself"])
def test_tournament_is_not_over_before_it_is_settled(how):
    second = {"format": "swiss", "rounds": 1} if how == "closed by hand" else {"format": "knockout"}
    first, last = make_stages({**GROUPS, "top": 1, "partidas": 1}, second | {"partidas": 1}, duplas=8)
    play_stage(first)
    stages.begin_stage(stage=last, seed=7, source=TABLE)
    in_it = last.stageentry_set.values("dupla")
    rows = Confronto.objects.filter(stage=first, status="played").exclude(dupla_a__in=in_it)
    found = rows.exclude(dupla_b__in=in_it).select_related("jogo").first()
    decisions.undo(confronto=found, reason="súmula trocada", source=TABLE)
    go_on(last)
    while row := Confronto.objects.being_played().filter(stage=last).select_related("jogo").first():
        play_jogo(row.jogo)
    last.refresh_from_db()
    if last.state == Stage.State.PLAYING:
        stages.close_stage(stage=last, source=TABLE)
    event = Tournament.objects.get(pk=first.tournament_id)
    assert event.state == Tournament.State.RUNNING

    decisions.walkover(confronto=found, winner="B", reason="súmula conferida", source=TABLE)

    event.refresh_from_db()
    assert event.state == Tournament.State.FINISHED


def test_it_is_asked_for_and_played_once_a_mesa_is_free_and_the_event_ends(client, third):
    event = third.tournament
    decisions.undo(confronto=third, reason="Chegaram a tempo", source=TABLE)
    assert "Faltam 2 resultados" in text(client.get(url("desk_rounds", event)))

    play_jogo(*jogos_being_played(event))
    assert "Falta 1 resultado" in text(client.get(url("desk_rounds", event)))
    play_jogo(*jogos_being_played(event), "B")

    third.refresh_from_db()
    assert (third.status, third.winner) == ("played", third.dupla_b)
    stages.close_stage(stage=Stage.objects.get(tournament=event, number=2), source=TABLE)
    assert Tournament.objects.get(pk=event.pk).state == Tournament.State.FINISHED
