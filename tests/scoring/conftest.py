"""Fixtures: a jogo at a table, its addresses, and its mãos."""

from uuid import uuid4

import pytest
from django.contrib.auth.models import User
from django.urls import reverse

from scoring import tokens
from scoring.entry.record import record_mao
from scoring.ledger.trail import Source
from scoring.lifecycle.open_close import open_jogo
from tests.scoring.cast import TABLE, WARNINGS, facts


@pytest.fixture
def jogo(db):
    """Return a jogo of best of three partidas to 1,500 points."""
    return open_jogo(
        labels=["Ana e Bia", "Caio e Davi"],
        ruleset="regulamento-1",
        options={"target": 1500},
        partidas=3,
        source=TABLE,
    )


@pytest.fixture
def juiz(db):
    return Source(actor=User.objects.create_user("juiz"), device="laptop")


@pytest.fixture
def play():
    """Return a function that records the next mão of a jogo with given totals and returns the receipt."""

    def play(jogo, a, b, *, out="A", partida=None, number=None, client_id=None):
        row = jogo.partida_set.order_by("-number").first()
        played = row.mao_set.standing().count()
        return record_mao(
            jogo=jogo,
            partida=partida or row.number,
            number=number or played + 1,
            facts=facts(a, b, out),
            client_id=client_id or uuid4(),
            acknowledged=WARNINGS,
            source=TABLE,
        )

    return play


@pytest.fixture
def token(jogo):
    return tokens.current(jogo)


@pytest.fixture
def table(token):
    return reverse("scoring:table", args=(token,))


@pytest.fixture
def page(token):
    """Return the address of the page of cards."""
    return reverse("scoring:cards", args=(token,))
