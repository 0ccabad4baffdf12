"""Every environment variable is in the README's table, and is read by a function that validates it."""

import ast

from tests.architecture.floors import FLOORS, sources
from tests.programs import ROOT

READERS = ROOT / "deploy" / "environment.py"
# Django's own variable, set by the entry points; and variables set for child programs.
SET = {"DJANGO_SETTINGS_MODULE"}
PATHS = [ROOT / "manage.py", *(path for floor in FLOORS for path in sources(floor) if path != READERS)]


def reads():
    """Yield path and name of each variable: `env.reader("NAME")`, and `os.environ` or `getenv` with a name."""
    for path in PATHS:
        tree = ast.parse(path.read_text())
        constants = {
            target.id: node.value.value
            for node in tree.body
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(tree):
            asked = None
            if isinstance(node, ast.Call) and node.args and _of_environment(node.func):
                asked = node.args[0]
            elif isinstance(node, ast.Subscript) and ast.unparse(node.value) == "os.environ":
                asked = node.slice
            if isinstance(asked, ast.Name):
                yield path, constants[asked.id]
            elif asked is not None:
                yield path, ast.literal_eval(asked)


def _of_environment(function):
    return ast.unparse(function).startswith(("environment.", "os.environ.", "os.getenv", "environ."))


def test_each_variable_that_is_read_is_in_the_table():
    table = (ROOT / "README.md").read_text().split("## Settings")[1].split("\n## ")[0]
    found = list(reads())

    assert len({name for _path, name in found}) > 10
    assert [(path.name, name) for path, name in found if name not in SET and f"`{name}`" not in table] == []
