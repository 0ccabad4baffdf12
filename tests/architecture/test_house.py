"""Properties of the four floors that erode one change at a time: full rooms, names with two meanings, aliases.

A limit that is in the way may be raised with a reason, in `FULLER`.
"""

import ast
from collections import defaultdict
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FLOORS = ("rules", "scoring", "tournaments", "deploy")
MODULES = 16  # of a folder, without its `__init__`
FULLER = {"rules": 19}  # the wheel of the rules is this folder


@cache
def modules():
    """Return the syntax tree of each module, by its path."""
    paths = [path.relative_to(ROOT) for floor in FLOORS for path in (ROOT / floor).rglob("*.py")]
    return {path: ast.parse((ROOT / path).read_text()) for path in paths if "migrations" not in path.parts}


def dotted(path):
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def test_a_room_has_few_modules():
    rooms = defaultdict(int)
    for path in modules():
        rooms[str(path.parent)] += path.name != "__init__.py"

    full = {room: number for room, number in rooms.items() if number > FULLER.get(room, MODULES)}

    assert not full, f"find the room that is missing, or raise the limit with a reason: {full}"


def test_a_class_name_has_one_meaning_on_its_floor():
    meanings = defaultdict(list)
    for path, tree in modules().items():
        for node in tree.body:
            if isinstance(node, ast.ClassDef) and node.name != "Command":
                meanings[path.parts[0], node.name].append(str(path))

    doubled = {name: paths for (_floor, name), paths in meanings.items() if len(paths) > 1}

    assert not doubled, f"name each after what is special about it: {doubled}"


def test_no_module_is_imported_under_another_name():
    known = {dotted(path) for path in modules()}
    aliases = [
        f"{path}:{node.lineno} {node.module}.{one.name} as {one.asname}"
        for path, tree in modules().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for one in node.names
        if one.asname and one.asname != one.name and f"{node.module}.{one.name}" in known
    ]

    assert not aliases, f"import the functions, or rename the module: {aliases}"
