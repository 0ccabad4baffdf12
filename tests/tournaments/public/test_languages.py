"""The public pages in four languages: addresses, links that keep the language, and equal figures in all."""

import re

import pytest
from django.db import connection
from django.urls import reverse
from django.utils import translation

from scoring.ledger import append_only
from tests.tournaments import formats
from tests.tournaments.public.pages import url
from tournaments.models import Publication
from tournaments.public import languages

pytestmark = pytest.mark.django_db
OTHERS = ["it", "en", "es"]
# links of a page to pages; forms and data have one address in all languages
LINK = re.compile(r'<a[^>]*?\shref="(/[^"?#]*)')


def read(client, address):
    answer = client.get(address)
    assert answer.status_code == 200, address
    return answer.content.decode()


def addresses(tournament):
    names = ("tournament", "standings", "crosstable", "rounds", "results", "rules", "proof", "revisions")
    return ["/", url("dupla", tournament, 1), *(url(name, tournament) for name in names)]


def played():
    return formats.begun(formats.SWISS).tournament


@pytest.mark.parametrize("language", OTHERS)
def test_every_page_is_there_in_the_language_and_its_links_stay_in_it_but_for_the_other_editions(
    client, language
):
    tournament = played()
    for address in addresses(tournament):
        page = read(client, f"/{language}{address}")
        body, foot = page.split("<footer", 1)

        assert f'<html lang="{language}"' in page, address
        led = [one for one in LINK.findall(body) if not one.startswith(("/static/", "/conferir.py"))]
        assert led, address
        assert [one for one in led if not one.startswith(f"/{language}/")] == []
        others = [one for one in LINK.findall(foot) if not one.startswith(f"/{language}/")]
        assert len(others) == len(OTHERS), address


def test_a_page_names_itself_in_each_language(client):
    address = addresses(played())[3]
    for language, here in (("pt-br", address), ("en", f"/en{address}")):
        page = read(client, here)

        named = dict(re.findall(r'<link rel="alternate"\s+hreflang="([^"]+)"\s+href="([^"]+)">', page))
        assert named == {
            "pt-BR": f"http://testserver{address}",
            **{one: f"http://testserver/{one}{address}" for one in OTHERS},
            "x-default": f"http://testserver{address}",
        }
        assert f'<link rel="canonical" href="http://testserver{here}">' in page, language


@pytest.mark.parametrize(
    ("language", "word"), [("pt-br", "Classificação"), ("it", "Classifica"), ("en", "Standings")]
)
def test_a_revision_is_data_and_each_language_says_it_in_its_own_words(client, language, word):
    tournament = played()
    prefix = "" if language == "pt-br" else f"/{language}"

    page = (
        read(client, f"{prefix}{url('revision', tournament, 1)}")
        .partition("<main")[2]
        .partition("<footer")[0]
    )

    assert word in page
    assert ("Classificação" in page) == (language == "pt-br")
    assert not Publication.objects.exclude(page="").exists()


def test_a_revision_that_was_rendered_once_says_in_portuguese_what_it_said(client):
    tournament = played()
    append_only.lift(connection, [Publication._meta.db_table])
    Publication.objects.update(page="<p>Como era</p>")
    address = url("revision", tournament, 1)

    assert "<p>Como era</p>" in read(client, address)
    assert "Como era" not in read(client, f"/it{address}")


def test_same_revision_is_read_in_every_language(client):
    tournament = played()
    page = url("standings", tournament)

    told = {one.tag: read(client, one.address) for one in languages.editions(page)}

    figures = {tag: re.findall(r"\d+", _table(page)) for tag, page in told.items()}
    assert figures["pt-BR"]
    assert all(figures["pt-BR"] == other for other in figures.values())
    assert len({_table(page) for page in told.values()}) > 1  # the words are others
    assert len({client.get(one.address)["ETag"] for one in languages.editions(page)}) == 1


def _table(page):
    return page.split("<table", 1)[1].split("</table>", 1)[0].replace(".", "").replace(",", "")


@pytest.mark.parametrize("path", ["/painel/", "/codigo/", "/entrar/?next=/painel/", "/api/v1/", "/admin/"])
def test_where_something_is_done_there_is_one_address(client, path):
    answer = client.get(f"/it{path}")

    assert (answer.status_code, answer["Location"]) == (307, path)


def test_what_is_sent_to_such_an_address_is_sent_on_whole(client):
    assert client.post("/en/codigo/", {"mesa": "1"}).status_code == 307


@pytest.mark.parametrize("path", ["/it//other.example/", "/it///other.example/painel/"])
def test_nobody_is_led_to_another_site(client, path):
    answer = client.get(path)

    assert not answer.get("Location", "").startswith("//")


@pytest.mark.parametrize("path", ["/it/torneios/nenhum/", "/fr/", "/pt-br/"])
def test_unknown_addresses_are_unknown(client, path):
    assert client.get(path, follow=True).status_code == 404


def test_first_page_of_a_language_needs_no_slash(client):
    assert '<html lang="it"' in read(client, "/it")


def test_nothing_of_a_language_is_left_for_the_next_request(client):
    read(client, "/it/")

    assert reverse("tournaments:home") == "/"
    assert translation.get_language() == "pt-br"
    assert '<html lang="pt-BR"' in read(client, "/")


def test_reader_is_given_no_cookie_and_no_accept_language_is_asked(client):
    answer = client.get("/es/", headers={"Accept-Language": "en"})

    assert answer.cookies == {}
    assert answer.get("Vary", "") == ""
    assert '<html lang="es"' in answer.content.decode()


def test_search_engines_are_told_of_each_language(client):
    tournament = played()
    page = url("tournament", tournament)

    told = read(client, "/sitemap.xml")

    assert f'hreflang="it" href="http://testserver/it{page}"' in told
    assert f'hreflang="pt-BR" href="http://testserver{page}"' in told
