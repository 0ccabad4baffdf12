"""Two phones at once: the database decides, and everybody is told the truth."""

from uuid import uuid4

import pytest

from rules import Code
from scoring.entry import correct_mao, record_mao
from scoring.models import Mao, Registro
from tests.scoring.at_once import PHONES, at_once, kinds
from tests.scoring.conftest import TABLE, facts
from tests.scoring.course import BURACO, new_jogo, record
from tests.scoring.test_correct import ALL

pytestmark = pytest.mark.django_db(transaction=True)


def entry(jogo, client_id=None, a=810, number=1):
    key = client_id or uuid4()
    return lambda: record_mao(
        jogo=jogo, partida=1, number=number, facts=facts(a), client_id=key, acknowledged=ALL, source=TABLE
    )


def test_phones_entering_the_same_mao_store_one_and_tell_the_others(jogo):
    outcomes = at_once(*(entry(jogo, a=810 - 10 * n) for n in range(PHONES)))

    assert kinds(outcomes) == {"Receipt": 1, "MaoConflict": PHONES - 1}
    stored = Mao.objects.get()
    assert all(outcome.standing == stored for outcome in outcomes if hasattr(outcome, "standing"))


def test_one_mao_sent_many_times_is_stored_once_and_answered_alike(jogo):
    key = uuid4()

    outcomes = at_once(*(entry(jogo, client_id=key) for _ in range(PHONES)))

    assert kinds(outcomes) == {"Receipt": PHONES}
    assert sum(not outcome.replay for outcome in outcomes) == 1
    assert {outcome.mao.pk for outcome in outcomes} == {Mao.objects.get().pk}
    assert Registro.objects.filter(action=Registro.Action.RECORDED).count() == 1


def test_two_corrections_of_the_same_version_make_one_new_version(jogo):
    entry(jogo)()

    def correction(a):
        return lambda: correct_mao(
            jogo=jogo,
            partida=1,
            number=1,
            seen_version=1,
            facts=facts(a),
            client_id=uuid4(),
            acknowledged=ALL,
            reason="soma errada",
            source=TABLE,
        )

    outcomes = at_once(*(correction(700 - 10 * n) for n in range(PHONES)))

    assert kinds(outcomes) == {"Receipt": 1, "MaoConflict": PHONES - 1}
    assert sorted(Mao.objects.values_list("version", flat=True)) == [1, 2]


def test_points_before_are_those_of_the_course_the_mao_was_stored_in():
    """Two phones send the second mão while a third corrects the first: what is kept is what stood then."""
    jogo = new_jogo("000", {"target": 5000})
    first = record(jogo, BURACO)
    fewer = BURACO | {"sides": BURACO["sides"] | {"B": {"table": 60, "hand": 170}}}
    correction = {"facts": fewer, "client_id": uuid4(), "acknowledged": set(Code), "reason": "soma"}

    at_once(
        lambda: record(jogo, BURACO, partida=1, number=2),
        lambda: record(jogo, BURACO, partida=1, number=2),
        lambda: correct_mao(
            jogo=jogo, partida=1, number=1, seen_version=first.version, source=TABLE, **correction
        ),
    )

    second = Mao.objects.get(number=2)
    standing = Mao.objects.filter(number=1, pk__lt=second.pk).order_by("version").last()
    assert second.facts["before"] == standing.totals
