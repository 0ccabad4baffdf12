"""A remembered event is restored unchanged, and only for tests that it cannot mislead."""

import pytest
from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext

from tests.factories import make_tournament, make_user
from tests.remembered import MEMORY, nothing_stands, plain, taken

pytestmark = pytest.mark.django_db


def made():
    """Make an event. Return its key, the number of statements, and all rows; then roll back."""
    with CaptureQueriesContext(connection) as ran, transaction.atomic():
        event = make_tournament(duplas=4)
        found = len(ran), taken()
        transaction.set_rollback(True)
    return event.pk, *found


def test_event_is_laid_out_as_it_was_built():
    MEMORY.kept.clear()
    built, many, rows = made()
    assert nothing_stands()

    again, few, same = made()

    assert again == built
    assert {name: rows[name] for name in rows if rows[name] != same.get(name)} == {}
    assert few < many / 5


def test_argument_that_is_the_default_makes_no_other_event():
    MEMORY.kept.clear()
    with transaction.atomic():
        event = make_tournament(duplas=4)
        transaction.set_rollback(True)

    assert make_tournament(duplas=4, seeds=0, state="running").pk == event.pk


def test_event_of_some_time_ago_is_built_anew():
    MEMORY.kept.clear()
    built = made()
    for kept in MEMORY.kept.values():
        kept.made_at -= 3600

    again = made()

    assert again[1] == built[1]
    assert again[2] != built[2]


def test_event_beside_others_is_built():
    made()
    make_user()

    assert make_tournament(duplas=4).club != make_tournament(duplas=4).club


def test_test_that_changes_the_site_has_nothing_of_another(monkeypatch):
    assert not MEMORY.open


@pytest.mark.parametrize(("value", "told"), [([{"rounds": 3}, None, "A"], True), ({"club": object()}, False)])
def test_only_arguments_that_print_all_they_mean_are_remembered(value, told):
    assert plain(value) is told
