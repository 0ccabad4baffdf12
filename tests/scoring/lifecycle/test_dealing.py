"""The dealer: set once, the deal rotates; set again, it continues from there."""

import re

import pytest
from django.test import Client
from django.urls import reverse

from scoring import tokens
from scoring.errors import JogoClosed, Refused
from scoring.jogo.sheet import sheet
from scoring.ledger.verify import faults
from scoring.lifecycle.dealing import name_dealer
from scoring.lifecycle.dealing import turns as turns_of
from scoring.lifecycle.open_close import walkover
from scoring.models import FOLLOW, MESA, AuditEntry, Jogo, SeatKey
from tests.scoring.cast import TABLE
from tests.scoring.course import BURACO, LOST, THREE, WON, new_jogo, record

pytestmark = pytest.mark.django_db
FAR = {"target": 5000}
TAP = {"HX-Request": "true", "HX-Target": "placar"}


@pytest.fixture
def burraco():
    return new_jogo("003", FAR)


def address(jogo, name="table", seat=MESA):
    return reverse(f"scoring:{name}", args=(tokens.current(jogo, seat),))


def now(jogo):
    """Return the address of a link or a redirect, which is the current page, not a cached copy."""
    return f"{address(jogo)}?agora=1"


def asked(jogo, place=(1, 1), seat=MESA):
    return reverse("scoring:dealer", args=(tokens.current(jogo, seat), *place))


def say(jogo, side, place=None):
    """Set the dealer of a mão, by default of the next one."""
    partida, number = place or sheet(jogo).next_place
    return name_dealer(jogo=jogo, partida=partida, number=number, side=side, source=TABLE)


def text(response):
    """Return the text of a page with whitespace collapsed."""
    return re.sub(r"\s*([<>])\s*", r"\1", response.content.decode())


def turns(jogo):
    """Return the dealer of each mão, and of the next one."""
    standing = sheet(Jogo.objects.get(pk=jogo.pk))
    found = turns_of(standing)
    lines = [line.mao.pk for partida in standing.partidas for line in partida.maos]
    return [(found[pk].dealer, found[pk].first) for pk in [*lines, None]]


def test_nobody_is_said_to_deal_before_somebody_was(burraco):
    record(burraco, WON)

    assert turns_of(sheet(burraco)) == {}


def test_named_dealer_is_followed_by_the_player_to_the_left(burraco):
    say(burraco, "B")
    record(burraco, WON)
    record(burraco, LOST)

    assert turns(burraco) == [("B", "A"), ("A", "B"), ("B", "A")]


def test_deal_passes_on_from_one_partida_to_the_next():
    jogo = new_jogo("000", {"target": 500}, partidas=3)
    say(jogo, "A")
    record(jogo, BURACO)

    assert [partida.number for partida in sheet(jogo).partidas] == [1, 2]
    assert turns(jogo) == [("A", "A"), ("B", "B")]


def test_named_later_it_tells_who_dealt_before(burraco):
    record(burraco, WON)
    say(burraco, "A")

    assert turns(burraco) == [("B", "A"), ("A", "B")]


def test_named_again_the_deals_before_stay_as_they_were(burraco):
    say(burraco, "A")
    record(burraco, WON)
    say(burraco, "A")  # a mão was dealt anew
    record(burraco, WON)

    assert turns(burraco) == [("A", "B"), ("A", "B"), ("B", "A")]


def test_the_last_word_on_a_deal_counts(burraco):
    say(burraco, "A")
    say(burraco, "B")

    assert turns(burraco) == [("B", "A")]


def test_said_late_it_is_of_the_mao_that_was_asked_about(burraco):
    record(burraco, WON)
    say(burraco, "B", place=(1, 1))  # the page had asked before that mão was recorded

    assert turns(burraco) == [("B", "A"), ("A", "B")]


def test_nobody_deals_a_mao_that_is_not_there_yet(burraco):
    with pytest.raises(Refused) as refused:
        say(burraco, "A", place=(1, 2))

    assert (refused.value.code, refused.value.params) == ("mao_out_of_order", {"partida": 1, "number": 1})


def test_of_three_players_each_has_his_deal():
    jogo = new_jogo("003", THREE | FAR, sides=3)
    say(jogo, "C")

    assert turns(jogo) == [("C", "A")]


def test_what_was_said_is_in_the_trail_and_breaks_no_seal(burraco):
    record(burraco, WON)
    say(burraco, "B")

    line = AuditEntry.objects.get(action=AuditEntry.Action.DEALER)
    assert (line.device, line.after) == (TABLE.device, {"partida": 1, "number": 2, "side": "B"})
    assert list(faults(Jogo.objects.all())) == []


@pytest.mark.parametrize(
    ("system", "side", "code"), [("003", "C", "side_unknown"), ("002", "A", "dealer_by_lot")]
)
def test_word_that_cannot_be_is_refused(system, side, code):
    jogo = new_jogo(system, FAR)

    with pytest.raises(Refused) as refused:
        say(jogo, side)

    assert refused.value.code == code
    assert not AuditEntry.objects.filter(action=AuditEntry.Action.DEALER).exists()


def test_nobody_deals_once_the_jogo_is_over(burraco):
    walkover(jogo=burraco, winner="A", reason="Não vieram.", source=TABLE)

    with pytest.raises(JogoClosed):
        say(burraco, "A")


# --- the page -----------------------------------------------------------------------------


def test_table_asks_who_deals_until_it_was_said(client, burraco):
    assert "Quem dá as cartas?" in client.get(address(burraco)).content.decode()

    response = client.post(asked(burraco), {"side": "B"}, follow=True)

    page = text(response)
    assert response.redirect_chain == [(now(burraco), 302)]
    assert page.index(">Começa<") < page.index(">Dá as cartas<")  # A is to the left of B
    assert page.count("Quem dá as cartas?") == 1  # a place in which the sheet allows a change


def test_score_comes_back_alone_so_that_the_form_stays(client, burraco):
    response = client.post(asked(burraco), {"side": "A"}, headers=TAP)

    page = response.content.decode()
    assert response.status_code == 200
    assert 'id="placar"' in page
    assert "Dá as cartas" in page
    assert "<form" not in page


@pytest.mark.parametrize(("place", "side", "status"), [((1, 1), "Z", 422), ((9, 9), "A", 422)])
def test_refusal_of_a_tap_opens_the_page_anew(client, burraco, place, side, status):
    # The request was for the score only, which cannot contain a whole page.
    response = client.post(asked(burraco, place), {"side": side}, headers=TAP)

    assert (response.status_code, response["HX-Redirect"]) == (status, now(burraco))


def test_tap_after_the_jogo_ended_opens_the_page_anew(client, burraco):
    walkover(jogo=burraco, winner="A", reason="Não vieram.", source=TABLE)
    response = client.post(asked(burraco), {"side": "A"}, headers=TAP)

    assert (response.status_code, response["HX-Redirect"]) == (409, now(burraco))


def test_tap_of_a_device_that_lost_the_mesa_opens_the_page_anew(client, burraco):
    other = Client()
    other.get(address(burraco))
    other.post(address(burraco, "take_over"))
    response = client.post(asked(burraco), {"side": "A"}, headers=TAP)

    assert (response.status_code, response["HX-Redirect"]) == (403, now(burraco))
    assert Jogo.objects.get().dealers == []


def test_sheet_tells_who_dealt_each_mao(client, burraco):
    say(burraco, "A")
    record(burraco, WON)

    page = text(client.get(address(burraco)))

    assert page.index("deu as cartas<") < page.index("começou<")


def test_word_that_cannot_be_says_why(client, burraco):
    response = client.post(asked(burraco), {"side": "Z"})

    assert response.status_code == 422
    assert "Escolha um dos lados do jogo." in response.content.decode()


def test_jogo_that_is_over_asks_nobody(client, burraco):
    walkover(jogo=burraco, winner="A", reason="Não vieram.", source=TABLE)

    assert client.post(asked(burraco), {"side": "A"}).status_code == 409
    assert "Quem dá as cartas" not in client.get(address(burraco)).content.decode()


def test_who_only_follows_is_not_asked(client, burraco):
    SeatKey.objects.create(jogo=burraco, seat=FOLLOW, **tokens.fresh())

    assert "Quem dá as cartas" not in client.get(address(burraco, "table", FOLLOW)).content.decode()
    assert client.post(asked(burraco, seat=FOLLOW), {"side": "A"}).status_code == 403
    assert Jogo.objects.get().dealers == []


def test_text_that_leaves_it_to_the_table_asks_nobody(client):
    assert "Quem dá as cartas" not in client.get(address(new_jogo("002", FAR))).content.decode()
