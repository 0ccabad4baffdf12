"""A schedule by a clock that nobody sets: where the time of day is put back an hour, the sweep goes on."""

from datetime import UTC, datetime, timedelta
from time import monotonic
from typing import Any, Final

from celery.schedules import schedstate, schedule

_ORIGIN: Final = datetime(2000, 1, 1, tzinfo=UTC)  # any will do: only differences are asked for


class Every(schedule):  # type: ignore[misc]  # Celery has no types
    """Every so many seconds. What a file remembers from before the machine was started is due at once."""

    def now(self) -> datetime:
        """Return a moment that only ever goes on."""
        return _ORIGIN + timedelta(seconds=monotonic())

    def is_due(self, last_run_at: datetime) -> Any:
        """Return whether it is due, and the seconds to the next look."""
        if last_run_at > self.now():
            return schedstate(True, self.run_every.total_seconds())
        return super().is_due(last_run_at)
