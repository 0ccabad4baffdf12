"""The table of the sentences: it agrees with the rules, each sentence is on the page, and its references exist."""

import ast
import re
from itertools import starmap

import pytest
from django.urls import reverse

import rules
from scoring import tokens
from scoring.explain import explain
from scoring.lifecycle.open_close import open_jogo
from tests.matrix import one_of
from tests.rows import rows
from tests.scoring.cast import TABLE
from tests.scoring.explain.sentences_page import OPTIONS, PAGE, ROOT, document
from tests.scoring.explain.tested import PLACES, READ
from tests.scoring.pages import text

ROWS = [
    line for line in PAGE.read_text().splitlines() if line.startswith("| ") and " | sentence | " not in line
]
NAMED = sorted(set(re.findall(r"`([\w/]+\.py)::(test_\w+)`", PAGE.read_text())))


def opened(key, options):
    """Return a jogo of a rule set, with its number of sides and players."""
    ruleset = rules.load(key, options)
    names = ("Ana", "Bia", "Caio", "Davi", "Eva", "Fred")
    each = 1 if ruleset.solo else ruleset.players
    sides = ruleset.side_names if ruleset.solo else ruleset.side_names[:2]
    labels = [" e ".join(names[at * each : at * each + each]) for at in range(len(sides))]
    return open_jogo(labels=labels, ruleset=key, options=options, partidas=1, source=TABLE)


def text_or_switch(case):
    """Return the key by which cases are alike: the rule set, or the switch and its value."""
    key, options = case
    return repr(options) if options else key


@pytest.mark.django_db
@pytest.mark.parametrize(("key", "options"), one_of(starmap(pytest.param, OPTIONS), by=text_or_switch))
def test_every_sentence_is_on_the_page_of_a_table(client, key, options):
    asked = {switch.name for switch in rules.declared(key).switches}
    if "target" in asked and not rules.load(key, options).target and "maos" not in options:
        options = options | {"target": 900}
    jogo = opened(key, options)
    page = text(client.get(reverse("scoring:rules", args=(tokens.current(jogo),))))
    said = [one.text for section in explain(jogo.load_rules()) for one in section.said]

    assert [one for one in said if one not in page] == []


def test_page_of_the_sentences_is_as_the_rules_are():
    assert PAGE.read_text() == document(), "python -m tests.scoring.explain.sentences_page"


def test_every_sentence_has_a_place_and_a_test():
    cells = [row.strip("| ").split(" | ") for row in ROWS]

    assert len(cells) > 600
    assert {len(one) for one in cells} == {5}
    assert [one[1] for one in cells if not one[2].startswith("Como se conta: ")] == []
    assert [one[1] for one in cells if "::test_" not in one[4]] == []
    assert not re.search("engine only", PAGE.read_text(), re.IGNORECASE)


@rows(("path", "name"), NAMED)
def test_named_test_is_there(path, name):
    tree = ast.parse((ROOT / "tests" / path).read_text())

    assert name in {one.name for one in tree.body if isinstance(one, ast.FunctionDef)}


def test_named_page_is_there():
    named = set(re.findall(r"`(scoring:\w+)`", PAGE.read_text()))
    given = {"partida": 1, "number": 1}

    assert named
    for one in sorted(named):
        assert reverse(one, kwargs={"token": "a-key"} | (given if one == "scoring:dealer" else {}))


def test_what_is_counted_is_not_only_read():
    # A sentence with a value needs a test that counts with it.
    assert {place for place, tests in PLACES.items() if READ in tests} == {"articles"}
