"""The effort to enter a mão on a small phone: taps, swipes, seconds and the height of the form, in each system.

The mãos were really played; the seconds follow the model of `tests.browser.hand`. Reported are the median and the 90th
percentile. The page shows the receipt of the previous mão, as it does all evening. A quarter of the mãos is also
entered card by card, with the taps a card.
"""

import os
from statistics import median, quantiles
from uuid import uuid4

from django.core.management import call_command
from playwright.sync_api import sync_playwright

import rules
from scoring import tokens
from scoring.entry.record import record_mao
from scoring.ledger.trail import Source
from scoring.lifecycle.open_close import open_jogo
from tests.bench.site import site
from tests.browser.hand import PHONE, costs
from tests.browser.hand_cards import card_costs
from tests.chromium import FLAGS
from tests.packages import CHROMIUM
from tests.rules.golden import played

SYSTEMS = {
    "000": ("buraco-1", {"target": 1500}),
    "001": ("open-dirty-1", {}),
    "002": ("regulamento-1", {"target": 3000}),
    "003": ("burraco-1", {}),
}
AIM = "aim: 002 10 taps, 0 swipes, 13 s; the others 12 taps, 1 swipe; card by card 1.3 taps a card, 002 1.1, 90 s"
DUPLAS = ["Fausto Farol e Gilda Farol", "Heitor Mirante e Ione Mirante"]


def measure():
    """Yield the lines of the report."""
    call_command("migrate", verbosity=0)
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "1"  # Playwright keeps an event loop in this thread
    with site() as web, sync_playwright() as playwright:
        flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=flags)
        yield f"count of a mão at 360 x 612, 100 mãos each; {AIM}"
        yield "system            taps    swipes  seconds pixels   (median, nine of ten)"
        for system, (key, options) in SYSTEMS.items():
            page = browser.new_page(**PHONE)
            page.goto(f"{web.url}{after_one(system, key, options)}")
            page.wait_for_selector("#mao .mao-send")
            yield told(system, list(costs(page, played(system), rules.load(key, options))))
            page.goto(f"{page.url.partition('?')[0]}cartas/")
            page.wait_for_selector("form.com-teclado")
            yield told_cards(system, list(card_costs(page, played(system)[::4], rules.load(key, options))))
        browser.close()


def after_one(system, key, options):
    """Return the address of a table at which one mão has been recorded, with its receipt."""
    jogo = open_jogo(labels=DUPLAS, ruleset=key, options=options, partidas=3, source=Source())
    facts = played(system)[0]["facts_summary"]
    sent = {"facts": facts, "client_id": uuid4(), "source": Source()}
    mao = record_mao(jogo=jogo, partida=1, number=1, **sent).mao
    return f"/mesa/{tokens.current(jogo)}/?recibo={mao.pk}"


def told_cards(system, found):
    """Return the line of a system that is entered card by card."""
    each = median(one.taps / one.cards for one in found)
    taps, swipes, seconds = (
        median(getattr(one, name) for one in found) for name in ("taps", "swipes", "seconds")
    )
    return f"{system} (card by card) {taps:g} taps, {each:.2f} a card, {swipes:g} swipes, {seconds:.0f} s"


def told(system, found):
    """Return the line of a system."""
    shown = []
    for name in ("taps", "swipes", "seconds", "pixels"):
        values = [getattr(one, name) for one in found]
        shown.append(f"{median(values):g}, {quantiles(values, n=10)[-1]:.4g}")
    return f"{system} (counted)    " + "   ".join(shown)
