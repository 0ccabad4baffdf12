"""Values out of a stored plan, checked one by one: what cannot be read names its field."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from tournaments.errors import TournamentError
from tournaments.standings.meeting import Number

MOST = 1_000_000  # of any number in a plan


class PlanError(TournamentError):
    """What is wrong with one field of a plan: `points.walkover`."""

    def __init__(self, code: str, field: str, **params: int) -> None:
        super().__init__(code, field=field, params=params)


@dataclass(frozen=True, slots=True)
class Typed:
    """A JSON object of a plan. name: where it stands, with its point: `points.`; empty for the plan itself."""

    data: Mapping[str, Any]
    name: str = ""

    @classmethod
    def of(cls, data: object, name: str, known: frozenset[str]) -> "Typed":
        """Take an object with known names only. TournamentError: `plan_value`, `plan_field`."""
        if not isinstance(data, Mapping):
            raise PlanError("plan_value", name)
        for key in data:
            if key not in known:
                raise PlanError("plan_field", f"{name}.{key}" if name else str(key))
        return cls(data, f"{name}." if name else "")

    def whole[T](self, name: str, default: T, *, least: int = 0) -> int | T:
        """Return a whole number from `least` on."""
        if name not in self.data:
            return default
        value = self.data[name]
        if type(value) is not int or not least <= value <= MOST:
            raise PlanError("plan_value", self.name + name)
        return value

    def number(self, name: str, default: Number) -> Number:
        """Return a number that is not negative: whole, or a fraction written `1/2`."""
        return as_number(self.data[name], self.name + name) if name in self.data else default


def as_number(value: object, field: str) -> Number:
    """Read a stored number: whole, or a fraction as text."""
    if type(value) is int and 0 <= value <= MOST:
        return value
    try:
        found = Fraction(value) if isinstance(value, str) and len(value) <= 20 else None
    except (ValueError, ZeroDivisionError):
        found = None
    if found is None or not 0 <= found <= MOST:
        raise PlanError("plan_value", field)
    return tidy(found)


def tidy(number: Fraction) -> Number:
    """Return a whole number as one."""
    return number.numerator if number.denominator == 1 else number


def plain(value: Number) -> int | str:
    """Write a number as JSON holds it."""
    return int(value) if value.denominator == 1 else str(value)
