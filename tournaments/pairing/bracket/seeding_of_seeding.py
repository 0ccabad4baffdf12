"""Whom a knockout seeds: a list is given by hand, a ranking and the places of groups are read off."""

from collections.abc import Sequence

from tournaments.pairing.entrant import Entrant


def by_rank(ranking: Sequence[int], seeds: int | None = None) -> list[Entrant]:
    """Return the entrants of a ranking, best first; the first `seeds` of them seeded (all of them if None)."""
    most = len(ranking) if seeds is None else seeds
    return [Entrant(id_, place if place <= most else None) for place, id_ in enumerate(ranking, start=1)]


def by_group_place(tables: Sequence[Sequence[int]]) -> list[Entrant]:
    """Return the qualified of each group, best first: the winners are seeded in the order of the groups.

    The others are drawn; all of one group are kept apart as a club is.
    """
    return [
        Entrant(id_, group if place == 1 else None, club=group)
        for group, table in enumerate(tables, start=1)
        for place, id_ in enumerate(table, start=1)
    ]
