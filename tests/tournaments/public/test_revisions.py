"""Revisions: displayed as they were frozen, with the digest of their bytes."""

import hashlib
import json

import pytest
from django.db import connection

from scoring.ledger import append_only
from tests import factories
from tests.factories import (
    catch_up,
    jogos_being_played,
    make_tournament,
    play_jogo,
)
from tests.tournaments.public.pages import text, url
from tournaments.models import Publication
from tournaments.publication import publishing, reading

pytestmark = pytest.mark.django_db


def test_a_revision_is_shown_exactly_as_it_was_frozen(client):
    tournament = make_tournament()
    first = Publication.objects.get()
    page = url("revision", tournament, 1)
    before = client.get(page)

    play_jogo(jogos_being_played(tournament)[0])
    catch_up(tournament)

    assert first.payload["ledger_head"]["digest"] in before.content.decode()
    assert client.get(page).content == before.content
    assert before["Cache-Control"] == "public, no-cache"  # a name in it may be replaced
    assert client.get(page, headers={"If-None-Match": before["ETag"]}).status_code == 304


def test_the_bytes_of_the_json_have_the_digest_that_is_shown(client):
    tournament = make_tournament()

    answer = client.get(url("revision_json", tournament, 1))

    revision = Publication.objects.get()
    assert hashlib.sha256(answer.content).hexdigest() == revision.digest
    assert json.loads(answer.content) == revision.payload
    assert answer["Content-Type"] == "application/json"
    assert answer["Cache-Control"] == "public, no-cache"  # a name in it may be replaced
    assert (
        client.get(answer.request["PATH_INFO"], headers={"If-None-Match": answer["ETag"]}).status_code == 304
    )


def test_forged_data_are_not_taken_for_a_name_that_was_replaced(client):
    tournament = make_tournament()
    append_only.lift(connection, [Publication._meta.db_table])
    sealed = Publication.objects.get().payload
    forged = sealed | {"tournament": sealed["tournament"] | {"name": "Outro"}}
    Publication.objects.update(payload=forged)

    assert "O código de conferência é o do original" not in text(client.get(url("revision", tournament, 1)))


def test_a_reason_costs_readers_no_query(django_assert_num_queries):
    tournament = make_tournament(auto_publish=False)
    play_jogo(jogos_being_played(tournament)[0])
    director = factories.director_of(tournament.club)
    publishing.publish(tournament=tournament, author=director, reason="mesa 4 conferida")

    with django_assert_num_queries(2):
        assert reading.head(tournament.slug).revision.reason == "mesa 4 conferida"


def test_all_revisions_are_listed_with_their_reason(client):
    tournament = make_tournament(auto_publish=False)
    play_jogo(jogos_being_played(tournament)[0])
    director = factories.director_of(tournament.club)
    publishing.publish(tournament=tournament, author=director, reason="mesa 4 conferida")

    page = text(client.get(url("revisions", tournament)))

    assert page.index("Publicação nº 2") < page.index("Publicação nº 1")
    assert "mesa 4 conferida pela direção" in page
    assert director.username not in page
