"""The content of an audit trail line: for each action the state before and after, as stored in JSON.

A line never changes and is part of a chain, so the shape of a stored action never changes either; further data needs
a new action. `docs/schemas/trail-line.json` is generated from this module.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, TypedDict, get_args, get_type_hints

import rules
from scoring.models import AuditEntry
from scoring.models.jogo import PlayedBy

Action = AuditEntry.Action

type Facts = Mapping[str, object]  # a mão in summary form, as `rules.judge` takes it
type Totals = Mapping[str, rules.Points]  # points of each side
type Columns = Mapping[str, object]  # of a stored row; `model` and `id` say which


class TrailColumns(TypedDict):
    """The columns in the digest of a line, besides its action and the state before and after."""

    jogo_id: int
    sequence: int
    at: datetime
    actor_id: int | None
    device: str
    reason: str
    rows: list[Columns]


class MaoVersion(TypedDict):
    """A version of a mão: its id and place, its facts and its points."""

    mao: int
    partida: int
    number: int
    version: int
    facts: Facts
    totals: Totals


class MaoSent(TypedDict):
    """One side's entry of a mão, if each side enters every mão by itself."""

    partida: int
    number: int
    side: str
    facts: Facts
    totals: Totals


class VersionPlace(TypedDict):
    """The place and version of a mão."""

    partida: int
    number: int
    version: int


class SideSaid(TypedDict):
    """The versions on which a side gave its verdict; the director's verdict has no side."""

    side: str
    maos: list[VersionPlace]


class JogoResult(TypedDict):
    """Winner and reason of a jogo; both empty while it is open."""

    winner: str
    reason: str


class Dealer(TypedDict):
    """The side that deals a mão."""

    partida: int
    number: int
    side: str


class Deal(Dealer):
    """The deal if the players agree on it: the sides that deal, play first and cut."""

    first: str
    cuts: str


class Relancinho(TypedDict):
    """The number of relancinhos that a side has laid so far in a mão being played."""

    partida: int
    number: int
    side: str
    count: int


class SeatsTaken(TypedDict):
    """The players, each to the left of the one before; empty if the seats were withdrawn."""

    seats: list[str]


class Bell(TypedDict):
    """The next mão when the bell rang, and whether it was being played."""

    partida: int
    number: int
    in_play: bool


class BellHeard(TypedDict):
    """The last mão that counted by a bell, and the result that the bell led to; empty if the jogo stayed open."""

    partida: int
    number: int
    winner: str
    reason: str


class FromFile(JogoResult):
    """The result of a jogo in a file, and the SHA-256 of that file."""

    file: str


class Seat(TypedDict):
    """A seat of a jogo: the mesa, a side, or a seat with read access."""

    seat: str


class SeatHolder(TypedDict):
    """The device that writes at a seat; empty if the seat is free."""

    seat: str
    device: str


class CallTime(TypedDict):
    """The time when the director was called, in UTC as ISO 8601."""

    at: str


class Call(CallTime):
    """The seat that called the director, and the time."""

    seat: str


@dataclass(frozen=True, slots=True)
class Opened:
    """The first line of every trail."""

    after: PlayedBy
    before: None = None
    action: Literal[Action.OPENED] = Action.OPENED


@dataclass(frozen=True, slots=True)
class MaoRecorded:
    after: MaoVersion
    before: None = None
    action: Literal[Action.RECORDED] = Action.RECORDED


@dataclass(frozen=True, slots=True)
class Corrected:
    before: MaoVersion
    after: MaoVersion
    action: Literal[Action.CORRECTED] = Action.CORRECTED


@dataclass(frozen=True, slots=True)
class MaoTakenBack:
    before: MaoVersion
    after: None = None
    action: Literal[Action.TAKEN_BACK] = Action.TAKEN_BACK


@dataclass(frozen=True, slots=True)
class SentBySide:
    after: MaoSent
    before: None = None
    action: Literal[Action.SENT] = Action.SENT


@dataclass(frozen=True, slots=True)
class SaidBySide:
    action: Literal[Action.CONFIRMED, Action.CONTESTED]
    after: SideSaid
    before: None = None


@dataclass(frozen=True, slots=True)
class Ruled:
    """The director's decision; `before` holds the version that it replaces, if any."""

    after: MaoVersion
    before: MaoVersion | None = None
    action: Literal[Action.RULED] = Action.RULED


@dataclass(frozen=True, slots=True)
class ResultChanged:
    action: Literal[Action.CLOSED, Action.WALKOVER, Action.CANCELLED, Action.REOPENED]
    before: JogoResult
    after: JogoResult


@dataclass(frozen=True, slots=True)
class DealerNamed:
    after: Dealer
    before: None = None
    action: Literal[Action.DEALER] = Action.DEALER


@dataclass(frozen=True, slots=True)
class DealAgreed:
    after: Deal
    before: None = None
    action: Literal[Action.DEAL_AGREED] = Action.DEAL_AGREED


@dataclass(frozen=True, slots=True)
class RelancinhoNoted:
    after: Relancinho
    before: None = None
    action: Literal[Action.RELANCINHO] = Action.RELANCINHO


@dataclass(frozen=True, slots=True)
class PlayersSeated:
    before: SeatsTaken
    after: SeatsTaken
    action: Literal[Action.SEATED] = Action.SEATED


@dataclass(frozen=True, slots=True)
class BellRung:
    after: Bell
    before: None = None
    action: Literal[Action.BELL] = Action.BELL


@dataclass(frozen=True, slots=True)
class BellUndone:
    """The bell is taken back. after: the result without it."""

    before: BellHeard
    after: JogoResult
    action: Literal[Action.BELL_UNDONE] = Action.BELL_UNDONE


@dataclass(frozen=True, slots=True)
class SeatReissued:
    after: Seat
    before: None = None
    action: Literal[Action.REISSUED] = Action.REISSUED


@dataclass(frozen=True, slots=True)
class HolderChanged:
    action: Literal[Action.TAKEN_OVER, Action.RELEASED]
    before: SeatHolder
    after: SeatHolder


@dataclass(frozen=True, slots=True)
class DirectorCalled:
    after: Call
    before: None = None
    action: Literal[Action.CALLED] = Action.CALLED


@dataclass(frozen=True, slots=True)
class CallAnswered:
    """The director has seen the call, or has ended it. before: the time of the call."""

    action: Literal[Action.CALL_SEEN, Action.CALL_ENDED]
    before: CallTime
    after: None = None


class Labels(TypedDict):
    """Digests of the labels, each salted with the salt of the jogo."""

    label_digests: list[str]


@dataclass(frozen=True, slots=True)
class Renamed:
    """A label was replaced. No line holds the old or the new label."""

    after: Labels
    before: None = None
    action: Literal[Action.RENAMED] = Action.RENAMED


@dataclass(frozen=True, slots=True)
class Reassigned:
    """The jogo was given, with its sheet, to other players: it had been entered for the wrong ones."""

    before: Labels
    after: Labels
    action: Literal[Action.REASSIGNED] = Action.REASSIGNED


@dataclass(frozen=True, slots=True)
class BroughtFromFile:
    """All data of a jogo that was played elsewhere and imported from a file. `rows` holds the facts."""

    after: FromFile
    before: None = None
    action: Literal[Action.BROUGHT] = Action.BROUGHT


@dataclass(frozen=True, slots=True)
class SheetChecked:
    """The director has compared the result with the paper sheet, or takes that back."""

    action: Literal[Action.CHECKED, Action.UNCHECKED]
    after: JogoResult
    before: None = None


type TrailLine = (
    Opened
    | MaoRecorded
    | Corrected
    | MaoTakenBack
    | SentBySide
    | SaidBySide
    | Ruled
    | ResultChanged
    | DealerNamed
    | DealAgreed
    | RelancinhoNoted
    | PlayersSeated
    | BellRung
    | BellUndone
    | SeatReissued
    | HolderChanged
    | DirectorCalled
    | CallAnswered
    | Renamed
    | Reassigned
    | BroughtFromFile
    | SheetChecked
)

LINES: Mapping[str, Callable[..., TrailLine]] = {
    action: line
    for line in get_args(TrailLine.__value__)
    for action in get_args(get_type_hints(line)["action"])
}


def line_of(row: AuditEntry) -> TrailLine:
    """Return the typed line of a stored row."""
    return LINES[row.action](action=Action(row.action), before=row.before, after=row.after)
