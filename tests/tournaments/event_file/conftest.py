"""Fixtures: every test of event files starts with an empty cache."""

import pytest

from tests.tournaments.first_reader import forget


@pytest.fixture(autouse=True)
def _nothing_remembered():
    forget()
