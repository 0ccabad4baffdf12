"""Arrangement of a hall: blocked mesas, reserved mesas, and their names.

It is stored as one field of the event, so seating code that holds the locked event needs no further query.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NotRequired, TypedDict

from tournaments.models import Tournament
from tournaments.plan.places import Places


class ArrangedMesa(TypedDict):
    """Settings of one mesa. dupla: id of the dupla for which the mesa is reserved."""

    name: NotRequired[str]
    room: NotRequired[str]
    blocked: NotRequired[bool]
    dupla: NotRequired[int]


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The mesas of a hall, numbered from 1, and the settings of some of them."""

    mesas: int
    said: Mapping[int, ArrangedMesa] = field(default_factory=dict)

    @classmethod
    def of(cls, tournament: Tournament) -> "Arrangement":
        """Return the arrangement of an event. Settings of mesas beyond the size of the hall are ignored."""
        stored: dict[str, Any] = tournament.arrangement
        said = {int(number): mesa for number, mesa in stored.items() if int(number) <= tournament.mesas}
        return cls(tournament.mesas, said)

    @property
    def blocked(self) -> frozenset[int]:
        """Return the blocked mesas."""
        return frozenset(number for number, mesa in self.said.items() if mesa.get("blocked"))

    @property
    def kept(self) -> dict[int, int]:
        """Map each dupla, by id, to its reserved mesa."""
        return {mesa["dupla"]: number for number, mesa in self.said.items() if "dupla" in mesa}

    @property
    def free(self) -> list[int]:
        """Return the mesas that are neither blocked nor reserved."""
        return self.given(())

    def given(self, duplas: Collection[int]) -> list[int]:
        """Return the mesas at which these duplas may sit: unreserved ones, and those reserved for one of them."""
        closed = self.blocked | {mesa for dupla, mesa in self.kept.items() if dupla not in duplas}
        return [number for number in range(1, self.mesas + 1) if number not in closed]

    def own(self, duplas: Iterable[int]) -> int | None:
        """Return the mesa reserved for one of these duplas; the lowest if several have one."""
        kept = self.kept
        return min((kept[dupla] for dupla in duplas if dupla in kept), default=None)

    def place(self, number: int | None) -> str:
        """Return the name and room of a mesa; empty if it has neither."""
        return _place(self.said.get(number or 0))

    def swapped(
        self, mesas: Sequence[int | None], sides: Sequence[Collection[int]]
    ) -> tuple[int | None, ...]:
        """Move each meeting to its reserved mesa, and the meeting seated there to the mesa it leaves.

        sides: the duplas of each meeting.
        """
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
        """Return the mesas of the meetings of several rounds.

        places: function from the number of mesas to their mesas in a hall numbered from 1. after: mesas up to this
        one belong to other stages and are skipped if there are others.
        """
        given = self.given({dupla for of_round in sides for duplas in of_round for dupla in duplas})
        # If other stages use the whole hall, it is shared.
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
        """Yield the new mesa of each waiting meeting of a round.

        A mesa that is not allowed is replaced by the lowest free one. rows: mesa and duplas of each meeting. taken:
        mesas of the round in use.
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
    """Return the name and room of one mesa without reading the others; empty if it has neither."""
    if mesa is None or mesa > tournament.mesas:
        return ""
    return _place(tournament.arrangement.get(str(mesa)))


def _place(mesa: ArrangedMesa | None) -> str:
    return ", ".join(filter(None, (mesa.get("name", ""), mesa.get("room", "")))) if mesa else ""


def arranged_again(tournament: Tournament, duplas: Mapping[int, int]) -> dict[str, ArrangedMesa]:
    """Return the arrangement of an event for a copy of it.

    duplas: ids in the copy by ids in the original.
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
