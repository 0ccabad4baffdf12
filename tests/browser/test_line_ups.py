"""Tournaments without duplas, such as singles and trios, in Chromium: from the new tournament to the champion."""

from itertools import batched

import pytest
from django.urls import reverse
from playwright.sync_api import expect

from scoring.ledger.trail import Source
from tests.browser.acts import signed_in
from tests.browser.form import answer, send
from tests.chromium import DESKTOP, PHONE, violations_in_both_themes
from tests.factories import catch_up, director_of, jogos_being_played, make_club, make_rules, player_names
from tournaments.clubs import rule_choice
from tournaments.hall import blocos, mesas
from tournaments.models import Tournament

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
BURACO = {"A-table": "400", "A-hand": "0", "A-clean": "2", "B-table": "220", "B-hand": "70", "B-clean": "1"}
BURRACO = {"A-table": "400", "A-hand": "0", "A-clean": "2", "A-morto": "taken"} | {
    "B-table": "210",
    "B-hand": "70",
    "B-clean": "1",
    "B-morto": "taken",
}
EVENTS = {
    "singles": ("jogadores, um contra um", "000", {"teams": "individual", "target": 700}, 1, BURACO),
    "trios": ("trios", "000", {"teams": "trios", "target": 700}, 3, BURACO | {"A-hand": "20"}),
    "due": ("jogadores, um contra um", "003", {"players": 2, "target": 700}, 1, BURRACO),
}


def new_event(desk, address, who, own, plan=""):
    """Create a tournament and open its form for a list of entries."""
    desk.goto(address)
    desk.fill("[name=name]", "Copa da Enseada")
    desk.fill("[name=partidas]", "1")
    desk.uncheck("[name=third_place]")
    desk.get_by_text(who, exact=True).click()
    desk.select_option("main select[name=rules]", rule_choice.of_rules(own).key)
    desk.select_option("main select[name=plan]", plan)
    desk.get_by_role("button", name="Criar torneio").click()
    desk.locator("#lista-lines").evaluate("field => field.closest('details').open = true")


@pytest.mark.proof("mesas of each for himself go the same way; stories/test_line_ups.py plays these events")
@pytest.mark.parametrize("kind", EVENTS)
def test_tournament_goes_from_its_form_to_its_champion(new_page, live_server, kind):
    who, base, options, size, mao = EVENTS[kind]
    club = make_club()
    own = make_rules(club, base=base, options=options)
    desk = new_page(**DESKTOP)
    signed_in(desk, director_of(club))
    new_event(desk, live_server.url + reverse("tournaments:tournament_new", args=(club.slug,)), who, own)
    names = list(batched(player_names(4 * size), size, strict=True))
    desk.fill("#lista-lines", "\n".join(", ".join(entry) for entry in names))
    desk.get_by_role("button", name="Conferir a lista").click()
    assert violations_in_both_themes(desk) == []
    desk.get_by_role("button", name="Inscrever").click()
    desk.get_by_role("button", name="Abrir e sortear a chave").first.click()
    desk.get_by_role("link", name="Começar o torneio").first.click()
    desk.get_by_role("button", name="Começar agora").click()

    tournament = Tournament.objects.get()
    assert [dupla.players.count() for dupla in tournament.dupla_set.all()] == [size] * 4
    bloco = blocos.make(tournament=tournament, first=1, last=2, source=Source(device="painel"))
    phone = new_page(**PHONE)
    for _ in range(3):  # two semifinals and the final
        phone.goto(f"{live_server.url}/bloco/{mesas.token(bloco)}/")
        phone.get_by_role("link", name="Anotar na mesa").first.click()
        phone.locator("#mao").wait_for()
        phone.wait_for_load_state()
        answer(phone, mao | {"ending": "A"})
        send(phone)
        expect(phone.locator("#mao")).to_have_count(0, timeout=15_000)  # the mão decides the jogo
        catch_up(tournament)

    reader = new_page(**PHONE)
    reader.goto(live_server.url + reverse("tournaments:tournament", args=(tournament.slug,)))
    expect(reader.locator("main")).to_contain_text("Campe")


EACH = {
    "four": (
        ("000", {"teams": "individual", "target": 700}),
        8,
        {
            "out": {"table": "400", "hand": "0", "clean": "2"},
            "other": {"table": "220", "hand": "70", "clean": "1"},
        },
    ),
    "three": (
        ("003", {"players": 3, "target": 700}),
        6,
        {
            "out": {"table": "225", "hand": "0", "clean": "4", "morto": "taken"},
            "other": {"table": "115", "hand": "170", "clean": "1", "morto": "taken"},
        },
    ),
}


@pytest.mark.proof(
    "stories/test_line_ups.py plays it over the same forms; test_table_systems.py enters the mão of three"
)
@pytest.mark.parametrize("kind", EACH)
def test_mesas_of_each_for_himself_go_from_the_form_to_the_champion(new_page, live_server, kind):
    (base, options), players, mao = EACH[kind]
    club = make_club()
    own = make_rules(club, base=base, options=options)
    desk = new_page(**DESKTOP)
    signed_in(desk, director_of(club))
    address = live_server.url + reverse("tournaments:tournament_new", args=(club.slug,))
    new_event(desk, address, "jogadores, três ou mais à mesa, cada um por si", own, plan="mesas-final")
    desk.fill("#lista-lines", "\n".join(player_names(players)))
    desk.get_by_role("button", name="Conferir a lista").click()
    desk.get_by_role("button", name="Inscrever").click()
    tournament = Tournament.objects.get()
    bloco = blocos.make(tournament=tournament, first=1, last=2, source=Source(device="painel"))
    phone = new_page(**PHONE)
    for _ in range(60):
        tournament.refresh_from_db()
        if tournament.state == Tournament.State.FINISHED:
            break
        if jogos := jogos_being_played(tournament):
            play(phone, f"{live_server.url}/bloco/{mesas.token(bloco)}/", jogos[0], mao)
            catch_up(tournament)
        else:
            go_on(desk, live_server.url + reverse("tournaments:desk_tournament", args=(tournament.slug,)))

    assert tournament.state == Tournament.State.FINISHED
    catch_up(tournament)
    reader = new_page(**PHONE)
    reader.goto(live_server.url + reverse("tournaments:tournament", args=(tournament.slug,)))
    expect(reader.locator("main")).to_contain_text("Campe")
    assert violations_in_both_themes(reader) == []


def play(phone, bloco, jogo, mao):
    """Enter one mão, which decides the jogo."""
    phone.goto(bloco)
    phone.get_by_role("link", name=f"Anotar na mesa {jogo.confronto.mesa}").click()
    phone.wait_for_load_state()
    if phone.locator("#sozinho").count():
        phone.locator(".alone a").first.click()
    phone.locator("#mao").wait_for()
    phone.wait_for_load_state()
    others = (
        "BCDEFGHI"[: len(jogo.sides) - 1] if len(jogo.sides) != 3 or jogo.ruleset != "burraco-1" else ("B+C",)
    )
    answers = {f"{side}-{name}": value for side in others for name, value in mao["other"].items()}
    answer(phone, answers | {f"A-{name}": value for name, value in mao["out"].items()} | {"ending": "A"})
    send(phone)
    expect(phone.locator("#mao")).to_have_count(0, timeout=15_000)


def go_on(desk, home):
    """Click the next step of the desk, and confirm it."""
    desk.goto(home)
    if not desk.locator(".line-step button").count():
        desk.locator(".line-step a").click()
        desk.wait_for_load_state()
    there = desk.locator(".line-step button, main form[method=post] button.button:not(.button-quiet)")
    there.first.click()
    desk.wait_for_load_state()
