"""Sides North-South and East-West appear for a Mitchell only; every other round has two duplas at a mesa."""

import pytest

from tests.tournaments.desk.pages import text, url
from tests.tournaments.desk.staged import SWISS, draft_of, running

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("plan", "directions"), [(SWISS, False), ({"format": "mitchell", "rounds": 3, "partidas": 1}, True)]
)
def test_sides_have_directions_in_a_mitchell_alone(client, plan, directions):
    tournament = running(client, plan, duplas=8)

    page = text(client.get(url("desk_round", tournament, draft_of(tournament).pk)))

    assert ("Norte-Sul" in page) is directions
    assert ('data-label="Dupla"' in page) is not directions
