"""Blank súmulas of a round on paper: one per A4 page, or two if they have few mãos."""

import pytest
from django.urls import reverse

from scoring.models import Jogo
from tests.browser.acts import signed_in
from tests.chromium import pages_of
from tests.factories import director_of, make_stages
from tests.tournaments.formats import MITCHELL, SWISS
from tournaments.clubs.rule_choice import texts

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
SPILT = """() => [...document.querySelectorAll(".sumula, .sumula-table thead th")].filter((one) =>
  one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1).map((one) => one.innerText)"""
WITHIN = {"width": 718, "height": 1047}  # px of an A4 page without its margins
EVENT = "12ª Copa dos Veteranos do Farol, em memória de quem a começou"
NAMES = [
    "Maria Aparecida dos Santos Barra e José Francisco de Oliveira Campos",
    "Antônia Gonçalves da Enseada e João Batista das Dunas",
]


def turno(maos):
    """Return the plan of a stage with turnos."""
    return MITCHELL | {"maos": maos}


@pytest.mark.parametrize(
    ("plan", "ruleset", "mesas", "pages"),
    [
        pytest.param(SWISS, "regulamento-1", 3, 3, id="a race to a limit"),
        pytest.param(SWISS | {"partidas": 3}, "buraco-1", 3, 3, id="many columns"),
        pytest.param(turno(3), "burraco-1", 4, 2, id="a turno of three mãos"),
        pytest.param(
            turno(4),
            "burraco-1",
            3,
            2,
            id="a turno of four mãos",
            marks=pytest.mark.proof("two a page, as three mãos"),
        ),
        pytest.param(
            turno(8),
            "burraco-1",
            3,
            3,
            id="a turno of eight mãos",
            marks=pytest.mark.proof("one a page, as a race"),
        ),
    ],
)
def test_sheets_of_a_round_fill_their_pages(desktop, live_server, plan, ruleset, mesas, pages):
    choice = next(one for one in texts() if one.key == ruleset)
    target = None if "maos" in plan else 1500
    (stage,) = make_stages(plan, duplas=2 * mesas, choice=choice, target=target, name=EVENT)
    Jogo.objects.update(labels=NAMES)
    signed_in(desktop, director_of(stage.tournament.club))
    first = stage.round_set.earliest("number")
    desktop.goto(
        live_server.url + reverse("tournaments:round_sumulas", args=(stage.tournament.slug, first.pk))
    )
    desktop.emulate_media(media="print")
    desktop.set_viewport_size(WITHIN)

    assert desktop.locator(".sumula").count() == mesas
    assert desktop.evaluate(SPILT) == []
    assert pages_of(desktop.pdf(prefer_css_page_size=True)) == pages
