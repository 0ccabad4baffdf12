"""A table of many rows in one test: each row as a test of its own costs more than what it checks."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest


def in_one_test(rows: Iterable[Any]) -> Callable[[Callable[..., None]], Callable[[], None]]:
    """Make one test of a check of one row: all rows are checked, and each that fails is told.

    rows: a tuple is what the check takes, anything else its only argument.
    """
    given = list(rows)

    def decorate(check: Callable[..., None]) -> Callable[[], None]:
        def test() -> None:
            failing = []
            for row in given:
                try:
                    check(*(row if isinstance(row, tuple) else (row,)))
                except (Exception, pytest.fail.Exception) as exc:  # noqa: BLE001 -- the other rows are checked too
                    failing.append(f"{row}: {type(exc).__name__}: {exc}")
            if failing:
                told = "\n".join(failing)
                pytest.fail(f"{len(failing)} of {len(given)} rows fail\n{told}", pytrace=False)

        test.__name__ = test.__qualname__ = check.__name__
        test.__doc__, test.__module__ = check.__doc__, check.__module__
        return test

    return decorate
