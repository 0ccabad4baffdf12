"""A prize divided by a table of shares: whole units, the largest remainders first, and the sum exact."""

from collections.abc import Sequence
from fractions import Fraction


def split(total: int, shares: Sequence[Fraction], unit: int = 1) -> list[int]:
    """Return what each place gets, in centavos; together they are the total.

    shares: by place, in any measure, none below 0 and together above 0. unit: of which each part is a multiple; what
    does not divide by it goes to the first place. Of equal remainders the better place comes first.
    """
    units, rest = divmod(total, unit)
    whole = sum(shares, Fraction())
    exact = [units * share / whole for share in shares]
    parts = [int(part) for part in exact]
    by_remainder = sorted(range(len(shares)), key=lambda at: (parts[at] - exact[at], at))
    for at in by_remainder[: units - sum(parts)]:
        parts[at] += 1
    parts = [part * unit for part in parts]
    parts[0] += rest
    return parts


def among(parts: Sequence[int], places: Sequence[tuple[int, int]]) -> list[int]:
    """Return what each row of a ranking gets. places: of each row, from and to, in the order of the ranking.

    Who shares the places from 5 to 8 shares what these get; a centavo that does not divide goes to the first of them.
    """
    found: list[int] = []
    for place, place_to in places:
        level = place_to - place + 1
        together = sum(parts[place - 1 : place_to])
        at = len(found) - (place - 1)  # which of those level it is
        found.append(together // level + (at < together % level))
    return found
