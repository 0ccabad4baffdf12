"""Keep out of the log what gives a key away (the address of a table, a mesa, a dupla or a block), and forged lines."""

import logging
import re

KEY = re.compile(r"(/(?:mesa|m|dupla|bloco)/)[^/\s?\"']+")
CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")


class ShortenTableAddresses(logging.Filter):
    """Replaces every such address in a record by `/mesa/…`. Drops no record."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Shorten message and arguments in place; always let the record through."""
        message = record.getMessage()
        if KEY.search(message):
            record.msg, record.args = KEY.sub(r"\1…", message), ()
        return True


class OneLine(logging.Filter):
    """Writes what would begin a line of its own, or hide one, as an escape. Drops no record."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Change message and arguments in place where there is need; always let the record through."""
        message = record.getMessage()
        if CONTROL.search(message):
            record.msg = CONTROL.sub(lambda found: found[0].encode("unicode_escape").decode(), message)
            record.args = ()
        return True
