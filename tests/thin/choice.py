"""Which cases can be left: those that run nothing which another case that stays does not run as well."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Seen:
    """What a case was seen to do.

    seconds: of its set-up, its call and its teardown. features: numbers of what it has run (`tests.thin.recorder`).
    stays: its features do not say what it is for: locks, races, SQL.
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
    seen: Iterable[Seen], *, least: float, last: int, among: tuple[str, ...] = ("",)
) -> list[Seen]:
    """Return the cases to leave, the most expensive first.

    A case is left where another case that stays runs each of its features. From the most expensive case down, so that
    the cheapest stay. The last case of a test function is left only where several others run each of its features,
    since nobody else asserts what that function asserts.

    least: seconds; a case that costs less stays. last: how many others have to run the features of a last case. among:
    folders; a case of another folder stays, and so does a case that runs nothing.
    """
    cases = sorted(seen, key=lambda one: (-one.seconds, one.case))
    runs = Counter(feature for one in cases for feature in one.features)
    staying = Counter(one.function for one in cases)
    left = []
    for one in cases:
        if one.seconds < least:
            break
        if one.stays or not one.features or not one.case.startswith(among):
            continue
        others = 1 if staying[one.function] > 1 else last
        if all(runs[feature] > others for feature in one.features):
            runs.subtract(one.features)
            staying[one.function] -= 1
            left.append(one)
    return left


def nearest(left: Iterable[Seen], staying: Iterable[Seen]) -> dict[str, str]:
    """Return, for each case that is left, the case that stays and shares most features with it.

    That is one of its function, where one stays; otherwise one of its file or folder; otherwise any.
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
    """Return the seconds of each folder of tests."""
    found: Counter[str] = Counter()
    for one in cases:
        folders = one.case.partition("::")[0].split("/")[:-1]
        found["/".join(folders[:3])] += one.seconds
    return found
