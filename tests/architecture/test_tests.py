"""Tests mirror the folders of the code, and shared helpers are in modules without tests."""

import pytest

from tests.architecture.floors import FLOORS, ROOT
from tests.touched import imported

TESTS = ROOT / "tests"
OF_NO_FLOOR = {
    "access",
    "architecture",
    "bench",
    "browser",
    "containers",
    "data",
    "director",
    "drill",
    "faults",
    "fuzz",
    "lists",
    "mutants",
    "stories",
    "thin",
    "upgrade",
}
MODULES = sorted(path for path in TESTS.rglob("*.py"))


def is_test(name):
    return name.rsplit(".", 1)[-1].startswith("test_") or name.endswith("conftest")


def test_folders_are_those_of_the_floors_and_of_what_is_on_no_floor():
    folders = {path.name for path in TESTS.iterdir() if path.is_dir() and path.name != "__pycache__"}

    assert folders == OF_NO_FLOOR | set(FLOORS)


@pytest.mark.parametrize("floor", FLOORS)
def test_every_folder_of_tests_is_a_room_that_exists(floor):
    rooms = {path.parent.relative_to(TESTS) for path in MODULES if path.is_relative_to(TESTS / floor)}

    assert [str(room) for room in sorted(rooms) if not list((ROOT / room).glob("*.py"))] == []


def test_mark_that_a_step_chooses_by_stands_in_the_file_of_the_test():
    # The step reads no other file (`tests/conftest.py`).
    given = [f"mark.{name}" for name in ("browser", "worker", "both_databases")]
    shared = [path for path in MODULES if not path.name.startswith("test_")]

    found = {path.name for path in shared if any(mark in path.read_text() for mark in given)}
    assert found == {"screens.py"}  # which is named when it is run


def test_no_module_imports_from_a_test():
    wrong = {
        f"{path.relative_to(ROOT)}: {name}"
        for path in MODULES
        for name in imported(path)
        if name.startswith("tests.") and is_test(name)
    }

    assert MODULES
    assert wrong == set()
