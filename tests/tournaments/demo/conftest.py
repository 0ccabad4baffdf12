"""Where the demo keeps its passwords under test, and a demo that the tests of a module share."""

import shutil

import pytest
from django.test import override_settings

from tests.tournaments.demo.running import run, undone


@pytest.fixture(autouse=True)
def var(settings, tmp_path):
    """A folder of its own for the passwords."""
    settings.VAR_DIR = tmp_path / "var"
    return settings.VAR_DIR


@pytest.fixture(scope="module")
def built(request, django_db_setup, django_db_blocker, tmp_path_factory):
    """The demo of a module, built once with the words of its BUILT and taken back at its end.

    Return the folder of its passwords, and what the command printed.
    """
    folder = tmp_path_factory.mktemp("demo") / "var"
    with django_db_blocker.unblock(), undone():
        with override_settings(VAR_DIR=folder):
            printed = run(*request.module.BUILT)
        with django_db_blocker.block():
            yield folder, printed


@pytest.fixture
def standing(built, db, var):
    """Nothing but the demo of the module, as if just built; return what the command printed."""
    folder, printed = built
    shutil.copytree(folder, var)
    return printed
