"""A wait is longer on a busy machine, and has a limit."""

import pytest

from tests import waiting


@pytest.fixture(params=[1.0, 3.0])
def slow(request, monkeypatch):
    monkeypatch.setattr(waiting, "stretch", lambda: request.param)
    return request.param


def test_so_many_seconds_are_those_of_a_quiet_machine(slow):
    patience = waiting.Patience(10)
    assert not patience.is_over()

    patience.began -= 20
    assert patience.is_over() == (slow == 1)

    patience.began -= 20
    assert patience.is_over()


def test_what_never_comes_is_told(slow):
    with pytest.raises(AssertionError, match=rf"not within 0.01 s, on a machine {slow} times slower"):
        waiting.eventually(lambda: False, seconds=0.01)
    waiting.eventually(lambda: True, seconds=0)


def test_machine_is_never_quicker_than_one_of_its_own():
    assert waiting.stretch() >= 1
