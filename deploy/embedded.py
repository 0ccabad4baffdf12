"""The Celery worker and its clock inside the one web process, for a hall with one laptop and no Redis.

Messages live in this process's memory and may die with it: what is owed stands in the database, and the clock's
sweep pays it after the next start. No signal handler is set here; the threads end with their process.
"""

import logging
import os
import signal
import threading
import time

from celery import Celery
from celery.beat import EmbeddedService
from celery.worker import WorkController

from deploy.celery import app

logger = logging.getLogger(__name__)
PAUSE = 1.0  # seconds, before a worker that broke is started again


def start() -> None:
    """Start the threads; call it once, in the process that answers the requests."""
    # Ctrl-C in a terminal goes to every process of its session. The parent alone shall hear it and stop us: granian's
    # worker hangs now and then when both signals, the terminal's and the parent's, reach it within a moment.
    os.setsid()
    app.finalize()
    app.set_default()
    threading.Thread(target=_work, args=(app,), name="worker", daemon=True).start()
    # The schedule is short and kept in memory: after a start everything is due at once, which does no harm.
    EmbeddedService(app, thread=True, scheduler_cls="celery.beat.Scheduler").start()
    threading.Thread(target=_end_with_parent, args=(os.getppid(),), name="parent", daemon=True).start()


def _work(app: Celery) -> None:
    """Run one worker after the other: it only returns when something broke."""
    while True:
        worker = WorkController(
            app=app,
            pool="solo",
            concurrency=1,
            hostname="embedded",
            without_gossip=True,
            without_mingle=True,
            without_heartbeat=True,
        )
        worker.start()
        logger.error("The embedded worker stopped; another one takes over.")
        time.sleep(PAUSE)


def _end_with_parent(parent: int) -> None:
    """End when the program that started us was killed: two processes must never share one `var/`."""
    while os.getppid() == parent:
        time.sleep(PAUSE)
    os.kill(os.getpid(), signal.SIGTERM)
