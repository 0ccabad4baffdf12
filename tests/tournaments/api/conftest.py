"""Every test of the API is the first reader of its process."""

import pytest

from tournaments.publication import reading


@pytest.fixture(autouse=True)
def _nothing_remembered():
    reading.published_by.cache_clear()
    reading._live.cache_clear()
