"""Two phones at once: the database decides, and every phone gets a correct answer."""

from uuid import uuid4

import pytest

from scoring.entry.record import correct_mao, record_mao
from scoring.lifecycle.dealing import name_dealer
from scoring.models import AuditEntry, Mao
from tests.scoring.at_once import PHONES, at_once, kinds, twenty
from tests.scoring.cast import TABLE, WARNINGS, facts
from tests.scoring.course import BURACO, new_jogo, record

pytestmark = pytest.mark.django_db(transaction=True)
BOTH = pytest.mark.both_databases("locks: SQLite lets one write at a time, PostgreSQL locks rows")


def entry(jogo, client_id=None, a=810, number=1):
    key = client_id or uuid4()
    return lambda: record_mao(
        jogo=jogo,
        partida=1,
        number=number,
        facts=facts(a),
        client_id=key,
        acknowledged=WARNINGS,
        source=TABLE,
    )


@BOTH
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
    assert AuditEntry.objects.filter(action=AuditEntry.Action.RECORDED).count() == 1


@BOTH
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
            acknowledged=WARNINGS,
            reason="soma errada",
            source=TABLE,
        )

    outcomes = at_once(*(correction(700 - 10 * n) for n in range(PHONES)))

    assert kinds(outcomes) == {"Receipt": 1, "MaoConflict": PHONES - 1}
    assert sorted(Mao.objects.values_list("version", flat=True)) == [1, 2]


@BOTH
def test_points_before_are_those_of_the_course_the_mao_was_stored_in():
    # Ten phones send the second mão while ten directors correct the first: the second keeps the points of its time.
    jogo = new_jogo("000", {"target": 5000})
    first = record(jogo, BURACO)
    fewer = BURACO | {"sides": BURACO["sides"] | {"B": {"table": 60, "hand": 170}}}

    def corrects():
        return correct_mao(
            jogo=jogo,
            partida=1,
            number=1,
            seen_version=first.version,
            facts=fewer,
            client_id=uuid4(),
            acknowledged=WARNINGS,
            reason="soma",
            source=TABLE,
            director=True,
        )

    outcomes = twenty(lambda phone: corrects() if phone % 2 else record(jogo, BURACO, partida=1, number=2))

    assert kinds(outcomes) == {"Mao": 1, "Receipt": 1, "MaoConflict": PHONES - 2}
    second = Mao.objects.get(number=2)
    standing = Mao.objects.filter(number=1, pk__lt=second.pk).order_by("version").last()
    assert second.facts["before"] == standing.totals


def test_dealers_said_at_once_are_those_of_the_trail():
    # Dealers of five mãos are set in any order: setting an earlier one cancels the later ones.
    jogo = new_jogo("000", {"target": 5000})
    for _ in range(4):
        record(jogo, BURACO)

    def says(phone):
        return name_dealer(
            jogo=jogo, partida=1, number=phone % 5 + 1, side="AB"[phone // 5 % 2], source=TABLE
        )

    outcomes = twenty(says)

    assert kinds(outcomes) == {"Jogo": PHONES}
    stands, stood = {}, []
    trail = AuditEntry.objects.filter(action=AuditEntry.Action.DEALER).order_by("sequence")
    for said in trail.values_list("after", flat=True):
        deal = said["number"] - 1
        stands = {before: side for before, side in stands.items() if before < deal} | {deal: said["side"]}
        stood.append([list(one) for one in stands.items()])
    assert sorted(outcome.dealers for outcome in outcomes) == sorted(stood)
