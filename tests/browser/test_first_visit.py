"""What a phone has to load before it can enter a mão, as the server really sends it."""

import pytest

from tests.browser.measures import OWN_SCRIPTS, SIZES, WHOLE
from tests.chromium import MESA, PHONE

pytestmark = pytest.mark.browser


def test_first_visit_is_small(new_page, card_tables):
    page = new_page(device=MESA, service_workers="allow", **PHONE)
    with page.expect_response("**/placar/**"):  # asked for once all that a visit loads is there
        page.goto(card_tables["idle"])
    assert page.locator("#mao").count() == 1

    sizes = page.evaluate(SIZES)
    own = [
        body
        for path, _sent, body in sizes
        if path.endswith(".js") and "htmx" not in path and path != "/sw.js"
    ]
    assert len(own) >= 7
    assert sum(own) < OWN_SCRIPTS, sizes
    assert sum(sent for _path, sent, _body in sizes) < WHOLE, sizes
