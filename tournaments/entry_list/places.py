"""The places of an entry: who of a dupla, a trio, or a player who enters alone."""

from typing import Final

PLACES: Final = ("first", "second", "third")
