"""Families of plans that are drawn and played alike. Tests of all formats use one plan a family in `make test`."""

from tests.tournaments.formats import name
from tournaments.plan.formats import FORMATS


def family(plan):
    """Return the family of a plan: bracket, schedule, or drawn by round.

    Single players and teams have separate schedules.
    """
    format_ = FORMATS[plan["format"]]
    if plan["format"] in {"individual", "teams"}:
        return plan["format"]
    return "bracket" if format_.is_bracket else "round" if format_.drawn_by_round else "schedule"


def named(value):
    """Return the test id of a plan; other values keep the id that pytest gives."""
    return name(value) if isinstance(value, dict) else None
