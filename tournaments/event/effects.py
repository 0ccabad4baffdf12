"""The effects of a correction: values with equality, so that a digest of them can be confirmed."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

import rules
from tournaments.models import Confronto, Stage
from tournaments.outcomes.annul import Fallen
from tournaments.outcomes.double_seated import DoubleSeated


@dataclass(frozen=True, slots=True)
class Owners:
    """Subject of a correction that gives the entered mãos of one or two confrontos of a round other owners."""

    confrontos: Sequence[Confronto]

    @property
    def stage(self) -> Stage:
        return self.confrontos[0].stage

    @property
    def stage_id(self) -> int:
        return self.confrontos[0].stage_id

    @property
    def round(self) -> int:
        return self.confrontos[0].round


@dataclass(frozen=True, slots=True)
class ResultChange:
    """How a corrected confronto ends, before and after: status and name of the winner, or empty strings.

    versus: the names of its sides, if several are corrected at once.
    """

    before: tuple[str, str]
    after: tuple[str, str]
    versus: str = ""


@dataclass(frozen=True, slots=True)
class SheetChange:
    """A sheet with other owners: name and points of each side, before and after.

    maos: number of current mãos. written: number of all versions, so that no confirmation is valid twice.
    """

    mesa: int | None
    maos: int
    written: int
    before: tuple[tuple[str, rules.Points], ...]
    after: tuple[tuple[str, rules.Points], ...]


@dataclass(frozen=True, slots=True)
class Rematch:
    """Two duplas that then meet once more than the plan says, and the round in which they do."""

    round: int
    names: tuple[str, str]


@dataclass(frozen=True, slots=True)
class PlaceChange:
    """A change of place in the standings. group: 0 without groups."""

    dupla: str
    group: int
    before: tuple[int, int]
    after: tuple[int, int]


@dataclass(frozen=True, slots=True)
class SlotChange:
    """A slot of a later confronto of a bracket with a new occupant; an empty name is an open slot."""

    round: int
    kind: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class LaterStage:
    """Changes in a later stage that has begun.

    moves: changes in its standings. redrawn: number of the draft round to draw again from the new list.
    """

    number: int
    name: str
    moves: tuple[PlaceChange, ...] = ()
    redrawn: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Effects:
    """Everything that a correction changes.

    sheets, results, rematches: of owners; a change of owners is always confirmed.
    fallen: confrontos of the bracket that followed from the old result and are played again. posted: numbers of later
    rounds that keep their pairings. redrawn: number of the draft round that is drawn again. later_stages: later
    stages and side events that keep their entries. later: changes inside later stages. double_seated: players who are
    then seated in two open jogos.
    """

    sheets: tuple[SheetChange, ...] = ()
    results: tuple[ResultChange, ...] = ()
    rematches: tuple[Rematch, ...] = ()
    result: ResultChange | None = None
    moves: tuple[PlaceChange, ...] = ()
    slots: tuple[SlotChange, ...] = ()
    fallen: tuple[Fallen, ...] = ()
    posted: tuple[int, ...] = ()
    redrawn: int | None = None
    later_stages: tuple[str, ...] = ()
    later: tuple[LaterStage, ...] = ()
    double_seated: tuple[DoubleSeated, ...] = ()

    @property
    def anything(self) -> bool:
        """Whether the correction changes more than its jogo."""
        found = (self.sheets, self.result, self.moves, self.slots, self.fallen, self.redrawn, self.later)
        return any(found)

    @property
    def key(self) -> str:
        """Return the digest of these effects; a confirmation quotes it."""
        return hashlib.sha256(repr(self).encode()).hexdigest()[:16]
