"""Every test of the public pages is the first reader of its process."""

import pytest

from tournaments.public import caching as answers
from tournaments.publication import reading


@pytest.fixture(autouse=True)
def _nothing_remembered():
    """A process that has just been started: the counts of queries are those of the first reader."""
    reading.published_by.cache_clear()
    reading._live.cache_clear()
    answers._rendered.clear()
