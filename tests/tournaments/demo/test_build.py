"""The demo is built completely or not at all, and only in an empty database."""

import pytest

from tests.factories import make_user
from tests.tournaments.demo.running import refused, run, stored
from tests.tournaments.demo.strangers import club, friendly, person
from tournaments import demo
from tournaments.demo import cast, hands
from tournaments.event.draws import lots

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("words", [(), ("--finish",)])
@pytest.mark.parametrize("other", [person, club, friendly])
def test_database_with_anything_else_is_not_touched(other, words, var):
    other()
    before = stored()
    assert "só é montada num banco de dados vazio" in refused(*words)
    assert stored() == before
    assert not var.exists()


def test_person_called_like_one_of_the_demo_is_somebody_else():
    make_user(cast.DIRECTOR)
    assert "já tem outros dados" in refused()


@pytest.mark.parametrize("seed", [-1, lots.MOST_SEED])
def test_seed_beyond_the_limits_is_refused(seed):
    assert "A semente vai de 0 a" in refused("--seed", str(seed))
    assert demo.standing() is None


def test_broken_off_half_way_leaves_nothing(monkeypatch):
    # The twentieth mão fails, as it does when the process is stopped.
    count = iter(range(20))
    dealt = hands.dealt

    def interrupted(seed, place):
        if next(count, None) is None:
            raise KeyboardInterrupt
        return dealt(seed, place)

    monkeypatch.setattr("tournaments.demo.play.dealt", interrupted)
    before = stored()
    with pytest.raises(KeyboardInterrupt):
        run()
    assert stored() == before
    assert demo.credentials() is None
    monkeypatch.undo()
    assert "Demonstração montada." in run()
