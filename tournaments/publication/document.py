"""The published document: a whole tournament as plain data, the same shape for every format.

A publication freezes it, pages and API read it, the live score is laid over it. It holds codes, not sentences, and
JSON alone: what is written is what is read back. `A` and `B` are the sides of a confronto; a pair of numbers is
won and lost, or for and against. A key that is added is `NotRequired`: documents frozen before lack it. Whoever
changes the shape in any other way raises `VERSION`.
"""

from typing import Final, Literal, NotRequired, TypedDict

from tournaments.pairing.draw_data import PublishedDraw
from tournaments.publication.play_data import BySide, CountsCode, JogoData, KindCode, RoundData
from tournaments.publication.standings_data import (
    ComparedData,
    FinalRow,
    GroupStandings,
    TeamLine,
    TeamStandings,
)

VERSION: Final = 2
type TournamentState = Literal["draft", "open", "running", "finished"]
type StageState = Literal["planned", "playing", "closed"]
type PaceCode = Literal["round", "free"]
type FormatCode = str  # a key of `tournaments.plan.formats`, which alone lists them
type FairCode = Literal["average", "without_last"]
type Entrants = Literal["duplas", "players", "singles", "each", "trios"]


class BroughtData(TypedDict):
    """Where an event was brought from. file: SHA-256 of the file; club, slug: of the site it was played on.

    number, digest: the last link of its chain there; at: when it was written to the file, ISO 8601.
    """

    file: str
    club: str
    slug: str
    number: int
    digest: str
    at: str


class TournamentData(TypedDict):
    """The tournament itself. Dates are ISO 8601. brought: of one that came from a file."""

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


class DuplaData(TypedDict):
    """Who is entered: a dupla, or a single player."""

    number: int
    name: str
    seed: int | None
    players: list[str]


class WorthData(TypedDict):
    """What a meeting of the stage is worth. points: by outcome or as a VP table, W.O., bye, as a stored plan has them
    (`tournaments.plan.points`). carry: the share of the points brought along from the stage before, a fraction as text.
    """

    points: dict[str, object]
    carry: int | str


class LengthData(TypedDict):
    """What is played in one round of a bracket where that is not as in the others.

    left: the duplas left in it; 1: the jogo for third place.
    """

    left: int
    partidas: int | None
    maos: int | None
    target: int | None
    minutes: int


class StageData(TypedDict):
    """A stage. bracket: whether it is played along one. groups: how many, 0 while only their size is planned.

    One of maos and partidas is played in a meeting; target None is the tournament's. top: how many go on, of each
    group, None for all; others: and of the next place. fair: how these are compared. teams: where there are any.
    draws: of what is posted, one for all rounds or one for each; not of what an earlier version drew. lengths: of the
    rounds of a bracket that have one of their own. lists: of a Mitchell that ranks lines or sections apart: what the
    number of a group of its standings counts, 1 is North-South and 2 East-West, or the number of the section.
    pace: whether the jogos of a round open together once it is started, or each as soon as it can; not of a bracket.
    side_of: of a side event, the stage whose others play it. playoffs: those of each play-off for a place, best first.
    counts: where teams meet: the points of both tables are summed and worth one result, or each table is worth its own.
    gives: what a meeting gives a side, by its status and by how it ended for it, or as the rows of a VP table
    (`tournaments.publication.counted`).
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
    """The last link of the tournament's chain when it was published."""

    number: int
    digest: str


class PreviousData(TypedDict):
    """The revision before this one: its number, and the SHA-256 of its bytes."""

    number: int
    digest: str


class TournamentDocument(TypedDict):
    """The whole: entries, stages in their order, at least one; teams where anybody plays for one.

    final_ranking: everybody, once the last stage is over.
    version: of the frozen document. 1 holds names; since 2 it holds the number of each player, `⟦17⟧`, and the names
    stand beside it (`tournaments.ledger.names_apart`). Pages and API are answered with names.
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
    """A jogo being played now, or over and in no revision yet, as the live table holds it.

    confronto: its id in the document; stage: its number.
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
