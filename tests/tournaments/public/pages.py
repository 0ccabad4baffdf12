"""Addresses and texts of the public pages, for their tests."""

import re
from html import unescape

from django.urls import reverse

from scoring.models import Jogo
from tests.factories import LOST, WON
from tests.tournaments.bracket import correct

SEAL = re.compile(r"\b[0-9a-f]{64}\b|<code>[0-9a-f]{8}</code>")  # whole, and its beginning
META = re.compile(r'<meta (?:name|property)="([^"]+)"\s+content="([^"]*)">')
WAITING = "Resultado aguardando publicação"


def url(name, tournament=None, *args):
    return reverse(f"tournaments:{name}", args=[tournament.slug, *args] if tournament else args)


def about(client, address):
    """Return the metadata in the head of a page by name, and the page."""
    body = client.get(address).content.decode()
    return {name: unescape(said) for name, said in META.findall(body)}, body


def text(answer):
    """Return the visible text of a page on one line, without seals, because digests hold any figure by chance."""
    return words(answer.content.decode())


def words(body):
    """Return the visible text of a page."""
    body = SEAL.sub("", body)
    return " ".join(" ".join(part.split(">", 1)[-1] for part in body.split("<")).split())


PAGES = ("tournament", "standings", "rounds", "bracket", "results")


def bodies(client, tournament, **query):
    """Yield the body of each existing page of an event."""
    found = []
    for name in PAGES:
        of_page = {} if name == "tournament" and "q" not in query else query
        answer = client.get(url(name, tournament), of_page)
        if answer.status_code == 200:
            found.append(answer.content.decode())
    return "\n".join(found)


def whole(client, tournament, **query):
    """Return the visible text of all pages of an event."""
    return words(bodies(client, tournament, **query))


def pages_of(tournament):
    """Return the address of every page of a running knockout."""
    jogo = Jogo.objects.filter(confronto__tournament=tournament).first()
    return [
        url("tournament", tournament),
        *(url(name, tournament) for name in PAGES[1:] if name != "rounds"),
        url("dupla", tournament, 1),
        url("jogo", tournament, jogo.public_id),
        url("revisions", tournament),
        url("revision", tournament, 1),
        url("revision_json", tournament, 1),
    ]


def corrected(jogo, *, table=220):
    """Correct the first mão of a jogo by ten points of the loser."""
    correct(jogo, {"A": dict(WON), "B": LOST | {"table": table}})
