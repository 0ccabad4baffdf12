"""Lots that anybody can draw again: the same ids and the same seed give the same order."""

from collections.abc import Iterable
from random import Random


def by_lot(ids: Iterable[int], seed: int) -> tuple[int, ...]:
    """Return the ids in the order of their lots, whatever order they come in.

    Each, by id, draws a number; the lowest number comes first. Only `Random.random()` is promised to stay
    the same in later versions of Python, `shuffle()` is not.
    """
    lots = Random(seed)  # noqa: S311 -- a draw is meant to be repeated by anybody who knows its seed
    return tuple(id_ for _, id_ in sorted((lots.random(), id_) for id_ in sorted(ids)))
