"""The chart of a dupla's canastras of each kind, beside the average of all duplas."""

import re

import pytest

from tests.tournaments import formats
from tests.tournaments.public.pages import url
from tournaments.charts.pictures.canastras_picture import WIDTH, canastras_picture
from tournaments.ledger.names_apart import told
from tournaments.publication.publishing import latest

RULES = {"ruleset": "regulamento-1", "options": {"target": 3000}, "overrides": {}}
pytestmark = pytest.mark.django_db


def bars(canastras, number=1, **more):
    """Return the chart of a dupla in a stage with these canastras for each dupla."""
    rows = [
        {"dupla": at, "meetings": 1, "canastras": each} | more for at, each in enumerate(canastras, start=1)
    ]
    stage = {"number": 1, "standings": [{"group": 0, "rows": rows}]}
    return canastras_picture({"tournament": RULES, "stages": [stage]}, number)


def test_each_kind_that_somebody_has_made_stands_beside_the_average():
    found = bars([{"clean": 4, "dirty": 1}, {"clean": 1, "dirty": 2}, {"clean": 1}])

    assert [(one.kind, one.number, one.average) for one in found] == [("real", 4, 2.0), ("simples", 1, 1.0)]
    assert [(one.bar, one.tick) for one in found] == [(WIDTH, WIDTH / 2), (WIDTH / 4, WIDTH / 4)]


def test_average_reaches_further_than_a_dupla_that_has_none():
    (clean,) = bars([{}, {"clean": 2}])

    assert (clean.number, clean.bar, clean.average, clean.tick) == (0, 0, 1.0, WIDTH)


def test_nothing_is_drawn_of_who_has_not_played_or_is_told_by_its_team():
    assert bars([{"clean": 1}], meetings=0) == []
    assert bars([{"clean": 1}], team={"duplas": [{"number": 1}]}) == []
    assert bars([{"clean": 1}], number=7) == []


def test_page_of_a_dupla_has_them_as_a_table(client):
    tournament = formats.begun(formats.SWISS).tournament
    document = told(latest(tournament).payload)
    played = next(row for row in document["stages"][0]["standings"][0]["rows"] if row["meetings"])

    page = client.get(url("dupla", tournament, played["dupla"])).text

    rows = re.findall(r'<th scope="row">(.+?)</th>\s*<td class="n num">(.+?)</td>', page)
    assert rows == [
        (one.kind.capitalize(), str(one.number)) for one in canastras_picture(document, played["dupla"])
    ]
    assert rows
    idle = next(one["number"] for one in document["duplas"] if not canastras_picture(document, one["number"]))
    assert "canastra-bars" not in client.get(url("dupla", tournament, idle)).text
