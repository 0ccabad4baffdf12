"""Standings and the final ranking, as the published document holds them."""

from typing import Literal, NotRequired, TypedDict

from tournaments.publication.play_data import Number, TeamData, TeamDuplaData

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
    is then the first of its duplas, and `name` the team's. who: the numbers of the duplas whose meetings it counts.
    besides: points, made and suffered that it has besides what its meetings gave, fractions as text: the average of its
    other meetings, points made for a bye, what a meeting lost by a penalty took.
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
    """A team: the sums of its duplas, by their numbers `who`."""

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
    """The teams over the whole event, best first. vp: whether points are VP."""

    order: list[str]
    vp: bool
    rows: list[TeamLine]


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
