"""The line at the top of every page: state of the event, missing mesas, search; and its number of queries."""

import re
from datetime import timedelta

import pytest
from django.utils.timezone import now

from scoring.models import Jogo
from tests.factories import (
    TABLE,
    director_of,
    jogos_being_played,
    make_stages,
    make_tournament,
    make_user,
    play_jogo,
)
from tests.tournaments.desk.pages import text, url
from tests.tournaments.desk.staged import SWISS, play_round, posted, running
from tournaments.clubs import members
from tournaments.desk.line.line import line_of
from tournaments.desk.line.steps import Step
from tournaments.event.setup import running_setup
from tournaments.hall.clocks import clock_hands
from tournaments.models import Tournament
from tournaments.publication import publishing

pytestmark = pytest.mark.django_db


def line(response):
    """Return the text of the line."""
    found = text(response).split('<div class="line no-print"', 1)[1].split('<div class="desk"', 1)[0]
    return " ".join(re.sub(r"<[^>]+>", " ", found).split())


def step_of(tournament):
    return line_of(Tournament.objects.get(pk=tournament.pk)).step


def test_line_says_stage_round_and_the_mesas_that_are_missing(client):
    tournament = running(client, SWISS, duplas=8)
    posted(tournament)
    play_jogo(jogos_being_played(tournament)[1])

    said = line(client.get(url("desk_log", tournament)))

    assert "Copa do Farol Rodada 1 de 3" in said
    assert "Esperar: faltam 3 mesas : Mesa 1 Mesa 3 Mesa 4" in said
    assert "Próximo passo" not in said


def test_mesas_without_room_are_counted(client):
    tournament = make_tournament(duplas=32)
    client.force_login(director_of(tournament.club))

    said = line(client.get(url("publish", tournament)))

    assert "faltam 16 mesas : Mesa 1 Mesa 2 Mesa 3 Mesa 4 Mesa 5 Mesa 6 e mais 10" in said


def test_a_mesa_of_the_line_opens_its_drawer(client):
    tournament = running(client, SWISS, duplas=4)
    posted(tournament)

    page = text(client.get(url("desk_rounds", tournament)))
    address = re.search(r'class="line-mesa[^"]*" href="([^"]+)#gaveta"', page)[1]

    assert 'id="gaveta"' in text(client.get(address))


def test_what_is_missing_follows_with_the_poll_of_the_hall(client):
    tournament = running(client, SWISS, duplas=4)
    posted(tournament)

    polled = text(client.get(url("desk_mesas", tournament), {"visto": "x"}, headers={"HX-Request": "true"}))
    whole = text(client.get(url("desk_mesas", tournament)))

    assert 'id="linha-faltam" hx-swap-oob="true"' in polled
    assert 'id="linha-passo" hx-swap-oob="true"' in polled
    assert "hx-swap-oob" not in whole


def at_zero(tournament, minutes=41):
    Jogo.objects.filter(confronto__tournament=tournament).update(opened_at=now() - timedelta(minutes=minutes))


def test_bell_is_offered_near_zero_and_until_every_mesa_has_heard_it(client):
    tournament = running(client, SWISS | {"minutes": 40}, duplas=4)
    row = posted(tournament)
    assert step_of(tournament).step is Step.WAIT
    at_zero(tournament, minutes=38)
    assert step_of(tournament).step is Step.WAIT
    at_zero(tournament, minutes=39.5)
    assert step_of(tournament).step is Step.BELL
    clock_hands.pause(stage=row.stage, number=1, source=TABLE)
    assert step_of(tournament).step is Step.WAIT

    at_zero(tournament)

    assert step_of(tournament).step is Step.BELL
    sent = {"rodada": "1.1", "tables": [row.pk for row in tournament.confronto_set.all()], "in_play": "nao"}
    client.post(url("desk_bell", tournament), sent)

    assert step_of(tournament).step in {Step.WAIT, Step.DRAW_ROUND}


@pytest.mark.parametrize("rule", ["rings", "nothing"])
def test_bell_is_not_asked_for_where_the_plan_does_not_leave_it_to_the_director(client, rule):
    tournament = running(client, SWISS | {"minutes": 40, "at_zero": rule}, duplas=4)
    posted(tournament)
    at_zero(tournament)

    assert step_of(tournament).step is Step.WAIT
    page = text(client.get(url("desk_mesas", tournament)))
    assert "tempo esgotado em 2 mesas" in page
    assert "Fim do tempo…</a> <button" not in page


def test_more_time_for_the_only_mesa_that_plays_takes_the_question_back(client):
    tournament = running(client, SWISS | {"minutes": 40}, duplas=4)
    row = posted(tournament)
    at_zero(tournament)

    clock_hands.extend(stage=row.stage, number=1, minutes=5, source=TABLE)

    assert step_of(tournament).step is Step.WAIT


def test_revision_that_would_say_the_same_is_not_offered(client):
    tournament = running(client, SWISS | {"minutes": 40}, duplas=4, auto_publish=False)
    play_round(posted(tournament))
    publishing.publish(tournament=tournament, author=director_of(tournament.club))
    tournament.totals_allowed = not tournament.totals_allowed
    running_setup.edit_running(tournament=tournament, source=TABLE)

    assert step_of(tournament).step is Step.DRAW_ROUND


def test_what_is_not_published_by_itself_is_published_before_the_next_round(client):
    tournament = running(client, SWISS, duplas=4, auto_publish=False)
    play_round(posted(tournament))

    step = step_of(tournament)
    assert step.step is Step.PUBLISH
    assert client.post(step.address, dict(step.sends)).status_code == 302

    assert step_of(tournament).step is Step.DRAW_ROUND


def test_who_only_scores_reads_the_line_without_its_step(client):
    tournament = make_tournament(duplas=4)
    scorer = make_user()
    members.set_member(club=tournament.club, user=scorer, role="scorer")
    client.force_login(scorer)

    page = text(client.get(url("desk_mesas", tournament)))

    assert "line-missing" in page
    assert "line-step" not in page


@pytest.mark.parametrize(("minutes", "queries"), [(0, 3), (40, 4)])
@pytest.mark.parametrize("duplas", [4, 12])
def test_the_line_costs_the_same(django_assert_num_queries, duplas, minutes, queries):
    (stage,) = make_stages(SWISS | {"minutes": minutes}, duplas=duplas)
    tournament = Tournament.objects.get(pk=stage.tournament_id)
    posted(tournament)
    at_zero(tournament)

    with django_assert_num_queries(queries):
        line_of(tournament)


def find(client, tournament, words):
    return client.get(url("desk_find", tournament), {"busca": words})


def test_a_number_leads_to_its_mesa(client):
    tournament = running(client, SWISS, duplas=4)
    posted(tournament)

    answer = client.get(find(client, tournament, "2").url)

    assert answer.context["drawer"].tile.number == 2


def test_a_name_leads_to_the_page_of_its_dupla_which_says_where_it_sits(client):
    tournament = running(client, SWISS, duplas=4)
    posted(tournament)
    dupla = tournament.dupla_set.first()

    answer = client.get(find(client, tournament, dupla.name.upper()).url)

    assert answer.context["dupla"] == dupla
    assert f"Mesa {answer.context['of'].confronto.mesa}" in text(answer)


def test_several_of_a_name_are_shown_with_what_can_be_done(client):
    tournament = running(client, SWISS, duplas=4)

    page = text(find(client, tournament, " e "))

    for dupla in tournament.dupla_set.all():
        assert dupla.name in page
    assert "Desistência" in page
    assert "Ninguém com este nome" in text(find(client, tournament, "Zulmira"))
    assert find(client, tournament, "").status_code == 200
