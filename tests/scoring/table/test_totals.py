"""The page of a mão entered by its totals: offered if it is allowed, and marked wherever it appears."""

from uuid import uuid4

import pytest
from django.urls import reverse

from scoring.models import Mao, Submission
from tests.scoring.pages import at, text
from tests.scoring.two_duplas import confirm, opened, record, states
from tests.scoring.typed import named

pytestmark = pytest.mark.django_db
MARK = "só os totais, sem as contas"


@pytest.fixture
def jogo():
    return opened("scorer", partidas=3, totals_allowed=True)


def told(number=1, **answers):
    place = {"partida": "1", "number": str(number), "client_id": str(uuid4())}
    return place | {"A-total": "1200", "B-total": "340"} | named(answers)


def test_form_leads_to_the_totals_only_where_the_director_allows_them(client, jogo):
    other = opened("scorer")
    link = reverse("scoring:totals", args=("x",)).split("/x/")[1]

    assert f"/{link}" in text(client.get(at(jogo)))
    assert f"/{link}" not in text(client.get(at(other)))
    assert client.get(at(other, "mesa", "totals")).status_code == 302


def test_totals_are_stored_and_marked_on_the_receipt_and_the_sheet(client, jogo):
    assert "Só desta mão" in text(client.get(at(jogo, "mesa", "totals")))
    page = client.post(at(jogo, "mesa", "totals"), told(B_minus="on"), follow=True)

    mao = Mao.objects.get()
    assert mao.facts == {"totals": {"A": 1200, "B": -340}}
    assert text(page).count(MARK) == 2
    assert "Total anotado, sem as contas" in text(page)


@pytest.mark.parametrize(
    ("typed", "total"), [("340", 340), ("-340", -340), ("−340", -340), (" 340 ", 340), ("0", 0)]
)
def test_total_is_read_with_its_sign(client, jogo, typed, total):
    client.post(at(jogo, "mesa", "totals"), told(B_total=typed))

    assert Mao.objects.get().totals["B"] == total


def test_totals_of_the_whole_partida_end_it(client, jogo):
    client.post(at(jogo, "mesa", "totals"), told(A_total="2210", whole="1"))

    assert (Mao.objects.get().facts["whole"], jogo.partida_set.count()) == (True, 2)
    again = text(client.get(at(jogo, "mesa", "totals")))
    assert "Da partida inteira" in again
    client.post(at(jogo, "mesa", "totals"), told(1, partida="2"))
    assert "Da partida inteira" not in text(client.get(at(jogo, "mesa", "totals")))


@pytest.mark.parametrize(
    ("answers", "field"),
    [
        ({"A_total": ""}, "A-total"),
        ({"A_total": "1203"}, "A-total"),
        ({"B_total": "99990"}, "B-total"),
        ({"B_total": "muito"}, "B-total"),
        ({"whole": "1"}, "whole"),
    ],
)
def test_refusal_stands_at_its_field_with_all_that_was_typed(client, jogo, answers, field):
    data = told(**answers)
    page = client.post(at(jogo, "mesa", "totals"), data)

    form = page.context["form"]
    assert (page.status_code, list(form.errors)) == (422, [field])
    assert form["B-total"].value() == data["B-total"]
    assert not Mao.objects.exists()


def test_outbox_is_told_alike(client, jogo):
    data = told()
    done = client.post(at(jogo, "mesa", "totals"), data, headers={"Accept": "application/json"})
    again = client.post(at(jogo, "mesa", "totals"), data, headers={"Accept": "application/json"})
    wrong = client.post(
        at(jogo, "mesa", "totals"), told(2, A_total="7"), headers={"Accept": "application/json"}
    )

    assert (done.status_code, again.status_code, wrong.status_code) == (201, 200, 422)
    assert (wrong.json()["problems"][0]["field"], wrong.json()["problems"][0]["side"]) == ("total", "A")


def test_correction_of_totals_starts_with_them(client, jogo):
    record(jogo, side="", facts={"totals": {"A": 1200, "B": -340}})

    page = client.get(at(jogo, "mesa", "correct", 1, 1))
    assert [page.context["form"][f"B-{name}"].value() for name in ("total", "minus")] == ["340", True]

    data = told(A_total="1210", B_minus="on", seen_version="1", reason="soma")
    client.post(at(jogo, "mesa", "correct_totals", 1, 1), data)
    assert Mao.objects.get(version=2).totals == {"A": 1210, "B": -340}


def test_count_that_meets_totals_is_shown_beside_them(client, jogo):
    record(jogo, 810, -110, side="")

    page = client.post(at(jogo, "mesa", "totals"), told())

    assert page.status_code == 409
    stands, typed = page.context["conflict"]["stands"], page.context["conflict"]["typed"]
    assert all(row.differs for row in (*stands, *typed))
    assert typed[0].cells == ("1.200", "340")


def test_totals_taken_back_are_in_the_form_again(client, jogo):
    client.post(at(jogo, "mesa", "totals"), told(B_minus="on"))
    undo = at(jogo, "mesa", "take_back", 1, 1)

    page = client.post(undo, {"client_id": str(uuid4()), "seen_version": "1"}, follow=True)

    assert (page.context["form"]["A-total"].value(), page.context["form"]["B-minus"].value()) == (
        "1200",
        True,
    )


def test_other_dupla_confirms_or_contests_totals(client):
    jogo = opened("confirm", partidas=3, totals_allowed=True)
    mao = record(jogo, facts={"totals": {"A": 1200, "B": 340}})

    assert MARK in text(client.get(at(jogo, "B", "check")))
    data = told(B_total="350", reason="foram 350", seen_version="1")
    client.post(at(jogo, "B", "contest", 1, 1), data)
    assert states(jogo) == ["divergent"]
    assert "1200" in text(client.get(at(jogo, "B", mesa=1)))
    confirm(jogo, mao)
    assert states(jogo) == ["confirmed"]


def test_dupla_sends_its_totals_apart_and_may_change_them(client):
    jogo = opened("apart", partidas=3, totals_allowed=True)
    client.post(at(jogo, "A", "totals"), told())

    assert Submission.objects.get().facts == {"totals": {"A": 1200, "B": 340}}
    page = client.get(at(jogo, "A", "table", mudar=1))
    assert page.context["form"]["A-total"].value() == "1200"
