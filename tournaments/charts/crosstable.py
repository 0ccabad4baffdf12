"""The crosstable of a group: a row and a column for each dupla, with the result of each meeting. Pure."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.translation import gettext as _

from tournaments.charts.round import MeetingLine, meeting
from tournaments.publication.document.shape import StageData
from tournaments.publication.document.standings_data import GroupStandings
from tournaments.wording import stages

MOST = 16  # rows that are still readable on one sheet
_FORMATS = frozenset({"all_play_all", "groups"})


@dataclass(frozen=True, slots=True)
class Crossing:
    """The results of one dupla against another. said: each meeting, as `2–1`. outcome: of the last one."""

    said: tuple[str, ...] = ()
    outcome: str = ""
    itself: bool = False


@dataclass(frozen=True, slots=True)
class CrossRow:
    """A dupla of the group. place: in the standings."""

    place: int
    number: int
    name: str
    cells: tuple[Crossing, ...]


@dataclass(frozen=True, slots=True)
class Crosstable:
    """A group. title: empty if there is only one group."""

    title: str
    rows: tuple[CrossRow, ...]


def too_many(stage: StageData) -> bool:
    """Return whether this is an all-play-all stage with a group too large for a crosstable."""
    return stage["format"] in _FORMATS and any(len(group["rows"]) > MOST for group in stage["standings"])


def crosstables(stage: StageData) -> tuple[Crosstable, ...]:
    """Return the tables of an all-play-all stage. Other stages and groups that are too large have no table."""
    if stage["format"] not in _FORMATS:
        return ()
    met = _met(stage)
    return tuple(_table(stage, group, met) for group in stage["standings"] if len(group["rows"]) <= MOST)


def _table(
    stage: StageData, group: GroupStandings, met: Mapping[tuple[int, int], list[Crossing]]
) -> Crosstable:
    rows = [(row["dupla"], row["name"]) for row in group["rows"]]
    title = stages.list_title(stage, group["group"]) if group["group"] else ""
    return Crosstable(
        title,
        tuple(
            CrossRow(place, one, name, tuple(_cell(one, other, met) for other, _name in rows))
            for place, (one, name) in enumerate(rows, start=1)
        ),
    )


def _cell(one: int, other: int, met: Mapping[tuple[int, int], list[Crossing]]) -> Crossing:
    if one == other:
        return Crossing(itself=True)
    found = met.get((one, other), [])
    return Crossing(tuple(said for each in found for said in each.said), found[-1].outcome if found else "")


def _met(stage: StageData) -> Mapping[tuple[int, int], list[Crossing]]:
    met: dict[tuple[int, int], list[Crossing]] = defaultdict(list)
    for each in stage["rounds"]:
        for one in each["confrontos"]:
            line = meeting(stage, each, one)
            if one["state"] == "done" and len(line.seats) > 1:
                for side, other in ((0, 1), (1, 0)):
                    met[_number(line, side), _number(line, other)].append(_made(line, side, other))
    return met


def _number(line: MeetingLine, side: int) -> int:
    return line.seats[side].people[0].number


def _made(line: MeetingLine, side: int, other: int) -> Crossing:
    mine, theirs = line.seats[side], line.seats[other]
    played = bool(mine.score and theirs.score)
    said = f"{mine.score}–{theirs.score}" if played else line.said or _("sem jogo")
    return Crossing((said,), mine.outcome)
