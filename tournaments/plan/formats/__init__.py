"""The formats of play, a module each. A new one is found here by being one: nothing else names it but its words."""

from importlib import import_module
from pkgutil import iter_modules

from tournaments.plan.formats.base import FORMATS, Format, RankedBy
from tournaments.plan.formats.families import BracketFormat, RoundFormat, ScheduledFormat

__all__ = ["FORMATS", "BracketFormat", "Format", "RankedBy", "RoundFormat", "ScheduledFormat"]

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
