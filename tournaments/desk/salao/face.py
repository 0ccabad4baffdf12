"""Rendering of a tile of the hall. Cached, because the hall is polled every second and few tiles change."""

from functools import lru_cache
from typing import NamedTuple

from django.template.loader import render_to_string
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from rules import Points
from tournaments.desk.salao.tiles import SYMBOLS, WORDS, MesaState, Tile, Word

KEPT = 4096  # tiles of a large hall, in the views of several people


class SideFace(NamedTuple):
    """A side on a tile.

    points: in the current partida, and after the end in a jogo of one partida; won: the partidas that it has won, in a
    jogo of several. None where there is none to show.
    """

    points: Points | None
    won: int | None
    winner: bool


class Face(NamedTuple):
    """Everything that a tile shows, as the key of the cache.

    silent: minutes since the last mão; unsent: mãos that its phones have not sent; hall: the query string of the view.
    """

    number: int | None
    confronto: int | None
    names: str
    state: MesaState
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
        return WORDS[self.state]

    @property
    def symbol(self) -> str:
        return SYMBOLS[self.state]


def face(tile: Tile, hall: str, *, pulled: bool) -> SafeString:
    """Return a tile as HTML."""
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
            # Part of the cache key, because the tile contains translated words.
            language=get_language(),
        )
    )


def _sides(tile: Tile) -> tuple[SideFace, ...]:
    if tile.row is None:
        return ()
    glance, jogo = tile.row.glance, tile.row.jogo
    several = jogo.partidas > 1
    # A W.O. has no points; the partidas of a jogo of several are its result.
    points = {} if glance.over and (several or not glance.maos) else glance.totals
    return tuple(
        SideFace(points.get(side), won if several else None, glance.over and jogo.winner == side)
        for side, won in glance.won.items()
    )


@lru_cache(maxsize=KEPT)
def drawn(face: Face) -> SafeString:
    return render_to_string("tournaments/desk/salao/tile.html", {"tile": face})
