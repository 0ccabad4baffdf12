"""The alarms that sound now: the one place where it is decided what is wrong."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from enum import StrEnum
from time import monotonic
from typing import Final

from django.db.models import F
from django.db.models.functions import Now

from tournaments.alarms import disk, pulse
from tournaments.alarms.debts import Debt, debts
from tournaments.alarms.pulse import Sign, signs
from tournaments.ledger import copies
from tournaments.models import Conferencia, LiveTable

SILENT: Final = 30  # seconds without a sweep, which comes every 5
KEPT: Final = 5  # seconds that an answer is good for pages


class Code(StrEnum):
    """One alarm each; docs/runbook.md has a section for each."""

    WORKER_STOPPED = "worker_stopped"
    BEAT_STOPPED = "beat_stopped"
    PUBLICATION_LATE = "publication_late"
    REFRESH_FAILS = "refresh_fails"
    DISK_FULL = "disk_full"
    DISK_READ_ONLY = "disk_read_only"
    DISK_LOW = "disk_low"
    CHECK_FOUND = "check_found"
    BACKUP_FAILED = "backup_failed"


@dataclass(frozen=True, slots=True)
class Alarm:
    """Something that somebody has to see to. params: what its sentence says."""

    code: Code
    params: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Standing:
    """How the site stands now. Signs: of each part of it."""

    signs: Mapping[str, Sign]
    debts: list[Debt]
    faults: int  # that the last check of some tournament has found
    worked: bool  # whether a worker has paid something lately
    backup_failed: bool

    @property
    def sweep(self) -> Sign | None:
        """The last sign of beat and worker together; None where there was never one."""
        return self.signs.get(pulse.SWEEP)


def standing() -> Standing:
    """Ask how the site stands. Five queries, however many tournaments there are."""
    recent = LiveTable.objects.filter(refreshed_at__gt=Now() - timedelta(seconds=SILENT))
    return Standing(
        signs=signs(),
        debts=debts(),
        faults=Conferencia.objects.filter(number__gt=0).count(),
        worked=recent.filter(refreshed_at__lte=Now(), done=F("done")).exists(),
        backup_failed=copies.last_failed() is not None,
    )


def sounding(now: Standing) -> list[Alarm]:
    """Return the alarms that follow from how the site stands, the gravest first."""
    return [*_of_disk(), *_of_database(now)]


def _of_database(now: Standing) -> list[Alarm]:
    return [*_of_workers(now), *_of_readers(now), *_of_records(now)]


def _of_disk() -> list[Alarm]:
    found, room = [], disk.room()
    if disk.refused_lately("full"):
        found.append(Alarm(Code.DISK_FULL))
    if disk.is_read_only() or disk.refused_lately("read_only"):
        found.append(Alarm(Code.DISK_READ_ONLY))
    if room and room.is_low:
        found.append(Alarm(Code.DISK_LOW, {"megabytes": room.free // 2**20}))
    return found


def _of_workers(now: Standing) -> list[Alarm]:
    """A worker that was woken by a mão still pays: then it is the beat that has stopped."""
    if now.sweep and not now.sweep.is_older(SILENT):
        return []
    seconds = {"seconds": int(now.sweep.seconds)} if now.sweep and now.sweep.seconds > 0 else {}
    return [Alarm(Code.BEAT_STOPPED if now.worked else Code.WORKER_STOPPED, seconds)]


def _of_readers(now: Standing) -> list[Alarm]:
    late = max((debt.late for debt in now.debts), default=0)
    failing = sum(1 for debt in now.debts if debt.failure)
    return [
        *([Alarm(Code.PUBLICATION_LATE, {"seconds": int(late)})] if late else []),
        *([Alarm(Code.REFRESH_FAILS, {"number": failing})] if failing else []),
    ]


def _of_records(now: Standing) -> list[Alarm]:
    return [
        *([Alarm(Code.CHECK_FOUND, {"number": now.faults})] if now.faults else []),
        *([Alarm(Code.BACKUP_FAILED)] if now.backup_failed else []),
    ]


_STARTED: Final = monotonic()
_last: tuple[float, list[Alarm]] = (float("-inf"), [])


def kept() -> list[Alarm]:
    """Return the alarms for a page: the database is asked once in `KEPT` seconds by each process, the disk each time.

    A site that has just started is given the time to show its first sign of life.
    """
    global _last
    at = monotonic()
    if at - _last[0] >= KEPT:
        found = _of_database(standing())
        if at - _STARTED < SILENT:
            found = [alarm for alarm in found if alarm.code not in {Code.WORKER_STOPPED, Code.BEAT_STOPPED}]
        _last = at, found
    return [*_of_disk(), *_last[1]]
