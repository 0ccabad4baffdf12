"""The points sheet of a jogo, like the paper one: read model of the table page, the jogo page and the API."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import rules
from rules import Points
from scoring.jogo.before import Before
from scoring.jogo.mao_state import State
from scoring.jogo.progress import Place, Sends
from scoring.jogo.state import JogoState
from scoring.jogo.typed_totals import are_totals
from scoring.models import Confirmacao, Envio, Jogo, Mao
from scoring.models.mao import Lines
from scoring.signals import with_names

SIDES = ("A", "B")  # of a jogo of two


@dataclass(frozen=True, slots=True)
class MaoLine:
    """One mão with the partida's totals after it, in points by side of the partida."""

    mao: Mao
    running: dict[str, Points]
    state: State = State.SENT
    said: tuple[Confirmacao, ...] = ()  # of this version, in order

    @property
    def number(self) -> int:
        return self.mao.number

    @property
    def totals(self) -> dict[str, Points]:
        totals: dict[str, Points] = self.mao.totals
        return totals

    @property
    def lines(self) -> Lines:
        """The reasons by side of the mão: of three players, `A` and `B+C`."""
        lines: Lines = self.mao.lines
        return lines

    @property
    def corrected(self) -> bool:
        return self.mao.corrected

    @property
    def typed(self) -> bool:
        """Whether only its totals were given, or those of the whole partida."""
        return are_totals(self.mao.facts)

    @property
    def confirmed(self) -> bool:
        return self.state == State.CONFIRMED


@dataclass(frozen=True, slots=True)
class PartidaSheet:
    """One partida: its mãos that stand, in order, and who won it and why; over without a winner it ended level."""

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
    """A whole jogo as people read it: how it stands, with the totals after each mão."""

    state: JogoState
    partidas: tuple[PartidaSheet, ...]

    @property
    def jogo(self) -> Jogo:
        return self.state.jogo

    @property
    def lines(self) -> list[MaoLine]:
        """Every mão that stands, in order of play."""
        return [line for partida in self.partidas for line in partida.maos]

    @property
    def won(self) -> dict[str, int]:
        """Partidas won by each side."""
        return {side: sum(partida.winner == side for partida in self.partidas) for side in self.jogo.sides}

    @property
    def current(self) -> PartidaSheet:
        """The partida being played, or the last one."""
        return self.partidas[-1]

    @property
    def next_mao(self) -> int:
        """Number of the mão to enter next in the current partida."""
        return self.next_place[1]

    @property
    def next_place(self) -> Place:
        """Partida and number of the mão to be recorded next."""
        return self.state.next_place

    @property
    def before(self) -> Before:
        """How the current partida stands when its next mão begins."""
        return Before(self.current.totals, self.state.warned(self.state.partidas[-1]))

    @property
    def over(self) -> bool:
        return self.jogo.closed_at is not None

    @property
    def winner(self) -> str:
        return self.jogo.winner

    @property
    def unconfirmed(self) -> tuple[MaoLine, ...]:
        """The mãos that a side has yet to confirm; none where one scorer is enough."""
        waiting = {mao.pk for mao in self.state.unconfirmed}
        return tuple(line for line in self.lines if line.mao.pk in waiting) if waiting else ()

    @property
    def awaiting(self) -> tuple[MaoLine, ...]:
        """What a jogo over at the table waits for."""
        return self.unconfirmed if self.state.awaiting else ()

    # --- where each side enters apart ---------------------------------------------------

    @property
    def sends(self) -> Sends:
        """What each side sent last, by place."""
        return self.state.sends

    @property
    def sent(self) -> Mapping[str, Envio]:
        """What each side sent last as the next mão."""
        return self.sends.get(self.next_place, {})

    def next_for(self, side: str) -> Place:
        """Return the mão that a side sends next: it may be ahead of what is agreed on."""
        return self.state.next_for(side)

    def waiting(self, side: str) -> list[Place]:
        """Return what a side has sent that is not agreed on yet."""
        return sorted(
            place for place, words in self.sends.items() if side in words and place >= self.next_place
        )

    def stranded(self, side: str) -> list[Place]:
        """Return what a side has sent and what can no longer be: its partida ended before."""
        played = {(partida.number, line.number) for partida in self.partidas for line in partida.maos}
        sent = (place for place, words in self.sends.items() if side in words and place not in played)
        return sorted(place for place in sent if place < self.next_place)

    @property
    def differs(self) -> bool:
        """Whether every side sent the next mão, and not the same, or what cannot stand."""
        return not self.over and bool(self.sent) and self.state.compares

    @property
    def flagged(self) -> bool:
        """Whether the director has to look at this table."""
        return self.differs or any(line.state == State.DIVERGENT for line in self.unconfirmed)


def sheet(jogo: Jogo) -> Sheet:
    """Return the sheet of one jogo. Two queries, one or two more where duplas confirm, and where reasons were given."""
    return _named([_sheet(JogoState.read(jogo))])[0]


def sheets(jogos: Sequence[Jogo]) -> dict[int, Sheet]:
    """Return the sheets of many jogos by id. As many queries as for one."""
    found = {pk: _sheet(state) for pk, state in JogoState.read_all(jogos).items()}
    _named(found.values())
    return found


def _named(found: Iterable[Sheet]) -> list[Sheet]:
    """Put the names into the reasons on these sheets."""
    read, rows = list(found), list[Mao | Confirmacao]()
    for line in (line for one in read for line in one.lines):
        rows += (line.mao, *line.said)
    with_names(rows)
    return read


def _sheet(state: JogoState) -> Sheet:
    sides, states = state.jogo.sides, state.states()
    _ = state.sends  # read now, and not while a template is being drawn
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
    """A mão that some sides have sent: divergent once all have and it is not the same."""

    partida: int
    number: int
    sides: tuple[str, ...]
    state: State


def contested(sheet: Sheet) -> list[Unsettled]:
    """Return the mãos that a side contests, in order of play."""
    return [
        Unsettled(one.number, line.number, sides=sheet.jogo.sides, state=State.DIVERGENT)
        for one in sheet.partidas
        for line in one.maos
        if line.state == State.DIVERGENT
    ]


def unsettled(sheet: Sheet) -> list[Unsettled]:
    """Return the mãos from the next one on that a side has sent, in order of play; none of a jogo that is over."""
    if sheet.over:
        return []
    places = sorted(place for place in sheet.sends if place >= sheet.next_place)
    divergent = sheet.next_place if sheet.differs else None  # only the next mão is compared
    return [
        Unsettled(
            *place,
            sides=tuple(side for side in sheet.jogo.sides if side in sheet.sends[place]),
            state=State.DIVERGENT if place == divergent else State.SENT,
        )
        for place in places
    ]
