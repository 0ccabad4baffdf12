"""The demo is a running event of real mãos, the same on every machine."""

import pytest

from scoring.models import Mao
from tests.tournaments.demo.running import played, run, undone
from tournaments import demo
from tournaments.demo import cast
from tournaments.models import Dupla

pytestmark = pytest.mark.django_db


def test_demo_is_the_same_for_everybody_but_for_its_passwords():
    with undone():
        run("--seed", "7")
        first, (_, password) = played(demo.standing()), demo.credentials()
        names = list(Dupla.objects.values_list("number", "name", "seed"))
    with undone():
        run("--seed", "7")
        assert played(demo.standing()) == first
        assert list(Dupla.objects.values_list("number", "name", "seed")) == names
        assert demo.credentials()[1] != password
    run("--seed", "8")
    assert played(demo.standing()) != first


@pytest.mark.proof(
    "test_standing.py comes to an end from the middle, and every hand follows from the seed and its place alone"
)
def test_finish_comes_to_the_same_end_from_the_middle():
    with undone():
        run("--finish")
        direct = played(demo.standing())
    run()
    ids = set(Mao.objects.values_list("client_id", flat=True))
    run("--finish")
    assert played(demo.standing()) == direct
    assert ids < set(Mao.objects.values_list("client_id", flat=True))


def test_cast_is_sixteen_different_pairs():
    people = [name for dupla in cast.DUPLAS for name in dupla]
    assert len(cast.DUPLAS) == 16
    assert len(set(people)) == 32
