"""A blank sheet has the columns of its rule set, in its words, and enough lines for the mãos."""

import pytest

import rules
from scoring.forms import paper_sheet
from scoring.models import Jogo


def heads(ruleset):
    return [(column.label, column.points, column.each) for column in paper_sheet.columns(ruleset)]


def jogo(ruleset, partidas=1, **options):
    return Jogo(labels=["Ana e Bia", "Caio e Davi"], ruleset=ruleset, options=options, partidas=partidas)


def test_columns_say_what_each_thing_is_worth():
    assert heads(rules.load("regulamento-1", {"target": 3000}, {})) == [
        ("Cartas na mesa", 10, True),
        ("Cartas na mão", -10, True),
        ("Canastra simples", 100, True),
        ("Canastra real", 200, True),
        ("Batida", 100, False),
        ("Não pegou o morto", -100, False),
    ]


def test_points_that_are_added_up_on_paper_are_not_multiplied():
    found = heads(rules.load("burraco-1", {}, {}))

    assert found[:2] == [("Pontos na mesa", 0, False), ("Pontos na mão", 0, False)]
    assert found[-2:] == [("Batida", 100, False), ("Não pegou o pozzetto", -100, False)]


def test_rule_set_without_a_morto_has_no_column_for_it():
    assert not any("morto" in label.lower() for label, *_ in heads(rules.load("buraco-1", {}, {})))


@pytest.mark.parametrize(
    ("key", "asked"),
    [
        ("regulamento-1", ["Mortos que foram para o maço"]),
        ("burraco-1", ["Quem deu as cartas?"]),
        ("buraco-1", ["Quem deu as cartas?"]),
        ("open-dirty-1", ["Mortos que foram para o maço", "Quem começou a partida?"]),
    ],
)
def test_what_is_asked_once_a_mao_has_a_column_of_its_own(key, asked):
    assert (
        paper_sheet.of_mao(rules.load(key, {"target": 3000} if key == "regulamento-1" else {}, {})) == asked
    )


@pytest.mark.parametrize(
    ("played", "lines"),
    [
        pytest.param(jogo("regulamento-1", 3, target=3000), [(None, None)] * paper_sheet.RACE, id="race"),
        pytest.param(jogo("burraco-1", maos=3), [(1, 1), (1, 2), (1, 3)], id="turno"),
        pytest.param(jogo("burraco-1", 2, maos=2), [(1, 1), (1, 2), (2, 1), (2, 2)], id="two partidas"),
        pytest.param(jogo("open-dirty-1", 3), [(1, 1), (2, 1), (3, 1)], id="a mão a partida"),
    ],
)
def test_maos_are_numbered_where_their_number_is_known(played, lines):
    assert [(line.partida, line.number) for line in paper_sheet.lines(played)] == lines
