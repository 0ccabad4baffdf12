"""Codes of the director's log, and the data that each code stores beside stage, round and dupla.

Lines are chained and never change, so the data of a stored code keep their shape: additional data need a new code.
`docs/schemas/log-line.json` is generated from this module; the words of each code are in
`tournaments.wording.history.log`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal, NotRequired, TypedDict, get_args, get_type_hints

from tournaments.models import TournamentLogEntry
from tournaments.standings.meeting import Status
from tournaments.standings.penalties import Sanction

Settled = Literal[
    Status.WALKOVER,
    Status.BOTH_ABSENT,
    Status.ABANDONED,
    Status.DIRECTOR,
    Status.ABSENT,
    Status.AVERAGE,
    Status.NOT_COUNTED,
]


Use = Literal["free", "blocked", "kept"]  # unrestricted, blocked, or reserved


class LogColumns(TypedDict):
    """Columns covered by the digest of a line, beside its action and data."""

    tournament_id: int
    sequence: int
    at: datetime
    actor_id: int | None
    stage_id: int | None
    round: int | None
    dupla_id: int | None
    reason: str


class NoData(TypedDict):
    """No data: stage, round or dupla of the line suffice."""


class StageCount(TypedDict):
    """Number of stages of a plan."""

    stages: int


class SettingChange(TypedDict):
    """A setting of a plan before and after."""

    field: str
    before: object
    after: object


class SettingChanges(TypedDict):
    """Settings that were reduced or relaxed so that the entrants present can play."""

    changes: list[SettingChange]


class Lots(TypedDict):
    """The seed of a draw."""

    seed: int | None


class LotsOverridden(TypedDict):
    """The seed of a draw made before all results were recorded, and the reason."""

    seed: int | None
    override: str


class PairNames(TypedDict):
    """Names of two duplas; the second is empty for a bye."""

    one: str
    other: str


class PairAndRest(PairNames):
    """Two entrants who changed places. rest: in all later rounds as well."""

    rest: bool


class SheetTurned(TypedDict):
    """A sheet whose sides were exchanged: names by side, and the number of corrected mãos."""

    duplas: Mapping[str, str]
    maos: int


class SheetMoved(TypedDict):
    """A sheet that was given to another confronto. before, after: names of both sides; mesa: where it is kept."""

    mesa: int | None
    before: list[str]
    after: list[str]


class SheetsMoved(TypedDict):
    """Two confrontos that exchanged their sheets, by id, and the sheets."""

    confrontos: list[int]
    one: SheetMoved
    other: SheetMoved


class PairAndLots(PairNames):
    """A pair set or forbidden by hand, and the seed of the draw of the others."""

    seed: int | None


class Settlement(TypedDict):
    """A result given by the director. duplas: names by side; `absent`: absent players. given: points of the sides."""

    duplas: Mapping[str, str]
    given: NotRequired[list[int | str]]


class FallenConfronto(TypedDict):
    """An annulled confronto. jogo: id of the annulled jogo; maos: its number of mãos."""

    duplas: Mapping[str, str]
    jogo: int | None
    status: str
    maos: int


class Edit(TypedDict):
    """Changed fields: values before and after, as text, by field name."""

    changes: Mapping[str, tuple[str, str]]


class LateEntry(TypedDict):
    """A late entry, and its first round."""

    dupla: str
    from_round: int


class Departure(TypedDict):
    """Confrontos changed by a withdrawal, by id, so that they can be restored if the dupla returns.

    short: tables of single players that can no longer be played. rested: tables at which the others rest instead,
    with the side that left. walkovers: meetings awarded to the opponents. ended: those whose jogo ended as a W.O.
    """

    justified: bool
    short: NotRequired[list[int]]
    rested: NotRequired[dict[str, str]]
    walkovers: NotRequired[list[int]]
    ended: NotRequired[list[int]]


class Substitution(TypedDict):
    """The name of the dupla before and after, and the players who leave and enter."""

    before: str
    after: str
    leaves: str
    comes: str


class TeamChange(TypedDict):
    """The team of a dupla before and after; empty for no team."""

    dupla: str
    before: str
    after: str


class MesaChange(TypedDict):
    """The mesa of a confronto before and after."""

    before: int | None
    after: int
    confronto: int


class MesaNumber(TypedDict):
    mesa: int


class BellTables(TypedDict):
    """Tables at which a bell was rung or undone: mesas, and ids of the confrontos."""

    mesas: list[int | None]
    confrontos: list[int]


class RoundBell(BellTables):
    """A bell of a round or of some of its tables. in_play: each table finished its current mão."""

    in_play: bool


class BellOff(BellTables):
    """An undone bell. rung: position in the log of the line that recorded it."""

    rung: int


class ClockMinutes(TypedDict):
    """Minutes added to or taken from a round, or the announced remaining minutes."""

    minutes: int


class ExtraMinutes(ClockMinutes):
    """Extra minutes of one table: its mesa, and the id of its confronto."""

    mesa: int | None
    confronto: int


class RestOfPlay(TypedDict):
    """Numbers of unfinished confrontos of a round or stage that ended with their score, and that do not count."""

    ended: int
    not_counted: int


class StoppedEvent(TypedDict):
    """A cancelled event: its state before, and the ids of the open jogos that stopped with it."""

    state: str
    jogos: list[int]


class ResumedEvent(TypedDict):
    """An event that continues after it was cancelled: its state again, and the ids of the jogos open again."""

    state: str
    jogos: list[int]


class EndedEarly(TypedDict):
    """An event ended before its plan was played out.

    dropped: titles of the stages that are not played. alone: name of the only entrant left for a stage, which it
    wins; empty in other cases.
    """

    dropped: list[str]
    alone: str


class MesaArrangement(TypedDict):
    """New settings of a mesa: name, room, and who may sit there. kept: reserved for the dupla of the line."""

    mesa: int
    name: str
    room: str
    use: Use


class MesaRange(TypedDict):
    """The mesas of a scorer's link."""

    first: int
    last: int


class PlayOffOrder(TypedDict):
    """A play-off for a place. order: names of its duplas, best first."""

    order: list[str]


class Replaced(TypedDict):
    """A player of the club, by id. tarjas: digest of the redactions of the name in sealed rows of the event."""

    player: int
    tarjas: NotRequired[str]


class Covered(TypedDict):
    """tarjas: digest of the redactions of private texts in sealed rows of the event. cells: number of texts."""

    tarjas: NotRequired[str]
    cells: int


class Punishment(TypedDict):
    """A penalty. amount: deducted points, or 0."""

    sanction: Sanction
    amount: int


class GivenWalkover(TypedDict):
    """A W.O. given in the original event. dupla: number of the winner, null for single players."""

    stage: int
    round: int
    dupla: int | None


class FileOfEvent(TypedDict):
    """The file of an imported event: its SHA-256, and the last link of the chain that it contains."""

    file: str
    number: int
    digest: str
    walkovers: list[GivenWalkover]


@dataclass(frozen=True, slots=True)
class Done:
    action: Literal[
        "stage_closed",
        "stage_restarted",
        "stage_reopened",
        "drawn_by_hand",
        "round_checked",
        "round_posted",
        "round_taken_down",
        "round_started",
        "round_closed",
        "schedule_checked",
        "schedule_posted",
        "re_entered",
        "dupla_link",
        "screen_link",
        "clock_paused",
        "clock_went_on",
        "clock_rings",
        "clock_asks",
        "event_deleted",
    ]
    data: NoData = field(default_factory=NoData)


@dataclass(frozen=True, slots=True)
class PlanSaved:
    data: StageCount
    action: Literal["plan_saved"] = "plan_saved"


@dataclass(frozen=True, slots=True)
class PlanChanged:
    """Change of the plan of a begun stage; values as in the plan."""

    data: Edit
    action: Literal["plan_changed"] = "plan_changed"


@dataclass(frozen=True, slots=True)
class TournamentEdited:
    data: Edit
    action: Literal["tournament_edited"] = "tournament_edited"


@dataclass(frozen=True, slots=True)
class PlanFitted:
    data: SettingChanges
    action: Literal["plan_fitted"] = "plan_fitted"


@dataclass(frozen=True, slots=True)
class LotsDrawn:
    action: Literal["stage_begun", "round_redrawn", "schedule_redrawn"]
    data: Lots


@dataclass(frozen=True, slots=True)
class RoundDrawn:
    data: LotsOverridden
    action: Literal["round_drawn"] = "round_drawn"


@dataclass(frozen=True, slots=True)
class RoundSwapped:
    data: PairNames
    action: Literal["round_swapped"] = "round_swapped"


@dataclass(frozen=True, slots=True)
class PlacesSwapped:
    data: PairAndRest
    action: Literal["places_swapped"] = "places_swapped"


@dataclass(frozen=True, slots=True)
class SidesTurned:
    data: SheetTurned
    action: Literal["sides_turned"] = "sides_turned"


@dataclass(frozen=True, slots=True)
class SheetsExchanged:
    data: SheetsMoved
    action: Literal["sheets_exchanged"] = "sheets_exchanged"


@dataclass(frozen=True, slots=True)
class PairSetByHand:
    action: Literal["round_forced", "round_forbidden"]
    data: PairAndLots


@dataclass(frozen=True, slots=True)
class ResultGiven:
    action: Literal[Settled, "undone"]
    data: Settlement


@dataclass(frozen=True, slots=True)
class ConfrontoFell:
    data: FallenConfronto
    action: Literal["confronto_fell"] = "confronto_fell"


@dataclass(frozen=True, slots=True)
class PlayedAnew:
    data: FallenConfronto
    action: Literal["played_anew"] = "played_anew"


@dataclass(frozen=True, slots=True)
class EnteredLate:
    data: LateEntry
    action: Literal["entered_late"] = "entered_late"


@dataclass(frozen=True, slots=True)
class Withdrawn:
    data: Departure
    action: Literal["withdrawn"] = "withdrawn"


@dataclass(frozen=True, slots=True)
class Substituted:
    data: Substitution
    action: Literal["substituted"] = "substituted"


@dataclass(frozen=True, slots=True)
class TeamChanged:
    data: TeamChange
    action: Literal["team_changed"] = "team_changed"


@dataclass(frozen=True, slots=True)
class MesaMoved:
    data: MesaChange
    action: Literal["mesa_moved"] = "mesa_moved"


@dataclass(frozen=True, slots=True)
class BellOfRound:
    data: RoundBell
    action: Literal["bell_rung"] = "bell_rung"


@dataclass(frozen=True, slots=True)
class BellTakenBack:
    data: BellOff
    action: Literal["bell_undone"] = "bell_undone"


@dataclass(frozen=True, slots=True)
class ClockSet:
    action: Literal["clock_extended", "clock_announced"]
    data: ClockMinutes


@dataclass(frozen=True, slots=True)
class ExtraTime:
    data: ExtraMinutes
    action: Literal["clock_extra"] = "clock_extra"


@dataclass(frozen=True, slots=True)
class RestEnded:
    data: RestOfPlay
    action: Literal["rest_ended"] = "rest_ended"


@dataclass(frozen=True, slots=True)
class EventCancelled:
    data: StoppedEvent
    action: Literal["event_cancelled"] = "event_cancelled"


@dataclass(frozen=True, slots=True)
class EventResumed:
    data: ResumedEvent
    action: Literal["event_resumed"] = "event_resumed"


@dataclass(frozen=True, slots=True)
class EventEndedEarly:
    data: EndedEarly
    action: Literal["event_ended_early"] = "event_ended_early"


@dataclass(frozen=True, slots=True)
class CodeOfMesa:
    action: Literal["mesa_code", "mesa_unlocked"]
    data: MesaNumber


@dataclass(frozen=True, slots=True)
class MesaArranged:
    data: MesaArrangement
    action: Literal["mesa_arranged"] = "mesa_arranged"


@dataclass(frozen=True, slots=True)
class LinkToMesas:
    action: Literal["bloco_made", "bloco_revoked"]
    data: MesaRange


@dataclass(frozen=True, slots=True)
class PlayedOff:
    data: PlayOffOrder
    action: Literal["played_off"] = "played_off"


@dataclass(frozen=True, slots=True)
class Punished:
    action: Literal["penalised", "penalty_lifted"]
    data: Punishment


@dataclass(frozen=True, slots=True)
class EventBrought:
    """The event was imported from a file."""

    data: FileOfEvent
    action: Literal["brought"] = "brought"


@dataclass(frozen=True, slots=True)
class NameReplaced:
    """A name was replaced on request. The log stores neither the old nor the new name."""

    data: Replaced
    action: Literal["name_replaced"] = "name_replaced"


@dataclass(frozen=True, slots=True)
class CellsCovered:
    """Private cells of a list were redacted in public texts. The log does not store them."""

    data: Covered
    action: Literal["cells_covered"] = "cells_covered"


type LogLine = (
    Done
    | PlanSaved
    | PlanChanged
    | TournamentEdited
    | PlanFitted
    | LotsDrawn
    | RoundDrawn
    | RoundSwapped
    | PlacesSwapped
    | SidesTurned
    | SheetsExchanged
    | PairSetByHand
    | ResultGiven
    | ConfrontoFell
    | PlayedAnew
    | EnteredLate
    | Withdrawn
    | Substituted
    | TeamChanged
    | MesaMoved
    | BellOfRound
    | BellTakenBack
    | ClockSet
    | ExtraTime
    | RestEnded
    | EventCancelled
    | EventResumed
    | EventEndedEarly
    | CodeOfMesa
    | MesaArranged
    | LinkToMesas
    | PlayedOff
    | Punished
    | NameReplaced
    | CellsCovered
    | EventBrought
)


LINES: Mapping[str, Callable[..., LogLine]] = {
    str(code): line
    for line in get_args(LogLine.__value__)
    for code in get_args(get_type_hints(line)["action"])
}


# Fields that may contain names of duplas or players; they are stored as numbers (`tournaments.ledger.names_apart`).
NAMES: Mapping[str, frozenset[str]] = {
    code: named
    for line, named in (
        (RoundDrawn, frozenset({"override"})),
        (RoundSwapped, frozenset({"one", "other"})),
        (PlacesSwapped, frozenset({"one", "other"})),
        (SidesTurned, frozenset({"duplas"})),
        (SheetsExchanged, frozenset({"one", "other"})),
        (PairSetByHand, frozenset({"one", "other"})),
        (ResultGiven, frozenset({"duplas"})),
        (ConfrontoFell, frozenset({"duplas"})),
        (PlayedAnew, frozenset({"duplas"})),
        (EnteredLate, frozenset({"dupla"})),
        (Substituted, frozenset(Substitution.__annotations__)),
        (TeamChanged, frozenset(TeamChange.__annotations__)),
        (PlayedOff, frozenset({"order"})),
        (EventEndedEarly, frozenset({"alone"})),
    )
    for code in map(str, get_args(get_type_hints(line)["action"]))
}


def line_of(row: TournamentLogEntry) -> LogLine:
    """Return a stored line as the dataclass that wrote it."""
    return LINES[row.action](action=row.action, data=row.data)
