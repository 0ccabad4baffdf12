"""The vocabulary of rule sets."""

import pytest
from django.utils import translation

import rules
from scoring.wording import terms, vocabulary
from tests.rows import rows


@rows(
    ("key", "code", "said"),
    [
        ("regulamento-1", "table", "Cartas na mesa"),
        ("regulamento-1", "clean", "Canastra real"),
        ("regulamento-1", "dirty", "Canastra simples"),
        ("regulamento-1", "batida", "Batida"),
        ("regulamento-1", "no_morto", "Não pegou o morto"),
        ("buraco-1", "twos", "Canastra de dois"),
        ("buraco-1", "grown", "Trinca que cresceu"),
        ("buraco-1", "penalties", "Conversa entre parceiros"),
        ("burraco-1", "dirty", "Burraco sujo"),
        ("burraco-1", "batida", "Batida"),
        ("burraco-1", "no_morto", "Não pegou o pozzetto"),
        ("open-dirty-1", "royal", "Canastra real"),
        ("regulamento-1", "unviewed", "Morto não visto"),
        ("regulamento-1", "of_another_system", "Of_another_system"),
    ],
)
def test_name_is_in_the_language_of_the_page(key, code, said):
    assert terms.name(rules.load(key), code) == said


@pytest.mark.parametrize(
    ("key", "code", "said"),
    [
        ("buraco-1", "none", "Ninguém bateu"),
        ("burraco-1", "two_left", "Duas cartas no maço"),
        ("burraco-1", "stallo", "Jogo travado"),
        ("regulamento-1", "stock_out", "O maço acabou"),
    ],
)
def test_ending_is_in_the_language_of_the_page(key, code, said):
    assert terms.ending(rules.load(key), code) == said


@pytest.mark.parametrize(
    ("key", "language", "code", "said"),
    [
        ("burraco-1", "it", "batida", "chiusura"),
        ("open-dirty-1", "en", "morto", "stock"),  # the text's own word, in its own language
        ("regulamento-1", "en", "morto", "morto"),
        ("regulamento-1", "pt-br", "clean", "real"),
        ("regulamento-1", "es", "clean", "limpia"),
        ("burraco-1", "fr", "morto", "pozzetto"),
    ],
)
def test_word_is_in_the_language_asked_for(key, language, code, said):
    ruleset = rules.load(key)

    assert terms.word(ruleset, code, language) == said
    with translation.override(language):
        assert terms.word(ruleset, code) == said


def test_words_of_a_text_in_another_language_stand_beside_those_of_the_page():
    assert dict(terms.originals(rules.load("burraco-1")))["mão"] == "smazzata"
    assert list(terms.originals(rules.load("regulamento-1"))) == []
    with translation.override("it"):
        assert list(terms.originals(rules.load("burraco-1"))) == []


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('morto = { pt = "morto", it = "pozzetto", en = "morto" }', "morto: needs pt, it, en, es"),
        ('morto = { pt = "", it = "a", en = "b", es = "c" }', "morto: needs pt, it, en, es"),
        ('morto = { pt = "a", it = "a", en = "b", es = "c", fr = "d" }', "has pt, it, en, es, fr"),
    ],
)
def test_word_that_a_language_lacks_is_an_error(text, why):
    with pytest.raises(vocabulary.VocabularyError, match=why):
        vocabulary.read(text)


@rows("key", rules.published())
def test_every_word_of_a_text_is_known_in_every_language(key):
    assert set(rules.load(key).words) <= set(vocabulary.vocabulary())
