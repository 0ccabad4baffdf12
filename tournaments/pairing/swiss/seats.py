"""Turn pairs of indices into pairings with seats, tables and remarks."""

from collections.abc import Iterator

from tournaments.pairing.entrant import Flag, Pair, Pairing
from tournaments.pairing.history import History
from tournaments.pairing.swiss.field import SwissField, SwissOptions


class Seating:
    """Seat the pairs of one round."""

    def __init__(self, field: SwissField, history: History, options: SwissOptions) -> None:
        self.field, self.history, self.options = field, history, options

    def pairing(self, i: int, j: int, table: int, forced: frozenset[Pair]) -> Pairing:
        """Return the pairing of two indices."""
        a, b = self._seated(i, j) if self.options.sides else (i, j)
        return Pairing(
            a=self.field.ids[a],
            b=self.field.ids[b],
            table=table,
            flags=tuple(self._flags(a, b, forced=(i, j) in forced)),
        )

    def bye(self, i: int, *, forced: bool) -> Pairing:
        """Return the bye of an index."""
        flags = [Flag.BYE]
        if self.field.byes[i]:
            flags.append(Flag.BYE_AGAIN if min(self.field.byes) else Flag.BYE_TWICE)
        if forced:
            flags.append(Flag.FORCED)
        return Pairing(a=self.field.ids[i], b=None, table=None, flags=tuple(flags))

    def _seated(self, i: int, j: int) -> Pair:
        # North-South goes to the entrant that sat there less often, then to the one not there last, then by lot.
        field = self.field

        def rank(index: int) -> tuple[int, bool, bool]:
            by_lot = (field.lots[i] + field.lots[j]) % 2 == (index == i)
            return field.balances[index], field.seats[index] == "a", by_lot

        return (i, j) if rank(i) < rank(j) else (j, i)

    def _flags(self, a: int, b: int, *, forced: bool) -> Iterator[Flag]:
        field = self.field
        if forced:
            yield Flag.FORCED
        if self.history.met(field.ids[a], field.ids[b]):
            yield Flag.REMATCH_ALLOWED if self.options.rematches else Flag.REMATCH
        if field.scores[a] != field.scores[b]:
            yield Flag.FLOATED
        if self.options.clubs and field.clubs[a] is not None and field.clubs[a] == field.clubs[b]:
            yield Flag.SAME_CLUB
        if self.options.sides and (field.seats[a] == "a" or field.seats[b] == "b"):
            yield Flag.SIDE_REPEATED
