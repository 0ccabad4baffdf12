"""One number decides a jogo: its sign is the winner, its size the margin, sized from hands played out."""

from math import exp, sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from tests.rows import rows
from tournaments.pairing.entrant import Pairing
from tournaments.simulation.hall import CALM, LUCK, TURNO, Competitor, Hall

JOGOS = 4000


def played(strength, maos, luck=LUCK["regulamento"]):
    """Return jogos of number 1, stronger than number 2 by `strength`."""
    hall = Hall([Competitor(1, strength), Competitor(2)], Random(5), CALM, luck)
    pairing = Pairing(a=1, b=2, table=1)
    return [hall.meeting(1, pairing, {}, decide=False, maos=maos) for _ in range(JOGOS)]


def differences(jogos):
    return [jogo.made_a.points - jogo.made_b.points for jogo in jogos]


@rows(("luck", "maos"), [(luck, maos) for luck in LUCK for maos in (1, 16)])
def test_the_margin_of_equal_sides_is_that_of_hands_played_out(luck, maos):
    mean, difference, total = LUCK[luck]
    jogos = played(0, maos, LUCK[luck])

    assert stdev(differences(jogos)) == pytest.approx(difference * sqrt(maos), rel=0.05)
    both = [jogo.made_a.points + jogo.made_b.points for jogo in jogos]
    assert stdev(both) == pytest.approx(total * sqrt(maos), rel=0.05)
    assert fmean(both) == pytest.approx(2 * mean * maos, abs=4 * total * sqrt(maos / JOGOS))


@rows(("maos", "grows"), [(1, 1 / 2), (TURNO, 1), (16, 2)])
def test_a_side_stronger_by_one_wins_with_odds_of_e_in_a_turno_and_greater_odds_in_more_maos(maos, grows):
    jogos = played(1, maos)

    expected = 1 / (1 + exp(-grows))
    won = fmean(jogo.winner == 1 for jogo in jogos)
    assert won == pytest.approx(expected, abs=4 * sqrt(expected * (1 - expected) / JOGOS))
    # As many points a mão, however many there are.
    gained = fmean(differences(jogos)) / maos
    each = LUCK["regulamento"].difference / 1.8138 / 2
    assert gained == pytest.approx(each, abs=4 * 437 / sqrt(maos * JOGOS) + 3)


def test_who_has_more_points_wins_and_a_partida_is_lost_in_close_jogos_only():
    close, clear = [], []
    for jogo in played(0, TURNO):
        lead = jogo.made_a.points - jogo.made_b.points
        assert lead
        assert (jogo.winner == 1) == (lead > 0)
        assert {jogo.made_a.points % 5, jogo.made_b.points % 5} == {0}
        lost = min(jogo.made_a.partidas, jogo.made_b.partidas)
        (close if lost else clear).append(abs(lead))
    assert max(close) <= min(clear)
    assert len(close) == pytest.approx(len(clear), rel=0.1)


def test_the_greatest_number_wins_at_a_mesa_of_several():
    strengths = {1: 1.0, 2: 0.0, 3: 0.0}
    hall = Hall([Competitor(*one) for one in strengths.items()], Random(5), CALM)
    tables = [hall.mesa(1, list(strengths)) for _ in range(JOGOS)]

    for table in tables:
        assert len({one.winner for one in table}) == 1
        assert max(table, key=lambda one: one.made_a.points).a == table[0].winner
    expected = exp(1) / (exp(1) + 2)
    won = fmean(table[0].winner == 1 for table in tables)
    assert won == pytest.approx(expected, abs=4 * sqrt(expected * (1 - expected) / JOGOS))
