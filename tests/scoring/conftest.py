"""A jogo at a table, and mãos that can be told apart by their totals."""

from uuid import uuid4

import pytest
from django.contrib.auth.models import User
from django.urls import reverse

from scoring import tokens
from scoring.entry.record import record_mao
from scoring.ledger.trail import Source
from scoring.lifecycle.open_close import open_jogo

TABLE = Source(device="celular-da-mesa")


def facts(a=810, b=-110, out="A"):
    """Return facts of a plausible mão with these totals (multiples of 10), `out` going out with 100 for it."""
    sides = {}
    for side, points in (("A", a), ("B", b)):
        earned = points - (100 if side == out else 0)
        real = max(1 if side == out else 0, -(-(earned - 300) // 200)) if earned > 0 or side == out else 0
        table = max(earned - 200 * real, 70 * real, 220 if side == out else 110)
        sides[side] = {
            "table": table,
            "hand": table + 200 * real - earned,
            "clean": real,
            "batida": side == out,
            "morto": "taken",
        }
    return {"ending": "batida", "mortos_to_stock": 0, "sides": sides}


@pytest.fixture
def jogo(db):
    """Best of three partidas to 1,500."""
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
    """Record the next mão of a jogo with given totals; return the receipt."""

    def play(jogo, a, b, *, out="A", partida=None, number=None, client_id=None):
        row = jogo.partida_set.order_by("-number").first()
        played = row.mao_set.standing().count()
        return record_mao(
            jogo=jogo,
            partida=partida or row.number,
            number=number or played + 1,
            facts=facts(a, b, out),
            client_id=client_id or uuid4(),
            acknowledged=("too_few_cards", "table_too_small", "hand_zero", "many_canastras"),
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
    """The address of the page of cards."""
    return reverse("scoring:cards", args=(token,))
