"""Celery schedules by the monotonic clock, so that the sweep continues when the time of day is set back."""

from datetime import UTC, datetime, timedelta
from time import monotonic
from typing import Any, Final

from celery.schedules import schedstate, schedule

_ORIGIN: Final = datetime(2000, 1, 1, tzinfo=UTC)  # arbitrary, because only differences matter


class Every(schedule):  # type: ignore[misc]  # Celery has no types
    """A schedule with an interval in seconds. A stored time from before the machine's start is due at once."""

    def now(self) -> datetime:
        """Return the monotonic clock as a time."""
        return _ORIGIN + timedelta(seconds=monotonic())

    def is_due(self, last_run_at: datetime) -> Any:
        """Return whether the task is due, and the seconds to the next check."""
        if last_run_at > self.now():
            return schedstate(True, self.run_every.total_seconds())
        return super().is_due(last_run_at)
