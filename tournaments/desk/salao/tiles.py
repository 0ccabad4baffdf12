"""The hall at a glance: a tile for each mesa, with what it waits for by word and symbol."""

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
    """What a mesa waits for, what a director has to see to first; also the value of the filter in an address."""

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
    State.DIVERGENT: _("divergente"),
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
# Letters of every font: never a picture, which a phone draws in colours of its own.
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
    """A mesa: what is played there, was played last, or comes next. number: None where a jogo has no mesa.

    place: what it is called, and its room; blocked, kept: who may sit there.
    """

    number: int | None
    confronto: Confronto | None = None
    row: MesaRow | None = None
    place: str = ""
    blocked: bool = False
    kept: bool = False

    @property
    def said(self) -> Word:
        """Return who may sit there, where that is not anybody and its state does not say it."""
        if self.blocked and self.state != State.BLOCKED:
            return WORDS[State.BLOCKED]
        return _("guardada") if self.kept else ""

    @property
    def state(self) -> State:
        """Return what it waits for."""
        if self.row is None and self.confronto:
            return State.OVER if self.confronto.status else State.WAITING
        if self.row is None:
            return State.BLOCKED if self.blocked else State.EMPTY
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
        """Return the word of its state."""
        return WORDS[self.state]

    @property
    def symbol(self) -> str:
        """Return the symbol of its state."""
        return SYMBOLS[self.state]

    @property
    def silent(self) -> int | None:
        """Return the minutes since its last mão, since it was opened where there is none; None where none is played."""
        if self.row is None or self.row.glance.over:
            return None
        return max(int((self.row.at - self.row.last).total_seconds()) // 60, 0)

    @property
    def unsent(self) -> int:
        """Return how many mãos its phones say that they still keep."""
        return sum(seat.unsent for seat in self.row.held) if self.row else 0

    def answers_to(self, words: str) -> bool:
        """Return whether it is the mesa of this number, or somebody of this name sits there."""
        number = numbers.whole(words)
        if number is not None:
            return number == self.number
        names = " ".join(self.confronto.names.values()) if self.confronto else ""
        return sort_name(words) in sort_name(names)


@dataclass(frozen=True, slots=True)
class Count:
    """How many mesas wait for one thing."""

    state: State
    tiles: int

    @property
    def word(self) -> Word:
        """Return the word of the state."""
        return WORDS[self.state]

    @property
    def symbol(self) -> str:
        """Return the symbol of the state."""
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
    """Return a tile for each mesa of the hall and for each other that is played at, by number.

    finished: the latest first. A mesa shows what is played there, else what waits for it, else what ended there last.
    """
    found: dict[int, Tile] = {}
    without = []
    for row in playing:
        tile = Tile(row.confronto.mesa, row.confronto, row)
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
    """Return tiles with what is said of their mesas."""
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
    """Return how many mesas wait for what, what is urgent first."""
    states = [tile.state for tile in found]
    return [Count(state, states.count(state)) for state in State if state in states]


def shown(found: Sequence[Tile], *, only: str, order: str, words: str) -> list[Tile]:
    """Return the tiles that are asked for, in the order that is asked for; ones that are level by their mesa.

    only: the state they are in; order: a key of `ORDERS`; words: a number or a part of a name. Empty: all.
    """
    kept = [tile for tile in found if only in {"", tile.state} and (not words or tile.answers_to(words))]
    if order == "estado":
        return sorted(kept, key=lambda tile: _URGENT.index(tile.state))
    if order == "silencio":
        return sorted(kept, key=lambda tile: -(tile.silent if tile.silent is not None else -1))
    if order == "maos":
        return sorted(kept, key=lambda tile: -(tile.row.glance.maos if tile.row else -1))
    return kept
