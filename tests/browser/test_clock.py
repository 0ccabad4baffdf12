"""The clock of a round on all pages: it follows the time of the server, even if the clock of the device is wrong."""

import re
from datetime import timedelta

import pytest
from django.urls import reverse
from django.utils.timezone import localtime, now
from playwright.sync_api import expect

from scoring import tokens
from scoring.models import Jogo
from tests.browser.acts import signed_in
from tests.browser.measures import faults
from tests.chromium import DESKTOP, PHONE
from tests.factories import TABLE, director_of, make_stages
from tournaments.event import rounds
from tournaments.hall.clocks import clock_hands
from tournaments.models import Confronto, Round

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
SWISS = {"format": "swiss", "rounds": 2, "partidas": 1, "minutes": 40, "pace": "round"}
# A device with a stopped clock that is two days slow.
WRONG = "const then = Date.now() - 2 * 86400000; Date.now = () => then;"


@pytest.fixture
def event():
    """Four mesas in a round of 40 minutes that began ten minutes ago."""
    (stage,) = make_stages(SWISS, duplas=8, mesas=4, target=3000)
    row = Round.objects.get(stage=stage)
    for verb in (rounds.post, rounds.start):
        verb(round=row, source=TABLE)
    Jogo.objects.update(opened_at=now() - timedelta(minutes=10))
    return stage.tournament


def at_desk(page, live_server, event, name="desk_mesas"):
    page.goto(live_server.url + reverse(f"tournaments:{name}", args=(event.slug,)))


def test_hall_counts_down_by_the_servers_clock_and_stops(new_page, live_server, event):
    page = new_page(**DESKTOP)
    page.add_init_script(WRONG)
    signed_in(page, director_of(event.club))
    at_desk(page, live_server, event)
    left = page.locator("#relogio .time-left")
    expect(left).to_have_text(re.compile(r"^(30:00|29:\d\d)$"))
    before = left.inner_text()
    expect(left).not_to_have_text(before)
    page.reload()
    expect(left).to_have_text(re.compile(r"^29:\d\d$"))

    page.get_by_role("button", name="Parar").click()

    expect(page.locator("#relogio")).to_contain_text("parado")
    expect(left).to_have_text(re.compile(r"^29:\d\d$"))


def test_phone_of_a_table_counts_down_by_the_servers_clock(new_page, live_server, event):
    jogo = Jogo.objects.first()
    page = new_page(**PHONE)
    page.add_init_script(WRONG)
    page.goto(live_server.url + reverse("scoring:table", args=(tokens.current(jogo),)))
    left = page.locator("#placar .time-left")
    expect(left).to_have_text(re.compile(r"^(30:00|29:\d\d)$"))
    expect(page.locator("#placar")).to_contain_text("acaba às")
    page.reload()
    expect(left).to_have_text(re.compile(r"^29:\d\d$"))
    page.locator('[name="A-table"]').fill("100")  # typed data survives a change of the clock

    clock_hands.announce(stage=event.stage_set.get(), number=1, minutes=3, source=TABLE)

    expect(left).to_have_text(re.compile(r"^(3:00|2:\d\d)$"))
    expect(page.locator('[name="A-table"]')).to_have_value("100")
    clock_hands.pause(stage=event.stage_set.get(), number=1, source=TABLE)
    expect(page.locator("#placar .placar-time")).to_contain_text("parado")


def test_table_without_scripts_reads_when_its_time_ends(new_page, live_server, event):
    jogo = Jogo.objects.first()
    page = new_page(**PHONE, java_script_enabled=False)

    page.goto(live_server.url + reverse("scoring:table", args=(tokens.current(jogo),)))

    ends = localtime(jogo.opened_at + timedelta(minutes=40))
    expect(page.locator("#placar .placar-time")).to_have_text(f"acaba às {ends:%H:%M}")


@pytest.mark.proof("test_every_desk_page.py and test_telao.py read the same pages")
def test_clock_can_be_read_by_everybody(new_page, live_server, event):
    page = new_page(**PHONE)
    signed_in(page, director_of(event.club))
    found = {}
    extra = Confronto.objects.filter(tournament=event, mesa=1).get()
    for name, args in (("desk_telao", ()), ("desk_extra", (extra.pk,)), ("desk_clock", ())):
        page.goto(live_server.url + reverse(f"tournaments:{name}", args=(event.slug, *args)))
        found[name] = faults(page, known=True)  # axe: test_every_desk_page

    assert found == {"desk_telao": [], "desk_extra": [], "desk_clock": []}
    page.get_by_label("Faltam quantos minutos?").fill("5")
    page.get_by_role("button", name="Anunciar").click()

    expect(page.locator("#relogio .time-left")).to_have_text(re.compile(r"^(5:00|4:\d\d)$"))
