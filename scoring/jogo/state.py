"""The state of a jogo: its partidas, current mãos, verdicts and entries. Both writers and readers use it."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from uuid import UUID

import rules
from scoring.compiled_queries import Compiled
from scoring.jogo.before import Before, warned_in
from scoring.jogo.mao_state import MaoState, said_in, sent_in, state_of
from scoring.jogo.progress import Place, Sends, all_have_sent, next_of
from scoring.models import Confirmation, Jogo, Mao, Partida, Submission

# NO KEY, so that inserts of rows that refer to the jogo are not blocked.
_LOCKED = Compiled(Jogo, lambda pk: Jogo.objects.select_for_update(no_key=True).filter(pk=pk))
_PARTIDAS = Compiled(Partida, lambda pk: Partida.objects.filter(jogo=pk).order_by("number"))
_VERSIONS = Compiled(
    Mao, lambda pk: Mao.objects.filter(partida__jogo=pk).order_by("partida_id", "number", "version")
)


@dataclass(slots=True)
class JogoState:
    """A jogo with its partidas and their current mãos, both in order of play."""

    jogo: Jogo
    partidas: list[Partida]
    maos: dict[int, list[Mao]]  # by id of the partida
    # the versions that took a mão back, by id of the partida and number
    taken_back: dict[tuple[int, int], Mao]
    dropped: dict[int, Partida]  # by number
    said: dict[int, list[Confirmation]]  # by id of the version
    versions: dict[UUID, Mao]  # every version, by the id that its client gave it
    _sends: Sends | None = None

    @classmethod
    def lock(cls, jogo: Jogo) -> "JogoState":
        """Lock a jogo until the end of the transaction and read its state."""
        (locked,) = _LOCKED(jogo.pk)
        return cls.read(locked)

    @classmethod
    def read(cls, jogo: Jogo) -> "JogoState":
        """Read the state of a jogo without a lock. Two queries, and one more if duplas confirm mãos."""
        return cls._of(jogo, _PARTIDAS(jogo.pk), _VERSIONS(jogo.pk), said_in([jogo]))

    @classmethod
    def read_all(cls, jogos: Sequence[Jogo]) -> dict[int, "JogoState"]:
        """Read the states of several jogos by id, with their entries. As many queries as for one."""
        partidas: dict[int, list[Partida]] = defaultdict(list)
        for row in Partida.objects.filter(jogo__in=jogos).order_by("jogo", "number"):
            partidas[row.jogo_id].append(row)
        jogo_of = {row.pk: row.jogo_id for rows in partidas.values() for row in rows}
        versions: dict[int, list[Mao]] = defaultdict(list)
        for mao in Mao.objects.filter(partida__jogo__in=jogos).order_by("partida_id", "number", "version"):
            versions[jogo_of[mao.partida_id]].append(mao)
        said, sends = said_in(jogos), sent_in(jogos)
        found = {}
        for jogo in jogos:
            found[jogo.pk] = cls._of(jogo, partidas[jogo.pk], versions[jogo.pk], said)
            found[jogo.pk]._sends = sends[jogo.pk]  # noqa: SLF001 -- of this very class
        return found

    @classmethod
    def _of(
        cls, jogo: Jogo, rows: Sequence[Partida], versions: Iterable[Mao], said: dict[int, list[Confirmation]]
    ) -> "JogoState":
        of_id = {row.pk: row for row in rows}
        for row in rows:
            row.jogo = jogo
        by_key, last = {}, {}
        for mao in versions:  # in order, so the last version of each mão wins
            mao.partida = of_id[mao.partida_id]
            by_key[mao.client_id] = last[mao.partida_id, mao.number] = mao
        maos: dict[int, list[Mao]] = defaultdict(list)
        for mao in last.values():
            if not mao.void:
                maos[mao.partida_id].append(mao)
        return cls(
            jogo,
            partidas=[row for row in rows if not row.dropped],
            maos=maos,
            taken_back={place: mao for place, mao in last.items() if mao.void},
            dropped={row.number: row for row in rows if row.dropped},
            said=said,
            versions=by_key,
        )

    # --- the mãos ---------------------------------------------------------------------

    def standing(self, partida: int, number: int) -> Mao | None:
        """Return the current version of a mão, if it was played."""
        row = next((row for row in self.partidas if row.number == partida), None)
        return next((mao for mao in self.maos[row.pk] if mao.number == number), None) if row else None

    @property
    def next_place(self) -> Place:
        """The partida and number of the next mão to record."""
        return self.partidas[-1].number, len(self.maos[self.partidas[-1].pk]) + 1

    @property
    def last(self) -> Mao | None:
        """The last mão played in the jogo."""
        return next((self.maos[row.pk][-1] for row in reversed(self.partidas) if self.maos[row.pk]), None)

    @property
    def last_place(self) -> Place:
        """The partida and number of the last mão played; zeros before the first."""
        return (self.last.partida.number, self.last.number) if self.last else (0, 0)

    def next_version(self, partida: Partida, number: int) -> int:
        """Return the number of a mão's next version, also after one that took it back."""
        last = self.standing(partida.number, number) or self.taken_back.get((partida.pk, number))
        return last.version + 1 if last else 1

    def put(self, mao: Mao) -> None:
        """Add a version just stored: the next mão, the successor of another version, or one that takes a mão back."""
        others = [other for other in self.maos[mao.partida_id] if other.number != mao.number]
        stands = [] if mao.void else [mao]
        if mao.void:
            self.taken_back[mao.partida_id, mao.number] = mao
        self.maos[mao.partida_id] = sorted([*others, *stands], key=lambda other: other.number)

    # --- the points -------------------------------------------------------------------

    def totals(self, partida: Partida) -> list[dict[str, rules.Points]]:
        """Return the totals of the current mãos of a partida, in points by side."""
        return [mao.totals for mao in self.maos[partida.pk]]

    @property
    def before(self) -> Before | None:
        """The state of the partida, if the rule set judges the next mão by it.

        The points decide which sides are vulnerable, and a side that was warned once needs more points for the rest
        of the partida (000:53).
        """
        ruleset = self.jogo.load_rules()
        if ruleset.solo or not ruleset.vulnerable_points:
            return None
        played = self.totals(self.partidas[-1])
        points = {side: sum(totals[side] for totals in played) for side in self.jogo.sides}
        return Before(points, self.warned(self.partidas[-1]))

    def warned(self, partida: Partida) -> tuple[str, ...]:
        """Return the sides that were warned in a current mão of the partida."""
        found = {side for mao in self.maos[partida.pk] for side in warned_in(mao.facts)}
        return tuple(side for side in self.jogo.sides if side in found)

    # --- agreement --------------------------------------------------------------------

    def states(self) -> dict[int, MaoState]:
        """Return the state of every current mão, by id of its version."""
        rows = [mao for row in self.partidas for mao in self.maos[row.pk]]
        places = chain(((mao.partida_id, mao.number) for mao in rows), self.taken_back)
        # of all mãos ever recorded; the ids of partidas ascend in order of play
        newest = max(places, default=None)
        return {
            mao.pk: state_of(
                self.jogo,
                mao,
                self.said.get(mao.pk, ()),
                newest=(mao.partida_id, mao.number) == newest,
            )
            for mao in rows
        }

    @property
    def unconfirmed(self) -> list[Mao]:
        """The mãos that a side has yet to confirm; empty if one scorer is enough."""
        if self.jogo.entry == Jogo.Entry.SCORER:
            return []
        states = self.states()
        rows = (mao for row in self.partidas for mao in self.maos[row.pk])
        return [mao for mao in rows if states[mao.pk] != MaoState.CONFIRMED]

    @property
    def awaiting(self) -> bool:
        """Whether the jogo is over at the table and only waits for confirmation."""
        over = bool(self.partidas[-1].reason) and self.jogo.closed_at is None
        return over and bool(self.unconfirmed)

    # --- separate entry ---------------------------------------------------------------

    @property
    def sends(self) -> Sends:
        """The latest entry of each side, by place. Read on first access: at most one query."""
        if self._sends is None:
            self._sends = sent_in([self.jogo])[self.jogo.pk]
        return self._sends

    def put_sent(self, envio: Submission) -> None:
        """Add an entry just stored."""
        place = (envio.partida, envio.number)
        words: Mapping[str, Submission] = self.sends.get(place, {})
        self._sends = {**self.sends, place: {**words, envio.side: envio}}

    def next_for(self, side: str) -> Place:
        """Return the mão that a side enters next; it may be ahead of the agreed mãos."""
        played = self.totals(self.partidas[-1])
        return next_of(self.jogo, self.sends, side, self.next_place, played)

    @property
    def compares(self) -> bool:
        """Whether all sides have entered the next mão and it can be compared."""
        return all_have_sent(self.jogo, self.sends, self.next_place, self.totals(self.partidas[-1]))
