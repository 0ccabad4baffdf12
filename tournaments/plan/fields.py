"""The fields of a plan: what each may hold and how it is stored. The form, the storage and the checks follow from them.

A format names its own fields in its module; those every stage may have are below.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass
from enum import StrEnum
from fractions import Fraction

from tournaments.pairing.bracket.seeding import read_crossing
from tournaments.pairing.errors import DrawCode, DrawError
from tournaments.plan.checked_values import MOST, PlanError, as_number, plain
from tournaments.standings.qualify import Fair


@dataclass(frozen=True, slots=True)
class PlanField(ABC):
    """One field of a plan.

    name: in the stored plan and as an attribute; with a point where it stands inside an object: `swiss.first`.
    asked: at the desk. stored: false where it is asked only to find the value of another field. blank: the value that
    an empty input stands for. refused: what a draw refuses because of it. code: of the refusal of a value that it
    cannot hold.
    """

    name: str
    _: KW_ONLY
    asked: bool = True
    stored: bool = True
    blank: object = None
    refused: frozenset[DrawCode] = frozenset()
    code: str = "plan_value"

    @property
    def short(self) -> str:
        """Return the name without the object it stands in."""
        return self.name.rpartition(".")[2]

    @abstractmethod
    def read(self, stored: object) -> object:
        """Return the value that is stored. Raises `TournamentError` with the field."""

    def write(self, value: object) -> object:
        """Return a value as JSON holds it."""
        return value

    def refusal(self) -> PlanError:
        """Return the refusal of a value that this field cannot hold."""
        return PlanError(self.code, self.name)


@dataclass(frozen=True, slots=True)
class Whole(PlanField):
    """A whole number."""

    _: KW_ONLY
    least: int = 0
    most: int = MOST

    def read(self, stored: object) -> int:
        """Return the number."""
        if type(stored) is not int or not self.least <= stored <= self.most:
            raise self.refusal()
        return stored


@dataclass(frozen=True, slots=True)
class YesNo(PlanField):
    """Yes or no."""

    def read(self, stored: object) -> bool:
        """Return which of the two."""
        if type(stored) is not bool:
            raise self.refusal()
        return stored


@dataclass(frozen=True, slots=True)
class OneOf(PlanField):
    """One of these values, as a rule those of an enumeration."""

    values: Sequence[str | None]

    def read(self, stored: object) -> str | None:
        """Return the value, a member of the enumeration where it is one."""
        for value in self.values:
            if value == stored:
                return value
        raise self.refusal()

    def write(self, value: object) -> object:
        """Return the text of the value."""
        return None if value is None else str(value)


@dataclass(frozen=True, slots=True)
class Portion(PlanField):
    """A share from 0 to 1; typed in per cent."""

    def read(self, stored: object) -> Fraction:
        """Return the share."""
        share = as_number(stored, self.name)
        if share > 1:
            raise self.refusal()
        return Fraction(share)

    def write(self, value: object) -> object:
        """Return a whole number, or a fraction as text."""
        return plain(value) if isinstance(value, Fraction) else value


@dataclass(frozen=True, slots=True)
class Pairs(PlanField):
    """Who meets whom, by place of the groups before: `1G1 x 2G4`."""

    def read(self, stored: object) -> object:
        """Return the pairs: of a list of texts, or of one text."""
        said = stored if isinstance(stored, list) else [stored]
        pairs = [pair for pair in said if isinstance(pair, str)]
        if len(pairs) < len(said):
            raise self.refusal()
        try:
            return read_crossing("\n".join(pairs))
        except DrawError as exc:
            raise PlanError(exc.code, self.name, **exc.params) from exc

    def write(self, value: object) -> object:
        """Return a list of texts."""
        assert isinstance(value, tuple)  # noqa: S101 -- as `read` made it
        return [f"{one} x {other}" for one, other in value]


class Pace(StrEnum):
    """When the jogos of a round open."""

    ROUND = "round"  # together, once the round is started
    FREE = "free"  # each as soon as both sides and a mesa are free, whatever its round


# Of a stage played in rounds. A plan stored without it is from before there was a choice: it means the free way.
PACE = OneOf("pace", tuple(Pace), blank=Pace.ROUND)

# Of a stage, whatever its format is.
TOP = Whole("top", least=1, most=4096, refused=frozenset({DrawCode.TOO_MANY_QUALIFIERS}))
CARRY = Portion("carry", blank=0)
CROSSING = Pairs(
    "crossing",
    refused=frozenset(
        {
            DrawCode.CROSSING_UNREADABLE,
            DrawCode.CROSSING_MISSING_PLACE,
            DrawCode.CROSSING_PLACE_TWICE,
            DrawCode.CROSSING_LEFT_OUT,
            DrawCode.PAIRS_NOT_FULL,
        }
    ),
)
# The number of a stage: those who did not go on from it play here, beside the main line.
SIDE_OF = Whole(
    "side_of", least=1, most=60, refused=frozenset({DrawCode.SIDE_MISPLACED, DrawCode.SIDE_CROSSED})
)
# Who met, rested and sat where in the stages before does not count in the draws of this one.
CAMPAIGN = YesNo("by_campaign", blank=False)
FORGETS = YesNo("forgets", blank=False)


class Missed(StrEnum):
    """What the rounds are worth that somebody missed who came late."""

    NOTHING = "nothing"
    BYE = "bye"
    WALKOVER = "walkover"  # lost


MISSED = OneOf("missed", tuple(Missed), blank=Missed.NOTHING)
LATE_UNTIL = Whole("late_until", least=0, most=60, code="late_until_invalid")
# Of groups: the best of the next place, and how they are compared.
OTHERS = Whole("others", least=0, most=1365, blank=0)
FAIR = OneOf("fair", tuple(Fair))


class AtZero(StrEnum):
    """What happens when the time of a table is over."""

    RINGS = "rings"  # the bell rings by itself, and a mão in play counts
    ASKS = "asks"  # the desk offers it to the director
    NOTHING = "nothing"  # the clock is there to be read


@dataclass(frozen=True, slots=True)
class Moments(PlanField):
    """Minutes before the end at which something is said, the earliest first."""

    _: KW_ONLY
    most: int = MOST
    how_many: int = 6

    def read(self, stored: object) -> tuple[int, ...]:
        """Return the minutes, each once."""
        said = stored if isinstance(stored, list | tuple) else [stored]
        if len(said) > self.how_many or not all(type(one) is int and 1 <= one <= self.most for one in said):
            raise self.refusal()
        return tuple(sorted(set(said), reverse=True))

    def write(self, value: object) -> object:
        """Return a list of numbers."""
        assert isinstance(value, tuple)  # noqa: S101 -- as `read` made it
        return list(value)


# Of what is played in a meeting.
MAOS = Whole("maos", least=1, most=15, asked=False)
PARTIDAS = Whole("partidas", least=1, most=15, asked=False)
TARGET = Whole("target", least=1, most=100_000)
MINUTES = Whole("minutes", least=0, most=600)
AT_ZERO = OneOf("at_zero", tuple(AtZero), blank=AtZero.ASKS)
ANNOUNCED_USUALLY = (10, 5)
ANNOUNCED = Moments("announced", most=MINUTES.most, blank=())
PLAYED = (MAOS, PARTIDAS, TARGET, MINUTES, AT_ZERO, ANNOUNCED)

# Of several formats.
ROUNDS = Whole(
    "rounds",
    least=1,
    most=60,
    refused=frozenset({DrawCode.ROUNDS_MISSING, DrawCode.MITCHELL_TOO_MANY_ROUNDS}),
)
DOUBLE = YesNo("double")
