"""Heartbeats: each part of the site stores a time in the database, by the clock of the database."""

from dataclasses import dataclass
from typing import Any, Final

from django.db.models.functions import Now

from tournaments.models import Pulse

SWEEP: Final = "sweep"  # the scheduler sent a task and a worker ran it
TOLD: Final = "told"  # the alarms reported last


@dataclass(frozen=True, slots=True)
class Sign:
    """Age of the last heartbeat in seconds; negative after the clock was set back."""

    seconds: float
    said: list[Any]

    def is_older(self, seconds: float) -> bool:
        """Whether the heartbeat is older than this many seconds, or as far in the future."""
        return not -seconds < self.seconds < seconds


def beat(part: str, said: list[Any] | None = None) -> None:
    """Store a heartbeat of a part. One statement."""
    row = Pulse(part=part, at=Now(), said=said or [])
    Pulse.objects.bulk_create(
        [row], update_conflicts=True, unique_fields=["part"], update_fields=["at", "said"]
    )


def signs() -> dict[str, Sign]:
    """Return the last heartbeat of each part. One query."""
    rows = Pulse.objects.annotate(now=Now()).values_list("part", "at", "now", "said")
    return {part: Sign((now - at).total_seconds(), said) for part, at, now, said in rows}
