"""Which part of the site works: each leaves a sign of life in the database, by the clock of the database."""

from dataclasses import dataclass
from typing import Any, Final

from django.db.models.functions import Now

from tournaments.models import Pulse

SWEEP: Final = "sweep"  # the beat has asked, and a worker has answered
TOLD: Final = "told"  # which alarms were reported last


@dataclass(frozen=True, slots=True)
class Sign:
    """How many seconds ago a part was last known to work. A sign from the future is of a clock that was set back."""

    seconds: float
    said: list[Any]

    def is_older(self, seconds: float) -> bool:
        """Whether it says nothing about now."""
        return not -seconds < self.seconds < seconds


def beat(part: str, said: list[Any] | None = None) -> None:
    """Leave a sign of life of a part. One statement."""
    row = Pulse(part=part, at=Now(), said=said or [])
    Pulse.objects.bulk_create(
        [row], update_conflicts=True, unique_fields=["part"], update_fields=["at", "said"]
    )


def signs() -> dict[str, Sign]:
    """Return the last sign of each part. One query."""
    rows = Pulse.objects.annotate(now=Now()).values_list("part", "at", "now", "said")
    return {part: Sign((now - at).total_seconds(), said) for part, at, now, said in rows}
