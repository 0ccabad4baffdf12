"""Keep secrets out of the log: the address of a table, a mesa, a dupla or a block of mesas is its key."""

import logging
import re

KEY = re.compile(r"(/(?:mesa|m|dupla|bloco)/)[^/\s?\"']+")


class ShortenTableAddresses(logging.Filter):
    """Replaces every such address in a record by `/mesa/…`. Drops no record."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Shorten message and arguments in place; always let the record through."""
        message = record.getMessage()
        if KEY.search(message):
            record.msg, record.args = KEY.sub(r"\1…", message), ()
        return True
