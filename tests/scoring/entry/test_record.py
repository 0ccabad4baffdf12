"""Recording a mão: stored once, a repeated request gets the same answer, and no other mão is overwritten."""

from uuid import uuid4

import pytest

from scoring.entry.record import Receipt, record_mao
from scoring.errors import JogoClosed, KeyReused, MaoConflict, MaoRejected, Refused
from scoring.models import AuditEntry, Mao
from scoring.signals import mao_recorded
from tests.scoring.cast import TABLE, facts

BOTH = pytest.mark.both_databases("constraints: a refused row leaves the transaction in another state")

WARNED = facts(100, 1500, out="B")  # plausible, but with few cards: a warning


def record(jogo, *, partida=1, number=1, declared=None, client_id=None, acknowledged=()):
    return record_mao(
        jogo=jogo,
        partida=partida,
        number=number,
        facts=declared or facts(),
        client_id=client_id or uuid4(),
        acknowledged=acknowledged,
        source=TABLE,
    )


def test_recording_freezes_facts_lines_and_totals(jogo):
    mao = record(jogo).mao

    assert mao.facts == facts()
    assert mao.totals == {"A": 810, "B": -110}
    points = {side: sum(line["points"] for line in lines) for side, lines in mao.lines.items()}
    assert points == mao.totals
    assert {"code": "clean", "points": 600, "count": 3} in mao.lines["A"]
    assert (mao.version, mao.device, mao.warnings) == (1, "celular-da-mesa", [])


def test_recording_leaves_an_audit_line(jogo):
    mao = record(jogo).mao

    line = AuditEntry.objects.get(jogo=jogo, action=AuditEntry.Action.RECORDED)
    assert (line.device, line.before) == ("celular-da-mesa", None)
    assert line.after["totals"] == mao.totals
    assert line.after["facts"] == mao.facts


@BOTH
def test_same_mao_sent_twice_is_stored_once_and_answered_the_same(jogo):
    key = uuid4()
    first = record(jogo, client_id=key)

    again = record(jogo, client_id=key)

    assert again == Receipt(first.mao, replay=True)
    assert Mao.objects.count() == 1
    assert AuditEntry.objects.filter(action=AuditEntry.Action.RECORDED).count() == 1


def test_retry_of_the_mao_that_closed_the_jogo_is_answered_the_same(jogo, play):
    play(jogo, 1500, 100)
    key = uuid4()
    play(jogo, 1500, 100, client_id=key)
    jogo.refresh_from_db()
    assert jogo.closed_at

    again = play(jogo, 1500, 100, partida=2, number=1, client_id=key)

    assert again.replay


@BOTH
def test_same_key_with_other_content_is_refused_and_what_stands_is_shown(jogo):
    key = uuid4()
    record(jogo, client_id=key)

    with pytest.raises(KeyReused) as refused:
        record(jogo, declared=facts(700, 0), client_id=key)

    assert refused.value.standing.totals == {"A": 810, "B": -110}
    assert Mao.objects.count() == 1


def test_key_of_another_table_is_refused_without_showing_its_mao(jogo, play):
    from scoring.lifecycle.open_close import open_jogo

    other = open_jogo(
        labels=["Eva e Fabi", "Gil e Hugo"],
        ruleset="regulamento-1",
        options={"target": 1500},
        partidas=1,
        source=TABLE,
    )
    key = uuid4()
    play(other, 810, -110, client_id=key)

    with pytest.raises(Refused) as refused:
        record(jogo, client_id=key)

    assert refused.value.code == "key_in_use"


@BOTH
def test_second_phone_is_told_what_stands(jogo):
    record(jogo)

    with pytest.raises(MaoConflict) as conflict:
        record(jogo, declared=facts(-50, 700, out="B"))

    assert conflict.value.standing.totals == {"A": 810, "B": -110}
    assert Mao.objects.get().totals == {"A": 810, "B": -110}


@pytest.mark.parametrize(("partida", "number"), [(1, 2), (1, 0), (2, 1), (7, 7)])
def test_mao_out_of_order_is_refused_and_the_next_one_named(jogo, partida, number):
    with pytest.raises(Refused) as refused:
        record(jogo, partida=partida, number=number)

    assert refused.value.code == "mao_out_of_order"
    assert refused.value.params == {"partida": 1, "number": 1}


def test_impossible_mao_is_refused_with_its_code_and_nothing_is_stored(jogo):
    declared = facts()
    declared["sides"]["A"]["clean"] = 0

    with pytest.raises(MaoRejected) as rejected:
        record(jogo, declared=declared)

    assert [problem.code for problem in rejected.value.errors] == ["batida_without_canastra"]
    assert not Mao.objects.exists()


def test_warning_must_be_acknowledged(jogo):
    with pytest.raises(MaoRejected) as rejected:
        record(jogo, declared=WARNED)
    assert rejected.value.errors == ()
    codes = [problem.code for problem in rejected.value.warnings]
    assert codes == ["too_few_cards"]

    mao = record(jogo, declared=WARNED, acknowledged=codes).mao

    assert mao.warnings == ["too_few_cards"]


def test_acknowledging_never_helps_an_error(jogo):
    declared = facts()
    declared["sides"]["A"]["clean"] = 0

    with pytest.raises(MaoRejected):
        record(jogo, declared=declared, acknowledged=("batida_without_canastra",))


def test_closed_jogo_takes_no_mao(jogo, play):
    play(jogo, 1500, 100)
    play(jogo, 1500, 100)

    with pytest.raises(JogoClosed):
        record(jogo, partida=3)

    assert Mao.objects.count() == 2


@BOTH
def test_receiver_that_refuses_undoes_the_whole_write(jogo):
    def refuse(sender, jogo, **kwargs):
        raise Refused("next_jogo_played")

    mao_recorded.connect(refuse)
    try:
        with pytest.raises(Refused):
            record(jogo)
    finally:
        mao_recorded.disconnect(refuse)

    assert not Mao.objects.exists()
    assert not AuditEntry.objects.filter(action=AuditEntry.Action.RECORDED).exists()


def test_recording_costs_a_fixed_number_of_queries(jogo, play, django_assert_num_queries):
    for _ in range(3):
        play(jogo, 300, 200)

    with django_assert_num_queries(11):  # two of them the savepoint
        record(jogo, number=4, acknowledged=("too_few_cards",))
