"""Addresses and words of the public pages, for their tests."""

import re

from django.urls import reverse

from scoring.models import Jogo
from tests.factories import LOST, WON
from tests.tournaments.bracket import correct

SEAL = re.compile(r"\b[0-9a-f]{64}\b|<code>[0-9a-f]{8}</code>")  # whole, and its beginning
WAITING = "Resultado aguardando publicação"


def url(name, tournament=None, *args):
    return reverse(f"tournaments:{name}", args=[tournament.slug, *args] if tournament else args)


def text(answer):
    """Return what is read on a page, on one line, without markup and seals: those hold any figure by chance."""
    body = SEAL.sub("", answer.content.decode())
    return " ".join(" ".join(part.split(">", 1)[-1] for part in body.split("<")).split())


def pages_of(tournament):
    """Return the address of every page of a tournament that runs."""
    jogo = Jogo.objects.filter(confronto__tournament=tournament).first()
    return [
        url("tournament", tournament),
        url("live", tournament),
        url("dupla", tournament, 1),
        url("jogo", tournament, jogo.public_id),
        url("revisions", tournament),
        url("revision", tournament, 1),
        url("revision_json", tournament, 1),
    ]


def corrected(jogo, *, table=220):
    """Correct the first mão of a jogo by ten points of the loser."""
    correct(jogo, {"A": dict(WON), "B": LOST | {"table": table}})
