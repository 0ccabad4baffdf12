"""Choice of the language of a table: the same page is displayed in it, with and without JavaScript."""

import pytest
from playwright.sync_api import expect

from tests.browser.form import enter, fill
from tests.browser.measures import spilt, targets
from tests.browser.opened import TABLE
from tests.chromium import MESA, PHONE
from tests.matrix import every

pytestmark = pytest.mark.browser

ASKED = {"Italiano": "Chi ha chiuso?", "English": "Who went out?", "Português": "Quem bateu?"}


@pytest.fixture(scope="module")
def tables(serve):
    """A program, and the URL of one of its tables."""
    program, tables = serve({"table": TABLE})
    return program.url, tables["table"]


@pytest.mark.parametrize("scripts", every([True, False], 2))
def test_language_pressed_at_the_foot_is_that_of_the_form(new_page, tables, scripts):
    page = new_page(device=MESA, **PHONE, java_script_enabled=scripts)
    page.goto(tables[1])
    for name, asked in ASKED.items():
        page.get_by_role("button", name=name, exact=True).tap()
        expect(page.locator("#mao").get_by_text(asked).first).to_be_visible()


@pytest.mark.parametrize("name", every(["Italiano", "Português", "English", "Español"], 4))
def test_small_screen_holds_the_words_of_every_language(new_page, serve, name):
    _program, opened = serve({"table": TABLE})
    page = new_page(**PHONE | {"viewport": {"width": 360, "height": 612}})
    page.goto(opened["table"])
    page.get_by_role("button", name=name, exact=True).tap()
    enter(page)
    expect(page.locator(".receipt")).to_be_visible()
    found = {"receipt": spilt(page), "links": page.locator(".receipt-ways").bounding_box()["height"] > 60}
    fill(page, number=2)
    found["typed"] = spilt(page)
    page.locator(".receipt-ways a").first.tap()
    page.locator('#mao [name="reason"]').wait_for()
    found["correcting"] = spilt(page)

    assert found == {"receipt": [], "links": False, "typed": [], "correcting": []}


@pytest.mark.parametrize("scripts", every([False, True], 2))
def test_rules_that_were_chosen_stay_when_a_language_is(new_page, tables, scripts):
    page = new_page(**PHONE, java_script_enabled=scripts)
    page.goto(f"{tables[0]}/avulso/?regras=burraco-1")
    page.get_by_role("button", name="Italiano", exact=True).tap()

    expect(page.locator("html")).to_have_attribute("lang", "it")
    expect(page.locator('[name="ruleset"]')).to_have_value("burraco-1")
    if scripts:
        assert targets(page) + spilt(page) == []


def test_icon_is_in_the_language_of_the_table_also_without_a_network(new_page, tables):
    page = new_page(device=MESA, **PHONE, service_workers="allow")
    page.goto(tables[1])
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.get_by_role("button", name="Italiano", exact=True).tap()
    expect(page.locator("html")).to_have_attribute("lang", "it")
    shell = """async () => {
      for (const name of await caches.keys()) {
        const kept = await (await caches.open(name)).match("/mesa/abrir/");
        if (kept) return kept.headers.get("Content-Language");
      }
    }"""
    for _try in range(50):
        if page.evaluate(shell) == "it":
            break
        page.wait_for_timeout(100)

    page.context.set_offline(True)
    page.goto(f"{tables[0]}/mesa/{'x' * 22}/")

    expect(page.get_by_role("heading", name="La pagina non si è aperta")).to_be_visible()
