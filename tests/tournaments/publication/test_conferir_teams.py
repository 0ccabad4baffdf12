"""The recount includes teams: team against team at two tables, and teams as the sum of their duplas."""

import json
from shutil import copytree

import pytest
from django.db import transaction
from django.test import Client

from tests.factories import (
    TABLE,
    go_on,
    make_stages,
    make_tournament,
    play_jogo,
    play_open,
    play_stage,
    record,
)
from tests.tournaments import formats
from tests.tournaments.publication.counting import agrees, altered, more, said, wrong
from tests.tournaments.teamed import teamed
from tournaments.entries import leaving
from tournaments.event import stages, states
from tournaments.event.draws.places_by_hand import swap_places
from tournaments.models import Confronto, Stage
from tournaments.outcomes import decisions, penalties, rest

pytestmark = pytest.mark.django_db
WHY = {"reason": "decisão da direção", "source": TABLE}
POINTS = {
    "played": {"won": 3, "level": 1, "lost": 0, "narrow_won": 2, "narrow_lost": 1},
    "walkover": {"won": 2, "lost": 0},
    "bye": 1,
    "bye_made": 40,
}
TURNO = formats.TEAMS | {"partidas": 1, "target": 1500, "pace": "round", "points": POINTS}


def _met(counts):
    (stage,) = make_stages(TURNO | {"counts": counts}, duplas=4)
    go_on(stage)
    return stage, _tables(stage)


def _tables(stage, number=1):
    rows = Confronto.objects.filter(stage=stage, round=number, dupla_b__isnull=False).order_by("position")
    return list(rows.with_sides("jogo", "stage"))


@pytest.fixture(scope="module", params=["sum", "tables"])
def published(request, tmp_path_factory, django_db_setup, django_db_blocker):
    """Return a folder with the published files of three teams, and the document. The event is deleted afterwards."""
    folder = tmp_path_factory.mktemp(request.param)
    with django_db_blocker.unblock(), transaction.atomic():
        document = agrees(Client(), _turno(request.param).tournament, folder)
        transaction.set_rollback(True)
    return folder, document


def _turno(counts):
    # One team rests. In the first meeting a table has its sides swapped; the other is a W.O. after it began. One dupla
    # has a warning and a meeting lost by penalty, another has one penalty point.
    (stage,) = make_stages(TURNO | {"counts": counts}, duplas=6)
    go_on(stage)
    first, _ = _tables(stage)
    swap_places(stage=stage, number=1, one=first.dupla_a, other=first.dupla_b, **WHY)
    first, second = _tables(stage)
    play_jogo(first.jogo, "B")
    record(second.jogo)
    decisions.walkover(confronto=second, winner="B", **WHY)
    play_stage(stage, close=False)
    for dupla, sanction in ((second.dupla_b, "warning"), (second.dupla_b, "loss"), (first.dupla_a, "vp")):
        penalties.penalise(stage=stage, dupla=dupla, round=1, sanction=sanction, amount=1, **WHY)
    return Stage.objects.select_related("tournament").get(pk=stage.pk)


def _meeting(document, number=1):
    teams = document["stages"][0]["rounds"][number - 1]["teams"]
    return next(one for one in teams if len(one["teams"]) > 1)


def _table(document):
    confrontos = document["stages"][0]["rounds"][0]["confrontos"]
    return next(one for one in confrontos if one["status"] == "played")


OF_SUM = {
    "points": (1, lambda document: more(_meeting(document)["points"], 0)),
    "made": (1, lambda document: more(_meeting(document)["made"], 1)),
    "given": (1, lambda document: _meeting(document).update(given=[9, "3/2"])),
    "points of a sum": (2, lambda document: more(_meeting(document, 2)["points"], 0)),
}
OF_TABLES = {
    "points": (1, lambda document: more(_table(document)["points"], 0)),
    "winner": (1, lambda document: _table(document).update(winner="A")),
}
OF_LINES = {
    "points of a line": (lambda document: _lines(document)[0], "points", "stage 1"),
    "points of a stage": (lambda document: document["stages"][0]["teams"][1], "points", "stage 1"),
    "points of the event": (lambda document: document["teams"]["rows"][2], "points", "event"),
}


def _lines(document):
    return document["stages"][0]["standings"][0]["rows"]


def test_two_teams_at_two_tables_are_counted(published):
    folder, document = published
    summed = document["stages"][0]["counts"] == "sum"

    if summed:
        assert {one["sides"] for one in _meeting(document)["tables"]} == {
            "AB",
            "BA",
        }  # one the other way round
    for what, (number, change) in (OF_SUM if summed else OF_TABLES).items():
        said = wrong(folder, "revision", change)
        assert any(one.startswith(f"stage 1 round {number} [") for one in said), what


def test_an_altered_line_of_a_team_is_found(published):
    folder, _document = published
    for what, (line, key, name) in OF_LINES.items():
        said = wrong(folder, "revision", lambda document, line=line, key=key: more(line(document), key))
        assert said[0].startswith(f"{name} ["), what
        assert "sum" in said[0], what
        made = wrong(folder, "revision", lambda document, line=line: more(line(document)["made"], 1))
        assert made[0].startswith(f"{name} ["), what


def test_a_point_at_one_of_its_tables_is_found(published):
    folder, document = published
    table = _table(document)

    said = wrong(
        folder,
        "revision",
        lambda document: more(_table(document)["jogo"]["partidas"][0]["totals"], "A"),
    )
    assert said[0] == f"jogo {table['jogo']['id']} 1"
    assert any(one.startswith("stage 1 ") for one in said)
    jogos = [one["jogo"]["id"] for one in _played(folder)]
    facts = wrong(
        folder,
        "facts",
        lambda line: more(line["facts"]["partidas"][0]["maos"][0]["totals"], "B"),
        0,
    )
    assert facts[0].split()[1] in jogos


def _played(folder):
    document = json.loads((folder / "revision").read_text())
    return [one for each in document["stages"][0]["rounds"] for one in each["confrontos"] if one["jogo"]]


@pytest.mark.parametrize("counts", ["sum", "tables"])
def test_meeting_with_a_table_still_open_is_counted_as_far_as_it_got(client, tmp_path, counts):
    stage, (first, second) = _met(counts)
    play_jogo(first.jogo)
    record(second.jogo)

    document = agrees(client, stage.tournament, tmp_path)

    assert _meeting(document)["points"] is None
    assert sum(row["points"] for row in _lines(document)) == (3 if counts == "tables" else 0)


@pytest.mark.parametrize("counts", ["sum", "tables"])
def test_what_was_made_before_both_tables_were_given_is_counted(client, tmp_path, counts):
    stage, tables = _met(counts)
    for table in tables:
        record(table.jogo)
        decisions.walkover(confronto=table, winner="B", **WHY)

    document = agrees(client, stage.tournament, tmp_path)

    assert _meeting(document)["made"] == [1520, 440]


@pytest.mark.parametrize("counts", ["sum", "tables"])
def test_table_that_does_not_count_is_left_out(client, tmp_path, counts):
    stage, (first, second) = _met(counts)
    play_jogo(first.jogo)
    record(second.jogo)
    decisions.not_counted(confronto=second, **WHY)

    document = agrees(client, stage.tournament, tmp_path)

    assert _meeting(document)["points"] == [3, 0]


SWISS = formats.SWISS | {"rounds": 2, "partidas": 1, "points": POINTS}


@pytest.mark.parametrize("second", [SWISS | {"carry": "1/3"}, formats.CONSOLATION | {"partidas": 1}])
def test_teams_whose_duplas_are_summed_over_stages_are_counted(client, tmp_path, second):
    tournament = make_tournament(duplas=7, state="open")
    plans = [("", SWISS | {"top": 4}), ("", second)]
    stages.save_plan(tournament=tournament, plans=plans, source=TABLE)
    teamed(tournament, "Azul", "Azul", "Azul", "Rosa", "Rosa")
    states.start(tournament=tournament, seed=1, source=TABLE)
    first, last = Stage.objects.filter(tournament=tournament).order_by("number").select_related("tournament")
    play_stage(first)
    stages.begin_stage(stage=last, seed=2, source=TABLE)
    play_open(Stage.objects.select_related("tournament").get(pk=last.pk))
    document = agrees(client, tournament, tmp_path)

    assert sorted(len(row["duplas"]) for row in document["teams"]["rows"]) == [2, 3]
    for at in range(2):
        (said,) = wrong(tmp_path, "revision", lambda told, at=at: more(told["teams"]["rows"][at]["made"], 0))
        assert said.startswith("event [")
    for stage in (0, 1):
        said = wrong(
            tmp_path,
            "revision",
            lambda told, at=stage: more(told["stages"][at]["teams"][0], "points"),
        )
        assert said[0].startswith(f"stage {stage + 1} [")


def test_revision_of_before_is_counted_by_its_jogos_alone(tmp_path, published):
    folder = copytree(published[0], tmp_path / "before")

    def before(document):
        (told,) = document["stages"]
        told.pop("gives")
        for row in (*_lines(document), *told["teams"], *document["teams"]["rows"]):
            row.pop("besides", None)
            row.pop("who")
        for each in told["rounds"]:
            for one in each["teams"]:
                for key in ("round", "status", "winner", "given", "slots", "tables"):
                    one.pop(key, None)
            for one in each["confrontos"]:
                one.pop("tables")

    altered(folder, "revision", before)
    status, told = said(folder)
    assert (status, told.startswith("not counted stage 1\nagrees ")) == (0, True)
    (jogo, *_) = wrong(folder, "revision", lambda document: more(_table(document)["jogo"]["won"], "A"))
    assert jogo.startswith("jogo ")


def test_team_of_a_dupla_that_left_has_nothing_where_no_table_counts(client, tmp_path):
    (stage,) = make_stages(formats.TEAMS | {"partidas": 1, "pace": "round"}, duplas=8, target=3000)
    go_on(stage)
    leaving.withdraw(dupla=stage.tournament.dupla_set.get(number=1), justified=False, source=TABLE)
    left_open = rest.mark(rest.unfinished(stage))
    rest.end_rest(stage=stage, how=rest.How.NOT_COUNTED, seen=left_open, **WHY)

    document = agrees(client, stage.tournament, tmp_path)

    (alone,) = [one for one in document["stages"][0]["rounds"][0]["teams"] if one["points"]]
    assert (alone["status"], len(alone["teams"])) == ("bye", 1)
