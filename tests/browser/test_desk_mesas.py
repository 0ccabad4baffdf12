"""Pages and prints about the mesas at the desk, in both themes, on a laptop and on a phone: axe and layout."""

import pytest
from django.urls import reverse
from django.utils.timezone import now

from scoring.models import MESA, SeatKey
from tests.browser.acts import OTHER, signed_in
from tests.browser.measures import faults
from tests.chromium import PHONE
from tests.factories import TABLE, director_of, jogos_being_played, make_tournament, play_jogo, record
from tournaments.hall import blocos, codes, mesas
from tournaments.models import CodeAttempt
from tournaments.models.access.keys import Who

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
PAGES = (
    "desk_mesas",
    "desk_mesas?vista=lista",
    "desk_mesas?busca=2",
    "desk_qr",
    "desk_links",
    "desk_blocos",
    "desk_sumulas",
)


@pytest.fixture
def tournament():
    """A finished jogo, one held by a device, one without a mão, a block, and a mesa with a locked code."""
    tournament = make_tournament(duplas=6, target=1500, mesas=3)
    first, second, *_ = jogos_being_played(tournament)
    play_jogo(first)
    record(second)
    SeatKey.objects.filter(jogo=second, seat=MESA).update(device=OTHER)
    blocos.make(tournament=tournament, first=1, last=3, source=TABLE)
    mesa = mesas.of_tournament(tournament)[0]
    CodeAttempt.objects.bulk_create(
        CodeAttempt(mesa=mesa, device=OTHER, at=now()) for _ in range(codes.OF_MESA[Who.STRANGER])
    )
    return tournament


@pytest.mark.proof("test_every_desk_page.py reads the same pages")
def test_pages_of_the_mesas_can_be_read_by_everybody(new_page, live_server, tournament):
    page = new_page(**PHONE)
    signed_in(page, director_of(tournament.club))

    found = {}
    for name in PAGES:
        route, mark, query = name.partition("?")
        page.goto(live_server.url + reverse(f"tournaments:{route}", args=(tournament.slug,)) + mark + query)
        page.evaluate("document.querySelectorAll('details').forEach(part => part.open = true)")
        found[name] = faults(page, known=True)  # axe: test_every_desk_page
        assert page.locator("h1").inner_text() == tournament.name

    assert {name: wrong for name, wrong in found.items() if wrong} == {}
