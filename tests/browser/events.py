"""Events in which both duplas write, each from a phone of its own: the ways to the tables of a program."""

import json
import re

from tests.browser.opened import said
from tests.chromium import PHONE

# An event of the demo's club in each mode: the QR of its mesas, the private links of the duplas that sit there.
OPEN = """
import json
from tests.factories import make_tournament
from tournaments import mesas
from tournaments.models import Club, Confronto
for mode in ("scorer", "confirm", "apart"):
    one = make_tournament(club=Club.objects.first(), name=mode, entry=mode, duplas=8, mesas=4, target=3000)
    keys = {key.dupla: mesas.token(key) for key in mesas.duplas_of(one)}
    at = [(mesa, Confronto.objects.get(jogo=mesas.jogo_at(mesa))) for mesa in mesas.of_tournament(one)]
    tables = [{"mesa": f"/m/{mesas.token(mesa)}/", "desk": f"/painel/torneios/{one.slug}/confrontos/{row.pk}/"}
              | {side: f"/dupla/{keys[row.dupla(side)]}/" for side in "AB"} for mesa, row in at]
    print("EVENT", mode, json.dumps(tables))
"""


def ways(program):
    """Open an event of each mode; return the ways to its tables by mode."""
    return {mode: json.loads(tables) for mode, tables in said(program, OPEN, "EVENT")}


def seated(new_page, address, seat):
    """Open a table on a phone of its own: by the QR of the mesa, or by a dupla's link."""
    page = new_page(**PHONE)
    page.goto(address)
    if seat != "mesa":
        page.get_by_role("link", name=re.compile("Abrir o jogo")).tap()
    page.wait_for_url("**/mesa/**")
    return page


def table_of(page):
    """Return the address of the table itself, whatever page of it is open."""
    return re.match(r".*/mesa/[^/]+/", page.url)[0]
