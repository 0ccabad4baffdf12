"""The command line's help, its list of the rule sets, and its error messages."""

import ast
import json
import subprocess
import sys

import pytest

import rules
import rules.__main__ as program
from rules.commands import LineError
from rules.help import HELP
from rules.sentences import MEANINGS, sentence
from tests.rows import rows
from tests.rules.asking import PLAIN, answers, lines
from tests.rules.golden import ROOT


class Endless:
    """A stream whose first line never ends, until this many bytes were read; then another line."""

    def __init__(self, size, after):
        self.left, self.after, self.largest = size, after, 0

    def readline(self, limit):
        self.largest = max(self.largest, limit)
        if self.left:
            size = min(limit, self.left)
            self.left -= size
            return b"x" * size if self.left else b"x" * (size - 1) + b"\n"
        line, self.after = self.after, b""
        return line


def shown(capsys, *arguments):
    with pytest.raises(SystemExit):
        program.main([*arguments, "--help"])
    return capsys.readouterr().out


@pytest.mark.parametrize("command", program.COMMANDS)
def test_help_of_a_command_has_its_fields_the_keys_and_an_example(capsys, command):
    said = shown(capsys, command)

    assert HELP[command].request in said
    assert all(field in said for field in HELP[command].fields)
    assert command == "notation" or "regulamento-1" in said.partition("keys:")[2]
    assert command == "notation" or "partida-3000" in said.partition("keys:")[2]


@pytest.mark.parametrize("command", program.COMMANDS)
def test_example_of_a_command_is_answered_as_it_says(command):
    judged, (answer,) = answers(HELP[command].request.encode(), command=command)

    assert judged
    written = json.dumps(answer)
    for part in HELP[command].answer.removesuffix("}").split("..."):
        assert part.strip(" ,{}[]") in written


def listed(capsys, *arguments):
    assert program.main(["rulesets", *arguments]) == 0
    return capsys.readouterr().out


def test_every_key_is_listed_with_its_options_and_values(capsys):
    entries = {one["key"]: one for one in map(json.loads, listed(capsys).splitlines())}

    assert set(entries) == {*rules.published(), *rules.extras()}
    burraco = entries["burraco-1"]
    assert burraco["options"]["players"] == {
        "kind": "choice",
        "choices": [2, 3, 4],
        "default": 4,
        "article": "righe 10, 142, 146",
    }
    assert burraco["values"]["batida.bonus"]["value"] == 100
    assert entries["partida-3000"]["base"] == "regulamento-1"


@pytest.mark.parametrize("key", [*rules.published(), *rules.extras(), "002"])
def test_one_rule_set_is_listed_by_its_key_and_loads_by_it(capsys, key):
    (entry,) = map(json.loads, listed(capsys, key).splitlines())

    assert key in (entry["key"], entry.get("system"))
    assert rules.load(key).key == entry.get("base", entry["key"])


def test_list_to_be_read_has_a_line_for_each_option(capsys):
    text = listed(capsys, "002", "--text")

    assert "  option target: points; must be given [Art. 13]\n" in text
    assert "  value batida.bonus = 100 [Art. 16]\n" in text
    assert listed(capsys, "partida-3000", "--text").startswith("partida-3000: Partida de clube")


def test_unknown_key_is_told_which_there_are(capsys):
    assert program.main(["rulesets", "tute"]) == 1
    assert "must be one of buraco-1, " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "overrides", "target"),
    [(None, None, 3000), ({}, {}, 3000), ({"target": 2500}, None, 2500)],
)
def test_ready_made_rule_set_loads_by_key_and_what_is_given_goes_first(options, overrides, target):
    ruleset = rules.load("partida-3000", options, overrides)

    assert (ruleset.key, ruleset.target) == ("regulamento-1", target)
    assert rules.load("partida-3000", options, overrides) is ruleset


@pytest.mark.parametrize(
    ("given", "code"),
    [({"options": [1]}, "wrong_type"), ({"overrides": {"batida.bonus": -1}}, "impossible_value")],
)
def test_ready_made_rule_set_refuses_what_its_text_refuses(given, code):
    with pytest.raises(rules.RuleSetError) as refusal:
        rules.load("partida-3000", **given)

    assert refusal.value.code == code


@rows(
    ("command", "request_", "message"),
    [
        ("score", {"system": "tute"}, "must be one of buraco-1, open-dirty-1, "),
        ("score", {"options": {"goal": 1}}, "must be one of target, "),
        ("score", {"options": {"target": 7}}, "must be a positive multiple of 10, 100000 at most"),
        ("partida", {"hands": [], "started": "C"}, "must be one of A, B"),
        ("partida", {"hands": [], "started": 1}, "must be one of A, B"),
        ("partida", {"hands": 1}, "must be a list of objects"),
        ("partida", {"hands": [{"A": "100", "B": 1}]}, "points must be numbers"),
        ("partida", {"hands": [{"A": 100_010, "B": 1}]}, "points must be from -100000 to 100000"),
        ("partida", {"hands": [], "clock": 1}, "must be true or false"),
        ("jogo", {"partida_winners": 1}, "must be a list: of each partida one of "),
        ("jogo", {"partida_winners": [], "partidas": 100}, "must be from 1 to 99"),
        ("jogo", {"partida_winners": [], "draw": 1}, "must be true or false"),
        ("notation", {"facts": 7}, "must be an object"),
        ("notation", {"notation": 7}, "must be a text"),
        ("notation", {"notation": "A=1 ="}, "a `=`, `:`, `;` or `|` where none may be (at 4)"),
    ],
)
def test_error_says_in_words_what_it_must_be(command, request_, message):
    _, (answer,) = answers(*lines(PLAIN | request_), command=command)

    assert answer["problems"][0]["message"].startswith(message)


def test_every_code_has_a_meaning_and_a_problem_its_figures():
    assert {str(code) for code in rules.Code} <= set(MEANINGS)
    assert sentence("unheard_of") == "unheard of"
    (_, (answer,)) = answers(
        *lines(
            {"system": "000", "facts": "ending=batida | A table=70 hand=0 batida=yes | B table=10 hand=200"}
        )
    )
    found = {one["code"]: one["message"] for one in answer["problems"]}
    assert found["too_short"] == "a meld has at least three cards (cards 2, least 3)"


def test_line_that_is_too_long_is_refused_unread():
    endless = Endless(50_000_000, lines(PLAIN)[0])
    judged, (bad, good) = answers(*program.lines_of(endless))

    assert (judged, bad["errors"], good["ok"]) == (False, ["line_too_long"], True)
    assert bad["problems"][0]["message"] == "the line is too long (most 1000000)"
    assert endless.largest == program.LONGEST_LINE + 1


def test_line_that_is_too_long_is_answered_before_it_ends():
    stream = program.lines_of(Endless(50_000_000, b""))
    judged, (bad,) = answers(next(stream))

    assert (judged, bad["errors"]) == (False, ["line_too_long"])


@pytest.mark.parametrize("size", [program.LONGEST_LINE, program.LONGEST_LINE + 1])
def test_longest_line_is_still_read(size):
    line = lines(PLAIN)[0]
    padded = line + b" " * (size - len(line) - 1) + b"\n"
    _, (answer,) = answers(*program.lines_of(Endless(0, padded)))

    assert answer["ok"] is (size <= program.LONGEST_LINE)


@pytest.mark.parametrize(("version", "says"), [((3, 12, 4), "3.12"), ((2, 7, 18), "2.7")])
def test_wrong_python_is_told_which_is_needed(version, says):
    # The first file read must be valid in every Python version.
    source = (ROOT / "rules" / "__init__.py").read_text()
    assert source.isascii()
    ast.parse(source.partition("from rules")[0], feature_version=(3, 7))
    code = f"import sys; sys.version_info = {version}; sys.argv = ['-m']; import rules"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=600)

    assert done.returncode == 1
    assert done.stderr == f"rules needs Python 3.13 or newer, and this is Python {says}.\n"
    caught = code.replace("'-m'", "'program'").replace(
        "import rules", "\ntry: import rules\nexcept ImportError as e: print(e)"
    )
    done = subprocess.run(
        [sys.executable, "-c", caught], cwd=ROOT, capture_output=True, text=True, timeout=600
    )
    assert done.stdout.startswith("rules needs Python 3.13 or newer")


def test_line_error_has_its_code_and_what_it_must_be():
    error = LineError("wrong_type", "clock", "must be true or false")

    assert (str(error), error.field, error.why) == ("wrong_type", "clock", "must be true or false")
