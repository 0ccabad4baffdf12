"""Each page of the desk links to the next step, and shows only true statements about the event."""

import pytest

from tests.factories import TABLE, go_on, make_stages
from tests.tournaments.desk.pages import url
from tests.tournaments.desk.staged import GROUPS, KNOCKOUT, open_tournament, running, signed_in, stage_of
from tests.tournaments.public.pages import text
from tournaments.event import rounds
from tournaments.models import Round

pytestmark = pytest.mark.django_db
BY_ROUND = GROUPS | {"pace": "round"}
REST = "Encerrar o que falta da fase"


def test_plan_that_begins_with_groups_offers_no_bracket_to_draw(client):
    page = text(client.get(url("desk_tournament", open_tournament(client, BY_ROUND, KNOCKOUT))))
    assert "Sortear a chave" not in page
    assert "Começar o torneio" in page

    page = text(client.get(url("desk_tournament", open_tournament(client, KNOCKOUT, name="Copa do Cais"))))
    assert "Sortear a chave" in page


@pytest.mark.parametrize(
    ("plan", "said", "leads_to"),
    [
        (BY_ROUND, "O que se sorteia é um rascunho", "desk_round"),
        (GROUPS | {"pace": "free"}, "As rodadas já ficam divulgadas", "desk_mesas"),
    ],
)
def test_start_says_what_comes_next_and_leads_there(client, plan, said, leads_to):
    tournament = open_tournament(client, plan)

    assert said in text(client.get(url("tournament_start", tournament)))
    led = client.post(url("tournament_start", tournament)).url
    first = Round.objects.filter(stage__tournament=tournament).order_by("number").first()
    more = [first.pk] if leads_to == "desk_round" else []
    assert led == url(leads_to, tournament, *more)


def test_rest_is_offered_once_anything_is_posted_and_told_by_round(client):
    tournament = running(client, BY_ROUND)
    assert REST not in text(client.get(url("desk_rounds", tournament)))

    rounds.post(round=Round.objects.filter(stage=stage_of(tournament)).first(), source=TABLE)

    assert REST in text(client.get(url("desk_rounds", tournament)))


def test_rest_is_told_in_the_order_of_the_rounds_with_the_mesas(client):
    (stage,) = make_stages(BY_ROUND, duplas=8)
    signed_in(client, stage.tournament)
    go_on(stage)

    answer = client.get(url("desk_rest", stage.tournament, stage.number))

    told = [row.confronto.round for row in answer.context["rows"]]
    assert told == sorted(told)
    assert "Rodada 1 · mesa 1" in text(answer)
