"""The operator exports and erases the data held about a person with a command."""

import json
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from tests.factories import make_tournament
from tournaments.models import DuplaMember

pytestmark = pytest.mark.django_db


def said(*words):
    out = StringIO()
    call_command("person", *words, stdout=out)
    return out.getvalue()


def test_it_says_what_is_held_and_replaces_the_name():
    event = make_tournament(duplas=2)
    player = DuplaMember.objects.filter(tournament=event).first().player

    assert json.loads(said(str(player.pk)))["player"]["name"] == player.name
    assert "A. B." in said(str(player.pk), "--name", "A. B.")
    player.refresh_from_db()
    assert player.name == "A. B."
    assert f"Participante {player.pk}" in said(str(player.pk), "--erase")


def test_what_cannot_be_is_said():
    make_tournament(duplas=2)
    player = DuplaMember.objects.first().player

    with pytest.raises(CommandError, match="Não há participante 0"):
        said("0")
    with pytest.raises(CommandError, match="motivo"):
        said(str(player.pk), "--erase", "--reason", " ")
