"""Workers are woken beside the request: who records something never waits for the broker, up, down or hanging.

A message only makes the readers see it sooner: what is owed stands in the database (`refresh_queue_of_owed`).
"""

import logging
from threading import Lock, Thread
from time import sleep

from kombu.exceptions import OperationalError as BrokerError

PAUSE = 0.2  # seconds from one message to the next: sending one costs the processor as much as storing a mão

logger = logging.getLogger(__name__)

_lock = Lock()
_due: set[int] = set()
_sender: Thread | None = None


def wake(tournament_id: int) -> None:
    """Wake a worker for a tournament, at once or within the pause. Wishes of that time go with one message."""
    global _sender
    with _lock:
        _due.add(tournament_id)
        if _sender is None or not _sender.is_alive():  # a forked process has no threads of its parent's
            _sender = Thread(target=_send_all, name="waking")
            _sender.start()


def _send_all() -> None:
    while due := _taken():
        for tournament_id in due:
            _send(tournament_id)
        sleep(PAUSE)


def _taken() -> set[int]:
    """Return whom to wake for; with nobody left this thread is done, and the next wish starts another."""
    global _sender
    with _lock:
        due = set(_due)
        _due.clear()
        if not due:
            _sender = None
        return due


def _send(tournament_id: int) -> None:
    from tournaments.tasks import refresh_live_table  # tasks stand on live, live on owed, owed on this module

    try:
        refresh_live_table.delay(tournament_id)
    except BrokerError as exc:
        logger.warning("No worker was woken for tournament %s, the sweep will be: %s", tournament_id, exc)
    except Exception:
        logger.exception("No worker was woken for tournament %s, the sweep will be", tournament_id)
