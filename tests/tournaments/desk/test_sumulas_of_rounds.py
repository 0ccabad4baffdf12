"""Blank sheets: for the jogos in play and the next round of a bracket, or for one drawn round."""

from dataclasses import replace

import pytest

from scoring.forms import paper_sheet
from tests.factories import jogos_being_played, make_stages, make_tournament, play_jogo
from tests.tournaments.formats import KNOCKOUT, MITCHELL, SWISS
from tests.tournaments.individual import event
from tests.tournaments.staged import make_round, make_stage, play
from tournaments.desk.results import sumulas

pytestmark = pytest.mark.django_db
BOTH = pytest.mark.both_databases("JSON lookups in a plan; order of nulls")


def told(found):
    """Return mesa, round and duplas of each sheet."""
    return [(one.confronto.mesa, one.round, *one.jogo.labels) for one in found]


def test_sheets_follow_the_mesas_and_name_both_duplas():
    tournament = make_tournament(duplas=4)
    labels = [jogo.labels for jogo in jogos_being_played(tournament)]

    assert told(sumulas.of_tournament(tournament)) == [
        (1, "Semifinais", *labels[0]),
        (2, "Semifinais", *labels[1]),
    ]


@BOTH
def test_bracket_is_printed_before_it_begins_and_without_mesas():
    tournament = make_tournament(duplas=5, state="drawn")

    found = sumulas.of_tournament(tournament)

    assert [(mesa, round_) for mesa, round_, *_ in told(found)] == [
        (None, "Quartas de final"),
        (None, "Semifinais"),
    ]
    assert all(one.jogo.pk is None for one in found)


def test_what_has_a_result_is_not_printed():
    tournament = make_tournament(duplas=4)
    first, second = jogos_being_played(tournament)
    play_jogo(first)

    assert [one.jogo for one in sumulas.of_tournament(tournament)] == [second]


@BOTH
def test_rounds_to_come_are_printed_by_themselves():
    (stage,) = make_stages(MITCHELL, duplas=6)
    later = stage.round_set.get(number=2)

    assert {round_ for _, round_, *_ in told(sumulas.of_tournament(stage.tournament))} == {"1ª rodada"}
    assert {round_ for _, round_, *_ in told(sumulas.of_round(later))} == {"2ª rodada"}


def test_round_of_an_odd_number_has_no_sheet_for_who_rests():
    stage = make_stage(5)
    first, second, _bye = make_round(stage, 1, "AB", "CD", "E-")

    found = sumulas.of_round(stage.round_set.get())
    play(first)

    assert [one.confronto for one in found] == [first, second]
    assert [one.confronto for one in sumulas.of_round(stage.round_set.get())] == [second]


def test_sheet_of_a_jogo_to_come_is_of_its_stage():
    swiss, _knockout = make_stages(SWISS | {"target": 1500}, KNOCKOUT | {"partidas": 3}, duplas=4)

    (one, _other) = sumulas.of_round(swiss.round_set.get())

    assert (one.rules.target, one.jogo.partidas) == (1500, 1)
    assert not one.counted


def test_pairs_of_an_individual_event_are_named_together():
    stage = event(players=8)

    found = sumulas.of_round(stage.round_set.get(number=1))

    assert len(found) == 2
    assert all(" + " in label for one in found for label in one.jogo.labels)


@pytest.mark.parametrize("duplas", [4, 12])
def test_any_number_of_sheets_costs_two_queries(django_assert_num_queries, duplas):
    tournament = make_tournament(duplas=duplas)

    with django_assert_num_queries(2):
        found = sumulas.of_tournament(tournament)
        assert all(one.confronto.name("A") for one in found)
    assert all(one.table is found[0].table for one in found)  # the blank lines are rendered once


def test_table_of_a_sheet_has_its_columns_and_lines():
    (one,) = sumulas.of_tournament(make_tournament(duplas=2))

    assert [column.label for column in paper_sheet.columns(one.rules) if column.label not in one.table] == []
    assert one.table.count("<tbody>") == len(one.lines)


@pytest.mark.parametrize(("maos", "small"), [(4, True), (5, False)])
def test_two_sheets_share_a_page_where_there_are_few_maos(maos, small):
    (one,) = sumulas.of_tournament(make_tournament(duplas=2))
    numbered = [paper_sheet.PaperLine(1, number) for number in range(1, maos + 1)]

    assert sumulas.small([replace(one, lines=numbered)]) is small
    assert not sumulas.small([replace(one, lines=numbered), one])
