"""The answers to a phone's outbox: every status of the contract, and no entry stored twice."""

import pytest
from django.urls import reverse

from scoring.lifecycle.open_close import walkover
from scoring.models import Mao
from tests.scoring.cards_typed import CARDS, typed_cards
from tests.scoring.cards_typed import TOTALS as CARDS_TOTALS
from tests.scoring.cast import TABLE
from tests.scoring.typed import FACTS, JSON, TOTALS, correction, typed


def post(client, address, data):
    response = client.post(address, data, headers=JSON)
    assert response["Content-Type"] == "application/json"
    return response.status_code, response.json()


def test_recorded_mao_is_answered_with_its_receipt_and_what_is_next(client, table):
    status, told = post(client, table, typed())

    mao = Mao.objects.get()
    assert status == 201
    assert told == {
        "receipt": mao.pk,
        "partida": 1,
        "number": 1,
        "version": 1,
        "state": "enviado",
        "totals": TOTALS,
        "facts": FACTS,
        "next": {"partida": 1, "number": 2, "before": TOTALS},
        "replay": False,
        "page": f"?recibo={mao.pk}",
    }


@pytest.mark.parametrize("maos", [1, 3])
def test_mao_costs_the_same_whatever_was_played(client, jogo, play, table, django_assert_num_queries, maos):
    client.post(f"{table}assumir/", {"livre": "1"})  # holds the seat
    for _ in range(maos):
        play(jogo, 200, 100)
    with django_assert_num_queries(12):
        assert post(client, table, typed(number=maos + 1))[0] == 201


def test_same_entry_again_is_the_same_receipt_marked_as_a_replay(client, table):
    data = typed()
    _, first = post(client, table, data)

    assert post(client, table, data) == (200, first | {"replay": True, "page": f"{first['page']}&repetida=1"})
    assert Mao.objects.count() == 1


def test_mao_card_by_card_is_answered_alike(client, page):
    status, told = post(client, page, typed_cards(CARDS))

    assert (status, told["totals"]) == (201, CARDS_TOTALS)


def test_correction_is_the_next_version(client, table, token):
    post(client, table, typed())
    data = typed(A_table="47", seen_version="1", reason="Contada de novo")

    status, told = post(client, correction(token), data)

    assert (status, told["version"], told["state"]) == (201, 2, "corrigido")


def test_mao_that_stands_already_is_a_conflict_with_what_stands(client, table):
    _, first = post(client, table, typed())

    status, told = post(client, table, typed(A_table="47"))

    assert (status, told["code"]) == (409, "conflict")
    assert told["standing"]["receipt"] == first["receipt"]
    assert told["standing"]["totals"] == TOTALS


def test_stale_correction_is_a_conflict(client, table, token):
    post(client, table, typed())
    post(client, correction(token), typed(A_table="47", seen_version="1", reason="x"))

    status, told = post(client, correction(token), typed(A_table="46", seen_version="1", reason="x"))

    assert (status, told["standing"]["version"]) == (409, 2)


def test_closed_jogo_is_a_conflict(client, jogo, table):
    walkover(jogo=jogo, winner="A", reason="x", source=TABLE)

    assert post(client, table, typed())[1]["code"] == "jogo_closed"


def test_same_id_with_another_mao_is_refused_and_both_are_told(client, table):
    data = typed()
    post(client, table, data)

    status, told = post(client, table, data | {"A-table": "47"})

    assert (status, told["code"]) == (422, "key_reused")
    assert told["standing"]["facts"]["sides"]["A"]["table"] == 480
    assert told["sent"]["sides"]["A"]["table"] == 470
    assert Mao.objects.count() == 1


def test_every_problem_is_told_with_its_code_side_and_field(client, table):
    status, told = post(client, table, typed(A_table="muitas", B_hand="-9"))

    found = {(one["code"], one["side"], one["field"], one["severity"]) for one in told["problems"]}
    assert status == 422
    assert ("not_integer", "A", "table", "error") in found
    assert ("negative_input", "B", "hand", "error") in found
    assert all(one["message"] in told["message"] for one in told["problems"])


def test_warning_is_told_until_it_is_acknowledged(client, table):
    data = typed(A_hand="0")

    status, told = post(client, table, data)
    warned = [one["code"] for one in told["problems"] if one["severity"] == "warning"]

    assert (status, bool(warned)) == (422, True)
    assert post(client, table, data | {"acknowledged": warned})[0] == 201


@pytest.mark.parametrize(
    ("answers", "code"),
    [({"number": "7"}, "mao_out_of_order"), ({"client_id": "nada"}, "incomplete")],
)
def test_other_refusals_have_their_code_and_a_sentence(client, table, answers, code):
    status, told = post(client, table, typed(**answers))

    assert (status, told["code"]) == (422, code)
    assert told["message"]


def test_sentences_are_in_the_language_of_the_reader(client, table):
    response = client.post(table, typed(A_table="x"), headers=JSON | {"Accept-Language": "en"})

    assert "Accept-Language" in response["Vary"]
    assert "number" in response.json()["message"]


def test_browser_without_scripts_gets_pages_as_before(client, table):
    response = client.post(table, typed(), headers={"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"})

    assert response.status_code == 302


def test_question_about_a_combination_is_told(client, page):
    facts = CARDS | {"sides": CARDS["sides"] | {"B": CARDS["sides"]["B"] | {"morto": ""}}}

    status, told = post(client, page, typed_cards(facts))

    assert (status, told["code"]) == (422, "rejected")
    assert told["problems"]


def test_last_mao_of_the_jogo_has_no_next(client, jogo, play, table):
    for partida in (1, 2):
        for number in (1, 2):
            if (partida, number) != (2, 2):
                play(jogo, 810, -110)

    status, told = post(client, table, typed(partida=2, number=2))

    assert (status, told["next"]) == (201, None)


def test_phone_ahead_of_the_server_is_not_overtaken(client, jogo, play, token):
    play(jogo, 810, -110)
    score = reverse("scoring:score", args=(token,))

    ahead, behind = (client.get(score, {"partida": "1", "number": str(number)}) for number in (4, 1))

    assert b"placar-news" not in ahead.content
    assert b"placar-news" in behind.content
