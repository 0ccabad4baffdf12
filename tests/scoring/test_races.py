"""Two phones at once: the database decides, and everybody is told the truth."""

from collections import Counter
from threading import Barrier, Thread
from uuid import uuid4

import pytest
from django.db import connection

from rules import Code
from scoring.bell import ring_bell
from scoring.closing import walkover
from scoring.entry import correct_mao, record_mao
from scoring.errors import ScoringError
from scoring.models import Mao, Registro
from tests.scoring.conftest import TABLE, facts
from tests.scoring.course import BURACO, new_jogo, record
from tests.scoring.test_correct import ALL

pytestmark = pytest.mark.django_db(transaction=True)
PHONES = 20


def at_once(*verbs):
    """Run every verb in a thread of its own, all released together; return what came of each."""
    barrier, outcomes = Barrier(len(verbs)), []

    def run(verb):
        try:
            barrier.wait(10)
            outcomes.append(verb())
        except ScoringError as exc:
            outcomes.append(exc)
        finally:
            connection.close()

    threads = [Thread(target=run, args=(verb,)) for verb in verbs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    return outcomes


def kinds(outcomes):
    return Counter(type(outcome).__name__ for outcome in outcomes)


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


def test_a_jogo_is_given_once_when_two_directors_decide_at_once(jogo):
    outcomes = at_once(
        *(
            lambda side=side: walkover(jogo=jogo, winner=side, reason="ausentes", source=TABLE)
            for side in "AB"
        )
    )

    assert kinds(outcomes) == {"Jogo": 1, "JogoClosed": 1}
    jogo.refresh_from_db()
    assert jogo.reason == "walkover"
    assert Registro.objects.filter(action=Registro.Action.WALKOVER).count() == 1


@pytest.mark.parametrize("in_play", [True, False])
def test_bell_and_mao_at_once_leave_one_story(jogo, in_play):
    """Whoever comes first, the mão is on the sheet or its phone was told that the jogo is over."""
    entry(jogo, a=300)()

    outcomes = at_once(entry(jogo, number=2), lambda: ring_bell(jogo=jogo, in_play=in_play, source=TABLE))

    jogo.refresh_from_db()
    recorded = Mao.objects.filter(number=2).count()
    story = (recorded, jogo.reason, jogo.bell_in_play)
    if in_play:  # recorded before the bell, another mão is being played; after it, it was the last
        assert story in {(1, "", True), (1, "clock", False)}
    else:
        assert story in {(1, "clock", False), (0, "clock", False)}
    assert kinds(outcomes) == {"Jogo": 1, "Receipt" if recorded else "JogoClosed": 1}


def test_bell_rung_by_two_directors_rings_once(jogo):
    outcomes = at_once(*[lambda: ring_bell(jogo=jogo, in_play=True, source=TABLE)] * 2)

    assert kinds(outcomes) == {"Jogo": 1, "Refused": 1}
    assert Registro.objects.filter(action=Registro.Action.BELL).count() == 1


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
