"""The points sheet: the valid mãos with running totals, in two queries."""

import pytest

from scoring.jogo.sheet import sheet, sheets
from scoring.lifecycle.open_close import open_jogo
from tests.scoring.cast import TABLE


def test_sheet_runs_the_totals_within_each_partida(jogo, play):
    play(jogo, 700, 100)
    play(jogo, 810, -110)
    play(jogo, 300, 200)

    found = sheet(jogo)

    assert [[mao.running for mao in partida.maos] for partida in found.partidas] == [
        [{"A": 700, "B": 100}, {"A": 1510, "B": -10}],
        [{"A": 300, "B": 200}],
    ]
    assert found.won == {"A": 1, "B": 0}
    assert (found.current.number, found.next_mao, found.over) == (2, 2, False)


@pytest.mark.parametrize("count", [1, 3])
def test_sheets_of_many_jogos_take_two_queries(db, play, django_assert_num_queries, count):
    jogos = [
        open_jogo(
            labels=[f"Dupla {n}a", f"Dupla {n}b"],
            ruleset="regulamento-1",
            options={"target": 1500},
            partidas=3,
            source=TABLE,
        )
        for n in range(count)
    ]
    for jogo in jogos:
        play(jogo, 700, 100)

    with django_assert_num_queries(2):
        found = sheets(jogos)

    assert [found[jogo.pk].current.totals for jogo in jogos] == [{"A": 700, "B": 100}] * count
