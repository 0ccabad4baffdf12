"""Every code has its sentence in four languages, and every sentence uses only values that the engine provides."""

import ast
import json
import re
import subprocess
import sys
from functools import cache

import pytest

from rules import Code, JogoReason, PartidaReason
from scoring.models.jogo import BY_DIRECTOR, WALKOVER, WITHOUT_RESULT
from scoring.wording.sentences import WORDS, SentenceError, placeholders, read, sentences
from scoring.wording.vocabulary import LANGUAGES
from tests.rows import rows
from tests.rules import bad_requests as bad
from tests.rules.golden import ROOT
from tests.scoring.wording.produced import PRODUCED

ERRORS = {"RuleSetError", "PartidaError", "NotationError", "LineError"}


def raised():
    """Return the codes that the program raises by name, besides those that are a `Code`."""
    for path in (
        path for floor in ("rules", "scoring", "tournaments") for path in (ROOT / floor).rglob("*.py")
    ):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            error = isinstance(node, ast.Call) and getattr(node.func, "id", "") in ERRORS
            if error and isinstance(node.args[0], ast.Constant):
                yield node.args[0].value


@cache
def parts():
    """Return the codes of each part."""
    return {
        "problem": {*Code, *raised()},
        "alone": {"points_exceed_deck", "too_many_canastras"},
        "empty": {"not_integer"},
        "refused": {"too_few_cards", "table_too_small"},
        "exact": {"cards_unlike_points"},
        "cards": {"points_exceed_deck"},
        "partida": set(PartidaReason),
        "jogo": {*JogoReason, WALKOVER, BY_DIRECTOR, *WITHOUT_RESULT},
    }


ENTRY = 'pt = "{}"\nit = "{}"\nen = "{}"\nes = "{}"\n'


def test_every_code_has_its_sentences_and_every_sentence_its_code():
    assert {part: set(of_part) for part, of_part in sentences().items()} == parts()


def faults_of(said):
    """Return the faults of a sentence in its languages."""
    if tuple(said) != LANGUAGES:
        return ["languages"]
    faults = {
        "the same in two languages": len(set(said.values())) < len(LANGUAGES),
        "no sentence": not all(one.endswith(".") for one in said.values()),
        "no capital": not all(one[0].isupper() or one.startswith("%(field)s") for one in said.values()),
        "long": any(len(one) > 160 for one in said.values()),
        "underscore": any("_" in re.sub(r"%\(\w+\)s", "", one) for one in said.values()),
    }
    return [name for name, there in faults.items() if there]


def test_every_sentence_is_short_plain_and_in_each_language_another():
    found = {
        (part, code): faults_of(said)
        for part, of_part in sentences().items()
        for code, said in of_part.items()
    }

    assert len(found) > 100
    assert {place: faults for place, faults in found.items() if faults} == {}


@rows("problem", PRODUCED.values(), ids=lambda one: str(one.code))
def test_sentence_says_only_figures_that_the_engine_gives(problem):
    alone = problem.field and problem.code in sentences()["alone"]
    said = sentences()["alone" if alone else "problem"][problem.code]

    for one in said.values():
        assert placeholders(one) <= {*problem.params, *WORDS}


def test_no_figure_is_said_that_no_problem_has_brought():
    # A sentence with a figure is tested only if a case provides the figure.
    seen = {str(code) for code, _, _ in PRODUCED}
    figures = {code for code in Code if placeholders(sentences()["problem"][code]["pt"]) - WORDS}

    assert figures <= seen


@pytest.mark.parametrize("command", bad.REQUESTS)
def test_whatever_the_command_line_refuses_has_its_sentence(command):
    text = b"\n".join(raw for raw, _ in bad.table(command))
    done = subprocess.run(
        [sys.executable, "-m", "rules", command], input=text, capture_output=True, cwd=ROOT, timeout=600
    )

    for line in done.stdout.splitlines():
        answer = json.loads(line)
        for problem in answer.get("problems", [{"code": answer.get("error"), "field": None, "params": {}}]):
            said = sentences()["problem"][problem["code"]]["en"]
            alone = problem["field"] and problem["code"] in sentences()["alone"]
            given = {"field", *problem["params"], *WORDS}
            assert alone or placeholders(said) <= given


def test_sentences_cannot_be_changed():
    with pytest.raises(TypeError):
        sentences()["problem"]["bad_card"]["pt"] = "Outra."
    with pytest.raises(TypeError):
        sentences()["problem"]["bad_card"] = {}


def test_sentences_of_a_text_are_those_it_has():
    text = "[jogo.level]\n" + ENTRY.format("A %(morto)s.", "B.", "C.", "D.")

    assert read(text) == {"jogo": {"level": {"pt": "A %(morto)s.", "it": "B.", "en": "C.", "es": "D."}}}


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ('pt = "A."\nit = "B."\nen = "C."\n', "jogo.level: needs pt, it, en, es, has pt, it, en"),
        (ENTRY.format("A.", "B.", "C.", "D.") + 'de = "E."\n', "jogo.level: needs pt, it, en, es"),
        (ENTRY.format("A.", "B.", "C %(most)s.", "D."), "jogo.level.en: not in every language: most"),
        (ENTRY.format("A %(most)s.", "B.", "C.", "D."), "jogo.level.it: not in every language: most"),
        (ENTRY.format("A.", "B.", "C.", "D: 100%."), "jogo.level.es: a % that is no figure"),
        (ENTRY.format("A.", "B %(most)d.", "C.", "D."), "jogo.level.it: a % that is no figure"),
    ],
)
def test_sentence_that_cannot_be_used_is_refused_on_reading(entry, why):
    with pytest.raises(SentenceError, match=re.escape(why)):
        read("[jogo.level]\n" + entry)
