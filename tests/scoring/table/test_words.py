"""The words of the game are those of the page's language, whatever language the text of the rules is in."""

import pytest

from scoring.wording.vocabulary import vocabulary
from tests.scoring.foreign import foreign
from tests.scoring.tour import RULE_SETS, pages, words_of

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(("key", "options"), RULE_SETS)
def test_no_word_of_another_language_stands_on_any_page_of_a_table(client, key, options):
    seen = set()
    for name, response in pages(client, key, options):
        seen.add(name)
        said = [(word, line) for word, line in foreign(response) if "no texto, “" not in line]
        assert (name, said) == (name, [])

    assert len(seen) >= 20


@pytest.mark.parametrize(
    ("key", "code", "word"),
    [
        ("burraco-1", "batida", "chiusura"),
        ("open-dirty-1", "morto", "stock"),
        ("burraco-1", "clean", "pulito"),
    ],
)
def test_a_foreign_word_that_is_put_back_is_found(client, monkeypatch, key, code, word):
    changed = {**vocabulary(), code: {**vocabulary()[code], "pt": word}}
    monkeypatch.setattr("scoring.wording.terms.vocabulary", lambda: changed)

    assert word in {found.lower() for _name, page in pages(client, key, {}) for found, _line in foreign(page)}


def test_original_words_stand_once_where_it_is_said_how_it_is_counted(client):
    page = dict(pages(client, "burraco-1", {}))["rules at first"]

    assert [line for line in words_of(page) if "pozzetto" in line] == [
        "Morto: no texto, “pozzetto”",
        "Não pegou o morto: no texto, “pozzetto non preso”",
        "Morto não visto: no texto, “pozzetto non visto”",
    ]
