"""Migrations follow each other one by one, released ones never change, and those of a new database agree with them."""

import json
import re
from pathlib import Path

import pytest
from django.db.migrations.autodetector import MigrationAutodetector
from django.db.migrations.loader import MigrationLoader

from tests.upgrade.__main__ import RELEASES, ROOT, migrations

VERSIONS = sorted(folder.name for folder in RELEASES.iterdir())


@pytest.mark.parametrize("version", VERSIONS)
def test_released_migration_is_never_changed(version):
    released = json.loads((RELEASES / version / "release.json").read_text())["migrations"]

    assert released
    assert {path: digest for path, digest in migrations().items() if path in released} == released


def test_every_release_has_its_dumps():
    released = re.findall(r"^## (\d+\.\d+\.\d+)", Path(ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)

    assert released
    assert set(released) == set(VERSIONS)


@pytest.mark.parametrize("app", ["scoring", "tournaments"])
def test_migrations_are_one_line(app):
    # Each has the next number, and the previous one as its only parent in the app.
    found = {
        name: one for (label, name), one in MigrationLoader(None).disk_migrations.items() if label == app
    }
    names = sorted(name for name, one in found.items() if not one.replaces)
    parents = [[parent for label, parent in found[name].dependencies if label == app] for name in names]
    squashed = [[name for _app, name in one.replaces] for one in found.values() if one.replaces]

    assert [name[:4] for name in names] == [f"{number:04}" for number in range(1, len(names) + 1)]
    assert parents == [[], *([name] for name in names[:-1])]
    assert squashed == [names[: len(squashed[0])]]


def test_a_new_database_gets_the_models_that_the_replaced_migrations_make():
    new, replaced = (MigrationLoader(None, replace_migrations=replaces) for replaces in (True, False))
    states = new.project_state(), replaced.project_state()

    assert len(new.graph.nodes) < len(replaced.graph.nodes)
    for one, other in (states, reversed(states)):
        assert MigrationAutodetector(one, other).changes(graph=new.graph) == {}
