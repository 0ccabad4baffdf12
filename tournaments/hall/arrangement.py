"""How a hall is arranged: mesas that are blocked, mesas kept for a dupla, and what each is called.

It is stored on the event, whole: whoever seats somebody has the event in hand, under its lock, and reads nothing more.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NotRequired, TypedDict

from tournaments.models import Tournament
from tournaments.plan.places import Places


class ArrangedMesa(TypedDict):
    """What is said of one mesa. dupla: by id, whose mesa it is; nobody else is sent there."""

    name: NotRequired[str]
    room: NotRequired[str]
    blocked: NotRequired[bool]
    dupla: NotRequired[int]


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The mesas of a hall, from 1, and what is said of some of them. kept: the mesa of each dupla that has its own."""

    mesas: int
    said: Mapping[int, ArrangedMesa] = field(default_factory=dict)

    @classmethod
    def of(cls, tournament: Tournament) -> "Arrangement":
        """Return how the hall of an event is arranged; of a mesa that it has no more nothing is known."""
        stored: dict[str, Any] = tournament.arrangement
        said = {int(number): mesa for number, mesa in stored.items() if int(number) <= tournament.mesas}
        return cls(tournament.mesas, said)

    @property
    def blocked(self) -> frozenset[int]:
        """Return the mesas at which nobody is to sit."""
        return frozenset(number for number, mesa in self.said.items() if mesa.get("blocked"))

    @property
    def kept(self) -> dict[int, int]:
        """Return the mesa that is kept for each dupla, by its id."""
        return {mesa["dupla"]: number for number, mesa in self.said.items() if "dupla" in mesa}

    @property
    def free(self) -> list[int]:
        """Return the mesas for anybody, neither blocked nor kept."""
        return self.given(())

    def given(self, duplas: Collection[int]) -> list[int]:
        """Return the mesas at which these can sit: those for anybody, and those kept for one of them."""
        closed = self.blocked | {mesa for dupla, mesa in self.kept.items() if dupla not in duplas}
        return [number for number in range(1, self.mesas + 1) if number not in closed]

    def own(self, duplas: Iterable[int]) -> int | None:
        """Return the mesa that is kept for one of those who meet; the first where each has one."""
        kept = self.kept
        return min((kept[dupla] for dupla in duplas if dupla in kept), default=None)

    def place(self, number: int | None) -> str:
        """Return the name and the room of a mesa; empty where it has neither."""
        return _place(self.said.get(number or 0))

    def swapped(
        self, mesas: Sequence[int | None], sides: Sequence[Collection[int]]
    ) -> tuple[int | None, ...]:
        """Seat who has a mesa of its own there, and whoever was there in its place. sides: who meets, each time."""
        found = list(mesas)
        for at, duplas in enumerate(sides):
            own = self.own(duplas)
            if own is None or found[at] == own:
                continue
            if own in found:
                found[found.index(own)] = found[at]
            found[at] = own
        return tuple(found)

    def placed(
        self, places: Callable[[int], Places], sides: Sequence[Sequence[Collection[int]]], *, after: int = 0
    ) -> Places:
        """Return where the meetings of several rounds are played.

        places: where they would be in a hall of so many mesas, from 1. after: a mesa; those up to it are others' where
        there are more.
        """
        given = self.given({dupla for of_round in sides for duplas in of_round for dupla in duplas})
        given = [mesa for mesa in given if mesa > after] or given
        if not given:
            return tuple(tuple(None for _duplas in of_round) for of_round in sides)
        return tuple(
            self.swapped([place and given[place - 1] for place in of_round], duplas)
            for of_round, duplas in zip(places(len(given)), sides, strict=True)
        )

    def moves(
        self, rows: Sequence[tuple[int | None, Collection[int]]], taken: Collection[int]
    ) -> Iterator[int | None]:
        """Yield where those go who wait in one round: from a mesa that is no longer theirs to the lowest free one.

        rows: the mesa and the duplas of each. taken: the mesas of the round at which others play.
        """
        found = self.swapped([mesa for mesa, _duplas in rows], [duplas for _mesa, duplas in rows])
        there = {*taken, *(mesa for mesa in found if mesa)}
        for mesa, (_before, duplas) in zip(found, rows, strict=True):
            if mesa is None or mesa in self.given(duplas):
                yield mesa
                continue
            after = next((one for one in self.free if one not in there), None)
            there |= {after} if after else set()
            yield after


def place_of(tournament: Tournament, mesa: int | None) -> str:
    """Return the name and the room of one mesa without reading the others; empty where it has neither."""
    if mesa is None or mesa > tournament.mesas:
        return ""
    return _place(tournament.arrangement.get(str(mesa)))


def _place(mesa: ArrangedMesa | None) -> str:
    return ", ".join(filter(None, (mesa.get("name", ""), mesa.get("room", "")))) if mesa else ""


def arranged_again(tournament: Tournament, duplas: Mapping[int, int]) -> dict[str, ArrangedMesa]:
    """Return how the hall of an event is arranged, for another event in it.

    duplas: who is there again, by the id of then.
    """
    found: dict[str, ArrangedMesa] = {}
    for number, mesa in Arrangement.of(tournament).said.items():
        again = mesa.copy()
        kept = again.pop("dupla", None)
        if kept is not None and kept in duplas:
            again["dupla"] = duplas[kept]
        if again:
            found[str(number)] = again
    return found
