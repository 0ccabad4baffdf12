"""Access at a mesa: its QR leads to the jogo in play there, and to nothing once the code is renewed."""

import re

import pytest
from django.test import Client
from django.urls import reverse

from scoring import tokens
from scoring.models import MESA, SeatKey
from tests.factories import (
    TABLE,
    catch_up,
    jogos_being_played,
    make_stages,
    make_tournament,
    play_jogo,
    play_open,
)
from tests.scoring.typed import typed
from tests.tournaments.hall.pages import address
from tournaments.event import rounds
from tournaments.hall import mesas
from tournaments.models import Mesa, Round, TournamentLogEntry

pytestmark = pytest.mark.django_db
HTMX = {"HX-Request": "true"}


def at_table(jogo):
    return reverse("scoring:table", args=(tokens.current(jogo),))


# --- keys -------------------------------------------------------------------------------


def test_every_mesa_of_the_hall_is_made_once(tournament):
    made = mesas.of_tournament(tournament)

    assert [mesa.number for mesa in made] == [1, 2, 3]
    assert mesas.of_tournament(tournament) == made


def test_mesa_beyond_the_hall_is_made_once_somebody_plays_there(tournament):
    tournament.confronto_set.filter(mesa=2).update(mesa=5)

    assert [mesa.number for mesa in mesas.of_tournament(tournament)] == [1, 2, 3, 4, 5]


def test_address_and_code_are_derived_and_not_stored(mesa):
    token, code = mesas.token(mesa), mesas.code(mesa)
    stored = " ".join(map(str, Mesa.objects.filter(pk=mesa.pk).values_list()[0]))

    assert re.fullmatch(r"[\w-]{22}", token)
    assert re.fullmatch(r"\d{6}", code)
    assert token not in stored
    assert code not in stored


def test_other_secret_makes_another_code_and_no_token(mesa, settings):
    code = mesas.code(mesa)
    settings.SECRET_KEY = "another"

    assert mesas.token(mesa) is None
    assert mesas.code(mesa) != code


# --- the QR -----------------------------------------------------------------------------


def test_qr_leads_to_the_jogo_that_is_there_now(client, tournament, mesa):
    response = client.get(address(mesa))

    assert response.status_code == 302
    assert response.url == at_table(jogos_being_played(tournament)[0])
    assert response["Cache-Control"] == "no-store"


def test_qr_costs_three_queries(client, mesa, django_assert_num_queries):
    with django_assert_num_queries(3):
        client.get(address(mesa))


def test_same_qr_leads_to_the_next_jogo(client, tournament, mesa):
    qr = address(mesa)
    before = client.get(qr).url
    for jogo in jogos_being_played(tournament):
        play_jogo(jogo)
    catch_up(tournament)

    after = client.get(qr)

    assert after.status_code == 302
    assert after.url != before


def test_table_that_is_over_leads_on_the_way_it_was_come_to(client, tournament, mesa):
    jogo = jogos_being_played(tournament)[0]
    client.get(address(mesa))
    assert "Próximo jogo" not in client.get(at_table(jogo)).content.decode()

    play_jogo(jogo, "A")

    page = client.get(at_table(jogo)).content.decode()
    assert f'href="{address(mesa)}"' in page
    assert "Próximo jogo" not in Client().get(at_table(jogo)).content.decode()


def test_way_back_is_an_address_of_this_site(client, tournament, mesa):
    jogo = jogos_being_played(tournament)[0]
    play_jogo(jogo, "A")
    believed = []
    for forged in ("//evil.example/", "https://evil.example/", "javascript:alert(1)", "/m/x"):
        client.cookies["canastra_proximo"] = forged
        if "Próximo jogo" in client.get(at_table(jogo)).content.decode():
            believed.append(forged)

    assert believed == []


def said(client, mesa):
    response = client.get(address(mesa))
    assert response.status_code == 200
    return " ".join(response.content.decode().split())


def test_mesa_without_a_jogo_says_that_the_next_one_opens_there(client, tournament):
    page = said(client, mesas.of_tournament(tournament)[2])

    assert "Nenhum jogo nesta mesa agora" in page
    assert "Mesa 3" in page


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        pytest.param("draft", "O torneio ainda não começou: é em 7 de março.", id="draft"),
        pytest.param("drawn", "O torneio ainda não começou: é em 7 de março.", id="drawn"),
        pytest.param("finished", "O torneio terminou.", id="over"),
    ],
)
def test_mesa_says_before_and_after_the_event_what_is_the_matter(client, state, sentence):
    tournament = make_tournament(duplas=2, state=state)

    assert sentence in said(client, mesas.of_tournament(tournament)[0])


def test_mesa_says_that_the_next_round_is_not_posted(client):
    stage = make_stages({"format": "swiss", "rounds": 2}, duplas=4)[0]

    assert "ainda não foi divulgada" in said(client, mesas.of_tournament(stage.tournament)[0])


def test_mesa_says_who_plays_there_next(client):
    stage = make_stages({"format": "swiss", "rounds": 1}, duplas=4)[0]
    rounds.post(round=Round.objects.get(stage=stage), source=TABLE)
    first, second = stage.confronto_set.order_by("position")
    second.jogo = None
    second.mesa = 3
    second.save()

    page = said(client, mesas.of_tournament(stage.tournament)[2])

    assert "O próximo jogo desta mesa" in page
    assert second.dupla_a.name in page
    assert second.dupla_b.name in page
    assert first.dupla_a.name not in page


@pytest.mark.parametrize(
    ("plans", "sentence"),
    [
        pytest.param([{"rounds": 2}], "A próxima rodada ainda não foi divulgada.", id="another-round"),
        pytest.param([{"rounds": 1}, {"rounds": 1}], "Os jogos desta fase terminaram.", id="another-stage"),
        pytest.param([{"rounds": 1}], "Os jogos do torneio terminaram.", id="nothing-more"),
    ],
)
def test_mesa_says_what_is_over_and_what_is_to_come(client, plans, sentence):
    stage = make_stages(*({"format": "swiss"} | plan for plan in plans), duplas=4)[0]
    rounds.post(round=Round.objects.get(stage=stage), source=TABLE)
    play_open(stage)

    assert sentence in said(client, mesas.of_tournament(stage.tournament)[0])


def test_waiting_page_is_led_to_the_jogo_when_it_begins(client, tournament):
    third = mesas.of_tournament(tournament)[2]
    waits = client.get(address(third), headers=HTMX)
    jogo = jogos_being_played(tournament)[0]
    tournament.confronto_set.filter(jogo=jogo).update(mesa=3)

    begins = client.get(address(third), headers=HTMX)

    assert waits.content.decode().lstrip().startswith("<section")
    assert begins["HX-Redirect"] == at_table(jogo)


def test_unknown_mesa_is_told_so(client, db):
    response = client.get(reverse("tournaments:mesa", args=("x" * 22,)))

    assert response.status_code == 404
    assert "Mesa não encontrada" in response.content.decode()


# --- a new code -------------------------------------------------------------------------


def test_new_code_ends_qr_code_and_address_of_the_table_and_is_logged(client, tournament, mesa):
    jogo = jogos_being_played(tournament)[0]
    qr, code, table = address(mesa), mesas.code(mesa), at_table(jogo)
    client.post(table, typed())

    new = mesas.new_code(mesa=mesa, reason="cartão fotografado", source=TABLE)

    assert client.get(qr).status_code == client.get(table).status_code == 404
    assert client.get(address(new)).url == at_table(jogo)
    assert mesas.code(new) != code
    assert SeatKey.objects.get(jogo=jogo, seat=MESA).device == ""
    line = TournamentLogEntry.objects.get(action="mesa_code")
    assert (line.data["mesa"], line.reason) == (1, "cartão fotografado")


# --- in the language of the table -------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("pt-br", "O torneio ainda não começou: é em 7 de março."),
        ("it", "Il torneo non è ancora cominciato: è il 7 marzo."),
        ("en", "The tournament has not started yet: it is on March 7."),
        ("es", "El torneo todavía no empezó: es el 7 de marzo."),
    ],
)
def test_mesa_waits_in_the_language_of_the_phone(client, settings, language, said):
    client.cookies[settings.LANGUAGE_COOKIE_NAME] = language

    response = client.get(address(mesas.of_tournament(make_tournament(state="open"))[0]))

    assert said in response.content.decode()
    assert response["Content-Language"] == language
    assert f'lang="{language}"' in response.content.decode().replace("pt-BR", "pt-br")
