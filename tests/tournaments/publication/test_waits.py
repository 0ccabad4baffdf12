"""The waiting time of readers is counted with each refresh that publishes a mão."""

from datetime import timedelta

import pytest

from tests.factories import catch_up, jogos_being_played, make_tournament, record
from tournaments.models import LiveTable, Refresh
from tournaments.publication.waits import LIMITS, counted


@pytest.mark.parametrize(
    ("seconds", "place"), [(0, 0), (0.5, 0), (0.51, 1), (2, 2), (60, len(LIMITS) - 1), (61, len(LIMITS))]
)
def test_a_wait_is_counted_at_its_limit(seconds, place):
    assert counted([], seconds) == [int(at == place) for at in range(len(LIMITS) + 1)]
    assert sum(counted(counted([], 1), seconds)) == 2


@pytest.mark.django_db
@pytest.mark.both_databases("the clock of the database")
def test_refresh_counts_since_the_first_mao_that_it_pays():
    tournament = make_tournament(duplas=4, target=3000)
    before = LiveTable.objects.get(pk=tournament.pk)
    first, second = jogos_being_played(tournament)
    record(first)
    wish = Refresh.objects.get(pk=tournament.pk)
    Refresh.objects.update(owed_since=wish.owed_since - timedelta(hours=1))
    LiveTable.objects.update(refreshed_at=before.refreshed_at - timedelta(hours=2))
    record(second)
    catch_up(tournament)

    after = LiveTable.objects.get(pk=tournament.pk)
    assert sum(after.paid) == sum(before.paid) + 1
    assert after.paid[-1] == 1
    assert 3600 <= after.waited - before.waited < 7200
