"""Announcements of the remaining minutes sound once per round, on any open page, by the clock of the server."""

from datetime import timedelta

import pytest
from django.urls import reverse
from django.utils.timezone import now
from playwright.sync_api import expect

from scoring.lifecycle.call import call_director
from scoring.models import MESA, Jogo
from tests.browser.acts import signed_in
from tests.browser.measures import faults
from tests.chromium import DESKTOP, PHONE
from tests.factories import TABLE, catch_up, director_of, make_stages
from tests.matrix import every
from tournaments.event import rounds
from tournaments.hall import mesas, telao
from tournaments.hall.clocks import clock_hands
from tournaments.models import Round

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
PLAN = {"format": "swiss", "rounds": 2, "partidas": 1, "minutes": 40, "pace": "round", "announced": [10, 5]}
# A device with a stopped clock that is two days slow.
WRONG = "const then = Date.now() - 2 * 86400000; Date.now = () => then;"
# Record the frequency of each tone. Browsers refuse sound until the user touches the page.
EAR = """
window.tones = [];
window.AudioContext = class extends EventTarget {
  constructor() { super(); this.state = "%s"; this.currentTime = 0; this.destination = null; }
  resume() { this.state = "running"; this.dispatchEvent(new Event("statechange")); return Promise.resolve(); }
  createGain() { return { gain: {}, connect: () => null }; }
  createOscillator() {
    const tone = { frequency: {}, connect: (to) => to, stop: () => null };
    tone.start = () => window.tones.push(tone.frequency.value);
    return tone;
  }
};

"""
NOTICE, END = [660] * 3, [520] * 2


@pytest.fixture
def event():
    """Four mesas in a round of 40 minutes."""
    (stage,) = make_stages(PLAN, duplas=8, mesas=4, target=3000)
    row = Round.objects.get(stage=stage)
    for verb in (rounds.post, rounds.start):
        verb(round=row, source=TABLE)
    catch_up(stage.tournament)
    return stage.tournament


def leave(minutes, seconds=0):
    """Set the remaining time of the round."""
    Jogo.objects.update(opened_at=now() - timedelta(minutes=40) + timedelta(minutes=minutes, seconds=seconds))


def listening(page, state="running"):
    page.add_init_script(EAR % state)
    return page


def at_desk(page, live_server, event, name="desk_mesas"):
    page.goto(live_server.url + reverse(f"tournaments:{name}", args=(event.slug,)))


def on_screen(page, live_server, event):
    page.goto(live_server.url + reverse("tournaments:telao", args=(mesas.token(telao.of_tournament(event)),)))


def heard(page, tones):
    page.wait_for_function("(most) => tones.length >= most", arg=len(tones), timeout=15_000)
    page.wait_for_timeout(1_500)  # longer than the interval of the page
    assert page.evaluate("tones") == tones


def silent(page):
    page.wait_for_timeout(3_000)
    assert page.evaluate("tones") == []


@pytest.mark.parametrize("name", every(["desk_mesas", "desk_rounds", "desk_clock", "desk_log"], 4))
def test_desk_hears_an_announced_minute_once_on_whichever_page_is_open(new_page, live_server, event, name):
    page = listening(new_page(**DESKTOP))
    page.add_init_script(WRONG)
    signed_in(page, director_of(event.club))
    leave(10, 4)
    at_desk(page, live_server, event, name)

    heard(page, NOTICE)

    page.reload()
    silent(page)
    at_desk(page, live_server, event, "publish" if name == "desk_log" else "desk_log")
    silent(page)


@pytest.mark.proof("the desk hears by the same script")
def test_big_screen_hears_it_too_and_the_end_of_the_time(new_page, live_server, event):
    page = listening(new_page(**DESKTOP))
    page.add_init_script(WRONG)
    leave(5, 4)
    on_screen(page, live_server, event)
    heard(page, NOTICE)
    page.reload()
    silent(page)

    leave(0, 3)
    page.reload()

    heard(page, END)


def test_two_pages_of_one_browser_are_heard_once(new_page, live_server, event):
    page = listening(new_page(**DESKTOP))
    signed_in(page, director_of(event.club))
    other = listening(page.context.new_page())
    leave(10, 6)
    at_desk(page, live_server, event)
    on_screen(other, live_server, event)

    page.wait_for_timeout(9_000)

    assert len(page.evaluate("tones") + other.evaluate("tones")) == len(NOTICE)


def test_minute_that_is_long_over_and_one_that_is_not_announced_are_not_heard(new_page, live_server, event):
    page = listening(new_page(**DESKTOP))
    signed_in(page, director_of(event.club))
    leave(9, 30)
    at_desk(page, live_server, event)
    silent(page)

    leave(8, 3)
    page.reload()

    silent(page)


def test_clock_that_stands_still_is_not_heard(new_page, live_server, event):
    page = listening(new_page(**DESKTOP))
    signed_in(page, director_of(event.club))
    leave(10, 3)
    clock_hands.pause(stage=event.stage_set.get(), number=1, source=TABLE)
    at_desk(page, live_server, event)

    page.wait_for_timeout(4_000)

    assert page.evaluate("tones") == []


@pytest.mark.parametrize("where", every(["desk", "screen"], 2))
def test_browser_that_refuses_says_so_with_a_button(new_page, live_server, event, where):
    page = listening(new_page(**DESKTOP), "suspended")
    leave(10, 3)
    if where == "desk":
        signed_in(page, director_of(event.club))
        at_desk(page, live_server, event)
    else:
        on_screen(page, live_server, event)
    asks = page.get_by_role("button", name="Ligar o som")
    expect(asks).to_be_visible()
    expect(page.locator("#som")).to_contain_text("depois de um toque")
    page.wait_for_timeout(4_000)
    assert page.evaluate("tones") == []

    asks.click()

    expect(asks).to_be_hidden()
    heard(page, [880, 880, *NOTICE])  # a test tone, and the announcements due meanwhile
    page.reload()
    silent(page)
    expect(asks).to_be_hidden()  # once is enough: the next touch lets this page be heard too


def test_end_of_the_time_is_the_next_step_in_the_last_minute_and_told_at_once(new_page, live_server, event):
    page = listening(new_page(**DESKTOP), "suspended")
    signed_in(page, director_of(event.club))
    leave(2)
    at_desk(page, live_server, event)
    step = page.locator("#linha-passo")
    expect(page.locator("#linha-faltam")).to_contain_text("Esperar: faltam 4 mesas")
    expect(step.locator("*")).to_have_count(0)

    leave(0, 5)
    page.reload()
    expect(step).to_contain_text("Fim do tempo: Rodada 1")

    expect(page.locator("#relogio")).to_contain_text("tempo esgotado em 4 mesas")


@pytest.mark.proof("a minute is heard by the same script")
def test_call_of_a_mesa_is_heard_by_the_same_ears(new_page, live_server, event):
    page = listening(new_page(**DESKTOP))
    signed_in(page, director_of(event.club))
    at_desk(page, live_server, event)
    expect(page.locator("#monitor")).to_be_visible()

    call_director(jogo=Jogo.objects.first(), seat=MESA, source=TABLE)

    heard(page, [880, 880])


@pytest.mark.proof("test_every_desk_page.py reads the hall")
def test_what_asks_for_the_sound_can_be_read_by_everybody(new_page, live_server, event):
    page = listening(new_page(**PHONE), "suspended")
    signed_in(page, director_of(event.club))
    leave(30)
    at_desk(page, live_server, event, "desk_log")
    expect(page.get_by_role("button", name="Ligar o som")).to_be_visible()

    assert faults(page) == []


def test_nobody_is_asked_where_nothing_can_be_heard(new_page, live_server):
    (stage,) = make_stages(PLAN | {"minutes": 0}, duplas=8, mesas=4, target=3000)
    row = Round.objects.get(stage=stage)
    for verb in (rounds.post, rounds.start):
        verb(round=row, source=TABLE)
    page = listening(new_page(**PHONE), "suspended")
    signed_in(page, director_of(stage.tournament.club))
    asks = page.get_by_role("button", name="Ligar o som")

    at_desk(page, live_server, stage.tournament, "desk_mesas")
    expect(asks).to_be_visible()  # a mesa may call the director
    at_desk(page, live_server, stage.tournament, "desk_log")
    page.wait_for_timeout(1_500)
    expect(asks).to_be_hidden()
