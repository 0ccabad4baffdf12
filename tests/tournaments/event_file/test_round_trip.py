"""Export from one club, import into another, export again: the event is the same and passes all checks."""

from datetime import time

import pytest

from tests.factories import jogos_being_played, make_club, make_tournament, record
from tests.matrix import one_of
from tests.tournaments import formats
from tests.tournaments.event.confirming import agree
from tests.tournaments.event_file.trips import faults, into, there_and_back
from tournaments.event.ending import cancelling
from tournaments.event_file.write import as_bytes, write

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("plan", one_of(formats.EVERY, by=formats.kind), ids=formats.name)
def test_an_event_under_way_comes_back_the_same(plan):
    brought, before, after = there_and_back(formats.begun(plan).tournament)

    assert after == before
    assert faults(brought) == []


@pytest.mark.parametrize("plan", formats.EVERY, ids=formats.name)
def test_an_event_that_is_over_comes_back_the_same(plan):
    brought, before, after = there_and_back(formats.over(plan).tournament)

    assert before["document"]["tournament"]["state"] == "finished"
    assert after == before
    assert faults(brought) == []


@pytest.mark.parametrize("state", ["draft", "open", "drawn", "running", "finished"])
def test_every_state_comes_back_the_same(state):
    brought, before, after = there_and_back(make_tournament(duplas=4, state=state, seeds=2))

    assert after == before
    assert faults(brought) == []


def test_a_cancelled_event_comes_back_the_same_and_may_be_resumed():
    event = make_tournament(duplas=4, target=3000)
    record(jogos_being_played(event)[0])
    agree(cancelling.cancel, tournament=event, reason="Faltou luz")
    brought, before, after = there_and_back(event)

    assert after == before
    assert after["event"]["cancel_reason"] == "Faltou luz"
    assert faults(brought) == []
    agree(cancelling.resume, tournament=brought)
    brought.refresh_from_db()
    assert (brought.state, len(jogos_being_played(brought))) == ("running", 2)
    assert faults(brought) == []


def test_its_hour_comes_along_and_a_file_without_one_is_taken():
    event = make_tournament(duplas=4, state="open", starts_at=time(14, 30))
    brought, before, after = there_and_back(event)

    assert brought.starts_at == time(14, 30)
    assert before["event"]["starts_at"] == after["event"]["starts_at"] == "14:30:00"
    file = write(event)
    del file["event"]["starts_at"]
    assert into(make_club(), as_bytes(file)).starts_at is None
