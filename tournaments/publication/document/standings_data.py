"""Types of the published document for standings and the final ranking."""

from typing import Literal, NotRequired, TypedDict

from tournaments.publication.document.play_data import Number, TeamData, TeamDuplaData

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
    "stopped",
    "through",
]


class CriterionData(TypedDict):
    """The value of a criterion: `points`, `made`, `canastras:clean` ..."""

    by: str
    value: Number


class AboveData(TypedDict):
    """The reason why a row is above the next: a criterion and both values, `disqualified`, or `bracket`."""

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
    """How far a dupla advanced in a knockout, and its opponent there. round: the code of the name of the round."""

    code: FateCode
    round: str
    opponent: str | None
    walkover: bool


class StandingsRow(TypedDict):
    """One row of the standings. The place is shared, or still open, from `place` to `place_to`.

    points: tournament points. made: points at the table. above: None for the last row and above an equal one.
    fate: only in a knockout. until_round: the last round of a dupla that withdrew. team: in team events, the team
    of the row; `dupla` is then its first dupla, and `name` the name of the team. who: numbers of the duplas whose
    meetings count. besides: points, made and suffered that do not come from a meeting, fractions as text: the
    average of other meetings, points made for a bye, and deductions by a penalty of a lost meeting.
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
    who: NotRequired[list[int]]
    besides: NotRequired[list[Number | str]]


class GroupStandings(TypedDict):
    """The standings of a stage, or of one of its groups; group 0 is the whole stage.

    rows: all results so far. closed: while a round is played, the standings after the last finished round,
    `after`.
    """

    group: int
    rows: list[StandingsRow]
    after: int | None
    closed: list[StandingsRow]


class ComparedData(TypedDict):
    """A dupla of the next place in its group, compared across groups for the last places."""

    place: int
    dupla: int
    name: str
    group: int
    goes_on: bool
    above: AboveData | None


class TeamLine(TypedDict):
    """A team: the sums of its duplas, whose numbers are in `who`."""

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
    who: NotRequired[list[int]]


class TeamStandings(TypedDict):
    """The teams over the whole event, best first. vp: the points are VP."""

    order: list[str]
    vp: bool
    rows: list[TeamLine]


class FinalRow(TypedDict):
    """One row of the final ranking. Equal duplas share the places from `place` to `place_to`.

    stage: number of the last stage it played, 0 for none. group, stage_place, stage_place_to: its place there.
    fate: in a knockout. left: it withdrew. disqualified: last, whatever it won. team: in team events, the team of
    the row; `dupla` is then its first dupla, and `name` the name of the team.
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
