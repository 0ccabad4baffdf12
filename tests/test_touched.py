"""The tests that `make quick` chooses for a change."""

import pytest

from tests import touched
from tests.architecture.floors import ROOT


def chosen(monkeypatch, *files):
    monkeypatch.setattr(touched, "changed", lambda root: ("main", list(files)))
    return touched.touched(ROOT)


@pytest.mark.parametrize(
    ("name", "room"),
    [
        ("scoring/entry/record.py", "scoring/entry"),
        ("tournaments/desk/jogo/views.py", "tournaments/desk/jogo"),
        ("tournaments/management/commands/demo.py", ""),
        ("templates/tournaments/desk/base.html", "tournaments/desk"),
        ("scoring/tokens.py", ""),
        ("rules/check.py", ""),
        ("README.md", ""),
    ],
)
def test_room_of_a_file_is_the_folder_that_has_tests(name, room):
    assert touched.room_of(ROOT, name) == room


def test_tests_are_those_of_the_room_and_those_that_import_the_module(monkeypatch):
    change = chosen(monkeypatch, "scoring/lifecycle/devices.py")

    assert "tests/scoring/lifecycle" in change.tests
    assert "tests/tournaments/public/test_bloco.py" in change.tests  # it imports the devices
    assert "tests/scoring/wording/test_terms.py" not in change.tests
    assert not any(name.startswith("tests/scoring/lifecycle/") for name in change.tests)


def test_changed_test_is_run_itself(monkeypatch):
    assert chosen(monkeypatch, "tests/scoring/test_tokens.py").tests == ("tests/scoring/test_tokens.py",)


@pytest.mark.parametrize("name", ["deploy/settings.py", "scoring/models/mao.py", "tests/factories.py"])
def test_what_concerns_nearly_all_tests_is_said(monkeypatch, name):
    assert f"reaches further than is tested here: {name}" in chosen(monkeypatch, name).said()


def test_without_a_change_nothing_but_the_rules_is_tested(monkeypatch):
    change = chosen(monkeypatch)

    assert change.tests == ()
    assert "Nothing differs" in change.said()
