"""The page of cards: checking before recording, refusals, corrections, two phones, the way to the summary and back."""

import pytest
from django.urls import reverse

from scoring import tokens
from scoring.closing import open_jogo, walkover
from scoring.entry import record_mao
from scoring.models import Mao
from tests.scoring.cards_typed import typed_cards
from tests.scoring.conftest import TABLE
from tests.scoring.typed import HTMX

RUN, OTHER = ["3H", "4H", "5H", "6H", "7H", "8H", "9H"], ["5C", "6C", "7C", "8C", "9C", "TC", "JC", "QC"]
THIRD = ["8S", "9S", "TS", "JS", "QS", "KS", "AS"]
CARDS = {
    "ending": "batida",
    "went_out": "A1",
    "mortos_to_stock": 0,
    "sides": {
        "A": {
            "melds": [
                {"kind": "run", "cards": RUN},
                {"kind": "run", "cards": OTHER},
                {"kind": "run", "cards": THIRD},
            ],
            "hands": {
                "A1": [],
                "A2": ["3D", "4D", "5D", "6D"] + ["7S"] * 2 + ["8S", "8D"] + ["KD", "KC", "QD", "JD", "TD"],
            },
            "morto": "taken",
        },
        "B": {
            "melds": [{"kind": "run", "cards": ["4C", "5C", "6C", "7C"]}],
            "hands": {
                "B1": ["3C", "3C", "3S", "9H", "TH", "JH", "QH", "KH", "AH", "2D"],
                "B2": ["AD", "AC", "KS", "QS", "JS", "TS", "9S", "8H"],
            },
            "morto": "not_taken",
        },
    },
}
# 22 × 10 − 13 × 10 + 3 × 200 + 100, and 4 × 10 − 18 × 10 − 100
TOTALS = {"A": 790, "B": -240}


@pytest.fixture
def page(token):
    return reverse("scoring:cards", args=(token,))


def correction(token, partida=1, number=1):
    return reverse("scoring:correct_cards", args=(token, partida, number))


def fields(response):
    """Return what the form on a page holds, as the browser would send it."""
    form = response.context["form"]
    return {name: str(form[name].value() or "") for name in form.fields}


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
    assert list(response.context["form"].warnings) == ["too_few_cards"]
    assert response.context["preview"].totals["A"] == 790  # nothing else stands in the way

    assert client.post(page, body | {"acknowledged": ["too_few_cards"]}).status_code == 302


# --- correcting, and two phones ------------------------------------------------------------


def test_correction_starts_with_the_cards_that_stand_and_makes_a_version(client, page, token):
    client.post(page, typed_cards(CARDS))
    held = fields(client.get(correction(token)))
    assert held["A-melds"].splitlines()[0].startswith("3H 4H 5H 6H 7H 8H 9H")
    assert held["ending"] == "batida:A1"

    fixed = held | {
        "hand-B1": held["hand-B1"].removesuffix(" 2D"),
        "reason": "uma carta a mais",
        "fazer": "gravar",
    }
    response = client.post(correction(token), fixed | {"acknowledged": ["too_few_cards"]})
    assert response.status_code == 302

    mao = Mao.objects.standing().get()
    assert (mao.version, mao.totals) == (2, TOTALS | {"B": -230})
    assert len(mao.cards["sides"]["B"]["hands"]["B1"]) == 9


def test_correction_begun_as_a_summary_finds_the_cards_that_stand(client, page, token):
    client.post(page, typed_cards(CARDS))
    summary = fields(client.get(reverse("scoring:correct", args=(token, 1, 1))))

    back = fields(client.post(correction(token), summary | {"fazer": "cartas"}))

    assert back["A-melds"].splitlines()[0].startswith(" ".join(RUN))
    assert (back["ending"], back["seen_version"]) == ("batida:A1", "1")


def test_correction_of_a_mao_without_cards_starts_with_what_its_summary_tells(client, jogo, token, play):
    play(jogo, 810, -110)

    held = fields(client.get(correction(token)))

    assert (held["A-melds"], held["A-morto"], held["seen_version"]) == ("", "taken", "1")


def test_correction_without_a_reason_says_so(client, page, token):
    client.post(page, typed_cards(CARDS))
    held = fields(client.get(correction(token))) | {"hand-B1": "3C", "fazer": "gravar"}

    response = client.post(correction(token), held | {"acknowledged": ["too_few_cards"]})

    assert response.status_code == 422
    assert "reason" in response.context["form"].errors


def test_unknown_mao_cannot_be_corrected(client, token):
    assert client.get(correction(token, number=7)).status_code == 404


def test_mao_recorded_by_another_phone_is_shown_beside_what_was_typed(client, page, jogo, play):
    play(jogo, 810, -110)

    response = client.post(page, typed_cards(CARDS))

    assert response.status_code == 409
    text = response.content.decode()
    assert "Outro aparelho já gravou a mão 1" in text
    assert response.context["form"]["notation"].value().startswith("ending=batida went_out=A1")
    assert Mao.objects.count() == 1


def test_same_id_with_other_cards_shows_both(client, page):
    body = typed_cards(CARDS)
    client.post(page, body)

    response = client.post(page, body | {"hand-B1": "3C", "acknowledged": ["too_few_cards"]})

    assert response.status_code == 422
    assert "já foi gravada deste formulário" in response.content.decode()
    assert Mao.objects.count() == 1


def test_mao_for_a_closed_jogo_is_shown_and_not_lost(client, page, jogo):
    walkover(jogo=jogo, winner="A", reason="ausência", source=TABLE)

    response = client.post(page, typed_cards(CARDS))

    assert response.status_code == 409
    assert "não foi gravada" in response.content.decode()
    assert client.get(page).status_code == 302


def test_mao_out_of_turn_is_aimed_at_the_next_one(client, page):
    response = client.post(page, typed_cards(CARDS, number=4))

    assert response.status_code == 422
    assert response.context["form"].where() == (1, 1)
    assert fields(response)["hand-B2"].startswith("AD AC")


def test_form_that_came_incomplete_keeps_what_it_had(client, page):
    body = typed_cards(CARDS) | {"client_id": "nonsense"}

    response = client.post(page, body)

    assert response.status_code == 422
    assert "chegou incompleto" in response.content.decode()
    assert fields(response)["A-melds"] == body["A-melds"]


# --- to the summary and back ---------------------------------------------------------------


def test_summary_starts_with_what_the_cards_say_and_is_recorded_the_same(client, page, table):
    response = client.post(page, typed_cards(CARDS, do="resumo"))

    held = fields(response)
    assert response.templates[0].name == "scoring/table.html"
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


# --- while cards are tapped in ------------------------------------------------------------


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


def test_both_forms_of_a_mao_count_the_same(jogo):
    receipt = record_mao(
        jogo=jogo,
        partida=1,
        number=1,
        facts=CARDS,
        client_id="00000000-0000-4000-8000-000000000009",
        by_cards=True,
        source=TABLE,
    )

    assert receipt.mao.totals == TOTALS
