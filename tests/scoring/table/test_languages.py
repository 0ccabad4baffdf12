"""A table in the language chosen there, or in Portuguese without a choice."""

import re
from functools import cache
from html import unescape

import pytest
from django.conf import settings
from django.urls import reverse

from deploy.catalogues import read
from scoring import tokens
from scoring.wording.vocabulary import vocabulary
from tests.factories import make_tournament
from tests.matrix import each
from tests.msgids import of_the_table
from tests.scoring.pages import at, post
from tests.scoring.tour import RULE_SETS, pages, words_of
from tests.scoring.typed import JSON, typed

pytestmark = pytest.mark.django_db
LANGUAGES = ["it", "en", "es"]
NAME = "Canastra"  # of the program, the same in every language
FIGURE = re.compile(r"%\\\((\w+)\\\)s|%s|\\#")


def choose(client, language):
    client.cookies[settings.LANGUAGE_COOKIE_NAME] = language
    return client


def pattern(said):
    return re.compile(FIGURE.sub(".+", re.escape(" ".join(said.split()))))


@cache
def left_overs(language):
    """Return a function that finds Portuguese sentences of the table left on a page in a language."""
    text = (settings.LOCALE_PATHS[0] / language / "LC_MESSAGES" / "django.po").read_text(encoding="utf-8")
    of_table = {"\0".join(one) for one in of_the_table()}
    found = []
    for said, means in read(text).items():
        if said not in of_table:
            continue
        forms = zip(said.split("\0"), means.split("\0"), strict=True)
        found += [
            (pattern(one), pattern(other))
            for one, other in forms
            if one != other and len(re.sub(r"%\(\w+\)s|\W", "", one)) > 3
        ]
    return found


@pytest.mark.parametrize(("language", "rule_set"), each(LANGUAGES, [RULE_SETS[0], RULE_SETS[3]]))
def test_no_sentence_in_portuguese_is_left_on_any_page(client, language, rule_set):
    key, options = rule_set
    lines = {NAME: ""}
    for name, page in pages(choose(client, language), key, options):
        lines |= dict.fromkeys(words_of(page), name)
        assert f'<html lang="{language}"' in page.text
    lines |= dict.fromkeys(words_of(client.get(reverse("avulso"))), "avulso")
    lines |= dict.fromkeys(words_of(client.get(reverse("scoring:table", args=["x" * 22]))), "unknown")
    del lines[NAME]
    said_there = {words[language] for words in vocabulary().values()}
    portuguese = {words["pt"] for words in vocabulary().values()} - said_there

    left = {line: name for line, name in lines.items() if line.lower() in portuguese}
    for one, other in left_overs(language):
        left |= {ln: at for ln, at in lines.items() if one.fullmatch(ln) and not other.fullmatch(ln)}
    assert left == {}


def test_a_sentence_in_portuguese_would_be_found(client):
    found = set()
    for _name, page in pages(client, "burraco-1", {}):
        lines = set(words_of(page)) - found
        found |= {line for line in lines if any(one.fullmatch(line) for one, _ in left_overs("it"))}
        if len(found) > 100:
            return

    raise AssertionError(found)


@pytest.mark.parametrize("header", ["it-IT,it;q=0.9", "en", "pt-BR", ""])
def test_page_is_in_portuguese_unless_another_language_was_chosen(client, jogo, header):
    page = client.get(at(jogo), headers={"accept-language": header}).text

    assert '<html lang="pt-BR"' in page
    assert "Quem bateu?" in page


@pytest.mark.parametrize("held", ["de", "xx", "../it", "IT"])
def test_language_that_there_is_not_is_portuguese(client, jogo, held):
    assert "Quem bateu?" in choose(client, held).get(at(jogo)).text


def test_language_is_chosen_at_the_foot_of_the_page_without_scripts(client, jogo):
    page = client.get(at(jogo)).text
    foot = page.rpartition('class="languages')[2]
    assert page.rindex('class="languages') > page.rindex('class="folha"')
    assert [name for name in ("Português", "Italiano", "English", "Español") if name not in foot] == []
    back = re.search(r'name="next" value="([^"]+)"', foot)[1]

    answer = client.post(reverse("set_language"), {"language": "it", "next": back})

    assert (answer.status_code, answer.url) == (302, f"{at(jogo)}?agora=1")
    assert answer.cookies[settings.LANGUAGE_COOKIE_NAME].value == "it"
    chosen = client.get(answer.url).text
    assert "Chi ha chiuso?" in chosen
    assert "Preso il pozzetto?" in chosen
    client.post(reverse("set_language"), {"language": "pt-br", "next": back})
    assert "Quem bateu?" in client.get(back).text


def test_nobody_is_led_to_another_site(client):
    answer = client.post(reverse("set_language"), {"language": "it", "next": "https://example.org/"})

    assert answer.url == "/"


def test_sentence_about_a_mao_is_in_the_language_chosen_before_that_of_the_browser(client, jogo):
    headers = JSON | {"accept-language": "es"}
    said = {
        language: post(choose(client, language), at(jogo), A_table="x").text for language in ("it", "pt-br")
    }
    assert "Qui va un numero intero" in said["it"]
    assert "Aqui vai um número inteiro" in said["pt-br"]

    del client.cookies[settings.LANGUAGE_COOKIE_NAME]
    assert client.post(at(jogo), typed(A_table="x"), headers=headers).json()["message"].startswith("Aquí va")


@pytest.mark.parametrize(
    ("language", "limit"), [("en", "to 1,500"), ("it", "fino a 1.500"), ("es", "hasta 1.500")]
)
def test_points_are_written_as_in_the_language(client, jogo, language, limit):
    assert limit in " ".join(words_of(choose(client, language).get(at(jogo))))


def test_caches_know_that_the_page_depends_on_the_choice(client, jogo):
    page = client.get(at(jogo))

    assert "Cookie" in page["Vary"]
    assert page["Cache-Control"] == "no-store"


def test_pages_of_others_stay_as_they_are(client, jogo):
    asked = ["/", reverse("promessa")]
    before = [client.get(one).content for one in asked]

    assert [choose(client, "it").get(one).content for one in asked] == before


@pytest.mark.parametrize(
    ("language", "icon", "code"),
    [
        ("it", "La pagina non si è aperta", "Codice del tavolo"),
        ("en", "The page did not open", "Table code"),
        ("pt-br", "A página não abriu", "Código da mesa"),
    ],
)
def test_pages_that_lead_to_a_table_are_in_its_language(client, language, icon, code):
    asked = (reverse("open_table"), reverse("tournaments:code"))
    first, second = (choose(client, language).get(one) for one in asked)

    assert (icon in first.text, code in second.text) == (True, True)
    assert first["Content-Language"] == second["Content-Language"] == language
    assert "Cookie" in first["Vary"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_in_portuguese_is_left_on_the_pages_that_lead_to_a_table(client, language):
    make_tournament(state="running")
    asked = (reverse("open_table"), reverse("tournaments:code"))
    answers = [choose(client, language).get(one) for one in asked]
    answers += [client.post(asked[1], sent) for sent in ({}, {"number": "1", "code": "12"})]
    lines = {line for answer in answers for line in words_of(answer)} - {NAME}

    assert [
        line
        for one, other in left_overs(language)
        for line in lines
        if one.fullmatch(line) and not other.fullmatch(line)
    ] == []


@pytest.mark.parametrize(
    ("path", "query"),
    [("/avulso/", "regras=burraco-1"), ("/mesa/{}/", "recibo=7"), ("/mesa/{}/cartas/", "sozinho=A")],
)
def test_choosing_leads_back_to_the_page_with_its_query(client, jogo, path, query):
    here = path.format(tokens.current(jogo))
    foot = client.get(f"{here}?{query}").text.rpartition('class="languages')[2]

    assert unescape(re.search(r'name="next" value="([^"]+)"', foot)[1]) == f"{here}?{query}&agora=1"


def test_choosing_where_something_was_refused_leads_to_where_it_is_asked(client, jogo):
    refused = client.post(at(jogo, "mesa", "dealer", 1, 1), {"side": "Z"}).text
    opening = client.post("/avulso/", {"ruleset": "burraco-1"}).text
    back = [
        unescape(re.search(r'name="next" value="([^"]+)"', page.rpartition('class="languages')[2])[1])
        for page in (refused, opening)
    ]

    assert back == [f"{at(jogo)}?agora=1", "/avulso/?jogam=4&regras=burraco-1&agora=1"]


def test_each_language_is_named_in_itself_and_for_short(client, jogo):
    foot = client.get(at(jogo)).text.rpartition('class="languages')[2]

    assert re.findall(r">([^<>]+)</button>", foot) == ["Português", "Italiano", "English", "Español"]


def test_choosing_costs_no_query(client, jogo, django_assert_num_queries):
    with django_assert_num_queries(0):
        client.post(reverse("set_language"), {"language": "en", "next": "/"})
