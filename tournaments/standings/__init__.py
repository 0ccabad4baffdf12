"""Who leads, and why: results in, ranked rows out. Pure, like the draw.

`knockout` places by how far each got in a bracket; `ranking` by any list of criteria over any meetings.
"""

from tournaments.standings.knockout import (
    KNOCKOUT_ORDER,
    Contender,
    Criterion,
    KnockoutRow,
    Reason,
    Why,
    knockout,
)
from tournaments.standings.tally import JogoResult, PartidaResult, Tally

__all__ = [
    "KNOCKOUT_ORDER",
    "Contender",
    "Criterion",
    "JogoResult",
    "KnockoutRow",
    "PartidaResult",
    "Reason",
    "Tally",
    "Why",
    "knockout",
]
