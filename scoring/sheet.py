"""The points sheet of a jogo, like the paper one: read model of the table page, the jogo page and the API."""

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

import rules
from rules import Points
from scoring.models import Jogo, Mao, Partida

SIDES = ("A", "B")  # of a jogo of two


@dataclass(frozen=True, slots=True)
class MaoLine:
    """One mão with the partida's totals after it, in points by side of the partida."""

    mao: Mao
    running: dict[str, Points]

    @property
    def number(self) -> int:
        return self.mao.number

    @property
    def totals(self) -> dict[str, Points]:
        totals: dict[str, Points] = self.mao.totals
        return totals

    @property
    def lines(self) -> dict[str, list[dict[str, Any]]]:
        """The reasons by side of the mão: of three players, `A` and `B+C`."""
        lines: dict[str, list[dict[str, Any]]] = self.mao.lines
        return lines

    @property
    def corrected(self) -> bool:
        return self.mao.version > 1


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
    partidas = Partida.objects.filter(jogo__in=jogos, dropped=False).order_by("jogo", "number")
    maos: dict[int, list[Mao]] = defaultdict(list)
    for mao in Mao.objects.standing().filter(partida__jogo__in=jogos).order_by("partida", "number"):
        maos[mao.partida_id].append(mao)
    sides = {jogo.pk: jogo.sides for jogo in jogos}
    found: dict[int, list[PartidaSheet]] = defaultdict(list)
    for partida in partidas:
        of_jogo = sides[partida.jogo_id]
        lines = tuple(_lines(maos[partida.pk], of_jogo))
        row = PartidaSheet(partida.number, partida.winner, partida.reason, lines, of_jogo)
        found[partida.jogo_id].append(row)
    return {jogo.pk: Sheet(jogo, tuple(found[jogo.pk])) for jogo in jogos}


def _lines(maos: list[Mao], sides: tuple[str, ...]) -> list[MaoLine]:
    running: dict[str, Points] = dict.fromkeys(sides, 0)
    lines = []
    for mao in maos:
        running = {side: rules.whole(running[side] + mao.totals[side]) for side in sides}
        lines.append(MaoLine(mao, running))
    return lines
