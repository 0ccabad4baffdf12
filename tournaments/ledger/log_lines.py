"""What a line of the director's log holds beside its stage, round and dupla: its code, and the data of that code.

A line never changes and is part of a chain, so neither does the shape of a code that has been stored: what has to say
more gets a code of its own. `docs/schemas/log-line.json` is generated from this module; the words of each code are in
`tournaments.wording.log`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal, NotRequired, TypedDict, get_args, get_type_hints

from tournaments.models import Ocorrencia
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


Use = Literal["free", "blocked", "kept"]  # who may sit at a mesa


class SealedColumns(TypedDict):
    """What the digest of a line is taken of, beside its action and data."""

    tournament_id: int
    sequence: int
    at: datetime
    actor_id: int | None
    stage_id: int | None
    round: int | None
    dupla_id: int | None
    reason: str


class NoData(TypedDict):
    """Stage, round or dupla of the line say it all."""


class StageCount(TypedDict):
    """How many stages a plan has."""

    stages: int


class SettingChange(TypedDict):
    """A setting of a plan before and after."""

    field: str
    before: object
    after: object


class SettingChanges(TypedDict):
    """What was made smaller, or allowed, so that those who are there can play."""

    changes: list[SettingChange]


class Lots(TypedDict):
    """The seed of a draw."""

    seed: int | None


class LotsOverridden(TypedDict):
    """The seed of a draw, and why it was made before all results were there."""

    seed: int | None
    override: str


class PairNames(TypedDict):
    """Two duplas by name; the other one is empty where the first rests."""

    one: str
    other: str


class PairAndRest(PairNames):
    """Two who changed places. rest: in all later rounds as well."""

    rest: bool


class PairAndLots(PairNames):
    """Two duplas that were set by hand, and the seed with which the others are drawn."""

    seed: int | None


class Settlement(TypedDict):
    """A result that was given. duplas: names by side; `absent`: who was not there. given: the points of A and B."""

    duplas: Mapping[str, str]
    given: NotRequired[list[int | str]]


class FallenConfronto(TypedDict):
    """What is taken back with the result it was played from. jogo: the one annulled; maos: those it had."""

    duplas: Mapping[str, str]
    jogo: int | None
    status: str
    maos: int


class Edit(TypedDict):
    """What was changed: by name of the field, what it held before and after, as text."""

    changes: Mapping[str, tuple[str, str]]


class LateEntry(TypedDict):
    """Who entered late, and the first round it plays."""

    dupla: str
    from_round: int


class Departure(TypedDict):
    """What became of the confrontos of who left, by id, to be given back should it return.

    short: tables of a single player that cannot be played. rested: where others rest instead, and the side that left.
    walkovers: what was given to the others.
    """

    justified: bool
    short: NotRequired[list[int]]
    rested: NotRequired[dict[str, str]]
    walkovers: NotRequired[list[int]]


class Substitution(TypedDict):
    """The name of the dupla before and after, and the players that leave and come."""

    before: str
    after: str
    leaves: str
    comes: str


class TeamChange(TypedDict):
    """The team of a dupla before and after, empty for none."""

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
    """Where a bell was rung or taken back: the mesas, and the confrontos by id."""

    mesas: list[int | None]
    confrontos: list[int]


class RoundBell(BellTables):
    """A bell of a round, or of some of its tables. in_play: each table finished the mão it was playing."""

    in_play: bool


class BellOff(BellTables):
    """A bell taken back. rung: the place in the log of the line that says it was rung."""

    rung: int


class ClockMinutes(TypedDict):
    """The minutes that a round has more, or fewer; or those that are left from here on, as announced."""

    minutes: int


class ExtraMinutes(ClockMinutes):
    """The minutes that one table has more: its mesa, and its confronto by id."""

    mesa: int | None
    confronto: int


class RestOfPlay(TypedDict):
    """How many unfinished confrontos of a round or stage ended as they stood, and how many do not count."""

    ended: int
    not_counted: int


class MesaArrangement(TypedDict):
    """How a mesa is from here on: its name and room, and who may sit there. kept: for the dupla of the line."""

    mesa: int
    name: str
    room: str
    use: Use


class MesaRange(TypedDict):
    """The mesas of one scorer's link."""

    first: int
    last: int


class PlayOffOrder(TypedDict):
    """A play-off for a place. order: who was in it, best first, by name."""

    order: list[str]


class Replaced(TypedDict):
    """A player of the club, by id. tarjas: digest of what sealed rows of the event said of the name as text."""

    player: int
    tarjas: NotRequired[str]


class Covered(TypedDict):
    """tarjas: digest of where sealed rows of the event said what is private. cells: how many texts that were."""

    tarjas: NotRequired[str]
    cells: int


class Punishment(TypedDict):
    """A penalty. amount: the points taken, 0 where it takes none."""

    sanction: Sanction
    amount: int


class GivenWalkover(TypedDict):
    """A W.O. that was given where the event was played. dupla: the number of who won by it, None of single players."""

    stage: int
    round: int
    dupla: int | None


class FileOfEvent(TypedDict):
    """A file that an event came from: its SHA-256, and the last link of the chain that it names."""

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
    ]
    data: NoData = field(default_factory=NoData)


@dataclass(frozen=True, slots=True)
class PlanSaved:
    data: StageCount
    action: Literal["plan_saved"] = "plan_saved"


@dataclass(frozen=True, slots=True)
class PlanChanged:
    """Of a stage that had begun; the values as the plan holds them."""

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
    """The whole event came from a file."""

    data: FileOfEvent
    action: Literal["brought"] = "brought"


@dataclass(frozen=True, slots=True)
class NameReplaced:
    """A person asked for it. No line says what the name was, or is."""

    data: Replaced
    action: Literal["name_replaced"] = "name_replaced"


@dataclass(frozen=True, slots=True)
class CellsCovered:
    """Private cells of a list stood where everybody reads. No line says what they were."""

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
    | PairSetByHand
    | ResultGiven
    | ConfrontoFell
    | PlayedAnew
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


# The fields that may name duplas or players; they are stored by number (`tournaments.ledger.names_apart`).
NAMES: Mapping[str, frozenset[str]] = {
    code: named
    for line, named in (
        (RoundDrawn, frozenset({"override"})),
        (RoundSwapped, frozenset({"one", "other"})),
        (PlacesSwapped, frozenset({"one", "other"})),
        (PairSetByHand, frozenset({"one", "other"})),
        (ResultGiven, frozenset({"duplas"})),
        (ConfrontoFell, frozenset({"duplas"})),
        (PlayedAnew, frozenset({"duplas"})),
        (EnteredLate, frozenset({"dupla"})),
        (Substituted, frozenset(Substitution.__annotations__)),
        (TeamChanged, frozenset(TeamChange.__annotations__)),
        (PlayedOff, frozenset({"order"})),
    )
    for code in map(str, get_args(get_type_hints(line)["action"]))
}


def line_of(row: Ocorrencia) -> LogLine:
    """Return a stored line as the verb that wrote it handed it on."""
    return LINES[row.action](action=row.action, data=row.data)
