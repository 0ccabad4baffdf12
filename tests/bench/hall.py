"""The Salão of 300 mesas as its director requests it, compared with only reading the rows of its mesas.

CPU seconds in Python, the fastest of several runs. A minute later every tile shows another time; at first sight the
process has none of its jogos in the cache.
"""

import logging
import os
from time import process_time
from uuid import uuid4

from django.conf import settings
from django.core.management import call_command
from django.test import Client
from django.urls import reverse

from scoring.entry.record import record_mao
from scoring.models import Jogo
from scoring.table import glance
from tests.bench.mesas import FACTS, make_mesas
from tests.factories import TABLE, director_of
from tournaments.desk.salao import face
from tournaments.models import Confronto, Tournament

MESAS, MAOS, TIMES = 300, 4, 9
AIM = "aim 60 ms"


def measure():
    """Yield the lines of the report."""
    call_command("migrate", verbosity=0)
    settings.ALLOWED_HOSTS = ["testserver"]
    tournament = hall()
    asked = page(tournament)
    alone = fastest(lambda: list(rows(tournament)))
    yield f"Salão of {MESAS} mesas with {MAOS} mãos each, processor time at load {os.getloadavg()[0]:.1f}"
    yield f"  the rows of its mesas  {alone * 1000:>6.0f} ms"
    for name, before, aim in (
        ("the same again", None, AIM),
        ("a minute later", face.drawn.cache_clear, ""),
        ("at first sight", forget, ""),
    ):
        spent = fastest(asked, before)
        yield f"  {name:<22} {spent * 1000:>6.0f} ms {spent / alone:>6.1f} times its rows  {aim}".rstrip()


def hall():
    """Return an event with a jogo at each mesa, and some mãos."""
    logging.disable(logging.INFO)  # every mão is logged
    mesas = make_mesas(MESAS)
    for mesa in mesas:
        for number in range(1, MAOS + 1):
            how = {"facts": FACTS, "client_id": uuid4(), "source": TABLE}
            record_mao(jogo=Jogo(pk=mesa.jogo), partida=1, number=number, **how)
    tournament = Tournament.objects.get(pk=mesas[0].tournament)
    tournament.mesas = MESAS
    tournament.save(update_fields=["mesas"])
    return tournament


def rows(tournament):
    """Return the confrontos with their jogos and duplas, which any page of the hall has to read."""
    return Confronto.objects.started().filter(tournament=tournament).with_sides("jogo")


def page(tournament):
    """Return a function that requests the hall as its page does after a change."""
    client = Client()
    client.force_login(director_of(tournament.club))
    address = reverse("tournaments:desk_mesas", args=(tournament.slug,))

    def asked():
        answer = client.get(address, headers={"HX-Request": "true"})
        assert answer.text.count('class="tile is-') == MESAS, answer.status_code

    return asked


def forget():
    """Clear the cache of this process for the hall."""
    glance.seen.clear()
    face.drawn.cache_clear()


def fastest(work, before=None):
    """Return the CPU seconds of a function."""
    spent = []
    for _ in range(TIMES):
        if before:
            before()
        start = process_time()
        work()
        spent.append(process_time() - start)
    return min(spent)
