"""A stage as a page shows it: bracket or one of its rounds, standings, qualification. Pure."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import NamedTuple

from tournaments.charts.bracket import BracketChart, bracket_chart
from tournaments.charts.pictures.places_picture import PlacesPicture, places_picture
from tournaments.charts.results import ResultsOfRound, results
from tournaments.charts.round import MeetingLine, RoundChart, meeting, round_chart, round_state
from tournaments.charts.standings import ChartRow, StandingsChart, standings_chart
from tournaments.charts.texts.draw import DrawNote, draw_note
from tournaments.publication import lookup
from tournaments.publication.document.shape import StageData, TournamentDocument
from tournaments.publication.document.standings_after_round import Places
from tournaments.publication.document.standings_data import ComparedData
from tournaments.wording import stages
from tournaments.wording.play import agreed_format, told_format
from tournaments.wording.rounds import place


class RoundToChoose(NamedTuple):
    """A round in the list of rounds to choose from."""

    number: int
    state: str
    said: str


class CountedRounds(NamedTuple):
    """Rounds with missing results that the standings include. over, met: finished jogos, and all jogos."""

    first: int
    last: int
    over: int
    met: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StageChart:
    """One stage with its bracket, or with one of its rounds."""

    number: int
    title: str
    words: str
    played: str  # length of a meeting, if the stages differ
    state: str
    said: str
    in_bracket: bool
    alone: bool  # the tournament is a single knockout
    bracket: BracketChart | None
    draw: DrawNote | None  # of a bracket
    results: tuple[ResultsOfRound, ...]  # only if `alone`
    rounds: tuple[RoundToChoose, ...]
    newest: int
    closed: int  # all rounds up to this one are over
    counted: CountedRounds | None  # open rounds after `closed` that count already
    round: RoundChart | None
    standings: tuple[StandingsChart, ...]
    goes_on: str
    fair: str
    compared: tuple[tuple[ComparedData, str], ...]
    order: tuple[str, ...]


def stage_chart(document: TournamentDocument, stage: StageData, number: int = 0) -> StageChart:
    """Return a stage of a document with the round of this number, or with the round that players look for."""
    in_bracket, alone = stage["bracket"], lookup.lone_knockout(document) is not None
    newest = lookup.latest_round(stage)
    wanted = next((each for each in stage["rounds"] if each["round"] == number), newest)
    return StageChart(
        number=stage["number"],
        title=stages.stage_title(stage),
        words=stages.format_words(stage),
        played="" if agreed_format(document) else told_format(document["tournament"], stage),
        state=stage["state"],
        said=str(stages.STAGE_STATES[stage["state"]]),
        in_bracket=in_bracket,
        alone=alone,
        bracket=bracket_chart(stage),
        draw=draw_note(stage) if in_bracket else None,
        results=results(stage) if alone else (),
        rounds=() if in_bracket else tuple(_rounds(stage)),
        newest=newest["round"] if newest else 0,
        closed=lookup.closed_through(stage),
        counted=_counted(stage),
        round=None if in_bracket or wanted is None else round_chart(stage, wanted),
        standings=_standings(document, stage),
        goes_on=stages.goes_on(
            stage["top"], stage["others"], stage["groups"], lines=stage.get("lists") == "lines"
        ),
        fair=stages.fair(stage),
        compared=_compared(stage),
        order=tuple(stages.long_head(by, vp=stage["vp"]) for by in stage["order"]),
    )


def _rounds(stage: StageData) -> Iterator[RoundToChoose]:
    for each in stage["rounds"]:
        state = round_state(stage, each)
        yield RoundToChoose(each["round"], state, str(stages.ROUND_STATES[state]))


def _counted(stage: StageData) -> CountedRounds | None:
    rounds = () if stage["bracket"] else stage["rounds"]
    results = {
        each["round"]: [one["state"] == "done" for one in each["confrontos"] if one["state"] != "bye"]
        for each in rounds
    }
    # A round stays closed when one of its results is reverted.
    whole = [*takewhile(lambda each: each["state"] == "closed" and all(results[each["round"]]), rounds)]
    begun = {each["round"]: results[each["round"]] for each in rounds[len(whole) :]}
    # A round without a finished jogo does not count yet.
    begun = {number: over for number, over in begun.items() if any(over)}
    if not begun or all(all(over) for over in begun.values()):
        return None
    jogos = [one for over in begun.values() for one in over]
    return CountedRounds(min(begun), max(begun), sum(jogos), len(jogos))


def _standings(document: TournamentDocument, stage: StageData) -> tuple[StandingsChart, ...]:
    # Standings appear with the first result, those of a knockout with the draw.
    if not lookup.by_round_reached(stage) and not lookup.has_results(stage):
        return ()
    return tuple(standings_chart(document, stage, group) for group in stage["standings"])


def _compared(stage: StageData) -> tuple[tuple[ComparedData, str], ...]:
    # As long as one of them has not played, only the lots place it.
    played = {number for row in lookup.lines(stage) if row["meetings"] for number in lookup.duplas_of(row)}
    if any(row["dupla"] not in played for row in stage["compared"]):
        return ()
    return tuple((row, stages.above(row["above"], vp=stage["vp"])) for row in stage["compared"])


@dataclass(frozen=True, slots=True)
class StageHead:
    """A stage in the list of stages to choose from."""

    number: int
    title: str
    state: str
    said: str


def stage_heads(document: TournamentDocument) -> list[StageHead]:
    """Return the stages to choose from."""
    return [
        StageHead(
            stage["number"],
            stages.stage_title(stage),
            stage["state"],
            str(stages.STAGE_STATES[stage["state"]]),
        )
        for stage in document["stages"]
    ]


def chosen(document: TournamentDocument, number: int = 0, round_number: int = 0) -> StageChart:
    """Return the stage of this number, or the latest, with the round of this number, or the one players look for."""
    found = lookup.stage_numbered(document, number) or lookup.latest_stage(document)
    return stage_chart(document, found, round_number)


class MeetingOfDupla(NamedTuple):
    """A meeting and its round. place: of the dupla after that round; empty if it is unknown."""

    round: int
    title: str
    line: MeetingLine
    place: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StageOfDupla:
    """A stage for one dupla: its row, its meetings in order, and its place over the rounds."""

    number: int
    title: str
    row: ChartRow | None
    meetings: tuple[MeetingOfDupla, ...]
    picture: PlacesPicture | None


def stages_of_dupla(
    document: TournamentDocument, number: int, places: Mapping[int, Sequence[Places]] | None = None
) -> list[StageOfDupla]:
    """Return the stages played by rounds in which a dupla took part.

    places: for each stage the places after each round.
    """
    return [
        _of_dupla(document, stage, number, (places or {}).get(stage["number"], ()))
        for stage in document["stages"]
        if not stage["bracket"] and lookup.line_of(stage, number)
    ]


def _of_dupla(
    document: TournamentDocument, stage: StageData, number: int, places: Sequence[Places]
) -> StageOfDupla:
    own = {at: each[number] for at, each in enumerate(places, start=1) if number in each}
    return StageOfDupla(
        number=stage["number"],
        title=stages.stage_title(stage),
        row=_row_of(document, stage, number),
        meetings=tuple(
            MeetingOfDupla(
                each["round"],
                stages.round_title(each["round"]),
                meeting(stage, each, one),
                place(*own[each["round"]]) if each["round"] in own else "",
            )
            for each in stage["rounds"]
            for one in each["confrontos"]
            if lookup.side_of(one, number)
        ),
        picture=places_picture(
            list(own.values()),
            [max((last for each in places for _first, last in each.values()), default=0)] * len(own),
        ),
    )


def _row_of(document: TournamentDocument, stage: StageData, number: int) -> ChartRow | None:
    line = lookup.line_of(stage, number)
    of = line["dupla"] if line else number  # a team's row is that of its first dupla
    rows = (row for chart in _standings(document, stage) for row in chart.rows if row.number == of)
    return next(rows, None)
