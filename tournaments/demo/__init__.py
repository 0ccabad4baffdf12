"""The demo: an invented club with a tournament in progress, played with recorded hands."""

from tournaments.demo.build import (
    DEFAULT_SEED,
    ForeignData,
    OtherSeed,
    build,
    holds_anything_else,
    standing,
)
from tournaments.demo.links import table_links
from tournaments.demo.login import credentials
from tournaments.demo.play import play_to_the_end

__all__ = [
    "DEFAULT_SEED",
    "ForeignData",
    "OtherSeed",
    "build",
    "credentials",
    "holds_anything_else",
    "play_to_the_end",
    "standing",
    "table_links",
]
