"""Twenty directors at once, or a director beside the duplas: each decision is made once."""

from uuid import uuid4

import pytest

from scoring.models import AuditEntry, Confirmation, Mao
from tests.scoring.at_once import PHONES, codes, kinds, lines, twenty
from tests.scoring.two_duplas import confirm, correct, opened, record, rule, send, states

pytestmark = pytest.mark.django_db(transaction=True)
BOTH = pytest.mark.both_databases("locks: SQLite lets one write at a time, PostgreSQL locks rows")
Action = AuditEntry.Action
AWAY = {"side": "", "reason": "a outra dupla foi embora"}
KEYS = pytest.mark.parametrize("one_key", [False, True], ids=["a-key-each", "one-key"])


def unconfirmed():
    jogo = opened("confirm")
    record(jogo)
    return jogo


def confirmed():
    jogo = opened("confirm")
    confirm(jogo, record(jogo))
    return jogo


def ended():
    jogo = opened("scorer")
    record(jogo, 1500, 100, side="")
    return jogo


@BOTH
def test_directors_ruling_at_once_decide_once():
    jogo = opened("apart")
    send(jogo, "A")
    send(jogo, "B", 700, -110)

    outcomes = twenty(lambda phone: rule(jogo, choose="AB"[phone % 2]))

    assert kinds(outcomes) == {"Receipt": 1, "MaoConflict": PHONES - 1}
    assert (Mao.objects.count(), states(jogo), lines(Action.RULED)) == (1, ["confirmed"], 1)


@KEYS
def test_director_confirms_once(one_key):
    jogo, key = opened("confirm"), uuid4()
    mao = record(jogo)

    outcomes = twenty(lambda phone: confirm(jogo, mao, client_id=key if one_key else uuid4(), **AWAY))

    assert kinds(outcomes) == ({"Word": PHONES} if one_key else {"Word": 1, "Refused": PHONES - 1})
    assert codes(outcomes) == (set() if one_key else {"mao_confirmed"})
    assert sum(not getattr(outcome, "replay", True) for outcome in outcomes) == 1
    assert (Confirmation.objects.get().side, lines(Action.CONFIRMED), states(jogo)) == ("", 1, ["confirmed"])


@BOTH
def test_director_or_dupla_confirms_never_both():
    jogo = opened("confirm")
    mao = record(jogo)

    outcomes = twenty(lambda phone: confirm(jogo, mao, **(AWAY if phone % 2 else {})))

    assert kinds(outcomes) == {"Word": 1, "Refused": PHONES - 1}
    assert codes(outcomes) == {"mao_confirmed"}
    assert (Confirmation.objects.count(), lines(Action.CONFIRMED), states(jogo)) == (1, 1, ["confirmed"])


@KEYS
@pytest.mark.parametrize("made", [unconfirmed, confirmed, ended])
def test_director_corrects_once(made, one_key):
    jogo, key = made(), uuid4()
    words = Confirmation.objects.count()

    outcomes = twenty(
        lambda phone: correct(jogo, 1600, 200, side="", director=True, client_id=key if one_key else uuid4())
    )

    assert kinds(outcomes) == ({"Mao": PHONES} if one_key else {"Mao": 1, "MaoConflict": PHONES - 1})
    assert list(Mao.objects.order_by("version").values_list("version", flat=True)) == [1, 2]
    assert (lines(Action.CORRECTED), Confirmation.objects.count()) == (1, words + (made is not ended))


@BOTH
def test_director_corrects_what_the_dupla_confirms_meanwhile():
    jogo = opened("confirm")
    mao = record(jogo)

    outcomes = twenty(
        lambda phone: correct(jogo, 700, -110, side="", director=True) if phone % 2 else confirm(jogo, mao)
    )

    told = kinds(outcomes)
    assert told["Mao"] == lines(Action.CORRECTED) == 1
    assert (told["Word"] <= 1, codes(outcomes) <= {"mao_confirmed"}) == (True, True)
    assert told["Word"] == lines(Action.CONFIRMED)
    assert told["Word"] + told["Refused"] + told["MaoConflict"] + told["MaoChanged"] == PHONES - 1
    assert states(jogo) == ["corrected confirmed"]
