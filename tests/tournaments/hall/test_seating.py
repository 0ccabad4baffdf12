"""Seating: many jogos open at once, with a number of queries that does not grow with them."""

import pytest

from scoring.models import AuditEntry
from tests.factories import TABLE, make_stages
from tournaments.hall.seating import open_ready
from tournaments.models import Confronto

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("mesas", [2, 5])
def test_opening_many_jogos_costs_what_opening_few_does(django_assert_num_queries, mesas):
    (stage,) = make_stages({"format": "all_play_all"}, duplas=10, mesas=1)
    stage.tournament.mesas = mesas
    with django_assert_num_queries(12):  # four of them the line of the rows
        open_ready(stage.tournament, TABLE)
    seated = Confronto.objects.filter(stage=stage, jogo__isnull=False).order_by("position")
    assert [one.mesa for one in seated] == list(range(1, mesas + 1))
    assert [one.jogo.labels for one in seated] == [[one.dupla_a.name, one.dupla_b.name] for one in seated]
    assert AuditEntry.objects.filter(jogo__confronto__in=seated).count() == mesas


def test_nothing_to_open_costs_a_look_at_who_waits_and_who_plays(django_assert_num_queries):
    (stage,) = make_stages({"format": "all_play_all"}, duplas=10, mesas=1)
    with django_assert_num_queries(2):
        open_ready(stage.tournament, TABLE)
