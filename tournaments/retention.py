"""Retention periods of data that no result needs, for the nightly task and for the privacy page.

Recorded play is not listed: it is append-only and contains no names (docs/decisions/0027).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from django.contrib.admin.models import LogEntry
from django.contrib.sessions.models import Session
from django.db.models import QuerySet

from scoring.lifecycle import avulso
from scoring.models import CasualOpening, SeatKey
from tournaments import sign_in
from tournaments.models import (
    CodeAttempt,
    Dupla,
    EventImport,
    FormerName,
    Invitation,
    OutboxUpload,
    SignInTry,
)

# Values that erase the device ids of a jogo.
NO_DEVICE = {"device": "", "device_at": None, "unsent": 0, "unsent_device": "", "unsent_at": None}


@dataclass(frozen=True, slots=True)
class RetainedData:
    """Data with a retention period.

    rows: rows older than a time. blanks: values that erase them; without them the rows are deleted.
    """

    time: timedelta
    rows: Callable[[datetime], QuerySet[Any]]
    blanks: Mapping[str, object] | None = None


KEPT: Mapping[str, RetainedData] = {
    "devices": RetainedData(
        timedelta(days=30),
        lambda before: SeatKey.objects.filter(jogo__closed_at__lt=before).exclude(
            device="", unsent_device=""
        ),
        NO_DEVICE,
    ),
    "codes": RetainedData(
        timedelta(days=1), lambda before: CodeAttempt.objects.filter(right=False, at__lt=before)
    ),
    "known_phones": RetainedData(
        sign_in.KNOWN, lambda before: CodeAttempt.objects.filter(right=True, at__lt=before)
    ),
    "openings": RetainedData(avulso.KNOWN, lambda before: CasualOpening.objects.filter(at__lt=before)),
    "wrong_passwords": RetainedData(
        timedelta(days=1), lambda before: SignInTry.objects.filter(right=False, at__lt=before)
    ),
    "sign_ins": RetainedData(
        sign_in.KNOWN, lambda before: SignInTry.objects.filter(right=True, at__lt=before)
    ),
    "sessions": RetainedData(timedelta(), lambda before: Session.objects.filter(expire_date__lt=before)),
    "files": RetainedData(
        timedelta(days=30), lambda before: OutboxUpload.objects.filter(ended_at__lt=before)
    ),
    # Not one that a worker is at.
    "event_files": RetainedData(
        timedelta(days=1),
        lambda before: EventImport.objects.filter(at__lt=before).exclude(EventImport.OWED),
    ),
    "invitations": RetainedData(
        Invitation.VALID, lambda before: Invitation.objects.filter(issued_at__lt=before)
    ),
    "contacts": RetainedData(
        timedelta(days=90),
        lambda before: Dupla.objects.filter(tournament__ends_on__lt=before.date()).exclude(phone="", note=""),
        {"phone": "", "note": ""},
    ),
    "names_before": RetainedData(timedelta(days=7), lambda before: FormerName.objects.filter(at__lt=before)),
    "admin": RetainedData(
        timedelta(days=365), lambda before: LogEntry.objects.filter(action_time__lt=before)
    ),
}


def forget(now: datetime) -> dict[str, int]:
    """Delete or erase expired data; return the number of rows by kind. Safe to repeat."""
    gone = {}
    for name, kept in KEPT.items():
        rows = kept.rows(now - kept.time)
        gone[name] = rows.delete()[0] if kept.blanks is None else rows.update(**kept.blanks)
    return gone


def days() -> dict[str, int]:
    """Return the retention periods in days, for the privacy page."""
    return {name: kept.time.days for name, kept in KEPT.items()}
