"""The points sheet on paper: a jogo of three partidas on one A4 page."""

import pytest

from tests.browser.scenes import at
from tests.chromium import pages_of
from tests.factories import jogos_being_played, make_tournament
from tests.scoring import two_duplas as played

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
MARGIN = dict.fromkeys(("top", "bottom", "left", "right"), "10mm")


def long_jogo(maos=8):
    """Three partidas of eight mãos each, with all lines used by both sides, in an event with a long name."""
    event = "12ª Copa dos Veteranos do Farol, em memória de quem a começou"
    (jogo,) = jogos_being_played(make_tournament(duplas=2, name=event, partidas=3, target=5600))
    for partida in range(3):
        mine, theirs = (710, 320) if partida != 1 else (320, 710)
        for _ in range(maos):
            played.record(jogo, mine, theirs, side="")
            jogo.refresh_from_db()
    return jogo


def test_jogo_of_three_long_partidas_prints_on_one_page(desktop, live_server):
    jogo = long_jogo()
    desktop.goto(live_server.url + at(jogo))
    desktop.emulate_media(media="print")
    paper = " ".join(desktop.locator("main").inner_text().split())
    head = played.sheet(jogo).jogo.auditentry_set.latest("sequence").digest

    assert played.states(jogo).count("confirmed") == 24
    for said in (str(jogo), "Copa dos Veteranos", "Mesa 1", "Final", "Partida 3", head):
        assert said in paper, said
    assert desktop.locator(".folha-sign > span").count() == 2
    assert pages_of(desktop.pdf(format="A4", margin=MARGIN)) == 1
