"""Report errors and alarms to the operator: a program gets one JSON line for each.

`ERROR_HOOK` is its command line. It runs beside the request, for at most ten seconds, and for errors at most once a
minute. The line contains the number of errors suppressed since the previous one.
"""

import json
import logging
import os
import shlex
import signal
import socket
import subprocess
from queue import Full, Queue
from threading import Lock, Thread
from time import monotonic
from typing import Any, Final

from deploy.monitoring.logs import event

EVERY: Final = 60.0  # seconds between calls
LASTS: Final = 10.0  # seconds until the program is killed
ALARM: Final = "alarm"  # attribute of the record of an alarm: its code
_WAITING: Final = 100


class ErrorHook(logging.Handler):
    """A logging handler that passes errors to a program.

    It never waits, never raises, and counts suppressed errors.
    """

    def __init__(self, command: str, every: float = EVERY, lasts: float = LASTS) -> None:
        super().__init__(logging.ERROR)
        self._words, self._every, self._lasts = shlex.split(command), every, lasts
        self._queue: Queue[dict[str, Any]] = Queue(_WAITING)
        self._starting, self._thread = Lock(), None
        self._next, self._kept_back = 0.0, 0

    _thread: Thread | None

    def emit(self, record: logging.LogRecord) -> None:
        """Pass a record to the program: an alarm always, an error unless one was passed within the last minute."""
        try:
            with self._starting:
                at, alarm = monotonic(), getattr(record, ALARM, "")
                if at < self._next and not alarm:
                    self._kept_back += 1
                    return
                told = event(record) | {"host": socket.gethostname(), "kept_back": self._kept_back}
                self._queue.put_nowait(told | ({"alarm": alarm} if alarm else {}))
                if not alarm:
                    self._next, self._kept_back = at + self._every, 0
                if (
                    self._thread is None or not self._thread.is_alive()
                ):  # a forked process does not inherit threads
                    self._thread = Thread(target=self._run, name="error hook", daemon=True)
                    self._thread.start()
        except (Full, RuntimeError, MemoryError):
            self._kept_back += 1

    def _run(self) -> None:
        while True:
            line = json.dumps(self._queue.get(), ensure_ascii=False) + "\n"
            try:
                self._call(line.encode())
            except (OSError, ValueError, subprocess.SubprocessError):
                logging.getLogger(__name__).warning("The program of ERROR_HOOK could not be run.")

    def _call(self, line: bytes) -> None:
        with subprocess.Popen(  # noqa: S603 -- the operator's own program
            self._words,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        ) as program:
            try:
                program.communicate(line, timeout=self._lasts)
            except subprocess.TimeoutExpired:
                os.killpg(program.pid, signal.SIGKILL)  # with its child processes
                raise
