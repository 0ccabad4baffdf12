"""Draws that were published once come out again as they were: by engines 4 and 5, and what 0.2.0 published."""

import json
import sqlite3
from contextlib import closing
from copy import deepcopy
from pathlib import Path

import pytest

from tests.rows import rows
from tournaments.pairing.__main__ import main
from tournaments.pairing.inputs import ENGINE, REPEATED
from tournaments.pairing.repeat import repeat

DATA = Path(__file__).parents[2] / "data"
# By each engine, draws that are made otherwise since, and some that are not.
PUBLISHED = {
    engine: json.loads((DATA / "draws" / f"engine_{engine}.json").read_text())
    for engine in range(REPEATED, ENGINE)
}
DRAWN_OTHERWISE = {
    4: {
        *("stage 1, groups", "stage 2, groups", "stage 3, mesas"),
        *("stage 8, swiss, round 1", "stage 9, swiss, round 1"),
    },
    5: {"stage 1, swiss, round 1"},  # several rounds are best
}


def faults(document):
    return {verdict.name: verdict.faults for verdict in repeat(document) if verdict.faults}


def as_engine(number, of):
    """Return the document of an engine as if a program of another engine had published it."""
    document = deepcopy(PUBLISHED[of])
    for stage in document["stages"]:
        for draw in stage["draws"]:
            draw["engine"] = number
    return document


@rows("engine", (4, 5))
def test_draws_of_an_earlier_engine_come_out_as_they_were_published(engine):
    assert REPEATED <= engine < ENGINE
    assert faults(PUBLISHED[engine]) == {}


@rows("engine", (4, 5))
def test_what_is_drawn_otherwise_since_would_be_found_out(engine):
    found = faults(as_engine(ENGINE, engine))

    assert {name.split(":")[0] for name in found} == DRAWN_OTHERWISE[engine]


@rows("engine", (REPEATED - 1, ENGINE + 1))
def test_draw_of_another_program_names_it(engine):
    document = as_engine(engine, 4)
    document["stages"] = document["stages"][6:8]  # one that comes out the same, and one that does not

    found = faults(document)

    assert len(found) == 6
    for said in found.values():
        assert said[0] == f"drawn by engine {engine}, this draws as 4 to 6: use the program of that time"


@pytest.fixture(scope="module")
def of_020():
    """Return the documents that version 0.2.0 published."""
    with closing(sqlite3.connect(":memory:")) as database:
        database.executescript((DATA / "releases" / "0.2.0" / "sqlite.sql").read_text())
        return [
            json.loads(text) for (text,) in database.execute("SELECT payload FROM tournaments_publication")
        ]


def test_documents_of_020_name_the_rounds_whose_draw_they_do_not_hold(of_020, tmp_path, capsys):
    told = []
    for document in of_020:
        file = tmp_path / "revision.json"
        file.write_text(json.dumps(document))
        told.append((main([str(file)]), capsys.readouterr().out.splitlines()))

    for document, (status, said) in zip(of_020, told, strict=True):
        held = [(one["number"], round_["round"]) for one in document["stages"] for round_ in one["rounds"]]
        assert len(said) == len(held)
        assert status == (2 if held else 0)
        assert all(line.startswith("NOT PUBLISHED") for line in said)
    assert any(said for _, said in told)
