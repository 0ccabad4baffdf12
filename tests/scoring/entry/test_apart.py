"""Both duplas enter each mão separately: equal versions are accepted, different ones are both kept."""

from uuid import uuid4

import pytest

from scoring.errors import JogoClosed, KeyReused, MaoConflict, Refused
from scoring.jogo.sheet import sheet
from scoring.models import AuditEntry, Mao, Submission
from tests.scoring.cast import facts
from tests.scoring.two_duplas import correct, opened, record, rule, send, states, totals

pytestmark = pytest.mark.django_db


@pytest.fixture
def jogo():
    return opened("apart")


def test_the_same_twice_is_the_mao_confirmed_by_both(jogo):
    first = send(jogo, "A")
    second = send(jogo, "B")

    assert (first.outcome, second.outcome, second.mao.totals["A"]) == ("waiting", "agreed", 810)
    assert (states(jogo), sheet(jogo).next_mao) == (["confirmed"], 2)
    assert set(second.mao.confirmation_set.values_list("side", "client_id")) == {
        ("A", first.envio.client_id),
        ("B", second.envio.client_id),
    }


def test_different_ones_are_both_kept_and_the_mesa_is_flagged(jogo):
    send(jogo, "A")
    assert send(jogo, "B", 700, -110).outcome == "divergent"

    found = sheet(jogo)
    assert (found.differs, found.flagged, set(found.sent), totals()) == (True, True, {"A", "B"}, [])


def test_side_sends_again_until_they_agree(jogo):
    send(jogo, "A")
    send(jogo, "B", 700, -110)

    assert send(jogo, "B").outcome == "agreed"

    assert (Submission.objects.count(), totals(), sheet(jogo).differs) == (3, [810], False)


def test_last_agreement_ends_the_jogo(jogo):
    send(jogo, "B", 1500, 100)
    send(jogo, "A", 1500, 100)

    jogo.refresh_from_db()
    assert jogo.result == ("A", "majority")
    with pytest.raises(JogoClosed):
        send(jogo, "A", partida=1, number=2)


def test_sent_twice_is_stored_once_and_told_what_came_of_it(jogo):
    key = uuid4()
    send(jogo, "A", client_id=key)
    assert send(jogo, "A", client_id=key).outcome == "waiting"
    send(jogo, "B", 700, -110)
    assert send(jogo, "A", client_id=key).outcome == "divergent"
    send(jogo, "B")

    again = send(jogo, "A", client_id=key, partida=1, number=1)

    assert (again.outcome, again.replay, again.mao) == ("agreed", True, Mao.objects.get())
    assert Submission.objects.count() == 3


def test_key_with_another_content_is_refused(jogo):
    key = uuid4()
    send(jogo, "A", client_id=key)

    with pytest.raises(Refused, match="envio_reused"):
        send(jogo, "A", 700, -110, client_id=key)
    with pytest.raises(Refused, match="envio_reused"):
        send(jogo, "B", client_id=key)
    with pytest.raises(Refused, match="key_in_use"):
        send(opened("apart"), "A", client_id=key)


def test_key_of_a_mao_in_another_jogo_is_refused(jogo):
    elsewhere = record(opened("scorer"), side="")
    send(jogo, "A")

    with pytest.raises(Refused, match="key_in_use"):
        send(jogo, "B", client_id=elsewhere.client_id)
    assert Submission.objects.count() == 1


@pytest.mark.parametrize(
    ("told", "code"),
    [
        ({"side": "C"}, "side_unknown"),
        ({"side": ""}, "side_unknown"),
        ({"side": "A", "number": 2}, "mao_out_of_order"),
    ],
)
def test_sending_is_refused(jogo, told, code):
    with pytest.raises(Refused, match=code):
        send(jogo, **told)
    assert not Submission.objects.exists()


def test_a_mao_that_stands_is_shown_to_who_sends_it_late(jogo):
    send(jogo, "A")
    mao = send(jogo, "B").mao

    with pytest.raises(MaoConflict) as conflict:
        send(jogo, "B", 700, -110, partida=1, number=1)
    assert conflict.value.standing == mao


def test_table_enters_apart_only_where_it_is_the_way(jogo):
    with pytest.raises(Refused, match="entry_apart"):
        record(jogo)
    with pytest.raises(Refused, match="entry_not_apart"):
        send(opened("confirm"), "A")


def test_what_both_sent_is_changed_by_the_director_alone(jogo):
    send(jogo, "A")
    send(jogo, "B")

    with pytest.raises(Refused, match="entry_apart"):
        correct(jogo, 700, -110)
    correct(jogo, 700, -110, director=True, side="")

    assert (states(jogo), totals()) == (["corrected confirmed"], [700])


@pytest.mark.parametrize(
    ("told", "stands"), [({"choose": "A"}, 810), ({"choose": "B"}, 700), ({"facts": facts(600, -110)}, 600)]
)
def test_director_ends_a_divergence(jogo, told, stands):
    send(jogo, "A")
    send(jogo, "B", 700, -110)
    key = uuid4()

    ruled = rule(jogo, client_id=key, **told)
    again = rule(jogo, client_id=key, **told)

    assert (totals(), states(jogo), sheet(jogo).differs) == ([stands], ["confirmed"], False)
    assert (again.mao, again.replay) == (ruled.mao, True)
    assert AuditEntry.objects.get(action="ruled").reason == "conferi na mesa"
    assert Submission.objects.count() == 2


@pytest.mark.parametrize("told", [{"choose": "B"}, {"facts": facts(600, -110)}, {"choose": "A", "number": 2}])
def test_key_of_a_ruling_is_refused_for_another_one(jogo, told):
    send(jogo, "A")
    send(jogo, "B", 700, -110)
    key = uuid4()
    ruled = rule(jogo, client_id=key, choose="A").mao
    for side in "AB":
        send(jogo, side, 300, 100)

    with pytest.raises(KeyReused):
        rule(jogo, client_id=key, **told)
    assert rule(jogo, client_id=key, choose="A").mao == ruled
    assert rule(jogo, client_id=key, facts=facts()).replay  # the same figures, typed


def test_director_chooses_what_somebody_sent(jogo):
    send(jogo, "A")

    with pytest.raises(Refused, match="nothing_to_choose"):
        rule(jogo, choose="B")
    with pytest.raises(Refused, match="reason_missing"):
        rule(jogo, choose="A", reason=" ")
    assert rule(jogo, choose="A").mao.totals["A"] == 810
