"""Divide a prize by a table of shares: whole units, largest remainders first, exact sum."""

from collections.abc import Sequence
from fractions import Fraction


def split(total: int, shares: Sequence[Fraction], unit: int = 1) -> list[int]:
    """Return the prize of each place in centavos. The prizes add up to `total`.

    shares: by place, in any measure, each at least 0, the sum above 0. unit: every prize is a multiple of it; the
    rest goes to first place. If remainders are equal, the better place comes first.
    """
    units, rest = divmod(total, unit)
    whole = sum(shares, Fraction())
    exact = [units * share / whole for share in shares]
    parts = [int(part) for part in exact]
    by_remainder = sorted(range(len(shares)), key=lambda at: (parts[at] - exact[at], at))
    # The units lost by rounding down go to the largest remainders.
    for at in by_remainder[: units - sum(parts)]:
        parts[at] += 1
    parts = [part * unit for part in parts]
    parts[0] += rest
    return parts


def among(parts: Sequence[int], places: Sequence[tuple[int, int]]) -> list[int]:
    """Return the prize of each row of a ranking.

    places: the range of places of each row, in the order of the ranking. Rows that share places 5 to 8 share the
    prizes of these places; a remaining centavo goes to the first of them.
    """
    found: list[int] = []
    for place, place_to in places:
        level = place_to - place + 1
        together = sum(parts[place - 1 : place_to])
        at = len(found) - (place - 1)  # index among the rows that share these places
        found.append(together // level + (at < together % level))
    return found
