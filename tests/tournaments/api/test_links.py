"""A reader follows links and the chain of revisions with public addresses alone."""

import hashlib
import json

import pytest

from tests.factories import catch_up, jogos_being_played, make_tournament, play_jogo
from tests.tournaments.api.asking import url
from tests.tournaments.public.pages import text
from tests.tournaments.public.pages import url as page

pytestmark = pytest.mark.django_db


@pytest.fixture
def played():
    """Return an event with three revisions."""
    tournament = make_tournament(duplas=4)
    for jogo in jogos_being_played(tournament):
        play_jogo(jogo)
        catch_up(tournament)
    return tournament


def test_each_revision_names_the_bytes_of_the_one_before(client, played):
    digest = None
    for number in (1, 2, 3):
        body = client.get(page("revision_json", played, number)).content
        named = json.loads(body).get("previous")
        assert named == (None if digest is None else {"number": number - 1, "digest": digest})
        digest = hashlib.sha256(body).hexdigest()

    answer = client.get(url("api-tournament", played.slug)).json()
    assert answer["revision"]["digest"] == digest
    assert answer["previous"] == named


def test_links_are_followed_from_the_first_to_the_head_that_was_published(client, played):
    links = client.get(url("api-links", played.slug), {"page_size": 100}).json()["results"]
    digest, by_number = "0" * 64, {}
    for number, link in enumerate(links, start=1):
        columns = {name: value for name, value in link.items() if name != "digest"}
        told = json.dumps(columns, sort_keys=True, separators=(",", ":"))
        digest = hashlib.sha256(f"{digest}\n{told}".encode()).hexdigest()
        assert (link["number"], link["digest"]) == (number, digest)
        by_number[number] = digest

    head = client.get(page("revision_json", played, 3)).json()["ledger_head"]
    assert by_number[head["number"]] == head["digest"]
    assert {link["of"] for link in links} == {"jogo", "log", "publication", "rows"}


def test_page_of_revisions_leads_to_the_links(client, played):
    answer = client.get(page("revisions", played))

    assert "Cada uma traz o código da anterior" in text(answer)
    assert url("api-links", played.slug) in answer.content.decode()


def test_links_of_a_draft_are_nobodys(client):
    assert client.get(url("api-links", make_tournament(duplas=2, state="draft").slug)).status_code == 404
