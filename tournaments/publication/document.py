"""The published document: a whole tournament as plain data, the same shape for every format.

A publication freezes it, pages and API read it, the live score is laid over it. It holds codes, not sentences, and
JSON alone: what is written is what is read back. `A` and `B` are the sides of a confronto; a pair of numbers is
won and lost, or for and against. A key that is added is `NotRequired`: documents frozen before lack it. Whoever
changes the shape in any other way raises `VERSION`.
"""

from typing import Final, Literal, NotRequired, TypedDict

from tournaments.pairing.draw_data import PublishedDraw

VERSION: Final = 1

type Number = int | float
type Side = Literal["A", "B"]
type NoSide = Literal["A", "B", ""]
type TournamentState = Literal["draft", "open", "running", "finished"]
type StageState = Literal["planned", "playing", "closed"]
type RoundState = Literal["posted", "playing", "closed"]
type PaceCode = Literal["round", "free"]
type FormatCode = str  # a key of `tournaments.plan.formats`, which alone lists them
type KindCode = Literal["main", "third", "consolation", "losers", "final", "reset"]
type ConfrontoState = Literal["bye", "waiting", "ready", "playing", "unpublished", "done"]
type StatusCode = Literal[
    "",
    "played",
    "walkover",
    "bye",
    "both_absent",
    "abandoned",
    "director",
    "absent",
    "average",
    "not_counted",
]
type FlagCode = Literal[
    "forced",
    "rematch",
    "rematch_allowed",
    "floated",
    "same_club",
    "side_repeated",
    "bye",
    "bye_again",
    "bye_twice",
]
type FairCode = Literal["average", "without_last"]
type SanctionCode = Literal["warning", "mp", "vp", "loss", "disqualification"]
type FateCode = Literal[
    "champion",
    "finalist",
    "third",
    "fourth",
    "awaits_third",
    "lost_in_round",
    "absent",
    "still_in",
    "through",
]

SIDES: Final[tuple[Side, Side]] = ("A", "B")


class BySide[T](TypedDict):
    """One value for each side."""

    A: T
    B: T


class TournamentData(TypedDict):
    """The tournament itself. Dates are ISO 8601."""

    slug: str
    name: str
    club: str
    club_slug: str
    place: str
    starts_on: str
    ends_on: str
    state: TournamentState
    entrants: Literal["duplas", "players"]
    ruleset: str
    options: dict[str, object]
    overrides: dict[str, object]
    partidas: int
    fixed: bool
    draw_seed: int | None
    drawn_at: str | None


class DuplaData(TypedDict):
    """Who is entered: a dupla, or a single player."""

    number: int
    name: str
    seed: int | None
    players: list[str]


class PartidaData(TypedDict):
    """A partida. maos: how many were played."""

    number: int
    winner: NoSide
    reason: str
    maos: int
    totals: BySide[Number]


class JogoData(TypedDict):
    """The score of a jogo, partida by partida; `unpublished`: it ended, and its result is not told yet."""

    id: str
    state: Literal["open", "closed", "unpublished"]
    winner: NoSide
    reason: str
    won: BySide[int]
    partidas: list[PartidaData]


class NodeData(TypedDict):
    """A confronto of a bracket, by round and position, both from 1."""

    round: int
    position: int


class PairedData(TypedDict):
    """One of two single players on a side."""

    dupla: int
    name: str
    absent: bool


class SlotData(TypedDict, total=False):
    """One side of a confronto: a dupla or a pair of single players, a bye, or whom it waits for where that is known."""

    dupla: int  # of a pair the number of the first
    name: str
    seed: int | None
    pair: list[PairedData]
    bye: Literal[True]
    winner_of: NodeData
    loser_of: NodeData


class ConfrontoData(TypedDict):
    """A meeting of a round or of a bracket. `status` says how it ended and is empty until then.

    group: 0 where there are no groups. given: the director's points, where they are not the table's. points: what
    the sides got for the standings, one value of a bye, None in a bracket and until it ended. reopened: published, and
    played again.
    """

    id: int
    kind: KindCode
    group: int
    round: int
    position: int
    mesa: int | None
    state: ConfrontoState
    status: StatusCode
    winner: NoSide
    flags: list[FlagCode]
    given: list[Number | str] | None
    points: list[Number] | None
    slots: BySide[SlotData]
    jogo: JogoData | None
    reopened: NotRequired[Literal[True]]


class TeamDuplaData(TypedDict):
    """A dupla of a team."""

    number: int
    name: str


class TeamData(TypedDict):
    """A team and its duplas."""

    number: int
    name: str
    duplas: list[TeamDuplaData]


class TeamMeetingData(TypedDict):
    """The meeting of two teams at two tables, or one that rests. confrontos: the ids of its tables.

    made: what counts so far. points: what it is worth to them, None until all tables have a result.
    """

    teams: list[TeamData]
    confrontos: list[int]
    made: list[Number]
    points: list[Number] | None


class RoundData(TypedDict):
    """A round that is posted, or one of a bracket. name: of a knockout `final`, `semifinal` ..., else empty.

    posted_at, started_at: when, ISO 8601, not of a bracket. Where jogos open freely a round may be played that was
    never started as one.
    teams: where teams meet, what their tables come to.
    """

    round: int
    name: str
    state: RoundState
    seed: int | None
    confrontos: list[ConfrontoData]
    posted_at: NotRequired[str | None]
    started_at: NotRequired[str | None]
    teams: NotRequired[list[TeamMeetingData]]


class CriterionData(TypedDict):
    """The value of a criterion: `points`, `made`, `canastras:clean` ..."""

    by: str
    value: Number


class AboveData(TypedDict):
    """What sets a row above the next: a criterion and both values, `disqualified`, or `bracket` (went further)."""

    by: str
    value: Number | None
    next: Number | None


class PenaltyData(TypedDict):
    """A penalty of the director."""

    sanction: SanctionCode
    amount: int
    round: int
    reason: str


class FateData(TypedDict):
    """How far somebody got in a knockout, and against whom. round: the code of its name."""

    code: FateCode
    round: str
    opponent: str | None
    walkover: bool


class StandingsRow(TypedDict):
    """One row of the standings. The place is shared, or still open, from `place` to `place_to`.

    points: of the tournament; made: at the table. above: None of the last row, and above an equal. fate: of a
    knockout only. until_round: the last it plays, once it has left. team: where teams meet, whose row it is; `dupla`
    is then the first of its duplas, and `name` the team's.
    """

    place: int
    place_to: int
    dupla: int
    name: str
    points: Number
    jogos: list[Number]
    walkovers: list[Number]
    meetings: int
    partidas: list[Number]
    made: list[Number]
    canastras: dict[str, Number]
    batidas: Number
    carried: dict[str, Number | str]
    disqualified: bool
    until_round: int | None
    criteria: list[CriterionData]
    above: AboveData | None
    fate: FateData | None
    penalties: list[PenaltyData]
    goes_on: bool
    team: NotRequired[TeamData]


class GroupStandings(TypedDict):
    """The standings of a stage, or of one of its groups; group 0 is all.

    rows: all that is settled. While a round is played `closed` are the standings after the last that is over, `after`.
    """

    group: int
    rows: list[StandingsRow]
    after: int | None
    closed: list[StandingsRow]


class ComparedData(TypedDict):
    """One of those placed next in a group, compared across groups for the last places."""

    place: int
    dupla: int
    name: str
    group: int
    goes_on: bool
    above: AboveData | None


class TeamLine(TypedDict):
    """A team: the sums of its duplas."""

    place: int
    place_to: int
    team: int
    name: str
    duplas: list[TeamDuplaData]
    points: Number
    jogos: list[Number]
    meetings: int
    partidas: list[Number]
    made: list[Number]
    disqualified: bool
    criteria: list[CriterionData]
    above: AboveData | None


class TeamStandings(TypedDict):
    """The teams over the whole event, best first. vp: whether points are VP."""

    order: list[str]
    vp: bool
    rows: list[TeamLine]


class WorthData(TypedDict):
    """What a meeting of the stage is worth. points: by outcome or as a VP table, W.O., bye, as a stored plan has them
    (`tournaments.plan.points`). carry: the share of the points brought along from the stage before, a fraction as text.
    """

    points: dict[str, object]
    carry: int | str


class LengthData(TypedDict):
    """What is played in one round of a bracket where that is not as in the others. left: the duplas left in it."""

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
    counts: NotRequired[Literal["sum", "tables"]]
    worth: NotRequired[WorthData]
    draws: NotRequired[list[PublishedDraw]]


class FinalRow(TypedDict):
    """One row of the final ranking. The place is shared from `place` to `place_to` where nothing parts them.

    stage: the number of the last stage it was in, 0 for none; group, stage_place, stage_place_to: where it stood there.
    fate: of a knockout. left: it has left the event. disqualified: last, whatever it won. team: where teams meet, whose
    row it is; `dupla` is then the first of its duplas, and `name` the team's.
    """

    place: int
    place_to: int
    dupla: int
    name: str
    stage: int
    group: int
    stage_place: int
    stage_place_to: int
    fate: FateData | None
    left: bool
    disqualified: bool
    team: NotRequired[TeamData]


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
    """

    version: Literal[1]
    tournament: TournamentData
    duplas: list[DuplaData]
    stages: list[StageData]
    teams: NotRequired[TeamStandings]
    final_ranking: NotRequired[list[FinalRow]]
    ledger_head: NotRequired[LedgerHeadData]
    previous: NotRequired[PreviousData]


class LiveRow(TypedDict):
    """A jogo being played now, as the live table holds it. confronto: its id in the document; stage: its number."""

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
