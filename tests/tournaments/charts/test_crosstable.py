"""The crosstable of a group: both sides of each meeting, in the order of the standings."""

import pytest

from scoring.lifecycle.open_close import walkover
from tests.factories import TABLE, jogos_being_played, make_stages, play_jogo
from tests.tournaments.formats import ALL, GROUPS, SWISS
from tournaments.charts.crosstable import crosstables
from tournaments.publication.snapshot import as_it_stands

pytestmark = pytest.mark.django_db


def tables(stage):
    return crosstables(as_it_stands(stage.tournament)["stages"][0])


def begun(plan, duplas):
    (stage,) = make_stages(plan, duplas=duplas)
    return stage, jogos_being_played(stage.tournament)


def test_each_meeting_is_told_from_both_sides():
    stage, (first, second, *_) = begun(ALL, 4)
    play_jogo(first, "A")
    walkover(jogo=second, winner="B", reason="não veio", source=TABLE)

    (table,) = tables(stage)

    row_of = {row.number: row for row in table.rows}
    column_of = {row.number: at for at, row in enumerate(table.rows)}
    for jogo, winner in ((first, "A"), (second, "B")):
        sides = jogo.confronto.dupla_a.number, jogo.confronto.dupla_b.number
        won, lost = sides if winner == "A" else sides[::-1]
        mine, theirs = row_of[won].cells[column_of[lost]], row_of[lost].cells[column_of[won]]
        assert (mine.outcome, theirs.outcome) == ("winner", "loser")
        if jogo is second:
            assert mine.said == theirs.said == ("W.O.",)
        else:
            assert [mine.said[0].split("–"), theirs.said[0].split("–")[::-1]] == [mine.said[0].split("–")] * 2
    assert [row.cells[at].itself for at, row in enumerate(table.rows)] == [True] * 4
    assert sum(bool(cell.said) for row in table.rows for cell in row.cells) == 4


def test_groups_have_a_table_each_with_a_title():
    stage, _jogos = begun(GROUPS, 8)

    assert [(one.title, len(one.rows)) for one in tables(stage)] == [("Grupo 1", 4), ("Grupo 2", 4)]


@pytest.mark.parametrize(("plan", "duplas"), [(SWISS, 4), (ALL, 18)])
def test_no_table_where_not_all_meet_or_that_nobody_could_read(plan, duplas):
    assert tables(begun(plan, duplas)[0]) == ()
