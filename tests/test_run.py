"""The commands, variables and packages of the steps of `make test`."""

import re

import pytest

from tests import old_chromium, packages, run
from tests.run import ROOT, files_with


def test_mark_that_chooses_files_is_given_in_files_of_tests_alone():
    # Otherwise the SQLite step, which collects these files, would miss some.
    mark = "both_databases"
    files = [file for file in (ROOT / "tests").rglob("*.py") if f"mark.{mark}(" in file.read_text()]

    assert sorted(str(file.relative_to(ROOT)) for file in files) == files_with(mark)


def test_package_that_a_step_asks_for_is_asked_for_before_the_first_step():
    files = [file for file in (ROOT / "tests").rglob("*.py") if "bench" not in file.parts]
    asked = {
        name
        for file in files
        for call in re.findall(r"^ +ensure\(([^)]*)\)", file.read_text(), re.MULTILINE)
        for name in re.findall(r'"([\w-]+)"', call)
    }

    assert asked
    assert asked <= set(packages.OF_STEPS)


@pytest.mark.parametrize("cached", [True, False])
def test_user_without_permission_reads_every_missing_package_at_once(monkeypatch, tmp_path, cached):
    monkeypatch.setattr(packages, "PRESENT", dict.fromkeys(packages.PRESENT, lambda: False))
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    if cached:
        old_chromium.place().parent.mkdir()
        old_chromium.place().touch()
    said = f"The tests need these Debian packages: apt-get install {' '.join(packages.OF_STEPS)}"

    with pytest.raises(SystemExit, match=f"^{said}{'' if cached else ' npm'}$"):
        run.main([])
