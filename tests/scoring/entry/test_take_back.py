"""The last mão can be deleted while unconfirmed: the row stays, and the next mão takes its number."""

from uuid import uuid4

import pytest

from scoring.errors import JogoClosed, KeyReused, MaoConflict, Refused
from scoring.jogo.mao_state import MaoState
from scoring.jogo.sheet import sheet
from scoring.lifecycle.bell import ring_bell
from scoring.models import AuditEntry, Mao, Partida
from scoring.table.sent.json_answers import of_mao
from tests.scoring.cast import facts
from tests.scoring.two_duplas import PHONE, confirm, correct, opened, record, states, take_back, totals

pytestmark = pytest.mark.django_db


def test_take_back_leaves_the_row_and_frees_the_number():
    jogo = opened("scorer")
    mao = record(jogo, side="")

    void = take_back(jogo, mao).mao

    assert (void.void, void.version, void.totals) == (True, 2, {})
    assert (Mao.objects.count(), states(jogo), sheet(jogo).next_mao) == (2, [], 1)
    again = record(jogo, 710, -110, side="")
    assert (again.number, again.version, totals()) == (1, 3, [710])
    assert states(jogo) == ["sent"]
    assert of_mao(again)["state"] == "enviado"


def test_take_back_is_in_the_trail():
    jogo = opened("scorer")
    take_back(jogo, record(jogo, side=""))

    line = AuditEntry.objects.get(action="taken_back")
    assert (line.before["totals"]["A"], line.after) == (810, None)


def test_take_back_sent_twice_is_answered_the_same():
    jogo = opened("scorer")
    mao, key = record(jogo, side=""), uuid4()

    first, again = take_back(jogo, mao, client_id=key), take_back(jogo, mao, client_id=key)

    assert (again.mao, again.replay) == (first.mao, True)
    assert Mao.objects.count() == 2


def test_key_of_a_mao_takes_nothing_back():
    jogo = opened("scorer")
    mao = record(jogo, side="")

    with pytest.raises(KeyReused):
        take_back(jogo, mao, client_id=mao.client_id)


def test_take_back_of_the_mao_that_ended_a_partida_opens_it_again():
    jogo = opened("confirm", partidas=3)
    ended = record(jogo, 1500, 100)
    second = record(jogo)
    take_back(jogo, second)

    take_back(jogo, ended)

    assert (sheet(jogo).current.number, totals()) == (1, [])
    assert Partida.objects.get(number=2).dropped
    record(jogo, 1500, 100)
    assert (sheet(jogo).current.number, sheet(jogo).next_mao) == (2, 1)
    assert record(jogo).version == 3


def test_one_scorer_takes_back_one_mao_the_one_before_stays_confirmed():
    jogo = opened("scorer", partidas=3)
    first = record(jogo, side="")
    take_back(jogo, record(jogo, side=""))

    assert [line.state for line in sheet(jogo).current.maos] == [MaoState.CONFIRMED]
    with pytest.raises(Refused, match="mao_confirmed"):
        take_back(jogo, first)


@pytest.mark.parametrize(
    ("done", "refusal", "said"),
    [
        pytest.param(
            lambda jogo, mao: correct(jogo, 700, -110),
            MaoConflict,
            "version 2 stands",
            id="not-the-version-seen",
        ),
        pytest.param(confirm, Refused, "mao_confirmed", id="confirmed"),
        pytest.param(lambda jogo, mao: record(jogo), Refused, "not_the_last", id="not-the-last"),
    ],
)
def test_take_back_is_refused(done, refusal, said):
    jogo = opened("confirm")
    mao = record(jogo)
    done(jogo, mao)

    with pytest.raises(refusal, match=said):
        take_back(jogo, mao)


def test_closed_jogo_gives_nothing_back():
    jogo = opened("scorer")
    mao = record(jogo, 1500, 100, side="")

    with pytest.raises(JogoClosed):
        take_back(jogo, mao)


def test_one_scorer_confirms_a_mao_by_the_next_one():
    jogo = opened("scorer")
    first = record(jogo, side="")
    assert states(jogo) == ["sent"]

    record(jogo, 100, -110, side="")

    assert states(jogo) == ["confirmed", "sent"]
    with pytest.raises(Refused, match="mao_confirmed"):
        correct(jogo, 700, -110, side="")
    assert correct(jogo, 700, -110, side="", director=True).version == first.version + 1
    assert states(jogo) == ["corrected confirmed", "sent"]
    record(jogo, 1500, -110, side="")
    assert states(jogo)[-1] == "confirmed"


def test_last_mao_after_the_bell_is_waited_for_again():
    jogo = opened("confirm")
    confirm(jogo, record(jogo))
    ring_bell(jogo=jogo, in_play=True, source=PHONE)
    mao = record(jogo)

    take_back(jogo, mao)

    jogo.refresh_from_db()
    assert (jogo.result, jogo.bell_in_play) == (("", ""), True)
    confirm(jogo, record(jogo, facts=facts(-110, 900, out="B")))
    jogo.refresh_from_db()
    assert jogo.result == ("B", "majority")  # 700 to 790
