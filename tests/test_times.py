"""The report of slow tests in `make test`; slowness is never a failure."""

import json

from tests import run
from tests.times import over_budget

SECONDS = {
    "PostgreSQL": {
        "tests/lists/test_lists.py::test_list": 2.4,
        "tests/lists/test_lists.py::test_short": 2.0,
        "tests/stories/test_fair.py::test_whole_event": 40,
        "tests/director/test_director.py::test_event": 12,
    },
    "SQLite": {"tests/lists/test_lists.py::test_list": 7},
}


def test_cases_over_the_budget_are_told_but_for_stories_and_the_director(tmp_path, capsys):
    for step, tests in SECONDS.items():
        (tmp_path / f"{step}.json").write_text(json.dumps(tests))

    assert over_budget(tmp_path) == [
        (7, "tests/lists/test_lists.py::test_list", "SQLite"),
        (2.4, "tests/lists/test_lists.py::test_list", "PostgreSQL"),
    ]
    passed = run.Result("SQLite", status=0, seconds=9)
    assert run.report([passed], tmp_path, 60) == 0
    told = capsys.readouterr().out
    assert "2 cases took over 2 s" in told
    assert "All steps passed" in told


def test_only_the_slowest_of_many_are_told_one_by_one(tmp_path, capsys):
    many = {f"tests/lists/test_{number}.py::test_list": 3 + number for number in range(50)}
    (tmp_path / "SQLite.json").write_text(json.dumps(many))

    run.report([], tmp_path, 60)

    told = capsys.readouterr().out.partition("50 cases took over 2 s")[2].partition("Summary")[0]
    assert told.count("test_list") == 30
    assert "and 20 more" in told


def test_nothing_is_said_where_every_case_is_short(tmp_path, capsys):
    (tmp_path / "SQLite.json").write_text(json.dumps({"tests/lists/test_lists.py::test_short": 1}))

    run.report([], tmp_path, 60)

    assert "took over" not in capsys.readouterr().out
