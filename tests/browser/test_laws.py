"""The laws on a phone: links from a refusal to its article and back, and events noted besides the mãos."""

import pytest
from playwright.sync_api import expect

from tests.browser.form import answer, running, send
from tests.browser.opened import DUPLAS
from tests.chromium import MESA, PHONE, violations_in_both_themes
from tests.matrix import every

pytestmark = pytest.mark.browser

# For each text: a mão that it refuses, the message, the source and the anchor of the article.
OUT = {"ending": "A", "A-morto": "taken", "B-morto": "taken"}
REFUSED = {
    "regulamento": (
        OUT | {"A-table": "30", "A-hand": "2", "B-table": "10", "B-hand": "20"},
        "É preciso ter canastra para bater.",
        "Art. 10",
        "lei-batida-needs_canastra",
    ),
    "tranca": (
        OUT
        | {
            "A-table": "22",
            "A-hand": "10",
            "A-clean": "1",
            "A-red_threes": "5",
            "B-table": "11",
            "B-hand": "20",
        },
        "Cada três vermelho na mesa soma 100 pontos; sem canastra, desconta 100.",
        "Jogatina, tranca",
        "lei-threes-red",
    ),
    "aberto": (
        OUT | {"A-table": "220", "A-hand": "20", "A-clean": "1", "B-table": "5", "B-hand": "100"},
        "Toda combinação tem pelo menos três cartas.",
        "salas de jogo",
        "lei-articles-three_cards",
    ),
}


@pytest.fixture(scope="module")
def tables(serve):
    """The URLs of a table for each text, and of a table with the rule set 000 for the relancinho."""
    keys = {"regulamento": "regulamento-1", "tranca": "tranca-1", "aberto": "aberto-1"}
    jogos = {name: (key, {"target": 3000}, DUPLAS) for name, key in keys.items()}
    return serve(jogos | {"buraco": ("buraco-1", {}, DUPLAS)})[1]


def shown(page):
    """Return the values of the text fields of the form."""
    fields = page.locator("#mao input[name]:not([type=radio]):not([type=hidden])").all()
    return {field.get_attribute("name"): field.input_value() for field in fields}


@pytest.mark.parametrize("name", every(REFUSED, 3))
def test_refusal_leads_to_its_sentence_and_back_with_all_that_was_typed(phones, tables, name):
    answers, sentence, article, anchor = REFUSED[name]
    page = phones.take(MESA, **PHONE)
    page.goto(tables[name])
    answer(page, answers)
    send(page)
    why = page.locator(f"a.why[href$='#{anchor}']").first
    expect(why).to_have_text("por quê?")
    typed = shown(page)
    assert typed["A-table"] == answers["A-table"]

    with page.expect_popup() as opened:
        why.tap()
    law = opened.value
    said = law.locator("li:target")
    expect(said).to_contain_text(sentence)
    expect(said).to_contain_text(article)
    expect(said).to_be_in_viewport()
    other = law.locator(".rules-part li:not(:target)").first
    colours = [one.evaluate("one => getComputedStyle(one).backgroundColor") for one in (said, other)]
    assert colours[0] != colours[1], "the sentence is not marked"
    assert violations_in_both_themes(law) == []
    law.close()

    assert shown(page) == typed
    expect(page.locator('#mao [name="ending"][value="A"]')).to_be_checked()


def test_way_back_from_the_rules_finds_what_was_typed(phones, tables):
    """After the link back from the rules, the mão is among the rejected entries."""
    page = phones.take(MESA, **PHONE)
    page.goto(tables["aberto"])
    answer(page, REFUSED["aberto"][0])
    send(page)
    why = page.get_by_role("link", name="por quê?").first
    expect(why).to_be_visible()
    why.evaluate("link => link.removeAttribute('target')")
    why.tap()
    expect(page.locator("li:target")).to_be_in_viewport()
    page.get_by_role("link", name="Voltar à mesa").tap()

    page.get_by_role("button", name="Ver").tap()
    page.get_by_role("button", name="Ver e corrigir").tap()
    expect(page.locator(f"a.why[href$='{REFUSED['aberto'][3]}']").first).to_be_visible()
    expect(page.locator('[name="B-table"]')).to_have_value("5")
    expect(page.locator('[name="A-table"]')).to_have_value("220")


def test_relancinho_is_noted_during_the_mao_and_counts_in_it(phones, tables):
    page = phones.take(MESA, **PHONE)
    page.goto(tables["buraco"])
    page.locator('[name="B-table"]').fill("60")
    page.get_by_role("link", name="Anotar").tap()
    expect(page.get_by_role("heading", name="Anotar na mesa")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations_in_both_themes(page) == []
    page.get_by_role("button", name="Mais um").first.tap()

    expect(page.locator("#placar")).to_contain_text("Relancinhos já anotados: 1")
    expect(page.locator('[name="A-relancinho"]')).to_have_value("1")
    expect(page.locator('[name="B-table"]')).to_have_value("60")

    # A second relancinho is noted during typing; the preset value of its field was not typed by the user.
    page.locator('[name="B-hand"]').fill("160")
    page.get_by_role("link", name="Anotar").tap()
    page.get_by_role("button", name="Mais um").first.tap()
    expect(page.locator('[name="A-relancinho"]')).to_have_value("2")
    expect(page.locator('[name="B-hand"]')).to_have_value("160")
    for field, number in {"A-table": "300", "A-hand": "20", "A-clean": "2"}.items():
        page.locator(f'[name="{field}"]').fill(number)
    page.locator('label:has([name="ending"][value="A"])').tap()
    assert running(page) == [930, -100]
    send(page)
    expect(page.locator(".receipt")).to_be_visible()
    expect(page.locator('[name="A-relancinho"]')).to_have_value("")
