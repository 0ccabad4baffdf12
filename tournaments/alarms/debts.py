"""Pending updates for the readers of each tournament, and their age."""

from dataclasses import dataclass
from datetime import datetime

from django.db.models.functions import Now

from tournaments.models import Refresh
from tournaments.publication.waits import since
from tournaments.refresh_queue import BEHIND

# Seconds; in a large event revisions wait up to a minute to be published together.
LATE, LATE_REVISION = 10, 90


@dataclass(frozen=True, slots=True)
class Debt:
    """Pending updates of one tournament: their numbers, their ages in seconds, and the last failure."""

    slug: str
    name: str
    owed: int
    revisions: int
    seconds: float
    revision_seconds: float
    failure: str

    @property
    def late(self) -> float:
        """Return the seconds of a wait beyond the limit, or 0."""
        late = [self.seconds] if self.seconds > LATE else []
        return max(
            [*late, *([self.revision_seconds] if self.revision_seconds > LATE_REVISION else [])], default=0
        )


def debts() -> list[Debt]:
    """Return all pending updates, oldest first. One query."""
    rows = Refresh.objects.filter(BEHIND).annotate(now=Now()).select_related("tournament__livetable")
    found = [_debt(row, row.now) for row in rows]
    return sorted(found, key=lambda debt: -max(debt.seconds, debt.revision_seconds))


def _debt(row: Refresh, now: datetime) -> Debt:
    table = row.tournament.livetable
    owed, revisions = row.wanted - table.done, row.publish_wanted - table.published
    began = since(row.owed_since, table.refreshed_at) if owed > 0 else None
    return Debt(
        slug=row.tournament.slug,
        name=row.tournament.name,
        owed=owed,
        revisions=revisions,
        seconds=_elapsed(began, now),
        revision_seconds=_elapsed(row.publish_since if revisions > 0 else None, now),
        failure=table.failure,
    )


def _elapsed(began: datetime | None, now: datetime) -> float:
    return max(0.0, (now - began).total_seconds()) if began else 0.0
