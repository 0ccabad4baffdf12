"""Screenshots of a phone for the README, taken from the scenes of the tests.

pytest does not collect this file by name.

Run `python -m pytest tests/browser/screens.py` after a change of a page it shows.
"""

import pytest

from tests.browser.form import fill
from tests.browser.scenes import confirming, divergent, empty, show
from tests.chromium import PHONE
from tests.programs import ROOT

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
SCREENS = ROOT / "docs" / "screens"
ONE_PIXEL_A_PIXEL = PHONE | {"device_scale_factor": 1}  # they are shown small


@pytest.mark.parametrize(
    ("name", "scene", "act"),
    [("table", empty, fill), ("confirming", confirming, None), ("divergent", divergent, None)],
)
def test_screen_is_taken(new_page, live_server, name, scene, act):
    page = new_page(**ONE_PIXEL_A_PIXEL)
    page.goto(live_server.url + scene())
    if act:
        act(page)
    page.evaluate("() => { document.activeElement.blur(); scrollTo(0, 0); }")
    page.locator("[data-estado=feito]").wait_for(state="attached")
    page.screenshot(path=SCREENS / f"{name}.png")


def test_screen_of_the_keypad_is_taken(new_page, live_server):
    page = new_page(**ONE_PIXEL_A_PIXEL)
    show(page, live_server.url, "keypad")
    page.get_by_text("7 cartas: 70 + 200").first.wait_for()
    page.wait_for_timeout(500)  # the mark of the last tap fades
    page.screenshot(path=SCREENS / "keypad.png")
