"""A round being played, with confrontos, duplas and a stage to act on."""

import pytest

from tests.tournaments.desk.staged import SWISS, posted, running


@pytest.fixture
def tournament(client):
    """A Swiss of six duplas, three jogos in play; the director is signed in."""
    tournament = running(client, SWISS, mesas=8)
    posted(tournament)
    return tournament
