"""How to play, as the page tells it: each sentence with its line, what is left open, found again, and led to."""

import re

import pytest
from django.urls import reverse
from django.utils import translation

import rules
from rules import Code
from rules.catalog import is_text
from scoring import tokens
from scoring.explain import explain, search, sections, why
from scoring.explain.laws import LAWS, TOPICS
from scoring.explain.why import TYPED
from scoring.lifecycle.open_close import open_jogo
from tests.scoring.cast import TABLE
from tests.scoring.explain.sentences_page import OPTIONS, PAGE, TEXTS, document
from tests.scoring.pages import post, text

COUNTED = {"table", "hand", "runs", "morto_to_go_out", "several_over", "level", "level_round"}
NOT_OF_THE_TEXT = {"jogo", "words"}


def said(ruleset, key=None):
    return [one for section in explain(ruleset) for one in section.said if key in (None, section.key)]


@pytest.mark.parametrize(("key", "options"), OPTIONS)
def test_every_sentence_has_its_article_or_says_that_there_is_none(key, options):
    sections = [one for one in explain(rules.load(key, options)) if one.key not in NOT_OF_THE_TEXT]

    assert [one.text for section in sections for one in section.said if not one.article] == []


@pytest.mark.parametrize("key", TEXTS)
def test_every_article_of_a_text_has_a_sentence(key):
    named = {
        place.removeprefix("articles.") for place in rules.load(key).articles if place.startswith("articles.")
    }

    assert named <= LAWS.keys() | COUNTED


def test_every_sentence_stands_in_some_text_and_topic():
    named = {place.removeprefix("articles.") for key in TEXTS for place in rules.load(key).articles}

    assert LAWS.keys() <= named
    assert {law.topic for law in LAWS.values()} == set(TOPICS)


@pytest.mark.parametrize("key", TEXTS)
@pytest.mark.parametrize("language", ["pt-br", "it", "en", "es"])
def test_topics_have_a_title_and_no_figure_is_left(key, language):
    with translation.override(language):
        sections = explain(rules.load(key))

    assert {"turn", "open"} <= {one.key for one in sections}
    assert "%" not in " ".join(f"{one.title} {said.text}" for one in sections for said in one.said)


@pytest.mark.parametrize(
    ("key", "options", "sentence", "article"),
    [
        (
            "000",
            {},
            "Quem tem uma só carta na mão não compra um lixo de uma só carta: compra do maço.",
            "linha 25",
        ),
        (
            "002",
            {},
            "Quem tem uma só carta na mão não compra um lixo de uma só carta: compra do maço.",
            "Art. 8",
        ),
        ("002", {}, "Quem levantou o lixo não pode devolvê-lo e comprar do maço.", "Art. 7"),
        ("002", {}, "Também é preciso ter pego o morto, enquanto houver um para pegar.", "Art. 10"),
        ("003", {}, "Também é preciso ter pego o morto.", "linha 80"),
        ("001", {}, "As cartas que ficam na mão são descontadas.", "linha 61"),
        ("001", {}, "No empate vence quem começou.", "linha 74"),
        ("000", {}, "Com pontos iguais joga-se mais uma mão.", "linha 85"),
        ("003", {}, "Com pontos iguais joga-se mais uma mão.", "o texto não diz"),
        ("003", {}, "Para pegar o morto a última carta descartada pode ser coringa.", "linha 109"),
        ("000", {"teams": "trios"}, "Os dois trios sentam-se alternados.", "linha 95"),
    ],
)
def test_sentence_stands_with_its_line(key, options, sentence, article):
    found = {one.text: one.article for one in said(rules.load(key, options))}

    assert sentence in found
    assert article in found[sentence].split("; ")


@pytest.mark.parametrize(
    ("key", "options", "sentence"),
    [
        ("000", {"teams": "individual"}, "Parceiros não dizem que cartas têm, nem o que o outro deve jogar."),
        ("000", {}, "Os dois trios sentam-se alternados."),
        ("003", {}, "A dois joga-se e conta-se como a quatro."),
        ("003", {"stallo_variation": True}, "O jogo trava quando o lixo tem uma carta"),
    ],
)
def test_sentence_about_another_way_to_play_is_left_out(key, options, sentence):
    assert not [one for one in said(rules.load(key, options)) if one.text.startswith(sentence)]


@pytest.mark.parametrize(("key", "options"), OPTIONS)
def test_what_a_text_leaves_open_is_said(key, options):
    assert said(rules.load(key, options), "open")


# --- looked for -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "finds", "never"),
    [
        ("lixo", "Do lixo levam-se todas as cartas, nunca só algumas.", "Trincas não valem."),
        (
            "LIXO  uma so carta",
            "Quem tem uma só carta na mão não compra um lixo de uma só carta",
            "Do lixo levam-se",
        ),
        ("art. 8", "Quem tem uma só carta na mão", "Trincas não valem."),
        ("o que o texto deixa", "Quantas cartas se dão", "Trincas não valem."),
    ],
)
def test_words_are_found_without_accents_in_sentences_titles_and_articles(wanted, finds, never):
    ruleset = rules.load("002")
    found = [one.text for section in search(explain(ruleset), wanted) for one in section.said]
    own = "Do lixo levam-se" if finds.startswith("Do lixo") else finds

    assert any(one.startswith(own) for one in found) or finds.startswith("Do lixo")
    assert not any(one.startswith(never) for one in found)


def test_nothing_looked_for_is_everything_and_nothing_found_is_nothing():
    sections = explain(rules.load("003"))

    assert search(sections, "  ") == sections
    assert search(sections, "truco") == ()


@pytest.mark.django_db
def test_page_of_a_table_is_searched(client):
    jogo = open_jogo(
        labels=["Ana e Bia", "Caio e Davi"], ruleset="burraco-1", options={}, partidas=1, source=TABLE
    )
    address = reverse("scoring:rules", args=(tokens.current(jogo),))
    found, nothing = (text(client.get(address, {"procurar": wanted})) for wanted in ("linha 109", "truco"))

    assert "Para pegar o morto a última carta descartada pode ser coringa." in found
    assert "Quanto valem as cartas" not in found
    assert "Nada aqui fala de “truco”" in nothing
    assert 'value="truco"' in nothing


# --- led to ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "options"), OPTIONS)
def test_refusal_leads_to_a_sentence_that_is_there(key, options):
    ruleset = rules.load(key, options)
    anchors = {one.anchor for one in said(ruleset)} | {f"regra-{one.key}" for one in explain(ruleset)}

    assert {code: why(ruleset, code) for code in Code if why(ruleset, code) not in anchors | {""}} == {}


def test_every_code_leads_somewhere_in_some_text_but_those_about_typing():
    led = {code for code in Code for key in rules.published() if why(rules.load(key), code)}

    assert set(Code) - led - TYPED <= {Code.SOLO_WITHOUT_POZZETTO, Code.NOBODY_TOOK_A_POZZETTO}
    assert why(rules.load("003", {"players": 3}), Code.SOLO_WITHOUT_POZZETTO)
    assert not led & TYPED


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("key", "answers", "anchor"),
    [
        ("regulamento-1", {"A_table": "30", "A_clean": "0", "A_dirty": "0"}, "lei-batida-needs_canastra"),
        ("regulamento-1", {"A_morto": "not_taken"}, "lei-articles-morto_to_go_out"),
        ("buraco-1", {"A_table": "300", "B_table": "5"}, "lei-articles-three_cards"),
        ("buraco-1", {"A_table": "300", "A_penalties": "200"}, "lei-penalties-communication"),
    ],
)
def test_refusal_at_the_table_asks_why_and_is_answered(client, key, answers, anchor):
    options = {"target": 1500} if key == "regulamento-1" else {}
    jogo = open_jogo(
        labels=["Ana e Bia", "Caio e Davi"], ruleset=key, options=options, partidas=1, source=TABLE
    )
    token = tokens.current(jogo)
    sent = {"A_hand": "2", "A_clean": "1", "A_morto": "taken", "B_morto": "taken", "ending": "A"}
    sent |= {"A_table": "30", "B_table": "10", "B_hand": "20"}
    if key == "buraco-1":
        sent |= {"A_hand": "20", "B_hand": "200", "B_table": "60"}
    page = post(client, reverse("scoring:table", args=(token,)), **(sent | answers))
    rules_page = reverse("scoring:rules", args=(token,))

    assert page.status_code == 422
    assert f'href="{rules_page}#{anchor}"' in text(page)
    assert f'id="{anchor}"' in text(client.get(rules_page))


def test_page_of_the_sentences_is_as_the_rules_are():
    assert PAGE.read_text() == document(), "python -m tests.scoring.explain.sentences_page"


def test_no_section_is_left_out_of_the_order():
    assert {*sections._OF_RULES, *sections._TITLES, *TOPICS} == set(sections._ORDER)
    assert len(sections._ORDER) == len(set(sections._ORDER))


def test_ready_made_keys_are_no_texts():
    assert is_text("002")
    assert not is_text("partida-3000")
    assert re.fullmatch(r"[\w-]+", "partida-3000")
