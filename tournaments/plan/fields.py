"""Fields of a plan: their values, validation and storage, used by the form, the storage and the checks.

Each format declares its own fields in its module; fields of every stage are declared below.
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

    name: key in the stored plan and attribute name; with a point for a field of a nested object: `swiss.first`.
    asked: shown at the desk. stored: false if it is only asked to compute another field. blank: value of an empty
    input. refused: codes of draw errors caused by this field. code: error code of an invalid value.
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
        """Return the name without its object."""
        return self.name.rpartition(".")[2]

    @abstractmethod
    def read(self, stored: object) -> object:
        """Parse the stored value. Raises `TournamentError` with the field."""

    def write(self, value: object) -> object:
        """Convert a value to its JSON form."""
        return value

    def refusal(self) -> PlanError:
        """Return the error for an invalid value of this field."""
        return PlanError(self.code, self.name)


@dataclass(frozen=True, slots=True)
class Whole(PlanField):
    """An integer."""

    _: KW_ONLY
    least: int = 0
    most: int = MOST

    def read(self, stored: object) -> int:
        if type(stored) is not int or not self.least <= stored <= self.most:
            raise self.refusal()
        return stored


@dataclass(frozen=True, slots=True)
class YesNo(PlanField):
    """A boolean."""

    def read(self, stored: object) -> bool:
        if type(stored) is not bool:
            raise self.refusal()
        return stored


@dataclass(frozen=True, slots=True)
class OneOf(PlanField):
    """One of the given values, usually those of an enumeration."""

    values: Sequence[str | None]

    def read(self, stored: object) -> str | None:
        """Return the value, as a member of the enumeration if it is one."""
        for value in self.values:
            if value == stored:
                return value
        raise self.refusal()

    def write(self, value: object) -> object:
        return None if value is None else str(value)


@dataclass(frozen=True, slots=True)
class Portion(PlanField):
    """A share from 0 to 1, typed in per cent."""

    def read(self, stored: object) -> Fraction:
        share = as_number(stored, self.name)
        if share > 1:
            raise self.refusal()
        return Fraction(share)

    def write(self, value: object) -> object:
        """Return an integer, or a fraction as text."""
        return plain(value) if isinstance(value, Fraction) else value


@dataclass(frozen=True, slots=True)
class Pairs(PlanField):
    """Pairs of a crossing, by place and group of the previous stage: `1G1 x 2G4`."""

    def read(self, stored: object) -> object:
        """Parse the pairs from a list of texts, or from one text."""
        said = stored if isinstance(stored, list) else [stored]
        pairs = [pair for pair in said if isinstance(pair, str)]
        if len(pairs) < len(said):
            raise self.refusal()
        try:
            return read_crossing("\n".join(pairs))
        except DrawError as exc:
            raise PlanError(exc.code, self.name, **exc.params) from exc

    def write(self, value: object) -> object:
        """Return the pairs as a list of texts."""
        assert isinstance(value, tuple)  # noqa: S101 -- as `read` made it
        return [f"{one} x {other}" for one, other in value]


class Pace(StrEnum):
    """When the jogos of a round open."""

    ROUND = "round"  # together, when the round is started
    FREE = "free"  # each when both sides and a mesa are free, whatever its round


# For stages in rounds. A stored plan without this field is older than the field and means FREE.
PACE = OneOf("pace", tuple(Pace), blank=Pace.ROUND)

# Fields of every stage.
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
# The stage whose non-qualifiers play in this side event, parallel to the main line.
SIDE_OF = Whole(
    "side_of", least=1, most=60, refused=frozenset({DrawCode.SIDE_MISPLACED, DrawCode.SIDE_CROSSED})
)
# FORGETS: draws of this stage ignore meetings, byes and tables of earlier stages.
CAMPAIGN = YesNo("by_campaign", blank=False)
FORGETS = YesNo("forgets", blank=False)


class Missed(StrEnum):
    """Value of the rounds that a late entry has missed."""

    NOTHING = "nothing"
    BYE = "bye"
    WALKOVER = "walkover"  # lost


MISSED = OneOf("missed", tuple(Missed), blank=Missed.NOTHING)
LATE_UNTIL = Whole("late_until", least=0, most=60, code="late_until_invalid")
# For groups: number of best others at the next place, and how they are compared.
OTHERS = Whole("others", least=0, most=1365, blank=0)
FAIR = OneOf("fair", tuple(Fair))


class AtZero(StrEnum):
    """What happens when the time of a table is over."""

    RINGS = "rings"  # the bell rings automatically, and the current mão is finished
    ASKS = "asks"  # the director is asked to ring it
    NOTHING = "nothing"  # the clock is only shown


@dataclass(frozen=True, slots=True)
class Moments(PlanField):
    """Minutes before the end at which an announcement is made, in descending order."""

    _: KW_ONLY
    most: int = MOST
    how_many: int = 6

    def read(self, stored: object) -> tuple[int, ...]:
        """Return the distinct minutes, in descending order."""
        said = stored if isinstance(stored, list | tuple) else [stored]
        if len(said) > self.how_many or not all(type(one) is int and 1 <= one <= self.most for one in said):
            raise self.refusal()
        return tuple(sorted(set(said), reverse=True))

    def write(self, value: object) -> object:
        assert isinstance(value, tuple)  # noqa: S101 -- as `read` made it
        return list(value)


# Fields of play in a meeting.
MAOS = Whole("maos", least=1, most=15, asked=False)
PARTIDAS = Whole("partidas", least=1, most=15, asked=False)
TARGET = Whole("target", least=1, most=100_000)
MINUTES = Whole("minutes", least=0, most=600)
AT_ZERO = OneOf("at_zero", tuple(AtZero), blank=AtZero.ASKS)
ANNOUNCED_USUALLY = (10, 5)
ANNOUNCED = Moments("announced", most=MINUTES.most, blank=())
PLAYED = (MAOS, PARTIDAS, TARGET, MINUTES, AT_ZERO, ANNOUNCED)

# Fields shared by several formats.
ROUNDS = Whole(
    "rounds",
    least=1,
    most=60,
    refused=frozenset({DrawCode.ROUNDS_MISSING, DrawCode.MITCHELL_TOO_MANY_ROUNDS}),
)
DOUBLE = YesNo("double")
