"""The planned effect of each line of a list, given the club and the event."""

import os
import subprocess
import sys
from dataclasses import replace

import pytest

from tests.rows import rows
from tournaments.entry_list.cells import cells_of_text
from tournaments.entry_list.lines import ListDraft, ListEntry
from tournaments.entry_list.marks import ExistingData, KnownDupla, LineEffect, digest_of, mark
from tournaments.names import Names

KNOWN = ExistingData(
    players=["Ana Prado", "Bia Nunes", "Caio Dias", "Abel Barra", "Alba Barra"],
    duplas=[KnownDupla("Abel Barra e Alba Barra", frozenset({"Abel Barra", "Alba Barra"}), 1)],
    teams=["Norte"],
)


def marked(text, known=KNOWN, left_out=()):
    draft = replace(ListDraft.begun(cells_of_text(text), 2), left_out=frozenset(left_out))
    return mark(draft.entries(2), known)


def said(one):
    return one.state, [problem.code for problem in one.problems]


@rows(
    ("line", "state", "codes"),
    [
        ("Ana Prado e Bia Nunes", LineEffect.NEW, []),
        ("ana prado e BIA NUNES", LineEffect.NEW, []),
        ("Ana Prada e Zeca Mol", LineEffect.NEAR, ["near"]),
        ("Ana Maria Prado e Zeca Mol", LineEffect.NEAR, ["near"]),
        ("Alba Barra e Abel Barra", LineEffect.ENTERED, []),
        ("Abel Barra e Bia Nunes", LineEffect.TAKEN, ["in_dupla"]),
        ("Ana Prado e ana prado", LineEffect.UNREADABLE, ["same_twice"]),
        ("Ana Prado", LineEffect.UNREADABLE, ["one_name"]),
        ("Ana e Bia e Caio", LineEffect.DOUBTFUL, ["names_left"]),
        ("Ana Prado e Bia 1985", LineEffect.DOUBTFUL, ["no_names"]),
        ("Rossi, Anna", LineEffect.DOUBTFUL, ["columns"]),
        ("Lista de duplas:", LineEffect.STRUCK, []),
        (f"Ana / {'b' * 61}", LineEffect.UNREADABLE, ["name_long"]),
        ("Ana / B\u0336i\u0336a", LineEffect.UNREADABLE, ["name_marks"]),
        ("Ana / Bіa", LineEffect.UNREADABLE, ["name_mixed"]),
        # Letters that look alike do not make another person, and are reported.
        ("Ana Prado e Bіа Nunеѕ", LineEffect.UNREADABLE, ["name_mixed"]),
        ("Ana Prado e BlA NUNES", LineEffect.NEAR, ["near"]),
    ],
)
def test_a_line_is_marked(line, state, codes):
    assert said(marked(line)[0]) == (state, codes)


@pytest.mark.parametrize(
    ("names", "codes"),
    [
        (("=1+1", "Bia Sá"), ["formula"]),
        (("@SUM", "+Bia"), ["formula", "formula"]),
        (("Ana Sá", "123"), ["no_letters"]),
        (("Ana 11 98765-4321", "Bia Sá"), ["name_private"]),
        (("Ana ana@example.org", "Bia Sá"), ["name_private"]),
        (("Ana Sá", "Bia / Caio"), ["many_names"]),
    ],
)
def test_a_name_that_was_typed_and_is_none_is_refused(names, codes):
    (one,) = mark([ListEntry(number=1, names=names)], KNOWN)

    assert said(one) == (LineEffect.UNREADABLE, codes)


@pytest.mark.parametrize(
    ("held", "codes"),
    [
        ({"seed": "1"}, ["seed_taken"]),
        ({"seed": "0"}, ["seed_unreadable"]),
        ({"seed": "999"}, ["seed_unreadable"]),
        ({"home": "b" * 61}, ["text_long"]),
    ],
)
def test_what_a_column_holds_is_stored_or_refused(held, codes):
    (one,) = mark([ListEntry(number=1, names=("Ana Prado", "Bia Nunes"), **held)], KNOWN)

    assert said(one) == (LineEffect.UNREADABLE, codes)


def test_two_people_of_one_name_are_told_apart_by_a_name_that_nobody_has():
    known = ExistingData(players=["Lucas M", "Lucas M 2"], size=1)
    entries = [ListEntry(number=at, names=("Lucas M",)) for at in (1, 2)]
    one, other = mark(entries, known)

    assert (one.state, other.state) == (LineEffect.NEW, LineEffect.REPEATED)
    assert [who.free for who in other.players] == ["Lucas M 3"]
    again = mark([entries[0], ListEntry(number=2, names=("Lucas M 3",))], known)
    assert [each.enters for each in again] == [True, True]


def test_lines_meet_those_before_them():
    text = (
        "Dupla;Cabeça\nZé Um e Zé Dois;5\nzé dois / zé um;\nZé Um e Lia Paz;\n"
        "Rui Sá e Lia Paz;5\nRui Sá e Zé Doos;"
    )

    assert [said(one) for one in marked(text)] == [
        (LineEffect.NEW, []),
        (LineEffect.REPEATED, ["repeated"]),
        (LineEffect.TAKEN, ["in_line"]),
        (LineEffect.UNREADABLE, ["seed_taken"]),
        (LineEffect.NEAR, ["near"]),
    ]


def test_a_line_that_is_left_out_stands_in_nobodys_way():
    text = "Zé Um e Zé Dois\nZé Um e Lia Paz"

    assert [one.state for one in marked(text, left_out={1})] == [LineEffect.OUT, LineEffect.NEW]


def test_a_name_is_stored_as_the_club_has_it():
    assert [(who.name, who.is_new) for who in marked("ANA PRADO / Lia Paz")[0].players] == [
        ("Ana Prado", False),
        ("Lia Paz", True),
    ]


def test_a_team_is_known_by_what_it_is_read_as():
    found = marked("Dupla;Equipe\nAna / Bia;NORTE\nCaio / Davi;Sul\nEva / Lia;súl")

    assert [one.texts["team"] for one in found] == ["Norte", "Sul", "Sul"]


@rows(
    ("name", "other", "near"),
    [
        ("Ana Prado", "Ana Prada", True),
        ("Ana Prado", "Ana Pardo", True),
        ("Ana Prado", "Ana Prados", True),
        ("Ana Prado", "Prado Ana", True),
        ("Ana Prado", "Ana M. Prado", True),
        ("Ana de Prado", "Ana Prado", True),
        ("Ana Prado", "Bia Prado", False),
        ("Ana Prado", "Ana Nunes", False),
        ("Ana", "Bia", False),
        ("Ana Prado", "ana prado", False),
    ],
)
def test_names_are_near_or_not(name, other, near):
    assert bool(Names([name]).near(other)) is near
    assert bool(Names([other]).near(name)) is near


def test_every_process_shows_the_same_near_names():
    asked = (
        "from tournaments.names import Names\n"
        "print(Names(['Bna Prade', 'Ana Prado', 'Ana Prate', 'Ana Pradi']).near('Ana Prade'))"
    )

    said = {
        subprocess.run(
            [sys.executable, "-c", asked],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in "123"
    }

    assert said == {"('Bna Prade', 'Ana Prate', 'Ana Prado')\n"}


def test_another_preview_has_another_digest():
    draft = ListDraft.begun(cells_of_text("Zé Um e Zé Dois\nAna Prada e Lia Paz\nSó Um"), 2)

    def digest(known=KNOWN, **more):
        return digest_of(mark(replace(draft, **more).entries(2), known))

    assert digest() == digest(ExistingData([*KNOWN.players, "Outra Pessoa"], KNOWN.duplas, KNOWN.teams))
    for changed in (
        digest(ExistingData([*KNOWN.players, "Zé Um"], KNOWN.duplas, KNOWN.teams)),
        digest(ExistingData(KNOWN.players, [KnownDupla("X", frozenset({"Zé Um", "Y"}))], KNOWN.teams)),
        digest(left_out=frozenset({1})),
        digest(typed={2: ("Ana Prado", "Lia Paz")}),
    ):
        assert changed != digest()
