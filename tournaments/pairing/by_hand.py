"""The pairs that the director forced or forbade before the draw."""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass

from tournaments.pairing.entrant import Pair, pair_of
from tournaments.pairing.errors import DrawCode, DrawError


@dataclass(frozen=True, slots=True, kw_only=True)
class ByHand:
    """The pairs that the director set.

    forced: pairs that must meet; a partner of None is a bye. forbidden: pairs that must never meet, in either order.
    """

    forced: tuple[tuple[int, int | None], ...] = ()
    forbidden: frozenset[Pair] = frozenset()

    def forbids(self, one: int, other: int) -> bool:
        """Return whether the director forbade this pair."""
        return (one, other) in self.forbidden or (other, one) in self.forbidden

    def check(self, entrants: Collection[int]) -> None:
        """Raise DrawError if the director's pairs contradict each other or name an entrant who is not in the draw."""
        named = Counter(one for pair in self.forced for one in pair if one is not None)
        if named.keys() - set(entrants):
            raise DrawError(DrawCode.FORCED_STRANGER, entrant=min(named.keys() - set(entrants)))
        if any(times > 1 for times in named.values()):
            raise DrawError(DrawCode.FORCED_TWICE, entrant=max(named, key=named.__getitem__))
        for one, other in self.forced:
            if other is not None and self.forbids(one, other):
                first, second = pair_of(one, other)
                raise DrawError(DrawCode.FORCED_FORBIDDEN, first=first, second=second)
