"""The program answers each invalid line with a code, without a traceback or a wrong total."""

import json
import subprocess
import sys

import pytest

import rules
from tests.rows import rows
from tests.rules.bad_requests import HUGE, IMMENSE, LINES, REQUESTS, table
from tests.rules.facts import mao
from tests.rules.golden import ROOT, VECTORS


def refuse(text):
    raise ValueError(text)


def answers(command):
    """Return the real program's answers to each line of the table, parsed as strict JSON."""
    text = b"\n".join(raw for raw, _ in table(command))
    done = subprocess.run(
        [sys.executable, "-m", "rules", command], input=text, capture_output=True, cwd=ROOT, timeout=600
    )
    assert (done.returncode, done.stderr) == (1, b"")
    return [json.loads(line, parse_constant=refuse) for line in done.stdout.splitlines()]


@pytest.mark.parametrize("command", REQUESTS)
def test_every_bad_line_is_answered_by_its_code(command):
    got = answers(command)

    assert len(got) == len(table(command))
    for answer, (raw, code) in zip(got, table(command), strict=True):
        assert code in answer.get("errors", [answer.get("error")]), raw[:200]
        assert answer["ok"] is False
        assert not answer.get("totals")


def test_answer_names_the_field_and_the_figures_to_say():
    answer = answers("partida")[len(LINES) + 7]

    assert answer["problems"][0]["field"] == "hands"
    assert answer["problems"][0]["params"] == {"step": 10}


def test_empty_lines_are_no_requests():
    done = subprocess.run(
        [sys.executable, "-m", "rules", "score"],
        input=b"\n  \n\r\n\n",
        capture_output=True,
        cwd=ROOT,
        timeout=600,
    )

    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


NESTED = json.loads("[" * 400 + "]" * 400)
ODD = [
    None,
    True,
    -1,
    0.5,
    float("nan"),
    float("inf"),
    HUGE,
    IMMENSE,
    "",
    "x",
    b"x",
    [],
    [None],
    NESTED,
    {},
    {None: 1},
]


@rows("odd", ODD, ids=lambda odd: repr(odd)[:20])
@rows("system", ["000", "001", "002", "003"])
def test_engine_answers_anything_in_the_place_of_facts(system, odd):
    ruleset = rules.load(system)

    for facts in (odd, {"sides": odd}, {"sides": {"A": odd, "B": odd}}, {"ending": odd, "sides": {}}):
        assert not rules.judge(ruleset, facts).ok
        assert not rules.judge_cards(ruleset, facts).ok
    for facts in (odd, {"kind": odd}, {"kind": "run", "cards": odd}, {"kind": "set", "cards": [odd] * 3}):
        assert isinstance(rules.meld(ruleset, facts), rules.Code)


FACTS = {"002": mao(), "003": next(one for one in VECTORS["hands"] if one["id"] == "003-02")["facts_cards"]}
ELSEWHERE = (
    "before",
    "rest",
    "last_discard",
    "unviewed",
    "unviewed_by",
    "unviewed_cards",
    "penalties",
    "warned",
)


@rows("odd", ODD, ids=lambda odd: repr(odd)[:20])
@rows("system", FACTS)
def test_one_odd_fact_is_refused_or_claims_nothing(system, odd):
    judge = rules.judge if system == "002" else rules.judge_cards
    ruleset, facts = rules.load(system), FACTS[system]
    plain, side = judge(ruleset, facts).totals, facts["sides"]["A"]

    for name in (*facts, *ELSEWHERE):
        verdict = judge(ruleset, facts | {name: odd})
        assert not verdict.ok or verdict.totals == plain
    for name in (*side, "players", *ELSEWHERE):
        verdict = judge(ruleset, facts | {"sides": facts["sides"] | {"A": side | {name: odd}}})
        assert not verdict.ok or verdict.totals == plain


@rows("odd", [one for one in ODD if one is not None and one != {}], ids=lambda odd: repr(odd)[:20])
def test_anything_in_the_place_of_options_and_overrides_is_refused(odd):
    for options, overrides in (
        (odd, None),
        (None, odd),
        ({"target": odd}, None),
        (None, {"batida.bonus": odd}),
    ):
        with pytest.raises(rules.RuleSetError):
            rules.load("002", options, overrides)
