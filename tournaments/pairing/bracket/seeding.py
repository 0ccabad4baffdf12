"""The first round of a bracket: by seeds, or from groups as a crossing written `1G1 x 2G4`."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from tournaments.pairing.entrant import CrossedPair, Entrant
from tournaments.pairing.errors import DrawCode, DrawError


def by_rank(ranking: Sequence[int], seeds: int | None = None) -> list[Entrant]:
    """Return the entrants of a ranking, best first; the first `seeds` of them are seeded (all of them if None)."""
    most = len(ranking) if seeds is None else seeds
    return [Entrant(id_, place if place <= most else None) for place, id_ in enumerate(ranking, start=1)]


def by_group_place(groups: Sequence[Sequence[int]]) -> list[Entrant]:
    """Return the qualifiers of each group, best first; the winners are seeded in the order of the groups.

    The others are placed by lot. Qualifiers of one group are kept apart like entrants of one club.
    """
    return [
        Entrant(id_, number if place == 1 else None, club=number)
        for number, group in enumerate(groups, start=1)
        for place, id_ in enumerate(group, start=1)
    ]


WRITTEN = re.compile(r"\s*(\d+)\s*[Gg](\d+)\s*[xX×-]\s*(\d+)\s*[Gg](\d+)\s*")


class GroupPlace(NamedTuple):
    """A place of a group, both from 1. Group 0 is the list of the best others: `2G0` is the second of them."""

    place: int
    group: int

    def __str__(self) -> str:
        return f"{self.place}G{self.group}"


type Crossing = tuple[tuple[GroupPlace, GroupPlace], ...]


def read_crossing(text: str) -> Crossing:
    """Parse pairs such as `1G1 x 2G4`, one a line or separated by commas. Raises DrawError `crossing_unreadable`."""
    pairs = []
    for number, part in enumerate((part for part in re.split(r"[,;\n]", text) if part.strip()), start=1):
        found = WRITTEN.fullmatch(part)
        if not found:
            raise DrawError(DrawCode.CROSSING_UNREADABLE, number=number)
        place_a, group_a, place_b, group_b = map(int, found.groups())
        pairs.append((GroupPlace(place_a, group_a), GroupPlace(place_b, group_b)))
    return tuple(pairs)


def usual_crossing(groups: int) -> Crossing:
    """Return the crossing of the first two of each group: 1st G1 meets 2nd of the last group, and so on."""
    return tuple((GroupPlace(1, group), GroupPlace(2, groups + 1 - group)) for group in range(1, groups + 1))


def check_crossing(crossing: Crossing, *, groups: int, top: int, others: int = 0) -> None:
    """Raise DrawError unless the crossing names every qualifier once: `top` of each group and the best others.

    Codes: `crossing_missing_place` (a place that does not qualify), `crossing_place_twice`, `crossing_left_out` (a
    qualifier that is not named).
    """
    named = Counter(place for pair in crossing for place in pair)
    qualify = {GroupPlace(place, group) for group in range(1, groups + 1) for place in range(1, top + 1)}
    qualify |= {GroupPlace(place, 0) for place in range(1, others + 1)}
    twice = [place for place, times in named.items() if times > 1]
    for code, wrong in (
        (DrawCode.CROSSING_MISSING_PLACE, named.keys() - qualify),
        (DrawCode.CROSSING_PLACE_TWICE, twice),
        (DrawCode.CROSSING_LEFT_OUT, qualify - named.keys()),
    ):
        if wrong:
            first = min(wrong)
            raise DrawError(code, place=first.place, group=first.group)


def cross(
    crossing: Crossing, groups: Sequence[Sequence[int | None]], others: Sequence[int | None] = ()
) -> tuple[CrossedPair, ...]:
    """Return the pairs of entrants of a crossing; None is a place without an entrant.

    groups: the ids of each, best first; others: the ids of the best others, best first.
    """
    lists = (others, *groups)

    def at(place: GroupPlace) -> int | None:
        if place.group >= len(lists) or not 1 <= place.place <= len(lists[place.group]):
            return None
        return lists[place.group][place.place - 1]

    return tuple((at(one), at(other)) for one, other in crossing)
