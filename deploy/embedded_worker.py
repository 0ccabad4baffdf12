"""The Celery worker and the scheduler inside the one web process, for a hall with one laptop and no Redis.

Messages are kept in the memory of this process and may be lost with it. The work to be done is in the database, so the
scheduled sweep finds it after the next start. No signal handlers are set here; the threads end with their process, and
the process ends where one of them does all the same: whoever started it starts another.
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
from celery.worker import WorkController

from deploy.celery import app

logger = logging.getLogger(__name__)
PAUSE = 1.0  # seconds before what failed is started again
LAST = 10.0  # seconds to end in an orderly way


def start() -> None:
    """Start the threads. Call this once, in the process that answers the requests."""
    # Ctrl-C in a terminal goes to every process of its session. Only the parent should get it, and then stop us:
    # granian's worker sometimes hangs if the signals of the terminal and of the parent arrive at the same moment.
    os.setsid()
    app.finalize()
    app.set_default()
    keeping = [_thread("worker", _keep, "worker", _work), _thread("beat", _keep, "beat", _beat)]
    _thread("parent", _end_with, os.getppid(), keeping)


def _thread(name: str, target: Callable[..., None], *args: object) -> threading.Thread:
    thread = threading.Thread(target=target, args=args, name=name, daemon=True)
    thread.start()
    return thread


def _keep(name: str, run: Callable[[Celery], None]) -> None:
    """Run one after another: what runs only comes to an end when it failed, however it does."""
    while True:
        try:
            run(app)
        except BaseException:  # also what asks a thread to exit: nobody of ours does
            with suppress(Exception):  # there may be no memory for it
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
    # The schedule is kept in memory. One second: it looks at least that often.
    Service(app, max_interval=1, scheduler_cls="celery.beat.Scheduler", remote_control=False).start()


def _end_with(parent: int, threads: Sequence[threading.Thread]) -> None:
    """Stop if the program that started us was killed, because two processes must never share one `var/`.

    End without further ado if a thread is gone that never should be: another process is started in the place of this.
    """
    try:
        while os.getppid() == parent:
            time.sleep(PAUSE)
            for thread in threads:
                if not thread.is_alive():
                    logger.critical("The embedded %s is gone, and this process ends with it.", thread.name)
                    return
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(LAST)
    finally:  # also where there is no memory left to look
        os.kill(os.getpid(), signal.SIGKILL)
