"""Plans that are drawn and played alike, for tests of every format of which `make test` runs one a family."""

from tests.tournaments.formats import name
from tournaments.plan.formats import FORMATS


def family(plan):
    """Return what a plan is: a bracket, a schedule, drawn by round; singly and by teams a schedule of its own."""
    format_ = FORMATS[plan["format"]]
    if plan["format"] in {"individual", "teams"}:
        return plan["format"]
    return "bracket" if format_.is_bracket else "round" if format_.drawn_by_round else "schedule"


def named(value):
    """Return what a plan is called among the values of a case; other values are called as pytest does."""
    return name(value) if isinstance(value, dict) else None
