"""Every test of an event from a file is the first reader of its process."""

import pytest

from tests.tournaments.first_reader import forget


@pytest.fixture(autouse=True)
def _nothing_remembered():
    forget()
