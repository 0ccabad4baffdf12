"""Limit the time that a request waits for the database, so that a hanging database does not block the whole site.

The server ends slow statements itself. If it does not answer at all (frozen, or an unreachable host), the connection
is cut to free the thread. The database rolls uncommitted work back.
"""

import logging
import os
import socket
import threading
from contextlib import suppress
from typing import Any, Final

from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.backends.signals import connection_created

logger = logging.getLogger(__name__)

# Limits of requests. Migrations, checks and publication have no such limits.
LIMITS: Final = {
    "statement_timeout": "15s",
    "lock_timeout": "8s",
    "idle_in_transaction_session_timeout": "30s",
}
_SET: Final = "; ".join(f"SET {name} = '{value}'" for name, value in LIMITS.items())


class Patience:
    """The connections of the threads that answer requests."""

    def __init__(self) -> None:
        self._of_thread: dict[int, BaseDatabaseWrapper] = {}
        self._last_cut: dict[int, Any] = {}

    def watch(self) -> None:
        """Limit every connection to PostgreSQL that this process opens from now on."""
        connection_created.connect(self._opened, dispatch_uid="deploy.readers.patience", weak=False)

    def cut(self, thread: int) -> None:
        """Cut the connection that a thread waits for, if any, which raises `OperationalError` in that thread.

        A connection is cut only once; a later call is for a connection opened since.
        """
        opened = getattr(self._of_thread.get(thread), "connection", None)
        if opened is None or opened is self._last_cut.get(thread):
            return
        self._last_cut[thread] = opened
        logger.error("The database does not answer: its connection was cut.")
        # A duplicate, because closing the socket object must not close the driver's own descriptor.
        with suppress(Exception), socket.socket(fileno=os.dup(opened.fileno())) as line:
            line.shutdown(socket.SHUT_RDWR)

    def _opened(self, connection: BaseDatabaseWrapper, **_: Any) -> None:
        if connection.vendor != "postgresql":
            return
        self._of_thread[threading.get_ident()] = connection
        with connection.cursor() as cursor:
            cursor.execute(_SET)
