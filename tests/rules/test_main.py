"""`python -m rules score` as a program: line by line, for any lines, and its exit status."""

import io
import json
import os
import runpy
import subprocess
import sys
import warnings

import pytest

import rules.__main__ as program
from tests.rows import rows
from tests.rules.asking import PLAIN, answers, lines
from tests.rules.golden import ROOT, VECTORS


def run(text):
    return subprocess.run(
        [sys.executable, "-m", "rules", "score"], input=text, capture_output=True, cwd=ROOT, timeout=600
    )


def test_worked_maos_through_the_program():
    worked = VECTORS["hands"]

    done = run(b"\n".join(lines(*worked)))
    got = [json.loads(line) for line in done.stdout.splitlines()]

    assert done.returncode == 0
    assert [one["id"] for one in got] == [hand["id"] for hand in worked]
    for one, hand in zip(got, worked, strict=True):
        expected = hand["expected"]
        assert one["ok"] is expected["ok"]
        assert one["totals"] == expected.get("totals", {})
        assert one["breakdown"] == expected.get("breakdown", {})
        assert set(one["errors"]) == set(expected.get("errors", ()))
        if one["ok"]:
            assert one["warnings"] == expected["warnings"]


def test_program_goes_on_after_bad_lines_and_says_so_at_the_end():
    done = run(b"not json\n\n" + lines(PLAIN)[0] + b"\n\xff\xfe\n")

    assert done.returncode == 1
    assert [json.loads(line)["ok"] for line in done.stdout.splitlines()] == [False, True, False]
    assert done.stderr == b""


def test_program_answers_each_line_as_it_comes():
    with subprocess.Popen(
        [sys.executable, "-m", "rules", "score"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT
    ) as process:
        process.stdin.write(lines(PLAIN)[0] + b"\n")
        process.stdin.flush()
        answer = json.loads(process.stdout.readline())
        process.stdin.close()

    assert answer["totals"] == {"A": 710, "B": -110}
    assert process.returncode == 0


def test_program_is_quiet_when_nobody_reads_on():
    command = f"{sys.executable} -m rules score | head -n 1"
    text = b"\n".join(lines(*[PLAIN] * 5000))

    done = subprocess.run(["bash", "-c", command], input=text, capture_output=True, cwd=ROOT, timeout=600)

    assert done.stderr == b""
    assert json.loads(done.stdout)["ok"]


def test_program_needs_no_django():
    code = "import sys, rules.__main__; sys.exit(any(name.split('.')[0] == 'django' for name in sys.modules))"

    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, timeout=600).returncode == 0


@rows(
    ("raw", "code", "field"),
    [
        (b"{", "malformed_line", None),
        (b"[1, 2]", "malformed_line", None),
        (b"[" * 100_000, "malformed_line", None),
        (b'{"system": "002", "n": ' + b"9" * 5000 + b"}", "malformed_line", None),
        (b'{"id": NaN}', "malformed_line", None),
        (b'{"id": -1e999}', "malformed_line", None),
        (b'{"system": "002", "id": {"y": 1, "x": 1, "x": 2}}', "duplicate_key", "x"),
        (b"{}", "unknown_system", "system"),
        (b'{"system": "999", "facts_summary": {}}', "unknown_system", "system"),
        (b'{"system": 2, "facts_summary": {}}', "unknown_system", "system"),
        (b'{"system": "002", "facts": {}}', "facts_missing", "facts_summary"),
        (b'{"system": "002", "options": {"target": 7}}', "impossible_value", "target"),
        (b'{"system": "002", "options": {"goal": 7}}', "unknown_option", "goal"),
        (b'{"system": "002", "options": []}', "wrong_type", "options"),
    ],
)
def test_line_that_cannot_be_judged_gets_an_error_of_its_own(raw, code, field):
    judged, (bad, good) = answers(raw, *lines(PLAIN))

    assert not judged
    assert (bad["ok"], bad["totals"], bad["breakdown"], bad["warnings"]) == (False, {}, {}, [])
    assert bad["errors"] == [code]
    assert bad["problems"][0]["field"] == field
    assert good["ok"]


@pytest.mark.parametrize("identity", ["x", 7, None, {"a": 1}, "\ud800"])
def test_id_is_given_back_also_with_an_error(identity):
    _, (answer, anonymous) = answers(*lines({"id": identity, "system": "?"}, {"system": "?"}))

    assert answer["id"] == identity
    assert "id" not in anonymous


def test_blank_lines_are_passed_over():
    assert answers(b"\n", b"  \r\n") == (True, [])
    judged, got = answers(b"\n", *lines(PLAIN), b"{}", b" ", *lines(PLAIN))
    assert judged is False
    assert [one["ok"] for one in got] == [True, False, True]


def stdin_of(monkeypatch, *raw):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\n".join(raw))))


def test_main_returns_the_exit_status(monkeypatch, capsys):
    stdin_of(monkeypatch, b"{}", *lines(PLAIN))

    assert program.main(["score"]) == 1
    assert len(capsys.readouterr().out.splitlines()) == 2


def test_main_is_quiet_when_nobody_reads(monkeypatch):
    read_end, write_end = os.pipe()
    os.close(read_end)
    stdin_of(monkeypatch, *lines(PLAIN))
    with os.fdopen(write_end, "w") as unread:
        monkeypatch.setattr(sys, "stdout", unread)

        assert program.main(["score"]) == 1


def test_module_runs_as_a_program(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["rules", "score"])
    stdin_of(monkeypatch, *lines(PLAIN))
    with pytest.raises(SystemExit) as caught, warnings.catch_warnings(action="ignore"):
        runpy.run_module("rules", run_name="__main__")  # warns that it is imported already

    assert caught.value.code == 0
    assert json.loads(capsys.readouterr().out)["ok"]


def test_main_answers_on_the_standard_output(monkeypatch, capsys):
    stdin_of(monkeypatch, *lines(PLAIN))

    assert program.main(["score"]) == 0
    assert json.loads(capsys.readouterr().out)["ok"]


def test_help_names_the_program_and_says_what_each_command_does(monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", "200")
    with pytest.raises(SystemExit):
        program.main(["--help"])
    said = capsys.readouterr().out

    assert said.startswith("usage: python -m rules [-h] command ...\n\nCheck and score mãos.\n")
    assert "Say what a `meld` is and what it is worth, or why it cannot be." in said


def test_main_without_a_command_says_that_one_is_missing(capsys):
    with pytest.raises(SystemExit) as caught:
        program.main([])

    assert caught.value.code == 2
    assert "required: command" in capsys.readouterr().err
