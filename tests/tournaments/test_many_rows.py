"""A table in one test tells every row that fails."""

import pytest

from tests.tournaments.many_rows import in_one_test


def checked(rows, check):
    with pytest.raises(pytest.fail.Exception) as caught:
        in_one_test(rows)(check)()
    return str(caught.value).splitlines()


def test_each_row_that_fails_is_told_whatever_it_fails_with():
    def check(number):
        if number == 2:
            raise KeyError("two")
        if number == 3:
            pytest.fail("three")
        assert number != 4, "four"

    found = checked([1, 2, 3, 4, 5], check)

    assert found[0] == "3 of 5 rows fail"
    assert [line.split(":")[0] for line in found[1:] if line[0].isdigit()] == ["2", "3", "4"]


def test_a_row_of_several_is_what_the_check_takes():
    def check(one, other):
        assert one < other

    in_one_test([(1, 2), (2, 3)])(check)()
    assert checked([(1, 2), (3, 2)], check)[0] == "1 of 2 rows fail"


def test_it_is_called_as_its_check_is():
    def test_something(row):
        """Say something."""

    made = in_one_test([1])(test_something)
    assert (made.__name__, made.__doc__) == ("test_something", "Say something.")
