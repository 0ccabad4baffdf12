"""Log formats: one line for each event, protected against forged lines, without keys such as a table's address."""

import json
import logging
import re
import sys
from collections import Counter
from collections.abc import Callable, Collection
from datetime import UTC, datetime
from logging.handlers import TimedRotatingFileHandler
from pathlib import Path
from time import monotonic
from typing import Any, Final

from deploy.monitoring.request_id import current

MOST_A_MINUTE: Final = 100  # lines of a logger: of one megabyte an hour for each, or fifteen with tracebacks
_LET_THROUGH: Final = "let_through"
LOG_DAYS: Final = 30  # the lines of sign-ins contain IP addresses
KEY: Final = re.compile(
    r"(/(?:mesa|m|dupla|bloco|convite|telao|senha/nova/[^/\s]+)(?:/|%2[fF]))[^/\s?\"'&<>]+"
)
_FIELD: Final = re.compile(r"((?:aparelho|token|code|codigo|password|senha)=)[^&\s\"']+", re.IGNORECASE)
CONTROL: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
# Database messages quote values of rows, which may be names.
_DETAIL: Final = re.compile(r"^(?:DETAIL|CONTEXT|HINT):.*$|Key \(.*?\)=\(.*?\)", re.MULTILINE)


def without_secrets(text: str) -> str:
    """Return a text without keys of tables, passwords, codes, devices, and values of rows."""
    return _DETAIL.sub("…", _FIELD.sub(r"\1…", KEY.sub(r"\1…", text)))


class ShortenTableAddresses(logging.Filter):
    """A filter that removes secrets from messages. It drops no record."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Shorten the message in place; always return True."""
        message = record.getMessage()
        if (shown := without_secrets(message)) != message:
            record.msg, record.args = shown, ()
        return True


class OneLine(logging.Filter):
    """A filter that escapes control characters, which could start or hide a line. It drops no record."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Change the message in place if necessary; always return True."""
        message = record.getMessage()
        if CONTROL.search(message):
            record.msg = CONTROL.sub(lambda found: found[0].encode("unicode_escape").decode(), message)
            record.args = ()
        return True


class Seldom(logging.Filter):
    """A filter that lets through `MOST_A_MINUTE` lines a minute of each logger, so that nobody fills the disk.

    The last one says so. A logger in `always` has no limit: the lines of mãos are needed to enter them again.
    """

    def __init__(self, *, always: Collection[str] = (), clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._always, self._clock = frozenset(always), clock
        self._minute, self._counts = 0, Counter[str]()

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether the record is written. Several handlers with this filter decide in the same way."""
        if record.name in self._always:
            return True
        if not hasattr(record, _LET_THROUGH):
            setattr(record, _LET_THROUGH, self._count(record))
        return bool(getattr(record, _LET_THROUGH))

    def _count(self, record: logging.LogRecord) -> bool:
        if (minute := int(self._clock() // 60)) != self._minute:
            self._minute = minute
            self._counts.clear()
        self._counts[record.name] += 1
        if self._counts[record.name] == MOST_A_MINUTE:
            record.msg = f"{record.getMessage()} (further lines of {record.name} are left out for a minute)"
            record.args = ()
        return self._counts[record.name] <= MOST_A_MINUTE


class TextFormatter(logging.Formatter):
    """A formatter for people, with the id of the request, if any."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line, followed by the traceback of an error."""
        name = f" [{current.get()}]" if current.get() else ""
        at = self.formatTime(record, self.datefmt)
        text = f"{at} {record.levelname} {record.name}:{name} {record.getMessage()}"
        return without_secrets("\n".join([text, *filter(None, [_traceback(record)])]))


class JsonLine(logging.Formatter):
    """A formatter that writes one JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(event(record), ensure_ascii=False)


class DayFile(TimedRotatingFileHandler):
    """A handler that begins a new file each midnight and keeps those of the last `LOG_DAYS` days, beside `filename`."""

    def __init__(self, filename: Path) -> None:
        super().__init__(filename, when="midnight", backupCount=LOG_DAYS, encoding="utf-8", delay=True)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 -- its name in logging
        """Ignore a full disk: each line would be followed by a traceback in the terminal, which has the warnings."""
        if not isinstance(sys.exception(), OSError):
            super().handleError(record)


def event(record: logging.LogRecord) -> dict[str, Any]:
    """Return a record as data, without secrets."""
    told: dict[str, Any] = {
        "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname,
        "logger": record.name,
        "message": without_secrets(record.getMessage()),
    }
    if name := current.get():
        told["request"] = name
    if shown := _traceback(record):
        told["exception"] = without_secrets(shown)
    return told


def _traceback(record: logging.LogRecord) -> str:
    # Messages of errors are left out, except the first line of a database error, because many quote typed names or
    # keys ("invalid literal: 'Fulano'").
    if not record.exc_info or record.exc_info[1] is None:
        return ""
    return "".join(_lines(record.exc_info[1])).rstrip()


def _lines(exc: BaseException) -> list[str]:
    from traceback import StackSummary, walk_tb

    before = exc.__cause__ or (None if exc.__suppress_context__ else exc.__context__)
    frames = StackSummary.extract(walk_tb(exc.__traceback__))
    return [
        *([*_lines(before), "\nand then:\n"] if before is not None and before is not exc else []),
        *frames.format(),
        f"{type(exc).__module__}.{type(exc).__qualname__}{_said(exc)}\n",
    ]


def _said(exc: BaseException) -> str:
    from django.db import Error

    if not isinstance(exc, Error | OSError | ImportError):
        return ""
    return f": {str(exc).partition('\n')[0]}"
