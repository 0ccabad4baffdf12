"""`Desfazer` on a receipt: the mão no longer counts, its answers are in the form again, and it works once."""

import pytest
from django.urls import reverse

from scoring import tokens
from scoring.models import Mao
from tests.scoring.two_duplas import confirm, opened, record, totals
from tests.scoring.typed import TYPED, typed, value

pytestmark = pytest.mark.django_db


def undo(client, response, **changes):
    """Tap the button of a receipt."""
    receipt = response.context["receipt"]
    where = (receipt["partida"].number, receipt["line"].number)
    address = reverse("scoring:take_back", args=(response.context["token"], *where))
    told = {"client_id": response.context["client_id"], "seen_version": receipt["line"].mao.version}
    return client.post(address, told | changes, follow=True)


def test_undo_takes_the_mao_back_and_keeps_its_answers(client, table):
    done = client.post(table, typed(), follow=True)
    assert done.context["receipt"]["undo"]

    back = undo(client, done)

    assert totals() == []
    assert back.context["sheet"].next_mao == 1
    answered = {name for name in TYPED if TYPED[name]}
    assert {name: str(value(back, name)) for name in answered} == {name: TYPED[name] for name in answered}
    assert "Mão desfeita" in back.text
    again = client.post(table, typed(A_table="47"), follow=True)
    assert "Mão 1 da partida 1 gravada" in again.text
    assert "desfeita e anotada de novo" in again.text
    assert "corrigida" not in again.text  # no reason was asked for
    assert [(mao.version, mao.void) for mao in Mao.objects.order_by("pk")] == [
        (1, False),
        (2, True),
        (3, False),
    ]


def test_undo_sent_twice_takes_back_once(client, table):
    done = client.post(table, typed(), follow=True)

    assert "Mão desfeita" in undo(client, done).text
    assert "Mão desfeita" in undo(client, done).text
    assert Mao.objects.count() == 2


def test_undo_of_a_mao_that_changed_says_so(client, table):
    done = client.post(table, typed(), follow=True)

    refused = undo(client, done, seen_version=7)

    assert refused.status_code == 409
    assert "não dá mais para desfazer" in refused.text
    assert totals() == [880]


def test_undo_is_not_offered_of_what_is_confirmed_and_refused_anyway(client):
    jogo = opened("confirm")
    mao = record(jogo)
    seen = client.get(reverse("scoring:table", args=(tokens.current(jogo),)), {"recibo": mao.pk})
    confirm(jogo, mao)

    refused = undo(client, seen)

    assert refused.status_code == 422
    assert "só o diretor pode mudar" in refused.text
    again = client.get(reverse("scoring:table", args=(tokens.current(jogo),)), {"recibo": mao.pk})
    assert not again.context["receipt"]["undo"]
    assert "/desfazer/" not in again.text  # the word is on every page, for the unsent entries of a phone


def test_undo_is_not_for_a_seat_that_only_follows(client, jogo, play):
    play(jogo, 810, -110)
    address = reverse("scoring:take_back", args=(tokens.current(jogo, "A"), 1, 1))

    assert client.post(address, {"seen_version": 1}).status_code == 422
    assert totals() == [810]
