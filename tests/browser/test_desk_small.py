"""The frame of the desk's pages: it leaves room for the page on a phone, and its status bar is one row on a laptop."""

import pytest
from django.urls import reverse

from tests.browser.acts import signed_in
from tests.chromium import DESKTOP, PHONE
from tests.factories import director_of, make_club, make_tournament, make_user

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
SMALL = PHONE | {"viewport": {"width": 360, "height": 612}}
PAGES = (
    "desk_mesas", "desk_rounds", "desk_standings", "desk_tournament", "desk_prints", "publish", "desk_log", "desk_plan",
    "desk_life",
)  # fmt: skip
APART = """() => {
    const parts = document.querySelectorAll(':is(.line-where, .line-missing, .line-step, .line-search) > *');
    const places = [...parts]
        .filter(one => one.checkVisibility({visibilityProperty: true})).map(one => one.getBoundingClientRect())
        .filter(one => one.width > 1);
    const frame = document.querySelector('.line').getBoundingClientRect();
    return places.length > 8 && places.every((one, at) =>
        one.right <= frame.right && (!at || one.left >= places[at - 1].right - 1));
}"""
LONG = "Campeonato de Inverno do Clube dos Empregados do Porto, segunda etapa"
SEEN = """() => {
    const tab = document.querySelector('.tabs [aria-current]').getBoundingClientRect();
    return [tab.left >= 0 && tab.right <= innerWidth, document.documentElement.scrollWidth <= innerWidth];
}"""


@pytest.fixture
def event():
    """Ten mesas in play, in an event with a name too long for a line of a phone."""
    club = make_club(director=make_user("diretora"))
    return make_tournament(club=club, duplas=20, mesas=9, name=LONG, minutes=40)


def test_frame_takes_a_third_of_a_phone_at_most_and_shows_where_one_is(
    new_page, live_server, event, complete
):
    page = new_page(**SMALL)
    signed_in(page, director_of(event.club))

    bottoms, seen = {}, {}
    for name in PAGES[:: 1 if complete else 2]:
        page.goto(live_server.url + reverse(f"tournaments:{name}", args=(event.slug,)))
        page.wait_for_load_state("networkidle")  # the parts that the bar loads later are displayed
        bottoms[name] = page.locator(".tabs").evaluate("one => one.getBoundingClientRect().bottom")
        seen[name] = page.evaluate(SEEN)

    assert max(bottoms.values()) <= 200, bottoms
    assert {name: found for name, found in seen.items() if found != [True, True]} == {}


def test_line_is_one_row_on_a_laptop_and_no_part_lies_on_another(new_page, live_server, event):
    page = new_page(**DESKTOP)
    signed_in(page, director_of(event.club))
    for page_name in ("desk_rounds", "desk_log"):
        page.goto(live_server.url + reverse(f"tournaments:{page_name}", args=(event.slug,)))
        page.wait_for_load_state("networkidle")
        for width in (1280, 1920):
            page.set_viewport_size({"width": width, "height": 800})

            line, field = (page.locator(one).bounding_box() for one in (".line", ".line-search input"))

            assert line["height"] <= 50, (page_name, width)
            assert field["width"] >= 118  # px; enough for "mesa ou nome"
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            assert page.evaluate(APART)
