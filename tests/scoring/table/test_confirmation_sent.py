"""JSON answers to an outbox about a confirmation, a contest, a deleted mão and a takeover of the seat."""

import json
from uuid import uuid4

import pytest
from django.test import Client
from django.urls import reverse

from scoring import tokens
from scoring.models import Confirmation, Mao
from scoring.table.sent import outbox_import
from tests.scoring.two_duplas import PHONE, correct, opened, record, take_back, word
from tests.scoring.typed import JSON, typed

pytestmark = pytest.mark.django_db


@pytest.fixture
def jogo():
    return opened("confirm")


def at(jogo, name, *where, seat="B"):
    return reverse(f"scoring:{name}", args=(tokens.current(jogo, seat), *where))


def post(client, address, data):
    response = client.post(address, data, headers=JSON)
    assert response["Content-Type"] == "application/json"
    return response.status_code, response.json()


def against(mao, **changes):
    return typed() | {"seen_version": str(mao.version), "reason": "foram duas canastras"} | changes


def test_confirmation_is_answered_with_its_receipt_and_again_as_a_replay(client, jogo):
    mao = record(jogo)
    data = word(mao)

    status, told = post(client, at(jogo, "check"), data)

    assert (status, told["receipt"], told["replay"]) == (201, mao.pk, False)
    assert [one["state"] for one in told["maos"]] == ["confirmado"]
    assert told["page"] == "conferir/?confirmado=1&lado=B"
    assert client.get(at(jogo, "table") + told["page"]).context["confirmed"]
    assert post(client, at(jogo, "check"), data) == (200, told | {"replay": True})
    assert Confirmation.objects.count() == 1


def test_confirmation_says_why_it_was_refused(client, jogo):
    mao = record(jogo)
    correct(jogo, 700, -110)
    cases = [
        (word(mao), 409, "conflict"),
        (word(mao, client_id="x"), 422, "incomplete"),
        (word(mao, mao="1.1"), 422, "incomplete"),
        (word(), 422, "nothing_to_confirm"),
    ]

    for data, status, code in cases:
        got, told = post(client, at(jogo, "check"), data)
        assert (got, told["code"]) == (status, code)
    status, told = post(client, at(jogo, "check", seat="A"), word(Mao.objects.last()))
    assert (status, told["code"]) == (422, "own_mao")
    assert told["message"]
    assert Confirmation.objects.count() == 0


def test_word_about_what_stands_no_more_says_what_became_of_it(client, jogo):
    mao = record(jogo)
    sent = [("check", (), word(mao)), ("contest", (1, 1), against(mao))]
    correct(jogo, 700, -110)
    changed = [post(client, at(jogo, name, *where), data) for name, where, data in sent]
    take_back(jogo, Mao.objects.get(version=2))
    undone = [post(client, at(jogo, name, *where), data) for name, where, data in sent]
    page = client.post(at(jogo, "contest", 1, 1), against(mao))

    assert [(status, told["code"]) for status, told in changed] == [(409, "conflict")] * 2
    assert {told["message"] for _, told in changed} == {"A mão mudou depois disso: confira de novo."}
    assert [(status, told["message"]) for status, told in undone] == [
        (422, "A mão foi desfeita: não há o que confirmar."),
        (422, "A mão foi desfeita: não há mais o que avisar."),
    ]
    assert page.context["refusal"] == undone[1][1]["message"]


def test_key_of_a_confirmation_with_other_maos_is_refused(client, jogo):
    first, second = record(jogo, 300, 100), record(jogo, 300, 100)
    data = word(first)
    post(client, at(jogo, "check"), data)

    status, told = post(client, at(jogo, "check"), word(second) | {"client_id": data["client_id"]})

    assert (status, told["code"]) == (422, "key_reused")
    assert told["standing"]["receipt"] == first.pk


def test_contest_is_answered_with_its_receipt_and_again_as_a_replay(client, jogo):
    mao = record(jogo)
    data = against(mao)

    status, told = post(client, at(jogo, "contest", 1, 1), data)

    assert (status, told["receipt"], told["page"]) == (201, mao.pk, "?mesa=1")
    assert [one["state"] for one in told["maos"]] == ["divergente"]
    assert post(client, at(jogo, "contest", 1, 1), data) == (200, told | {"replay": True})
    assert Confirmation.objects.count() == 1


def test_contest_sent_again_is_the_same_though_the_mao_was_corrected_meanwhile(client, jogo):
    mao = record(jogo)
    data = against(mao)
    post(client, at(jogo, "contest", 1, 1), data)
    correct(jogo, 700, -110)

    status, told = post(client, at(jogo, "contest", 1, 1), data)

    assert (status, told["replay"]) == (200, True)


def test_contest_under_a_key_that_said_something_else_is_shown_and_may_be_sent_anew(client, jogo):
    mao = record(jogo)
    data, address = against(mao), at(jogo, "contest", 1, 1)
    post(client, address, data)

    status, told = post(client, address, data | {"reason": "foram três"})
    shown = client.post(address, data | {"reason": "foram três"})
    anew = data | {"reason": "foram três", "client_id": shown.context["form"]["client_id"].value()}

    assert (status, told["code"], shown.status_code) == (422, "key_reused", 422)
    assert post(client, address, anew)[0] == 201
    assert [word.reason for word in Confirmation.objects.order_by("pk")] == [data["reason"], "foram três"]


def test_contest_says_why_it_was_refused(client, jogo):
    mao = record(jogo)
    address = at(jogo, "contest", 1, 1)

    form = client.get(address).context["form"]
    same = {name: form[name].value() or "" for name in form.fields}
    assert post(client, address, same | {"reason": " "})[1]["code"] == "contest_empty"
    status, told = post(client, address, against(mao, **{"A-table": "105"}))
    assert (status, told["code"]) == (422, "rejected")
    assert told["problems"]
    assert post(client, address, against(mao, seen_version="9"))[0] == 409
    assert Confirmation.objects.count() == 0


def test_word_at_the_mesa_says_whose_it_is(client, jogo):
    mao = record(jogo)
    assert post(client, at(jogo, "check", seat="mesa"), word(mao))[0] == 422
    assert client.get(at(jogo, "contest", 1, 1, seat="mesa"))["Location"] == at(jogo, "check", seat="mesa")

    assert post(client, at(jogo, "check", seat="mesa"), word(mao, lado="B"))[0] == 201
    assert Confirmation.objects.get().side == "B"


def test_mao_taken_back_is_answered_once_and_as_a_replay(client, jogo):
    record(jogo)
    data = {"client_id": str(uuid4()), "seen_version": "1"}
    address = at(jogo, "take_back", 1, 1, seat="A")

    status, told = post(client, address, data)

    void = Mao.objects.get(version=2)
    assert (status, told["receipt"], told["state"], told["page"]) == (
        201,
        void.pk,
        "desfeita",
        f"?desfeita={void.pk}",
    )
    assert post(client, address, data) == (200, told | {"replay": True})
    assert post(client, address, data | {"client_id": str(uuid4())})[0] == 422
    assert post(client, address, {"client_id": "x"})[1]["code"] == "incomplete"


def test_seat_taken_over_is_told_and_the_old_device_hears_403(client, jogo):
    mao, other = record(jogo), Client()
    mine = word(record(jogo))
    assert post(client, at(jogo, "check"), mine)[0] == 201

    status, told = post(other, at(jogo, "check"), word(mao))
    assert (status, told["code"]) == (403, "device_replaced")
    assert post(other, at(jogo, "take_over"), {}) == (200, {"seat": "B", "held": True, "page": ""})
    assert post(client, at(jogo, "check"), word(mao))[0] == 403
    assert post(other, at(jogo, "check"), word(mao))[0] == 201


@pytest.mark.parametrize("name", ["check", "contest"])
def test_word_that_a_phone_exported_is_brought_once(jogo, name):
    mao = record(jogo)
    data = word(mao) if name == "check" else against(mao)
    pairs = [
        [key, each] for key, value in data.items() for each in (value if isinstance(value, list) else [value])
    ]
    where = () if name == "check" else (1, 1)
    told = {"publico": str(jogo.public_id), "destino": at(jogo, name, *where), "corpo": pairs}
    (entry,) = outbox_import.read(json.dumps({"canastra": "pendencias", "envios": [told]}))

    assert [outbox_import.bring(entry, jogo, PHONE).status for _ in range(2)] == [201, 200]
    assert [(one.side, one.verdict) for one in Confirmation.objects.all()] == [
        ("B", "confirmed" if name == "check" else "contested")
    ]


def test_word_of_nobody_or_of_no_mao_is_not_brought(jogo):
    record(jogo)
    cases = [("check", (), "mesa"), ("contest", (1, 9), "B")]

    for name, where, seat in cases:
        told = {"publico": str(jogo.public_id), "destino": at(jogo, name, *where, seat=seat)}
        told["corpo"] = [["mao", "1.1.1"], ["client_id", str(uuid4())]]
        (entry,) = outbox_import.read(json.dumps({"canastra": "pendencias", "envios": [told]}))
        assert outbox_import.bring(entry, jogo, PHONE).body["code"] == "unknown_form"
    assert not Confirmation.objects.exists()
