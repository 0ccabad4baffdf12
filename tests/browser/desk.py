"""The director's desk in a browser: the sign-in, and the faults of a page."""

import re

from tests.chromium import violations

DEMO = "/painel/torneios/copa-ipe-demo/"  # the demo's tournament
LIST = """\
Ana Prado; Bia Nunes; 1
Caio Dias; Davi Reis
Eva Lima; Fabi Melo; 2
Gil Souza; Hugo Paz
Inês Rocha; João Vaz
"""


def sign_in(page, site):
    """Sign in with the password that the program prints. Later calls reuse the session cookie."""
    if site.director:
        page.context.add_cookies(site.director)
        return
    username, password = re.search(r"usuário (\S+), senha (\S+)", site.output()).groups()
    page.goto(f"{site.url}/painel/")
    page.fill("[name=username]", username)
    page.fill("[name=password]", password)
    page.click("main button")
    page.wait_for_url("**/painel/")
    site.director = [one for one in page.context.cookies() if one["name"].endswith("sessionid")]
    assert site.director


def sideways(page):
    wide = page.evaluate("document.documentElement.scrollWidth > window.innerWidth")
    return ["scrolls sideways"] if wide else []


def faults(page):
    """Return the violations that axe finds, and whether the page scrolls sideways."""
    return violations(page) + sideways(page)
