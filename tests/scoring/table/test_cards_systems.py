"""Every worked mão typed card by card into the form of its rule set: the same points, or the same refusals."""

from html import escape

import pytest
from django.urls import reverse

from scoring import tokens
from scoring.lifecycle.open_close import open_jogo
from scoring.models import Mao
from scoring.wording.messages import said_once, sentence
from tests.matrix import one_of
from tests.rules.golden import ALL_PLAYED, by_cards, codes, plain, shape
from tests.scoring.cards_typed import typed_cards
from tests.scoring.cast import TABLE

CARDS = by_cards()
NAMES = ("Ana e Bia", "Caio e Davi", "Elza e Fausto")


def by_id(hand):
    return hand["id"]


def reasons(hand):
    """Return the reasons for refusing a mão."""
    return hand["system"], frozenset(hand["expected"]["errors"])


@pytest.fixture
def cards_page(db):
    """Return a function that opens a jogo for a worked mão and gives the address of its page of cards."""

    def cards_page(hand):
        options = {"target": 3000} | hand["options"] if hand["system"] == "002" else hand["options"]
        sides = 3 if options.get("players") == 3 else len(hand["facts_cards"]["sides"])
        jogo = open_jogo(
            labels=NAMES[:sides], ruleset=hand["system"], options=options, partidas=1, source=TABLE
        )
        return jogo, reverse("scoring:cards", args=(tokens.current(jogo),))

    return cards_page


def known_before(jogo, hand):
    """Set the points before the mão to those of the worked mão. Return the number of the next mão."""
    before = hand["facts_cards"].get("before")
    if before is None:
        return 1
    Mao.objects.create(
        partida=jogo.partida_set.get(),
        number=1,
        client_id="00000000-0000-4000-8000-000000000001",
        facts={"ending": "batida", "sides": {}},
        lines={side: [] for side in before},
        totals=before,
    )
    return 2


def best_answers(form):
    """Return the first answer to every question of the page about a meld."""
    shown = [one for of_side in form.card_sides() for one in of_side.shown]
    return {asked.name: asked.question.answers[0].line for one in shown for asked in one.asked}


@pytest.mark.parametrize(
    "hand", one_of([hand for hand in CARDS if hand["expected"]["ok"]], by=shape), ids=by_id
)
def test_worked_mao_typed_card_by_card_is_recorded_with_its_points(client, cards_page, hand):
    jogo, page = cards_page(hand)
    body = typed_cards(hand["facts_cards"], number=known_before(jogo, hand), started="A")
    body |= {"acknowledged": hand["expected"]["warnings"]}

    response = client.post(page, body)
    if any(meld.get("unordered") for one in hand["facts_cards"]["sides"].values() for meld in one["melds"]):
        assert response.status_code == 422  # the order decides, and is asked for
        response = client.post(page, body | best_answers(response.context["form"]))

    assert response.status_code == 302
    mao = Mao.objects.latest("number")
    assert mao.totals == hand["expected"].get("per_player", hand["expected"]["totals"])
    assert {
        side: {line["code"]: line["points"] for line in of_side} for side, of_side in mao.lines.items()
    } == (hand["expected"]["breakdown"])


@pytest.mark.parametrize(
    "hand", one_of([hand for hand in CARDS if not hand["expected"]["ok"]], by=reasons), ids=by_id
)
def test_worked_mao_typed_card_by_card_is_refused_with_a_sentence_for_each_reason(client, cards_page, hand):
    jogo, page = cards_page(hand)
    body = typed_cards(hand["facts_cards"], number=known_before(jogo, hand), kinds=True)

    response = client.post(page, body)

    assert response.status_code == 422
    form, text = response.context["form"], response.content.decode()
    errors = form.judge().errors
    assert codes(errors) == set(hand["expected"]["errors"])
    for problem in said_once(errors):
        assert escape(sentence(problem, ruleset=form.ruleset)) in text
    kept = {name: form[name].value() for name in form.fields if name in body}
    assert kept == {name: body[name] for name in kept}


@pytest.mark.parametrize("hand", one_of(ALL_PLAYED[::8], by=shape), ids=by_id)
def test_played_mao_typed_card_by_card_keeps_its_cards_and_its_summary(client, cards_page, hand):
    _jogo, page = cards_page(hand)
    warnings = client.post(page, typed_cards(hand["facts_cards"], do="conferir")).context["form"].doubted

    response = client.post(page, typed_cards(hand["facts_cards"]) | {"acknowledged": list(warnings)})

    assert response.status_code == 302, response.context["form"].errors
    mao = Mao.objects.get()
    told = {name: value for name, value in mao.facts.items() if name not in ("before", "started")}
    assert plain(told) == plain(hand["facts_summary"])
    assert mao.totals == hand["expected"].get("per_player", hand["expected"]["totals"])
    melds = {
        side: [meld["cards"] for meld in one["melds"]] for side, one in hand["facts_cards"]["sides"].items()
    }
    assert {
        side: [meld["cards"] for meld in one["melds"]] for side, one in mao.cards["sides"].items()
    } == melds


def test_all_four_rule_sets_are_there():
    assert {hand["system"] for hand in ALL_PLAYED[::8]} == {"000", "001", "002", "003"}
    assert len(CARDS) == 85


def test_three_players_typed_card_by_card_share_their_points(client, cards_page):
    # The pair of a worked mão as B and C, who go out; A plays alone, with the cards that lay elsewhere.
    worked = next(hand for hand in CARDS if hand["id"] == "003-42")["facts_cards"]["sides"]
    pair, others = worked["A"], worked["B"]["hands"]
    sets = [[f"{rank}{suit}" for suit in "CDHS"] for rank in "567"]
    solo = {
        "melds": [{"kind": "set", "cards": cards} for cards in sets],
        "hands": {"A": others["B1"] + others["B2"]},
        "morto": "taken",
    }
    sides = {"A": solo, "B+C": pair | {"hands": dict(zip("BC", pair["hands"].values(), strict=True))}}
    hand = {"system": "003", "options": {"players": 3}}
    facts = {"ending": "batida", "went_out": "B", "sides": sides}
    _jogo, page = cards_page(hand | {"facts_cards": facts})

    assert client.post(page, typed_cards(facts, alone="A")).status_code == 302

    mao = Mao.objects.get()
    assert mao.totals["A"] == -105  # 60 on the table, 165 in hand
    assert (mao.totals["B"], mao.totals["C"]) == (397.5, 397.5)
