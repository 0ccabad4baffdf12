"""Formats of play, one module each.

All modules of this package are imported, so a new format needs no registration.
"""

from importlib import import_module
from pkgutil import iter_modules

from tournaments.plan.formats.base import FORMATS, Format, RankedBy
from tournaments.plan.formats.families import BracketFormat, RoundFormat, ScheduledFormat

__all__ = ["FORMATS", "BracketFormat", "Format", "RankedBy", "RoundFormat", "ScheduledFormat"]

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
