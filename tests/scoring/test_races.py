"""Two phones at once: the database decides, and everybody is told the truth."""

from collections import Counter
from threading import Barrier, Thread
from uuid import uuid4

import pytest
from django.db import connection

from scoring.closing import walkover
from scoring.entry import correct_mao, record_mao
from scoring.errors import ScoringError
from scoring.models import Mao, Registro
from tests.scoring.conftest import TABLE, facts
from tests.scoring.test_correct import ALL

pytestmark = pytest.mark.django_db(transaction=True)
PHONES = 8


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


def entry(jogo, client_id=None, a=810):
    key = client_id or uuid4()
    return lambda: record_mao(
        jogo=jogo, partida=1, number=1, facts=facts(a), client_id=key, acknowledged=ALL, source=TABLE
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
