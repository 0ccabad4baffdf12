"""Stages at the desk: closed when all results are there, started anew by typing their name."""

import pytest

from tests.tournaments.desk.decisions.acting import act, error_at
from tests.tournaments.desk.pages import text
from tests.tournaments.desk.staged import GROUPS, KNOCKOUT, play_round, running, stage_of
from tournaments.models import Round

pytestmark = pytest.mark.django_db


def test_stage_is_closed_when_all_results_are_there(client):
    tournament = running(client, GROUPS, KNOCKOUT)
    early = act(client, tournament, "encerrar-fase", stage_of(tournament))
    assert early.status_code == 422
    assert "Faltam resultados" in text(early)
    for round_ in Round.objects.filter(stage__tournament=tournament).order_by("number"):
        play_round(round_)

    assert act(client, tournament, "encerrar-fase", stage_of(tournament)).status_code == 302
    assert stage_of(tournament).state == "closed"


@pytest.mark.parametrize(("typed", "state"), [("fase 1", "planned"), ("Fase 2", "playing"), ("", "playing")])
def test_stage_is_started_anew_by_typing_its_name(client, tournament, typed, state):
    answer = act(client, tournament, "recomecar-fase", stage_of(tournament), typed_name=typed)

    assert stage_of(tournament).state == state
    assert (answer.status_code == 422) == (state == "playing") == bool(error_at(answer, "typed_name"))
