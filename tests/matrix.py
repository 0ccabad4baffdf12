"""Matrices of cases: `make test` runs a covering part of each, `make proof` runs all cases.

    @pytest.mark.parametrize(("page", "state"), each(PAGES, STATES))         each page and each state at least once
    @pytest.mark.parametrize(("plan", "page", "state"), pairs(PLANS, PAGES, STATES))   each two values together once
    @pytest.mark.parametrize("plan", one_of(PLANS, by=family))               the first of each family

The chosen cases depend on the values alone, so the same commit always runs the same cases. All others have the mark
`proof`, which `tests/conftest.py` deselects unless pytest is started with `--proof`.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import combinations, product
from typing import Any

import pytest

COVERED = "each of its values is in a case of make test"
_Case = type(pytest.param())


def each(*factors: Iterable[Any]) -> list[Any]:
    """Return all combinations. `make test` runs a part that has every value of every factor."""
    values = [list(factor) for factor in factors]
    longest = max(map(len, values))
    chosen = {tuple(at % len(one) for one in values) for at in range(longest)}
    return _cases(values, chosen)


def pairs(*factors: Iterable[Any]) -> list[Any]:
    """Return all combinations. `make test` runs a part with every pair of values of two factors.

    The part is a greedy covering array: each case is the combination with the most pairs that no earlier case has.
    """
    values = [list(factor) for factor in factors]
    return _cases(values, covering([len(one) for one in values]))


def one_of(values: Iterable[Any], by: Callable[[Any], Hashable]) -> list[Any]:
    """Return all values. Of the values with an equal key `by`, `make test` runs the first."""
    known: set[Hashable] = set()
    found = []
    for value in values:
        kind = by(_plain(value))
        found.append(_left(value) if kind in known else value)
        known.add(kind)
    return found


def every(values: Iterable[Any], step: int) -> list[Any]:
    """Return all values. `make test` runs the first of every `step` values."""
    return [value if at % step == 0 else _left(value) for at, value in enumerate(values)]


def covering(sizes: Sequence[int]) -> list[tuple[int, ...]]:
    """Return combinations of indexes that contain each pair of indexes of two factors at least once.

    sizes: the number of values of each factor. The same sizes give the same combinations, in the same order.
    """
    if len(sizes) < 3:
        return list(product(*map(range, sizes)))
    open_pairs = {
        ((one, a), (other, b))
        for one, other in combinations(range(len(sizes)), 2)
        for a in range(sizes[one])
        for b in range(sizes[other])
    }
    found = []
    while open_pairs:
        start = min(open_pairs)
        row: dict[int, int] = dict(start)
        for factor in range(len(sizes)):
            if factor not in row:
                row[factor] = max(
                    range(sizes[factor]),
                    key=lambda value: (len(_new(row, factor, value, open_pairs)), -value),
                )
        open_pairs -= set(combinations(sorted(row.items()), 2))
        found.append(tuple(row[factor] for factor in range(len(sizes))))
    return found


def _new(row, factor, value, open_pairs):
    made = (tuple(sorted([(factor, value), (other, at)])) for other, at in row.items())
    return [pair for pair in made if pair in open_pairs]


def _cases(values, chosen):
    found = []
    chosen = set(chosen)
    for at in product(*(range(len(one)) for one in values)):
        case = [one[index] for one, index in zip(values, at, strict=True)]
        marks = [mark for one in case if isinstance(one, _Case) for mark in one.marks]
        if at not in chosen:
            marks.append(pytest.mark.proof(COVERED))
        found.append(pytest.param(*map(_plain, case), marks=marks))
    return found


def _left(value):
    mark = pytest.mark.proof(COVERED)
    if isinstance(value, _Case):
        return pytest.param(*value.values, marks=[*value.marks, mark], id=value.id)
    return pytest.param(value, marks=mark)


def _plain(value):
    if isinstance(value, _Case):
        return value.values[0] if len(value.values) == 1 else value.values
    return value
