"""Overview of the hall: a tile for each mesa, with its state as a word and a symbol."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from scoring.input import numbers
from tournaments.hall.arrangement import Arrangement
from tournaments.models import Confronto
from tournaments.names import sort_name
from tournaments.public.links.mesa_row import MesaRow

type Word = str | Promise


class MesaState(StrEnum):
    """The state of a mesa, the most urgent first. The value is also that of the filter in a URL."""

    CALLED = "chamou"
    DIVERGENT = "divergente"
    DUE = "a-confirmar"
    OWES = "falta-a-mao"
    QUIET = "parada"
    NO_PHONE = "sem-celular"
    PLAYING = "em-jogo"
    OVER = "terminou"
    WAITING = "espera"
    EMPTY = "vazia"
    BLOCKED = "bloqueada"


WORDS: Mapping[MesaState, Word] = {
    MesaState.CALLED: _("chamou"),
    MesaState.DIVERGENT: _("não bate"),
    MesaState.DUE: _("a confirmar"),
    MesaState.OWES: _("falta a mão"),
    MesaState.QUIET: _("parada"),
    MesaState.NO_PHONE: _("sem celular"),
    MesaState.PLAYING: _("em jogo"),
    MesaState.OVER: _("terminou"),
    MesaState.WAITING: _("à espera"),
    MesaState.EMPTY: _("vazia"),
    MesaState.BLOCKED: _("bloqueada"),
}
# Characters that every font has. Emoji are avoided, because phones draw them in their own colours.
SYMBOLS: Mapping[MesaState, str] = {
    MesaState.CALLED: "!",
    MesaState.DIVERGENT: "≠",
    MesaState.DUE: "○",
    MesaState.OWES: "1",
    MesaState.QUIET: "…",
    MesaState.NO_PHONE: "∅",
    MesaState.PLAYING: "●",
    MesaState.OVER: "✓",
    MesaState.WAITING: "→",
    MesaState.EMPTY: "–",
    MesaState.BLOCKED: "⊘",
}
_URGENT = list(MesaState)
_OF_ROW = {"divergent": MesaState.DIVERGENT, "due": MesaState.DUE}


@dataclass(frozen=True, slots=True)
class Tile:
    """A mesa with its current, last or next confronto. number: None if the jogo has no mesa.

    place: the name and room of the mesa; blocked, kept: restrictions of the mesa.
    """

    number: int | None
    confronto: Confronto | None = None
    row: MesaRow | None = None
    place: str = ""
    blocked: bool = False
    kept: bool = False

    @property
    def said(self) -> Word:
        """Return the restriction of the mesa, unless there is none or the state shows it."""
        if self.blocked and self.state != MesaState.BLOCKED:
            return WORDS[MesaState.BLOCKED]
        return _("guardada") if self.kept else ""

    @property
    def state(self) -> MesaState:
        """Return the state of the mesa."""
        if self.row is None and self.confronto:
            return MesaState.OVER if self.confronto.status else MesaState.WAITING
        if self.row is None:
            return MesaState.BLOCKED if self.blocked else MesaState.EMPTY
        # A call comes before everything else, even after the end of the jogo.
        if self.row.jogo.called_at:
            return MesaState.CALLED
        if self.row.glance.over:
            return MesaState.BLOCKED if self.blocked else MesaState.OVER
        if self.row.state in _OF_ROW:
            return _OF_ROW[self.row.state]
        if self.row.jogo.bell_in_play:
            return MesaState.OWES
        if self.row.quiet:
            return MesaState.QUIET
        return MesaState.PLAYING if self.row.held else MesaState.NO_PHONE

    @property
    def word(self) -> Word:
        return WORDS[self.state]

    @property
    def symbol(self) -> str:
        return SYMBOLS[self.state]

    @property
    def silent(self) -> int | None:
        """Return the minutes since the last mão, or since the jogo was opened; None if no jogo is in play."""
        if self.row is None or self.row.glance.over:
            return None
        return max(int((self.row.at - self.row.last).total_seconds()) // 60, 0)

    @property
    def unsent(self) -> int:
        """Return the number of mãos that its phones have not sent, as they report it."""
        return sum(seat.unsent for seat in self.row.held) if self.row else 0

    def answers_to(self, words: str) -> bool:
        """Return whether this is the mesa with this number, or a player with this name sits at it."""
        number = numbers.whole(words)
        if number is not None:
            return number == self.number
        names = " ".join(self.confronto.names.values()) if self.confronto else ""
        return sort_name(words) in sort_name(names)


@dataclass(frozen=True, slots=True)
class StateCount:
    """The number of mesas in a state."""

    state: MesaState
    tiles: int

    @property
    def word(self) -> Word:
        return WORDS[self.state]

    @property
    def symbol(self) -> str:
        return SYMBOLS[self.state]


ORDERS: Mapping[str, Word] = {
    "mesa": _("mesa"),
    "estado": _("o que espera"),
    "silencio": _("silêncio"),
    "maos": _("mãos jogadas"),
}


def tiles(
    mesas: int, playing: Iterable[MesaRow], finished: Iterable[MesaRow], waiting: Iterable[Confronto]
) -> list[Tile]:
    """Return a tile for each mesa of the hall, and for each other mesa in use, by number.

    finished: the latest first. A mesa shows the jogo in play, else the confronto that waits for it, else its last jogo.
    """
    found: dict[int, Tile] = {}
    without = []
    for row in playing:
        tile = Tile(row.confronto.mesa, row.confronto, row)
        # A second jogo at the same mesa, or one without a mesa, gets a tile after the numbered ones.
        if tile.number is None or tile.number in found:
            without.append(tile)
        else:
            found[tile.number] = tile
    for one in waiting:
        if one.mesa is not None:
            found.setdefault(one.mesa, Tile(one.mesa, one))
    for row in finished:
        if row.confronto.mesa is not None:
            found.setdefault(row.confronto.mesa, Tile(row.confronto.mesa, row.confronto, row))
    numbered = [found.get(number, Tile(number)) for number in range(1, max([mesas, *found]) + 1)]
    return numbered + without


def arranged(found: Iterable[Tile], hall: Arrangement) -> list[Tile]:
    """Return the tiles with name, room and restrictions of their mesas."""
    kept = {*hall.kept.values()}
    return [
        replace(
            tile, place=hall.place(tile.number), blocked=tile.number in hall.blocked, kept=tile.number in kept
        )
        if tile.number in hall.said
        else tile
        for tile in found
    ]


def counted(found: Iterable[Tile]) -> list[StateCount]:
    """Return the number of mesas in each state, the most urgent first."""
    states = [tile.state for tile in found]
    return [StateCount(state, states.count(state)) for state in MesaState if state in states]


def shown(found: Sequence[Tile], *, only: str, order: str, words: str) -> list[Tile]:
    """Return the tiles that match the filters, in the given order; equal ones by mesa.

    only: a state; order: a key of `ORDERS`; words: a number or a part of a name. An empty string does not filter.
    """
    kept = [tile for tile in found if only in {"", tile.state} and (not words or tile.answers_to(words))]
    if order == "estado":
        return sorted(kept, key=lambda tile: _URGENT.index(tile.state))
    if order == "silencio":
        return sorted(kept, key=lambda tile: -(tile.silent if tile.silent is not None else -1))
    if order == "maos":
        return sorted(kept, key=lambda tile: -(tile.row.glance.maos if tile.row else -1))
    return kept
