"""Finding one's way in a document. Pure."""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from tournaments.plan.formats import FORMATS, RankedBy
from tournaments.publication.document import StageData, TournamentDocument
from tournaments.publication.play_data import ConfrontoData, JogoData, NoSide, RoundData, SlotData, items
from tournaments.publication.standings_data import FinalRow, StandingsRow

OPEN_STATES = frozenset({"ready", "playing", "waiting", "unpublished"})


def stage_numbered(document: TournamentDocument, number: int) -> StageData | None:
    """Return the stage of that number; None where there is none."""
    return next((stage for stage in document["stages"] if stage["number"] == number), None)


def confrontos(document: TournamentDocument) -> Iterator[ConfrontoData]:
    """Yield every confronto that is told, of all stages."""
    for stage in document["stages"]:
        for each in stage["rounds"]:
            yield from each["confrontos"]


def place_of(document: TournamentDocument, confronto: int) -> tuple[StageData, ConfrontoData] | None:
    """Return the confronto of that id with its stage; None where it is not told."""
    for stage in document["stages"]:
        for each in stage["rounds"]:
            for one in each["confrontos"]:
                if one["id"] == confronto:
                    return stage, one
    return None


def lines(stage: StageData) -> list[StandingsRow]:
    """Return the standings of a stage, group after group."""
    return [row for group in stage["standings"] for row in group["rows"]]


def line_of(stage: StageData, number: int) -> StandingsRow | None:
    """Return how a dupla, or its team, stands in a stage; None where it is not in it."""
    return next((row for row in lines(stage) if number in duplas_of(row)), None)


def duplas_of(row: StandingsRow | FinalRow) -> list[int]:
    """Return the numbers of the duplas whose row it is: of a team all of them."""
    return [one["number"] for one in row["team"]["duplas"]] if "team" in row else [row["dupla"]]


def final_standings(document: TournamentDocument) -> Sequence[StandingsRow | FinalRow]:
    """Return the rows an event ends with, the champion first; none where nobody is: its last stage has several groups.

    Those of the final ranking; of documents without one, of the last stage.
    """
    standings = document["stages"][-1]["standings"]
    rows: Sequence[StandingsRow | FinalRow] = standings[0]["rows"] if len(standings) == 1 else []
    if not rows or "final_ranking" not in document:
        return rows
    final = document["final_ranking"]
    return final if final[0]["place_to"] == 1 else []


def champion(document: TournamentDocument) -> str:
    """Return the name of who is first in the rows an event ends with; empty where nobody is."""
    return next((row["name"] for row in final_standings(document)), "")


def lone_knockout(document: TournamentDocument) -> StageData | None:
    """Return the stage of a tournament that is one knockout; its pages do without the word stage."""
    stages = document["stages"]
    return stages[0] if len(stages) == 1 and by_round_reached(stages[0]) else None


def by_round_reached(stage: StageData) -> bool:
    """Whether the standings of a stage follow from how far each got, as in a knockout."""
    return FORMATS[stage["format"]].ranked_by is RankedBy.ROUND_REACHED


def latest_stage(document: TournamentDocument) -> StageData:
    """Return the stage being played, or the last that was; before the first the one planned first."""
    stages = document["stages"]
    return next((stage for stage in reversed(stages) if stage["state"] != "planned"), stages[0])


def latest_round(stage: StageData) -> RoundData | None:
    """Return the round players look for: the newest, or of rounds drawn all at once the first not yet over."""
    rounds = stage["rounds"]
    if not FORMATS[stage["format"]].drawn_by_round:
        for each in rounds:
            if any(one["state"] in OPEN_STATES for one in each["confrontos"]):
                return each
    return rounds[-1] if rounds else None


def closed_through(stage: StageData) -> int:
    """Return the last round up to which all are over; 0 for a bracket, whose standings are not by rounds."""
    if stage["bracket"]:
        return 0
    over = list(takewhile(lambda each: each["state"] == "closed", stage["rounds"]))
    return over[-1]["round"] if over else 0


def begun(confronto: ConfrontoData) -> bool:
    """Whether anything was played in a confronto."""
    jogo = confronto["jogo"]
    return jogo is not None and any(partida["maos"] for partida in jogo["partidas"])


def unofficial(confronto: ConfrontoData) -> JogoData | None:
    """Return the score of a jogo that is over and in no revision yet, where it may be told; else None."""
    jogo = confronto["jogo"]
    told = confronto["state"] == "unpublished" and jogo is not None and ended(jogo)
    return jogo if told else None


def ended(jogo: JogoData) -> bool:
    """Whether a score tells how a jogo ended: who won it, or what was played."""
    return bool(jogo["winner"] or jogo["partidas"])


def side_of(confronto: ConfrontoData, number: int) -> NoSide:
    """Return the side on which a dupla or a single player sits, empty where it is not in the confronto."""
    return next((side for side, slot in items(confronto["slots"]) if number in numbers(slot)), "")


def is_in(confronto: ConfrontoData, number: int) -> bool:
    """Whether somebody was drawn to a confronto, there or not."""
    absent = [one["dupla"] for one in confronto.get("absent", [])]
    return bool(side_of(confronto, number)) or number in absent


def numbers(slot: SlotData) -> list[int]:
    """Return who sits on a side: a dupla, two single players, or nobody yet."""
    if "pair" in slot:
        return [one["dupla"] for one in slot["pair"]]
    return [slot["dupla"]] if "dupla" in slot else []
