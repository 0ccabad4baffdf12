"""Switching from the cards to the summary form and back: every value is converted, and no value is invented."""

import pytest

from scoring.models import Mao
from tests.scoring.cards_typed import CARDS, RUN, TOTALS, correction, fields, typed_cards


def test_summary_starts_with_what_the_cards_say_and_is_recorded_the_same(client, page, table):
    response = client.post(page, typed_cards(CARDS, do="resumo"))

    held = fields(response)
    assert response.templates[0].name == "scoring/table/summary.html"
    assert (held["A-table"], held["A-hand"], held["A-clean"], held["ending"]) == ("22", "13", "3", "A")
    assert (held["B-table"], held["B-hand"], held["B-morto"]) == ("4", "18", "not_taken")
    assert client.post(table, held).status_code == 302
    assert Mao.objects.get().totals == TOTALS


def test_half_a_mao_goes_to_the_summary_without_inventing_a_zero(client, page):
    half = {"A-melds": " ".join(RUN) + "\nXX KD", "hand-A1": "", "hand-A2": "3D", "B-melds": ""}

    held = fields(client.post(page, typed_cards(CARDS, do="resumo", **half) | {"ending": ""}))

    assert (held["A-table"], held["A-clean"]) == ("7", "1")
    assert (held["A-hand"], held["B-table"], held["ending"]) == ("", "", "")


@pytest.mark.parametrize(
    "changed",
    [
        {},
        {"ending": "stock_out"},
        {"A-melds": "3H 4H\nXX 9D, trinca", "hand-B1": "1H quê"},
        {"rest": "4S 5S"},
    ],
)
def test_back_from_the_summary_every_card_is_where_it_was(client, page, changed):
    body = typed_cards(CARDS, do="resumo", **changed)
    summary = fields(client.post(page, body))

    back = fields(client.post(page, summary | {"fazer": "cartas"}))

    kept = [name for name in back if name in body and name != "client_id"]
    assert {name: back[name] for name in kept} == {name: body[name] for name in kept}
    assert back["client_id"] == body["client_id"]


def test_correction_goes_to_the_summary_and_back(client, page, token):
    client.post(page, typed_cards(CARDS))
    held = fields(client.get(correction(token))) | {"reason": "contagem"}

    summary = client.post(correction(token), held | {"fazer": "resumo"})
    assert summary.context["form"].correcting
    back = fields(client.post(correction(token), fields(summary) | {"fazer": "cartas"}))

    kept = {name: value for name, value in held.items() if name not in ("notation", "A-warned")}
    assert {name: back[name] for name in kept} == kept


def test_what_was_changed_in_the_summary_comes_back_where_both_ask_it(client, page):
    summary = fields(client.post(page, typed_cards(CARDS, do="resumo")))

    back = fields(client.post(page, summary | {"fazer": "cartas", "B-morto": "taken", "ending": "stock_out"}))

    assert (back["B-morto"], back["ending"]) == ("taken", "stock_out")


def test_notation_that_is_none_gives_an_empty_form(client, page):
    response = client.post(page, {"fazer": "cartas", "notation": "| | =", "partida": "1", "number": "1"})

    assert response.status_code == 200
    assert fields(response)["A-melds"] == ""
