"""One dupla enters, the other confirms; the last confirmation ends the jogo."""

from uuid import uuid4

import pytest

from scoring.errors import JogoClosed, KeyReused, MaoConflict, MaoRejected, Refused
from scoring.jogo.sheet import sheet
from scoring.lifecycle.open_close import award_jogo
from scoring.models import AuditEntry, Confirmation
from scoring.models.mao import UNSAID
from tests.scoring.cast import facts
from tests.scoring.two_duplas import (
    PHONE,
    confirm,
    contest,
    correct,
    opened,
    record,
    rule,
    states,
    take_back,
    totals,
)

pytestmark = pytest.mark.django_db


@pytest.fixture
def jogo():
    return opened("confirm")


@pytest.mark.parametrize(
    ("entered", "said", "state"),
    [
        pytest.param("A", [], "sent", id="nobody-yet"),
        pytest.param("A", [(confirm, "B")], "confirmed", id="the-other"),
        pytest.param("", [(confirm, "A")], "confirmed", id="phone-handed-over"),
        pytest.param("A", [(contest, "B")], "divergent", id="contested"),
        pytest.param("A", [(contest, "B"), (confirm, "B")], "confirmed", id="thought-better"),
    ],
)
def test_state_follows_from_what_was_said(jogo, entered, said, state):
    mao = record(jogo, side=entered)

    for verb, side in said:
        verb(jogo, mao, side=side)

    assert states(jogo) == [state]
    assert sheet(jogo).flagged == (state == "divergent")


def test_jogo_over_at_the_table_ends_with_the_last_confirmation(jogo):
    first = record(jogo, 700, 100)
    last = record(jogo, 900, 100)
    confirm(jogo, last)

    jogo.refresh_from_db()
    assert (jogo.state, [line.number for line in sheet(jogo).awaiting]) == ("open", [1])
    with pytest.raises(Refused, match="jogo_awaits"):
        record(jogo, partida=1, number=3)

    confirm(jogo, first)
    jogo.refresh_from_db()
    assert (jogo.result, sheet(jogo).awaiting) == (("A", "majority"), ())


def test_confirmation_does_not_carry_over_to_a_new_version(jogo):
    mao = record(jogo)
    contest(jogo, mao)
    new = correct(jogo, 710, -110)
    assert states(jogo) == ["corrected sent"]

    with pytest.raises(MaoConflict) as conflict:
        confirm(jogo, mao)
    assert conflict.value.standing == new

    confirm(jogo, new)
    assert states(jogo) == ["corrected confirmed"]


def test_who_corrects_is_not_who_confirms(jogo):
    record(jogo, side="A")
    new = correct(jogo, 710, -110, side="B")

    with pytest.raises(Refused, match="own_mao"):
        confirm(jogo, new, side="B")
    confirm(jogo, new, side="A")

    assert states(jogo) == ["corrected confirmed"]


def test_confirmed_mao_is_changed_by_the_director_alone(jogo):
    mao = record(jogo)
    confirm(jogo, mao)

    with pytest.raises(Refused, match="mao_confirmed"):
        correct(jogo, 710, -110)
    with pytest.raises(Refused, match="mao_confirmed"):
        take_back(jogo, mao)
    correct(jogo, 710, -110, director=True, side="")

    assert (states(jogo), totals()) == (["corrected confirmed"], [710])


@pytest.mark.parametrize(("per_partida", "refused"), [(True, True), (False, False)])
def test_duplas_that_agree_once_a_partida_confirm_all_of_it(per_partida, refused):
    jogo = opened("confirm", per_partida=per_partida)
    first = record(jogo, 700, 100)
    if refused:
        with pytest.raises(Refused, match="partida_not_over"):
            confirm(jogo, first)
    last = record(jogo, 900, 100)
    if refused:
        with pytest.raises(Refused, match="partida_not_over"):
            confirm(jogo, last)

    confirm(jogo, first, last)

    jogo.refresh_from_db()
    assert (states(jogo), jogo.winner) == (["confirmed", "confirmed"], "A")


def test_contested_mao_of_a_partida_is_confirmed_after_the_others():
    jogo = opened("confirm", per_partida=True)
    first, last = record(jogo, 700, 100), record(jogo, 900, 100)
    contest(jogo, first)

    with pytest.raises(Refused, match="contested_among_others"):
        confirm(jogo, first, last)
    confirm(jogo, last)
    confirm(jogo, first)

    jogo.refresh_from_db()
    assert (states(jogo), jogo.winner) == (["confirmed", "confirmed"], "A")


def test_director_confirms_for_a_dupla_that_is_not_there(jogo):
    mao = record(jogo, 1500, 100)

    with pytest.raises(Refused, match="reason_missing"):
        confirm(jogo, mao, side="")
    confirm(jogo, mao, side="", reason="a dupla foi embora")

    jogo.refresh_from_db()
    line = AuditEntry.objects.get(action="confirmed")
    assert (jogo.winner, line.reason, line.after["side"]) == ("A", "a dupla foi embora", "")


@pytest.mark.parametrize("verb", [confirm, contest], ids=["confirm", "contest"])
def test_word_sent_twice_is_stored_once(jogo, verb):
    mao, key = record(jogo, 1500, 100), uuid4()

    verb(jogo, mao, client_id=key)
    again = verb(jogo, mao, client_id=key)

    assert (again.replay, again.maos, Confirmation.objects.count()) == (True, (mao,), 1)


def test_mao_named_twice_is_confirmed_once(jogo):
    mao = record(jogo)

    word = confirm(jogo, mao, mao)

    assert (word.maos, Confirmation.objects.count()) == ((mao,), 1)


@pytest.mark.parametrize(
    "other",
    [lambda j, m, k: contest(j, m, client_id=k), lambda j, m, k: confirm(j, m, side="A", client_id=k)],
)
def test_same_key_for_another_word_is_refused(jogo, other):
    mao, key = record(jogo, side=""), uuid4()
    confirm(jogo, mao, client_id=key)

    with pytest.raises(KeyReused):
        other(jogo, mao, key)


@pytest.mark.parametrize("other", [{"reason": "outra coisa"}, {"facts": facts(600, -110)}, {"facts": None}])
def test_same_key_for_another_contest_is_refused(jogo, other):
    mao, key = record(jogo), uuid4()
    contest(jogo, mao, client_id=key, facts=facts(700, -110))

    with pytest.raises(KeyReused):
        contest(jogo, mao, **{"client_id": key, "facts": facts(700, -110)} | other)
    assert contest(jogo, mao, client_id=key, facts=facts(700, -110)).replay
    assert Confirmation.objects.count() == 1


@pytest.mark.parametrize(
    ("said", "code"),
    [
        pytest.param({"side": "A"}, "own_mao", id="who-entered"),
        pytest.param({"side": "C"}, "side_unknown", id="no-such-side"),
        pytest.param({"maos": []}, "nothing_to_confirm", id="nothing"),
        pytest.param({"maos": [(1, 2, 1)]}, "mao_unknown", id="not-played"),
    ],
)
def test_confirmation_is_refused(jogo, said, code):
    mao = record(jogo)

    with pytest.raises(Refused, match=code):
        confirm(jogo, mao, **said)
    assert not Confirmation.objects.exists()


def test_nothing_is_confirmed_where_one_scorer_is_enough():
    jogo = opened("scorer")
    mao = record(jogo, side="")

    with pytest.raises(Refused, match="nothing_to_confirm"):
        confirm(jogo, mao)
    with pytest.raises(Refused, match="seat_reads_only"):
        record(jogo, side="A")


def test_jogo_the_director_ended_takes_no_word(jogo):
    mao = record(jogo)
    award_jogo(jogo=jogo, winner="B", reason="abandono", source=PHONE)

    with pytest.raises(JogoClosed):
        confirm(jogo, mao)


def test_contest_keeps_what_the_side_says_instead(jogo):
    mao = record(jogo)

    with pytest.raises(Refused, match="contest_empty"):
        contest(jogo, mao, reason=" ")
    with pytest.raises(MaoRejected):
        contest(jogo, mao, facts=facts() | {"ending": "x"})
    contest(jogo, mao, facts=facts(700, -110))

    word = Confirmation.objects.get()
    assert (word.reason, word.facts["sides"]["A"]["batida"]) == ("foram duas canastras", True)
    assert totals() == [810]


@pytest.mark.parametrize(
    ("choose", "stands", "state"), [("A", 810, "confirmed"), ("B", 700, "corrected confirmed")]
)
def test_director_rules_for_one_of_two_versions(jogo, choose, stands, state):
    mao = record(jogo)
    contest(jogo, mao, facts=facts(700, -110))

    rule(jogo, choose=choose, seen_version=1)

    assert (totals(), states(jogo)) == ([stands], [state])
    assert AuditEntry.objects.get(action="ruled").reason == "conferi na mesa"


@pytest.mark.parametrize(("first", "other"), [("A", "B"), ("B", "A")])
def test_key_of_a_ruling_is_refused_for_another_one(jogo, first, other):
    contest(jogo, record(jogo), facts=facts(700, -110))
    key = uuid4()
    ruled = rule(jogo, client_id=key, choose=first, seen_version=1).mao

    with pytest.raises(KeyReused):
        rule(jogo, client_id=key, choose=other, seen_version=1)
    again = rule(jogo, client_id=key, choose=first, seen_version=1)
    assert (again.mao, again.replay) == (ruled, True)


@pytest.mark.parametrize(
    ("told", "code"),
    [
        ({"choose": "B"}, "nothing_to_choose"),
        ({"choose": ""}, "nothing_to_choose"),
        ({"choose": "A", "reason": ""}, "reason_missing"),
    ],
)
def test_ruling_is_refused(jogo, told, code):
    contest(jogo, record(jogo))

    with pytest.raises(Refused, match=code):
        rule(jogo, seen_version=1, **told)


def test_nothing_is_ruled_where_one_person_enters():
    with pytest.raises(Refused, match="nothing_to_rule"):
        rule(opened("scorer"), facts=facts())

    assert not AuditEntry.objects.filter(action=AuditEntry.Action.RULED).exists()


def test_nothing_is_ruled_where_nobody_disagrees(jogo):
    record(jogo)

    with pytest.raises(Refused, match="nothing_to_rule"):
        rule(jogo, choose="A", seen_version=1)


@pytest.mark.parametrize(
    ("entered", "said", "state"),
    [
        pytest.param(UNSAID, "A", "sent", id="perhaps-its-own"),
        pytest.param(UNSAID, "B", "sent", id="perhaps-its-own-too"),
        pytest.param(UNSAID, "AB", "confirmed", id="both"),
        pytest.param(UNSAID, "AA", "sent", id="one-twice"),
        pytest.param("B", "A", "confirmed", id="said-who-wrote"),
    ],
)
def test_mao_is_confirmed_by_a_dupla_that_did_not_write_it(jogo, entered, said, state):
    mao = record(jogo, side=entered)

    for side in said:
        confirm(jogo, mao, side=side)

    assert states(jogo) == [state]


def test_mesa_that_writes_for_one_dupla_cannot_have_it_confirm(jogo):
    mao = record(jogo, side="A")

    with pytest.raises(Refused, match="own_mao"):
        confirm(jogo, mao, side="A")


def test_nobody_writes_for_a_dupla_that_is_not_there(jogo):
    with pytest.raises(Refused, match="side_unknown"):
        record(jogo, side="C")


def test_duplas_that_agree_once_a_partida_confirm_what_the_other_wrote(jogo):
    jogo = opened("confirm", per_partida=True)
    own, other = record(jogo, 700, 100, side="A"), record(jogo, 900, 100, side="B")

    confirm(jogo, other, side="A")
    confirm(jogo, own, side="B")

    assert states(jogo) == ["confirmed", "confirmed"]


@pytest.mark.parametrize(
    ("reason", "figures", "refused"),
    [("a canastra era suja", None, False), ("", facts(710, -110), False), (" ", None, True)],
    ids=["words", "figures", "nothing"],
)
def test_contest_asks_for_words_or_figures(jogo, reason, figures, refused):
    mao = record(jogo)

    if refused:
        with pytest.raises(Refused, match="contest_empty"):
            contest(jogo, mao, reason=reason, facts=figures)
    else:
        contest(jogo, mao, reason=reason, facts=figures)

    assert states(jogo) == ["sent" if refused else "divergent"]
