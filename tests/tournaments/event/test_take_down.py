"""A posted round without results returns to draft: redrawn or arranged by hand, and posted again."""

import pytest

from tests.factories import TABLE, director_of, go_on, jogos_being_played, make_stages, play_open, record
from tests.matrix import each
from tests.tournaments.desk.pages import text, url
from tests.tournaments.event.families import named
from tests.tournaments.formats import DANESE, GROUPS, INDIVIDUAL, SWISS
from tests.tournaments.refusals import refused
from tournaments.event import rounds, stages
from tournaments.event.draws import draw_by_hand, rounds_by_hand
from tournaments.event.take_down import take_down
from tournaments.models import Confronto, Dupla, Round, TournamentLogEntry

pytestmark = pytest.mark.django_db
WHY = {"reason": "mesa trocada", "source": TABLE}


def posted(plan, pace, duplas=8):
    entrants = "players" if plan is INDIVIDUAL else "duplas"
    (stage,) = make_stages(plan | {"pace": pace, "partidas": 1}, duplas=duplas, entrants=entrants)
    go_on(stage)
    return stage, Round.objects.get(stage=stage, number=1)


@pytest.mark.parametrize(
    ("plan", "pace"), each([SWISS, DANESE, GROUPS, INDIVIDUAL], ["round", "free"]), ids=named
)
def test_posted_round_goes_back_is_drawn_again_and_the_event_goes_on(plan, pace):
    stage, row = posted(plan, pace)

    again = take_down(round=row, **WHY)

    assert (again.state, again.posted_at, again.started_at) == (Round.State.DRAFT, None, None)
    assert not jogos_being_played(stage.tournament)
    assert set(Round.objects.filter(stage=stage).values_list("state", flat=True)) == {"draft"}
    line = TournamentLogEntry.objects.get(action="round_taken_down")
    assert (line.round, line.reason) == (1, "mesa trocada")
    if plan in (SWISS, DANESE):
        rounds.redraw(round=again, seed=99, source=TABLE)
    else:
        stages.redraw_schedule(stage=stage, seed=99, source=TABLE)
    go_on(stage)
    assert jogos_being_played(stage.tournament)
    play_open(stage)
    assert not Confronto.objects.filter(stage=stage, round=1, status="").exists()


def test_round_taken_down_is_set_by_hand():
    stage, row = posted(SWISS, "round")
    take_down(round=row, **WHY)
    one, other = Dupla.objects.filter(number__in=(1, 8))
    rounds_by_hand.force(round=row, one=one, other=other, reason="salão", source=TABLE)
    assert {one.pk, other.pk} in [set(found.entrants) for found in Confronto.objects.filter(stage=stage)]
    draw_by_hand.draw_by_hand(stage=stage, lines="1 x 2\n3 x 4\n5 x 6\n7 x 8", reason="salão", source=TABLE)
    assert go_on(stage)


def test_what_is_recorded_or_went_on_is_refused_and_twice_is_once():
    stage, row = posted(SWISS, "round")
    assert refused(take_down, round=row, reason=" ").code == "reason_missing"
    record(jogos_being_played(stage.tournament)[0])
    error = refused(take_down, round=row, reason="x")
    assert (error.code, error.params) == ("round_recorded", {"round": 1, "mesa": 1})
    play_open(stage)
    second = rounds.draw_round(stage=stage, seed=5, source=TABLE)
    error = refused(take_down, round=row, reason="x")
    assert (error.code, error.params) == ("round_went_on", {"round": 1, "next": 2})
    rounds.post(round=second, source=TABLE)
    for _ in range(2):
        assert take_down(round=second, **WHY).state == Round.State.DRAFT
    assert TournamentLogEntry.objects.filter(action="round_taken_down").count() == 1


def test_page_takes_a_round_down(client):
    stage, row = posted(SWISS, "round")
    client.force_login(director_of(stage.tournament.club))
    address = url("desk_life_action", stage.tournament, "desafixar")
    assert "Fase 1, rodada 1" in text(client.get(address))
    assert "volta a rascunho" in text(client.get(f"{address}?de={row.pk}"))
    assert client.post(f"{address}?de={row.pk}", {}).status_code == 422
    answer = client.post(f"{address}?de={row.pk}", {"reason": "mesa trocada"}, follow=True)
    assert "Voltou a rascunho: rodada 1." in text(answer)
    row.refresh_from_db()
    assert row.state == Round.State.DRAFT
