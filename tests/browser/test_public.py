"""The public pages in Chromium: the bracket, phones, the live score, and use without JavaScript."""

import re
from collections import Counter
from itertools import combinations

import pytest
from django.urls import reverse
from django.utils.timezone import localdate
from playwright.sync_api import expect

from scoring.lifecycle.open_close import walkover
from scoring.models import Jogo
from tests.browser.desk import sideways
from tests.browser.measures import faults
from tests.chromium import A4, PHONE, axe_on_each_page, violations
from tests.factories import (
    TABLE,
    catch_up,
    jogos_being_played,
    make_stages,
    make_tournament,
    play_jogo,
    play_stage,
    record,
)
from tournaments.clubs.player_pages import set_pages
from tournaments.models import Player, PlayerPlacing

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
SOON = 9_000  # ms; a few polls


@pytest.fixture
def address(live_server):
    """Return a function that returns the URL of a public page."""
    return lambda name, *args: live_server.url + reverse(f"tournaments:{name}", args=args)


@pytest.fixture
def event():
    """Eleven duplas during an event: byes, a result, a W.O., and a jogo in its second partida."""
    tournament = make_tournament(duplas=11, partidas=3, target=1000, seeds=4, name="Copa do Farol")
    first, second, third = jogos_being_played(tournament)[:3]
    play_jogo(first)
    walkover(jogo=second, winner="B", reason="não veio", source=TABLE)
    for _ in range(3):
        record(third)
    return catch_up(tournament)


def career_of(tournament):
    """Return a player with results in two events, of a club that publishes pages of its players."""
    set_pages(club=tournament.club, on=True)
    one, other, *rest = Player.objects.filter(club=tournament.club)
    met = [
        {"partners": [other.pk], "opponents": [{"players": [each.pk], "won": True}], "won": False}
        for each in rest
    ]
    for name, place in (("de Março", 3), ("de Abril", 1)):
        event = make_tournament(club=tournament.club, name=f"Copa {name}", duplas=2, state="finished")
        ended = PlayerPlacing(tournament=event, player=one, dupla=1, place=place, place_to=place, entered=11)
        ended.partners, ended.meetings = [other.pk], met
        ended.save()
    return one


def pages(address, tournament):
    jogo = Jogo.objects.filter(confronto__tournament=tournament).order_by("pk")[0]
    slug = tournament.slug
    return [
        address("home"),
        address("club", tournament.club.slug),
        address("players", tournament.club.slug),
        address("player", tournament.club.slug, career_of(tournament).pk),
        address("tournament", slug),
        address("tournament", slug) + "?q=abel",
        address("standings", slug),
        address("bracket", slug),
        address("results", slug),
        address("rules", slug),
        address("dupla", slug, jogo.confronto.dupla_a.number),
        address("jogo", slug, jogo.public_id),
        address("revisions", slug),
        address("revision", slug, 1),
    ]


def boxes(page, column):
    """Return the centre (x, y) of each box of a round."""
    found = page.locator(f"#chave .round:nth-child({column}) .confronto-box").all()
    places = [box.bounding_box() for box in found]
    return [(place["x"], place["y"] + place["height"] / 2) for place in places]


def scrolls_sideways(page):
    return page.evaluate("document.documentElement.scrollWidth > window.innerWidth")


def test_a_bracket_stands_whole_on_a_wide_screen_and_by_rounds_on_a_phone(desktop, phone, address, event):
    every_box_stands_between_the_two_that_feed_it(desktop, address, event)
    a_phone_shows_the_round_that_is_played_and_leads_to_others_and_to_the_sheet_of_a_mesa(
        phone, address, event
    )


def every_box_stands_between_the_two_that_feed_it(desktop, address, event):
    desktop.goto(address("bracket", event.slug))

    for column in (1, 2, 3):
        before, after = boxes(desktop, column), boxes(desktop, column + 1)
        assert len(before) == 2 * len(after)
        for index, (x, y) in enumerate(after):
            one, other = before[2 * index], before[2 * index + 1]
            assert x > one[0] + 200
            assert abs(y - (one[1] + other[1]) / 2) < 12
    assert not scrolls_sideways(desktop)


def a_phone_shows_the_round_that_is_played_and_leads_to_others_and_to_the_sheet_of_a_mesa(
    phone, address, event
):
    phone.goto(address("bracket", event.slug))
    seen = phone.locator("#chave .round:visible h3")
    expect(seen).to_have_text("Oitavas de final")
    phone.get_by_role("link", name="Semifinais").click()
    expect(seen).to_have_text("Semifinais")

    phone.goto(address("tournament", event.slug))
    the_bar_is_one_row_that_can_be_hit(phone)
    phone.locator(".mesa-number").first.click()

    phone.wait_for_url("**/jogos/**")
    assert phone.locator("#folha").is_visible()


def the_bar_is_one_row_that_can_be_hit(phone):
    keys = phone.locator(".event-bar a").all()
    places = [key.bounding_box() for key in keys]
    assert len(places) == 5
    assert len({place["y"] for place in places}) == 1
    assert min(place["width"] for place in places) >= 44
    assert min(place["height"] for place in places) >= 44


@pytest.mark.proof("the bar of the desk, the same rule of CSS: test_desk_small.py")
def test_no_key_of_the_bar_stands_alone_in_a_row(phone, address):
    (swiss,) = make_stages({"format": "swiss", "rounds": 1}, duplas=4)
    tournament = play_stage(swiss).tournament
    catch_up(tournament)
    phone.goto(address("tournament", tournament.slug))

    rows = Counter(key.bounding_box()["y"] for key in phone.locator(".event-bar a").all())
    assert sum(rows.values()) == 5
    assert min(rows.values()) > 1


@pytest.mark.proof("brackets on paper: test_papers.py")
def test_a_bracket_on_paper_is_whole(new_page, address):
    page = new_page(viewport=A4)
    page.emulate_media(media="print")
    for duplas in (8, 16):
        page.goto(address("bracket", make_tournament(duplas=duplas).slug))

        boxes = [box.bounding_box() for box in page.locator("#chave .confronto-box").all()]
        assert len(boxes) == duplas - 1
        assert max(box["x"] + box["width"] for box in boxes) <= A4["width"]
        assert not any(_overlap(*pair) for pair in combinations(boxes, 2)), duplas


def _overlap(one, other):
    return all(
        one[start] < other[start] + other[size] and other[start] < one[start] + one[size]
        for start, size in (("x", "width"), ("y", "height"))
    )


def test_no_page_has_an_accessibility_violation_nor_scrolls_sideways(phone, address, event):
    found = []
    axe_on_each_page(phone)
    for where in pages(address, event):
        phone.goto(where)
        found += [(where, one) for one in faults(phone, sideways)]

    assert found == []


@pytest.mark.proof(
    "the same page before its end is read by axe; the champion's lines: tests/tournaments/public"
)
def test_the_champion_page_has_no_accessibility_violation(desktop, address):
    desktop.goto(address("tournament", make_tournament(state="finished", duplas=4).slug))

    assert violations(desktop) == []
    assert desktop.get_by_text("Dupla campeã").is_visible()


def test_a_mao_moves_the_page_by_itself(phone, address):
    tournament = make_tournament(duplas=4, target=3000)
    jogo = jogos_being_played(tournament)[0]
    phone.goto(address("bracket", tournament.slug))
    phone.evaluate("document.body.dataset.kept = 'yes'")
    phone.locator("#slot-1-1-1").focus()

    record(jogo)
    catch_up(tournament)

    phone.locator("#chave .is-live .slot-points", has_text="760").wait_for(timeout=SOON)
    assert phone.evaluate("document.body.dataset.kept") == "yes"
    assert phone.evaluate("document.activeElement.id") == "slot-1-1-1"


@pytest.mark.proof("what stays while a page moves: test_live_pages.py")
def test_a_wide_bracket_stays_where_it_was_scrolled_to(new_page, address):
    page = new_page(viewport={"width": 820, "height": 900})
    tournament = make_tournament(duplas=16, target=3000)
    page.goto(address("bracket", tournament.slug))
    page.locator("#chave").evaluate("bracket => bracket.scrollLeft = 120")

    record(jogos_being_played(tournament)[0])
    catch_up(tournament)

    page.locator("#chave .slot-points", has_text="760").wait_for(timeout=SOON)
    assert page.locator("#chave").evaluate("bracket => bracket.scrollLeft") == 120


def test_a_published_result_brings_the_new_revision_and_the_next_jogo(phone, address):
    tournament = make_tournament(duplas=4)
    one, other = jogos_being_played(tournament)
    phone.goto(address("results", tournament.slug))

    play_jogo(one)
    catch_up(tournament)

    phone.locator("#publicacao", has_text="Publicação nº 2").wait_for(timeout=SOON)
    expect(phone.locator("#resultados-1")).to_contain_text(one.labels[0])
    play_jogo(other)
    catch_up(tournament)
    phone.goto(address("tournament", tournament.slug))

    phone.locator(".mesas", has_text="Final").wait_for(timeout=SOON)


def test_the_last_jogo_brings_the_champion(phone, address):
    tournament = make_tournament(duplas=2)
    jogo = jogos_being_played(tournament)[0]
    phone.goto(address("tournament", tournament.slug))

    play_jogo(jogo)
    catch_up(tournament)

    phone.locator(".champion-name", has_text=jogo.labels[0]).wait_for(timeout=SOON)
    expect(phone.locator("[data-versao]")).to_have_count(0)


@pytest.mark.proof("the page of the event moves by the same script")
def test_the_sheet_grows_by_itself(phone, address):
    tournament = make_tournament(duplas=2, target=1000)
    jogo = jogos_being_played(tournament)[0]
    phone.goto(address("jogo", tournament.slug, jogo.public_id))

    record(jogo)
    catch_up(tournament)
    phone.get_by_text("+760").first.wait_for(timeout=SOON)
    record(jogo)
    catch_up(tournament)

    phone.get_by_text("★ " + jogo.labels[0]).first.wait_for(timeout=SOON)


def test_everything_is_there_without_javascript(new_page, address, event):
    page = new_page(**PHONE, java_script_enabled=False)
    page.goto(address("tournament", event.slug))
    page.get_by_role("link", name="Chave").click()
    expect(page.locator("#chave .confronto")).to_have_count(15)
    page.get_by_role("link", name="Agora").click()
    told = page.locator("noscript p")  # Playwright does not find text in this element
    expect(told).to_have_text("Para ver o que mudou, abra de novo esta página.")
    expect(told).to_be_visible()
    page.get_by_label("Onde eu jogo? Procure pelo nome").fill("abel barra")
    page.get_by_role("button", name="Procurar").click()

    expect(page.locator("#onde .found-name")).to_contain_text("Abel Barra")
    page.locator("#onde .found-name a").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("^Abel Barra"))


def test_where_somebody_plays_is_two_taps_from_the_first_page(phone, address):
    tournament = make_tournament(duplas=4, starts_on=localdate(), ends_on=localdate())
    catch_up(tournament)
    name = tournament.dupla_set.get(number=2).name
    phone.goto(address("home"))

    phone.get_by_label("Onde eu jogo?").press_sequentially(name.split()[0].lower())
    phone.locator("#onde .found-name a").click()

    expect(phone.get_by_role("heading", level=1)).to_contain_text(name)
    phone.go_back()
    expect(phone.locator("#onde .found-name a")).to_have_text(name)
    expect(phone.get_by_label("Onde eu jogo?")).to_have_value(name.split()[0].lower())


def test_what_was_found_stays_and_moves_with_the_page(phone, address):
    tournament = make_tournament(duplas=4, target=3000)
    jogo = jogos_being_played(tournament)[0]
    phone.goto(address("tournament", tournament.slug))
    phone.evaluate("document.body.dataset.kept = 'yes'")
    phone.get_by_label("Onde eu jogo?").press_sequentially(jogo.labels[0].split()[0])
    expect(phone.locator("#onde")).to_contain_text("Joga agora na mesa")

    play_jogo(jogo)
    catch_up(tournament)

    expect(phone.locator("#onde")).not_to_contain_text("Joga agora na mesa", timeout=SOON)
    expect(phone.locator("#onde .found-name a")).to_have_text(jogo.labels[0])
    assert phone.evaluate("document.body.dataset.kept") == "yes"
    phone.get_by_label("Onde eu jogo?").fill("")
    expect(phone.locator("#onde .found-name")).to_have_count(0)
