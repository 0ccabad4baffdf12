"""Fixtures: a hall in play, and one of its mesas."""

import pytest

from tests.factories import make_tournament
from tournaments.hall import mesas


@pytest.fixture
def tournament():
    """Return four duplas in a hall of three mesas, with two jogos in play."""
    return make_tournament(duplas=4, partidas=3, target=1500, mesas=3)


@pytest.fixture
def mesa(tournament):
    return mesas.of_tournament(tournament)[0]
