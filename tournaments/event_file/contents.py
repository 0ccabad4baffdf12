"""Content of the file of an event: plan, entries, play and final state.

Duplas, teams, stages and rounds are identified by their numbers, confrontos by the ids in the document; the file
refers to no database row of its site. Telephones, keys, authors and devices are left out. Names are included, except
erased ones.

Raise `VERSION` with every change of a shape: files of other versions are refused.
"""

from datetime import date, datetime, time
from typing import Any, Final, Literal, NotRequired, TypedDict

from scoring.jogo.whole import WholeJogo
from tournaments.ledger.log_lines import GivenWalkover
from tournaments.pairing.draw_data import DrawData, MeetingData
from tournaments.publication.document.play_data import FlagCode, KindCode, StatusCode
from tournaments.publication.document.shape import BroughtData, Entrants, LedgerHeadData, TournamentDocument
from tournaments.publication.document.standings_data import SanctionCode

MARK: Final = "evento"
VERSION: Final = 2


class EventFrame(TypedDict):
    """The event itself: columns of `Tournament`.

    brought: origin of an event that was imported already. starts_at, cancel_reason, ended_early: missing in
    older files.
    """

    name: str
    place: str
    starts_on: date
    ends_on: date
    starts_at: NotRequired[time | None]
    state: Literal["draft", "open", "running", "finished", "cancelled"]
    cancel_reason: NotRequired[str]
    ended_early: NotRequired[bool]
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
    """The club's own rule set of the event."""

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
    """An entry. players: names, null for an erased name. team: its number."""

    number: int
    players: list[str | None]
    seed: int | None
    home: str
    team: int | None


class EntryInStage(TypedDict):
    """A dupla in a stage: columns of `StageEntry`."""

    dupla: int
    place: int
    group: int
    from_round: int
    until_round: int | None


class HandSet(TypedDict):
    """A pair set or forbidden by hand, by numbers; null is a bye."""

    one: int
    other: int | None
    reason: str


class StageRound(TypedDict):
    """A round: columns of `Round`, with duplas by number. scores: by number, fractions as text."""

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
    """A penalty, possibly lifted."""

    dupla: int
    round: int
    sanction: SanctionCode
    amount: int
    reason: str
    at: datetime
    lifted_at: datetime | None


class StagePlayed(TypedDict):
    """A stage: columns of `Stage`, with duplas by number. lots: by number."""

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
    """A confronto with its jogo: columns of `Confronto`, with duplas by number and other confrontos by `id`."""

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
    """A draw with all inputs and the drawn pairings, duplas by number. stage, round: 0 if drawn together.

    number: count of draws, from 1. The digest inside is computed from these numbers.
    """

    stage: int
    round: int
    number: int
    at: datetime
    seed: int
    draw: DrawData
    meetings: list[MeetingData]


class EventFile(TypedDict):
    """The whole file. document: the published state at the time of writing, which must result from the rest.

    written_at: time of writing. sealed: last link of the original chain. walkovers: those given by the director.
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
