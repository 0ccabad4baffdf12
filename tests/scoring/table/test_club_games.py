"""Brazilian club games at the table: every worked mão typed in, and a game defined by values alone."""

import copy
from html import unescape
from uuid import uuid4

import pytest
from django.urls import reverse

import rules
from rules import catalog
from scoring import tokens
from scoring.explain import explain
from scoring.forms.mao_facts import initial_of
from scoring.lifecycle.open_close import open_jogo
from scoring.models import Jogo, Mao
from tests.matrix import one_of
from tests.rules.golden import shape
from tests.rules.golden_brazil import CARDS, SUMMARIES, by_id
from tests.scoring.cards_typed import typed_cards
from tests.scoring.cast import TABLE
from tests.scoring.typed import AVULSO

pytestmark = pytest.mark.django_db

NAMES = ("Ana e Bia", "Caio e Davi")


def opened(hand):
    return open_jogo(labels=NAMES, ruleset=hand["system"], options=hand["options"], partidas=1, source=TABLE)


def hidden(number=1):
    return {"partida": "1", "number": str(number), "client_id": str(uuid4())}


def send(client, jogo, facts, **changes):
    """Type a mão in summary form into the page, as a person reads it from paper."""
    typed = initial_of(facts, jogo.load_rules())
    answers = {name: str(value) for name, value in typed.items() if value not in (None, "")}
    address = reverse("scoring:table", args=(tokens.current(jogo),))
    return client.post(address, hidden() | answers | changes)


def fields(hand):
    """Return the form's fields for a mão in summary form: the game, and the values given for the sides."""
    told = {name for side in hand["facts_summary"]["sides"].values() for name in side}
    return hand["system"], frozenset(hand["facts_summary"]), frozenset(told)


@pytest.mark.parametrize(
    "hand", one_of((one for one in SUMMARIES if one["expected"]["ok"]), fields), ids=by_id
)
def test_worked_mao_typed_in_is_recorded_with_its_points(client, hand):
    jogo = opened(hand)

    assert send(client, jogo, hand["facts_summary"]).status_code == 302

    assert Mao.objects.get().totals == hand["expected"]["totals"]


@pytest.mark.parametrize(
    "hand",
    [one for one in SUMMARIES if not one["expected"]["ok"] and "before" not in one["facts_summary"]],
    ids=by_id,
)
def test_worked_mao_that_cannot_be_comes_back_with_its_sentence(client, hand):
    jogo = opened(hand)

    page = send(client, jogo, hand["facts_summary"])

    assert page.status_code == 422
    assert not Mao.objects.exists()
    assert page.context["form"].errors


def upper(facts):
    """Return a worked mão with its players named as in the form."""
    facts = copy.deepcopy(facts)
    facts["went_out"] = facts["went_out"] and facts["went_out"].upper()
    for side in facts["sides"].values():
        side["hands"] = {player.upper(): cards for player, cards in side["hands"].items()}
        if side.get("unviewed_by"):
            side["unviewed_by"] = side["unviewed_by"].upper()
    return facts


@pytest.mark.parametrize("hand", one_of(CARDS, by=shape), ids=by_id)
def test_worked_mao_typed_card_by_card_is_recorded_with_its_points(client, hand):
    jogo = opened(hand)
    address = reverse("scoring:cards", args=(tokens.current(jogo),))

    answer = client.post(address, typed_cards(upper(hand["facts_cards"]), kinds=True))

    assert answer.status_code == 302, answer.context["form"].errors
    mao = Mao.objects.get()
    assert mao.totals == hand["expected"]["totals"]
    again = client.get(reverse("scoring:correct_cards", args=(tokens.current(jogo), 1, 1))).context["form"]
    for side, of_side in hand["facts_cards"]["sides"].items():
        assert (again[f"{side}-red_threes"].value() if "red_threes" in of_side else "") == " ".join(
            of_side.get("red_threes", ())
        )


def test_cards_that_are_no_red_threes_are_said_beside_their_field(client):
    hand = next(one for one in CARDS if one["id"] == "TR-P1")
    jogo, facts = opened(hand), upper(hand["facts_cards"])
    facts["sides"]["A"]["red_threes"] = ["3S"]
    address = reverse("scoring:cards", args=(tokens.current(jogo),))

    page = client.post(address, typed_cards(facts, kinds=True))

    assert page.status_code == 422
    assert list(page.context["form"].errors) == ["A-red_threes"]
    assert page.context["form"]["A-red_threes"].value() == "3S"


# --- a game that nobody plays --------------------------------------------------------------

OF_NOBODY = {
    "key": "inventado-1",
    "system": "inventado",
    "title": "Buraco de ninguém",
    "batida": {"bonus": (130,), "needs_canastra": ("clean",)},
    "threes": {"red": (70,), "red_without": (40,), "needs": ("clean",), "black_in_hand": (90,)},
    "without_canastra": {"needs": ("clean",), "table": ("negative",)},
    "canastras": {"dirty": {"bonus": (-50,), "cards": (7,), "points": (70,), "wilds": (1,)}},
    "options": {},
    "variations": [],
}


@pytest.fixture
def invented(monkeypatch):
    """Add a rule set as values; no module knows its name."""

    def valued(tables):
        return {
            name: {"value": entry[0], "article": "art. 1"} if isinstance(entry, tuple) else valued(entry)
            for name, entry in tables.items()
        }

    own = {name: valued(entry) if isinstance(entry, dict) else entry for name, entry in OF_NOBODY.items()}
    tables = copy.deepcopy(dict(catalog._catalog()["tranca-1"]))
    for name, entry in own.items():
        tables[name] = {**tables[name], **entry} if isinstance(entry, dict) and entry else entry
    target = {"type": "points", "default": 2000, "article": "art. 2"}
    tables["options"] = {"target": target}
    tables["threes"] = tables["threes"] | own["threes"]
    every = {**catalog._catalog(), "inventado-1": tables, "inventado": tables}
    monkeypatch.setattr(catalog, "_catalog", lambda: every)
    return tables


def test_fifth_game_needs_no_code_of_the_pages(client, invented):
    # It is chosen, opened, asked about, scored, read back and explained, from its values alone.
    choices = client.get("/avulso/?jogam=4").text
    assert "Buraco de ninguém" in choices

    page = client.post("/avulso/", AVULSO | {"ruleset": "inventado-1"}, follow=True)
    assert page.status_code == 200
    jogo = Jogo.objects.get()
    table = reverse("scoring:table", args=(tokens.current(jogo),))
    asked = client.get(table)
    assert {"A-red_threes", "B-black_in_hand"} <= set(asked.context["form"].fields)
    assert "A-red_in_hand" not in asked.context["form"].fields
    assert "Três vermelho" in asked.text
    assert "Três preto na mão" in asked.text

    answers = {
        "A-table": "22",
        "A-hand": "11",
        "A-clean": "1",
        "A-dirty": "1",
        "A-red_threes": "2",
        "A-morto": "taken",
        "B-table": "11",
        "B-hand": "20",
        "B-dirty": "1",
        "B-red_threes": "1",
        "B-black_in_hand": "2",
        "B-morto": "taken",
        "ending": "A",
        "mortos_to_stock": "0",
    }
    assert client.post(table, hidden() | answers).status_code == 302
    # 220 - 110 + 200 - 50 + 140 + 130, and -110 - 200 + 0 - 40 - 180
    assert Mao.objects.get().totals == {"A": 530, "B": -530}

    sheet = client.get(table).text
    assert "Três preto na mão" in unescape(sheet)
    correction = client.get(reverse("scoring:correct", args=(tokens.current(jogo), 1, 1))).context["form"]
    assert correction["B-black_in_hand"].value() == 2
    cards = client.get(reverse("scoring:cards", args=(tokens.current(jogo),))).context["form"]
    assert "A-red_threes" in cards.fields


def test_fifth_game_is_explained_from_its_values(invented):
    ruleset = rules.load("inventado-1")
    told = " ".join(one.text for section in explain(ruleset) for one in section.said)

    for sentence in (
        "Cada três vermelho na mesa soma 70 pontos; sem canastra sem coringa, desconta 40.",
        "Cada três preto na mão desconta 90 pontos, no lugar do valor da carta.",
        "É preciso ter canastra sem coringa para bater.",
        "Canastra suja (7 cartas ou mais, com coringa): −50 pontos.",
        "Na mesa de quem não tem canastra limpa: as cartas são descontadas, e as canastras não contam.",
        "Quem bate ganha 130 pontos.",
    ):
        assert sentence in told
