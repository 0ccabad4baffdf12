"""The course of one jogo, read under its lock: everything a write has to know, in three queries."""

from collections import defaultdict
from dataclasses import dataclass

import rules
from scoring.models import Jogo, Mao, Partida


@dataclass(slots=True)
class Course:
    """A locked jogo with its partidas and the mãos that stand, both in order of play."""

    jogo: Jogo
    partidas: list[Partida]
    maos: dict[int, list[Mao]]  # by id of the partida

    @classmethod
    def lock(cls, jogo: Jogo) -> "Course":
        """Lock the jogo until the end of the transaction and read its course."""
        locked = Jogo.objects.select_for_update().get(pk=jogo.pk)
        partidas = list(Partida.objects.filter(jogo=locked).order_by("number"))
        of_id = {partida.pk: partida for partida in partidas}
        maos: dict[int, list[Mao]] = defaultdict(list)
        for mao in Mao.objects.standing().filter(partida__in=partidas).order_by("partida", "number"):
            mao.partida = of_id[mao.partida_id]
            maos[mao.partida_id].append(mao)
        return cls(locked, partidas, maos)

    @property
    def next_place(self) -> tuple[int, int]:
        """Partida and number of the mão to be recorded next."""
        return self.partidas[-1].number, len(self.maos[self.partidas[-1].pk]) + 1

    def standing(self, partida: int, number: int) -> Mao | None:
        """Return the version of a mão that stands, None when it was not played."""
        row = next((row for row in self.partidas if row.number == partida), None)
        return next((mao for mao in self.maos[row.pk] if mao.number == number), None) if row else None

    def put(self, mao: Mao) -> None:
        """Take in a version just stored: the next mão, or the successor of one that stood."""
        others = [other for other in self.maos[mao.partida_id] if other.number != mao.number]
        self.maos[mao.partida_id] = sorted([*others, mao], key=lambda other: other.number)

    def totals(self, partida: Partida) -> list[dict[str, rules.Points]]:
        """Return the totals of the mãos that stand in a partida, in points by side."""
        return [mao.totals for mao in self.maos[partida.pk]]

    def before(self) -> dict[str, rules.Points]:
        """Return the points of each side so far in the partida being played."""
        played = self.totals(self.partidas[-1])
        return {side: sum(points[side] for points in played) for side in self.jogo.sides}
