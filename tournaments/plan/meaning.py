"""Compute the rounds, meetings, tables and duration of each stage of a plan, or why it cannot be played."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest

from tournaments.pairing.bracket.seeding import check_crossing
from tournaments.pairing.errors import DrawCode, DrawError
from tournaments.pairing.schedule.individual import Quality
from tournaments.plan.duration import UNKNOWN, Lasting, Timing, lasting
from tournaments.plan.formats import ScheduledFormat
from tournaments.plan.stage import StagePlan

PAUSE = 5  # minutes between two rounds, and between two stages


@dataclass(frozen=True, slots=True, kw_only=True)
class Meaning:
    """Figures of one stage.

    groups: number of standings. meetings: maximum number in each round. resting: maximum number of byes in a round.
    tables: number needed to play every round at once. minutes: with the given tables, including pauses; a round lasts
    as long as its slowest table. lengths: duration of a jogo in each round. quality: how even the movement of an
    individual event is.
    """

    entrants: int
    groups: int
    meetings: tuple[int, ...]
    resting: int
    tables: int
    minutes: int
    lengths: tuple[Lasting, ...]
    quality: Quality | None = None

    @property
    def rounds(self) -> int:
        """Return the number of rounds."""
        return len(self.meetings)


def meaning(
    plan: Sequence[StagePlan], *, entrants: int, tables: int, pause: int = PAUSE, timing: Timing = UNKNOWN
) -> tuple[Meaning, ...]:
    """Return the figures of each stage of a plan for this number of entrants and tables.

    timing: of jogos without a clock; it changes only minutes and lengths.

    Raises `DrawError` if a stage cannot be played: all errors of a draw, and `rounds_missing`, `tables_missing`,
    `too_many_qualifiers`, `crossing_*`.
    """
    if tables < 1:
        raise DrawError(DrawCode.TABLES_MISSING)
    found: list[Meaning] = []
    before: StagePlan | None = None
    for number, stage in enumerate(plan, start=1):
        check_side(plan, number)
        if stage.side_of:
            fed = stage.side_of - 1
            entrants = found[fed].entrants - going_on(plan[fed], found[fed].entrants)
        else:
            check_follows(stage, before, found[-1].groups if found else None)
        if not stage.format.lasts(stage.format.rounds):
            raise DrawError(DrawCode.ROUNDS_MISSING, stage=number)
        meetings = stage.format.meetings(entrants, crossed=len(stage.crossing))
        waves = _waves(stage, entrants, meetings, tables)
        lengths = _lengths(stage, meetings, tables, timing, in_turn=waves[0] if _freely(stage) else 1)
        played = sum(
            count * length.minutes for count, length in zip(waves, lengths, strict=not _freely(stage))
        )
        found.append(
            Meaning(
                entrants=entrants,
                groups=stage.format.groups_of(entrants),
                meetings=meetings,
                resting=stage.format.resting(entrants),
                tables=max(meetings),
                minutes=played + (sum(waves) - 1) * pause,
                lengths=lengths,
                quality=stage.format.quality(entrants),
            )
        )
        entrants = going_on(stage, entrants)
        before = stage
    return tuple(found)


def _waves(stage: StagePlan, entrants: int, meetings: Sequence[int], tables: int) -> list[int]:
    # A wave is a set of simultaneous meetings; a round needs as many as its slowest table has meetings. In a free
    # schedule a table starts the next round when it is free, so its rounds are counted together.
    even = [-(-count // tables) for count in meetings]
    format_ = stage.format
    if not isinstance(format_, ScheduledFormat):
        return even
    if _freely(stage):
        return [max(len(meetings), -(-sum(meetings) // tables))]
    drawn = format_.inputs(format_.sample(entrants), seed=0).draw()
    places = format_.places(drawn, tables)
    slowest = []
    for least, pairings, of_round in zip(even, drawn.rounds, places, strict=True):
        at = Counter(mesa for one, mesa in zip(pairings, of_round, strict=True) if mesa and one.b is not None)
        slowest.append(max(least, *at.values()))
    return slowest


def _freely(stage: StagePlan) -> bool:
    # Each table plays its next jogo without waiting for the round: `_waves` returns one number for the whole stage.
    return isinstance(stage.format, ScheduledFormat) and not stage.by_round


def _lengths(
    stage: StagePlan, meetings: Sequence[int], tables: int, timing: Timing, *, in_turn: int
) -> tuple[Lasting, ...]:
    # The last round of a bracket has two remaining duplas, unless it stops earlier.
    to_go = range(len(meetings) - 1, -1, -1)
    plays = [stage.play_in(stage.format.stops_with << left) for left in to_go]
    return tuple(
        lasting(play, timing, tables=max(1, min(count, tables)), in_turn=in_turn)
        for play, count in zip(plays, meetings, strict=True)
    )


def beside(plan: Sequence[StagePlan], number: int) -> int | None:
    """Return the number of the stage that runs parallel to a side event; None for the main line."""
    side_of = plan[number - 1].side_of
    return None if side_of is None else side_of + 1


def minutes_of_all(
    plan: Sequence[StagePlan], meanings: Sequence[Meaning], *, tables: int, pause: int = PAUSE
) -> int:
    """Return the duration of a whole plan in minutes, with each side event parallel to the stage beside it.

    There is a pause between two stages. With too few tables for both, their rounds share the tables, at worst one
    stage after the other.
    """
    ends, clock = [0], 0
    for at, (stage, meant) in enumerate(zip(plan, meanings, strict=True), start=1):
        if stage.side_of is not None:
            break
        sides = [one for one in range(1, len(plan) + 1) if beside(plan, one) == at]
        start = clock + pause if at > 1 else 0
        clock = start + meant.minutes
        for side in sides:
            other = meanings[side - 1]
            if meant.tables + other.tables <= tables:
                ends.append(start + other.minutes)
            else:
                clock = start + _shared(meant, other, tables, pause)
    return max(*ends, clock)


def _shared(one: Meaning, other: Meaning, tables: int, pause: int) -> int:
    # Two parallel stages share the tables round by round, at worst one after the other.
    rounds = list(zip_longest(_rounds(one), _rounds(other), fillvalue=(0, 0)))
    waves = [-(-(first[0] + second[0]) // tables) for first, second in rounds]
    played = sum(
        count * max(first[1], second[1]) for count, (first, second) in zip(waves, rounds, strict=True)
    )
    apart = one.minutes + pause + other.minutes
    return min(apart, max(one.minutes, other.minutes, played + (sum(waves) - 1) * pause))


def _rounds(meant: Meaning) -> list[tuple[int, int]]:
    return [(count, length.minutes) for count, length in zip(meant.meetings, meant.lengths, strict=True)]


def check_side(plan: Sequence[StagePlan], number: int) -> None:
    """Raise `DrawError` `side_misplaced` or `side_crossed` for a side event in an invalid position.

    Side events come after the main line, at most one for each of its stages that has a successor. They have no
    crossing.
    """
    stage, before = plan[number - 1], plan[: number - 1]
    main = sum(one.side_of is None for one in before)
    beside = {one.side_of for one in before} - {None}
    if stage.side_of is None:
        if beside:
            raise DrawError(DrawCode.SIDE_MISPLACED, stage=number)
    elif stage.side_of >= main or stage.side_of in beside:
        raise DrawError(DrawCode.SIDE_MISPLACED, stage=number)
    elif stage.crossing:
        raise DrawError(DrawCode.SIDE_CROSSED, stage=number)


def check_follows(stage: StagePlan, before: StagePlan | None, groups: int | None = None) -> None:
    """Raise `DrawError` `crossing_*` unless a crossing names exactly the qualifiers of the stage before.

    groups: number of groups of that stage; None uses its plan, which may not determine it.
    """
    groups = groups or (before.format.in_groups if before else None)
    if stage.crossing and before and groups:
        check_crossing(stage.crossing, groups=groups, top=before.top or 0, others=before.others)


def going_on(stage: StagePlan, entrants: int) -> int:
    """Return the number of qualifiers of a stage.

    Raises `DrawError` `too_many_qualifiers` if there are too few entrants.
    """
    if stage.top is None:
        return stage.format.leaves(entrants) or entrants
    each = stage.format.ranked_as_one
    sizes = [size // each for size in stage.format.sizes_of(entrants)]
    smallest, nexts = min(sizes), sum(size > stage.top for size in sizes)
    if stage.top > smallest or stage.others > nexts:
        wanted, there = (stage.top, smallest) if stage.top > smallest else (stage.others, nexts)
        raise DrawError(DrawCode.TOO_MANY_QUALIFIERS, qualifiers=wanted, entrants=there)
    return each * (stage.top * len(sizes) + stage.others)
