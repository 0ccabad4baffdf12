"""The Celery worker and the scheduler inside the single web process, for a laptop without Redis.

Messages are kept in the memory of this process and may be lost with it. The pending work is in the database, so the
scheduled sweep finds it after the next start. No signal handlers are set here. The threads end with their process; if
one of them ends by itself, the process ends too, and the parent starts another.
"""

import logging
import os
import signal
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

from celery import Celery
from celery.beat import Service
from celery.signals import task_failure
from celery.worker import WorkController

from deploy.celery import app

logger = logging.getLogger(__name__)
PAUSE = 1.0  # seconds before a failed thread is started again
LAST = 10.0  # seconds for an orderly end
YOUNG = 10.0  # seconds; the parent gives up if a process ends sooner than this


def start() -> None:
    """Start the threads. Call this once, in the process that answers the requests."""
    # Ctrl-C in a terminal goes to every process of its session. Only the parent should get it, and then stop us:
    # granian's worker sometimes hangs if the signals of the terminal and of the parent arrive at the same moment.
    os.setsid()
    from tournaments.alarms import disk

    # The desk then shows that the disk refuses writes, even if no table sends data.
    task_failure.connect(_note_refusal, dispatch_uid="deploy.laptop.embedded_worker", weak=False)
    app.finalize()
    app.set_default()
    keeping = [_thread("worker", _keep, "worker", _work), _thread("beat", _keep, "beat", _beat)]
    _thread("parent", _end_with, os.getppid(), keeping, disk.is_writable_again)


def _note_refusal(exception: BaseException, **_: object) -> None:
    from tournaments.alarms import disk

    disk.note_refusal(exception)


def _thread(name: str, target: Callable[..., None], *args: object) -> threading.Thread:
    thread = threading.Thread(target=target, args=args, name=name, daemon=True)
    thread.start()
    return thread


def _keep(name: str, run: Callable[[Celery], None]) -> None:
    # The worker and the scheduler only return when they fail, so they are started again.
    while True:
        try:
            run(app)
        except BaseException:  # also SystemExit, which our code never raises in these threads
            with suppress(Exception):  # there may be no memory for logging
                logger.exception("The embedded %s failed.", name)
        with suppress(Exception):
            logger.error("The embedded %s stopped; another one takes over.", name)
        time.sleep(PAUSE)


def _work(app: Celery) -> None:
    WorkController(
        app=app,
        pool="solo",
        concurrency=1,
        hostname="embedded",
        without_gossip=True,
        without_mingle=True,
        without_heartbeat=True,
    ).start()


def _beat(app: Celery) -> None:
    app.set_current()
    # The schedule is kept in memory and checked at least every second.
    Service(app, max_interval=1, scheduler_cls="celery.beat.Scheduler", remote_control=False).start()


def _end_with(
    parent: int, threads: Sequence[threading.Thread], has_to_end: Callable[[], bool] = lambda: False
) -> None:
    # Stop if the parent was killed, because two processes must never share one `var/`. Also end if a thread is gone,
    # or if the database has to be reopened: the parent then starts another process.
    began = time.monotonic()
    try:
        while os.getppid() == parent:
            time.sleep(PAUSE)
            if time.monotonic() - began > YOUNG and has_to_end():
                logger.warning(
                    "The disk can be written again: this process ends, and another one opens the database."
                )
                return
            for thread in threads:
                if not thread.is_alive():
                    logger.critical("The embedded %s is gone, and this process ends with it.", thread.name)
                    return
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(LAST)
    finally:  # also if there is no memory left for the checks
        os.kill(os.getpid(), signal.SIGKILL)
