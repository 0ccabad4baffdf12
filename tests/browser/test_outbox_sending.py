"""Sending from the outbox: entries are on disk first, sent once from all tabs, and retried when the network is back."""

from urllib.parse import parse_qs

import pytest
from playwright.sync_api import expect

from tests.browser.form import enter, says
from tests.browser.opened import TABLE, stored
from tests.browser.weak_network import BUSY, network, saying
from tests.chromium import HALL, until

pytestmark = pytest.mark.browser

NAMES = ("disk", "answers", "locks", "leases", "hope")
WAITING, REFUSED = "espera", "parada"

# Record the durability option of each write to the outbox.
WATCHED = """
const open = IDBDatabase.prototype.transaction;
globalThis.writes = [];
IDBDatabase.prototype.transaction = function (...asked) {
  const made = open.apply(this, asked);
  if (made.mode === "readwrite") globalThis.writes.push([...made.objectStoreNames, made.durability].join(" "));
  return made;
};
"""

# Timers of a second or more never fire.
ENDLESS = """
const wait = globalThis.setTimeout;
globalThis.setTimeout = (then, ms = 0, ...rest) => wait(then, ms < 1000 ? ms : 3_600_000, ...rest);
"""

# The stored entries of the device: the state of each, and the status of its last response.
KEPT = """() => new Promise((done) => {
  indexedDB.open("canastra").onsuccess = ({ target }) => {
    target.result.transaction("envios").objectStore("envios").getAll().onsuccess = ({ target: found }) => {
      target.result.close();
      done(found.result.map(({ estado, status }) => [estado, status]));
    };
  };
})"""


@pytest.fixture(scope="module")
def hall(serve):
    """A network in front of a program, and the URLs of its tables in it, by name."""
    program, tables = serve(dict.fromkeys(NAMES, TABLE))
    with network(program.port) as between:
        yield between, {name: one.replace(program.url, between.url) for name, one in tables.items()}


@pytest.fixture
def way(hall):
    """The network, without faults at the start of the test."""
    between, _ = hall
    between.mode = "open"
    between.arrived.clear()
    return between


def again(page):
    page.get_by_role("button", name="Enviar tudo de novo").tap()


def test_every_write_to_the_outbox_is_on_the_disk_before_it_counts(hall, way, device):
    phone = device().pages[0]
    phone.add_init_script(WATCHED)
    phone.goto(hall[1]["disk"])
    enter(phone)
    phone.wait_for_url("**recibo=*")

    writes = phone.evaluate("writes")
    assert len(writes) >= 2  # the entry before it was sent, and its receipt
    assert set(writes) == {"envios strict"}


@pytest.mark.parametrize("name", ["locks", "leases"])
def test_two_tabs_at_once_send_each_mao_once_and_in_order(hall, way, device, name):
    address = hall[1][name]
    opened = address.replace("127.0.0.1", HALL) if name == "leases" else address
    context = device()
    tabs = context.pages[0], context.new_page()
    for tab in tabs:
        tab.goto(opened)
    assert tabs[0].evaluate("'locks' in navigator") == (name == "locks")
    way.mode = BUSY
    tabs[0].bring_to_front()
    enter(tabs[0])
    expect(tabs[0].locator(".mao-send")).to_have_text("Gravar mão 2")
    enter(tabs[0], A_table="47")
    says(tabs[1], "2 guardadas neste celular, falta enviar")

    way.mode = "slow"
    for tab in tabs:
        tab.bring_to_front()
        tab.get_by_role("button", name="Ver", exact=True).tap()
        again(tab)
    until(tabs[0], lambda: way.arrived)
    tabs[1].wait_for_timeout(500)  # enough time for a second tab to send it too
    assert numbers(way) == ["1"]
    way.mode = "open"
    for tab in tabs:
        says(tab, "Tudo enviado", seconds=40)

    assert numbers(way) == ["1", "2"]
    assert stored(address) == ["1.1 v1: A=880 B=210", "1.2 v1: A=870 B=210"]


def numbers(way):
    """Return the numbers of the sent mãos, in order."""
    sent = [parse_qs(body) for body in way.arrived]
    return [body["number"][0] for body in sent if "number" in body]  # an opened page asks for a free seat


def test_what_waits_is_sent_when_there_is_reason_to_hope_not_only_by_the_clock(hall, way, device):
    phone = device().pages[0]
    phone.add_init_script(ENDLESS)
    phone.goto(hall[1]["hope"])
    for number, event in enumerate(("online", "visibilitychange", "pageshow"), 1):
        way.mode = BUSY
        enter(phone)
        says(phone, "1 guardada neste celular, falta enviar")
        way.mode = "open"

        if event == "online":
            phone.context.set_offline(True)
            phone.context.set_offline(False)
        else:
            target = "window" if event == "pageshow" else "document"
            phone.evaluate(f"{target}.dispatchEvent(new Event('{event}'))")
        says(phone, "Tudo enviado")
        expect(phone.get_by_text(f"Mão {number} da partida 1 gravada")).to_be_visible()
        assert len(stored(hall[1]["hope"])) == number, event
        expect(phone.locator(".mao-send")).to_have_text(f"Gravar mão {number + 1}")


def test_status_of_an_answer_says_whether_a_mao_waits_or_needs_somebody(hall, way, device):
    phone = device().pages[0]
    phone.goto(hall[1]["answers"])
    way.mode = BUSY
    enter(phone)
    says(phone, "1 guardada neste celular, falta enviar")
    phone.get_by_role("button", name="Ver", exact=True).tap()

    for status, state in {
        **dict.fromkeys((401, 403, 408, 429, 500, 502), WAITING),
        **dict.fromkeys((400, 404, 409, 410, 422), REFUSED),
    }.items():
        way.mode = saying(status)
        again(phone)
        until(phone, lambda told=[[state, status]]: phone.evaluate(KEPT) == told)
    says(phone, "1 mão não foi aceita: toque para resolver")

    way.mode = "open"
    again(phone)
    says(phone, "Tudo enviado")
    expect(phone.locator(".placar-where")).to_contain_text("mão 2")
    assert len(stored(hall[1]["answers"])) == 1
