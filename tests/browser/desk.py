"""The director's desk in a browser: through its door, to the demo's tournament, and what is wrong with a page."""

import re

from tests.chromium import violations

LIST = """\
Ana Prado; Bia Nunes; 1
Caio Dias; Davi Reis
Eva Lima; Fabi Melo; 2
Gil Souza; Hugo Paz
Inês Rocha; João Vaz
"""


def sign_in(page, site):
    """Go through the desk's door with what the program prints."""
    username, password = re.search(r"usuário (\S+), senha (\S+)", site.output()).groups()
    page.goto(f"{site.url}/painel/")
    page.fill("[name=username]", username)
    page.fill("[name=password]", password)
    page.click("main button")
    page.wait_for_url("**/painel/")


def demo_tournament(page):
    """Return the address of the demo's tournament on the desk."""
    return page.locator("main table a").first.evaluate("link => link.href")


def faults(page):
    """Return what axe finds, and whether the page scrolls sideways."""
    found = violations(page)
    wide = page.evaluate("document.documentElement.scrollWidth > window.innerWidth")
    return [*found, *(["scrolls sideways"] if wide else [])]
