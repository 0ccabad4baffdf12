"""The director's desk after dark, and what a phone brought to it: every page read by axe, one after the other."""

import pytest
from django.urls import reverse

from tests.browser.acts import signed_in
from tests.chromium import DESKTOP, violations
from tests.factories import director_of, jogos_being_played, make_tournament, record
from tests.scoring.two_duplas import contest, send
from tests.scoring.typed import typed
from tests.tournaments.desk.pages import exported

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

OF_EVENT = (
    "desk_tournament", "desk_plan", "desk_rounds", "desk_sumulas", "desk_life", "desk_log", "desk_mesas", "desk_qr",
    "desk_blocos", "desk_links", "desk_outbox", "desk_prints", "publish", "tournament_edit",
)  # fmt: skip
OF_CLUB = ("desk_club", "desk_rules", "desk_rules_new", "tournament_new")
OPEN = "document.querySelectorAll('details').forEach((part) => { part.open = true; })"


def at(name, *args):
    return reverse(f"tournaments:{name}", args=args)


def differing(event):
    """Return the first jogo of the event: its duplas have sent different figures, or contest what stands."""
    jogo = jogos_being_played(event)[0]
    if event.entry == "apart":
        send(jogo, "A")
        send(jogo, "B", 700)
    else:
        contest(jogo, record(jogo, side="A"))
    return jogo


def pages(event, other):
    """Yield the address of every page of the desk: of the club, of an event, and of jogos in both."""
    yield at("desk")
    yield at("club_new")
    yield from (at(name, event.club.slug) for name in OF_CLUB)
    yield from (at(name, event.slug) for name in OF_EVENT)
    yield at("print_presence", event.slug)
    yield at("print_places", event.slug)
    yield at("print_stage", event.slug, 1)
    yield at("print_sheets", event.slug, 1)
    yield at("tournament_start", make_tournament(club=event.club, state="drawn", name="Copa da Lua").slug)
    for each in (event, other):
        confronto = differing(each).confronto
        yield at("desk_jogo", each.slug, confronto.pk)
        yield at("desk_mao", each.slug, confronto.pk, 1, 1)


def test_every_page_of_the_desk_is_accessible_after_dark(new_page, live_server):
    event = make_tournament(duplas=4, target=3000, entry="confirm")
    other = make_tournament(club=event.club, duplas=4, target=3000, entry="apart", name="Copa do Sol")
    page = new_page(**DESKTOP, color_scheme="dark")
    signed_in(page, director_of(event.club))

    found = {}
    for address in pages(event, other):
        assert page.goto(live_server.url + address).status == 200, address
        page.evaluate(OPEN)
        found[address] = violations(page)

    assert {address: wrong for address, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_was_brought_to_the_desk_is_accessible(new_page, live_server, scheme):
    event = make_tournament(duplas=4, target=3000)
    jogo = jogos_being_played(event)[0]
    page = new_page(**DESKTOP, color_scheme=scheme)
    signed_in(page, director_of(event.club))
    page.goto(live_server.url + at("desk_outbox", event.slug))

    page.click("#pendencias [type=submit]")
    nothing = violations(page)
    page.fill("[name=text]", exported(jogo, typed(A_table="muitas"), typed()))
    page.click("#pendencias [type=submit]")
    page.get_by_text("Gravada: recibo").wait_for()

    assert page.locator("#trazidas + ol > li.alert-bad, #trazidas + ol > li.alert-good").count() == 2
    assert nothing + violations(page) == []
