"""Measure how long readers wait from a recorded mão to the public page that shows it."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

LIMITS: Final = (0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0)  # seconds; a further count is for longer waits


def counted(paid: Sequence[int], seconds: float) -> list[int]:
    """Return the counts of refreshes within each of `LIMITS`, with one more."""
    counts = [*paid, *[0] * (len(LIMITS) + 1 - len(paid))]
    counts[next((at for at, limit in enumerate(LIMITS) if seconds <= limit), len(LIMITS))] += 1
    return counts


def since(owed_since: datetime | None, refreshed_at: datetime | None) -> datetime | None:
    """Return the start of the current wait. A request older than the last refresh was served by it."""
    return max((at for at in (owed_since, refreshed_at) if at), default=None)
