"""Switching from the count of a mão to its totals and back, without scripts: input is kept."""

import pytest
from django.urls import reverse

from scoring import tokens
from scoring.models import Mao
from tests.scoring.cards_typed import CARDS, fields, typed_cards
from tests.scoring.course import SOLO, THREE, new_jogo
from tests.scoring.course import record as record_in
from tests.scoring.pages import at
from tests.scoring.two_duplas import opened, record
from tests.scoring.typed import TYPED, typed

pytestmark = pytest.mark.django_db
SHOWN = ("A-total", "A-minus", "B-total", "B-minus")


@pytest.fixture
def jogo():
    return opened("scorer", partidas=3, totals_allowed=True)


@pytest.fixture
def go(client, jogo):
    """Return a function that switches forms with their input: the button `fazer`, to the page `name`."""

    def go(held, do, name, *where):
        page = client.post(at(jogo, "mesa", name, *where), held | {"fazer": do})
        assert (page.status_code, "data-kept" in page.text) == (200, True)
        return fields(page)

    return go


@pytest.mark.parametrize(
    ("changed", "totals"),
    [
        ({}, ["880", "", "210", ""]),
        ({"B_table": "20", "B_hand": "25"}, ["880", "", "50", "True"]),
        ({"A_table": ""}, ["", "", "", ""]),
        ({"A_table": "muitas"}, ["", "", "", ""]),
    ],
)
def test_totals_start_with_what_the_count_comes_to(go, changed, totals):
    held = go(typed(**changed), "totais", "totals")

    assert [held[name] for name in SHOWN] == totals


@pytest.mark.parametrize("changed", [{}, {"A_table": "muitas", "ending": "", "A_morto": ""}])
def test_count_comes_back_as_it_was_left(go, changed):
    count = typed(**changed)

    back = go(go(count, "totais", "totals"), "contas", "table")

    assert {name: back[name] for name in count} == count
    assert not Mao.objects.exists()


def test_totals_typed_by_hand_wait_for_who_goes_back_to_the_count(go):
    held = go(typed(), "totais", "totals") | {"A-total": "900", "B-minus": "on"}

    again = go(go(held, "contas", "table"), "totais", "totals")

    assert [again[name] for name in SHOWN] == ["900", "", "210", "on"]


def test_totals_follow_a_count_that_was_changed(go):
    back = go(go(typed(), "totais", "totals"), "contas", "table")

    again = go(back | {"A-table": "47"}, "totais", "totals")

    assert again["A-total"] == "870"


def test_whole_partida_is_still_chosen_after_a_look_at_the_count(go):
    held = go(typed(), "totais", "totals") | {"whole": "1"}

    assert go(go(held, "contas", "table"), "totais", "totals")["whole"] == "1"


def test_count_survives_totals_that_are_refused_and_one_mao_is_stored(client, jogo, go):
    held = go(typed(), "totais", "totals")
    refused = client.post(at(jogo, "mesa", "totals"), held | {"A-total": "7"})
    assert refused.status_code == 422

    back = go(fields(refused), "contas", "table")

    assert {name: back[name] for name in TYPED} == TYPED
    client.post(at(jogo), back)
    assert Mao.objects.get().totals == {"A": 880, "B": 210}


def test_correction_keeps_its_reason_and_the_version_it_looked_at(client, jogo, go):
    record(jogo, side="")
    held = fields(client.get(at(jogo, "mesa", "correct", 1, 1))) | {"reason": "soma", "A-table": "24"}

    totals = go(held, "totais", "correct_totals", 1, 1)
    assert [totals[name] for name in SHOWN] == ["830", "", "110", "True"]
    back = go(totals, "contas", "correct", 1, 1)

    assert {name: back[name] for name in held if name != "other"} == {
        name: value for name, value in held.items() if name != "other"
    }
    client.post(at(jogo, "mesa", "correct_totals", 1, 1), totals)
    assert Mao.objects.get(version=2).facts == {"totals": {"A": 830, "B": -110}}


def test_correction_of_totals_can_become_a_count(client, jogo, go):
    record(jogo, side="", facts={"totals": {"A": 1200, "B": -340}})
    held = fields(client.get(at(jogo, "mesa", "correct", 1, 1)))

    count = go(held, "contas", "correct", 1, 1)
    assert (count["A-table"], count["mortos_to_stock"], count["seen_version"]) == ("", "0", "1")
    again = go(count, "totais", "correct_totals", 1, 1)

    assert [again[name] for name in SHOWN] == ["1200", "", "340", "True"]


def test_cards_go_along(client, jogo, go):
    held = fields(client.post(at(jogo, "mesa", "cards"), typed_cards(CARDS, do="resumo")))

    totals = go(held, "totais", "totals")
    back = go(totals, "contas", "table")

    assert totals["A-total"] == "790"
    assert back["notation"] == held["notation"] != ""


def test_three_players_come_back_to_who_played_alone(client):
    jogo = new_jogo("003", THREE, sides=3, totals_allowed=True)
    record_in(jogo, SOLO)
    address = reverse("scoring:correct", args=(tokens.current(jogo), 1, 1))
    held = fields(client.get(address))
    other = reverse("scoring:correct_totals", args=(tokens.current(jogo), 1, 1))

    totals = fields(client.post(other, held | {"fazer": "totais"}))
    back = fields(client.post(address, totals | {"fazer": "contas"}))

    assert [totals[f"{side}-total"] for side in "ABC"] == ["1125", "72,5", "72,5"]
    assert (totals["alone"], back["alone"], back["B+C-table"]) == ("-", "A", held["B+C-table"])


def test_form_that_is_not_whole_keeps_its_answers(client, jogo):
    page = client.post(at(jogo, "mesa", "totals"), typed(client_id="x") | {"fazer": "totais"})

    assert (page.status_code, page.context["form"]["A-table"].value()) == (422, "48")


@pytest.mark.parametrize(("answers", "status"), [({}, 302), ({"A-table": "48"}, 200), ({"number": "2"}, 200)])
def test_totals_with_nothing_to_take_along_are_a_page_to_come_back_to(client, jogo, answers, status):
    # A reload requests it again, and a phone caches it.
    held = fields(client.get(at(jogo, "mesa", "table")))

    page = client.post(at(jogo, "mesa", "totals"), held | {"fazer": "totais"} | answers)

    assert page.status_code == status
    if status == 302:
        assert fields(client.get(page.url)).keys() >= set(SHOWN)
