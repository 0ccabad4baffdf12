"""The minutes of a mão in the last three events of a club."""

import pytest

from tests.factories import make_club, make_tournament
from tests.tournaments.evenings import evening
from tournaments.seasons.pace import minutes_of_mao

pytestmark = pytest.mark.django_db


def test_last_three_events_with_maos_recorded_as_they_were_played_give_the_minutes_of_a_mao():
    club = make_club()
    make_tournament(club=club, state="finished")  # typed afterwards: it tells no time
    evening(club, 30)
    evening(make_club(), 20)
    evening(club, 9)
    evening(club, 9)
    assert minutes_of_mao(club) == 16

    evening(club, 12)

    assert minutes_of_mao(club) == 10


def test_two_events_are_too_few():
    club = make_club()
    for minutes in (9, 11):
        evening(club, minutes)

    assert minutes_of_mao(club) is None
