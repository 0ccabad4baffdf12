"""The page on how to play: each sentence with its line, open points, search and links."""

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
from tests.rows import rows
from tests.scoring.cast import TABLE
from tests.scoring.explain.sentences_page import OPTIONS, TEXTS
from tests.scoring.pages import post, text

COUNTED = {"table", "hand", "runs", "morto_to_go_out", "several_over", "level", "level_round"}
NOT_OF_THE_TEXT = {"jogo", "words"}


def said(ruleset, key=None):
    return [one for section in explain(ruleset) for one in section.said if key in (None, section.key)]


@rows(("key", "options"), OPTIONS)
def test_every_sentence_has_its_article_or_says_that_there_is_none(key, options):
    sections = [one for one in explain(rules.load(key, options)) if one.key not in NOT_OF_THE_TEXT]

    assert [one.text for section in sections for one in section.said if not one.article] == []


@rows("key", TEXTS)
def test_every_article_of_a_text_has_a_sentence(key):
    named = {
        place.removeprefix("articles.") for place in rules.load(key).articles if place.startswith("articles.")
    }

    assert named <= LAWS.keys() | COUNTED


def test_every_sentence_stands_in_some_text_and_topic():
    named = {place.removeprefix("articles.") for key in TEXTS for place in rules.load(key).articles}

    assert LAWS.keys() <= named
    assert {law.topic for law in LAWS.values()} == set(TOPICS)


@rows("key", TEXTS)
@rows("language", ["pt-br", "it", "en", "es"])
def test_topics_have_a_title_and_no_figure_is_left(key, language):
    with translation.override(language):
        sections = explain(rules.load(key))

    assert {"turn", "open"} <= {one.key for one in sections}
    assert "%" not in " ".join(f"{one.title} {said.text}" for one in sections for said in one.said)


@rows(
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
        ("003", {}, "Também é preciso ter pego o pozzetto.", "linha 80"),
        ("001", {}, "As cartas que ficam na mão são descontadas.", "linha 61"),
        ("001", {}, "No empate vence quem começou.", "linha 74"),
        ("000", {}, "Com pontos iguais joga-se mais uma mão.", "linha 85"),
        ("003", {}, "Com pontos iguais joga-se mais uma mão.", "o texto não diz"),
        ("003", {}, "Para pegar o pozzetto a última carta descartada pode ser coringa.", "linha 109"),
        ("000", {"teams": "trios"}, "Os dois trios sentam-se alternados.", "linha 95"),
        ("aberto", {}, "As cartas do lixo ficam à vista de todos.", "Jogatina, tabela dos modos"),
        (
            "aberto",
            {},
            "Quanto vale o coringão: joga-se com 50, 30, 20 e 10; "
            "aqui o que o clube escolher, e 50 se não disser nada.",
            "Pagat, buraco",
        ),
        ("fechado", {}, "Do lixo só se vê a carta de cima.", "Jogatina, tabela dos modos"),
        ("stbl", {}, "Do lixo só se vê a carta de cima.", "Jogatina, buraco fechado STBL"),
        (
            "tranca",
            {},
            "Um três preto em cima do lixo tranca-o: o seguinte tem de comprar do maço.",
            "Jogatina, tranca",
        ),
        ("tranca", {}, "O três vermelho na mesa vale também como carta: não.", "Jogatina, tranca"),
        ("tranca", {"players": 2}, "A dois joga-se e conta-se como a quatro.", "Jogatina, tranca"),
        (
            "aberto",
            {"players": 3},
            "Quantos mortos há para três jogadores: aqui dois, e um fica sem; "
            "também se joga com um para cada um.",
            "o texto não diz",
        ),
        (
            "tranca",
            {"mortos_become_stock": False},
            "Quando o maço acaba: a mão termina e os mortos ficam fora.",
            "texto de um clube",
        ),
        (
            "tranca-clube-1",
            {},
            "Se um três vermelho guardado na mão faz perder também os da mesa: aqui só o da mão desconta.",
            "texto de um clube",
        ),
    ],
)
def test_sentence_stands_with_its_line(key, options, sentence, article):
    found = {one.text: one.article for one in said(rules.load(key, options))}

    assert sentence in found
    assert article in found[sentence].split("; ")


@rows(
    ("key", "options", "sentence"),
    [
        ("000", {"teams": "individual"}, "Parceiros não dizem que cartas têm, nem o que o outro deve jogar."),
        ("000", {}, "Os dois trios sentam-se alternados."),
        ("003", {}, "A dois joga-se e conta-se como a quatro."),
        ("aberto", {"players": 3}, "Os parceiros sentam-se de frente, alternados com os outros."),
        ("003", {"stallo_variation": True}, "O jogo trava quando o lixo tem uma carta"),
        ("fechado", {}, "As cartas do lixo ficam à vista de todos."),
        ("fechado", {"sets_count_as_canastra": False}, "Se a trinca de sete cartas é canastra"),
        ("aberto", {"vulnerability": [[1500, 75]]}, "Se a primeira baixada precisa de um mínimo"),
        ("aberto", {"without_clean": "zero"}, "Se quem não tem canastra limpa perde"),
        ("aberto", {"mortos_become_stock": False}, "Sem maço e sem mortos a mão acaba"),
        ("tranca", {}, "O 2 do naipe, no seu próprio lugar, não é coringa."),
        ("tranca", {}, "Quanto vale o coringão"),
        ("tranca", {"black_three_in_hand": 100}, "Quanto custa o três preto na mão"),
        ("tranca", {}, "Se um três vermelho guardado na mão"),
    ],
)
def test_sentence_about_another_way_to_play_is_left_out(key, options, sentence):
    assert not [one for one in said(rules.load(key, options)) if one.text.startswith(sentence)]


@pytest.mark.parametrize(
    ("key", "place", "value", "sentence"),
    [
        ("aberto", "melds.natural_two", False, "O 2 do naipe, no seu próprio lugar, não é coringa."),
        ("tranca", "melds.natural_two", True, "Uma canastra com coringa não fica limpa depois."),
        ("fechado", "melds.sets", False, "Trinca só de coringas não vale."),
        ("002", "endings.codes", ["batida"], "Se ninguém bate, a mão acaba no descarte"),
    ],
)
def test_sentence_is_left_out_where_a_club_plays_otherwise(key, place, value, sentence):
    text, club = rules.load(key), rules.load(key, overrides={place: value})

    assert [one for one in said(text) if one.text.startswith(sentence)]
    assert not [one for one in said(club) if one.text.startswith(sentence)]


def test_source_is_told_in_the_language_of_the_page():
    with translation.override("it"):
        found = {one.article for one in said(rules.load("tranca-clube-1"))}

    assert {"testo di un circolo", "sale da gioco", "regolamento del circolo"} <= found
    assert "sale da gioco; testo di un circolo" in found


@rows(("key", "options"), OPTIONS)
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

    assert "Para pegar o pozzetto a última carta descartada pode ser coringa." in found
    assert "Quanto valem as cartas" not in found
    assert "Nada aqui fala de “truco”" in nothing
    assert 'value="truco"' in nothing


# --- led to ---------------------------------------------------------------------------------


@rows(("key", "options"), OPTIONS)
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
        ("aberto-1", {"A_clean": "0", "A_dirty": "1"}, "lei-batida-needs_canastra"),
        ("stbl-1", {"A_morto": "not_taken"}, "lei-articles-morto_to_go_out"),
        ("fechado-1", {"B_table": "5"}, "lei-articles-three_cards"),
        ("tranca-1", {"A_red_threes": "5"}, "lei-threes-red"),
    ],
)
def test_refusal_at_the_table_asks_why_and_is_answered(client, key, answers, anchor):
    options = {} if key == "buraco-1" else {"target": 1500}
    jogo = open_jogo(
        labels=["Ana e Bia", "Caio e Davi"], ruleset=key, options=options, partidas=1, source=TABLE
    )
    token = tokens.current(jogo)
    sent = {"A_hand": "2", "A_clean": "1", "A_morto": "taken", "B_morto": "taken", "ending": "A"}
    sent |= {"A_table": "30", "B_table": "10", "B_hand": "20"}
    if key == "buraco-1":
        sent |= {"A_hand": "20", "B_hand": "200", "B_table": "60"}
    elif key != "regulamento-1":
        sent |= {"A_table": "220", "A_hand": "0", "B_table": "60", "B_hand": "100"}
    page = post(client, reverse("scoring:table", args=(token,)), **(sent | answers))
    rules_page = reverse("scoring:rules", args=(token,))

    assert page.status_code == 422
    assert f'href="{rules_page}#{anchor}"' in text(page)
    assert f'id="{anchor}"' in text(client.get(rules_page))


def test_no_section_is_left_out_of_the_order():
    assert {*sections._OF_RULES, *sections._TITLES, *TOPICS} == set(sections._ORDER)
    assert len(sections._ORDER) == len(set(sections._ORDER))


def test_ready_made_keys_are_no_texts():
    assert is_text("002")
    assert not is_text("partida-3000")
    assert re.fullmatch(r"[\w-]+", "partida-3000")
