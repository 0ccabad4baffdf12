"""A table of cheap rows is one test, which runs all rows and reports every row that fails.

    @rows(("value", "said"), [(0, "0"), (1500, "1.500")])
    def test_points_are_written(value, said): ...

It is used like `pytest.mark.parametrize`, with the same rows, but without the cost to collect, set up and report a case
for each of them. A fixture of the test is made once for all rows, so no row may leave data for the next one.
"""

import inspect
import traceback
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from typing import Any

import pytest

_Case = type(pytest.param())


def rows(
    names: str | Sequence[str], values: Iterable[Any], ids: Callable[[Any], object] | None = None
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Run a test for each row, and report all rows that fail.

    names: the arguments that a row gives. values: the rows, as for `parametrize`; an empty table is an error. ids:
    names of the rows by their first value; without it, all values form the name.
    """
    single = isinstance(names, str)
    given = [names] if isinstance(names, str) else list(names)
    table = [_row(value, single) for value in values]
    if not table:
        raise ValueError("a table without rows proves nothing")

    def of_rows(test):
        @wraps(test)
        def walk(**fixtures):
            failed = []
            for called, row in table:
                try:
                    test(**dict(zip(given, row, strict=True)), **fixtures)
                except (Exception, pytest.fail.Exception) as error:  # noqa: BLE001
                    failed.append(_told(called or (ids(row[0]) if ids else row), error, test))
            assert not failed, f"{len(failed)} of {len(table)} rows fail\n" + "\n".join(failed)

        signature = inspect.signature(test)
        left = [one for name, one in signature.parameters.items() if name not in given]
        walk.__signature__ = signature.replace(parameters=left)
        return walk

    return of_rows


def _row(value, single):
    if isinstance(value, _Case):
        if value.marks:
            raise ValueError("a row has no marks: it is no case of its own")
        return value.id, value.values
    return None, (value,) if single else tuple(value)


def _told(called, error, test):
    frames = traceback.extract_tb(error.__traceback__)
    at = next((one.lineno for one in reversed(frames) if one.filename == test.__code__.co_filename), None)
    name = called if isinstance(called, str) else f"{called!r:.200}"
    said = str(error).replace("\n", "\n    ")
    return f"- {name}, line {at}: {type(error).__name__}: {said}"
