"""What would become of each line, beside the club and the event."""

import os
import subprocess
import sys

import pytest

from tests.rows import rows
from tournaments.entry_list.alike import Names
from tournaments.entry_list.cells import cells_of_text
from tournaments.entry_list.lines import entries_in
from tournaments.entry_list.marks import Known, KnownDupla, State, mark
from tournaments.entry_list.seen import PreviewChangedError, Seen, digest_of, to_enter

KNOWN = Known(
    players=["Ana Prado", "Bia Nunes", "Caio Dias", "Abel Barra", "Alba Barra"],
    duplas=[KnownDupla("Abel Barra e Alba Barra", frozenset({"Abel Barra", "Alba Barra"}), 1)],
    teams=["Norte"],
)


def entries(text):
    return entries_in(cells_of_text(text))


def marked(text, known=KNOWN, left_out=()):
    return mark(entries(text), known, left_out)


def said(one):
    return one.state, [problem.code for problem in one.problems]


@rows(
    ("line", "state", "codes"),
    [
        ("Ana Prado e Bia Nunes", State.NEW, []),
        ("ana prado e BIA NUNES", State.NEW, []),
        ("Ana Prada e Zeca Mol", State.NEAR, ["near"]),
        ("Ana Maria Prado e Zeca Mol", State.NEAR, ["near"]),
        ("Alba Barra e Abel Barra", State.ENTERED, []),
        ("Alba Barra e Abel Barra; 1", State.ENTERED, []),
        ("Abel Barra e Bia Nunes", State.TAKEN, ["in_dupla"]),
        ("Ana Prado e ana prado", State.UNREADABLE, ["same_twice"]),
        ("Ana Prado", State.UNREADABLE, ["one_name"]),
        ("Ana e Bia e Caio", State.UNREADABLE, ["other_cells"]),
        ("Ana / 123", State.UNREADABLE, ["no_letters"]),
        ("Ana 11 98765-4321 / Bia", State.UNREADABLE, ["phone_in_name"]),
        ("11987654321 Ana / Bia", State.UNREADABLE, ["phone_in_name"]),
        ("=1+1 / Bia", State.UNREADABLE, ["formula"]),
        ("@SUM / +Bia", State.UNREADABLE, ["formula", "formula"]),
        ("Ana; Bia / Caio", State.UNREADABLE, ["many_names"]),
        ("Ana e Bia; 1", State.UNREADABLE, ["seed_taken"]),
        ("Ana e Bia; 0", State.UNREADABLE, ["seed_unreadable"]),
        ("Ana e Bia; 999", State.UNREADABLE, ["seed_unreadable"]),
        (f"Ana / {'b' * 61}", State.UNREADABLE, ["name_long"]),
        (f"Ana / Bia; {'b' * 61}", State.UNREADABLE, ["text_long"]),
        ("Ana / B\u0336i\u0336a", State.UNREADABLE, ["name_marks"]),
        ("Ana / Bіa", State.UNREADABLE, ["name_mixed"]),
    ],
)
def test_a_line_is_marked(line, state, codes):
    assert said(marked(line)[0]) == (state, codes)


def test_lines_meet_those_before_them():
    text = "Zé Um e Zé Dois; 5\nzé dois / zé um\nZé Um e Lia Paz\nRui Sá e Lia Paz; 5\nRui Sá e Zé Doos"

    assert [said(one) for one in marked(text)] == [
        (State.NEW, []),
        (State.REPEATED, ["repeated"]),
        (State.TAKEN, ["in_line"]),
        (State.UNREADABLE, ["seed_taken"]),
        (State.NEAR, ["near"]),
    ]


def test_a_line_that_is_left_out_stands_in_nobodys_way():
    text = "Zé Um e Zé Dois\nZé Um e Lia Paz"

    assert [one.state for one in marked(text, left_out={1})] == [State.OUT, State.NEW]


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
        "from tournaments.entry_list.alike import Names\n"
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


def test_only_what_was_shown_is_entered():
    lines = entries("Zé Um e Zé Dois\nAna Prada e Lia Paz\nSó Um")
    seen = Seen(digest_of(mark(lines, KNOWN)))

    def entered(known=KNOWN, left_out=(), choices=None):
        return [
            [who.name for who in one.players] for one in to_enter(lines, known, seen, left_out, choices or {})
        ]

    assert entered() == [["Zé Um", "Zé Dois"], ["Ana Prada", "Lia Paz"]]
    assert entered(left_out={1}) == [["Ana Prada", "Lia Paz"]]
    assert entered(choices={(2, "first"): "Ana Prado"})[1] == ["Ana Prado", "Lia Paz"]
    assert entered(Known([*KNOWN.players, "Outra Pessoa"], KNOWN.duplas, KNOWN.teams)) == entered()
    for changed in (
        {"known": Known([*KNOWN.players, "Zé Um"], KNOWN.duplas, KNOWN.teams)},
        {"known": Known(KNOWN.players, [KnownDupla("X", frozenset({"Zé Um", "Y"}))], KNOWN.teams)},
        {"choices": {(2, "first"): "Abel Barra"}},
        {"choices": {(1, "first"): "Ana Prado"}},
    ):
        with pytest.raises(PreviewChangedError):
            entered(**changed)
