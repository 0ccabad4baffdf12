"""Types of the published document for play: sides, jogos, confrontos, rounds."""

from collections.abc import Mapping
from typing import Final, Literal, NotRequired, TypedDict, cast

type Number = int | float
type Side = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I"]
type NoSide = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", ""]
type RoundState = Literal["posted", "playing", "closed", "cancelled"]
type KindCode = Literal["main", "third", "consolation", "losers", "final", "reset"]
type ConfrontoState = Literal["bye", "waiting", "ready", "playing", "unpublished", "done", "cancelled"]
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
    "rematch_by_hand",
    "rematch_allowed",
    "floated",
    "same_club",
    "side_repeated",
    "bye",
    "bye_again",
    "bye_twice",
]

LETTERS: Final[tuple[Side, ...]] = ("A", "B", "C", "D", "E", "F", "G", "H", "I")
SIDES: Final[tuple[Side, Side]] = ("A", "B")  # of a meeting of two


class BySide[T](TypedDict):
    """One value for each side: two in a meeting, or three to nine if each player plays alone."""

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
    """Return values by side in the type of the document."""
    return cast(BySide[T], dict(values))


def items[T](values: BySide[T]) -> list[tuple[Side, T]]:
    """Return each side with its value, in order."""
    return cast(list[tuple[Side, T]], sorted(values.items()))


class PartidaData(TypedDict):
    """A partida. maos: number of mãos played."""

    number: int
    winner: NoSide
    reason: str
    maos: int
    totals: BySide[Number]


class JogoData(TypedDict):
    """The score of a jogo, partida by partida.

    facts: of a finished jogo, the SHA-256 of its mãos (`tournaments.publication.facts`). `unpublished`: finished
    and in no revision yet; winner and partidas are missing if the director publishes by hand.
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
    """One of two single players on a side, or a player who was drawn to a mesa."""

    dupla: int
    name: str
    absent: bool


class SlotData(TypedDict, total=False):
    """One side of a confronto: a dupla or a pair of single players, a bye, or the confronto that fills it."""

    dupla: int  # for a pair, the number of the first player
    partner: int  # for a pair, the number of the second player
    name: str
    seed: int | None
    pair: list[PairedData]
    bye: Literal[True]
    winner_of: NodeData
    loser_of: NodeData


class TableData(TypedDict):
    """A confronto whose jogo counts, by id. sides: the letters of the two sides at this table, in order."""

    id: int
    sides: str


class GoesToData(TypedDict):
    """The slot for the winner of a bracket confronto: id of the next confronto, and side."""

    id: int
    side: Side


class ConfrontoData(TypedDict):
    """A meeting of a round or of a bracket. `status`: how it ended, empty before.

    group: 0 if there are no groups. given: points awarded by the director. points: points of the sides in the
    standings, one value for a bye; None before the end, for summed tables of two teams, and for a bracket without
    teams. tables: its own table, once it has a jogo that counts. reopened: published, and played again. absent:
    players drawn to a mesa of single players who did not come; the mesa is played without them, or the others have
    a bye. drawn: the sides as they were drawn, if players are absent. winner_to: only in a bracket.
    The state is `cancelled` if the event was cancelled before the confronto had a result.
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
    """A bye or an absence, in the shape of a confronto without a table.

    status: `bye` for a player present, `absent` for one who did not come or entered later. points: its points in
    the standings.
    """

    round: int
    status: Literal["bye", "absent"]
    winner: Literal[""]
    given: None
    points: list[Number]
    slots: dict[Literal["A"], SlotData]
    tables: list[TableData]


class TeamMeetingData(TypedDict):
    """The meeting of two teams at two tables, or the bye of a team. confrontos: ids of its tables.

    made: points so far. points: tournament points, None until all tables have a result. From then on it has the
    shape of a confronto: status, winner: of the sum. given: the mean of the tables, if they ended in different
    ways; the status is then `director`. slots: the first dupla of each team, empty if each table counts by itself.
    tables: those that count in the sum.
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
    """A posted round, or a round of a bracket. name: in a knockout `final`, `semifinal` ..., else empty.

    posted_at, started_at: ISO 8601; of a bracket only if it is played round by round. If jogos open freely, a round
    may be played without a start time. teams: in team events, the meetings of teams. alone: results of players without
    a table.
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
