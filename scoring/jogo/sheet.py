"""The points sheet of a jogo, like the paper one: the read model of the table page, the jogo page and the API."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import rules
from rules import Points
from scoring.jogo.before import Before
from scoring.jogo.mao_state import MaoState
from scoring.jogo.progress import Place, Sends
from scoring.jogo.state import JogoState
from scoring.jogo.typed_totals import are_totals
from scoring.models import Confirmation, Jogo, Mao, Submission
from scoring.models.mao import Lines
from scoring.signals import with_names

SIDES = ("A", "B")  # of a jogo of two


@dataclass(frozen=True, slots=True)
class MaoLine:
    """One mão with the partida's totals after it, in points by side."""

    mao: Mao
    running: dict[str, Points]
    state: MaoState = MaoState.SENT
    said: tuple[Confirmation, ...] = ()  # of this version, in order

    @property
    def number(self) -> int:
        return self.mao.number

    @property
    def totals(self) -> dict[str, Points]:
        totals: dict[str, Points] = self.mao.totals
        return totals

    @property
    def lines(self) -> Lines:
        """The lines of points by side of the mão. With three players the sides are `A` and `B+C`."""
        lines: Lines = self.mao.lines
        return lines

    @property
    def corrected(self) -> bool:
        return self.mao.corrected

    @property
    def typed(self) -> bool:
        """Whether only totals were given, of the mão or of the whole partida."""
        return are_totals(self.mao.facts)

    @property
    def confirmed(self) -> bool:
        return self.state == MaoState.CONFIRMED


@dataclass(frozen=True, slots=True)
class PartidaSheet:
    """One partida: its current mãos in order, its winner and the reason; over without a winner, it ended level."""

    number: int
    winner: str
    reason: str
    maos: tuple[MaoLine, ...]
    sides: tuple[str, ...]

    @property
    def over(self) -> bool:
        return bool(self.reason)

    @property
    def totals(self) -> dict[str, Points]:
        return self.maos[-1].running if self.maos else dict.fromkeys(self.sides, 0)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A whole jogo for readers: its state, with the totals after each mão."""

    state: JogoState
    partidas: tuple[PartidaSheet, ...]

    @property
    def jogo(self) -> Jogo:
        return self.state.jogo

    @property
    def lines(self) -> list[MaoLine]:
        """Every current mão, in order of play."""
        return [line for partida in self.partidas for line in partida.maos]

    @property
    def won(self) -> dict[str, int]:
        """The number of partidas won by each side."""
        return {side: sum(partida.winner == side for partida in self.partidas) for side in self.jogo.sides}

    @property
    def current(self) -> PartidaSheet:
        """The partida being played, or the last one."""
        return self.partidas[-1]

    @property
    def next_mao(self) -> int:
        """The number of the next mão to enter in the current partida."""
        return self.next_place[1]

    @property
    def next_place(self) -> Place:
        """The partida and number of the next mão to record."""
        return self.state.next_place

    @property
    def before(self) -> Before:
        """The state of the current partida when its next mão begins."""
        return Before(self.current.totals, self.state.warned(self.state.partidas[-1]))

    @property
    def over(self) -> bool:
        return self.jogo.closed_at is not None

    @property
    def winner(self) -> str:
        return self.jogo.winner

    @property
    def unconfirmed(self) -> tuple[MaoLine, ...]:
        """The mãos that a side has yet to confirm; empty if one scorer is enough."""
        waiting = {mao.pk for mao in self.state.unconfirmed}
        return tuple(line for line in self.lines if line.mao.pk in waiting) if waiting else ()

    @property
    def awaiting(self) -> tuple[MaoLine, ...]:
        """The unconfirmed mãos that keep a jogo open which is over at the table."""
        return self.unconfirmed if self.state.awaiting else ()

    # --- separate entry ---------------------------------------------------------------

    @property
    def sends(self) -> Sends:
        """The latest entry of each side, by place."""
        return self.state.sends

    @property
    def sent(self) -> Mapping[str, Submission]:
        """The latest entry of each side for the next mão."""
        return self.sends.get(self.next_place, {})

    def next_for(self, side: str) -> Place:
        """Return the mão that a side enters next; it may be ahead of the agreed mãos."""
        return self.state.next_for(side)

    def waiting(self, side: str) -> list[Place]:
        """Return the places of a side's entries that are not agreed on yet."""
        return sorted(
            place for place, words in self.sends.items() if side in words and place >= self.next_place
        )

    def stranded(self, side: str) -> list[Place]:
        """Return the places of a side's entries that are no longer possible, because their partida ended earlier."""
        played = {(partida.number, line.number) for partida in self.partidas for line in partida.maos}
        sent = (place for place, words in self.sends.items() if side in words and place not in played)
        return sorted(place for place in sent if place < self.next_place)

    @property
    def differs(self) -> bool:
        """Whether every side has entered the next mão, and the entries differ or are invalid."""
        return not self.over and bool(self.sent) and self.state.compares

    @property
    def flagged(self) -> bool:
        """Whether the table needs the director."""
        return self.differs or any(line.state == MaoState.DIVERGENT for line in self.unconfirmed)


def sheet(jogo: Jogo) -> Sheet:
    """Return the sheet of one jogo.

    Two queries; one or two more if duplas confirm mãos, and if there are reasons.
    """
    return _named([_sheet(JogoState.read(jogo))])[0]


def sheets(jogos: Sequence[Jogo]) -> dict[int, Sheet]:
    """Return the sheets of several jogos by id, with as many queries as for one."""
    found = {pk: _sheet(state) for pk, state in JogoState.read_all(jogos).items()}
    _named(found.values())
    return found


def _named(found: Iterable[Sheet]) -> list[Sheet]:
    read, rows = list(found), list[Mao | Confirmation]()
    for line in (line for one in read for line in one.lines):
        rows += (line.mao, *line.said)
    with_names(rows)
    return read


def _sheet(state: JogoState) -> Sheet:
    sides, states = state.jogo.sides, state.states()
    _ = state.sends  # read now, so that no query runs while a template is rendered
    partidas = []
    for row in state.partidas:
        lines = []
        running: dict[str, Points] = dict.fromkeys(sides, 0)
        for mao in state.maos[row.pk]:
            running = {side: rules.whole(running[side] + mao.totals[side]) for side in sides}
            lines.append(MaoLine(mao, running, states[mao.pk], tuple(state.said.get(mao.pk, ()))))
        partidas.append(PartidaSheet(row.number, row.winner, row.reason, tuple(lines), sides))
    return Sheet(state, tuple(partidas))


@dataclass(frozen=True, slots=True)
class Unsettled:
    """A mão that some sides have entered; divergent once all have and the entries differ."""

    partida: int
    number: int
    sides: tuple[str, ...]
    state: MaoState


def contested(sheet: Sheet) -> list[Unsettled]:
    """Return the mãos that a side contests, in order of play."""
    return [
        Unsettled(one.number, line.number, sides=sheet.jogo.sides, state=MaoState.DIVERGENT)
        for one in sheet.partidas
        for line in one.maos
        if line.state == MaoState.DIVERGENT
    ]


def unsettled(sheet: Sheet) -> list[Unsettled]:
    """Return the mãos from the next one on that a side has entered, in order of play; empty if the jogo is over."""
    if sheet.over:
        return []
    places = sorted(place for place in sheet.sends if place >= sheet.next_place)
    divergent = sheet.next_place if sheet.differs else None  # only the next mão is compared
    return [
        Unsettled(
            *place,
            sides=tuple(side for side in sheet.jogo.sides if side in sheet.sends[place]),
            state=MaoState.DIVERGENT if place == divergent else MaoState.SENT,
        )
        for place in places
    ]
