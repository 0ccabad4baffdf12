"""Decide which alarms are raised. This is the only module that does."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from enum import StrEnum
from time import monotonic
from typing import Final

from django.conf import settings
from django.db.models import F
from django.db.models.functions import Now

from tournaments.alarms import disk, pulse
from tournaments.alarms.debts import Debt, debts
from tournaments.alarms.pulse import Sign, signs
from tournaments.ledger import copies
from tournaments.models import LiveTable, TournamentCheck

SILENT: Final = 30  # seconds without a sweep, which is scheduled every 5
COPIES_SILENT: Final = 15 * 60  # seconds; the service looks every 15, and is silent while it makes a copy
COPY_OLD: Final = 36 * 3600  # seconds; a server makes a copy a day
KEPT: Final = 5  # seconds for which pages cache the result


class AlarmCode(StrEnum):
    """Codes of alarms; docs/runbook.md has a section for each."""

    WORKER_STOPPED = "worker_stopped"
    BEAT_STOPPED = "beat_stopped"
    PUBLICATION_LATE = "publication_late"
    REFRESH_FAILS = "refresh_fails"
    DISK_FULL = "disk_full"
    DISK_READ_ONLY = "disk_read_only"
    DISK_LOW = "disk_low"
    CHECK_FOUND = "check_found"
    BACKUP_FAILED = "backup_failed"
    BACKUP_OLD = "backup_old"
    COPIES_STOPPED = "copies_stopped"


OF_HEARTBEATS: Final = frozenset({AlarmCode.WORKER_STOPPED, AlarmCode.BEAT_STOPPED, AlarmCode.COPIES_STOPPED})


@dataclass(frozen=True, slots=True)
class Alarm:
    """A problem that needs attention. params: values for its sentence."""

    code: AlarmCode
    params: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SiteState:
    """State of the site. signs: last heartbeat of each part."""

    signs: Mapping[str, Sign]
    debts: list[Debt]
    faults: int  # tournaments with faults in their last check
    worked: bool  # whether a worker has processed an update recently
    backup_failed: bool
    without_copy: float  # seconds since the last verified copy

    @property
    def sweep(self) -> Sign | None:
        """Return the last heartbeat of scheduler and worker together, or None."""
        return self.signs.get(pulse.SWEEP)


def standing() -> SiteState:
    """Read the state of the site. Seven queries at most, whatever the number of tournaments."""
    recent = LiveTable.objects.filter(refreshed_at__gt=Now() - timedelta(seconds=SILENT))
    return SiteState(
        signs=signs(),
        debts=debts(),
        faults=TournamentCheck.objects.filter(number__gt=0).count(),
        worked=recent.filter(refreshed_at__lte=Now(), done=F("done")).exists(),
        backup_failed=copies.last_failed() is not None,
        # A laptop has no service for copies, and is off for weeks between two events.
        without_copy=0.0 if settings.EMBEDDED else copies.seconds_without(),
    )


def sounding(now: SiteState) -> list[Alarm]:
    """Return the alarms for a state of the site, most serious first."""
    return [*_of_disk(), *_of_database(now)]


def _of_database(now: SiteState) -> list[Alarm]:
    return [*_of_workers(now), *_of_readers(now), *_of_records(now)]


def _of_disk() -> list[Alarm]:
    found, room = [], disk.room()
    if disk.refused_lately("full"):
        found.append(Alarm(AlarmCode.DISK_FULL))
    if disk.is_read_only() or disk.refused_lately("read_only"):
        found.append(Alarm(AlarmCode.DISK_READ_ONLY))
    if room and room.is_low:
        found.append(Alarm(AlarmCode.DISK_LOW, {"megabytes": room.free // 2**20}))
    return found


def _of_workers(now: SiteState) -> list[Alarm]:
    if now.sweep and not now.sweep.is_older(SILENT):
        return []
    # If a worker still processes updates, woken by mãos, the scheduler has stopped.
    seconds = {"seconds": int(now.sweep.seconds)} if now.sweep and now.sweep.seconds > 0 else {}
    return [Alarm(AlarmCode.BEAT_STOPPED if now.worked else AlarmCode.WORKER_STOPPED, seconds)]


def _of_readers(now: SiteState) -> list[Alarm]:
    late = max((debt.late for debt in now.debts), default=0)
    failing = sum(1 for debt in now.debts if debt.failure)
    return [
        *([Alarm(AlarmCode.PUBLICATION_LATE, {"seconds": int(late)})] if late else []),
        *([Alarm(AlarmCode.REFRESH_FAILS, {"number": failing})] if failing else []),
    ]


def _of_records(now: SiteState) -> list[Alarm]:
    return [
        *([Alarm(AlarmCode.CHECK_FOUND, {"number": now.faults})] if now.faults else []),
        *([Alarm(AlarmCode.BACKUP_FAILED)] if now.backup_failed else []),
        *_of_copies(now),
    ]


def _of_copies(now: SiteState) -> list[Alarm]:
    # A site whose service never started has no sign of it, but soon an old copy, or none.
    sign = now.signs.get(pulse.COPIES)
    stopped = sign is not None and sign.is_older(COPIES_SILENT)
    old = now.without_copy >= COPY_OLD
    return [
        *([Alarm(AlarmCode.COPIES_STOPPED)] if stopped else []),
        *([Alarm(AlarmCode.BACKUP_OLD, {"seconds": int(now.without_copy)})] if old else []),
    ]


_STARTED: Final = monotonic()
_last: tuple[float, list[Alarm]] = (float("-inf"), [])


def kept() -> list[Alarm]:
    """Return the alarms for a page.

    Each process reads the database at most every `KEPT` seconds, and the disk each time. After the start of a
    process, missing heartbeats are ignored for `SILENT` seconds.
    """
    global _last
    at = monotonic()
    if at - _last[0] >= KEPT:
        found = _of_database(standing())
        if at - _STARTED < SILENT:
            found = [alarm for alarm in found if alarm.code not in OF_HEARTBEATS]
        _last = at, found
    return [*_of_disk(), *_last[1]]
