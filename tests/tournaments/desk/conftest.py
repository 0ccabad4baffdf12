"""Fixtures: a club, a tournament in play, and its director at the desk."""

import pytest

from tests.factories import director_of, jogos_being_played, make_club, make_tournament
from tests.tournaments.first_reader import forget


@pytest.fixture(autouse=True)
def _nothing_remembered():
    forget()


@pytest.fixture
def club(client):
    """Return a club whose director is signed in."""
    club = make_club("Clube do Cais")
    client.force_login(director_of(club))
    return club


@pytest.fixture
def tournament(client):
    """Return four duplas, best of three to 1,500 points, with two jogos in play; the director is signed in."""
    tournament = make_tournament(duplas=4, partidas=3, target=1500)
    client.force_login(director_of(tournament.club))
    return tournament


@pytest.fixture
def jogo(tournament):
    return jogos_being_played(tournament)[0]
