"""The points sheet of a jogo, like the paper one: read model of the table page, the jogo page and the API."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain, starmap

import rules
from rules import Points
from scoring.jogo.mao_state import State, furthest, said_in, sent_in, state_of
from scoring.jogo.progress import Place, Sends, compares, next_of
from scoring.jogo.state import Course
from scoring.jogo.typed_totals import are_totals
from scoring.models import Confirmacao, Envio, Jogo, Mao, Partida
from scoring.models.mao import Lines

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
    """A whole jogo."""

    jogo: Jogo
    partidas: tuple[PartidaSheet, ...] = field(default=())
    sends: Sends = field(default_factory=dict)  # what each side sent last, by place, where they enter apart

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
        return len(self.current.maos) + 1

    @property
    def next_place(self) -> Place:
        """Partida and number of the mão that both agree on next."""
        return self.current.number, self.next_mao

    @property
    def sent(self) -> Mapping[str, Envio]:
        """What each side sent last as the next mão."""
        return self.sends.get(self.next_place, {})

    def next_for(self, side: str) -> Place:
        """Return the mão that a side sends next, where each enters apart: it may be ahead."""
        return next_of(self.jogo, self.sends, side, self.next_place, self._played)

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
    def _played(self) -> list[dict[str, Points]]:
        return [line.totals for line in self.current.maos]

    @property
    def over(self) -> bool:
        return self.jogo.closed_at is not None

    @property
    def winner(self) -> str:
        return self.jogo.winner

    @property
    def unconfirmed(self) -> tuple[MaoLine, ...]:
        """The mãos that a side has yet to confirm; none where one scorer is enough."""
        if self.jogo.entry == Jogo.Entry.SCORER:
            return ()
        lines = (line for partida in self.partidas for line in partida.maos)
        return tuple(line for line in lines if not line.confirmed)

    @property
    def awaiting(self) -> tuple[MaoLine, ...]:
        """What a jogo over at the table waits for."""
        return self.unconfirmed if self.current.over and not self.over else ()

    @property
    def differs(self) -> bool:
        """Whether every side sent the next mão, and not the same, or what cannot stand."""
        return (
            not self.over
            and bool(self.sent)
            and compares(self.jogo, self.sends, self.next_place, self._played)
        )

    @property
    def flagged(self) -> bool:
        """Whether the director has to look at this table."""
        return self.differs or any(line.state == State.DIVERGENT for line in self.unconfirmed)


def sheet(jogo: Jogo) -> Sheet:
    """Return the sheet of one jogo. Two queries, and one or two more where duplas confirm."""
    course = Course.read(jogo)
    return _sheet(jogo, course.partidas, course.maos, course.taken_back, course.said, sent_in([jogo]))


def sheets(jogos: list[Jogo]) -> dict[int, Sheet]:
    """Return the sheets of many jogos by id. As many queries as for one."""
    rows: dict[int, list[Partida]] = defaultdict(list)
    jogo_of: dict[int, int] = {}
    for row in Partida.objects.filter(jogo__in=jogos).order_by("jogo", "number"):
        jogo_of[row.pk] = row.jogo_id
        if not row.dropped:
            rows[row.jogo_id].append(row)
    maos: dict[int, list[Mao]] = defaultdict(list)
    taken_back: dict[int, list[tuple[int, int]]] = defaultdict(list)
    latest = Mao.objects.latest_versions().filter(partida__jogo__in=jogos)
    for mao in latest.order_by("partida", "number"):
        if mao.void:
            taken_back[jogo_of[mao.partida_id]].append((mao.partida_id, mao.number))
        else:
            maos[mao.partida_id].append(mao)
    said, sent = said_in(jogos), sent_in(jogos)
    return {jogo.pk: _sheet(jogo, rows[jogo.pk], maos, taken_back[jogo.pk], said, sent) for jogo in jogos}


def _sheet(
    jogo: Jogo,
    partidas: list[Partida],
    maos: Mapping[int, list[Mao]],
    taken_back: Iterable[tuple[int, int]],
    said: Mapping[int, list[Confirmacao]],
    sent: Mapping[int, Sends],
) -> Sheet:
    sides = jogo.sides
    last = furthest(chain(*(maos.get(row.pk, ()) for row in partidas)), taken_back)

    def line(mao: Mao, running: dict[str, Points]) -> MaoLine:
        newest = (mao.partida_id, mao.number) >= last
        words = tuple(said.get(mao.pk, ()))
        return MaoLine(mao, running, state_of(jogo, mao, words, newest=newest), words)

    found = tuple(
        PartidaSheet(
            row.number,
            row.winner,
            row.reason,
            tuple(starmap(line, _running(maos.get(row.pk, ()), sides))),
            sides,
        )
        for row in partidas
    )
    return Sheet(jogo, found, sent.get(jogo.pk, {}))


def _running(maos: Iterable[Mao], sides: tuple[str, ...]) -> Iterator[tuple[Mao, dict[str, Points]]]:
    """Yield each mão with the totals of the partida after it."""
    running: dict[str, Points] = dict.fromkeys(sides, 0)
    for mao in maos:
        running = {side: rules.whole(running[side] + mao.totals[side]) for side in sides}
        yield mao, running


@dataclass(frozen=True, slots=True)
class Unsettled:
    """A mão that some sides have sent: divergent once all have and it is not the same."""

    partida: int
    number: int
    sides: tuple[str, ...]
    state: State


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
