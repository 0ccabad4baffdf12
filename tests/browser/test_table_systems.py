"""The table page of every rule set on a phone: its questions, and totals equal to those of the engine."""

import pytest
from playwright.sync_api import expect

import rules
from scoring.forms.mao_facts import initial_of
from tests.browser.form import answer, count, running, send
from tests.browser.opened import DUPLAS
from tests.chromium import MESA, PHONE, violations, violations_in_both_themes
from tests.matrix import every, one_of
from tests.rules.golden import summaries

pytestmark = pytest.mark.browser


@pytest.fixture
def phone(same_phone):
    """Return the phone of this file."""
    return same_phone


SINGLES = ["Ana", "Bia", "Caio"]
JOGOS = {
    "000": ("buraco-1", {"target": 500}, DUPLAS),
    "singles": ("buraco-1", {"teams": "individual"}, SINGLES[:2]),
    "nine": ("buraco-1", {"teams": "individual", "canastra_real": True}, [*"ABCDEFGHI"]),
    "001": ("open-dirty-1", {}, DUPLAS),
    "002": ("regulamento-1", {"target": 3000}, DUPLAS),
    "003": ("burraco-1", {}, DUPLAS),
    "three": ("burraco-1", {"players": 3}, SINGLES),
}


# Tables whose forms have the same questions and number of sides.
ASKED_ALIKE = dict.fromkeys(("singles", "001", "002"), "000") | {
    name: name for name in ("000", "nine", "003", "three")
}


@pytest.fixture(scope="module")
def tables(serve):
    """The URLs of a table for each rule set, by name, in one running program."""
    return serve(JOGOS)[1]


def table_of(hand):
    """Return the name of a table with the rules of a worked mão, if there is one."""
    found = [
        name
        for name, (key, options, labels) in JOGOS.items()
        if key == rules.load(hand["system"]).key
        and {**options, "target": 0} == {**hand["options"], "target": 0}
        and len(labels) == len("+".join(hand["facts_summary"]["sides"]).split("+"))
    ]
    return found[0] if found else None


def test_page_adds_up_worked_maos_as_the_engine_does(phone, tables, complete):
    added = 0
    for hand in list(summaries("000", "001", "002", "003"))[:: 1 if complete else 2]:
        name, facts = table_of(hand), hand["facts_summary"]
        if name is None or not hand["expected"]["ok"]:
            continue
        ruleset = rules.load(hand["system"], hand["options"])
        answers = {field: str(value) for field, value in initial_of(facts, ruleset).items()}
        address = f"{tables[name]}?sozinho={answers['alone']}"
        if phone.url != address:
            phone.goto(address)
        answer(phone, {field: value for field, value in answers.items() if value != "None"})
        totals = rules.judge(ruleset, facts).per_player
        assert (hand["id"], running(phone)) == (hand["id"], list(totals.values()))
        added += 1
    assert added > (30 if complete else 15)


SMALL = """() => [...document.querySelectorAll(".mesa :is(button, a, summary, .choice label, .check, .counter input)")]
    .filter(one => one.checkVisibility() && one.getBoundingClientRect().height < 48).map(one => one.outerHTML)"""


@pytest.mark.parametrize("name", one_of(JOGOS, by=ASKED_ALIKE.get))
def test_table_is_accessible_and_made_for_a_thumb(phone, tables, name):
    for address in (tables[name], f"{tables[name]}?sozinho=C")[: 2 if name == "three" else 1]:
        phone.goto(address)
        assert (violations_in_both_themes(phone), phone.evaluate(SMALL)) == ([], [])
        for width in (360, 180):  # the viewport of the phone at 200 % zoom
            phone.set_viewport_size({"width": width, "height": 370})
            assert phone.evaluate("document.documentElement.scrollWidth") == width


def test_burraco_asks_for_the_unseen_pozzetto_once_there_is_one(phone, tables):
    phone.goto(tables["003"])
    unseen = phone.get_by_label("Pozzetto não visto, em pontos")
    assert unseen.first.is_hidden()
    assert unseen.last.is_hidden()

    phone.locator('label:has([name="B-morto"][value="unviewed"])').tap()
    assert unseen.first.is_hidden()
    unseen.last.fill("85")
    assert running(phone) == [0, -85]
    count(phone, "Burraco limpo", 1)
    phone.locator('label:has([name="ending"][value="A"])').tap()
    assert running(phone) == [300, -85]
    assert violations(phone) == []


def test_burraco_is_recorded_in_its_own_words(phone, tables):
    phone.goto(tables["003"])
    answers = {"A-table": "300", "A-hand": "20", "A-clean": "1", "A-morto": "taken", "ending": "A"}
    others = {"B-table": "150", "B-hand": "60", "B-dirty": "1", "B-morto": "unviewed", "B-unviewed": "85"}
    answer(phone, answers | others)
    send(phone)
    phone.wait_for_url("**recibo=*")
    phone.locator("#folha > summary").tap()

    sheet = phone.locator("#folha").inner_text()
    assert [word for word in ("Burraco sujo", "Burraco limpo", "Batida") if word not in sheet] == []
    assert violations(phone) == []
    assert phone.evaluate("document.documentElement.scrollWidth") == 360


def test_vulnerable_side_is_told_its_least_and_the_higher_one_after_a_warning(phone, tables):
    phone.goto(tables["000"])
    assert not phone.get_by_text("Vulnerável").count()
    answer(
        phone,
        {"A-table": "250", "A-hand": "20", "B-table": "200", "B-hand": "60", "ending": "A", "A-clean": "1"},
    )
    send(phone)
    phone.wait_for_url("**recibo=*")

    assert phone.locator(".placar-side.side-a .placar-least").inner_text() == "Vulnerável: precisa baixar 75"
    assert not phone.locator(".placar-side.side-b .placar-least").count()
    warned = phone.locator('label:has([name="A-warned"])')
    higher = phone.get_by_text("Agora o mínimo é 90.")
    assert higher.is_hidden()
    warned.tap()
    assert higher.is_visible()
    assert not phone.locator('[name="B-warned"]').count()

    answer(
        phone,
        {"A-table": "80", "A-hand": "150", "A-warned": "on", "B-table": "200", "B-hand": "0", "ending": "B"},
    )
    send(phone)
    phone.wait_for_selector('[name="A-table"]:focus')
    assert "A-table" in phone.locator(".field-error").first.get_attribute("id")
    assert violations(phone) == []
    assert phone.evaluate("document.documentElement.scrollWidth") == 360


@pytest.mark.parametrize("scripts", every([True, False], 2))
def test_three_players_halve_what_partners_share(new_page, serve, scripts):
    page = new_page(device=MESA, **PHONE, java_script_enabled=scripts)
    page.goto(serve({"three": JOGOS["three"]})[1]["three"])
    page.get_by_role("link", name="Caio").tap()
    for name, value in {
        "C-table": "345",
        "C-clean": "1",
        "C-dirty": "1",
        "A+B-table": "100",
        "A+B-hand": "85",
    }.items():
        page.locator(f'[name="{name}"]').fill(value)
    page.locator('[name="A+B-dirty"]').fill("1")
    page.locator('label:has([name="A+B-morto"][value="unviewed"])').tap()
    page.locator('[name="A+B-unviewed"]').fill("90")
    page.locator('label:has([name="ending"][value="C"])').tap()
    send(page)

    expect(page.locator(".placar-points .score")).to_have_text(["12,5", "12,5", "745"])


def test_cards_that_count_differently_are_added_up_by_how_many_there_are(phone, tables):
    phone.goto(tables["003"])
    phone.get_by_role("button", name="Somar as cartas: Pontos na mesa").first.tap()
    values = phone.locator(".somador:not([hidden]) [data-vale]")
    expect(values).to_have_count(5)
    assert values.evaluate_all("all => all.map((one) => one.dataset.vale)") == ["5", "10", "15", "20", "30"]
    values.nth(0).fill("4")
    values.nth(4).fill("2")
    expect(phone.locator('#mao [name="A-table"]')).to_have_value("80")
    assert running(phone) == [80, 0]
    assert violations(phone) == []

    values.nth(4).tap()
    phone.locator('#numeros [value="3"]').tap()
    expect(phone.locator('#mao [name="A-table"]')).to_have_value("110")
    expect(values.nth(0)).to_be_focused()
    assert values.nth(0).evaluate("one => one.closest('.ask').querySelector('[data-side]').name") == "A-hand"

    add = phone.get_by_role("button", name="Somar as cartas: Pontos na mesa").first
    add.tap()
    expect(add).to_have_attribute("aria-expanded", "true")
    values.nth(0).fill("")
    values.nth(4).fill("")
    expect(phone.locator('#mao [name="A-table"]')).to_have_value("")
