"""What search engines are told."""

import re
from urllib.robotparser import RobotFileParser

import pytest
from django.urls import reverse

from tests.factories import make_tournament

pytestmark = pytest.mark.django_db


def found(client):
    return re.findall(r"<loc>http://testserver([^<]*)</loc>", client.get("/sitemap.xml").content.decode())


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

    assert f"<lastmod>{at.date().isoformat()}" in client.get("/sitemap.xml").content.decode()


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
