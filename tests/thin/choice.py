"""Select redundant test cases: all the code that they run is also run by cases that remain."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Seen:
    """The recorded data of a test case.

    seconds: the duration of set-up, call and teardown. features: numbers of the executed features
    (`tests.thin.recorder`). stays: True if the features do not show the purpose of the case, as for locks, races,
    SQL and the number of queries.
    """

    case: str
    seconds: float
    features: frozenset[int]
    stays: bool = False

    @property
    def function(self) -> str:
        """Return the node id without the parameters of the case."""
        return self.case.partition("[")[0]


def dispensable(
    seen: Iterable[Seen],
    *,
    least: float,
    last: int,
    least_of_last: float = 0,
    among: tuple[str, ...] = ("",),
) -> list[Seen]:
    """Return the cases to leave out, the slowest first.

    A case is left out if remaining cases run each of its features. The slowest cases are examined first, so that fast
    cases remain. The last case of a test function must have several other cases for each feature, because only this
    function has its assertions.

    least: a case with fewer seconds remains. last: the number of other cases required for the last case of a function.
    least_of_last: the last case of a function remains if it has fewer seconds.
    among: folders; cases of other folders remain, and so do cases without features.
    """
    # The name decides between equal durations, so that the selection does not depend on the order of the records.
    cases = sorted(seen, key=lambda one: (-one.seconds, one.case))
    runs = Counter(feature for one in cases for feature in one.features)
    staying = Counter(one.function for one in cases)
    left = []
    for one in cases:
        if one.seconds < least:
            break
        if one.stays or not one.features or not one.case.startswith(among):
            continue
        is_last = staying[one.function] == 1
        if is_last and one.seconds < least_of_last:
            continue
        others = last if is_last else 1
        if all(runs[feature] > others for feature in one.features):
            runs.subtract(one.features)
            staying[one.function] -= 1
            left.append(one)
    return left


def nearest(left: Iterable[Seen], staying: Iterable[Seen]) -> dict[str, str]:
    """Return, for each case left out, the remaining case that shares most features with it.

    It is a case of the same function if there is one, else of the same file, of the same folder, or any other case.
    """
    by_place: dict[str, list[Seen]] = {}
    for one in staying:
        for place in _places(one):
            by_place.setdefault(place, []).append(one)
    return {one.case: _nearest(one, by_place).case for one in left}


def _places(one: Seen) -> tuple[str, ...]:
    file = one.case.partition("::")[0]
    return one.function, file, file.rpartition("/")[0], ""


def _nearest(one: Seen, by_place: Mapping[str, Sequence[Seen]]) -> Seen:
    others = next(by_place[place] for place in _places(one) if place in by_place)
    return max(others, key=lambda other: (len(one.features & other.features), other.case))


def shares(cases: Iterable[Seen]) -> Mapping[str, float]:
    """Return the total duration in seconds of each folder of tests."""
    found: Counter[str] = Counter()
    for one in cases:
        folders = one.case.partition("::")[0].split("/")[:-1]
        found["/".join(folders[:3])] += one.seconds
    return found
