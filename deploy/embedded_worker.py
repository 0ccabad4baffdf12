"""The Celery worker and the scheduler inside the one web process, for a hall with one laptop and no Redis.

Messages are kept in the memory of this process and may be lost with it. The work to be done is in the database, so the
scheduled sweep finds it after the next start. No signal handlers are set here; the threads end with their process.
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
PAUSE = 1.0  # seconds before a worker that failed is started again


def start() -> None:
    """Start the threads. Call this once, in the process that answers the requests."""
    # Ctrl-C in a terminal goes to every process of its session. Only the parent should get it, and then stop us:
    # granian's worker sometimes hangs if the signals of the terminal and of the parent arrive at the same moment.
    os.setsid()
    app.finalize()
    app.set_default()
    threading.Thread(target=_work, args=(app,), name="worker", daemon=True).start()
    # The schedule is kept in memory: after a start everything is due at once, which is harmless.
    EmbeddedService(app, thread=True, scheduler_cls="celery.beat.Scheduler").start()
    threading.Thread(target=_end_with_parent, args=(os.getppid(),), name="parent", daemon=True).start()


def _work(app: Celery) -> None:
    """Run one worker after another: a worker only returns when it failed."""
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
    """Stop if the program that started us was killed, because two processes must never share one `var/`."""
    while os.getppid() == parent:
        time.sleep(PAUSE)
    os.kill(os.getpid(), signal.SIGTERM)
