"""Publication by the director: what is unpublished, publishing once, and switching it on and off."""

import pytest
from django.urls import reverse

from tests.factories import (
    director_of,
    jogos_being_played,
    make_tournament,
    play_jogo,
    record,
)
from tournaments.models import Publication, Tournament

pytestmark = pytest.mark.django_db


@pytest.fixture
def tournament(client):
    """Four duplas, best of three to 1,500, two jogos in play; the director is signed in."""
    tournament = make_tournament(duplas=4, partidas=3, target=1500)
    client.force_login(director_of(tournament.club))
    return tournament


@pytest.fixture
def jogo(tournament):
    return jogos_being_played(tournament)[0]


def url(name, tournament, *args):
    return reverse(f"tournaments:{name}", args=(tournament.slug, *args))


def text(response):
    return " ".join(response.content.decode().split())


def test_publication_page_says_what_the_public_does_not_read(client, tournament, jogo):
    tournament.auto_publish = False
    tournament.save()
    record(jogo, "A")
    play_jogo(jogos_being_played(tournament)[1], "B")

    changes = client.get(url("publish", tournament)).context["changes"]

    said = [(change.confronto["position"], change.confronto["kind"], change.settled) for change in changes]
    assert said == [(1, "main", False), (2, "main", True)]


def test_director_publishes_with_a_reason_once(client, tournament, jogo):
    record(jogo, "A")
    data = {"acao": "publicar", "reason": "Placar do intervalo"}

    done, again = client.post(url("publish", tournament), data), client.post(url("publish", tournament), data)

    revision = Publication.objects.get(number=2)
    assert (done.status_code, revision.reason) == (302, "Placar do intervalo")
    assert revision.author == director_of(tournament.club)
    assert again.status_code == 422
    assert again.context["form"].non_field_errors() == ["Nada mudou desde a última publicação."]
    assert 'value="Placar do intervalo"' in text(again)
    assert client.get(url("publish", tournament)).context["changes"] == []


def test_nothing_is_published_before_the_start(client):
    tournament = make_tournament(duplas=2, state="drawn")
    client.force_login(director_of(tournament.club))

    response = client.post(url("publish", tournament), {"acao": "publicar", "reason": ""})

    assert response.status_code == 422
    assert "O torneio ainda não começou: não há o que publicar." in text(response)


@pytest.mark.parametrize(("sent", "on"), [("0", False), ("1", True)])
def test_automatic_publication_is_switched(client, tournament, sent, on):
    Tournament.objects.update(auto_publish=not on)

    client.post(url("publish", tournament), {"acao": "automatica", "ligada": sent})

    tournament.refresh_from_db()
    assert tournament.auto_publish is on
