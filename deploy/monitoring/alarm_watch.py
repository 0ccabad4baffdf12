"""Report each alarm to `ERROR_HOOK` once.

A thread of each web process looks. It reports an alarm that lasts from one look to the next, so that a moment of much
work calls no operator. The database decides which process reports it.
"""

import logging
import threading
import time
from typing import Final

from django.db import Error, close_old_connections

from deploy.monitoring.error_hook import ALARM
from tournaments import alarms
from tournaments.alarms import pulse
from tournaments.wording.alarms import sentence

EVERY: Final = 30.0  # seconds between two looks

logger = logging.getLogger(__name__)


class AlarmWatch:
    """The alarms of the previous look of a process, and those that it reported, while they last."""

    def __init__(self) -> None:
        self._before: frozenset[str] = frozenset()
        self._reported: frozenset[str] = frozenset()

    def look(self) -> None:
        """Report the alarms that sounded at the previous look too, unless a process has reported them."""
        sounding = {str(alarm.code): sentence(alarm) for alarm in alarms.sounding(alarms.standing())}
        lasting = [code for code in sounding if code in self._before]
        self._before = frozenset(sounding)
        for code in self._unreported(lasting):
            logger.error("%s: %s", code, sounding[code], extra={ALARM: code})

    def _unreported(self, lasting: list[str]) -> list[str]:
        try:
            found = pulse.unreported(lasting)
        except Error:  # a full disk: each process has to remember by itself
            found = lasting
        found = [code for code in found if code not in self._reported]
        self._reported = self._reported.intersection(lasting).union(found)
        return found


def start() -> None:
    """Start the thread. Call this once, in a process that answers requests."""
    threading.Thread(target=_keep_looking, name="alarm watch", daemon=True).start()


def _keep_looking() -> None:
    watch = AlarmWatch()
    while True:
        time.sleep(EVERY)
        try:
            watch.look()
        except Error:  # requests report a database that does not answer
            logger.warning("The database does not answer: no alarm was looked for.")
        except Exception:  # a thread that ends would call nobody any more
            logger.exception("The alarms could not be read.")
        finally:
            close_old_connections()
