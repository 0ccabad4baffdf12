"""What the log may not keep: a table's address is its key."""

import logging
import re

TABLE_ADDRESS = re.compile(r"(/mesa/)[^/\s?\"']+")


class ShortenTableAddresses(logging.Filter):
    """Writes `/mesa/…` for every table address in a record; nothing else is changed, nothing is dropped."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Shorten message and arguments in place; always let the record through."""
        message = record.getMessage()
        if "/mesa/" in message:
            record.msg, record.args = TABLE_ADDRESS.sub(r"\1…", message), ()
        return True
