"""What is played, as the published document holds it: sides, jogos, confrontos, rounds."""

from collections.abc import Mapping
from typing import Final, Literal, NotRequired, TypedDict, cast

type Number = int | float
type Side = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I"]
type NoSide = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", ""]
type RoundState = Literal["posted", "playing", "closed"]
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
type CountsCode = Literal["sum", "tables"]
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

LETTERS: Final[tuple[Side, ...]] = ("A", "B", "C", "D", "E", "F", "G", "H", "I")
SIDES: Final[tuple[Side, Side]] = ("A", "B")  # of two who meet


class BySide[T](TypedDict):
    """One value for each side: of two who meet, or of three to nine who play each for himself."""

    A: T
    B: T
    C: NotRequired[T]
    D: NotRequired[T]
    E: NotRequired[T]
    F: NotRequired[T]
    G: NotRequired[T]
    H: NotRequired[T]
    I: NotRequired[T]  # noqa: E741 -- the ninth side


def by_side[T](values: Mapping[str, T]) -> BySide[T]:
    """Return values as they stand in a document."""
    return cast(BySide[T], dict(values))


def items[T](values: BySide[T]) -> list[tuple[Side, T]]:
    """Return each side with its value, in their order."""
    return cast(list[tuple[Side, T]], sorted(values.items()))


class PartidaData(TypedDict):
    """A partida. maos: how many were played."""

    number: int
    winner: NoSide
    reason: str
    maos: int
    totals: BySide[Number]


class JogoData(TypedDict):
    """The score of a jogo, partida by partida.

    facts: of one that is over, the SHA-256 of its mãos (`tournaments.publication.facts`).
    `unpublished`: it ended, and is in no revision yet. Without winner and partidas where these are made by hand.
    """

    id: str
    state: Literal["open", "closed", "unpublished"]
    winner: NoSide
    reason: str
    won: BySide[int]
    partidas: list[PartidaData]
    facts: NotRequired[str]


class NodeData(TypedDict):
    """A confronto of a bracket, by round and position, both from 1."""

    round: int
    position: int


class PairedData(TypedDict):
    """One of two single players on a side, or one who was drawn to a mesa."""

    dupla: int
    name: str
    absent: bool


class SlotData(TypedDict, total=False):
    """One side of a confronto: a dupla or a pair of single players, a bye, or whom it waits for where that is known."""

    dupla: int  # of a pair the number of the first
    partner: int  # of the second
    name: str
    seed: int | None
    pair: list[PairedData]
    bye: Literal[True]
    winner_of: NodeData
    loser_of: NodeData


class TableData(TypedDict):
    """A confronto whose jogo counts, by its id. sides: the letters at which those of a meeting sit there, in order."""

    id: int
    sides: str


class GoesToData(TypedDict):
    """The slot of a bracket that who wins a confronto comes to: the id of the confronto, and the side."""

    id: int
    side: Side


class ConfrontoData(TypedDict):
    """A meeting of a round or of a bracket. `status` says how it ended and is empty until then.

    group: 0 where there are no groups. given: the director's points, where they are not the table's. points: what
    the sides got for the standings, one value of a bye; None until it ended, where the tables of two teams are summed,
    and in a bracket that no teams play. tables: its own, once there is a jogo that counts. reopened: published, and
    played again. absent: of a mesa at which each plays for himself, who was drawn to it and was not there: it is played
    without them, or the others rest. drawn: then the sides as they were drawn. winner_to: in a bracket.
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
    absent: NotRequired[list[PairedData]]
    drawn: NotRequired[dict[Side, SlotData]]
    winner_to: NotRequired[GoesToData]
    tables: NotRequired[list[TableData]]


class TeamDuplaData(TypedDict):
    """A dupla of a team."""

    number: int
    name: str


class TeamData(TypedDict):
    """A team and its duplas."""

    number: int
    name: str
    duplas: list[TeamDuplaData]


class AloneData(TypedDict):
    """What one has from a round who sat at no table of it, in the shape of a confronto that no table belongs to.

    status: `bye` of who was there, `absent` of who was not, or came after that round; points: what that is worth.
    """

    round: int
    status: Literal["bye", "absent"]
    winner: Literal[""]
    given: None
    points: list[Number]
    slots: dict[Literal["A"], SlotData]
    tables: list[TableData]


class TeamMeetingData(TypedDict):
    """The meeting of two teams at two tables, or one that rests. confrontos: the ids of its tables.

    made: what counts so far. points: what it is worth to them, None until all tables have a result.
    Once they have, it has the shape of a confronto too. status, winner: of the sum. given: the mean of what the tables
    gave where they did not all end alike; the status is then `director`. slots: for each team the number of its first
    dupla, none where each table counts by itself. tables: of the sum, those that count.
    """

    teams: list[TeamData]
    confrontos: list[int]
    made: list[Number]
    points: list[Number] | None
    round: NotRequired[int]
    status: NotRequired[StatusCode]
    winner: NotRequired[NoSide]
    given: NotRequired[list[Number | str] | None]
    slots: NotRequired[dict[Side, SlotData]]
    tables: NotRequired[list[TableData]]


class RoundData(TypedDict):
    """A round that is posted, or one of a bracket. name: of a knockout `final`, `semifinal` ..., else empty.

    posted_at, started_at: when, ISO 8601, not of a bracket. Where jogos open freely a round may be played that was
    never started as one.
    teams: where teams meet, what their tables come to. alone: what counts for who sat at no table.
    """

    round: int
    name: str
    state: RoundState
    seed: int | None
    confrontos: list[ConfrontoData]
    posted_at: NotRequired[str | None]
    started_at: NotRequired[str | None]
    teams: NotRequired[list[TeamMeetingData]]
    alone: NotRequired[list[AloneData]]
