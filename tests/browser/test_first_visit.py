"""The size of the files that a phone loads from the server before it can enter a mão or read an event."""

import pytest

from tests.browser.measures import OF_READER, OWN_SCRIPTS, SIZES, WHOLE
from tests.chromium import MESA, PHONE

pytestmark = pytest.mark.browser


def test_first_visit_is_small(new_page, card_tables):
    page = new_page(device=MESA, service_workers="allow", **PHONE)
    with page.expect_response("**/placar/**"):  # requested after all other files are loaded
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


def test_first_visit_of_a_reader_is_small_though_many_play(new_page, site, complete):
    ((_name, stored),) = site.said(f"play_stored({300 if complete else 48})", "STORED")
    for name in ("", "classificacao/", "chave/", "resultados/", "como-se-conta/"):
        page = new_page(**PHONE)  # with an empty cache
        page.goto(f"{site.url}{stored}{name}", wait_until="networkidle")
        sizes = page.evaluate(SIZES)
        assert sum(sent for _path, sent, _body in sizes) < OF_READER, (name, sizes)
        assert not any("htmx" in path for path, _sent, _body in sizes)
