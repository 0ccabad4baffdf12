"""The course of one jogo, read under its lock: everything a write has to know."""

from collections import defaultdict
from dataclasses import dataclass
from itertools import chain
from uuid import UUID

import rules
from scoring.compiled_queries import Compiled
from scoring.jogo.mao_state import State, furthest, said_in, state_of
from scoring.models import Confirmacao, Jogo, Mao, Partida

_LOCKED = Compiled(Jogo, lambda pk: Jogo.objects.select_for_update(no_key=True).filter(pk=pk))
_PARTIDAS = Compiled(Partida, lambda pk: Partida.objects.filter(jogo=pk).order_by("number"))
_VERSIONS = Compiled(
    Mao, lambda pk: Mao.objects.filter(partida__jogo=pk).order_by("partida_id", "number", "version")
)


@dataclass(slots=True)
class Course:
    """A jogo, locked by whoever writes, with its partidas and the mãos that stand, both in order of play."""

    jogo: Jogo
    partidas: list[Partida]
    maos: dict[int, list[Mao]]  # by id of the partida
    taken_back: dict[tuple[int, int], Mao]  # what took a mão back, by id of the partida and number
    dropped: dict[int, Partida]  # by number
    said: dict[int, list[Confirmacao]]  # by id of the version
    versions: dict[UUID, Mao]  # every one, by the id that its client gave it

    @classmethod
    def lock(cls, jogo: Jogo) -> "Course":
        """Lock the jogo until the end of the transaction and read its course."""
        (locked,) = _LOCKED(jogo.pk)
        return cls.read(locked)

    @classmethod
    def read(cls, jogo: Jogo) -> "Course":
        """Read the course of a jogo as it is, for what only looks."""
        of_id = {row.pk: row for row in _PARTIDAS(jogo.pk)}
        for row in of_id.values():
            row.jogo = jogo
        versions = _VERSIONS(jogo.pk)
        for mao in versions:
            mao.partida = of_id[mao.partida_id]
        maos: dict[int, list[Mao]] = defaultdict(list)
        taken_back = {}
        for mao in {(mao.partida_id, mao.number): mao for mao in versions}.values():  # the last one of each
            if mao.void:
                taken_back[mao.partida_id, mao.number] = mao
            else:
                maos[mao.partida_id].append(mao)
        dropped = {row.number: row for row in of_id.values() if row.dropped}
        kept = [row for row in of_id.values() if not row.dropped]
        by_key = {mao.client_id: mao for mao in versions}
        return cls(jogo, kept, maos, taken_back, dropped, said_in([jogo]), by_key)

    @property
    def next_place(self) -> tuple[int, int]:
        """Partida and number of the mão to be recorded next."""
        return self.partidas[-1].number, len(self.maos[self.partidas[-1].pk]) + 1

    def standing(self, partida: int, number: int) -> Mao | None:
        """Return the version of a mão that stands, None when it was not played."""
        row = next((row for row in self.partidas if row.number == partida), None)
        return next((mao for mao in self.maos[row.pk] if mao.number == number), None) if row else None

    @property
    def last(self) -> Mao | None:
        """The last mão played of all."""
        return next((self.maos[row.pk][-1] for row in reversed(self.partidas) if self.maos[row.pk]), None)

    @property
    def last_place(self) -> tuple[int, int]:
        """Partida and number of the last mão played; zeros before the first."""
        return (self.last.partida.number, self.last.number) if self.last else (0, 0)

    def state(self, mao: Mao) -> State:
        """Return how a mão stands."""
        newest = (mao.partida_id, mao.number) >= furthest(chain(*self.maos.values()), self.taken_back)
        return state_of(self.jogo, mao, self.said.get(mao.pk, ()), newest=newest)

    @property
    def unconfirmed(self) -> list[Mao]:
        """What a side has yet to confirm; nothing where one scorer is enough."""
        if self.jogo.entry == Jogo.Entry.SCORER:
            return []
        rows = [mao for partida in self.partidas for mao in self.maos[partida.pk]]
        return [mao for mao in rows if self.state(mao) != State.CONFIRMED]

    @property
    def awaiting(self) -> bool:
        """Whether the jogo is over at the table, and only waits to be confirmed."""
        over = bool(self.partidas[-1].reason) and self.jogo.closed_at is None
        return over and bool(self.unconfirmed)

    def put(self, mao: Mao) -> None:
        """Take in a version just stored: the next mão, the successor of one that stood, or what takes it back."""
        others = [other for other in self.maos[mao.partida_id] if other.number != mao.number]
        stands = [] if mao.void else [mao]
        if mao.void:
            self.taken_back[mao.partida_id, mao.number] = mao
        self.maos[mao.partida_id] = sorted([*others, *stands], key=lambda other: other.number)

    def next_version(self, partida: Partida, number: int) -> int:
        """Return the version that is stored next of a mão: after the one that stands, or that took it back."""
        last = self.standing(partida.number, number) or self.taken_back.get((partida.pk, number))
        return last.version + 1 if last else 1

    def totals(self, partida: Partida) -> list[dict[str, rules.Points]]:
        """Return the totals of the mãos that stand in a partida, in points by side."""
        return [mao.totals for mao in self.maos[partida.pk]]

    def before(self) -> dict[str, rules.Points]:
        """Return the points of each side so far in the partida being played."""
        played = self.totals(self.partidas[-1])
        return {side: sum(points[side] for points in played) for side in self.jogo.sides}
