"""What a tile looks like. It is drawn once for as long as it says the same: of a hall that is asked for each second
little moves.
"""

from functools import lru_cache
from typing import NamedTuple

from django.template.loader import render_to_string
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from rules import Points
from tournaments.desk.salao.tiles import SYMBOLS, WORDS, State, Tile, Word

KEPT = 4096  # tiles: those of a large hall, as several people look at it


class SideFace(NamedTuple):
    """A side on a tile: its points in the partida, None when the jogo is over, and the partidas that it has won."""

    points: Points | None
    won: int
    winner: bool


class Face(NamedTuple):
    """All that a tile shows. silent: minutes; unsent: mãos that its phones keep; hall: how the hall is looked at."""

    number: int | None
    confronto: int | None
    names: str
    state: State
    silent: int | None
    unsent: int
    place: str
    said: str
    sides: tuple[SideFace, ...]
    hall: str
    pulled: bool
    language: str | None

    @property
    def word(self) -> Word:
        """Return the word of its state."""
        return WORDS[self.state]

    @property
    def symbol(self) -> str:
        """Return the symbol of its state."""
        return SYMBOLS[self.state]


def face(tile: Tile, hall: str, *, pulled: bool) -> SafeString:
    """Return a tile as it is shown."""
    confronto = tile.confronto
    return drawn(
        Face(
            number=tile.number,
            confronto=confronto.pk if confronto else None,
            names=confronto.versus if confronto else "",
            state=tile.state,
            silent=tile.silent,
            unsent=tile.unsent,
            place=tile.place,
            said=str(tile.said),
            sides=_sides(tile),
            hall=hall,
            pulled=pulled,
            language=get_language(),
        )
    )


def _sides(tile: Tile) -> tuple[SideFace, ...]:
    if tile.row is None:
        return ()
    glance, winner = tile.row.glance, tile.row.jogo.winner
    return tuple(
        SideFace(None if glance.over else glance.totals[side], won, glance.over and winner == side)
        for side, won in glance.won.items()
    )


@lru_cache(maxsize=KEPT)
def drawn(face: Face) -> SafeString:
    return render_to_string("tournaments/desk/salao/tile.html", {"tile": face})
