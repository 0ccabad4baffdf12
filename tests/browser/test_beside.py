"""Comparison of versions of one mão: a table at every width, with a row per question and a column per version."""

import pytest
from django.test import Client

from tests.browser.acts import signed_in
from tests.browser.form import TITLE, enter
from tests.browser.measures import contrast, large_letters, spilt, targets, zoomed
from tests.browser.scenes import APART, at
from tests.chromium import PHONE, violations_in_both_themes
from tests.factories import director_of, jogos_being_played, make_tournament
from tests.matrix import one_of
from tests.scoring import two_duplas as played
from tests.scoring.cast import facts
from tests.scoring.pages import three_apart

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

# The top and left edges of the cells, for each row of the table.
PLACES = """() => [...document.querySelectorAll(".beside tr:not(.beside-of)")].map((row) =>
  [...row.querySelectorAll("td, thead th")].filter((one) => one.textContent.trim())
    .map((one) => one.getBoundingClientRect()).map(({ y, x }) => [Math.round(y), Math.round(x)]))"""
SEEN = """() => { const { left, right } = document.querySelector(".beside").getBoundingClientRect();
  return left >= 0 && right <= document.documentElement.clientWidth; }"""
WIDTHS = {"phone": 360, "wider phone": 390, "laptop": 1280}
SCORES = ".beside td, .beside td .side, .beside thead .side"


def differing(jogo):
    """Let each side send the first mão with different points."""
    for side, count in zip(jogo.sides, (810, 700, 705), strict=False):
        played.send(jogo, side, a=count)
    return jogo


def apart(_page, site):
    return site + at(differing(played.opened(APART)), seat="A")


def contested(_page, site):
    jogo = played.opened("confirm")
    played.contest(jogo, played.record(jogo), facts=facts(700, -110))
    return site + at(jogo)


def desk(page, site):
    tournament = make_tournament(duplas=4, target=3000, entry=APART)
    jogo = differing(jogos_being_played(tournament)[0])
    signed_in(page, director_of(tournament.club))
    return f"{site}/painel/torneios/{tournament.slug}/confrontos/{jogo.confronto.pk}/"


def stored_by_another(page, site):
    jogo = played.opened("scorer")
    page.goto(site + at(jogo))
    played.record(jogo, side="")
    enter(page, A_table="47")
    page.wait_for_selector(TITLE)
    return ""


def of_three(_page, site):
    return site + at(three_apart(Client(), ["Ana Beatriz", "Bia", "Caio"], "345", "355", "350"))


CASES = {apart: 2, contested: 2, desk: 2, stored_by_another: 2, of_three: 3}
SAME_PAGE = {contested: apart} | {case: case for case in CASES if case is not contested}


def shown(page, site, case):
    """Open the page that compares the versions."""
    if address := case(page, site):
        page.goto(address)
    page.wait_for_selector(".beside", state="attached")
    page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")


@pytest.mark.parametrize("case", one_of(CASES, by=SAME_PAGE.get), ids=lambda case: case.__name__)
def test_versions_stand_side_by_side_at_every_width_and_can_be_read(phones, live_server, case):
    page = phones.take(**PHONE)
    shown(page, live_server.url, case)

    for width in WIDTHS.values():
        page.set_viewport_size({"width": width, "height": 740})
        places = page.evaluate(PLACES)
        assert len(places) > 5
        for row in places:
            assert len(row) == CASES[case]
            assert len({y for y, _x in row}) == 1, (width, row)
            assert len({x for _y, x in row}) == CASES[case], (width, row)
        assert page.evaluate(SEEN), width

    page.set_viewport_size(PHONE["viewport"])
    wrong = violations_in_both_themes(page)
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        wrong += contrast(page, SCORES)
    if case is not desk:
        wrong += [*spilt(page), *zoomed(page), *large_letters(page), *targets(page)]
    assert wrong == []
