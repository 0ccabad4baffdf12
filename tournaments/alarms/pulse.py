"""Heartbeats: each part of the site stores a time in the database, by the clock of the database."""

from collections.abc import Collection
from dataclasses import dataclass
from time import time
from typing import Any, Final

from django.db import transaction
from django.db.models.functions import Now

from tournaments.models import Pulse

SWEEP: Final = "sweep"  # the scheduler sent a task and a worker ran it
COPIES: Final = "copies"  # the service that makes copies looked whether one is due
TOLD: Final = "told"  # the alarms that were reported, and when each sounded last
AGAIN: Final = 600  # seconds; an alarm that sounds again sooner is the same one


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


def unreported(sounding: Collection[str]) -> list[str]:
    """Store the alarms that sound now, and return those that no process has reported yet.

    Of several processes that call this at the same time one gets an alarm. It is returned again once it has been
    silent for `AGAIN` seconds.
    """
    with transaction.atomic():
        Pulse.objects.get_or_create(part=TOLD, defaults={"at": Now()})
        row = Pulse.objects.select_for_update(no_key=True).get(part=TOLD)
        at = int(time())
        known = {code: last for code, last in row.said if abs(at - last) < AGAIN}
        row.at, row.said = Now(), list((known | dict.fromkeys(sounding, at)).items())
        row.save(update_fields=["at", "said"])
    return [code for code in sounding if code not in known]
