"""Fixtures: where the demo keeps its passwords during tests, and a demo shared by the tests of a module."""

import shutil

import pytest
from django.test import override_settings

from tests.tournaments.demo.running import run, undone


@pytest.fixture(autouse=True)
def var(settings, tmp_path):
    """Return a separate folder for the passwords."""
    settings.VAR_DIR = tmp_path / "var"
    return settings.VAR_DIR


@pytest.fixture(scope="module")
def built(request, django_db_setup, django_db_blocker, tmp_path_factory):
    """Build the demo once for a module, with the arguments in its BUILT, and remove it at the end.

    Return the folder of its passwords and the output of the command.
    """
    folder = tmp_path_factory.mktemp("demo") / "var"
    with django_db_blocker.unblock(), undone():
        with override_settings(VAR_DIR=folder):
            printed = run(*request.module.BUILT)
        with django_db_blocker.block():
            yield folder, printed


@pytest.fixture
def standing(built, db, var):
    """Provide the module's demo as if just built, alone in the database. Return the output of the command."""
    folder, printed = built
    shutil.copytree(folder, var)
    return printed
