"""What is owed to the readers stands in the database; a message only wakes a worker sooner.

Workers are woken beside the request: whoever records something never waits for the broker, up, down or hanging.
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
    "tournaments.refresh_live_table"  # sent by its name: the task stands on this module, not below it
)
PAUSE = 0.2  # seconds from one message to the next: sending one costs the processor as much as storing a mão

logger = logging.getLogger(__name__)

BEHIND = Q(tournament__livetable__done__lt=F("wanted")) | Q(
    tournament__livetable__published__lt=F("publish_wanted")
)

# Since when: of a debt that stands from its first wish on. A time that is yet to come is of a clock that was set back.
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
_WANT = CompiledUpdate(
    lambda pk: Refresh.objects.filter(pk=pk), wanted=F("wanted") + 1, owed_since=_OWED_SINCE
)
_WANT_JOGO = CompiledUpdate(lambda pk: LiveJogo.objects.filter(pk=pk), wanted=F("wanted") + 1)


def raise_wanted(tournament_id: int, *, publish: bool = False, jogo: Jogo | None = None) -> None:
    """Owe a fresh live table, and a new revision if `publish`, to the readers of a tournament.

    jogo: the one whose score alone has moved; None when more may have. Call it inside the transaction of what
    changed. After the commit a worker is woken, beside the request; when the broker cannot be reached that is
    logged and the sweep finds the debt.
    """
    wish = Refresh.objects.filter(pk=tournament_id)
    _WANT(tournament_id)
    if publish:
        wish.update(publish_wanted=F("publish_wanted") + 1, publish_since=_PUBLISH_SINCE)
    # Second, so that a scorer and a worker never wait for each other in a circle. No line yet: the whole is owed.
    if jogo is None or not _WANT_JOGO(jogo.pk):
        wish.update(whole=F("whole") + 1)
    # robust: what was recorded is recorded, whatever the broker says
    transaction.on_commit(partial(wake, tournament_id), robust=True)


def behind() -> list[int]:
    """Return the tournaments whose live table or publication is owed."""
    return list(Refresh.objects.filter(BEHIND).order_by("pk").values_list("pk", flat=True))


def is_behind(tournament_id: int) -> bool:
    """Whether the live table or a publication of the tournament is owed."""
    return Refresh.objects.filter(BEHIND, pk=tournament_id).exists()


_lock = Lock()
_due: dict[int, Context] = {}  # who wished it: the request, say, whose id is logged
_sender: Thread | None = None


def wake(tournament_id: int) -> None:
    """Wake a worker for a tournament, at once or within the pause. Wishes of that time go with one message."""
    global _sender
    with _lock:
        _due[tournament_id] = copy_context()
        if _sender is None or not _sender.is_alive():  # a forked process has no threads of its parent's
            _sender = Thread(target=_send_all, name="waking")
            _sender.start()


def _send_all() -> None:
    global _sender
    while True:
        with _lock:
            due = dict(_due)
            _due.clear()
            if not due:
                _sender = None  # the next wish starts another thread
                return
        for tournament_id, context in due.items():
            try:
                context.run(current_app.send_task, REFRESH_TASK, (tournament_id,))
            except BrokerError as exc:
                logger.warning(
                    "No worker was woken for tournament %s, the sweep will be: %s", tournament_id, exc
                )
            except Exception:
                logger.exception("No worker was woken for tournament %s, the sweep will be", tournament_id)
        sleep(PAUSE)
