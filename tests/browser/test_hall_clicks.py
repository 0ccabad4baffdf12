"""Common tasks of the director, started in the Salão, take at most four clicks in Chromium without JavaScript."""

import pytest
from django.urls import reverse
from playwright.sync_api import expect

from tests.browser.acts import signed_in
from tests.browser.counted import Counted
from tests.chromium import DESKTOP
from tests.factories import director_of, go_on, jogos_being_played, make_stages, record
from tests.matrix import every
from tests.tournaments.desk.staged import SWISS

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
MOST = 4  # clicks; in docs/decisions/0045 too
FEWER = "no more clicks than a withdrawal, by the same pages; desk/test_acts.py does each act from the drawer"
OVER, PLAYING = 1, 3  # mesas with a finished jogo and with a jogo without a mão


@pytest.fixture
def hall(phones, live_server):
    """A Swiss of eleven duplas in its first round, with two of five jogos finished; the director is in the Salão."""
    (stage,) = make_stages(SWISS | {"partidas": 1, "late_until": 1}, duplas=11)
    go_on(stage)
    for jogo in jogos_being_played(stage.tournament)[:2]:
        record(jogo)
    page = phones.take(**DESKTOP, java_script_enabled=False)
    signed_in(page, director_of(stage.tournament.club))
    page.goto(live_server.url + reverse("tournaments:desk_mesas", args=(stage.tournament.slug,)))
    return Counted(page)


def of_mesa(hall, mesa, words):
    """Open the drawer of a mesa and choose an action, for the first dupla if the action needs one."""
    hall.click(hall.page.locator(".tile").nth(mesa - 1))
    hall.click(hall.page.locator("#gaveta").get_by_role("link", name=words).first)


def choose(hall, place):
    hall.click(hall.page.locator("main form.card label:has(input[type=radio])").nth(place))


def confirmed(hall, said):
    """Submit the form, and its confirmation if there is one; check the message and the number of clicks."""
    send = hall.page.locator("main form:has([name]:visible) button[type=submit]").last
    hall.click(send)
    if not hall.page.locator(".messages").count():
        hall.click(send)
    expect(hall.page.locator(".messages").first).to_contain_text(said)
    assert hall.clicks <= MOST


def test_late_pair(hall):
    hall.press("Ocorrências")
    hall.press("Inscrição tardia")
    hall.fill(first="Quem Chega", second="Por Último")
    confirmed(hall, "Inscrita: Quem Chega e Por Último.")


@pytest.mark.proof(FEWER)
def test_walkover(hall):
    of_mesa(hall, PLAYING, "W.O.")
    choose(hall, 0)
    hall.fill(reason="não vieram")
    confirmed(hall, "W.O. gravado")


@pytest.mark.proof(FEWER)
def test_move(hall):
    of_mesa(hall, PLAYING, "Mudar de mesa")
    hall.fill(mesa="9")
    confirmed(hall, "Agora na mesa 9.")


@pytest.mark.parametrize("mesa", every([PLAYING, OVER], 2))
def test_withdrawal(hall, mesa):
    of_mesa(hall, mesa, "Desistência")
    choose(hall, 1)
    hall.fill(reason="foi embora")
    confirmed(hall, "Saiu: ")


@pytest.mark.proof(FEWER)
def test_substitution(hall):
    of_mesa(hall, PLAYING, "Trocar um jogador")
    choose(hall, 0)
    hall.fill(comes="Quem Entra")
    confirmed(hall, "Agora é Quem Entra e ")


@pytest.mark.proof(FEWER)
@pytest.mark.parametrize("mesa", [PLAYING, OVER])
def test_penalty(hall, mesa):
    of_mesa(hall, mesa, "Aplicar uma punição")
    hall.fill(amount="100", round="1", reason="atraso")
    confirmed(hall, "Punição aplicada")


def test_correction_of_a_result_that_counts(hall):
    of_mesa(hall, OVER, "Corrigir a última mão")
    hall.fill(**{"A-table": "60", "B-hand": "14", "reason": "somada errado"})
    confirmed(hall, "Mão corrigida.")
