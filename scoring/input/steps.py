"""Steps of points as people type them, each with the least to lay down from there on: `1500:75, 2000:90`."""

from collections.abc import Iterable

from scoring.input import numbers

type Steps = tuple[tuple[int, int], ...]


def read(typed: str) -> Steps | None:
    """Return the steps in a text, in its order, if it can be parsed."""
    found = []
    for part in typed.replace(";", ",").split(","):
        first, colon, least = part.partition(":")
        pair = numbers.whole(first), numbers.whole(least)
        if not colon or pair[0] is None or pair[1] is None:
            return None
        found.append((pair[0], pair[1]))
    return tuple(found)


def shown(steps: Iterable[tuple[int, int]]) -> str:
    """Return steps in the form in which they are typed."""
    return ", ".join(f"{first}:{least}" for first, least in steps)
