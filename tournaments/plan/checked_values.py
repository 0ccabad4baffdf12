"""Read and validate single values of a stored plan; errors name the field."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from tournaments.errors import TournamentError
from tournaments.standings.meeting import Number

MOST = 1_000_000  # upper limit of all numbers in a plan


class PlanError(TournamentError):
    """Invalid value of one field of a plan, for instance `points.walkover`."""

    def __init__(self, code: str, field: str, **params: int) -> None:
        super().__init__(code, field=field, params=params)


@dataclass(frozen=True, slots=True)
class TypedObject:
    """A JSON object of a plan. name: its path with a trailing point, as in `points.`; empty for the plan itself."""

    data: Mapping[str, Any]
    name: str = ""

    @classmethod
    def of(cls, data: object, name: str, known: frozenset[str]) -> "TypedObject":
        """Wrap an object, allowing only known keys. Raises `TournamentError`: `plan_value`, `plan_field`."""
        if not isinstance(data, Mapping):
            raise PlanError("plan_value", name)
        for key in data:
            if key not in known:
                raise PlanError("plan_field", f"{name}.{key}" if name else str(key))
        return cls(data, f"{name}." if name else "")

    def whole[T](self, name: str, default: T, *, least: int = 0) -> int | T:
        """Return an integer of at least `least`, or the default if the key is missing."""
        if name not in self.data:
            return default
        value = self.data[name]
        # type() instead of isinstance(), because True is an int.
        if type(value) is not int or not least <= value <= MOST:
            raise PlanError("plan_value", self.name + name)
        return value

    def number(self, name: str, default: Number) -> Number:
        """Return a non-negative number: an integer, or a fraction written `1/2`."""
        return as_number(self.data[name], self.name + name) if name in self.data else default


def as_number(value: object, field: str) -> Number:
    """Parse a stored number: an integer, or a fraction as text."""
    if type(value) is int and 0 <= value <= MOST:
        return value
    try:
        # Short texts only: Fraction("1e999999999") would need too much memory.
        found = Fraction(value) if isinstance(value, str) and len(value) <= 20 else None
    except (ValueError, ZeroDivisionError):
        found = None
    if found is None or not 0 <= found <= MOST:
        raise PlanError("plan_value", field)
    return tidy(found)


def tidy(number: Fraction) -> Number:
    """Convert a fraction with denominator 1 to an integer."""
    return number.numerator if number.denominator == 1 else number


def plain(value: Number) -> int | str:
    """Convert a number to its JSON form."""
    return int(value) if value.denominator == 1 else str(value)
