"""After a test that commits, its rows are gone and the triggers and permissions of the migrations are intact."""

import pytest
from django.contrib.auth.models import Permission
from django.contrib.contenttypes.models import ContentType
from django.db import IntegrityError, connection, models

from scoring.ledger import append_only
from tests import ledger, stored_rows
from tests.factories import make_tournament
from tournaments.models import TournamentLogEntry

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.both_databases("each of them lets facts be deleted in its own way"),
]


def refused():
    with pytest.raises(IntegrityError):
        models.QuerySet(TournamentLogEntry).all()._raw_delete("default")
    return True


def test_rows_are_gone_and_facts_are_facts_again():
    stood = ledger.standing()
    make_tournament(duplas=2)
    assert refused()

    ledger.empty(stood)

    assert stored_rows.filled(stored_rows.tables()) == []
    make_tournament(duplas=2)
    assert refused()


def test_what_migrations_leave_is_put_back():
    stood, permission = ledger.standing(), Permission.objects.get(codename="add_jogo")
    Permission.objects.all().delete()
    ContentType.objects.filter(pk=permission.content_type_id).delete()
    append_only.lift(connection, append_only.tables())

    ledger.empty(stood)

    assert ledger.standing() == stood
    assert Permission.objects.get(codename="add_jogo") == permission
    make_tournament(duplas=2)
    assert refused()
