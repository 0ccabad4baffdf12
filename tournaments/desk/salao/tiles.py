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
from tournaments.public.mesa_row import MesaRow

type Word = str | Promise


class State(StrEnum):
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


WORDS: Mapping[State, Word] = {
    State.CALLED: _("chamou"),
    State.DIVERGENT: _("não bate"),
    State.DUE: _("a confirmar"),
    State.OWES: _("falta a mão"),
    State.QUIET: _("parada"),
    State.NO_PHONE: _("sem celular"),
    State.PLAYING: _("em jogo"),
    State.OVER: _("terminou"),
    State.WAITING: _("à espera"),
    State.EMPTY: _("vazia"),
    State.BLOCKED: _("bloqueada"),
}
# Characters that every font has. Emoji are avoided, because phones draw them in their own colours.
SYMBOLS: Mapping[State, str] = {
    State.CALLED: "!",
    State.DIVERGENT: "≠",
    State.DUE: "○",
    State.OWES: "1",
    State.QUIET: "…",
    State.NO_PHONE: "∅",
    State.PLAYING: "●",
    State.OVER: "✓",
    State.WAITING: "→",
    State.EMPTY: "–",
    State.BLOCKED: "⊘",
}
_URGENT = list(State)
_OF_ROW = {"divergent": State.DIVERGENT, "due": State.DUE}


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
        if self.blocked and self.state != State.BLOCKED:
            return WORDS[State.BLOCKED]
        return _("guardada") if self.kept else ""

    @property
    def state(self) -> State:
        """Return the state of the mesa."""
        if self.row is None and self.confronto:
            return State.OVER if self.confronto.status else State.WAITING
        if self.row is None:
            return State.BLOCKED if self.blocked else State.EMPTY
        # A call comes before everything else, even after the end of the jogo.
        if self.row.jogo.called_at:
            return State.CALLED
        if self.row.glance.over:
            return State.BLOCKED if self.blocked else State.OVER
        if self.row.state in _OF_ROW:
            return _OF_ROW[self.row.state]
        if self.row.jogo.bell_in_play:
            return State.OWES
        if self.row.quiet:
            return State.QUIET
        return State.PLAYING if self.row.held else State.NO_PHONE

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
class Count:
    """The number of mesas in a state."""

    state: State
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


def counted(found: Iterable[Tile]) -> list[Count]:
    """Return the number of mesas in each state, the most urgent first."""
    states = [tile.state for tile in found]
    return [Count(state, states.count(state)) for state in State if state in states]


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
