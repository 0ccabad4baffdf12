"""The table's pages: on a phone, with a moving score, at the end, and without permission."""

import re

import pytest
from django.urls import reverse

from scoring import tokens
from scoring.lifecycle import open_close
from scoring.lifecycle.open_close import open_jogo, walkover
from scoring.models import Mao
from tests.scoring.cast import TABLE
from tests.scoring.two_duplas import opened
from tests.scoring.typed import correction, typed

# --- the page ---------------------------------------------------------------------------


@pytest.mark.parametrize("maos", [1, 3])
def test_table_asks_the_database_eight_times(client, jogo, table, play, django_assert_num_queries, maos):
    client.post(f"{table}assumir/", {"livre": "1"})  # holds the seat
    for _ in range(maos):
        play(jogo, 300, 200)

    with django_assert_num_queries(
        8
    ):  # two of its clock, one of them where it is played; nowhere: one more of who opened it
        response = client.get(table)

    assert response.status_code == 200


@pytest.mark.django_db
def test_table_of_a_dupla_that_has_nothing_to_confirm_asks_no_oftener(client, django_assert_num_queries):
    address = reverse("scoring:table", args=(tokens.current(opened("confirm"), "A"),))
    client.get(address)  # holds the seat

    with django_assert_num_queries(8):  # one more of what was said of the mãos
        response = client.get(address)

    assert response.status_code == 200


def test_table_shows_both_duplas_the_score_and_the_next_mao(client, jogo, table, play):
    play(jogo, 810, -110)
    page = client.get(table).content.decode()

    assert "Partida 1 · mão 2" in page
    assert "Gravar mão 2" in page
    assert "até 1.500" in page
    assert page.count("Ana e Bia") > 2
    assert ">810<" in page
    assert ">−110<" in page


def test_table_offers_only_what_the_regulamento_asks(client, table):
    form = client.get(table).context["form"]

    assert [name for name in form.fields if name.startswith("A-")] == [
        "A-table",
        "A-hand",
        "A-dirty",
        "A-clean",
        "A-morto",
    ]


@pytest.mark.django_db
def test_names_are_text_never_markup(client):
    jogo = open_jogo(
        labels=["<b>Ana</b>", "Caio & Davi"],
        ruleset="regulamento-1",
        options={"target": 1500},
        partidas=1,
        source=TABLE,
    )
    page = client.get(reverse("scoring:table", args=(tokens.current(jogo),))).content.decode()

    assert "<b>Ana" not in page
    assert "&lt;b&gt;Ana&lt;/b&gt;" in page


# --- the end ----------------------------------------------------------------------------


def test_partida_that_ends_is_announced_and_the_next_one_begins(client, jogo, table, play):
    play(jogo, 1000, 100)
    play(jogo, 100, 300, out="B")
    response = client.post(table, typed(number=3), follow=True)

    page = response.content.decode()
    assert "Vitória na partida:" in page
    assert "Limite de pontos alcançado." in page
    assert "Partida 2 · mão 1" in page
    assert response.context["sheet"].won == {"A": 1, "B": 0}


def test_jogo_that_is_over_shows_who_won_and_why_and_takes_nothing_more(client, jogo, table, play):
    play(jogo, 1500, 100)
    play(jogo, 1500, 100)
    page = client.get(table).content.decode()

    assert "Jogo encerrado" in page
    assert "Vitória no jogo: 2 a 0 em partidas." in page
    assert "Decidido pela maioria das partidas." in page
    assert re.findall(r"<form class=\"(\w+)", page) == ["languages"]
    assert page.count("<form") == 1


def test_walkover_is_said_to_be_one(client, jogo, table):
    walkover(jogo=jogo, winner="B", reason="Não vieram.", source=TABLE)

    assert "Vitória por W.O." in client.get(table).content.decode()


# --- the score as it moves ----------------------------------------------------------------


def mark(client, table):
    return client.get(table).context["mark"]


def test_score_already_on_the_screen_is_not_sent_again(client, jogo, table, token, django_assert_num_queries):
    seen = mark(client, table)
    with django_assert_num_queries(3):  # the seat, the trail, the clock
        response = client.get(reverse("scoring:score", args=(token,)), {"visto": seen})

    assert (response.status_code, response.content) == (204, b"")


def test_score_that_moved_is_sent_and_warns_a_form_that_was_overtaken(client, jogo, table, token, play):
    seen = mark(client, table)
    play(jogo, 810, -110)
    query = {"visto": seen, "partida": "1", "number": "1"}
    response = client.get(reverse("scoring:score", args=(token,)), query)

    page = response.content.decode()
    assert response.status_code == 200
    assert page.lstrip().startswith("<section")
    assert ">810<" in page
    assert "Outro celular gravou esta mão." in page


def test_score_that_moved_does_not_alarm_somebody_correcting_an_old_mao(client, jogo, table, token, play):
    play(jogo, 810, -110)
    seen = mark(client, table)
    page = client.get(correction(token)).content.decode()
    play(jogo, 300, 200)
    moved = client.get(reverse("scoring:score", args=(token,)), {"visto": seen}).content.decode()

    assert "data-next" in client.get(table).content.decode().split("hx-include")[1].split("<form")[1]
    assert "data-next" not in page.split("<form")[1]
    assert "Outro celular" not in moved


def test_score_moves_when_a_mao_is_corrected_or_the_jogo_closed(client, jogo, table, token, play):
    play(jogo, 810, -110)
    marks = [mark(client, table)]
    client.post(correction(token), typed(seen_version="1", reason="Contagem."))
    marks.append(mark(client, table))
    walkover(jogo=jogo, winner="A", reason="Desistência.", source=TABLE)
    marks.append(mark(client, table))

    assert len(set(marks)) == 3


# --- who may not ----------------------------------------------------------------------------


@pytest.mark.parametrize("method", ["get", "post"])
@pytest.mark.parametrize("name", ["table", "correct", "score"])
@pytest.mark.django_db
def test_unknown_table_is_a_friendly_404(client, name, method):
    args = ("nada", 1, 1) if name == "correct" else ("nada",)
    response = getattr(client, method)(reverse(f"scoring:{name}", args=args))

    assert response.status_code == 404
    assert "Peça o QR da sua mesa ao diretor" in response.content.decode()


def test_reissued_token_shuts_the_old_address(client, jogo, table):
    open_close.reissue_token(jogo=jogo, reason="QR fotografado.", source=TABLE)

    assert client.get(table).status_code == 404
    assert client.post(table, typed()).status_code == 404


def test_token_of_one_table_does_not_correct_another(client, jogo, table, token):
    client.post(table, typed())
    other = open_jogo(
        labels=["Eva e Fia", "Gil e Hugo"],
        ruleset="regulamento-1",
        options={"target": 1500},
        partidas=1,
        source=TABLE,
    )
    body = typed(A_table="50", seen_version="1", reason="Contagem.")
    response = client.post(correction(tokens.current(other)), body)

    assert response.status_code == 422
    assert Mao.objects.count() == 1


@pytest.mark.parametrize("name", ["table", "score"])
def test_pages_of_a_table_are_kept_and_given_away_by_nobody(client, token, name):
    response = client.get(reverse(f"scoring:{name}", args=(token,)))

    assert response["Cache-Control"] == "no-store"
    assert response["Referrer-Policy"] == "no-referrer"
    assert "noindex" in response["X-Robots-Tag"]


def test_score_is_only_read(client, token):
    assert client.post(reverse("scoring:score", args=(token,))).status_code == 405
