"""A round being played, with confrontos, duplas and a stage to act on."""

import pytest

from tests.tournaments.desk.staged import SWISS, in_play, signed_in


@pytest.fixture
def tournament(client):
    """A Swiss of six duplas, three jogos in play; the director is signed in."""
    return signed_in(client, in_play(SWISS, mesas=8))
