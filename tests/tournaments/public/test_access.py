"""Public access: what an anonymous reader may and may not read."""

import pytest
from django.urls import reverse

from tests import factories
from tests.factories import (
    jogos_being_played,
    make_tournament,
)
from tests.tournaments.public.pages import pages_of, text, url
from tournaments.models import Tournament

pytestmark = pytest.mark.django_db


def test_a_draft_is_nowhere(client):
    tournament = make_tournament()
    pages = pages_of(tournament)
    Tournament.objects.update(state="draft")

    assert [client.get(page).status_code for page in pages] == [404] * len(pages)
    assert tournament.name not in text(client.get(url("home")))
    assert tournament.name not in text(client.get(reverse("tournaments:club", args=[tournament.club.slug])))


def test_every_page_is_read_without_a_cookie(client):
    tournament = make_tournament()
    club = reverse("tournaments:club", args=[tournament.club.slug])

    for page in [url("home"), club, *pages_of(tournament)]:
        answer = client.get(page)

        assert answer.status_code == 200
        assert "Set-Cookie" not in answer
        assert "Cookie" not in answer.get("Vary", "")
        assert answer["Cache-Control"].startswith(("public, max-age=", "public, no-cache"))


def test_signed_in_or_not_the_page_is_the_same(client):
    tournament = make_tournament()
    as_stranger = client.get(url("tournament", tournament)).content
    client.force_login(factories.director_of(tournament.club))

    assert client.get(url("tournament", tournament)).content == as_stranger


def test_a_jogo_of_another_tournament_is_not_found(client):
    one, other = make_tournament(), make_tournament()
    jogo = jogos_being_played(other)[0]

    assert client.get(url("jogo", one, jogo.public_id)).status_code == 404


@pytest.mark.parametrize("name", ["dupla", "revision", "revision_json"])
def test_a_number_that_does_not_exist_is_not_found(client, name):
    assert client.get(url(name, make_tournament(), 99)).status_code == 404
