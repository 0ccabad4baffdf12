"""Compute the final ranking of an event: one list of all entrants, by how far each advanced through the stages.

Entrants of a later stage rank above those who did not reach it. A side event ranks between the stage that its entrants
failed to qualify from and the next one. Entrants whose last stage is the same rank by the result of that stage:

- in a bracket by the round reached, then by a consolation if there is one;
- in one table by its criteria;
- in groups by the place in the group, then across the groups as the plan compares them;
- in lines or sections that the plan ranks separately, by the place only: two tables have two winners.

Equal entrants share a place. An entrant who withdrew keeps the place it had. Entrants that never played rank below all
others, and the disqualified last. In an event of teams a row is a team, identified by its first dupla.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from tournaments.models import Dupla
from tournaments.results.stage_tables import StageResults
from tournaments.standings.penalties import Sanction
from tournaments.standings.qualify import Group, qualify
from tournaments.standings.ranking import Ranked


@dataclass(frozen=True, slots=True, kw_only=True)
class FinalPlace:
    """The final place of one entrant, shared from `place` to `place_to`.

    stage: number of the last stage it played, 0 for none. group, stage_place, stage_place_to: its group and its
    place in that stage. left: it withdrew.
    """

    dupla: int
    place: int = 0
    place_to: int = 0
    stage: int = 0
    group: int = 0
    stage_place: int = 0
    stage_place_to: int = 0
    left: bool = False
    disqualified: bool = False


type Level = list[FinalPlace]  # entrants without any difference


def final_ranking(every_stage: Sequence[StageResults], duplas: Collection[Dupla]) -> list[FinalPlace]:
    """Return all entrants, best first. every_stage: in the order of the stages. duplas: all entered duplas."""
    out = {
        one.entrant
        for results in every_stage
        for one in results.sanctions
        if one.sanction is Sanction.DISQUALIFICATION
    }
    levels: list[Level] = []
    seen: set[int] = set()
    # From the last stage backwards, because the last stage of an entrant decides.
    for results in sorted(every_stage, key=_reaches, reverse=True):
        here = {entry.dupla_id for entry in results.entries} - seen
        levels += [
            level for each in _levels(results) if (level := [one for one in each if one.dupla in here])
        ]
        seen |= here
    by_number = sorted(duplas, key=lambda one: one.number)
    if never := [FinalPlace(dupla=one.pk) for one in by_number if one.pk not in seen]:
        levels.append(never)
    # The disqualified keep their order, but rank below all others.
    inside = [[one for one in level if one.dupla not in out] for level in levels]
    outside = [[replace(one, disqualified=True) for one in level if one.dupla in out] for level in levels]
    found: list[FinalPlace] = []
    for level in filter(None, [*inside, *outside]):
        first, last = len(found) + 1, len(found) + len(level)
        found += [replace(one, place=first, place_to=last) for one in level]
    return found


def _reaches(results: StageResults) -> tuple[int, bool]:
    side = results.planned.stage.side_of
    # A side event ranks just above the stage from which its entrants did not advance.
    return (side, True) if side else (results.stage.number, False)


def _levels(results: StageResults) -> Iterator[Level]:
    left = {entry.dupla_id for entry in results.entries if results.left_after(entry.dupla_id) is not None}
    groups = {entry.dupla_id: entry.group for entry in results.entries}

    def at(row: Ranked) -> FinalPlace:
        return FinalPlace(
            dupla=row.entrant,
            stage=results.stage.number,
            group=groups[row.entrant],
            stage_place=row.place,
            stage_place_to=row.place_to,
            left=row.entrant in left,
        )

    if len(results.groups) > 1 and results.planned.stage.format.ranked_apart:
        yield from _of_each_list(results, at)
        return
    if len(results.groups) > 1:
        yield from _across_groups(results, {row.entrant: at(row) for row in _rows(results)})
        return
    consoled = _consolation(results)

    def key(row: Ranked) -> tuple[int, int, int]:
        return row.place, row.place_to, -consoled.get(row.entrant, 0)

    for _, level in groupby(sorted(results.placed(), key=key), key=key):
        yield [at(row) for row in level]


def _of_each_list(results: StageResults, at: Callable[[Ranked], FinalPlace]) -> Iterator[Level]:
    def places(row: Ranked) -> int:
        return row.place

    for _, level in groupby(sorted(_rows(results), key=places), key=places):
        yield [at(row) for row in level]


def _rows(results: StageResults) -> Iterator[Ranked]:
    for group in results.groups:
        yield from results.placed(group)


def _across_groups(results: StageResults, places: dict[int, FinalPlace]) -> Iterator[Level]:
    groups = []
    for number in results.groups:
        who = tuple(entry.dupla_id for entry in results.entered(number))
        groups.append(Group(who, tuple(one for one in results.meetings if one.a in who)))
    # First all first places are compared across the groups, then all second places, and so on.
    for above in range(max(len(group.entrants) for group in groups)):
        compared = qualify(
            [group for group in groups if len(group.entrants) > above],
            results.planned.scheme,
            results.planned.order,
            top=above,
            fair=results.planned.fair,
            penalties=results.sanctions,
            carried=results.carried,
            lots=results.lots,
            playoffs=results.playoffs,
        ).compared
        for _, level in groupby(compared, key=lambda row: row.place):
            yield [places[row.entrant] for row in level]


def _consolation(results: StageResults) -> dict[int, int]:
    reached: dict[int, int] = {}
    for node in results.nodes:
        if node.kind == "consolation" and node.over:
            for one in (node.a, node.b):
                if one is not None:
                    # The last round reached in the consolation counts twice, a win in it once.
                    far = 2 * node.round + (node.winner == one)
                    reached[one] = max(reached.get(one, 0), far)
    return reached
