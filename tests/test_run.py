"""The commands and variables of the steps of `make test`."""

from tests.run import ROOT, files_with


def test_mark_that_chooses_files_is_given_in_files_of_tests_alone():
    # Otherwise the SQLite step, which collects these files, would miss some.
    mark = "both_databases"
    files = [file for file in (ROOT / "tests").rglob("*.py") if f"mark.{mark}(" in file.read_text()]

    assert sorted(str(file.relative_to(ROOT)) for file in files) == files_with(mark)
