"""The finished jogos of a bracket as a page lists them. Pure."""

from dataclasses import dataclass

from scoring.wording.numbers import points
from tournaments.charts.bracket import Names, column_title, note_of, round_names, title_of
from tournaments.publication.document.play_data import SIDES, ConfrontoData, JogoData, Side
from tournaments.publication.document.shape import StageData


@dataclass(frozen=True, slots=True)
class ResultSide:
    """A side of a finished jogo. won: its partidas, empty for a W.O."""

    name: str
    number: int
    winner: bool
    won: int | str


@dataclass(frozen=True, slots=True)
class FinishedJogo:
    """A finished jogo. partidas: points of each partida. note: anything unusual."""

    key: str
    title: str
    jogo: str
    sides: tuple[ResultSide, ...]
    partidas: str
    note: str


@dataclass(frozen=True, slots=True)
class ResultsOfRound:
    """The finished jogos of a round."""

    title: str
    results: tuple[FinishedJogo, ...]


def results(stage: StageData) -> tuple[ResultsOfRound, ...]:
    """Return the finished jogos, latest round first."""
    names = round_names(stage)
    found = []
    for each in reversed(stage["rounds"]):
        ended = tuple(
            _result(one, one["jogo"], names)
            for one in each["confrontos"]
            if one["state"] == "done" and one["jogo"]
        )
        if ended:
            found.append(ResultsOfRound(column_title("main", each["round"], each["name"]), ended))
    return tuple(found)


def _result(confronto: ConfrontoData, jogo: JogoData, names: Names) -> FinishedJogo:
    return FinishedJogo(
        key=f"{confronto['round']}-{confronto['position']}",
        title=title_of(confronto, names),
        jogo=jogo["id"],
        sides=tuple(_side(confronto, jogo, side) for side in SIDES),
        partidas=" · ".join(
            f"{points(one['totals']['A'])} × {points(one['totals']['B'])}"
            for one in jogo["partidas"]
            if one["maos"]
        ),
        note=note_of(confronto),
    )


def _side(confronto: ConfrontoData, jogo: JogoData, side: Side) -> ResultSide:
    slot = confronto["slots"][side]
    won = "" if jogo["reason"] == "walkover" else jogo["won"][side]
    return ResultSide(slot["name"], slot["dupla"], confronto["winner"] == side, won)
