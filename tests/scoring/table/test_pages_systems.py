"""The table's pages under every rule set: words, sides, vulnerability, starting player, bell."""

import re
from uuid import uuid4

import pytest
from django.conf import settings
from django.urls import reverse

from rules import notation
from scoring import tokens
from scoring.entry.record import record_mao
from scoring.jogo.recount import differences
from scoring.lifecycle.bell import ring_bell
from scoring.lifecycle.open_close import open_jogo
from scoring.models import Jogo, Mao
from tests.rules.golden import by_cards
from tests.scoring.cast import TABLE
from tests.scoring.pages import post, text
from tests.scoring.typed import correction

pytestmark = pytest.mark.django_db

DUPLAS = ["Ana e Bia", "Caio e Davi"]


def opened(key, labels=DUPLAS, partidas=1, entry=Jogo.Entry.SCORER, **options):
    """Return a jogo under a rule set, and the address of its table."""
    jogo = open_jogo(
        labels=labels, ruleset=key, options=options, partidas=partidas, entry=entry, source=TABLE
    )
    return jogo, reverse("scoring:table", args=(tokens.current(jogo),))


# --- words --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "options", "says", "never"),
    [
        (
            "burraco-1",
            {"semipulito": True},
            ["Pontos na mesa", "Burraco semilimpo", "Pegou o pozzetto?", "Sim, sem ver"],
            ["Canastra real", "foram para o maço", "Quem começou", "Conversa", "Vulnerável"],
        ),
        (
            "buraco-1",
            {},
            [
                "Pontos na mesa",
                "Canastra de dois",
                "Trinca que cresceu",
                "Relancinho",
                "Ninguém bateu",
            ],
            ["Pegou", "foram para o maço", "Vulnerável", "Baixou errado"],
        ),
        (
            "open-dirty-1",
            {},
            [
                "Canastra real",
                "Pegou o morto?",
                "Mortos que foram para o maço",
                "O maço acabou",
                "1 mão",
            ],
            ["Quem começou a partida?", "Relancinho"],
        ),
        (
            "regulamento-1",
            {"target": 3000},
            ["Cartas na mesa<", "Canastra simples", "Pegou o morto?", "até 3.000"],
            ["Pontos na mesa", "Relancinho", "sem ver"],
        ),
    ],
)
def test_table_asks_in_the_words_of_the_rule_set_and_nothing_else(client, key, options, says, never):
    _, address = opened(key, **options)
    entry = text(client.get(address)).partition('<form class="mao"')[2].partition("</form>")[0]
    page = text(client.get(address))

    assert [one for one in says if one not in page] == []
    assert [one for one in never if one in entry] == []


def test_sheet_is_in_the_words_of_the_rule_set(client):
    _, address = opened("burraco-1")
    sent = post(
        client,
        address,
        A_table="300", A_hand="20", A_clean="1", A_morto="taken", ending="A",
        B_table="150", B_hand="60", B_dirty="1", B_morto="not_taken",
    )  # fmt: skip
    sheet = text(sent).partition('class="folha"')[2]

    assert sent.status_code == 200
    assert [one for one in ("Burraco sujo", "Batida", "Não pegou o pozzetto") if one not in sheet] == []


@pytest.mark.parametrize(
    ("options", "language", "said"),
    [
        ({}, "pt-br", "cada dupla anota a mão"),
        ({"teams": "individual"}, "pt-br", "cada lado anota a mão"),
        ({"teams": "trios"}, "pt-br", "cada lado anota a mão"),
        ({}, "it", "ogni coppia segna la smazzata"),
        ({"teams": "individual"}, "it", "ogni parte segna la smazzata"),
    ],
)
def test_a_side_is_a_dupla_only_where_two_play_together(client, options, language, said):
    _jogo, address = opened("buraco-1", entry=Jogo.Entry.APART, target=600, **options)
    client.cookies[settings.LANGUAGE_COOKIE_NAME] = language

    page = client.get(address)

    assert said in text(page)
    assert page["Content-Language"] == language
    assert re.findall(r'lang="([\w-]+)"\s+aria-current="true"', page.content.decode()) == [language]


# --- more than two sides --------------------------------------------------------------------


def test_three_players_choose_who_played_alone_and_halve_their_points(client):
    _, address = opened("burraco-1", ["Anna", "Bice", "Carlo"], players=3)
    first = client.get(address)
    assert "Quem jogou sozinho?" in text(first)
    assert "?sozinho=C" in text(first)
    assert "Cartas na mesa" not in text(first)

    form = client.get(f"{address}?sozinho=C").context["form"]
    assert form.labels == {"C": "Carlo", "A+B": "Anna + Bice"}

    shared = {
        "A+B-table": "100",
        "A+B-hand": "85",
        "A+B-dirty": "1",
        "A+B-morto": "unviewed",
        "A+B-unviewed": "90",
    }
    alone = {
        "alone": "C",
        "C-table": "345",
        "C-clean": "1",
        "C-dirty": "1",
        "C-morto": "taken",
        "ending": "C",
    }
    page = post(client, address, **shared, **alone)

    assert Mao.objects.get().totals == {"A": 12.5, "B": 12.5, "C": 745}
    assert text(page).count("+12,5") >= 4  # receipt and sheet, for both partners
    assert "<span>Carlo</span></span> jogou só; os outros dois juntos, metade para cada um" in text(page)


def test_correction_of_three_players_starts_with_who_played_alone_and_may_change_it(client):
    jogo, address = opened("burraco-1", ["Anna", "Bice", "Carlo"], players=3)
    nobody = {
        f"{side}-{name}": value
        for side in "ABC"
        for name, value in {"table": "0", "hand": "60", "morto": "not_taken"}.items()
    }
    sent = post(
        client,
        address,
        alone="-",
        ending="two_left",
        acknowledged=["nobody_took_a_pozzetto", "hand_zero"],
        **nobody,
    )
    assert sent.status_code == 200
    page = correction(tokens.current(jogo))

    assert list(client.get(page).context["form"].labels) == ["A", "B", "C"]
    assert client.get(f"{page}?sozinho=B").context["form"].labels == {"B": "Bice", "A+C": "Anna + Carlo"}


def test_without_who_played_alone_nothing_is_recorded_and_the_page_asks(client):
    _, address = opened("burraco-1", ["Anna", "Bice", "Carlo"], players=3)
    refused = post(client, address, ending="A")

    assert refused.status_code == 422
    assert "Quem jogou sozinho?" in text(refused)
    assert not Mao.objects.exists()


@pytest.mark.parametrize("players", [2, 5, 9])
def test_singles_each_have_their_block_their_score_and_their_column(client, players):
    names = ["Ana", "Bia", "Caio", "Davi", "Eva", "Fábio", "Gil", "Hugo", "Iva"][:players]
    _, address = opened("buraco-1", names, teams="individual")
    rest = {
        f"{side}-{name}": value
        for side in "BCDEFGHI"[: players - 1]
        for name, value in {"table": "0", "hand": "60"}.items()
    }
    page = post(client, address, A_table="80", ending="A", **rest)

    assert page.status_code == 200
    assert Mao.objects.get().totals == {"A": 130} | dict.fromkeys("BCDEFGHI"[: players - 1], -60)
    sheet = page.content.decode().partition('class="folha"')[2].partition("</thead>")[0]
    assert [name in sheet for name in names] == [True] * players


# --- vulnerable -----------------------------------------------------------------------------


def test_vulnerable_side_is_told_before_the_mao_and_asked_whether_it_was_warned(client):
    _, address = opened("buraco-1", target=500)
    assert "Vulnerável" not in text(client.get(address))
    page = post(client, address, A_table="250", A_hand="0", B_table="100", B_hand="20", ending="A")

    assert text(page).count("Vulnerável: precisa baixar 75") == 1
    assert [of_side.side for of_side in page.context["form"].sides() if of_side.warned] == ["A"]

    answers = {"B_table": "100", "B_hand": "60", "ending": "B", "A_hand": "120"}
    refused = post(client, address, 2, A_table="80", A_warned="on", **answers)
    assert refused.status_code == 422
    assert "A-table" in refused.context["form"].errors
    assert "começou vulnerável" not in text(page)
    assert text(post(client, address, 2, A_table="80", **answers)).count("começou vulnerável") == 1


@pytest.mark.parametrize("by_cards", [False, True])
def test_side_warned_once_needs_more_for_the_rest_of_the_partida(client, by_cards):
    # 000:53: "a partir daí".
    _, address = opened("buraco-1", target=500)
    post(client, address, A_table="250", A_hand="0", B_table="100", B_hand="20", ending="A")
    none_laid = {"A_table": "0", "A_hand": "200", "A_warned": "on", "B_hand": "20", "ending": "B"}
    post(client, address, 2, B_table="150", **none_laid)
    post(client, address, 3, A_table="150", A_hand="0", B_table="100", B_hand="120", ending="A")

    page = client.get(f"{address}cartas/" if by_cards else address)
    assert "Vulnerável: precisa baixar 90" in text(page)
    assert "Já baixou errado nesta partida: até o fim dela precisa baixar 90 ou mais." in text(page)
    assert 'name="A-warned"' not in text(page)
    answers = {"A_hand": "120", "B_table": "100", "B_hand": "20", "ending": "B"}
    refused = post(client, address, 4, A_table="80", **answers)
    assert (refused.status_code, list(refused.context["form"].errors)) == (422, ["A-table"])
    assert "precisa baixar ao menos 90 pontos" in text(refused)
    assert post(client, address, 4, A_table="90", **answers).status_code == 200
    known = [mao.facts.get("warned_before") for mao in Mao.objects.order_by("number")]
    assert known == [None, None, ["A"], ["A"]]
    assert not list(differences(Jogo.objects.all()))


def test_side_is_not_warned_any_more_in_the_next_partida(client):
    jogo, address = opened("buraco-1", target=500)
    Jogo.objects.filter(pk=jogo.pk).update(partidas=2, fixed=True)
    post(client, address, A_table="250", A_hand="0", B_table="100", B_hand="20", A_warned="on", ending="A")
    assert "Vulnerável: precisa baixar 90" in text(client.get(address))
    won = {"A_table": "300", "A_hand": "0", "B_table": "100", "B_hand": "20", "ending": "A"}
    page = text(post(client, address, 2, **won))
    assert "Vulnerável" not in page
    post(client, address, 1, partida="2", **won)
    assert "Vulnerável: precisa baixar 75" in text(client.get(address))


# --- a single round that ends level -----------------------------------------------------------


def level(**answers):
    of_side = {"table": "150", "hand": "30", "dirty": "1", "morto": "taken"}
    sides = {f"{side}-{name}": value for side in "AB" for name, value in of_side.items()}
    return sides | {"ending": "stock_out", "mortos_to_stock": "0"} | answers


def test_level_round_asks_at_the_field_who_started_and_only_then(client):
    jogo, address = opened("open-dirty-1")
    assert "Quem começou a partida?" not in text(client.get(address))
    refused = post(client, address, **level())

    assert refused.status_code == 422
    assert list(refused.context["form"].errors) == ["started"]
    assert "Quem começou a partida?" in text(refused)

    page = post(client, address, **level(started="B"))
    jogo.refresh_from_db()
    assert (page.status_code, jogo.winner) == (200, "B")
    assert text(page).count("> começou a partida") == 1


# --- the end --------------------------------------------------------------------------------


def test_partida_that_ends_level_says_so(client):
    jogo, address = opened("burraco-1", maos=1)
    Jogo.objects.filter(pk=jogo.pk).update(may_draw=True)
    of_side = {"table": "150", "hand": "30", "dirty": "1", "morto": "taken"}
    sides = {f"{side}-{name}": value for side in "AB" for name, value in of_side.items()}
    page = text(post(client, address, ending="two_left", **sides))

    assert "A partida terminou empatada. Todas as mãos combinadas foram jogadas." in page
    assert "Jogo sem vencedor" in page


def test_bell_is_announced_at_the_table_and_moves_the_score(client):
    jogo, address = opened("regulamento-1", target=1500)
    seen = client.get(address).context["mark"]
    ring_bell(jogo=jogo, in_play=True, source=TABLE)
    moved = client.get(f"{address}placar/", {"visto": seen})

    assert moved.status_code == 200
    assert "Tempo esgotado: a mão 1 da partida 1 é a última." in text(moved)


def test_cards_that_came_with_the_summary_are_kept(client):
    _, address = opened("regulamento-1", target=1500)
    refused = post(client, address, A_table="muitas", notation="3H 4H 5H")

    assert refused.context["form"]["notation"].value() == "3H 4H 5H"
    assert 'value="3H 4H 5H"' in text(refused)


def test_correction_of_a_mao_entered_card_by_card_carries_its_cards(client):
    hand = next(hand for hand in by_cards() if hand["id"] == "003-22")
    jogo, _ = opened("burraco-1")
    ticked = hand["expected"]["warnings"]
    record_mao(
        jogo=jogo, partida=1, number=1, facts=hand["facts_cards"], by_cards=True,
        client_id=uuid4(), acknowledged=ticked, source=TABLE,
    )  # fmt: skip
    form = client.get(correction(tokens.current(jogo))).context["form"]

    assert notation.read(form["notation"].value())["sides"].keys() == {"A", "B"}
    assert form["A-table"].value() == hand["expected"]["breakdown"]["A"]["table"]


def test_conflict_between_two_line_ups_is_shown(client):
    _, address = opened("burraco-1", ["Anna", "Bice", "Carlo"], players=3)
    shared = {
        "A+B-table": "100",
        "A+B-hand": "85",
        "A+B-dirty": "1",
        "A+B-morto": "unviewed",
        "A+B-unviewed": "90",
    }
    alone = {"C-table": "345", "C-clean": "1", "C-dirty": "1", "C-morto": "taken", "ending": "C"}
    post(client, address, alone="C", **shared, **alone)
    conflict = post(client, address, alone="A", A_table="345")

    assert conflict.status_code == 409
    assert conflict.context["conflict"]["stands"][0].sides == ("C", "A+B")
    assert conflict.context["conflict"]["typed"][0].sides == ("A", "B+C")
    assert all(row.differs for row in conflict.context["conflict"]["typed"])
