"""Queue of updates for readers. Pending updates are counted in the database; messages only wake a worker earlier.

Messages are sent by a separate thread, so a request never waits for the broker, even if it is down or hangs.
"""

import logging
from contextvars import Context, copy_context
from functools import partial
from threading import Lock, Thread
from time import sleep

from celery import current_app
from django.db import transaction
from django.db.models import Case, Exists, F, OuterRef, Q, When
from django.db.models.functions import Now
from kombu.exceptions import OperationalError as BrokerError

from scoring.compiled_queries import CompiledUpdate
from scoring.models import Jogo
from tournaments.models import LiveJogo, LiveTable, Refresh

REFRESH_TASK = (
    "tournaments.refresh_live_table"  # sent by name, because the module of the task imports this one
)
PAUSE = 0.2  # seconds between messages: sending one costs as much processor time as storing a mão

logger = logging.getLogger(__name__)

BEHIND = Q(tournament__livetable__done__lt=F("wanted")) | Q(
    tournament__livetable__published__lt=F("publish_wanted")
)

# Time of the first update not yet processed. A time in the future stems from a clock that was set back, and is
# replaced.
_PAID = LiveTable.objects.filter(pk=OuterRef("pk"))
_OWED_SINCE = Case(
    When(
        Q(owed_since=None)
        | Q(owed_since__gt=Now())
        | Exists(_PAID.filter(refreshed_at__gte=OuterRef("owed_since"))),
        then=Now(),
    ),
    default=F("owed_since"),
)
_PUBLISH_SINCE = Case(
    When(
        Q(publish_since=None)
        | Q(publish_since__gt=Now())
        | Exists(_PAID.filter(published__gte=OuterRef("publish_wanted"))),
        then=Now(),
    ),
    default=F("publish_since"),
)
_WANTED: dict[str, object] = {"wanted": F("wanted") + 1, "owed_since": _OWED_SINCE}
_PUBLISH: dict[str, object] = {"publish_wanted": F("publish_wanted") + 1, "publish_since": _PUBLISH_SINCE}
_WHOLE: dict[str, object] = {"whole": F("whole") + 1}
# By whether a revision is owed too, and whether more than the score of one jogo is.
_WANT = {
    (publish, whole): CompiledUpdate(
        lambda pk: Refresh.objects.filter(pk=pk),
        **_WANTED | (_PUBLISH if publish else {}) | (_WHOLE if whole else {}),
    )
    for publish in (False, True)
    for whole in (False, True)
}
_WANT_JOGO = CompiledUpdate(lambda pk: LiveJogo.objects.filter(pk=pk), wanted=F("wanted") + 1)


def raise_wanted(tournament_id: int, *, publish: bool = False, jogo: Jogo | None = None) -> None:
    """Request an update of a tournament's live table, and a new revision if `publish`.

    jogo: given if only its score has changed. Call inside the transaction of the change. After the commit a worker is
    woken by another thread; if the broker cannot be reached this is logged, and the periodic sweep does the update.
    """
    _WANT[publish, jogo is None](tournament_id)
    # Update in this order, so that a scorer and a worker cannot deadlock. Without a live row the whole table is
    # updated.
    if jogo is not None and not _WANT_JOGO(jogo.pk):
        Refresh.objects.filter(pk=tournament_id).update(**_WHOLE)
    # robust: an error of the broker must not fail a committed request
    transaction.on_commit(partial(wake, REFRESH_TASK, tournament_id), robust=True)


def behind() -> list[int]:
    """Return the ids of tournaments with pending updates."""
    return list(Refresh.objects.filter(BEHIND).order_by("pk").values_list("pk", flat=True))


def is_behind(tournament_id: int) -> bool:
    """Whether the tournament has pending updates."""
    return Refresh.objects.filter(BEHIND, pk=tournament_id).exists()


_lock = Lock()
# By task and arguments, with the context of the requester, whose request id is logged.
_due: dict[tuple[str, tuple[int, ...]], Context] = {}
_sender: Thread | None = None


def wake(task: str, *of: int) -> None:
    """Wake a worker for a task with these arguments, immediately or after the pause.

    Requests during the pause share one message.
    """
    global _sender
    with _lock:
        _due[task, of] = copy_context()
        if _sender is None or not _sender.is_alive():  # a forked process does not inherit threads
            _sender = Thread(target=_send_all, name="waking")
            _sender.start()


def _send_all() -> None:
    global _sender
    while True:
        with _lock:
            due = dict(_due)
            _due.clear()
            if not due:
                _sender = None  # the next request starts another thread
                return
        for (task, of), context in due.items():
            try:
                context.run(current_app.send_task, task, of)
            except BrokerError as exc:
                logger.warning("No worker was woken for %s%s, the sweep will be: %s", task, of, exc)
            except Exception:
                logger.exception("No worker was woken for %s%s, the sweep will be", task, of)
        sleep(PAUSE)
