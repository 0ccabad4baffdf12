"""The lines of the director's log: each code has one shape, one sentence, and a service that writes it."""

import ast
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

import tournaments
from scoring.models import Jogo
from tournaments.ledger.event_log import SEALED
from tournaments.ledger.log_lines import (
    LINES,
    ClockSet,
    CodeOfMesa,
    Done,
    ExtraTime,
    LinkToMesas,
    LogColumns,
    LogLine,
    LotsDrawn,
    MesaArranged,
    MesaMoved,
    PairSetByHand,
    PlanChanged,
    PlayedAnew,
    Punished,
    ResultGiven,
    RoundSwapped,
    Settled,
    Substituted,
    TeamChanged,
    TournamentEdited,
    line_of,
)
from tournaments.models import TournamentLogEntry
from tournaments.standings.meeting import Status
from tournaments.wording.history.log import ACTIONS, details

ENTRY = Jogo.Entry
SHAPES = {
    shape.__name__: set(map(str, get_args(get_type_hints(shape)["action"])))
    for shape in get_args(LogLine.__value__)
}


def test_each_code_has_one_shape_and_its_words():
    assert sorted(code for codes in SHAPES.values() for code in codes) == sorted(LINES)
    assert ACTIONS.keys() == LINES.keys()


def test_each_end_of_a_meeting_but_playing_and_resting_is_noted_by_its_status():
    assert set(get_args(Settled)) == set(Status) - {Status.PLAYED, Status.BYE}


# Settings of the whole event before each stage's plan had them: still read, no longer written.
OF_BEFORE = {"clock_rings", "clock_asks"}


def test_each_code_is_written_by_a_verb():
    written = set()
    for path in Path(tournaments.__file__).parent.rglob("*.py"):
        nodes = list(ast.walk(ast.parse(path.read_text())))
        made = {getattr(node.func, "id", "") for node in nodes if isinstance(node, ast.Call)}
        said = {node.value for node in nodes if isinstance(node, ast.Constant)} | set(get_args(Settled))
        for shape in SHAPES.keys() & made:
            written |= SHAPES[shape] if len(SHAPES[shape]) == 1 else SHAPES[shape] & said

    assert written == LINES.keys() - OF_BEFORE


def test_columns_of_a_line_are_those_its_digest_is_taken_of():
    assert LogColumns.__annotations__.keys() | {"action", "data"} == set(SEALED)


@pytest.mark.parametrize("code", LINES)
def test_stored_line_is_read_as_it_was_written(code):
    line = line_of(TournamentLogEntry(action=code, data={"one": 1}))

    assert (line.action, line.data) == (code, {"one": 1})


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (RoundSwapped({"one": "Ana", "other": "Bia"}), "Ana × Bia"),
        (PairSetByHand("round_forced", {"one": "Ana", "other": "", "seed": 7}), "Ana; sorteio nº 7"),
        (LotsDrawn("stage_begun", {"seed": None}), ""),
        (ResultGiven(Status.WALKOVER, {"duplas": {"A": "Ana", "B": "Bia"}}), "Ana × Bia"),
        (ResultGiven(Status.DIRECTOR, {"duplas": {"A": "Ana"}, "given": [2, "1/2"]}), "Ana; 2 a 1/2"),
        (TeamChanged({"dupla": "Ana", "before": "", "after": "Norte"}), "Ana: – → Norte"),
        (Substituted({"before": "Ana", "after": "Eva", "leaves": "Lia", "comes": "Noa"}), "Lia → Noa"),
        (
            MesaArranged({"mesa": 4, "name": "", "room": "Varanda", "use": "blocked"}),
            "mesa 4, Varanda, bloqueada",
        ),
        (MesaMoved({"before": 2, "after": 5, "confronto": 1}), "mesa 2 → 5"),
        (CodeOfMesa("mesa_code", {"mesa": 3}), "mesa 3"),
        (LinkToMesas("bloco_made", {"first": 1, "last": 4}), "mesa 1 a 4"),
        (Punished("penalised", {"sanction": "mp", "amount": 100}), "perda de pontos feitos 100"),
        (Punished("penalty_lifted", {"sanction": "warning", "amount": 0}), "advertência"),
        (Done("round_posted"), ""),
        (Done("clock_paused"), ""),
        (ClockSet("clock_extended", {"minutes": -5}), "-5 min"),
        (ExtraTime({"minutes": 5, "mesa": 7, "confronto": 1}), "mesa 7: 5 min"),
        (
            PlayedAnew({"duplas": {"A": "Ana", "B": "Bia"}, "jogo": 1, "status": "", "maos": 2}),
            "Ana × Bia; 2 mãos lançadas",
        ),
        (
            PlanChanged({"changes": {"order": ("['points', 'lots']", "['canastras:clean', 'lots']")}}),
            "critérios: pontos de classificação, sorteio → canastras limpas, sorteio",
        ),
        (
            PlanChanged({"changes": {"missed": ("nothing", "bye"), "announced": ("[10]", "[10, 5]")}}),
            "Rodadas que a dupla tardia perdeu: Não contam → Valem como folga; "
            "avisos, minutos antes do fim: 10 → 10, 5",
        ),
        (
            PlanChanged({"changes": {"swiss": ("{'byes': True}", "{'byes': False}"), "minutes": ("", "35")}}),
            "sorteio: Com número ímpar, uma folga: sim → Com número ímpar, uma folga: não; minutos: – → 35",
        ),
        (
            TournamentEdited({"changes": {"auto_publish": ("True", "False"), "entry": ("scorer", "apart")}}),
            f"publicar sozinho: sim → não; quem anota: {ENTRY.SCORER.label} → {ENTRY.APART.label}",
        ),
        (
            TournamentEdited(
                {"changes": {"ends_on": ("2026-03-07", "2026-03-08"), "name": ("1984", "Copa")}}
            ),
            "termina em: 07/03/2026 → 08/03/2026; nome: 1984 → Copa",
        ),
    ],
)
def test_details_of_a_line_in_words(line, said):
    assert details(line) == said
