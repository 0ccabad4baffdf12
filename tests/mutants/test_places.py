"""Tests of the places of a module: each changes one function and leaves the rest unchanged."""

from types import FunctionType

import pytest

from tests.mutants.places import changed_code, places

SOURCE = '''
"""A module."""


def kept(number: int = 3) -> str:
    """Say it."""
    return f"{number} jogos"


class Sheet:
    def open(self, rows):
        found = [row for row in rows if row > 1]
        if not found and rows:
            found.append(0)
        return found
'''
CHANGES = {
    "returns None": (None, None),
    "filter left out": ([1, 2], []),
    "Gt -> GtE": ([1, 2], []),
    "1 -> 2": ([0], []),
    "condition turned round": ([2, 0], [0]),
    "And -> Or": ([2, 0], [0]),
    "call left out": ([2], []),
    "0 -> 1": ([2], []),
}


@pytest.fixture
def module(tmp_path):
    path = tmp_path / "sheet.py"
    path.write_text(SOURCE)
    return tmp_path, places(tmp_path, path)


def test_places_are_in_the_bodies_of_functions(module):
    _root, found = module

    assert {one.change for one in found if one.function == "kept"} == {"returns None"}
    assert {one.change for one in found if one.function == "open"} == set(CHANGES)


def test_code_with_one_change_does_something_else(module):
    root, found = module

    done = {}
    for one in found:
        if one.function == "open":
            changed = FunctionType(changed_code(root, one), {})
            done[one.change] = changed(None, [1, 2]), changed(None, [])

    assert done == CHANGES
