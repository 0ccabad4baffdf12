"""The terminal of `make run`: a line a minute at most while people play, and the addresses again after some lines."""

import pytest
from django.db import OperationalError

from deploy.laptop import terminal
from tests.factories import jogos_being_played, make_tournament, record, unrecord
from tournaments.models import Confronto

pytestmark = pytest.mark.django_db
DOORS = ["  Painel da direção  http://127.0.0.1:8000/painel/"]


def test_minute_tells_its_maos_and_the_mesas_in_play_and_nothing_if_nothing_happened(monkeypatch):
    jogos = jogos_being_played(make_tournament(duplas=4, target=3000))
    record(jogos[0])
    told = terminal.minutes(lambda: DOORS)
    assert next(told) == []  # what was recorded before the start

    record(jogos[0])
    unrecord(jogos[1])  # one mão, and its second version
    assert [line[5:] for line in next(told)] == ["  2 mãos, 2 mesas em jogo"]
    assert next(told) == []

    with monkeypatch.context() as gone:
        gone.setattr(Confronto.objects, "being_played", _broken)
        assert next(told) == []
    record(jogos[0])
    assert [line[5:] for line in next(told)] == ["  1 mão, 2 mesas em jogo"]


def _broken():
    raise OperationalError("database is locked")


def test_addresses_follow_before_they_leave_the_screen(monkeypatch):
    monkeypatch.setattr(terminal, "AGAIN", 2)
    jogo = jogos_being_played(make_tournament(duplas=2, target=9000))[0]
    told = terminal.minutes(lambda: DOORS)
    printed = [next(told)]

    for _ in range(4):
        record(jogo)
        printed.append(next(told)[1:])

    assert printed == [[], [], DOORS, [], DOORS]
