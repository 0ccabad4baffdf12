"""Updates of a public page: it replaces only changed parts, shows its age, and polls while it is visible."""

import re

import pytest
from django.urls import reverse
from playwright.sync_api import expect

from tests.chromium import PHONE, until
from tests.factories import (
    catch_up,
    jogos_being_played,
    make_stages,
    make_tournament,
    play_jogo,
    play_open,
    record,
)
from tests.tournaments.public.staged import SWISS, posted
from tournaments.publication import publishing

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
SOON = 9_000  # ms
SCORE = re.compile(r"\b(760|1\.520)\b(?!.*aguardando publicação)", re.DOTALL)  # after one mão and after two
# Record the text of the page after each change, even a short one.
WATCH = """() => {
  const read = () => document.querySelector("main").innerText;
  window.seen = [read()];
  new MutationObserver(() => seen.push(read())).observe(document.body, {
    attributes: true, characterData: true, childList: true, subtree: true,
  });
}"""


@pytest.fixture
def address(live_server):
    """Return a function that returns the URL of a public page."""
    return lambda name, *args: live_server.url + reverse(f"tournaments:{name}", args=args)


def test_focus_scroll_and_what_is_open_outlast_updates(phone, address, complete):
    (stage,) = make_stages(SWISS, duplas=16, target=30_000)
    posted(stage)
    play_first = jogos_being_played(stage.tournament)[0]
    phone.goto(address("tournament", stage.tournament.slug))
    phone.locator(".mesa-number").nth(3).focus()
    phone.evaluate("document.body.dataset.kept = 'yes'; scrollTo(0, 300)")
    focused, at = phone.evaluate("[document.activeElement.id, scrollY]")

    for count in range(1, 21 if complete else 5):
        record(play_first)
        catch_up(stage.tournament)
        score = phone.locator(".mesa-line .score").first
        expect(score).to_have_text(f"{760 * count:,}".replace(",", "."), timeout=SOON)

    assert phone.evaluate("[document.activeElement.id, scrollY]") == [focused, at]
    assert phone.evaluate("document.body.dataset.kept") == "yes"


def test_a_page_that_is_told_older_parts_asks_again(phone, address):
    tournament = make_tournament(duplas=8, target=3000)
    jogo, told = jogos_being_played(tournament)[0], []

    def late(route):
        # A cache on the way answers the second request with the first response.
        told.append(told[0] if len(told) == 1 else route.fetch().text())
        route.fulfill(body=told[-1], content_type="application/json")

    def marks_alone(route):
        # A server process that does not know the version of the page returns no parts.
        answer = route.fetch()
        route.fulfill(json=answer.json() | {"html": {}}) if answer.status == 200 else route.fulfill(
            response=answer
        )

    phone.route(re.compile(r"[?&]v="), marks_alone)
    phone.route(re.compile(r"[?&]p="), late)
    phone.goto(address("tournament", tournament.slug))
    for score in ("760", "1.520"):
        record(jogo)
        catch_up(tournament)
        expect(phone.locator(".mesa-line .score").first).to_have_text(score, timeout=SOON)

    assert len(told) == 3


@pytest.mark.proof(
    "a score outlives older parts above; what is not published yet: tests/tournaments/public/test_published.py"
)
def test_score_of_a_jogo_that_ends_never_vanishes_though_many_play(new_page, address, monkeypatch, complete):
    duplas = 300 if complete else 66  # more than those of which each result is published at once
    # Delay revisions until the test starts the worker, even if the test is slow.
    monkeypatch.setattr(publishing, "LONGEST", 600)
    monkeypatch.setattr(publishing, "DUPLAS_A_SECOND", duplas / 600)
    (stage,) = make_stages(SWISS, duplas=duplas, target=1000, mesas=duplas // 2)
    posted(stage)
    tournament, jogo = stage.tournament, jogos_being_played(stage.tournament)[0]
    record(jogo)
    catch_up(tournament)
    pages = [new_page(**PHONE) for _ in range(3)]
    places = ("jogo", jogo.public_id), ("dupla", jogo.confronto.dupla_a.number), ("tournament",)
    for page, (name, *more) in zip(pages, places, strict=True):
        page.goto(address(name, tournament.slug, *more))
        page.evaluate(WATCH)

    play_jogo(jogo)
    catch_up(tournament)
    for page in pages:
        expect(page.get_by_text("resultado ainda não oficial").first).to_be_visible(timeout=SOON)
    assert tournament.publication_set.count() == 1
    assert not [text for page in pages for text in page.evaluate("seen") if not SCORE.search(text)]

    monkeypatch.setattr(publishing, "LONGEST", 0)
    catch_up(tournament)
    for page in pages[:2]:  # the mesa is no longer listed
        expect(page.get_by_text("resultado ainda não oficial")).to_have_count(0, timeout=SOON)
        seen = page.evaluate("seen")
        assert len(seen) > 2
        assert not [text for text in seen if not SCORE.search(text)]


@pytest.mark.proof("what is open outlasts updates in the test above")
def test_an_open_row_stays_open_while_the_standings_change(phone, address):
    (stage,) = make_stages(SWISS, duplas=8)
    posted(stage)
    play_open(stage)
    posted(stage, 2)
    phone.goto(address("standings", stage.tournament.slug))
    row = phone.locator("tbody tr").nth(2)
    name = row.locator("th a").inner_text()
    expect(row.locator(".n").nth(1)).to_be_hidden()
    row.locator("summary").click()
    expect(row.locator(".n").nth(1)).to_be_visible()

    before = phone.locator("#publicacao").inner_text()
    play_open(stage)
    catch_up(stage.tournament)

    expect(phone.locator("#publicacao")).not_to_have_text(before, timeout=SOON)
    same = phone.locator("tbody tr", has=phone.get_by_role("link", name=name, exact=True))
    expect(same.locator("details")).to_have_attribute("open", "")


def test_a_row_that_changed_is_marked_and_said_once(phone, address):
    tournament = make_tournament(duplas=8, target=3000)
    phone.goto(address("tournament", tournament.slug))
    phone.evaluate(
        """() => {
          window.marked = 0;
          const seen = (all) => all.forEach((one) => (marked += one.target.hasAttribute("data-mudou")));
          new MutationObserver(seen).observe(document.querySelector(".mesas"), { attributes: true, subtree: true });
        }"""
    )
    assert phone.locator("#avisado").inner_text() == ""

    for _ in range(2):
        record(jogos_being_played(tournament)[1])
        catch_up(tournament)
        phone.wait_for_timeout(2500)

    expect(phone.locator("#avisado")).to_have_text("O placar mudou.")
    assert phone.locator("#avisado").get_attribute("role") == "status"
    assert phone.evaluate("marked") >= 1


def test_a_page_says_how_old_it_is_and_since_when_it_hears_nothing(phone, address):
    tournament = make_tournament(duplas=8, target=3000)
    phone.goto(address("tournament", tournament.slug))
    age = phone.locator("#idade")
    expect(age).to_have_text(re.compile(r"^atualizado há \d+ s$"), timeout=SOON)

    phone.context.set_offline(True)
    expect(age).to_have_text(re.compile(r"^sem conexão desde \d\d:\d\d$"), timeout=20_000)
    phone.context.set_offline(False)

    expect(age).to_have_text(re.compile(r"^atualizado há \d+ s$"), timeout=20_000)


@pytest.mark.proof("test_followed.py measures the same line")
def test_nothing_moves_while_a_page_says_how_old_it_is(phone, address):
    tournament = make_tournament(duplas=8, target=3000)
    phone.goto(address("tournament", tournament.slug))
    expect(phone.locator("#idade")).to_have_text(re.compile(r"^atualizado há \d+ s$"), timeout=SOON)

    moved = phone.evaluate(
        """() => new Promise((told) => {
          let sum = 0;
          new PerformanceObserver((list) => list.getEntries().forEach((one) => (sum += one.value)))
            .observe({ type: "layout-shift", buffered: true });
          setTimeout(() => told(sum), 500);
        })"""
    )
    assert moved == 0


def test_a_hidden_page_asks_nothing(phone, address):
    tournament = make_tournament(duplas=8, target=3000)
    phone.goto(address("tournament", tournament.slug))
    asked = []
    phone.on("request", lambda request: asked.append(request.url))
    hide = """(hidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }"""
    phone.wait_for_timeout(3000)
    assert 1 <= len(asked) <= 4

    phone.evaluate(hide, True)
    phone.wait_for_timeout(500)
    asked.clear()
    phone.wait_for_timeout(5000)
    assert asked == []

    phone.evaluate(hide, False)
    until(phone, lambda: asked)  # at once, before the next poll is due
    assert len(asked) == 1


@pytest.mark.parametrize(("anchor", "page"), [("classificacao", "standings"), ("chave-titulo", "bracket")])
def test_an_anchor_of_the_long_page_leads_to_the_page_of_it(phone, address, anchor, page):
    tournament = make_tournament(duplas=8)

    phone.goto(f"{address('tournament', tournament.slug)}#{anchor}")

    phone.wait_for_url(address(page, tournament.slug))
