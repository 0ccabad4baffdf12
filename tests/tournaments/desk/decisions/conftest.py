"""Fixtures: a round in play, with confrontos, duplas and a stage to act on."""

import pytest

from tests.tournaments.desk.staged import SWISS, in_play, signed_in


@pytest.fixture
def tournament(client):
    """Return a Swiss of six duplas with three jogos in play; the director is signed in."""
    return signed_in(client, in_play(SWISS, mesas=8))
