"""Fixtures: a healthy site, in which each test breaks something."""

import pytest

from tests.factories import make_tournament
from tournaments.alarms import alarm, pulse


@pytest.fixture
def well(db, settings, monkeypatch):
    """Return a site with a running tournament, a worker that has just answered and room on the disk.

    Pages are not cached.
    """
    settings.DISK_LOW = 0
    monkeypatch.setattr(alarm, "KEPT", 0)
    monkeypatch.setattr(alarm, "_last", (float("-inf"), []))
    monkeypatch.setattr(alarm, "_STARTED", float("-inf"))
    tournament = make_tournament(duplas=4, target=3000)
    pulse.beat(pulse.SWEEP)
    return tournament
