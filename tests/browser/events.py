"""Events in which both duplas enter mãos, each from its phone: the links to the tables of a program."""

import json
import re

from tests.chromium import PHONE


def ways(site):
    """Open an event of each mode. Return the links to its tables by mode."""
    return {mode: json.loads(tables) for mode, tables in site.said("events()", "EVENT")}


def desk_of(site, table):
    """Return the desk address of an event, from the links to one of its tables."""
    return site.url + table["desk"].partition("confrontos/")[0]


def seated(new_page, address, seat):
    """Open a table on a new phone, by the QR of the mesa or by a dupla's link."""
    page = new_page(**PHONE)
    page.goto(address)
    if seat != "mesa":
        page.get_by_role("link", name=re.compile("Abrir o jogo")).tap()
    page.wait_for_url("**/mesa/**")
    return page


def table_of(page):
    """Return the address of the table itself, whichever of its pages is open."""
    return re.match(r".*/mesa/[^/]+/", page.url)[0]


def takes_the_mesa(page):
    """Let the phone whose page of a table is open write there from now on, as the button does; the page stays."""
    page.evaluate(
        """() => {
            const asked = new XMLHttpRequest();
            asked.open("POST", location.pathname.split("/").slice(0, 3).join("/") + "/assumir/", false);
            asked.setRequestHeader("Accept", "application/json");
            asked.send();
        }"""
    )
