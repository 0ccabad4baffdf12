"""The effort to enter a mão on a small phone: taps, swipes, seconds and the height of the form, in each game.

The mãos of the four rule texts were really played; those of the Brazilian club games are worked examples. Each is
entered as a count by one scorer, by a dupla whose mãos the other one confirms, and by each dupla apart; with the helper
that adds the cards; and card by card. The seconds follow the model of `tests.browser.hand`. Where one scorer or one
dupla enters, the page shows the previous mão, as it does all evening. Each line gives medians, and the 90th percentile
in brackets; names of duplas and browsers with the same figures share a line.
"""

import os
import tempfile
from collections import defaultdict
from contextlib import contextmanager, suppress
from math import inf
from pathlib import Path
from statistics import median, quantiles
from uuid import uuid4

from django.core.management import call_command
from playwright.sync_api import sync_playwright

import rules
from scoring import tokens
from scoring.entry.record import record_mao
from scoring.errors import MaoRejected
from scoring.ledger.trail import Source
from scoring.lifecycle.open_close import open_jogo
from tests import old_chromium
from tests.bench.site import site
from tests.browser.hand import PHONE, costs
from tests.browser.hand_cards import card_costs
from tests.chromium import FLAGS, PLACE
from tests.packages import CHROMIUM
from tests.rules.golden import SYSTEMS, played
from tests.rules.golden_brazil import CARDS, SUMMARIES

GAMES = {
    "002": ("regulamento-1", {"target": 3000}),
    "000": ("buraco-1", {"target": 1500}),
    "001": ("open-dirty-1", {}),
    "003": ("burraco-1", {}),
    "aberto": ("aberto-1", {"target": 3000}),
    "fechado": ("fechado-1", {"target": 3000}),
    "stbl": ("stbl-1", {"target": 3000}),
    "tranca": ("tranca-1", {"target": 3000}),
}
ENTRIES = {"one scorer": "scorer", "confirmed": "confirm", "apart": "apart"}
HELPED, BY_CARDS = "helper", "card by card"
NAMES = {
    "short": ["Fausto e Gilda", "Heitor e Ione"],
    "long": ["Conceição Farol e Sebastião Reis", "Francisca Lima e Raimundo Mirante"],
}
AIMS = [
    "as a count: 002 10 taps, 0 swipes, 13 s; the others 12 taps, 1 swipe; with the helper 16 s",
    "card by card: 1.3 taps a card, 002 1.1; 90 s, tranca 95 s, 1 swipe",
]
HAS = "(selector) => Boolean(document.querySelector(selector))"  # the old browser cannot wait for a selector
STEP = 5  # one of so many played mãos, card by card and with the helper one of four times as many


def measure():
    """Yield the lines of the report."""
    call_command("migrate", verbosity=0)
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "1"  # Playwright keeps an event loop in this thread
    yield f"effort of a mão at {PHONE['viewport']['width']} x {PHONE['viewport']['height']}; aims:"
    yield from AIMS
    with site() as web, browsers() as phones:
        for form in (*ENTRIES, HELPED, BY_CARDS):
            yield f"\n{form}"
            for game in GAMES:
                if form != HELPED or (game in SYSTEMS and adds(game)):
                    yield from lines(game, form, web, phones)


def adds(game):
    """Return whether the values of cards are added up; else the cards are only counted."""
    return len(set(rules.load(*GAMES[game]).values.values())) > 1


@contextmanager
def browsers():
    """Yield a function for each browser, by its name, that opens a page on a new phone."""
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as home:
        flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS
        new = playwright.chromium.launch(executable_path=str(CHROMIUM), args=flags)
        with old_chromium.started(playwright.chromium, Path(home)) as old:
            # Contexts of the old one stay open, because it would exit.
            yield {
                f"Chromium {one.version.partition('.')[0]}": lambda one=one: one.new_context(
                    service_workers="block", **PHONE, **PLACE
                ).new_page()
                for one in (new, old)
            }
        new.close()


def lines(game, form, web, phones):
    """Yield the lines of a game in a form, one for all names and browsers with the same figures."""
    where = defaultdict(list)
    for names in NAMES:
        for browser, phone in phones.items():
            found = entered(game, form, names, web, phone())
            where[(len(found), *figures(found))].append(f"{names} names in {browser}")
    for (count, *shown), places in where.items():
        yield f"{game:<8}" + "  ".join(shown) + f"  {count} mãos; " + ", ".join(places)


def entered(game, form, names, web, page):
    """Return the effort of each mão of a game, entered on a page of a new table."""
    ruleset = rules.load(*GAMES[game])
    table = web.url + address(game, ENTRIES.get(form, "scorer"), NAMES[names])
    page.goto(table)
    if form == BY_CARDS:
        page.goto(f"{page.url.partition('?')[0]}cartas/")
        page.wait_for_function(HAS, arg="form.com-teclado")
        found = list(card_costs(page, hands(game, CARDS, 4 * STEP), ruleset))
    else:
        page.wait_for_function(HAS, arg="#mao.mao-viva")
        helped = form == HELPED
        some = hands(game, SUMMARIES, 4 * STEP if helped else STEP)
        found = list(costs(page, some, ruleset, helped=helped))
    page.goto("about:blank")
    return found


def hands(game, worked, step):
    if game in SYSTEMS:
        return played(game)[::step]
    key, _options = GAMES[game]
    some = [hand for hand in worked if hand["system"] == game]
    return [hand for hand in some if judged(rules.load(key, hand["options"]), hand).ok]


def judged(ruleset, hand):
    if "facts_summary" in hand:
        return rules.judge(ruleset, hand["facts_summary"])
    return rules.judge_cards(ruleset, hand["facts_cards"])


def address(game, entry, names):
    """Return the address of a new table; unless duplas enter apart, one mão has been recorded."""
    key, options = GAMES[game]
    jogo = open_jogo(labels=names, ruleset=key, options=options, partidas=3, entry=entry, source=Source())
    seat = {} if entry == "scorer" else {"seat": "A"}
    page = f"/mesa/{tokens.current(jogo, **seat)}/"
    if entry == "apart":
        return page
    mao = recorded(jogo, hands(game, SUMMARIES, STEP), seat.get("seat", ""))
    return f"{page}?recibo={mao.pk}"


def recorded(jogo, some, side):
    """Record one mão that leaves the partida open: the one with the fewest points that the jogo's rules accept."""
    ruleset = jogo.load_rules()
    for hand in sorted(some, key=lambda hand: max(judged(ruleset, hand).totals.values(), default=inf)):
        sent = {"facts": hand["facts_summary"], "client_id": uuid4(), "side": side, "source": Source()}
        with suppress(MaoRejected):
            return record_mao(jogo=jogo, partida=1, number=1, **sent).mao
    raise ValueError(jogo)


def figures(found):
    """Return the figures of a form, as text: the names of those that all mãos have in common, and their values."""
    shown = [f"{spread(found, name)} {name}" for name in ("taps", "swipes")]
    shown.append(f"{spread(found, 'seconds')} s")
    if hasattr(found[0], "cards"):
        return [*shown, f"{median(one.taps / one.cards for one in found):.2f} taps a card"]
    return [*shown, f"{spread(found, 'pixels')} pixels", f"{spread(found, 'hidden')} behind the keyboard"]


def spread(found, name):
    values = [getattr(one, name) for one in found]
    return f"{median(values):.4g} ({quantiles(values, n=10, method='inclusive')[-1]:.4g})"
