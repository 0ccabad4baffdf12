"""Repeatable lots: the same ids and the same seed give the same order."""

from collections.abc import Iterable
from random import Random


def by_lot(ids: Iterable[int], seed: int) -> tuple[int, ...]:
    """Return the ids in the order of their lots; the order of the argument does not matter.

    In the order of the ids each one draws a random number, and the lowest number comes first. `Random.shuffle()` is
    not used because Python promises stable results in later versions only for `Random.random()`.
    """
    lots = Random(seed)  # noqa: S311 -- a draw must be repeatable from its seed
    return tuple(id_ for _, id_ in sorted((lots.random(), id_) for id_ in sorted(ids)))
