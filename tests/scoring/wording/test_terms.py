"""What rule sets call things."""

import pytest

import rules
from scoring.wording import terms as words


@pytest.mark.parametrize(
    ("key", "code", "said"),
    [
        ("regulamento-1", "table", "Cartas na mesa"),
        ("regulamento-1", "clean", "Canastra real"),
        ("regulamento-1", "dirty", "Canastra simples"),
        ("regulamento-1", "batida", "Bate"),
        ("regulamento-1", "no_morto", "Morto não pego"),
        ("buraco-1", "twos", "Canastra de dois"),
        ("buraco-1", "grown", "Trinca que cresceu"),
        ("buraco-1", "penalties", "Faltas: comunicação"),
        ("burraco-1", "dirty", "Burraco sporco"),
        ("burraco-1", "batida", "Chiusura"),
        ("burraco-1", "no_morto", "Pozzetto non preso"),
        ("open-dirty-1", "royal", "Canasta royal"),
        ("regulamento-1", "unviewed", "Morto não visto"),
        ("regulamento-1", "of_another_system", "Of_another_system"),
    ],
)
def test_name_is_in_the_words_of_the_rule_set(key, code, said):
    assert words.name(rules.load(key), code) == said


@pytest.mark.parametrize(
    ("key", "question"),
    [
        ("regulamento-1", "Quem bateu?"),
        ("buraco-1", "Quem bateu?"),
        ("burraco-1", "Chiusura: de quem?"),
        ("open-dirty-1", "Closing: de quem?"),
    ],
)
def test_who_went_out_is_asked_in_the_words_of_the_rule_set(key, question):
    assert words.who_went_out(rules.load(key)) == question


@pytest.mark.parametrize(
    ("key", "code", "said"),
    [
        ("buraco-1", "none", "Ninguém bateu"),
        ("burraco-1", "two_left", "Ninguém: due carte nel mazzo"),
        ("burraco-1", "stallo", "Ninguém: stallo"),
        ("regulamento-1", "stock_out", "Ninguém: maço esgotado"),
    ],
)
def test_ending_is_in_the_words_of_the_rule_set(key, code, said):
    assert words.ending(rules.load(key), code) == said
