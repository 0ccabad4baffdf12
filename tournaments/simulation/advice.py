"""What to play with so many duplas, mesas and hours: up to three plans, each the first by another measure. Pure."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import product
from typing import Any, NamedTuple, Self

from tournaments.plan.duration import Timing
from tournaments.plan.formats import FORMATS
from tournaments.plan.meaning import Meaning, meaning, minutes_of_all
from tournaments.plan.stage import Play, StagePlan
from tournaments.plan.stored import read
from tournaments.simulation.plans import Plan, plans
from tournaments.simulation.prospects import OF_TURNOS, TURNOS, Offered, Prospects, offered, prospects

SHOWN = 3  # plans
CODE = re.compile(r"([a-z_]{1,20})\.(\d)\.(\d{1,3})\.([mp])([1-9]\d?)\.(\d{1,3})", re.ASCII)
IN_HUNDRED = 5  # a finer figure would be misleading: the chances are counted in some hundred events


class PlanOption(NamedTuple):
    """A plan for a number of duplas, with the length of its jogos.

    maos: of a turno; partidas: of a jogo instead. minutes: of the clock, 0 without one.
    code: the choice as a word of an address, such as `swiss.5.16.m3.40`.
    """

    offered: Offered
    entrants: int
    maos: int | None
    partidas: int | None
    minutes: int

    @classmethod
    def of(cls, code: str) -> Self | None:
        """Return the choice with this code; None if it is none that can be offered."""
        if not (read := CODE.fullmatch(code)):
            return None
        name, rounds, entrants, unit, count, minutes = read.groups()
        maos, partidas = (int(count), None) if unit == "m" else (None, int(count))
        found = cls(Offered(name, int(rounds) or None), int(entrants), maos, partidas, int(minutes))
        return found if found.can_be_offered else None

    @property
    def code(self) -> str:
        """Return the choice as a word of an address."""
        length = f"m{self.maos}" if self.maos else f"p{self.partidas}"
        return f"{self.offered.name}.{self.offered.rounds or 0}.{self.entrants}.{length}.{self.minutes}"

    @property
    def stages(self) -> list[Plan]:
        """Return the stages as `plan.stored` reads them, brackets with a jogo for third place.

        The points limit is that of the event.
        """
        unit = {"maos": self.maos} if self.maos else {"partidas": self.partidas}
        play = {**unit, "minutes": self.minutes}
        found = plans(self.offered.name, self.entrants, rounds=self.offered.rounds, play=play)
        return [plan | {"third": True} if FORMATS[plan["format"]].is_bracket else plan for plan in found]

    @property
    def can_be_offered(self) -> bool:
        """Whether there are stored chances: plans in victory points have them for turnos of some lengths only."""
        name = self.offered.name
        return self.offered in offered(self.entrants) and (name not in OF_TURNOS or self.maos in TURNOS)


@dataclass(frozen=True, slots=True)
class Option:
    """A choice and what it comes to.

    target: points limit of its partidas. minutes: of the whole event. maos: least and most mãos of a dupla, on average
    over the length of a jogo. ends_in_final: whether the last stage is a bracket.
    """

    choice: PlanOption
    target: int | None
    minutes: int
    maos: tuple[float, float]
    prospects: Prospects
    ends_in_final: bool


class AdviceReason(StrEnum):
    """Measure by which an option is the first of those that fit."""

    FAIREST = "fairest"  # the strongest dupla wins most often
    MOST_MAOS = "most_maos"  # the dupla with the fewest mãos plays most
    FINAL = "final"  # the fairest that ends in a final
    SHORTEST = "shortest"
    OTHER_FORMAT = "other_format"  # the fairest of the formats not named yet
    OTHER = "other"  # the fairest of the others


class Advised(NamedTuple):
    """An advised option and its measure."""

    option: Option
    why: AdviceReason


def options(*, entrants: int, tables: int, plays: Iterable[Play], timing: Timing) -> list[Option]:
    """Return all plans for this number of duplas, with each of the lengths of a jogo that suit it.

    plays: lengths with their clock; where some are partidas, turnos are for plans in victory points alone. timing: of
    the event. The list is empty without stored chances for the number of duplas.
    """
    lengths = list(plays)
    by_partidas = any(play.partidas for play in lengths)
    found = []
    for plan, play in product(offered(entrants), lengths):
        choice = PlanOption(plan, entrants, play.maos, play.partidas, play.minutes)
        suits = plan.name in OF_TURNOS or not (by_partidas and play.maos)
        if suits and choice.can_be_offered:
            found.append(_option(choice, tables, timing))
    return found


def advised(found: Sequence[Option], *, minutes: int) -> list[Advised]:
    """Return up to three of these options that last no longer than so many minutes, each of another format if possible.

    Empty if none is short enough.
    """
    fitting = [one for one in found if one.minutes <= minutes]
    chosen: list[Advised] = []
    for why in (
        AdviceReason.FAIREST,
        AdviceReason.MOST_MAOS,
        AdviceReason.FINAL,
        AdviceReason.SHORTEST,
        *[AdviceReason.OTHER_FORMAT] * 2,
        *[AdviceReason.OTHER] * 2,
    ):
        if len(chosen) < SHOWN and (option := _first(why, fitting, [one.option for one in chosen])):
            chosen.append(Advised(option, why))
    return chosen


def shortest(found: Sequence[Option]) -> list[int]:
    """Return the minutes of the shortest option of each format, the shortest first."""
    by_name: dict[str, int] = {}
    for one in found:
        name = one.choice.offered.name
        by_name[name] = min(one.minutes, by_name.get(name, one.minutes))
    return sorted(by_name.values())


def _first(why: AdviceReason, fitting: Sequence[Option], chosen: Sequence[Option]) -> Option | None:
    # The first by a measure, unless its format is chosen already.
    taken = {one.choice.offered.name for one in chosen}
    among = list(fitting)
    measure: Callable[[Option], Any] = _fairness
    match why:
        case AdviceReason.MOST_MAOS:
            measure = _maos
        case AdviceReason.FINAL:
            among = [one for one in fitting if one.ends_in_final]
        case AdviceReason.SHORTEST:
            measure = _shortness
        case AdviceReason.OTHER_FORMAT:
            among = [one for one in fitting if one.choice.offered.name not in taken]
        case AdviceReason.OTHER:
            among, taken = [one for one in fitting if one not in chosen], set()
    found = max(among, key=measure, default=None)
    return None if found is None or found.choice.offered.name in taken else found


def in_hundred(chance: float) -> int:
    """Return a chance as the events of a hundred, in steps of `IN_HUNDRED`."""
    return IN_HUNDRED * round(100 * chance / IN_HUNDRED)


def _fairness(one: Option) -> tuple[float, ...]:
    # Chances that are shown as equal are equal; then more mãos are better.
    return *map(in_hundred, one.prospects), *one.maos, -one.minutes


def _maos(one: Option) -> tuple[float, ...]:
    return *one.maos, *_fairness(one)


def _shortness(one: Option) -> tuple[float, ...]:
    return -one.minutes, *_fairness(one)


def _option(choice: PlanOption, tables: int, timing: Timing) -> Option:
    stages = [read(plan).stage for plan in choice.stages]
    meanings = meaning(stages, entrants=choice.entrants, tables=tables, timing=timing)
    maos = timing.expected(stages[0].play)
    least, most = _jogos(stages, meanings)
    return Option(
        choice,
        timing.target if choice.partidas else None,
        minutes_of_all(stages, meanings, tables=tables),
        (least * maos, most * maos),
        prospects(choice.offered, entrants=choice.entrants, maos=maos),
        stages[-1].format.is_bracket,
    )


def _jogos(stages: Sequence[StagePlan], meanings: Sequence[Meaning]) -> tuple[int, int]:
    # Least and most jogos of a dupla. The first jogo of a knockout is certain, and so are all rounds of other formats,
    # but for one bye: no dupla has two.
    least = most = byes = 0
    everybody = True
    for stage, meant in zip(stages, meanings, strict=True):
        if stage.format.is_bracket:
            here = 1, meant.rounds
        elif stage.format.meets_some:
            here = meant.rounds, meant.rounds
            byes = max(byes, min(meant.resting, 1))
        else:
            sizes = stage.format.sizes_of(meant.entrants)
            here = min(sizes) - 1, max(sizes) - 1
        least += here[0] if everybody else 0
        most += here[1]
        everybody = everybody and stage.top is None
    return least - byes, most
