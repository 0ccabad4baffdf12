"""The scoring rules, read at the table."""

import pytest
from django.urls import reverse

from scoring import tokens
from scoring.lifecycle.open_close import open_jogo
from tests.scoring.cast import TABLE

pytestmark = pytest.mark.django_db


def page(jogo):
    return reverse("scoring:rules", args=(tokens.current(jogo),))


def test_table_reads_its_own_rule_set(client):
    jogo = open_jogo(
        labels=["Ana e Bia", "Caio e Davi"],
        ruleset="burraco-1",
        options={"maos": 2},
        overrides={"batida.bonus": 150},
        partidas=1,
        source=TABLE,
    )

    answer = client.get(page(jogo))
    text = answer.content.decode()

    assert answer.status_code == 200
    assert "Quem bate ganha 150 pontos." in text
    assert "A partida tem 2 mãos, sem limite de pontos: vence quem soma mais." in text
    assert "Pontos de quem bate</b>: 150" in text
    assert "linha 121" in text
    assert reverse("scoring:table", args=(tokens.current(jogo),)) in text


def test_page_writes_nothing_and_needs_the_token(client, jogo):
    assert client.post(page(jogo)).status_code == 405
    assert client.get(reverse("scoring:rules", args=("x" * 20,))).status_code == 404


def test_page_costs_two_queries(client, jogo, django_assert_num_queries):
    address = page(jogo)
    with django_assert_num_queries(2):  # one of them where it is played: whether there is a director
        client.get(address)
