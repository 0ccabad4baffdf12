"""Printed sheets of an event on A4: not cut off, with the declared number of pages."""

import pytest
from django.urls import reverse

from tests.browser.acts import signed_in
from tests.chromium import pages_of
from tests.factories import director_of, jogos_being_played, make_stages, play_jogo
from tests.tournaments.formats import ALL, DOUBLE, GROUPS, KNOCKOUT
from tournaments.models import Dupla

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
# Elements that overflow their box or the edge of the sheet.
SPILT = """(width) => [...document.querySelectorAll(".paper *")].filter((one) => one.getClientRects().length
  && !one.classList.contains("visually-hidden")
  && (one.getBoundingClientRect().right > width + 1 || one.scrollWidth > one.clientWidth + 1 && one.clientWidth))
  .map((one) => one.outerHTML.slice(0, 200))"""
UPRIGHT, ON_ITS_SIDE, A3_UPRIGHT = 718, 1047, 1047  # px of A4 and A3 without their margins


@pytest.mark.parametrize(
    ("plan", "duplas", "sheets"),
    [
        pytest.param(
            KNOCKOUT,
            16,
            {"chave": (1, ON_ITS_SIDE), "classificacao": (1, ON_ITS_SIDE)},
            id="knockout of 16",
            marks=pytest.mark.proof("the bracket of 32, and the tables of groups"),
        ),
        pytest.param(
            KNOCKOUT, 32, {"chave": (3, ON_ITS_SIDE), "chave&papel=a3": (1, A3_UPRIGHT)}, id="bracket of 32"
        ),
        pytest.param(
            DOUBLE,
            8,
            {"chave": (1, ON_ITS_SIDE)},
            id="two chances of 8",
            marks=pytest.mark.proof("the bracket of 32"),
        ),
        pytest.param(GROUPS, 8, {"grupos": (1, UPRIGHT)}, id="two groups on a sheet"),
        pytest.param(
            ALL, 16, {"grupos": (1, ON_ITS_SIDE), "classificacao": (1, UPRIGHT)}, id="a group of 16"
        ),
    ],
)
def test_sheets_of_a_stage_are_whole(desktop, live_server, plan, duplas, sheets):
    (stage,) = make_stages(
        plan, duplas=duplas, name="12ª Copa dos Veteranos do Farol, em memória de quem a começou"
    )
    named = list(Dupla.objects.filter(tournament=stage.tournament))
    for dupla in named:
        dupla.name = f"Maria Aparecida Nascimento {dupla.number} e José Roberto da Conceição {dupla.number}"
    Dupla.objects.bulk_update(named, ("name",))
    for jogo in jogos_being_played(stage.tournament)[:3]:
        play_jogo(jogo, "A")
    signed_in(desktop, director_of(stage.tournament.club))
    address = reverse("tournaments:print_stage", args=(stage.tournament.slug, 1))
    desktop.emulate_media(media="print")
    for sheet, (pages, width) in sheets.items():
        desktop.set_viewport_size({"width": width, "height": 700})
        desktop.goto(f"{live_server.url}{address}?folha={sheet}")

        assert desktop.locator(".paper:not(.paper-part)").count() in {pages, 0}
        assert desktop.evaluate(SPILT, width) == []
        assert pages_of(desktop.pdf(prefer_css_page_size=True)) == pages
