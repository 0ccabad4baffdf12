"""Run the demo command and read its results."""

from contextlib import contextmanager
from io import StringIO

import pytest
from django.contrib.auth import get_user_model
from django.core.management import CommandError, call_command
from django.db import transaction

from scoring.jogo.sheet import sheets
from scoring.models import Jogo, Mao
from tournaments.models import Club, Confronto, Dupla, LiveTable, Publication, Tournament
from tournaments.publication import lookup
from tournaments.publication.publishing import latest

MODELS = (get_user_model(), Club, Tournament, Dupla, Confronto, Jogo, Mao, LiveTable, Publication)


def run(*words):
    """Run the command. Return its output."""
    out = StringIO()
    call_command("demo", *words, stdout=out)
    return out.getvalue()


def refused(*words):
    with pytest.raises(CommandError) as refusal:
        call_command("demo", *words, stdout=StringIO())
    assert refusal.value.returncode == 1
    return str(refusal.value)


@contextmanager
def undone():
    """Undo all writes of the block to the database."""
    with transaction.atomic():
        yield
        transaction.set_rollback(True)


def stored():
    """Return every row of every model the demo writes."""
    return {model.__name__: list(model.objects.order_by("pk").values()) for model in MODELS}


def played(tournament):
    """Return the played results in a form that depends on neither ids nor times."""
    confrontos = Confronto.objects.filter(tournament=tournament, jogo__isnull=False).select_related("jogo")
    of_jogo = sheets([row.jogo for row in confrontos])
    return {
        (row.kind, row.round, row.position): (
            str(row.jogo),
            row.jogo.winner,
            [[mao.mao.facts for mao in partida.maos] for partida in of_jogo[row.jogo.pk].partidas],
        )
        for row in confrontos
    }


def states(tournament):
    """Return the states of the confrontos as the public reads them."""
    return [confronto["state"] for confronto in lookup.confrontos(latest(tournament).payload)]
