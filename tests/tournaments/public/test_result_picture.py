"""The picture of the result of a jogo without an event."""

from io import BytesIO

import pytest
from PIL import Image

from scoring import tokens
from scoring.lifecycle.open_close import walkover
from scoring.models import FOLLOW, Jogo
from tests.factories import jogos_being_played, make_tournament
from tests.scoring.cast import TABLE
from tests.scoring.typed import AVULSO, typed
from tournaments.charts.pictures import card_picture
from tournaments.public.shared import result_picture

pytestmark = pytest.mark.django_db


def picture(jogo, seat="mesa"):
    return f"/mesa/{tokens.current(jogo, seat)}/resultado.png"


def test_result_is_a_picture_for_everybody_at_the_table_once_it_is_over(client, monkeypatch):
    cards = []
    draw = card_picture.card_picture
    monkeypatch.setattr(result_picture, "card_picture", lambda card: cards.append(card) or draw(card))
    client.post("/avulso/", AVULSO | {"target": "1500"})
    jogo = Jogo.objects.get()
    assert client.get(picture(jogo)).status_code == 404

    table = f"/mesa/{tokens.current(jogo)}/"
    page = client.post(table, typed(A_clean="5", A_dirty="0", A_table="55"), follow=True)
    answer = client.get(picture(jogo, FOLLOW))

    assert picture(jogo) in page.text
    assert (answer["Content-Type"], answer["Cache-Control"]) == ("image/png", "no-store")
    assert Image.open(BytesIO(answer.content)).size == (card_picture.WIDTH, card_picture.HEIGHT)
    (card,) = cards
    assert (card.title, card.said) == ("Venceu: Ana e Bia", "1 mão")
    assert [(row.name, row.value, row.first) for row in card.rows] == [
        ("Ana e Bia", "1.550", True),
        ("Caio e Davi", "210", False),
    ]


def test_jogo_of_an_event_has_no_such_picture(client):
    jogo = jogos_being_played(make_tournament(duplas=2))[0]
    walkover(jogo=jogo, winner="A", reason="não vieram", source=TABLE)

    assert client.get(picture(jogo)).status_code == 404
