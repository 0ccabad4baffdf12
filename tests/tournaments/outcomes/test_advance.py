"""Winners advance automatically, byes advance without a jogo, and the next jogo gets the lowest free mesa."""

import pytest

from scoring.lifecycle.open_close import walkover
from scoring.models import Jogo
from tests.factories import TABLE, finish, make_tournament
from tests.tournaments.bracket import at, mesas, play
from tournaments.models import Confronto, Tournament

pytestmark = pytest.mark.django_db


def test_winner_goes_on_and_loser_of_a_semifinal_plays_for_the_third_place():
    tournament = make_tournament(duplas=4)
    (first, beaten), (second, fourth) = play(tournament, 1, 1, "A"), play(tournament, 1, 2, "B")
    final, third = at(tournament, 2, 1), at(tournament, 2, 2)
    assert (final.dupla_a, final.dupla_b) == (first, second)
    assert (third.dupla_a, third.dupla_b) == (beaten, fourth)
    assert (final.jogo.labels[0], final.jogo.labels[1]) == (first.name, second.name)
    assert mesas(tournament) == {1: (2, 1), 2: (2, 2)}


@pytest.mark.parametrize("last", [1, 2], ids=["final", "third"])
def test_tournament_is_finished_when_the_last_of_final_and_third_place_is_over(last):
    tournament = make_tournament(duplas=4)
    for position in (1, 2):
        play(tournament, 1, position)
    play(tournament, 2, 3 - last)
    tournament.refresh_from_db()
    assert tournament.state == Tournament.State.RUNNING
    play(tournament, 2, last)
    tournament.refresh_from_db()
    assert tournament.state == Tournament.State.FINISHED


def test_without_third_place_the_final_alone_finishes_the_tournament():
    tournament = make_tournament(duplas=2, third_place=False)
    champion, _ = play(tournament, 1, 1, "B")
    tournament.refresh_from_db()
    assert (tournament.state, at(tournament, 1, 1).winner) == (Tournament.State.FINISHED, champion)


@pytest.mark.parametrize(("duplas", "byes", "jogos"), [(3, 1, 1), (5, 3, 1), (6, 2, 2), (7, 1, 3), (8, 0, 4)])
def test_byes_walk_through_without_a_jogo(duplas, byes, jogos):
    tournament = make_tournament(duplas=duplas, seeds=2)
    first = list(Confronto.objects.filter(tournament=tournament, round=1).select_related("winner_to"))
    through = [row for row in first if row.is_bye]
    assert len(through) == byes
    for row in through:
        assert row.jogo is None
        assert row.winner_to.dupla(row.winner_side) == row.winner
        assert row.winner.seed in {1, 2} or byes > 2
    assert sum(row.jogo is not None for row in first) == jogos
    # a second-round jogo between two duplas with a bye opens at once
    second = Confronto.objects.filter(tournament=tournament, round=2, kind="main")
    assert all((row.jogo is not None) == row.is_ready for row in second)


@pytest.mark.parametrize(
    "duplas", [2, 3, 5, 11, pytest.param(16, marks=pytest.mark.proof("eleven are as many rounds"))]
)
def test_every_bracket_can_be_played_to_its_champion(duplas):
    tournament = finish(make_tournament(duplas=duplas))
    assert tournament.state == Tournament.State.FINISHED
    assert not Confronto.objects.filter(tournament=tournament, winner=None).exists()
    assert Jogo.objects.count() == duplas - 1 + (duplas >= 4)  # all but one lose once


def test_mesas_are_the_lowest_free_ones_and_the_rest_waits():
    tournament = make_tournament(duplas=8, mesas=2)
    assert mesas(tournament) == {1: (1, 1), 2: (1, 2)}
    play(tournament, 1, 2)
    assert mesas(tournament) == {1: (1, 1), 2: (1, 3)}
    play(tournament, 1, 1)  # the next jogo of the first round comes before the first of the second
    assert mesas(tournament) == {1: (1, 4), 2: (1, 3)}
    assert at(tournament, 2, 1).is_ready
    assert at(tournament, 2, 1).jogo is None
    play(tournament, 1, 3)
    assert mesas(tournament) == {1: (1, 4), 2: (2, 1)}
    play(tournament, 1, 4)
    assert mesas(tournament) == {1: (2, 2), 2: (2, 1)}


def test_walkover_advances_the_dupla_that_came():
    tournament = make_tournament(duplas=4)
    semi = at(tournament, 1, 1)
    walkover(jogo=semi.jogo, winner="B", reason="não compareceu", source=TABLE)
    assert at(tournament, 1, 1).winner == semi.dupla_b
    assert at(tournament, 2, 1).dupla_a == semi.dupla_b
    assert at(tournament, 2, 2).dupla_a == semi.dupla_a
