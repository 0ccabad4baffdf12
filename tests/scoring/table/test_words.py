"""The words of the game are those of the page's language, whatever language the rule text has."""

import re

import pytest
from django.conf import settings

import rules
from scoring.avulso.form import AvulsoForm
from scoring.avulso.games import PAIRS, TRIOS, game_of
from scoring.wording import terms
from scoring.wording.sentences import sentences
from scoring.wording.vocabulary import vocabulary
from tests.matrix import each, one_of
from tests.scoring.foreign import foreign
from tests.scoring.tour import RULE_SETS, pages, words_of

pytestmark = pytest.mark.django_db


def words_told(rule_set):
    """Return the factors that decide the words of a page: the language of the text, and whether threes are counted."""
    ruleset = rules.load(rule_set[0])
    return ruleset.language, bool(ruleset.threes.facts)


@pytest.mark.parametrize("rule_set", one_of(RULE_SETS, by=words_told))
def test_no_word_of_another_language_stands_on_any_page_of_a_table(client, rule_set):
    seen = set()
    for name, response in pages(client, *rule_set):
        seen.add(name)
        said = [(word, line) for word, line in foreign(response) if "no texto, “" not in line]
        assert (name, said) == (name, [])

    assert len(seen) >= 20


@pytest.mark.parametrize(
    ("key", "code", "word"),
    [
        ("burraco-1", "batida", "chiusura"),
        ("open-dirty-1", "morto", "stock"),
        ("burraco-1", "it_clean", "pulito"),
    ],
)
def test_a_foreign_word_that_is_put_back_is_found(client, monkeypatch, key, code, word):
    changed = {**vocabulary(), code: {**vocabulary()[code], "pt": word}}
    monkeypatch.setattr("scoring.wording.terms.vocabulary", lambda: changed)
    monkeypatch.setattr("scoring.wording.terms._name", terms._name.__wrapped__)  # headings are cached

    assert any(
        word == found.lower() for _name, page in pages(client, key, {}) for found, _line in foreign(page)
    )


def test_original_words_stand_once_where_it_is_said_how_it_is_counted(client):
    page = next(page for name, page in pages(client, "burraco-1", {}) if name == "rules at first")

    assert [line for line in words_of(page) if "“pozzetto" in line] == [
        "Não pegou o pozzetto: no texto, “pozzetto non preso”",
        "Pozzetto não visto: no texto, “pozzetto non visto”",
    ]


OF_PAIRS = {  # a word for two partners only, in the language of the page
    "pt-br": re.compile(r"\bduplas?\b", re.IGNORECASE),
    "it": re.compile(r"\bcoppi[ae]\b", re.IGNORECASE),
    "en": re.compile(r"\bpairs?\b", re.IGNORECASE),
    "es": re.compile(r"\bparejas?\b", re.IGNORECASE),
}
OTHERS = [
    ("buraco-1", {"teams": "individual"}),
    ("buraco-1", {"teams": "trios"}),
    ("burraco-1", {"players": 2}),
]


@pytest.mark.parametrize(("language", "rule_set"), each(OF_PAIRS, OTHERS))
def test_nobody_is_called_a_pair_where_singles_or_trios_play(client, language, rule_set):
    client.cookies[settings.LANGUAGE_COOKIE_NAME] = language
    seen = set()
    for name, page in pages(client, *rule_set):
        seen.add(name)
        if name == "rules at first":  # which names the variations of the text
            continue
        assert (name, [line for line in words_of(page) if OF_PAIRS[language].search(line)]) == (name, [])
    assert len(seen) >= 20


@pytest.mark.parametrize("language", OF_PAIRS)
def test_no_sentence_about_a_mao_calls_a_side_a_pair(language):
    short = language.partition("-")[0]

    assert [
        code for code, of_it in sentences()["problem"].items() if OF_PAIRS[language].search(of_it[short])
    ] == []


def test_ways_to_enter_speak_of_pairs_only_where_they_play():
    pairs, trios = (
        [label for _value, label in AvulsoForm(game=game_of("buraco-1", table)).fields["entry"].choices]
        for table in (PAIRS, TRIOS)
    )

    assert "Uma dupla anota, a outra confirma" in pairs
    assert (len(trios), [label for label in trios if "dupla" in label]) == (3, [])
