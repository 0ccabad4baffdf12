"""A revision is stored compressed: the data round-trips, in a fraction of the space."""

import json

import pytest
from django.core import serializers
from django.db import connection

from scoring.ledger import append_only
from tests.tournaments import formats
from tournaments.ledger.digests import canonical, digest_of
from tournaments.models import LiveTable, Publication
from tournaments.models.packed import packed, unpacked
from tournaments.publication import reading
from tournaments.publication.recount import differences

pytestmark = [pytest.mark.django_db, pytest.mark.both_databases("a column of bytes, by two drivers")]


def stored():
    """Return the latest revision and the bytes of its stored document."""
    revision = Publication.objects.order_by("-number").first()
    with connection.cursor() as cursor:
        cursor.execute("SELECT payload FROM tournaments_publication WHERE id = %s", [revision.pk])
        return revision, bytes(cursor.fetchone()[0])


def test_what_is_stored_is_the_document_in_a_quarter_of_its_bytes():
    formats.begun(formats.SWISS)
    revision, raw = stored()

    assert unpacked(raw) == canonical(revision.payload)
    assert digest_of(revision.payload) == revision.digest
    assert len(raw) * 4 < len(canonical(revision.payload).encode())


@pytest.mark.parametrize("data", [{}, {"a": [1, 2.5, None, True, "⟦17⟧ é"], "": {"b": ""}}, [], "texto"])
def test_any_plain_data_come_back(data):
    assert json.loads(unpacked(packed(data))) == data


def test_row_is_serialised_with_its_document():
    formats.begun(formats.SWISS)
    revision = Publication.objects.order_by("-number").first()

    (back,) = serializers.deserialize("json", serializers.serialize("json", [revision]))

    assert back.object.payload == revision.payload


def test_lists_of_events_read_no_document(django_assert_num_queries):
    tournament = formats.begun(formats.SWISS).tournament
    append_only.lift(connection, [Publication._meta.db_table])
    Publication.objects.update(payload="none of it")

    with django_assert_num_queries(1):
        (one,) = reading.listed()
    assert (one.pk, one.shown_state, one.first) == (
        tournament.pk,
        "running",
        LiveTable.objects.get(pk=tournament.pk).champion,
    )


def test_a_list_that_says_something_else_than_the_revision_is_found():
    tournament = formats.begun(formats.SWISS).tournament
    assert list(differences(tournament)) == []

    LiveTable.objects.update(state="finished")

    assert any("as listas de torneios" in said for said in differences(tournament))
