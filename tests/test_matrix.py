"""The cases of a matrix that only `make proof` runs, and those that `make test` always runs."""

from itertools import combinations, product

import pytest

from tests.matrix import covering, each, every, one_of, pairs


def run_by_make_test(cases):
    return [case.values for case in cases if not [mark for mark in case.marks if mark.name == "proof"]]


def test_each_value_is_run_and_every_combination_is_a_case():
    cases = each("abc", [1, 2])

    assert [case.values for case in cases] == list(product("abc", [1, 2]))
    assert run_by_make_test(cases) == [("a", 1), ("b", 2), ("c", 1)]


@pytest.mark.parametrize("sizes", [(2, 2, 2), (4, 3, 2), (13, 5, 7), (1, 6, 3, 4)])
def test_each_pair_of_values_is_run_in_a_small_part_of_the_combinations(sizes):
    rows = covering(sizes)

    for one, other in combinations(range(len(sizes)), 2):
        assert {(row[one], row[other]) for row in rows} == set(
            product(range(sizes[one]), range(sizes[other]))
        )
    first, second = sorted(sizes)[-2:]
    assert first * second <= len(rows) <= 1.3 * first * second
    assert covering(sizes) == rows


def test_pairs_mark_what_no_pair_needs():
    cases = pairs("ab", "cd", "ef")

    assert len(cases) == 8
    assert len(run_by_make_test(cases)) == 4


def test_marks_and_names_of_cases_are_kept():
    mark = pytest.mark.both_databases("why")
    first, second = each([pytest.param(1, marks=mark)], ["a", "b"])

    assert [one.name for one in first.marks] == ["both_databases"]
    assert [one.name for one in second.marks] == ["both_databases"]
    assert second.values == (1, "b")

    left = every([0, pytest.param(1, marks=mark, id="one")], 2)[1]
    assert (left.id, [one.name for one in left.marks]) == ("one", ["both_databases", "proof"])


def test_first_of_each_kind_is_run():
    values = one_of(["ant", "bee", "asp"], by=lambda name: name[0])

    assert values[:2] == ["ant", "bee"]
    assert run_by_make_test(values[2:]) == []
