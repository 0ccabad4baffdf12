"""An edit whose consequences are told first, and that is made once just these are confirmed."""

import hashlib
from collections.abc import Sequence

from tournaments.wording.consequences import Consequence


class Unconfirmed(Exception):
    """An edit with other consequences than those confirmed; nothing is written."""

    def __init__(self, consequences: Sequence[Consequence]) -> None:
        super().__init__()
        self.consequences = tuple(consequences)
        self.key = hashlib.sha256(repr(self.consequences).encode()).hexdigest()[:16]


def need(consequences: Sequence[Consequence], confirmed: str) -> None:
    """Raise `Unconfirmed` where something follows that is not what was confirmed. Call inside the transaction."""
    asked = Unconfirmed(consequences)
    if consequences and asked.key != confirmed:
        raise asked
