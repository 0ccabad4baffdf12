"""`python -m rules score`, as a program and line by line."""

import io
import json
import os
import runpy
import subprocess
import sys
import warnings

import pytest

import rules.__main__ as program
from rules.commands import LineError
from tests.rules.facts import mao
from tests.rules.golden import ROOT, VECTORS, courses, summaries

PLAIN = {"id": "plain", "system": "002", "options": {"target": 1500}, "facts_summary": mao()}
REFUSED = PLAIN | {"id": "refused", "facts_summary": mao({"clean": 0, "dirty": 0}, {"batida": True})}


def run(text):
    return subprocess.run(
        [sys.executable, "-m", "rules", "score"], input=text, capture_output=True, cwd=ROOT, timeout=60
    )


def lines(*requests):
    return [json.dumps(one).encode() for one in requests]


def answers(*raw, command="score"):
    out = io.StringIO()
    judged = program.answer_lines(raw, out, program.COMMANDS[command])
    return judged, [json.loads(line) for line in out.getvalue().splitlines()]


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


def test_worked_melds_through_the_program():
    worked = VECTORS["melds"]

    judged, got = answers(*lines(*worked), command="meld")

    assert judged
    for one, given in zip(got, worked, strict=True):
        assert {name: one[name] for name in given["expected"]} == given["expected"]


def test_score_by_cards_gives_the_summary_form_too():
    hand = next(one for one in VECTORS["hands"] if one["id"] == "003-24")
    _, (cards, refused) = answers(*lines(hand, hand | {"facts_cards": {}}))
    _, (again,) = answers(*lines(hand | {"facts_summary": cards["facts_summary"], "facts_cards": 1} | {}))
    _, (summary,) = answers(*lines({"system": "003", "facts_summary": cards["facts_summary"]}))

    assert cards["totals"] == summary["totals"] == hand["expected"]["totals"]
    assert "facts_summary" not in refused
    assert not again["ok"]


@pytest.mark.parametrize("kind", ["partida", "jogo"])
def test_worked_courses_through_the_program(kind):
    worked = courses(kind)

    _, got = answers(*lines(*worked), command=kind)

    for one, course in zip(got, worked, strict=True):
        expected = course["expected"]
        assert {name: one[name] for name in expected} == expected
        assert one["ok"] is ("error" not in expected)


def test_partida_of_three_adds_up_half_points():
    hands = [{"A": 1125, "B": 72.5, "C": 72.5}, {"A": 0, "B": 72.5, "C": 145}]

    _, (answer,) = answers(
        *lines({"system": "003", "options": {"players": 3}, "hands": hands}), command="partida"
    )

    assert answer["totals"] == {"A": 1125, "B": 145, "C": 217.5}
    assert type(answer["totals"]["B"]) is int


def test_score_shows_the_points_of_each_player_where_two_share_them():
    _, (shared, plain) = answers(
        *lines(*[one for one in summaries("003") if one["id"] == "003-58"], PLAIN | {"overrides": {}})
    )

    assert shared["per_player"] == {"A": 1125, "B": 72.5, "C": 72.5}
    assert "per_player" not in plain


@pytest.mark.parametrize(
    ("command", "request_", "code", "field"),
    [
        ("partida", {}, "wrong_type", "hands"),
        ("partida", {"hands": {"A": 1}}, "wrong_type", "hands"),
        ("partida", {"hands": [[1, 2]]}, "wrong_type", "hands"),
        ("partida", {"hands": [{"A": "100", "B": 100}]}, "wrong_type", "hands"),
        ("partida", {"hands": [{"A": True, "B": 100}]}, "wrong_type", "hands"),
        ("partida", {"hands": [{"A": 100_010, "B": 100}]}, "impossible_value", "hands"),
        ("partida", {"hands": [], "started": "C"}, "wrong_sides", "started"),
        ("partida", {"hands": [{"A": 105, "B": 100}]}, "bad_multiple", "hands"),
        ("partida", {"hands": [], "started": 1}, "wrong_type", "started"),
        ("partida", {"hands": [], "clock": 1}, "wrong_type", "clock"),
        ("meld", {}, "facts_missing", "meld"),
        ("jogo", {}, "wrong_type", "partida_winners"),
        ("jogo", {"partida_winners": ["A", 1]}, "wrong_type", "partida_winners"),
        ("jogo", {"partida_winners": [], "partidas": 0}, "impossible_value", "partidas"),
        ("jogo", {"partida_winners": [], "partidas": 100}, "impossible_value", "partidas"),
        ("jogo", {"partida_winners": [], "partidas": True}, "wrong_type", "partidas"),
        ("jogo", {"partida_winners": [], "fixed": "no"}, "wrong_type", "fixed"),
        ("score", {"facts_summary": {}, "overrides": {"x": 1}}, "unknown_value", "regulamento-1: x"),
    ],
)
def test_request_of_the_wrong_shape_gets_an_error_of_its_own(command, request_, code, field):
    judged, (answer,) = answers(*lines(PLAIN | request_), command=command)

    assert not judged
    assert (answer["errors"], answer["problems"][0]["field"]) == ([code], field)


def test_jogo_stops_where_it_was_agreed_to():
    ask = {"system": "002", "partida_winners": ["A", "A", "B"]}

    _, (played, agreed) = answers(*lines(ask, ask | {"partidas": 3}), command="jogo")

    assert (played["winner"], played["reason"], played["won"]) == ("A", "most_partidas", {"A": 2, "B": 1})
    assert agreed == {"ok": False, "error": "partida_after_end", "hands": 2}


@pytest.mark.parametrize(
    ("request_", "winner", "reason"),
    [
        ({"partida_winners": ["A"], "partidas": 1}, "A", "majority"),
        ({"partida_winners": ["A"], "partidas": 99}, None, None),
        ({"partida_winners": ["A", "B"], "partidas": 2}, None, None),
        ({"partida_winners": ["A", "B"], "partidas": 2, "draw": True}, None, "level"),
        ({"partida_winners": ["A", None], "partidas": 5, "clock": True}, "A", "clock"),
        ({"partida_winners": []}, None, None),
        ({"system": "003", "options": {"players": 3}, "partida_winners": ["C"]}, "C", "most_partidas"),
    ],
)
def test_jogo_is_decided_as_it_was_agreed(request_, winner, reason):
    _, (answer,) = answers(*lines({"system": "002"} | request_), command="jogo")

    assert (answer["winner"], answer["reason"], answer["over"]) == (winner, reason, reason is not None)


def test_answer_about_a_meld_is_complete():
    plain = {"kind": "run", "cards": ["3H", "4H", "5H"]}
    _, (ordered, arranged) = answers(
        *lines({"system": "002", "meld": plain}, {"system": "002", "meld": plain | {"unordered": True}}),
        command="meld",
    )

    worth = {"category": None, "wilds": 0, "points": 30, "bonus": 0, "grown": 0, "relancinho": 0}
    assert ordered == {"ok": True, "kind": "run"} | worth | {"order_matters": False}
    assert arranged == ordered | {"arranged": ["3H", "4H", "5H"]}


def test_answer_about_a_partida_is_complete():
    ask = {"system": "002", "options": {"target": 1500}, "hands": [{"A": 100_000, "B": 0}]}
    level = ask | {"hands": [{"A": 50, "B": 50}], "clock": True}
    _, (won, at_the_bell) = answers(*lines(ask, level), command="partida")

    totals = {"A": 100_000, "B": 0}
    assert won == {
        "ok": True,
        "winner": "A",
        "reason": "limit",
        "over": True,
        "hands": 1,
        "totals": totals,
        "tied": [],
    }
    assert (at_the_bell["reason"], at_the_bell["over"], at_the_bell["tied"]) == ("clock", True, ["A", "B"])


def test_partida_without_a_limit_is_refused_before_any_mao():
    _, (answer,) = answers(*lines({"system": "002", "hands": []}), command="partida")

    assert answer == {"ok": False, "error": "target_missing"}


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

    done = subprocess.run(["bash", "-c", command], input=text, capture_output=True, cwd=ROOT, timeout=60)

    assert done.stderr == b""
    assert json.loads(done.stdout)["ok"]


def test_program_needs_no_django():
    code = "import sys, rules.__main__; sys.exit(any(name.split('.')[0] == 'django' for name in sys.modules))"

    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, timeout=60).returncode == 0


def test_answer_lists_codes_and_beside_them_the_whole_problems():
    judged, (answer,) = answers(*lines(REFUSED))

    assert judged
    assert answer["errors"] == ["two_batidas", "batida_without_canastra"]
    assert answer["warnings"] == ["table_too_small"]
    assert answer["problems"][1:3] == [
        {
            "code": "batida_without_canastra",
            "severity": "error",
            "side": side,
            "field": "batida",
            "params": {},
        }
        for side in "AB"
    ]
    assert answer["problems"][3]["params"] == {"cards": 11, "least": 22}


def test_breakdown_leaves_out_what_is_worth_nothing_but_table_and_hand():
    facts = mao(b={"table": 0, "hand": 330})

    _, (answer,) = answers(*lines(PLAIN | {"facts_summary": facts}))

    assert answer["breakdown"]["B"] == {"table": 0, "hand": -330}


@pytest.mark.parametrize(
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


def test_line_that_cannot_be_judged_is_answered_in_the_shape_of_every_answer():
    _, (refused, step) = answers(*lines({}, PLAIN | {"hands": [{"A": 105, "B": 0}]}), command="partida")
    _, (half,) = answers(
        *lines({"system": "003", "options": {"players": 3}, "hands": [{"A": 1, "B": 0, "C": 0}]}),
        command="partida",
    )

    problem = {"code": "unknown_system", "severity": "error", "side": None, "field": "system", "params": {}}
    assert refused["problems"] == [problem]
    assert (step["problems"][0]["params"], half["problems"][0]["params"]) == ({"step": 10}, {"step": 2.5})
    assert str(LineError("unknown_system")) == "unknown_system"


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
