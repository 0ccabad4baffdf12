"""The news on a phone about other people's actions, their authors and links, and the phone's acknowledgement."""

from uuid import uuid4

import pytest
from django.test import Client
from django.urls import reverse

from scoring.entry.record import correct_mao
from scoring.models import MESA, Mao, SeatKey
from tests.scoring.cast import TABLE, facts
from tests.scoring.pages import at
from tests.scoring.two_duplas import ALL, contest, opened, record
from tests.scoring.typed import typed

pytestmark = pytest.mark.django_db
BEHIND = {"visto": "x", "partida": "1", "number": "1"}


@pytest.fixture
def score(token):
    return reverse("scoring:score", args=(token,))


def test_mao_of_the_phone_itself_is_no_news_of_another_device(client, jogo, play, table, score):
    client.post(table, typed())
    assert "placar-news" not in client.get(score, BEHIND).text  # it may be on its way still
    assert "placar-news" not in client.get(score, BEHIND | {"falta": "1"}).text
    page = client.get(score, BEHIND | {"falta": "0"}).text  # an older page of this phone
    assert "Esta mão já foi gravada neste celular." in page
    assert "Outro celular" not in page

    play(jogo, 300, 200)
    assert "Outro celular gravou esta mão." in client.get(score, BEHIND).text


def test_phone_that_refuses_cookies_is_known_by_what_its_page_carries(table, score):
    name = Client().get(table).wsgi_request.device
    sent = Client().post(table, typed(aparelho=name))
    seen = Client().get(sent["Location"] + f"&aparelho={name}").context["mark"]

    assert Client().get(score, {"visto": seen, "aparelho": name}).status_code == 204
    page = Client().get(score, BEHIND | {"aparelho": name}).text
    assert "Outro celular" not in page
    assert "#mesa [name=aparelho]" in page  # the poll of the page


def test_form_sent_again_from_the_same_phone_meets_its_own_mao(client, table):
    client.post(table, typed())

    own = client.post(table, typed(A_table="47"))
    assert own.status_code == 409
    assert "Este celular já gravou a mão 1" in own.text


def test_mao_is_taken_with_the_device_it_was_written_on(client, table, jogo):
    client.post(table, typed())
    held = SeatKey.objects.get(jogo=jogo, seat=MESA).device

    phone = Client()  # the same one, with a new cookie
    phone.cookies["canastra_device"] = "outro-nome-do-mesmo-aparelho"
    refused = phone.post(table, typed(number="2"), headers={"Accept": "application/json"})
    taken = phone.post(table, typed(number="2") | {"aparelho": held}, headers={"Accept": "application/json"})

    assert (refused.status_code, taken.status_code) == (403, 201)
    assert taken.cookies["canastra_device"].value == held


def test_score_names_the_points_and_the_mao_that_the_form_counts_on(client, jogo, play, table, score):
    play(jogo, 1220, 110)
    correct_mao(
        jogo=jogo,
        partida=1,
        number=1,
        facts=facts(1200, 110),
        reason="Contada de novo.",
        seen_version=1,
        client_id=uuid4(),
        acknowledged=ALL,
        source=TABLE,
    )
    page = client.get(score).text

    assert 'data-proxima="1.2"' in page
    assert 'data-pontos="1200"' in page


@pytest.mark.parametrize(("seat", "leads"), [("B", "check"), ("A", "table")])
def test_call_leads_to_what_waits(client, seat, leads):
    jogo = opened("confirm")
    record(jogo, side="A")
    if seat == "A":
        contest(jogo, Mao.objects.get(), side="B")

    page = client.get(at(jogo, seat, "score")).text

    address = at(jogo, seat, leads)
    assert f'href="{address if leads == "check" else f"{address}?agora=1"}"' in page


def test_link_to_what_stands_leads_a_dupla_to_what_it_has_to_confirm(client):
    jogo = opened("confirm")
    record(jogo, side="A")

    assert client.get(at(jogo, "B", agora="1")).headers["Location"] == at(jogo, "B", "check")


def test_page_that_waits_for_a_word_goes_on_by_itself_and_an_answer_to_what_was_typed_stays(client):
    jogo = opened("confirm")
    record(jogo, side="A")

    page = client.get(at(jogo, "B", "check")).text
    assert reverse("scoring:score", args=(at(jogo, "B").split("/")[2],)) in page
    assert "data-fica" not in page
    assert "data-fica" not in client.post(at(jogo, "B", "check"), {}).text  # it holds nothing typed
    assert "data-fica" in client.post(at(jogo, "A"), {}).text


def test_what_a_phone_keeps_is_known_until_it_is_sent(client, jogo, table, score):
    client.get(table)
    other = Client()

    def kept(phone, unsent):
        phone.get(score, {"falta": unsent})
        return SeatKey.objects.get(jogo=jogo, seat=MESA).unsent

    assert [kept(client, "2"), kept(other, "0"), kept(other, "1"), kept(client, "muitas")] == [2, 2, 2, 2]
    assert [kept(client, "0"), kept(other, "1"), kept(other, "0")] == [0, 1, 0]


def test_what_a_phone_says_again_is_not_written_again(client, table, score, django_assert_num_queries):
    seen = client.get(table).context["mark"]
    client.get(score, {"visto": seen, "falta": "2"})

    with django_assert_num_queries(3):
        client.get(score, {"visto": seen, "falta": "2"})
