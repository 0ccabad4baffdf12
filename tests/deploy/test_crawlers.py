"""The instructions to search engines."""

import re
from datetime import datetime, timedelta
from urllib.robotparser import RobotFileParser

import pytest
from django.urls import reverse
from django.utils import timezone

from tests.factories import make_tournament

pytestmark = pytest.mark.django_db


def found(client):
    return re.findall(r"<loc>http://testserver([^<]*)</loc>", client.get("/sitemap.xml").content.decode())


def test_whom_to_tell_of_a_weakness_is_said_for_half_a_year(client, settings):
    assert client.get("/.well-known/security.txt").status_code == 404
    settings.SECURITY_CONTACT = "mailto:seguranca@clube.example"

    said = client.get("/.well-known/security.txt").content.decode()

    fields = dict(line.split(": ", 1) for line in said.splitlines())
    assert fields["Contact"] == "mailto:seguranca@clube.example"
    assert fields["Canonical"] == "http://testserver/.well-known/security.txt"
    left = datetime.fromisoformat(fields["Expires"]) - timezone.now()
    assert timedelta(days=178) < left <= timedelta(days=180)


def robots(client):
    parser = RobotFileParser()
    parser.parse(client.get("/robots.txt").content.decode().splitlines())
    return parser


def test_sitemap_holds_what_everybody_may_read_and_no_draft(client):
    shown, draft = make_tournament(duplas=2), make_tournament(state="draft")

    pages = found(client)

    assert "/" in pages
    assert f"/torneios/{shown.slug}/" in pages
    assert f"/clubes/{shown.club.slug}/" in pages
    assert f"/torneios/{draft.slug}/" not in pages
    assert {client.get(page).status_code for page in pages} == {200}


def test_sitemap_says_when_a_tournament_was_published_last(client):
    tournament = make_tournament(duplas=2)
    at = tournament.publication_set.latest("number").at

    assert f"<lastmod>{timezone.localdate(at).isoformat()}" in client.get("/sitemap.xml").content.decode()


def test_pages_to_be_found_may_be_asked_for_and_those_with_a_key_may_not(client):
    make_tournament(duplas=2)
    may = robots(client).can_fetch

    assert all(may("*", f"http://testserver{page}") for page in found(client))
    for name in (
        "tournaments:own",
        "tournaments:bloco",
        "tournaments:telao",
        "tournaments:mesa",
        "scoring:table",
    ):
        assert not may("*", f"http://testserver{reverse(name, args=('chave',))}")
    assert robots(client).site_maps() == ["http://testserver/sitemap.xml"]
