"""A table that is one test: every row is run, and every failing row is reported."""

import pytest

from tests.rows import rows


def test_every_row_is_run_and_every_one_that_fails_is_told():
    seen = []

    @rows(("number", "said"), [(1, "1"), (2, "3"), pytest.param(3, "3", id="three"), (4, "5")])
    def table(number, said):
        seen.append(number)
        assert str(number) == said

    with pytest.raises(AssertionError) as told:
        table()

    assert seen == [1, 2, 3, 4]
    lines = str(told.value).splitlines()
    assert lines[0] == "2 of 4 rows fail"
    assert [line.partition(", line")[0] for line in lines if line.startswith("- ")] == [
        "- (2, '3')",
        "- (4, '5')",
    ]


def test_row_that_breaks_or_expects_an_error_in_vain_is_told_by_its_name():
    @rows("number", [0, 1], ids=lambda number: f"number {number}")
    def table(number):
        with pytest.raises(ZeroDivisionError):
            assert [5][number] / number

    with pytest.raises(AssertionError) as told:
        table()

    assert "- number 1, line" in str(told.value)
    assert "IndexError" in str(told.value)

    @rows("number", [1])
    def raises_nothing(number):
        with pytest.raises(ZeroDivisionError):
            assert 1 / number

    with pytest.raises(AssertionError, match="DID NOT RAISE"):
        raises_nothing()


@rows("number", range(3))
def test_fixture_is_asked_for_beside_the_rows(number, tmp_path):
    (tmp_path / str(number)).touch()
    assert len(list(tmp_path.iterdir())) == number + 1


def test_table_without_rows_or_with_a_mark_is_refused():
    with pytest.raises(ValueError, match="without rows"):
        rows("number", [])
    with pytest.raises(ValueError, match="no marks"):
        rows("number", [pytest.param(1, marks=pytest.mark.both_databases("why"))])
