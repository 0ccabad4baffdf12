"""Find parts of a document. Pure."""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from tournaments.plan.formats import FORMATS, RankedBy
from tournaments.publication.document.play_data import (
    ConfrontoData,
    JogoData,
    NoSide,
    RoundData,
    SlotData,
    items,
)
from tournaments.publication.document.shape import StageData, TournamentDocument
from tournaments.publication.document.standings_data import FinalRow, StandingsRow

OPEN_STATES = frozenset({"ready", "playing", "waiting", "unpublished", "cancelled"})


def stage_numbered(document: TournamentDocument, number: int) -> StageData | None:
    """Return the stage with this number; None if it does not exist."""
    return next((stage for stage in document["stages"] if stage["number"] == number), None)


def confrontos(document: TournamentDocument) -> Iterator[ConfrontoData]:
    """Yield all confrontos of all stages."""
    for stage in document["stages"]:
        for each in stage["rounds"]:
            yield from each["confrontos"]


def place_of(document: TournamentDocument, confronto: int) -> tuple[StageData, ConfrontoData] | None:
    """Return the confronto with this id and its stage; None if the document does not contain it."""
    for stage in document["stages"]:
        for each in stage["rounds"]:
            for one in each["confrontos"]:
                if one["id"] == confronto:
                    return stage, one
    return None


def lines(stage: StageData) -> list[StandingsRow]:
    """Return the rows of the standings of a stage, group by group."""
    return [row for group in stage["standings"] for row in group["rows"]]


def has_results(stage: StageData) -> bool:
    """Return whether a confronto of a stage has a result that counts; a bye is none.

    Played round by round, the results of a round count from its start on; in a bracket all count.
    """
    waits = stage.get("pace") == "round" and not stage["bracket"]
    begun = (each for each in stage["rounds"] if not (waits and each["state"] == "posted"))
    return any(one["state"] == "done" for each in begun for one in each["confrontos"])


def cuts(stage: StageData) -> bool:
    """Return whether somebody who plays a stage to its end does not go on."""
    return any(
        not (row["goes_on"] or row["disqualified"]) and row["until_round"] is None for row in lines(stage)
    )


def line_of(stage: StageData, number: int) -> StandingsRow | None:
    """Return the row of a dupla, or of its team, in a stage; None if it is not in the stage."""
    return next((row for row in lines(stage) if number in duplas_of(row)), None)


def points_line(stage: StageData, row: FinalRow) -> StandingsRow | None:
    """Return the standings row of an entrant of the final ranking in its last stage; None in a bracket.

    The place in a bracket does not depend on tournament points.
    """
    return None if stage["bracket"] else line_of(stage, row["dupla"])


def duplas_of(row: StandingsRow | FinalRow) -> list[int]:
    """Return the numbers of the duplas of a row: one, or all of a team."""
    return [one["number"] for one in row["team"]["duplas"]] if "team" in row else [row["dupla"]]


def final_standings(document: TournamentDocument) -> Sequence[StandingsRow | FinalRow]:
    """Return the final rows of an event, champion first; empty without a single champion, as after several groups.

    Uses the final ranking, or in older documents the standings of the last stage.
    """
    standings = document["stages"][-1]["standings"]
    rows: Sequence[StandingsRow | FinalRow] = standings[0]["rows"] if len(standings) == 1 else []
    if not rows or "final_ranking" not in document:
        return rows
    final = document["final_ranking"]
    # A shared first place has no champion.
    return final if final[0]["place_to"] == 1 else []


def title_passed(document: TournamentDocument) -> bool:
    """Return whether the winner of the final is disqualified, so that the title passed to the next in the ranking."""
    rows = final_standings(document)
    fate = rows[0]["fate"] if rows else None
    # Of a bracket that stopped before its final, the first row won nothing that could have passed.
    won_by_another = fate is not None and fate["code"] not in {"champion", "stopped"}
    return won_by_another and any(row["disqualified"] for row in rows)


def champion(document: TournamentDocument) -> str:
    """Return the name of the champion; empty without a champion."""
    return next((row["name"] for row in final_standings(document)), "")


def lone_knockout(document: TournamentDocument) -> StageData | None:
    """Return the stage of a tournament that is a single knockout, whose pages do not mention stages."""
    stages = document["stages"]
    return stages[0] if len(stages) == 1 and by_round_reached(stages[0]) else None


def by_round_reached(stage: StageData) -> bool:
    """Return whether the standings of a stage depend on the round reached, as in a knockout."""
    return FORMATS[stage["format"]].ranked_by is RankedBy.ROUND_REACHED


def latest_stage(document: TournamentDocument) -> StageData:
    """Return the current stage, or the latest finished one; before the start the first one."""
    stages = document["stages"]
    return next((stage for stage in reversed(stages) if stage["state"] != "planned"), stages[0])


def latest_round(stage: StageData) -> RoundData | None:
    """Return the round that players look for: the newest, or the first open one of a schedule."""
    rounds = stage["rounds"]
    if not FORMATS[stage["format"]].drawn_by_round:
        for each in rounds:
            if any(one["state"] in OPEN_STATES for one in each["confrontos"]):
                return each
    return rounds[-1] if rounds else None


def closed_through(stage: StageData) -> int:
    """Return the last round up to which all are over; 0 for a bracket, which has no standings by round."""
    if stage["bracket"]:
        return 0
    over = list(takewhile(lambda each: each["state"] == "closed", stage["rounds"]))
    return over[-1]["round"] if over else 0


def begun(confronto: ConfrontoData) -> bool:
    """Return whether a mão was played in a confronto."""
    jogo = confronto["jogo"]
    return jogo is not None and any(partida["maos"] for partida in jogo["partidas"])


def unofficial(confronto: ConfrontoData) -> JogoData | None:
    """Return the score of a finished jogo that is in no revision yet, if it is public; else None."""
    jogo = confronto["jogo"]
    told = confronto["state"] == "unpublished" and jogo is not None and ended(jogo)
    return jogo if told else None


def ended(jogo: JogoData) -> bool:
    """Return whether a score contains a result: a winner or partidas."""
    return bool(jogo["winner"] or jogo["partidas"])


def side_of(confronto: ConfrontoData, number: int) -> NoSide:
    """Return the side of a dupla or a single player; empty if it is not in the confronto."""
    return next((side for side, slot in items(confronto["slots"]) if number in numbers(slot)), "")


def is_in(confronto: ConfrontoData, number: int) -> bool:
    """Return whether an entrant was drawn to a confronto, present or absent."""
    absent = [one["dupla"] for one in confronto.get("absent", [])]
    return bool(side_of(confronto, number)) or number in absent


def numbers(slot: SlotData) -> list[int]:
    """Return the numbers on a side: a dupla, two single players, or an empty list."""
    if "pair" in slot:
        return [one["dupla"] for one in slot["pair"]]
    return [slot["dupla"]] if "dupla" in slot else []
