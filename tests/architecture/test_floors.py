"""Each layer depends only on the layers below it, in relations that an import linter cannot see as well."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest
from django.apps import apps
from django.urls import get_resolver

from tests.architecture.floors import FLOORS, ROOT, named_urls, sources

BELOW = {floor: set(FLOORS[: at + 1]) for at, floor in enumerate(FLOORS)}


def imported(path):
    """Yield the top-level name of every import in a file, including those inside functions."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield node.module.split(".")[0]


@pytest.mark.proof("the step `imports` of make test, which is this command")
def test_import_contract_is_kept():
    done = subprocess.run(
        [Path(sys.executable).parent / "lint-imports", "--no-cache"],
        cwd=ROOT,
        text=True,
        capture_output=True,
        check=False,
    )

    assert done.returncode == 0, done.stdout
    assert "0 broken" in done.stdout


def test_rules_import_the_standard_library_alone():
    allowed = sys.stdlib_module_names | {"rules"}
    found = {str(path.relative_to(ROOT)): set(imported(path)) - allowed for path in sources("rules")}

    assert found
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize("floor", FLOORS)
def test_floor_imports_nothing_from_above(floor):
    above = set(FLOORS) - BELOW[floor]
    found = {str(path.relative_to(ROOT)): set(imported(path)) & above for path in sources(floor)}

    assert {path: names for path, names in found.items() if names} == {}


def relations():
    """Yield every relation that our models declare, as (model, field, app it points to)."""
    for model in apps.get_models(include_auto_created=True):
        for field in model._meta.get_fields(include_parents=False):
            if field.is_relation and not field.auto_created and field.related_model:
                yield model._meta.label, field.name, field.related_model._meta.app_label


def test_models_point_downwards_only():
    ours = [(label, name, to) for label, name, to in relations() if label.split(".")[0] in FLOORS]
    upwards = [
        (label, name, to) for label, name, to in ours if to in set(FLOORS) - BELOW[label.split(".")[0]]
    ]

    assert ("tournaments.Confronto", "jogo", "scoring") in ours  # the walk finds real relations
    assert upwards == []


def test_each_floor_has_its_own_namespace_of_addresses():
    names = set(named_urls(get_resolver()))

    assert {"scoring:table", "tournaments:home", "tournaments:desk", "login", "logout"} <= names
