"""Migrations follow each other one by one, and released ones never change."""

import json
import re
from pathlib import Path

import pytest
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
    loader = MigrationLoader(None)
    names = sorted(name for label, name in loader.disk_migrations if label == app)
    parents = [
        [parent for label, parent in loader.disk_migrations[app, name].dependencies if label == app]
        for name in names
    ]

    assert [name[:4] for name in names] == [f"{number:04}" for number in range(1, len(names) + 1)]
    assert parents == [[], *([name] for name in names[:-1])]
