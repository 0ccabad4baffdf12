"""Twenty phones at once with two duplas entering, and at the keys of a mesa: exact outcomes."""

from uuid import uuid4

import pytest

from scoring import tokens
from scoring.ledger.trail import Source
from scoring.lifecycle import devices
from scoring.lifecycle.open_close import reissue_token
from scoring.models import MESA, AuditEntry, Confirmation, Mao, SeatKey, Submission
from tests.scoring.at_once import PHONES, codes, kinds, lines, twenty
from tests.scoring.cast import TABLE
from tests.scoring.two_duplas import (
    confirm,
    contest,
    correct,
    opened,
    place_of,
    record,
    send,
    states,
    take_back,
)

pytestmark = pytest.mark.django_db(transaction=True)
BOTH = pytest.mark.both_databases("locks: SQLite lets one write at a time, PostgreSQL locks rows")
Action = AuditEntry.Action


def test_mao_is_taken_back_once():
    jogo = opened("scorer")
    mao = record(jogo, side="")

    outcomes = twenty(lambda phone: take_back(jogo, mao))

    assert kinds(outcomes) == {"Receipt": 1, "Refused": PHONES - 1}
    assert codes(outcomes) == {"mao_unknown"}
    assert list(Mao.objects.order_by("version").values_list("version", "void")) == [(1, False), (2, True)]
    assert lines(Action.TAKEN_BACK) == 1


@BOTH
def test_mao_is_taken_back_or_corrected_never_both():
    jogo = opened("scorer")
    mao = record(jogo, side="")

    outcomes = twenty(lambda phone: take_back(jogo, mao) if phone % 2 else correct(jogo, 700, -110, side=""))

    told = kinds(outcomes)
    void = Mao.objects.get(version=2).void
    assert Mao.objects.count() == 2
    assert sum(not isinstance(outcome, Exception) for outcome in outcomes) == 1
    assert (told["MaoConflict"], told["Refused"]) == ((0, PHONES - 1) if void else (PHONES - 1, 0))
    assert (lines(Action.TAKEN_BACK), lines(Action.CORRECTED)) == ((1, 0) if void else (0, 1))


def test_mao_is_confirmed_once():
    jogo = opened("confirm")
    mao = record(jogo)

    outcomes = twenty(lambda phone: confirm(jogo, mao))

    assert kinds(outcomes) == {"Word": 1, "Refused": PHONES - 1}
    assert codes(outcomes) == {"mao_confirmed"}
    assert (Confirmation.objects.count(), lines(Action.CONFIRMED)) == (1, 1)


def test_one_confirmation_sent_many_times_is_stored_once_and_answered_alike():
    jogo, key = opened("confirm"), uuid4()
    mao = record(jogo)

    outcomes = twenty(lambda phone: confirm(jogo, mao, client_id=key))

    assert kinds(outcomes) == {"Word": PHONES}
    assert sum(not outcome.replay for outcome in outcomes) == 1
    assert Confirmation.objects.count() == 1


@BOTH
def test_last_confirmation_ends_the_jogo_once():
    jogo = opened("confirm")
    mao = record(jogo, 1500, 100)

    outcomes = twenty(lambda phone: confirm(jogo, mao))

    jogo.refresh_from_db()
    assert kinds(outcomes) == {"Word": 1, "JogoClosed": PHONES - 1}
    assert jogo.result == ("A", "majority")


def test_confirmed_or_corrected_first_the_other_one_is_told():
    jogo = opened("confirm")
    mao = record(jogo)

    outcomes = twenty(lambda phone: confirm(jogo, mao) if phone % 2 else correct(jogo, 700, -110))

    told = kinds(outcomes)
    assert told["Word"] + told.get("Mao", 0) == 1
    if told["Word"]:
        assert (told["Refused"], codes(outcomes)) == (PHONES - 1, {"mao_confirmed"})
        assert (states(jogo), Mao.objects.count()) == (["confirmed"], 1)
    else:
        assert told["MaoConflict"] == PHONES - 1
        assert (states(jogo), Mao.objects.count()) == (["corrected sent"], 2)


def test_every_contestation_is_kept_and_the_mao_is_divergent_once():
    jogo = opened("confirm")
    mao = record(jogo)

    outcomes = twenty(lambda phone: contest(jogo, mao, reason=f"telefone {phone}"))

    assert kinds(outcomes) == {"Word": PHONES}
    assert (Confirmation.objects.count(), lines(Action.CONTESTED)) == (PHONES, PHONES)
    assert states(jogo) == ["divergent"]


def test_contested_and_confirmed_at_once_ends_confirmed():
    jogo = opened("confirm")
    mao = record(jogo)

    outcomes = twenty(lambda phone: contest(jogo, mao) if phone % 2 else confirm(jogo, mao))

    told = kinds(outcomes)
    assert told["Word"] + told["Refused"] == PHONES
    assert codes(outcomes) <= {"mao_confirmed"}
    assert (states(jogo), lines(Action.CONFIRMED)) == (["confirmed"], 1)
    assert Confirmation.objects.count() == told["Word"]


@BOTH
def test_both_duplas_sending_the_same_make_one_mao():
    jogo = opened("apart")
    place = place_of(jogo)

    outcomes = twenty(lambda phone: send(jogo, "AB"[phone % 2], **place))

    told = kinds(outcomes)
    agreed = [outcome for outcome in outcomes if getattr(outcome, "outcome", "") == "agreed"]
    assert len(agreed) == 1  # the dupla that completed the pair
    assert told["Sending"] + told["MaoConflict"] == PHONES
    assert Submission.objects.count() == told["Sending"]
    assert (Mao.objects.count(), states(jogo)) == (1, ["confirmed"])


def test_what_one_dupla_sends_many_times_is_kept_once_and_answered_alike():
    jogo, key = opened("apart"), uuid4()
    place = place_of(jogo)

    outcomes = twenty(lambda phone: send(jogo, "A", client_id=key, **place))

    assert kinds(outcomes) == {"Sending": PHONES}
    assert sum(not outcome.replay for outcome in outcomes) == 1
    assert (Submission.objects.count(), lines(Action.SENT)) == (1, 1)


@BOTH
def test_seat_taken_over_by_twenty_is_held_by_the_last_and_every_change_is_told():
    jogo = opened("scorer")

    twenty(lambda phone: devices.take_over(acesso=_seat(jogo), source=Source(device=f"aparelho-{phone:02}")))

    trail = AuditEntry.objects.filter(action=Action.TAKEN_OVER).order_by("sequence")
    moves = [(row.before["device"], row.after["device"]) for row in trail]
    assert len(moves) == PHONES
    assert [before for before, _ in moves] == ["", *(after for _, after in moves[:-1])]
    assert _seat(jogo).device == moves[-1][1]


def test_seat_is_released_once():
    jogo = opened("scorer")
    devices.hold(acesso=_seat(jogo), device="aparelho-um-da-mesa")

    twenty(lambda phone: devices.release(acesso=_seat(jogo), source=TABLE))

    assert (_seat(jogo).device, lines(Action.RELEASED)) == ("", 1)


def test_of_twenty_new_keys_of_a_seat_the_last_one_opens_it():
    jogo = opened("scorer")

    issued = twenty(lambda phone: reissue_token(jogo=jogo, reason="perdido", source=TABLE))

    assert (len(set(issued)), lines(Action.REISSUED)) == (PHONES, PHONES)
    assert [token for token in issued if _opens(token)] == [tokens.current(jogo)]


def _seat(jogo):
    return SeatKey.objects.get(jogo=jogo, seat=MESA)


def _opens(token):
    try:
        return tokens.find(token)
    except SeatKey.DoesNotExist:
        return None
