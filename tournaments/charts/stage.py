"""A stage as a page draws it: the one of its rounds that is shown, its tables, who goes on. Pure."""

from dataclasses import dataclass
from typing import Any

from tournaments.charts.ranking import Row, TableChart, table_chart
from tournaments.charts.round import Meeting, RoundChart, meeting, round_chart
from tournaments.plan.formats import FORMATS, RankedBy
from tournaments.publication import lookup as told
from tournaments.wording import stages as words
from tournaments.wording.play import agreed_format, told_format

type Payload = dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class StageChart:
    """One stage, and the one of its rounds that is shown."""

    number: int
    title: str
    words: str
    played: str  # in a meeting, where not all stages play the same
    state: str
    said: str
    bracket: bool
    knockout: bool  # has the standings of a knockout
    rounds: tuple[int, ...]
    newest: int
    closed: int  # the last round up to which all are over
    round: RoundChart | None
    tables: tuple[TableChart, ...]
    goes_on: str
    fair: str
    compared: tuple[tuple[Payload, str], ...]
    order: tuple[str, ...]
    payload: Payload  # the tournament's, with the bracket and the standings of this stage


def stage_chart(payload: Payload, stage: Payload, number: int = 0) -> StageChart:
    """Return a stage of a payload with the round of that number, or the one players look for."""
    bracket = told.is_bracket(stage)
    newest = told.latest_round(stage)
    wanted = next((each for each in stage["rounds"] if each["round"] == number), newest)
    return StageChart(
        number=stage["number"],
        title=words.stage_title(stage),
        words=words.format_words(stage),
        played="" if agreed_format(payload) else told_format(payload["tournament"], stage),
        state=stage["state"],
        said=str(words.STAGE_STATES[stage["state"]]),
        bracket=bracket,
        knockout=_by_round_reached(stage),
        rounds=() if bracket else tuple(each["round"] for each in stage["rounds"]),
        newest=newest["round"] if newest else 0,
        closed=told.closed_through(stage),
        round=None if bracket or wanted is None else round_chart(stage, wanted),
        tables=_tables(stage),
        goes_on=words.goes_on(stage),
        fair=words.fair(stage),
        compared=tuple((row, words.above(row["above"], stage)) for row in stage["compared"]),
        order=tuple(words.long_head(by, stage) for by in stage["order"]),
        payload=told.as_bracket(payload, stage),
    )


def _by_round_reached(stage: Payload) -> bool:
    return FORMATS[stage["format"]].ranked_by is RankedBy.ROUND_REACHED


def _tables(stage: Payload) -> tuple[TableChart, ...]:
    """Return the tables once somebody has a result; a knockout has its own, by its rounds."""
    rows = [row for table in stage["standings"] for row in table["rows"]]
    if _by_round_reached(stage) or not any(row["meetings"] for row in rows):
        return ()
    return tuple(table_chart(stage, table) for table in stage["standings"])


@dataclass(frozen=True, slots=True)
class StageHead:
    """A stage as one of several to choose from."""

    number: int
    title: str
    state: str
    said: str


def stage_heads(payload: Payload) -> list[StageHead]:
    """Return the stages to choose from."""
    return [
        StageHead(
            stage["number"],
            words.stage_title(stage),
            stage["state"],
            str(words.STAGE_STATES[stage["state"]]),
        )
        for stage in told.stages(payload)
    ]


def chosen(payload: Payload, number: int = 0, round_number: int = 0) -> StageChart:
    """Return the stage of that number, or the latest, with the round of that number, or the one players look for."""
    wanted = told.stage_numbered(payload, number)
    found = wanted or told.latest_stage(payload)
    if found is None:
        raise ValueError("a tournament without stages")
    return stage_chart(payload, found, round_number)


@dataclass(frozen=True, slots=True, kw_only=True)
class StageOfDupla:
    """A stage from the side of one dupla: its row, and its meetings, the first one first."""

    title: str
    row: Row | None
    meetings: tuple[tuple[str, Meeting], ...]


def stages_of_dupla(payload: Payload, number: int) -> list[StageOfDupla]:
    """Return the stages played by rounds in which a dupla took part."""
    return [
        StageOfDupla(
            title=words.stage_title(stage),
            row=_row_of(stage, number),
            meetings=tuple(
                (words.round_title(each["round"]), meeting(stage, each, one))
                for each in stage["rounds"]
                for one in each["confrontos"]
                if told.side_of(one, number)
            ),
        )
        for stage in told.stages(payload)
        if not told.is_bracket(stage) and told.table_of(stage, number)
    ]


def _row_of(stage: Payload, number: int) -> Row | None:
    rows = (row for table in _tables(stage) for row in table.rows if row.number == number)
    return next(rows, None)
