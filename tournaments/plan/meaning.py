"""What a plan means: rounds, meetings, tables and time, stage by stage; or why it cannot be played."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from tournaments.pairing.bracket.double import draw_double
from tournaments.pairing.bracket.knockout import draw, draw_pairs
from tournaments.pairing.bracket.nodes import Bracket
from tournaments.pairing.bracket.seeding import check_crossing
from tournaments.pairing.entrant import Entrant
from tournaments.pairing.errors import DrawCode, DrawError
from tournaments.pairing.schedule.berger import berger
from tournaments.pairing.schedule.groups import draw_groups
from tournaments.pairing.schedule.individual import LEAST as LEAST_PLAYERS
from tournaments.pairing.schedule.individual import MOST as MOST_PLAYERS
from tournaments.pairing.schedule.individual import Quality, draw_individual
from tournaments.pairing.schedule.mitchell import draw_mitchell
from tournaments.pairing.swiss.draw import LEAST, MOST
from tournaments.plan.stage import CHOSEN_ROUNDS, Format, Stage

PAUSE = 5  # minutes between two rounds


@dataclass(frozen=True, slots=True, kw_only=True)
class Meaning:
    """What one stage comes to.

    meetings: how many there are in each round, at most. resting: how many rest in a round, at most. tables: how many
    would let every round be played at once. minutes: for the tables there are, pauses included. quality: how even the
    movement of an individual event is.
    """

    entrants: int
    meetings: tuple[int, ...]
    resting: int
    tables: int
    minutes: int
    quality: Quality | None = None

    @property
    def rounds(self) -> int:
        """Return how many rounds there are."""
        return len(self.meetings)


def meaning(plan: Sequence[Stage], *, entrants: int, tables: int, pause: int = PAUSE) -> tuple[Meaning, ...]:
    """Return what each stage of the plan means for so many entrants at so many tables.

    Raises DrawError where a stage cannot be played: everything a draw would refuse, and `rounds_missing`,
    `tables_missing`, `too_many_qualifiers`, `crossing_*`.
    """
    if tables < 1:
        raise DrawError(DrawCode.TABLES_MISSING)
    found = []
    before: Stage | None = None
    for number, stage in enumerate(plan, start=1):
        if stage.crossing and before:
            check_crossing(stage.crossing, groups=before.in_groups, top=before.top or 0, others=before.others)
        found.append(_of(stage, number, entrants, tables, pause))
        entrants = going_on(stage, entrants)
        before = stage
    return tuple(found)


def _of(stage: Stage, number: int, entrants: int, tables: int, pause: int) -> Meaning:
    if stage.format in CHOSEN_ROUNDS and not stage.rounds:
        raise DrawError(DrawCode.ROUNDS_MISSING, stage=number)
    meetings = _meetings(stage, entrants)
    waves = sum(-(-count // tables) for count in meetings)
    return Meaning(
        entrants=entrants,
        meetings=meetings,
        resting=_resting(stage, entrants),
        tables=max(meetings),
        minutes=waves * stage.play.minutes + (waves - 1) * pause,
        quality=quality_of(entrants, stage.rounds or 0) if stage.format is Format.INDIVIDUAL else None,
    )


@lru_cache(maxsize=64)
def quality_of(players: int, rounds: int) -> Quality:
    """Return how even the movement of an individual event is; the same whatever the lots.

    For hundreds of players it is half a second's work, kept.
    """
    field = [Entrant(number) for number in range(1, players + 1)]
    return draw_individual(field, rounds=rounds, seed=0).quality


def _meetings(stage: Stage, entrants: int) -> tuple[int, ...]:
    """Return the meetings of each round; by drawing it once where the format has a shape of its own."""
    field = [Entrant(number, number) for number in range(1, entrants + 1)]
    rounds = stage.rounds or 0
    match stage.format:
        case Format.KNOCKOUT if stage.crossing:
            pairs = [(2 * number, 2 * number + 1) for number in range(len(stage.crossing))]
            return _played(draw_pairs(pairs, third_place=stage.third))
        case Format.KNOCKOUT:
            return _played(draw(field, seed=0, third_place=stage.third, consolation=stage.consolation))
        case Format.DOUBLE:
            return _played(draw_double(field, seed=0, reset=stage.reset))
        case Format.GROUPS:
            groups = draw_groups(field, count=stage.groups, method=stage.method, seed=0)
            return _all_play_all(stage, [len(group) for group in groups])
        case Format.ALL_PLAY_ALL:
            _check_count(entrants)
            return _all_play_all(stage, [entrants])
        case Format.MITCHELL:
            drawn = draw_mitchell(field, rounds=rounds, seed=0, options=stage.mitchell)
            return tuple(sum(pairing.b is not None for pairing in pairings) for pairings in drawn)
        case Format.INDIVIDUAL:
            _check_count(entrants, least=LEAST_PLAYERS, most=MOST_PLAYERS)
            return (entrants // 4,) * rounds
    _check_count(entrants)
    if entrants % 2 and not stage.byes:
        raise DrawError(DrawCode.ODD_WITHOUT_BYE, entrants=entrants)
    return (entrants // 2,) * rounds


def _check_count(entrants: int, least: int = LEAST, most: int = MOST) -> None:
    if entrants < least:
        raise DrawError(DrawCode.TOO_FEW_ENTRANTS, entrants=entrants, least=least)
    if entrants > most:
        raise DrawError(DrawCode.TOO_MANY_ENTRANTS, entrants=entrants, most=most)


def _played(bracket: Bracket) -> tuple[int, ...]:
    counted = Counter(node.round for node in bracket.nodes if not node.is_bye)
    return tuple(counted[number] for number in sorted(counted))


def _all_play_all(stage: Stage, sizes: Sequence[int]) -> tuple[int, ...]:
    once: Counter[int] = Counter()
    for size, times in Counter(sizes).items():
        for number, pairs in enumerate(berger(size)):
            once[number] += len(pairs) * times
    rounds = tuple(once[number] for number in sorted(once))
    return rounds * (2 if stage.double else 1)


def _resting(stage: Stage, entrants: int) -> int:
    match stage.format:
        case Format.KNOCKOUT | Format.DOUBLE:
            return 0  # a bye of the first round is no rest
        case Format.INDIVIDUAL:
            return entrants % 4
        case Format.GROUPS:
            small, more = divmod(entrants, stage.groups)
            return more * ((small + 1) % 2) + (stage.groups - more) * (small % 2)
    return entrants % 2


def going_on(stage: Stage, entrants: int) -> int:
    """Return how many play the next stage. Raises DrawError `too_many_qualifiers` where there are not as many."""
    if stage.top is None:
        return entrants
    smallest, larger = divmod(entrants, stage.in_groups)
    nexts = stage.in_groups if smallest > stage.top else larger if smallest == stage.top else 0
    if stage.top > smallest or stage.others > nexts:
        wanted, there = (stage.top, smallest) if stage.top > smallest else (stage.others, nexts)
        raise DrawError(DrawCode.TOO_MANY_QUALIFIERS, qualifiers=wanted, entrants=there)
    return stage.top * stage.in_groups + stage.others
