"""Event files on their way into a club: stored by a request, judged and imported by a worker.

Pending files are rows, so a message only wakes a worker, and the periodic sweep finds the file of a killed worker.
The whole site handles one file at a time. An import is one transaction, which also marks the file as imported: the
event exists once or not at all, whatever is killed.
"""

import hashlib
import zlib
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from threading import Lock
from typing import Any, Final

from django.contrib.auth.models import User
from django.db import DatabaseError, IntegrityError, connection, transaction
from django.db.models import F, QuerySet
from django.utils import translation
from django.utils.timezone import now

from scoring.wording import line_ups
from tournaments import refresh_queue
from tournaments.errors import TournamentError
from tournaments.event_file.bring import Tell, bring_event, brought_before, try_out
from tournaments.event_file.preview import preview_of
from tournaments.event_file.read import read, weigh
from tournaments.models import Club, EventImport

IMPORT_TASK: Final = "tournaments.import_event"
AT_ONCE: Final = 4_000  # values of a file that is worked on within the request: a quarter of a second
MOST_ATTEMPTS: Final = 2
# Key of the lock of PostgreSQL that the worker holds, for the whole site.
_LOCK: Final = 0x6576656E74  # "event"

type Progress = Callable[[EventImport], AbstractContextManager[Tell]]


def accept(*, club: Club, content: bytes, by: User) -> EventImport:
    """Store a file that has to be judged; call `start` then. The same file, sent again meanwhile, is one import.

    A judged file that nobody has confirmed gives way to it. Raises `TournamentError`: `event_file_waits` if a worker
    has to do with another file of the club, and the reasons of `read.weigh`.
    """
    values, digest = weigh(content), hashlib.sha256(content).hexdigest()
    waiting = waits(club)
    if waiting and waiting.digest == digest:
        return waiting
    if waiting and not waiting.is_owed:
        # Unless it has been confirmed a moment ago.
        replaced = TournamentError("event_file_replaced", field="file")
        _end(waiting, EventImport.objects.exclude(EventImport.OWED), replaced)
    try:
        with transaction.atomic():
            return EventImport.objects.create(
                club=club,
                by=by,
                language=line_ups.language(),
                content=zlib.compress(content, 1),
                values=values,
                digest=digest,
            )
    # The database allows one at a time in a club.
    except IntegrityError:
        waiting = waits(club)
        if waiting and waiting.digest == digest:
            return waiting
        raise TournamentError("event_file_waits", field="file") from None


def confirm(*, file: EventImport, seen: int, by: User) -> None:
    """Have the event of a judged file stored; call `start` then. Confirming it again changes nothing.

    seen: number of events of the club from this file that the preview named. Raises
    `TournamentError("event_file_again")` if there are others now.
    """
    judged = EventImport.objects.filter(pk=file.pk, judged_at__isnull=False, seen=None, ended_at=None)
    if judged.exists() and len(brought_before(file.club, file.digest)) != seen:
        raise TournamentError("event_file_again")
    judged.update(seen=seen, by=by, attempts=0, step="")


def start(file: EventImport) -> None:
    """Work on a small file within the request, and wake a worker for a large one."""
    if file.values > AT_ONCE or not _work_on(owed().filter(pk=file.pk), _silently):
        refresh_queue.wake(IMPORT_TASK)


def waits(club: Club) -> EventImport | None:
    """Return the file of a club that is to be judged, confirmed or imported, without its content."""
    return EventImport.objects.filter(club=club, ended_at=None).defer("content").first()


def owed() -> QuerySet[EventImport]:
    """Return the files that a worker has to judge or to import, the oldest first."""
    return EventImport.objects.filter(EventImport.OWED).order_by("pk")


def work() -> bool:
    """Judge or import the oldest file. Return whether there was one, and no other worker was at work."""
    return _work_on(owed(), _progress)


def step_of(file: EventImport) -> str:
    """Return what the worker is doing with a file; empty while it waits for one."""
    return _steps.get(file.pk, file.step)


def _work_on(files: QuerySet[EventImport], progress: Progress) -> bool:
    with _turn() as mine:
        file = files.select_related("club", "by").first() if mine else None
        if file:
            with progress(file) as tell:
                _work(file, tell)
    return file is not None


def _work(file: EventImport, tell: Tell) -> None:
    if file.attempts >= MOST_ATTEMPTS:
        _end(file, owed(), TournamentError("event_file_stopped"))
        return
    # Counted before the work, because a killed worker counts nothing afterwards.
    EventImport.objects.filter(pk=file.pk).update(attempts=F("attempts") + 1, step="")
    try:
        with translation.override(file.language):
            (_judge if file.seen is None else _import)(file, tell)
    except TournamentError as exc:
        _end(file, owed(), exc)


def _judge(file: EventImport, tell: Tell) -> None:
    tell("read")
    held = read(zlib.decompress(file.content))
    # Creates the event and rolls back, so that every error shows before the confirmation.
    made = try_out(club=file.club, file=held, by=file.by, tell=tell)
    preview = preview_of(held, made)
    owed().filter(pk=file.pk).update(judged_at=now(), preview=preview, attempts=0, step="")


def _import(file: EventImport, tell: Tell) -> None:
    tell("read")
    held = read(zlib.decompress(file.content))
    with transaction.atomic():
        made = bring_event(club=file.club, file=held, seen=file.seen or 0, by=file.by, tell=tell)
        _end(file, owed(), tournament=made.tournament)


def _end(
    file: EventImport, among: QuerySet[EventImport], refused: TournamentError | None = None, **values: Any
) -> None:
    if refused:
        values["refusal"] = {"code": refused.code, "params": refused.params}
    among.filter(pk=file.pk, ended_at=None).update(ended_at=now(), content=b"", preview={}, step="", **values)


_here = Lock()  # in this process


@contextmanager
def _turn() -> Iterator[bool]:
    # Whether no other worker is at work, until the end of the block. The lock of PostgreSQL ends with its connection,
    # so that of a killed worker is free at once. With SQLite there is one process.
    if not _here.acquire(blocking=False):
        yield False
        return
    try:
        if connection.vendor != "postgresql":
            yield True
            return
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_try_advisory_lock(%s)", [_LOCK])
            (mine,) = cursor.fetchone()
        try:
            yield mine
        finally:
            # A lost connection has lost its lock.
            with suppress(DatabaseError), connection.cursor() as cursor:
                if mine:
                    cursor.execute("SELECT pg_advisory_unlock(%s)", [_LOCK])
    finally:
        _here.release()


_steps: dict[int, str] = {}  # with SQLite, by file


@contextmanager
def _silently(_file: EventImport) -> Iterator[Tell]:
    # The request answers with the result.
    yield lambda step: None


@contextmanager
def _progress(file: EventImport) -> Iterator[Tell]:
    # An open transaction is invisible to readers, so a second connection stores the step on PostgreSQL. SQLite has one
    # writer, and its readers are in this process.
    if connection.vendor != "postgresql":
        try:
            yield lambda step: _steps.update({file.pk: step})
        finally:
            _steps.pop(file.pk, None)
        return
    aside = connection.copy()
    table = EventImport._meta.db_table  # noqa: SLF001 -- Django's documented name

    def tell(step: str) -> None:
        # Without its progress the work goes on.
        with suppress(DatabaseError), aside.cursor() as cursor:
            cursor.execute(f'UPDATE "{table}" SET step = %s WHERE id = %s', [step, file.pk])  # noqa: S608 -- a name

    try:
        yield tell
    finally:
        aside.close()
