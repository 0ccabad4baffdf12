"""The ranking of a season: points by place from a table, best results only. Pure."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple


class Finish(NamedTuple):
    """The result of a player in an event. The place is shared from `place` to `place_to`."""

    player: str
    event: int
    place: int
    place_to: int
    disqualified: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SeasonResult:
    """The points of a player in an event, and whether they are among the best results that count."""

    event: int
    place: int
    place_to: int
    points: Fraction
    counts: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SeasonRow:
    """One row. The place is shared from `place` to `place_to`. results: in the order of the events."""

    player: str
    place: int
    place_to: int
    points: Fraction
    wins: int
    results: tuple[SeasonResult, ...]


def worth(table: Sequence[int], place: int, place_to: int) -> Fraction:
    """Return the points of a place. Shared places get the mean; places beyond the table get 0."""
    return Fraction(sum(table[place - 1 : place_to]), place_to - place + 1)


def ranked(finishes: Iterable[Finish], table: Sequence[int], best: int = 0) -> list[SeasonRow]:
    """Return all players of the season, best first: by points, then by events won.

    table: points by place, from first place. best: number of results that count, 0 for all. A disqualified player
    gets no points.
    """
    of_player: dict[str, list[Finish]] = {}
    for one in finishes:
        of_player.setdefault(one.player, []).append(one)
    rows = [_row(player, own, table, best) for player, own in of_player.items()]
    rows.sort(key=lambda row: (-row.points, -row.wins, row.player))
    levels = [(row.points, row.wins) for row in rows]
    first = {level: at for at, level in reversed(list(enumerate(levels, start=1)))}
    return [
        SeasonRow(
            player=row.player,
            place=first[level],
            place_to=first[level] + levels.count(level) - 1,
            points=row.points,
            wins=row.wins,
            results=row.results,
        )
        for row, level in zip(rows, levels, strict=True)
    ]


def _row(player: str, finishes: Sequence[Finish], table: Sequence[int], best: int) -> SeasonRow:
    points = [Fraction() if one.disqualified else worth(table, one.place, one.place_to) for one in finishes]
    # Of equal results the earlier one counts, so that a new event does not change the choice.
    by_points = sorted(range(len(points)), key=lambda at: (-points[at], at))
    counted = set(by_points[: best or None])
    results = tuple(
        SeasonResult(
            event=one.event, place=one.place, place_to=one.place_to, points=points[at], counts=at in counted
        )
        for at, one in enumerate(finishes)
    )
    wins = sum(one.place == one.place_to == 1 and not one.disqualified for one in finishes)
    return SeasonRow(
        player=player,
        place=0,
        place_to=0,
        points=sum((points[at] for at in counted), Fraction()),
        wins=wins,
        results=results,
    )
