"""Finished events whose mãos took a known time."""

from datetime import timedelta

from django.db.models import F

from scoring.models import Jogo
from tests.factories import make_tournament


def evening(club, minutes):
    """Return a finished event of eight duplas, each jogo of which was one mão of so many minutes."""
    event = make_tournament(club=club, state="finished")
    jogos = Jogo.objects.filter(confronto__tournament=event)
    jogos.update(opened_at=F("opened_at") - timedelta(minutes=minutes))
    return event
