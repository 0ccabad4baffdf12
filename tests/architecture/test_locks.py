"""Locks of rows use FOR NO KEY UPDATE, so that a worker that inserts references to a row does not wait for a mão."""

import ast

from tests.architecture.floors import FLOORS, sources


def paths():
    return [path for floor in FLOORS for path in sources(floor) if "select_for_update" in path.read_text()]


def locks(path):
    """Yield the line and the options of every lock in a file."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "select_for_update":
            yield node.lineno, {option.arg: ast.unparse(option.value) for option in node.keywords}


def test_every_lock_leaves_the_key_alone():
    found = [(path.name, line, options) for path in paths() for line, options in locks(path)]

    assert len(found) > 20
    assert [(name, line) for name, line, options in found if options.get("no_key") != "True"] == []
