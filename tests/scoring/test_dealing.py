"""Who deals: said once, it passes round; said again, it goes on from there."""

import re

import pytest
from django.urls import reverse

from scoring import tokens
from scoring.closing import walkover
from scoring.dealing import name_dealer, turn_of
from scoring.errors import JogoClosed, Refused
from scoring.ledger import faults
from scoring.models import FOLLOW, MESA, Acesso, Jogo, Registro
from scoring.sheet import sheet
from tests.scoring.conftest import TABLE
from tests.scoring.course import BURACO, LOST, THREE, WON, new_jogo, record

pytestmark = pytest.mark.django_db
FAR = {"target": 5000}


@pytest.fixture
def burraco():
    return new_jogo("003", FAR)


def address(jogo, name="table", seat=MESA):
    return reverse(f"scoring:{name}", args=(tokens.current(jogo, seat),))


def text(response):
    """Return a page without the spaces around its words."""
    return re.sub(r"\s*([<>])\s*", r"\1", response.content.decode())


def turns(jogo):
    """Return who dealt each mão, and who deals the next one."""
    standing = sheet(Jogo.objects.get(pk=jogo.pk))
    lines = [line for partida in standing.partidas for line in partida.maos]
    return [(found.dealer, found.first) for found in (turn_of(standing, line) for line in [*lines, None])]


def test_nobody_is_said_to_deal_before_somebody_was(burraco):
    record(burraco, WON)

    assert turn_of(sheet(burraco)) is None


def test_named_dealer_is_followed_by_the_player_to_the_left(burraco):
    name_dealer(jogo=burraco, side="B", source=TABLE)
    record(burraco, WON)
    record(burraco, LOST)

    assert turns(burraco) == [("B", "A"), ("A", "B"), ("B", "A")]


def test_deal_passes_on_from_one_partida_to_the_next():
    jogo = new_jogo("000", {"target": 500}, partidas=3)
    name_dealer(jogo=jogo, side="A", source=TABLE)
    record(jogo, BURACO)

    assert [partida.number for partida in sheet(jogo).partidas] == [1, 2]
    assert turns(jogo) == [("A", "A"), ("B", "B")]


def test_named_later_it_tells_who_dealt_before(burraco):
    record(burraco, WON)
    name_dealer(jogo=burraco, side="A", source=TABLE)

    assert turns(burraco) == [("B", "A"), ("A", "B")]


def test_named_again_the_deals_before_stay_as_they_were(burraco):
    name_dealer(jogo=burraco, side="A", source=TABLE)
    record(burraco, WON)
    name_dealer(jogo=burraco, side="A", source=TABLE)  # a mão was dealt anew
    record(burraco, WON)

    assert turns(burraco) == [("A", "B"), ("A", "B"), ("B", "A")]


def test_the_last_word_on_a_deal_counts(burraco):
    name_dealer(jogo=burraco, side="A", source=TABLE)
    name_dealer(jogo=burraco, side="B", source=TABLE)

    assert turns(burraco) == [("B", "A")]


def test_of_three_players_each_has_his_deal():
    jogo = new_jogo("003", THREE | FAR, sides=3)
    name_dealer(jogo=jogo, side="C", source=TABLE)

    assert turns(jogo) == [("C", "A")]


def test_what_was_said_is_in_the_trail_and_breaks_no_seal(burraco):
    record(burraco, WON)
    name_dealer(jogo=burraco, side="B", source=TABLE)

    line = Registro.objects.get(action=Registro.Action.DEALER)
    assert (line.device, line.after) == (TABLE.device, {"partida": 1, "number": 2, "side": "B"})
    assert list(faults(Jogo.objects.all())) == []


@pytest.mark.parametrize(
    ("system", "side", "code"), [("003", "C", "side_unknown"), ("002", "A", "dealer_by_lot")]
)
def test_word_that_cannot_be_is_refused(system, side, code):
    jogo = new_jogo(system, FAR)

    with pytest.raises(Refused) as refused:
        name_dealer(jogo=jogo, side=side, source=TABLE)

    assert refused.value.code == code
    assert not Registro.objects.filter(action=Registro.Action.DEALER).exists()


def test_nobody_deals_once_the_jogo_is_over(burraco):
    walkover(jogo=burraco, winner="A", reason="Não vieram.", source=TABLE)

    with pytest.raises(JogoClosed):
        name_dealer(jogo=burraco, side="A", source=TABLE)


# --- the page -----------------------------------------------------------------------------


def test_table_asks_who_deals_until_it_was_said(client, burraco):
    assert "Quem dá as cartas nesta mão?" in client.get(address(burraco)).content.decode()

    response = client.post(address(burraco, "dealer"), {"side": "B"}, follow=True)

    page = text(response)
    assert response.redirect_chain == [(address(burraco), 302)]
    assert page.index(">Começa<") < page.index(">Dá as cartas<")  # A is to the left of B
    assert page.count("Quem dá as cartas nesta mão?") == 1  # where the sheet lets it be changed


def test_score_comes_back_alone_so_that_the_form_stays(client, burraco):
    response = client.post(address(burraco, "dealer"), {"side": "A"}, headers={"HX-Request": "true"})

    page = response.content.decode()
    assert response.status_code == 200
    assert 'id="placar"' in page
    assert "Dá as cartas" in page
    assert "<form" not in page


def test_sheet_tells_who_dealt_each_mao(client, burraco):
    name_dealer(jogo=burraco, side="A", source=TABLE)
    record(burraco, WON)

    page = text(client.get(address(burraco)))

    assert page.index("deu as cartas<") < page.index("começou<")


def test_word_that_cannot_be_says_why(client, burraco):
    response = client.post(address(burraco, "dealer"), {"side": "Z"})

    assert response.status_code == 422
    assert "Escolha uma das duas duplas do jogo." in response.content.decode()


def test_jogo_that_is_over_asks_nobody(client, burraco):
    walkover(jogo=burraco, winner="A", reason="Não vieram.", source=TABLE)

    assert client.post(address(burraco, "dealer"), {"side": "A"}).status_code == 409
    assert "Quem dá as cartas" not in client.get(address(burraco)).content.decode()


@pytest.mark.parametrize("page", ["table", "score"])
def test_who_only_follows_is_not_asked(client, burraco, page):
    Acesso.objects.create(jogo=burraco, seat=FOLLOW, **tokens.fresh())

    assert "Quem dá as cartas" not in client.get(address(burraco, page, FOLLOW)).content.decode()
    assert client.post(address(burraco, "dealer", FOLLOW), {"side": "A"}).status_code == 403
    assert Jogo.objects.get().dealers == []


def test_text_that_leaves_it_to_the_table_asks_nobody(client):
    assert "Quem dá as cartas" not in client.get(address(new_jogo("002", FAR))).content.decode()
