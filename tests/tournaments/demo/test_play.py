"""The demo is a living event made from real hands, the same for everybody."""

import pytest

from scoring.models import Mao
from tests.factories import TABLE, jogos_being_played, record
from tests.tournaments.demo.running import played, run, undone
from tournaments import demo
from tournaments.demo import cast
from tournaments.models import Dupla, Tournament

pytestmark = pytest.mark.django_db


def test_demo_is_the_same_for_everybody():
    with undone():
        run("--seed", "7")
        first = played(demo.standing())
        names = list(Dupla.objects.values_list("number", "name", "seed"))
    with undone():
        run("--seed", "7")
        assert played(demo.standing()) == first
        assert list(Dupla.objects.values_list("number", "name", "seed")) == names
    run("--seed", "8")
    assert played(demo.standing()) != first


def test_finish_comes_to_the_same_end_from_the_middle():
    with undone():
        run("--finish")
        direct = played(demo.standing())
    run()
    ids = set(Mao.objects.values_list("client_id", flat=True))
    run("--finish")
    assert played(demo.standing()) == direct
    assert ids < set(Mao.objects.values_list("client_id", flat=True))


def test_finish_goes_on_from_what_people_have_entered_meanwhile():
    run()
    tournament = demo.standing()
    jogo = jogos_being_played(tournament)[-1]
    mao = record(jogo)
    run("--finish")
    assert demo.standing().state == Tournament.State.FINISHED
    mao.refresh_from_db()
    assert mao.facts["sides"]["A"]["table"] == 400
    assert mao.device == TABLE.device


def test_cast_is_sixteen_different_pairs():
    people = [name for dupla in cast.DUPLAS for name in dupla]
    assert len(cast.DUPLAS) == 16
    assert len(set(people)) == 32
