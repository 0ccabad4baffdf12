"""Actions on a page of the live server that bring it into the state to be tested."""

from urllib.parse import urlsplit

from django.conf import settings
from django.test import Client
from playwright.sync_api import expect

from scoring import tokens
from scoring.ledger.trail import Source
from scoring.lifecycle import devices
from tests.browser.form import enter, fill, send
from tests.browser.tapping import ENDS, open_new, tap_cards

OTHER = "um-outro-aparelho-qualquer"


def signed_in(page, person):
    """Sign a user in on a page of the live server."""
    client = Client()
    client.force_login(person)
    cookie = client.cookies[settings.SESSION_COOKIE_NAME]
    page.context.add_cookies(
        [{"name": cookie.key, "value": cookie.value, "domain": "localhost", "path": "/"}]
    )


def refused(page):
    fill(page, A_table="muitas", B_hand="-2")
    send(page)
    page.wait_for_selector(".field-error")


def warned(page):
    fill(page, A_hand="0")
    send(page)
    page.wait_for_selector("#confira")


def sheet_open(page):
    page.locator("#folha > summary").click()


def keypad(page):
    open_new(page)
    tap_cards(page, ENDS)


def pending(page):
    """Create two mãos that the network does not transmit, and open their list."""
    page.route(
        "**/mesa/**", lambda route: route.abort() if route.request.method == "POST" else route.fallback()
    )
    for _ in range(2):
        enter(page)
        expect(page.locator('[name="A-table"]')).to_have_value("")  # the form has turned to the next mão
    page.locator("[data-abrir]").click()


def refused_later(page):
    """Create a mão that the network did not transmit and the server refuses, and open its list."""
    page.route("**/mesa/**", lambda route: route.abort())
    fill(page, A_table="105")
    send(page)
    page.wait_for_selector("[data-envio][data-adiante]")
    page.unroute_all()
    page.locator("[data-abrir]").click()
    page.get_by_role("button", name="Enviar tudo de novo").click()
    page.get_by_role("button", name="Ver e corrigir").first.wait_for()


def replaced(page):
    """Let another device take the mesa over while a mão is being typed."""
    fill(page)
    token = urlsplit(page.url).path.split("/")[2]
    devices.take_over(acesso=tokens.find(token), source=Source(device=OTHER))
    page.get_by_text("Esta mesa passou para outro celular").wait_for()
