"""Tests of the selection of redundant test cases and of its list."""

from tests.rows import rows
from tests.thin import left
from tests.thin.choice import Seen, dispensable, nearest


def seen(case, seconds, *features):
    return Seen(case, seconds, frozenset(features))


ONE, OTHER = "t::a[1]", "t::a[2]"


@rows(
    ("what", "cases", "chosen"),
    [
        ("it runs nothing of its own", [seen(ONE, 3, 1, 2), seen(OTHER, 1, 1, 2, 3)], [ONE]),
        ("each runs something of its own", [seen(ONE, 3, 1, 2), seen(OTHER, 1, 1, 3)], []),
        ("the cheapest stays", [seen(ONE, 3, 1), seen(OTHER, 1, 1), seen("t::a[3]", 2, 1)], [ONE, "t::a[3]"]),
        ("one other runs the last case", [seen("t::a", 3, 1), seen("t::b", 1, 1, 2)], []),
        (
            "two others run the last case",
            [seen("t::a", 3, 1), seen("t::b", 1, 1), seen("t::c", 1, 1)],
            ["t::a"],
        ),
        ("another function runs it", [seen(ONE, 3, 1), seen(OTHER, 2), seen("t::b", 1, 1)], [ONE]),
        ("it tests the database", [Seen(ONE, 3, frozenset({1}), stays=True), seen(OTHER, 1, 1)], [OTHER]),
        ("it runs nothing of ours", [seen("t::a", 3), seen("t::b", 1, 1)], []),
        ("cheap ones stay", [seen(ONE, 0.05, 1), seen(OTHER, 0.04, 1)], []),
    ],
)
def test_case_is_left_where_others_run_all_that_it_runs(what, cases, chosen):
    assert [one.case for one in dispensable(cases, least=0.1, last=2)] == chosen, what


def test_last_case_of_a_function_is_left_only_where_it_takes_long():
    cases = [seen("t::a", 3, 1), seen("t::b", 2, 1), seen("t::c", 1, 1), seen("t::d", 1, 1)]

    left_out = dispensable(cases, least=0.1, last=2, least_of_last=2.5)

    assert [one.case for one in left_out] == ["t::a"]


def test_nearest_is_the_case_of_the_same_test_that_shares_most():
    gone = seen("t::a[1]", 3, 1, 2, 3)
    staying = [seen("t::a[2]", 1, 1), seen("t::a[3]", 1, 1, 2), seen("t::b", 1, 1, 2, 3)]

    assert nearest([gone], staying) == {"t::a[1]": "t::a[3]"}
    assert nearest([gone], staying[2:]) == {"t::a[1]": "t::b"}


def test_list_is_read_as_it_was_written(tmp_path):
    cases = {'a/t.py::x["\\1 é]': 'a/t.py::x[\x7f"2]', "a/t.py::y[1]": "b/t.py::z"}

    left.write(cases, tmp_path / "left.toml")

    assert left.read(tmp_path / "left.toml") == cases
    assert left.gone(cases, ["a/t.py::y[1]"], ["a/t.py"]) == ['a/t.py::x["\\1 é]']
    assert left.gone(cases, ["a/t.py::y[1]"], ["b/t.py"]) == []
