"""What the file of an event holds: what was planned, who is in it, how it went, and how it stands.

Duplas, teams, stages and rounds have their numbers and confrontos the id of the document: no row of the site it was
written on is named. What a telephone or a key is, or who wrote what from which device, is not in it. Names are; of
somebody whose name was erased there is none.

Whoever changes a shape raises `VERSION`: a file of another version is not read.
"""

from datetime import date, datetime, time
from typing import Any, Final, Literal, NotRequired, TypedDict

from scoring.jogo.whole import WholeJogo
from tournaments.ledger.log_lines import GivenWalkover
from tournaments.pairing.draw_data import DrawData, MeetingData
from tournaments.publication.document import BroughtData, Entrants, LedgerHeadData, TournamentDocument
from tournaments.publication.play_data import FlagCode, KindCode, StatusCode
from tournaments.publication.standings_data import SanctionCode

MARK: Final = "evento"
VERSION: Final = 2


class EventFrame(TypedDict):
    """The event itself: the columns of `Tournament`. brought: of one that came from a file already. starts_at: not in
    files of before it was asked for.
    """

    name: str
    place: str
    starts_on: date
    ends_on: date
    starts_at: NotRequired[time | None]
    state: Literal["draft", "open", "running", "finished"]
    entrants: Entrants
    ruleset: str
    options: dict[str, object]
    overrides: dict[str, object]
    minutes: int
    rules_title: str
    extra: str
    partidas: int
    fixed: bool
    entry: Literal["scorer", "confirm", "apart"]
    per_partida: bool
    totals_allowed: bool
    third_place: bool
    mesas: int
    auto_publish: bool
    at_zero: Literal["rings", "asks", "nothing"]
    draw_seed: int | None
    drawn_at: datetime | None
    brought: BroughtData | None


class OwnRules(TypedDict):
    """A rule set of the club's own, that the event was made with."""

    name: str
    base: str
    options: dict[str, object]
    overrides: dict[str, object]
    minutes: int


class TeamEntry(TypedDict):
    """A team."""

    number: int
    name: str


class DuplaEntry(TypedDict):
    """Who is entered. players: names, None of one whose name was erased. team: its number."""

    number: int
    players: list[str | None]
    seed: int | None
    home: str
    team: int | None


class EntryInStage(TypedDict):
    """A dupla in a stage: the columns of `StageEntry`."""

    dupla: int
    place: int
    group: int
    from_round: int
    until_round: int | None


class HandSet(TypedDict):
    """Two whose meeting was set or forbidden by hand, by numbers; None is a bye."""

    one: int
    other: int | None
    reason: str


class StageRound(TypedDict):
    """A round: the columns of `Round`, duplas by number. scores: by number, a fraction as text."""

    number: int
    state: Literal["draft", "checked", "posted", "playing", "closed"]
    seed: int
    order: list[int]
    scores: dict[str, str]
    forced: list[HandSet]
    forbidden: list[HandSet]
    override: str
    drawn_at: datetime
    posted_at: datetime | None
    started_at: datetime | None


class PenaltyOfStage(TypedDict):
    """A penalty, lifted or not."""

    dupla: int
    round: int
    sanction: SanctionCode
    amount: int
    reason: str
    at: datetime
    lifted_at: datetime | None


class StagePlayed(TypedDict):
    """A stage: the columns of `Stage`, duplas by number. lots: by number."""

    number: int
    name: str
    plan: dict[str, Any]
    state: Literal["planned", "playing", "closed"]
    lots: dict[str, int]
    playoffs: list[list[int]]
    seed: int | None
    short: bool
    entries: list[EntryInStage]
    rounds: list[StageRound]
    penalties: list[PenaltyOfStage]


class ConfrontoPlayed(TypedDict):
    """A confronto: the columns of `Confronto`, duplas by number, others by their `id`; and its jogo."""

    id: int
    stage: int
    kind: KindCode
    group: int
    round: int
    position: int
    dupla_a: int | None
    dupla_b: int | None
    partner_a: int | None
    partner_b: int | None
    others: NotRequired[list[int]]
    absent: dict[str, bool]
    bye_a: bool
    bye_b: bool
    winner: int | None
    status: StatusCode
    given: list[int | float | str] | None
    flags: list[FlagCode]
    winner_to: int | None
    winner_side: Literal["A", "B", ""]
    loser_to: int | None
    loser_side: Literal["A", "B", ""]
    mesa: int | None
    jogo: WholeJogo | None


class EventDraw(TypedDict):
    """A draw, duplas by number: all inputs, and who was drawn to meet. stage, round: 0 where all were drawn at once.

    number: how often it was drawn by then. The digest in it is that of these numbers.
    """

    stage: int
    round: int
    number: int
    at: datetime
    seed: int
    draw: DrawData
    meetings: list[MeetingData]


class EventFile(TypedDict):
    """The whole. document: how it stood when the file was written; what is counted from the rest has to be the same.

    written_at: when. sealed: the last link of its chain there. walkovers: those that the director gave.
    """

    canastra: Literal["evento"]
    version: Literal[2]
    written_at: datetime
    document: TournamentDocument
    event: EventFrame
    own_rules: OwnRules | None
    teams: list[TeamEntry]
    duplas: list[DuplaEntry]
    stages: list[StagePlayed]
    confrontos: list[ConfrontoPlayed]
    draws: list[EventDraw]
    walkovers: list[GivenWalkover]
    sealed: LedgerHeadData
