"""The wait of a scorer on a slow phone: from the tap to the receipt on the screen, and the first visit.

Chromium with a quarter of this CPU, 150 ms round trip to the server, 1.6 Mbit/s; without a service worker, as on plain
http. The page is the complete one: the mão is stored on the device before it is sent.
"""

import os
from statistics import median

from django.core.management import call_command
from playwright.sync_api import sync_playwright

from tests.bench.mesas import DEVICE, MAOS, make_mesas
from tests.bench.posting import TYPED
from tests.bench.site import site
from tests.browser.measures import OWN_SCRIPTS, SIZES, WHOLE
from tests.chromium import FLAGS, PHONE, PLACE
from tests.packages import CHROMIUM

SLOWER, LATENCY, BYTES = 4, 150, 1_600_000 / 8  # times, ms, a second
PATIENCE = 60_000  # ms: the machine may be doing other things as well
# ms: so long the receipt is waited for. After four seconds the page goes on without the answer (see outbox.js), with a
# notice of what it keeps that looks like a receipt and is none; the receipt follows when the answer comes.
GIVEN_UP = 10_000
RECEIPT = ".receipt.alert-good"
# From the tap to the second frame after the receipt is there: by then the first has been painted.
WATCH = """([receipts, patience]) => {
  const before = document.querySelector(receipts);
  let tapped = 0;
  addEventListener("click", () => { tapped = performance.now(); }, { capture: true, once: true });
  window.took = new Promise((done) => {
    setTimeout(() => done(null), patience);
    new MutationObserver((_, watching) => {
      const receipt = document.querySelector(receipts);
      if (!receipt || receipt === before) return;
      watching.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - tapped)));
    }).observe(document.body, { childList: true, subtree: true });
  });
}"""
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0].startTime"


def measure():
    """Yield the lines of the report."""
    call_command("migrate", verbosity=0)
    mesas = make_mesas(2)
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "1"  # Playwright keeps an event loop in this thread
    with site() as web, sync_playwright() as playwright:
        flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=flags)
        addresses = [f"{web.url}/mesa/{mesa.token}/" for mesa in mesas]
        opened(browser, addresses[0]).goto(addresses[0])  # the server's first page is not measured
        page = opened(browser, addresses[1])
        yield f"a phone of {SLOWER} times less, {LATENCY} ms, 1.6 Mbit/s; load {os.getloadavg()[0]:.1f}"
        yield from first_visit(page, addresses[1])
        told = [tapped(page, number) for number in range(1, MAOS + 1)]
        took = [GIVEN_UP if one is None else one for one in told]
        late = f", {told.count(None)} without one by then" * (None in told)
        yield f"  tap to painted receipt {median(took):>8,.0f} ms   longest {max(took):,.0f} ms, of {len(told)}{late}"
        browser.close()


def opened(browser, address):
    """Return a page of a slow phone that holds the mesa, with nothing loaded."""
    context = browser.new_context(**PLACE, **PHONE, service_workers="block")
    context.set_default_timeout(PATIENCE)
    context.add_cookies([{"name": "canastra_device", "value": DEVICE, "url": address}])
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    network = {"offline": False, "latency": LATENCY, "downloadThroughput": BYTES, "uploadThroughput": BYTES}
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", network)
    return page


def first_visit(page, address):
    page.goto(address, wait_until="networkidle")
    sizes = page.evaluate(SIZES)
    own = sum(body for path, _, body in sizes if path.endswith(".js") and "htmx" not in path)
    whole = sum(sent for _, sent, _ in sizes)
    yield f"  first visit, painted   {page.evaluate(PAINTED):>8,.0f} ms"
    yield f"  first visit, bytes     {whole:>8,}      aim {WHOLE:,}, compressed and with the heads"
    yield f"  own scripts, bytes     {own:>8,}      aim {OWN_SCRIPTS:,}"


def tapped(page, number):
    """Enter a mão and return the ms from the tap to its painted receipt; None if it did not come in time."""
    for name, value in TYPED.items():
        field = page.locator(f'#mao [name="{name}"]')
        if field.first.get_attribute("type") == "radio":
            field.and_(page.locator(f'[value="{value}"]')).check(force=True)
        else:
            field.fill(value)
    page.evaluate(WATCH, [RECEIPT, GIVEN_UP])
    page.locator(".mao-send").tap()
    took = page.evaluate("() => window.took")
    assert f"{number + 1}" in page.locator(".mao-send").inner_text(), f"mão {number} was not recorded"
    return took
