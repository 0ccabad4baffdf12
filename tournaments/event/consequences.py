"""Confirmation of edits: the director sees the consequences first, and the edit requires their key."""

import hashlib
from collections.abc import Sequence

from tournaments.wording.refusals.consequences import Consequence


class Unconfirmed(Exception):
    """Raised when the consequences of an edit differ from the confirmed ones; no change is written."""

    def __init__(self, consequences: Sequence[Consequence]) -> None:
        super().__init__()
        self.consequences = tuple(consequences)
        # The confirmation quotes this digest, so it is valid for exactly these consequences.
        self.key = hashlib.sha256(repr(self.consequences).encode()).hexdigest()[:16]


def need(consequences: Sequence[Consequence], confirmed: str) -> None:
    """Raise `Unconfirmed` unless the consequences are empty or confirmed by key. Call inside the transaction."""
    asked = Unconfirmed(consequences)
    if consequences and asked.key != confirmed:
        raise asked
