"""The clock is set back an hour: scheduled tasks continue on time."""

import time
from datetime import UTC, datetime, timedelta

import pytest
from celery.beat import PersistentScheduler, ScheduleEntry, Scheduler
from celery.schedules import schedule
from django.conf import settings

from deploy.celery import app
from deploy.steady import Every

OFTEN = 0.2  # seconds


class Counting(Scheduler):
    """Celery's own scheduler, which counts the tasks it would send."""

    def apply_entry(self, entry, producer=None):
        self.sent.append(entry.name)

    @property
    def producer(self):
        return None

    @property
    def sent(self):
        return self.__dict__.setdefault("_sent", [])


@pytest.fixture
def clock(monkeypatch):
    """Replace Celery's clock. Return a function that moves it by seconds."""

    def put(seconds):
        monkeypatch.setattr(app, "now", lambda: datetime.now(UTC) + timedelta(seconds=seconds))

    return put


def scheduler(every, letters=None):
    entries = {
        "sweep": ScheduleEntry(name="sweep", task="x", schedule=every(OFTEN), app=app),
        "checks": ScheduleEntry(name="checks", task="y", schedule=every(3600), app=app),
    }
    if letters:
        entries["letters"] = ScheduleEntry(name="letters", task="z", schedule=letters, app=app)
    return Counting(app, schedule=entries, lazy=True)


def ticks(one, seconds=OFTEN * 3, name="sweep"):
    """Run a scheduler for some seconds. Return how often it has sent the sweep, or another task."""
    one.sent.clear()
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        time.sleep(max(0, min(one.tick(), 0.02)))
    return one.sent.count(name)


@pytest.mark.parametrize("offset", [-3600, 3600, -86400])
def test_sweep_goes_on_where_the_clock_is_set(clock, offset):
    one = scheduler(lambda seconds: Every(seconds, app=app))
    one.schedule = one.data
    assert ticks(one)

    clock(offset)
    assert ticks(one)
    clock(0)
    assert ticks(one)


def test_celerys_own_schedule_stops_then():
    # This is why the site has another scheduler.
    one = schedule(OFTEN, app=app)

    assert not one.is_due(app.now() + timedelta(hours=1)).is_due
    assert one.is_due(app.now() + timedelta(hours=1)).next > 3000


def test_celerys_own_schedule_beside_ours_never_has_its_turn():
    # So every task of the site, letters too, uses one clock: tests/deploy/test_settings_pinned.py.
    own = scheduler(lambda seconds: Every(seconds, app=app), letters=schedule(OFTEN, app=app))
    ours = scheduler(lambda seconds: Every(seconds, app=app), letters=Every(OFTEN, app=app))
    own.schedule, ours.schedule = own.data, ours.data

    assert ticks(own, name="letters") == 0
    assert ticks(ours, name="letters") > 0


def test_last_run_of_before_the_machine_started_is_due():
    every = Every(3600, app=app)

    assert every.is_due(every.now() + timedelta(days=9)).is_due
    assert not every.is_due(every.now()).is_due
    assert every.is_due(every.now() - timedelta(seconds=3601)).is_due


def test_everything_of_the_site_is_scheduled_so_and_is_kept_in_a_file(tmp_path):
    kept = str(tmp_path / "beat")
    for _ in range(2):
        one = PersistentScheduler(app, schedule_filename=kept)
        found = {
            name: entry.schedule for name, entry in one.schedule.items() if not name.startswith("celery.")
        }
        one.close()

    assert set(found) == set(settings.CELERY_BEAT_SCHEDULE) >= {"sweep", "checks"}
    assert {type(schedule) for schedule in found.values()} == {Every}
    assert found["sweep"].run_every == timedelta(seconds=5)
