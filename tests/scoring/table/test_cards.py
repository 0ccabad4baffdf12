"""The page of cards: its questions, the check before recording, and every refusal at its place."""

import re

import pytest
from django.urls import reverse

from scoring import tokens
from scoring.lifecycle.open_close import open_jogo
from scoring.models import Mao
from tests.scoring.cards_typed import CARDS, OTHER, RUN, THIRD, TOTALS, typed_cards
from tests.scoring.cast import TABLE
from tests.scoring.typed import HTMX


def test_page_asks_what_the_rule_set_has_and_no_more(client, page):
    names = set(client.get(page).context["form"].fields)

    assert {"A-melds", "hand-A1", "hand-A2", "A-morto", "ending", "mortos_to_stock"} <= names
    assert not {"A-unviewed_by", "A-penalties", "A-warned", "started"} & names


@pytest.mark.parametrize(
    ("ruleset", "options", "labels", "expected"),
    [
        ("burraco-1", {}, 2, {"hand-B2", "B-unviewed_by", "B-unviewed_cards", "last_discard"}),
        ("buraco-1", {}, 2, {"hand-B2", "B-penalties", "B-warned"}),
        ("buraco-1", {"teams": "individual"}, 3, {"hand-A", "hand-C", "C-warned"}),
        ("buraco-1", {"teams": "trios"}, 2, {"hand-A3"}),
        ("open-dirty-1", {}, 2, {"A-morto", "started", "mortos_to_stock"}),
    ],
)
def test_page_of_every_rule_set(client, db, ruleset, options, labels, expected):
    names = ["Ana", "Bia", "Caio"][:labels]
    jogo = open_jogo(labels=names, ruleset=ruleset, options=options, partidas=1, source=TABLE)

    response = client.get(reverse("scoring:cards", args=(tokens.current(jogo),)))

    assert expected <= set(response.context["form"].fields)


def test_three_players_are_asked_first_who_played_alone(client, db):
    jogo = open_jogo(
        labels=["Ana", "Bia", "Caio"], ruleset="burraco-1", options={"players": 3}, partidas=1, source=TABLE
    )
    page = reverse("scoring:cards", args=(tokens.current(jogo),))

    assert "Quem jogou sozinho?" in client.get(page).content.decode()
    form = client.get(page, {"sozinho": "B"}).context["form"]
    assert list(form.labels) == ["B", "A+C"]
    assert {"A+C-melds", "hand-A", "hand-B", "hand-C"} <= set(form.fields)


def test_checking_shows_every_line_and_records_nothing(client, page):
    response = client.post(page, typed_cards(CARDS, do="conferir"))

    assert response.status_code == 200
    assert response.context["preview"].totals == TOTALS
    text = response.content.decode()
    assert "ainda falta gravar" in text
    assert "+790" in text
    assert "Canastra real, 7 cartas: 70 + 200 pontos" in text
    assert not Mao.objects.exists()


def test_recording_keeps_the_cards_and_goes_back_with_a_receipt(client, page, table):
    response = client.post(page, typed_cards(CARDS))

    mao = Mao.objects.get()
    assert (response.status_code, response.url) == (302, f"{table}?recibo={mao.pk}")
    assert mao.totals == TOTALS
    assert mao.cards["sides"]["A"]["melds"][0]["cards"] == RUN
    assert mao.facts["sides"]["A"]["table"] == 220


def test_same_post_twice_makes_one_mao(client, page):
    body = typed_cards(CARDS)
    client.post(page, body)

    assert "repetida=1" in client.post(page, body).url
    assert Mao.objects.count() == 1


def test_by_htmx_only_the_page_within_the_page_comes_back(client, page):
    checked = client.post(page, typed_cards(CARDS, do="conferir"), headers=HTMX).content.decode()

    assert checked.strip().startswith('<div class="mesa')
    recorded = client.post(page, typed_cards(CARDS), headers=HTMX)
    assert "recibo=" in recorded["HX-Redirect"]


def test_every_problem_stands_beside_its_combination_or_its_field(client, page):
    body = typed_cards(
        CARDS, **{"A-melds": "3H 4H 5H\n3H 4H 6H\nXX 4D 5D", "hand-B2": ""}, ending="batida:B1"
    )

    form = client.post(page, body).context["form"]

    assert set(form.meld_errors) == {("A", 1), ("A", 2)}
    assert form.errors["A-melds"][0].startswith("3♥ 4♥ 6♥: ")
    assert "hand-B1" in form.errors  # out, and holds cards
    assert "hand-B2" in form.errors  # not out, and holds none
    assert form["A-melds"].value() == body["A-melds"]


def test_problems_lead_to_places_of_the_page_that_scripts_do_not_hide(client, page):
    body = typed_cards(CARDS, **{"A-morto": "", "hand-B2": ""})

    text = client.post(page, body).content.decode()

    places = re.findall(r'<a href="#([^"]+)">', text)
    assert "fim" in places  # scripts ask about both mortos in one question, in this section
    assert [place for place in places if f'id="{place}"' not in text] == []


def test_every_empty_hand_is_named_once(client, page):
    form = client.post(page, typed_cards(CARDS, **{"hand-B1": "", "hand-B2": ""})).context["form"]

    assert [len(form.errors[name]) for name in ("hand-B1", "hand-B2")] == [1, 1]


def test_question_that_moves_points_is_asked_before_anything_is_recorded(client, page):
    line = "2D 3D 4D 5D 6D 7D 8D 9D"
    hand = " ".join(CARDS["sides"]["A"]["hands"]["A2"][6:])
    melds = "\n".join([line, " ".join(OTHER), " ".join(THIRD)])
    body = typed_cards(CARDS, **{"A-melds": melds, "hand-A2": hand}, acknowledged=["too_few_cards"])

    asked = client.post(page, body)
    assert asked.status_code == 422
    assert "Quando o dois foi para o lugar dele?" in asked.content.decode()
    assert not Mao.objects.exists()

    body[f"A-late_two-0:{line}"] = f"{line}, dois depois"
    assert client.post(page, body).status_code == 302
    assert Mao.objects.get().facts["sides"]["A"]["dirty"] == 1


def test_rare_mao_is_recorded_once_its_warning_is_ticked(client, page):
    body = typed_cards(CARDS, **{"hand-B1": "3C", "hand-B2": "AD"})

    response = client.post(page, body)
    assert response.status_code == 422
    assert response.context["form"].doubted == ("too_few_cards",)
    assert response.context["preview"].totals["A"] == 790  # no other problem is left

    assert client.post(page, body | {"acknowledged": ["too_few_cards"]}).status_code == 302


def test_jogada_tells_what_each_combination_is_and_what_a_side_has(client, token):
    melds = "\n".join([" ".join(RUN), "KD QD", "2D 3D 4D 5D 6D 7D 8D 9D, nesta ordem"])

    found = client.post(reverse("scoring:jogada", args=(token,)), {"A-melds": melds}).json()["sides"]

    assert [meld["ok"] for meld in found["A"]["melds"]] == [True, False, True]
    assert found["A"]["melds"][0]["text"] == "Canastra real, 7 cartas: 70 + 200 pontos"
    assert "pelo menos três cartas" in found["A"]["melds"][1]["text"]
    assert found["A"]["melds"][2]["questions"][0]["code"] == "late_two"
    assert (found["A"]["points"], found["B"]) == (550, {"points": 0, "melds": []})


def test_jogada_only_answers_questions_and_only_at_its_table(client, token):
    address = reverse("scoring:jogada", args=(token,))

    assert client.get(address).status_code == 405
    assert client.post(address.replace(token, "x" * len(token)), {}).status_code == 404


def test_receipt_and_sheet_show_the_cards_folded(client, page):
    text = client.post(page, typed_cards(CARDS), follow=True).content.decode()

    assert text.count("Ver cartas") == 2
    assert "dez de copas" in text


def test_mao_entered_as_a_summary_has_no_cards_to_show(client, table, jogo, play):
    play(jogo, 810, -110)

    assert "Ver cartas" not in client.get(table).content.decode()
