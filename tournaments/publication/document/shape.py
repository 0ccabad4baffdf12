"""The published document: a whole tournament as plain data, in one shape for all formats.

A publication freezes it, pages and API read it, and the live score is merged into it. It holds codes, not sentences,
and only JSON types, so reading gives back what was written. `A` and `B` are the sides of a confronto; a pair of
numbers is won and lost, or for and against. A new key must be `NotRequired`, because older documents lack it. Any
other change of the shape needs a higher `VERSION`.
"""

from typing import Final, Literal, NotRequired, TypedDict

from tournaments.pairing.draw_data import PublishedDraw
from tournaments.publication.document.play_data import BySide, CountsCode, JogoData, KindCode, RoundData
from tournaments.publication.document.standings_data import (
    ComparedData,
    FinalRow,
    GroupStandings,
    TeamLine,
    TeamStandings,
)

VERSION: Final = 2
type TournamentState = Literal["draft", "open", "running", "finished", "cancelled"]
type StageState = Literal["planned", "playing", "closed", "cancelled"]
type PaceCode = Literal["round", "free"]
type FormatCode = str  # a key of `tournaments.plan.formats`
type FairCode = Literal["average", "without_last"]
type Entrants = Literal["duplas", "players", "singles", "each", "trios"]


class BroughtData(TypedDict):
    """The origin of an event that was imported from a file.

    file: SHA-256 of the file. club, slug: of the site where it was played. number, digest: the last link of its
    chain there. at: when the file was written, ISO 8601.
    """

    file: str
    club: str
    slug: str
    number: int
    digest: str
    at: str


class TournamentData(TypedDict):
    """The tournament itself. Dates are ISO 8601. brought: the origin of an imported event.

    cancel_reason: the current reason of a cancelled event, if the director gave one; revisions do not contain it.
    ended_early: the director ended the event before its plan was played out.
    """

    slug: str
    name: str
    club: str
    club_slug: str
    place: str
    starts_on: str
    ends_on: str
    state: TournamentState
    entrants: Entrants
    ruleset: str
    options: dict[str, object]
    overrides: dict[str, object]
    partidas: int
    fixed: bool
    draw_seed: int | None
    drawn_at: str | None
    brought: NotRequired[BroughtData]
    cancel_reason: NotRequired[str]
    ended_early: NotRequired[Literal[True]]


class DuplaData(TypedDict):
    """An entry: a dupla, or a single player."""

    number: int
    name: str
    seed: int | None
    players: list[str]


class WorthData(TypedDict):
    """The worth of a meeting in a stage.

    points: by outcome or as a VP table, for W.O. and bye, as in a stored plan (`tournaments.plan.points`). carry:
    the share of the points that is carried over from the previous stage, a fraction as text.
    """

    points: dict[str, object]
    carry: int | str


class LengthData(TypedDict):
    """The length of play of one round of a bracket, if it differs from the other rounds.

    left: number of duplas in the round; 1 is the jogo for third place.
    """

    left: int
    partidas: int | None
    maos: int | None
    target: int | None
    minutes: int


class StageData(TypedDict):
    """A stage.

    bracket: it is played in a bracket. groups: number of groups, 0 while only their size is planned. maos,
    partidas: one of them is the length of a meeting. target: None for the target of the tournament. top: number of
    duplas that advance from each group, None for all. others: further duplas of the next place that advance. fair:
    how these are compared. teams: present if the event has teams.

    draws: of the posted rounds, one for all rounds or one for each; missing for draws by earlier versions.
    lengths: of bracket rounds that differ from the others. lists: for a Mitchell with separate rankings, the
    meaning of group numbers: 1 North-South and 2 East-West, or the number of the section. pace: the jogos of a
    round open together when it starts, or each when it can; not for a bracket. side_of: for a side event, the
    stage whose other duplas play it. playoffs: the duplas of each play-off for a place, best first. counts: in
    team events, the tables are summed and give one result, or each table gives its own. gives: the points of a
    meeting for a side by status and outcome, or as the rows of a VP table (`tournaments.publication.counted`).
    """

    number: int
    name: str
    format: FormatCode
    bracket: bool
    state: StageState
    seed: int | None
    rounds_planned: int | None
    groups: int
    partidas: int | None
    maos: int | None
    target: int | None
    minutes: int
    vp: bool
    order: list[str]
    top: int | None
    others: int
    fair: FairCode
    rounds: list[RoundData]
    standings: list[GroupStandings]
    compared: list[ComparedData]
    teams: NotRequired[list[TeamLine]]
    pace: NotRequired[PaceCode]
    lengths: NotRequired[list[LengthData]]
    lists: NotRequired[Literal["lines", "sections"]]
    side_of: NotRequired[int]
    playoffs: NotRequired[list[list[int]]]
    counts: NotRequired[CountsCode]
    worth: NotRequired[WorthData]
    gives: NotRequired[dict[str, dict[str, object]]]
    draws: NotRequired[list[PublishedDraw]]


class LedgerHeadData(TypedDict):
    """The last link of the chain of the tournament at the time of publication."""

    number: int
    digest: str


class PreviousData(TypedDict):
    """The previous revision: its number, and the SHA-256 of its bytes."""

    number: int
    digest: str


class TournamentDocument(TypedDict):
    """The whole tournament: entries, at least one stage, and the teams if there are any.

    final_ranking: all entries, once the last stage is over. version: of the frozen document. Version 1 contains
    names; version 2 contains the number of each player, `⟦17⟧`, and the names are stored separately
    (`tournaments.ledger.names_apart`). Pages and API get the document with names.
    """

    version: Literal[1, 2]
    tournament: TournamentData
    duplas: list[DuplaData]
    stages: list[StageData]
    teams: NotRequired[TeamStandings]
    final_ranking: NotRequired[list[FinalRow]]
    ledger_head: NotRequired[LedgerHeadData]
    previous: NotRequired[PreviousData]


class LiveRow(TypedDict):
    """A row of the live table: a jogo in progress, or finished and in no revision yet.

    confronto: its id in the document. stage: its number.
    """

    confronto: int
    kind: KindCode
    stage: int
    group: int
    round: int
    round_name: str
    mesa: int | None
    names: BySide[str]
    duplas: BySide[int | None]
    jogo: JogoData
