"""A row is locked without its key: whoever refers to it, as a worker does that publishes, waits for no mão."""

import ast

import pytest

from tests.architecture.floors import FLOORS, sources

PATHS = [path for floor in FLOORS for path in sources(floor) if "select_for_update" in path.read_text()]


def locks(path):
    """Yield the line and the options of every lock in a file."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "select_for_update":
            yield node.lineno, {option.arg: ast.unparse(option.value) for option in node.keywords}


def test_locks_are_found():
    assert sum(len(list(locks(path))) for path in PATHS) > 20


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_lock_leaves_the_key_alone(path):
    assert [line for line, options in locks(path) if options.get("no_key") != "True"] == []
