"""The points sheet of a jogo, like the paper one: read model of the table page, the jogo page and the API."""

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

from scoring.models import Jogo, Mao, Partida

SIDES = ("A", "B")


@dataclass(frozen=True, slots=True)
class MaoLine:
    """One mão with the partida's totals after it, in points."""

    mao: Mao
    running: dict[str, int]

    @property
    def number(self) -> int:
        return self.mao.number

    @property
    def totals(self) -> dict[str, int]:
        totals: dict[str, int] = self.mao.totals
        return totals

    @property
    def lines(self) -> dict[str, list[dict[str, Any]]]:
        lines: dict[str, list[dict[str, Any]]] = self.mao.lines
        return lines

    @property
    def corrected(self) -> bool:
        return self.mao.version > 1


@dataclass(frozen=True, slots=True)
class PartidaSheet:
    """One partida: its mãos that stand, in order, and who won it and why."""

    number: int
    winner: str
    reason: str
    maos: tuple[MaoLine, ...]

    @property
    def totals(self) -> dict[str, int]:
        return self.maos[-1].running if self.maos else dict.fromkeys(SIDES, 0)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A whole jogo."""

    jogo: Jogo
    partidas: tuple[PartidaSheet, ...] = field(default=())

    @property
    def won(self) -> dict[str, int]:
        """Partidas won by each side."""
        return {side: sum(partida.winner == side for partida in self.partidas) for side in SIDES}

    @property
    def current(self) -> PartidaSheet:
        """The partida being played, or the last one."""
        return self.partidas[-1]

    @property
    def next_mao(self) -> int:
        """Number of the mão to enter next in the current partida."""
        return len(self.current.maos) + 1

    @property
    def over(self) -> bool:
        return self.jogo.closed_at is not None

    @property
    def winner(self) -> str:
        return self.jogo.winner


def sheet(jogo: Jogo) -> Sheet:
    """Return the sheet of one jogo. Two queries."""
    return sheets([jogo])[jogo.pk]


def sheets(jogos: list[Jogo]) -> dict[int, Sheet]:
    """Return the sheets of many jogos by id. Two queries, however many there are."""
    partidas = Partida.objects.filter(jogo__in=jogos).order_by("jogo", "number")
    maos: dict[int, list[Mao]] = defaultdict(list)
    for mao in Mao.objects.standing().filter(partida__jogo__in=jogos).order_by("partida", "number"):
        maos[mao.partida_id].append(mao)
    found: dict[int, list[PartidaSheet]] = defaultdict(list)
    for partida in partidas:
        lines = tuple(_lines(maos[partida.pk]))
        found[partida.jogo_id].append(PartidaSheet(partida.number, partida.winner, partida.reason, lines))
    return {jogo.pk: Sheet(jogo, tuple(found[jogo.pk])) for jogo in jogos}


def _lines(maos: list[Mao]) -> list[MaoLine]:
    running = dict.fromkeys(SIDES, 0)
    lines = []
    for mao in maos:
        running = {side: running[side] + mao.totals[side] for side in SIDES}
        lines.append(MaoLine(mao, running))
    return lines
