"""Fixtures for all tests. Fixtures that start programs are in the `tests.plugins` modules named below."""

import gc
import os
from contextlib import ExitStack
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis.internal.conjecture import providers

from tests.thin.left import gone, plain_id, read
from tests.times import ASKED, Times, note_left

# A slow machine is no failure: how fast anything is, `make bench` says. The same commit always tries the same examples.
settings.register_profile("test", deadline=None, derandomize=True, max_examples=40)
settings.register_profile("proof", settings.get_profile("test"), max_examples=200)
settings.load_profile("test")
# Constants of the loaded modules would be tried too, and differ for each selection of tests.
providers._get_local_constants = lambda: providers._local_constants

# Loaded by name, so that the rules are tested without any of their imports.
pytest_plugins = ("tests.chromium", "tests.programs")

STEPS = {"browser", "worker", "both_databases"}  # marks by which a step of `make test` chooses its tests
DATABASE_FIXTURES = {"db", "transactional_db", "django_db_setup"}


@pytest.fixture(scope="session")
def making_database():
    """Return the exit stack around the creation of the database; it is closed right after."""
    with ExitStack() as making:
        yield making


@pytest.fixture(scope="session")
def django_db_modify_db_settings(
    django_db_modify_db_settings_parallel_suffix, making_database, django_db_blocker
):
    """Start from a copy of the database that another process of the run has migrated."""
    from tests import migrated  # the rules are tested without Django

    with django_db_blocker.unblock():
        making_database.enter_context(migrated.once())


@pytest.fixture(scope="session")
def django_db_keepdb():
    """Make Django use the copied file."""
    from django.db import connection

    return connection.vendor == "sqlite"


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup, making_database, django_db_blocker):
    """Allow deletion of recorded facts in the flush between two tests only, and search what is published."""
    from tests import contacts, ledger  # the rules are tested without Django

    with django_db_blocker.unblock():
        making_database.close()
        ledger.let_flush()
    contacts.watch()


@pytest.fixture(autouse=True)
def quiet(request):
    """Switch off the check for alarms on pages, except in the tests of alarms.

    This does not use `monkeypatch`, because a test with `monkeypatch` gets no remembered event.
    """
    with pytest.MonkeyPatch.context() as patch:
        if request.node.get_closest_marker("database"):
            from tournaments.alarms import alarm  # the rules are tested without Django

            patch.setattr(alarm, "_last", (float("inf"), []))
        yield


@pytest.fixture(autouse=True)
def own_language(request):
    # Pages activate the language variant of their entrants (`scoring.wording.line_ups`) for the thread; deactivate it.
    yield
    if request.node.get_closest_marker("database"):
        from django.utils import translation  # the rules are tested without Django

        translation.deactivate()


@pytest.fixture(scope="session")
def complete(request):
    """Return whether this is `make proof`: a test that walks a matrix itself then takes all of it."""
    return request.config.getoption("--proof")


def pytest_addoption(parser, pluginmanager):
    # The rules run without pytest-django, so its setting in pyproject.toml has to be declared here.
    parser.addoption(
        "--proof", action="store_true", help="run what is left to `make proof` too, as `make proof` does"
    )
    parser.addoption(
        "--all-but-marked",
        action="store_true",
        help="run all but what is marked `proof`, as `make thin` does",
    )
    if not pluginmanager.hasplugin("django"):
        parser.addini("DJANGO_SETTINGS_MODULE", "Not used without pytest-django.")


def pytest_configure(config):
    # One process collects the durations of all tests; `make proof` tries more examples of a property.
    if config.getoption("--proof") and not config.getoption("--hypothesis-profile", None):
        settings.load_profile("proof")
    if os.environ.get(ASKED) and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Times(os.environ[ASKED]))


@pytest.hookimpl(wrapper=True)
def pytest_collection():
    # Collected tests live until the end, so the garbage collector need not scan them again.
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_ignore_collect(collection_path, config):
    # A step that selects tests by a mark reads only the files that contain the mark.
    if collection_path.name.startswith("test_") and (needed := STEPS & asked_marks(config.option.markexpr)):
        text = collection_path.read_text(encoding="utf-8")
        return None if all(f"mark.{name}" in text for name in needed) else True
    return None


def asked_marks(expression):
    """Return the marks that a `-m` expression requires, if it is a plain list of marks."""
    if "(" in expression or " or " in expression:
        return set()
    return {part.strip() for part in expression.split(" and ")}


def pytest_collection_modifyitems(config, items):
    # Mark the tests that use the database; leave out tests whose servers are not running.
    private = os.environ.get("CANASTRA_TEST_SERVICES") == "1"
    complete = config.getoption("--proof")
    dispensable = {} if complete or config.getoption("--all-but-marked") else read()
    refuse_what_is_gone(config, items, dispensable)
    needs = {"worker", "postgresql"}
    kept, left, to_proof = [], [], 0
    for item in items:
        marks = list(item.iter_markers())
        names = {mark.name for mark in marks}
        if "django_db" in names or not DATABASE_FIXTURES.isdisjoint(getattr(item, "fixturenames", ())):
            item.add_marker("database")
        for mark in marks:
            if mark.name in {"both_databases", "proof"} and not says_why(mark):
                raise pytest.UsageError(f"{item.nodeid}: {mark.name} needs to say why")
        absent = not private and bool(needs & names)
        later = not complete and ("proof" in names or plain_id(item) in dispensable)
        to_proof += later
        (left if absent or later else kept).append(item)
    if to_proof:
        note_left(to_proof)
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = kept


def refuse_what_is_gone(config, items, dispensable):
    """Let no line of the list of cases stay behind when its test has another name."""
    whole = {arg for arg in config.args if "::" not in arg}
    files = {item.nodeid.partition("::")[0] for item in items}
    read = {file for file in files if any(Path(arg) in (path := Path(file), *path.parents) for arg in whole)}
    if stale := gone(dispensable, [plain_id(item) for item in items], read):
        raise pytest.UsageError(
            f"No test has these cases any more (tests/thin/left.toml): {', '.join(stale)}"
        )


def says_why(mark):
    return bool(mark.args) and isinstance(mark.args[0], str) and bool(mark.args[0].strip())


def pytest_runtest_setup(item):
    # A test may get a remembered event only if it does not change how the site behaves.
    if item.get_closest_marker("database"):
        from tests.dead_rows import BROOM  # the rules are tested without Django
        from tests.remembered import MEMORY

        BROOM.sweep()
        MEMORY.begin(asked_for(item))


def asked_for(item):
    """Return the fixtures that a test or one of our fixtures requests, without those that plugins request."""
    info = item._fixtureinfo
    defined = [found for some in info.name2fixturedefs.values() for found in some]
    ours = [found for found in defined if found.func.__module__.startswith("tests.")]
    return {*info.argnames, *(name for found in ours for name in found.argnames)}
