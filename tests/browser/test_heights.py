"""No page of an event is longer than four screens of a phone until the user opens more of it."""

import pytest
from django.urls import reverse
from playwright.sync_api import expect

from scoring.models import Jogo
from tests.browser.measures import spilt
from tests.chromium import A4
from tests.factories import (
    catch_up,
    go_on,
    jogos_being_played,
    make_stages,
    make_tournament,
    play_jogo,
    play_stage,
)
from tests.lists.copies import copies
from tournaments.clubs import player_pages
from tournaments.models import Player, PlayerPlacing, Publication

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
SCREEN = {"width": 390, "height": 844}
MOST = 4  # screens of a phone


@pytest.fixture
def tall(new_page, live_server):
    """Return a function that returns the pages of an event that are too long, with their heights in screens.

    further: names and arguments of further pages.
    """
    page = new_page(viewport=SCREEN, is_mobile=True, has_touch=True)

    def measure(tournament, *further):
        jogo = Jogo.objects.filter(confronto__tournament=tournament).order_by("pk")[0]
        slug, found = (tournament.slug,), {}
        for name, args in [
            *(
                (name, slug)
                for name in (
                    "tournament",
                    "standings",
                    "crosstable",
                    "rounds",
                    "bracket",
                    "results",
                    "rules",
                    "proof",
                )
            ),
            ("dupla", (*slug, 1)),
            ("revision", (*slug, 1)),
            ("jogo", (*slug, jogo.public_id)),
            *further,
        ]:
            page.goto(live_server.url + reverse(f"tournaments:{name}", args=args))
            found[name] = page.evaluate("document.documentElement.scrollHeight") / SCREEN["height"]
        return {name: round(screens, 1) for name, screens in found.items() if screens > MOST}

    return measure


def test_a_knockout_of_64_is_read_in_four_screens_a_page(tall):
    tournament = make_tournament(duplas=64, target=3000, mesas=32)
    play_jogo(jogos_being_played(tournament)[0])
    catch_up(tournament)

    assert tall(tournament) == {}


def test_a_dupla_of_nine_rounds_is_read_in_four_screens_and_prints_all_its_maos(new_page, live_server):
    (stage,) = make_stages({"format": "swiss", "rounds": 9, "partidas": 1}, duplas=12)
    play_stage(stage)
    catch_up(stage.tournament)
    page = new_page(viewport=SCREEN, is_mobile=True, has_touch=True)
    page.goto(live_server.url + reverse("tournaments:dupla", args=(stage.tournament.slug, 1)))
    maos = page.locator("tr.tally-mao")

    assert page.evaluate("document.documentElement.scrollHeight") <= MOST * SCREEN["height"]
    expect(maos.first).to_be_hidden()
    page.get_by_text("Canastras, e os jogos mão por mão").click()
    expect(maos.first).to_be_visible()

    page.reload()
    page.emulate_media(media="print")
    assert maos.count() == 9
    heights = maos.evaluate_all(
        "rows => rows.map(one => one.checkVisibility() && one.getBoundingClientRect().height)"
    )
    assert all(heights)
    page.set_viewport_size(A4)
    boxes = page.locator(".meet").evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
    assert len(boxes) == 9
    assert min(boxes) > A4["width"] / 2 - 20  # two columns


@pytest.mark.proof("a knockout, a dupla and standings are measured")
def test_many_revisions_are_read_in_four_screens_a_page(new_page, live_server):
    tournament = make_tournament(duplas=4)
    sealed = Publication.objects.get()
    more = {"payload": sealed.payload, "digest": sealed.digest, "changed": {"result": 12, "place": 30}}
    Publication.objects.bulk_create(
        Publication(tournament=tournament, number=number, **more) for number in range(2, 60)
    )
    page = new_page(viewport=SCREEN, is_mobile=True, has_touch=True)
    page.goto(live_server.url + reverse("tournaments:revisions", args=(tournament.slug,)))

    assert page.evaluate("document.documentElement.scrollHeight") <= MOST * SCREEN["height"]


def test_what_a_revision_says_is_on_tap_on_a_phone_and_open_on_a_laptop(new_page, live_server):
    tournament = make_tournament(duplas=4)
    address = live_server.url + reverse("tournaments:revision", args=(tournament.slug, 1))
    phone = new_page(viewport=SCREEN, is_mobile=True, has_touch=True)
    phone.goto(address)
    says = phone.locator("#conteudo").get_by_role("heading", name=tournament.name)
    expect(says).to_be_hidden()
    phone.get_by_text("O torneio como foi publicado").tap()
    expect(says).to_be_visible()

    laptop = new_page(viewport={"width": 1280, "height": 800})
    laptop.goto(address)
    expect(laptop.locator("#conteudo").get_by_role("heading", name=tournament.name)).to_be_visible()
    expect(laptop.get_by_text("O torneio como foi publicado")).to_be_hidden()


def test_standings_after_a_round_have_a_line_a_dupla(new_page, live_server):
    (stage,) = make_stages({"format": "swiss", "rounds": 1, "partidas": 1}, duplas=40)
    play_stage(stage)
    catch_up(stage.tournament)
    page = new_page(viewport=SCREEN, is_mobile=True, has_touch=True)
    page.goto(live_server.url + reverse("tournaments:stood", args=(stage.tournament.slug, 1, 1)))
    why = page.locator(".ranks-why").first

    assert page.evaluate("document.documentElement.scrollHeight") <= MOST * SCREEN["height"]
    expect(why).to_be_hidden()
    page.locator(".row-more summary").first.tap()
    expect(why).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator(".ranks-why").last).to_be_visible()


@pytest.mark.proof("a knockout, a dupla and standings are measured")
def test_a_long_career_and_a_big_club_are_read_in_four_screens(new_page, live_server):
    event = make_tournament(duplas=4, state="finished", name="Taça do Cais")
    make_tournament(club=event.club, duplas=60, state="open")
    player_pages.set_pages(club=event.club, on=True)
    one, *others = Player.objects.filter(club=event.club)
    assert len(others) >= 119
    met = [
        {"partners": [], "opponents": [{"players": [each.pk], "won": True}], "won": False} for each in others
    ]
    where = {"player": one, "dupla": 1, "place": 2, "place_to": 2, "entered": 60}
    events = copies(
        event, 60, lambda number: {"name": f"{number}ª Etapa do Circuito", "slug": f"etapa-{number}"}
    )
    played = PlayerPlacing.objects.values_list("player", flat=True)
    PlayerPlacing.objects.bulk_create(
        PlayerPlacing(
            tournament=event, player=each, dupla=9, place=9, place_to=60, entered=60, partners=[], meetings=[]
        )
        for each in others
        if each.pk not in set(played)
    )
    PlayerPlacing.objects.bulk_create(
        PlayerPlacing(tournament=each, partners=[others[at].pk], meetings=met, **where)
        for at, each in enumerate(events)
    )
    page = new_page(viewport=SCREEN, is_mobile=True, has_touch=True)
    club = (event.club.slug,)
    for name, args in (("club", club), ("players", club), ("player", (*club, one.pk))):
        page.goto(live_server.url + reverse(f"tournaments:{name}", args=args))
        assert page.evaluate("document.documentElement.scrollHeight") <= MOST * SCREEN["height"], name
        assert spilt(page) == []


@pytest.mark.proof("a knockout that is played is measured")
def test_a_knockout_that_is_over_is_read_in_four_screens_a_page(tall, complete):
    tournament = make_tournament(duplas=32 if complete else 16, partidas=3)
    while jogos := jogos_being_played(tournament):
        for jogo in jogos:
            play_jogo(jogo)
    catch_up(tournament)

    assert tall(tournament, ("api-guide", ())) == {}


@pytest.mark.proof("standings and a dupla of a Swiss are measured")
def test_a_swiss_of_64_is_read_in_four_screens_a_page(tall):
    (stage,) = make_stages(
        {"format": "swiss", "rounds": 3, "partidas": 1, "pace": "round"}, duplas=64, mesas=32
    )
    go_on(stage)
    play_jogo(jogos_being_played(stage.tournament)[0])
    catch_up(stage.tournament)

    assert tall(stage.tournament) == {}
