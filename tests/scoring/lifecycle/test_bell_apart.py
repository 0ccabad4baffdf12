"""The bell with separate entries of the duplas: mãos sent by both are compared, missing ones are waited for."""

import pytest

from scoring.jogo.recount import differences as recounted
from scoring.jogo.sheet import sheet
from scoring.ledger.verify import faults
from scoring.lifecycle.bell import ring_bell
from scoring.lifecycle.open_close import reopen_jogo
from scoring.models import AuditEntry, Jogo, Submission
from tests.scoring.at_once import at_once, kinds
from tests.scoring.course import stands
from tests.scoring.pages import at, text
from tests.scoring.two_duplas import PHONE, opened, rule, sends, totals

pytestmark = pytest.mark.django_db
BOTH_MODES = pytest.mark.parametrize("per_partida", [True, False])
FIRST, SECOND, THIRD = (810, 0), (300, 100), (100, 200)


def new(*, per_partida=True, partidas=3):
    return opened("apart", partidas=partidas, per_partida=per_partida, totals_allowed=True)


def ring(jogo, *, in_play=False):
    return ring_bell(jogo=jogo, in_play=in_play, source=PHONE)


def result(jogo):
    jogo.refresh_from_db()
    assert not [*faults(Jogo.objects.all()), *recounted(Jogo.objects.all())]
    return jogo.result


def test_what_both_have_sent_alike_is_accepted_at_the_bell_and_decides():
    jogo = new()
    sends(jogo, "A", FIRST, SECOND)
    sends(jogo, "B", FIRST, SECOND)
    assert totals() == []

    ring(jogo)

    assert (totals(), result(jogo)) == ([810, 300], ("A", "clock"))
    actions = AuditEntry.objects.order_by("sequence").values_list("action", flat=True)
    assert list(actions)[-3:] == ["bell", "recorded", "recorded"]


def test_what_differs_at_the_bell_is_shown_and_both_are_kept():
    jogo = new()
    sends(jogo, "A", FIRST, SECOND)
    sends(jogo, "B", FIRST, (310, 100))

    ring(jogo)

    found = sheet(jogo)
    assert (totals(), found.differs, found.flagged, result(jogo)) == ([810], True, True, ("", ""))
    assert Submission.objects.count() == 4
    rule(jogo, number=2, choose="B")
    assert (totals(), result(jogo)) == ([810, 310], ("A", "clock"))


@BOTH_MODES
def test_mao_that_one_dupla_has_not_sent_is_waited_for_and_then_decides(per_partida):
    jogo = new(per_partida=per_partida)
    sends(jogo, "A", FIRST, SECOND)
    sends(jogo, "B", FIRST)

    ring(jogo)
    jogo.refresh_from_db()
    assert (totals(), jogo.bell_in_play, result(jogo)) == ([810], True, ("", ""))
    assert sends(jogo, "B", SECOND, first=2) == "agreed"

    assert (totals(), result(jogo)) == ([810, 300], ("A", "clock"))


@BOTH_MODES
def test_mao_in_play_is_the_one_after_all_that_was_sent(per_partida):
    jogo = new(per_partida=per_partida)
    sends(jogo, "A", FIRST, SECOND)

    ring(jogo, in_play=True)
    sends(jogo, "B", FIRST, SECOND)
    assert (totals(), result(jogo)) == ([810, 300], ("", ""))
    sends(jogo, "B", THIRD, first=3)
    sends(jogo, "A", THIRD, first=3)

    assert (totals(), result(jogo)) == ([810, 300, 100], ("A", "clock"))


def test_mao_in_play_is_the_first_of_the_next_partida_where_the_end_of_one_was_sent(client):
    jogo = new()
    sends(jogo, "A", (1600, 0))

    ring(jogo, in_play=True)
    jogo.refresh_from_db()
    assert (jogo.bell_partida, jogo.bell_mao) == (2, 1)
    assert client.get(at(jogo, "A")).context["form"].where() == (2, 1)
    sends(jogo, "A", SECOND, partida=2)
    sends(jogo, "B", (1600, 0))
    assert result(jogo) == ("", "")
    sends(jogo, "B", SECOND, partida=2)

    assert stands(jogo) == (("A", "majority"), [("A", "limit"), ("A", "clock")])


def test_nothing_is_in_play_after_the_end_of_the_last_partida():
    jogo = new(partidas=1)
    sends(jogo, "A", (1600, 0))
    ring(jogo, in_play=True)

    jogo.refresh_from_db()
    assert (jogo.bell_partida, jogo.bell_mao) == (1, 1)


def test_bell_rung_again_still_waits_for_what_one_dupla_has_sent():
    jogo = new()
    sends(jogo, "A", FIRST)
    ring(jogo, in_play=True)

    ring(jogo)
    assert result(jogo) == ("", "")
    sends(jogo, "B", FIRST)

    assert result(jogo) == ("A", "clock")


def test_director_ends_the_wait_with_the_version_that_was_sent():
    jogo = new()
    sends(jogo, "A", FIRST)
    ring(jogo)

    rule(jogo, choose="A")

    assert (totals(), result(jogo)) == ([810], ("A", "clock"))


def test_partida_begun_by_one_dupla_alone_counts():
    jogo = new()
    sends(jogo, "A", (1600, 0))
    sends(jogo, "A", SECOND, partida=2)
    sends(jogo, "B", (1600, 0))

    ring(jogo)
    assert stands(jogo)[1] == [("A", "limit"), ("", "")]
    sends(jogo, "B", SECOND, partida=2)

    assert stands(jogo) == (("A", "majority"), [("A", "limit"), ("A", "clock")])


def test_bell_taken_back_compares_once_a_partida_again():
    jogo = new()
    sends(jogo, "A", FIRST)
    ring(jogo)

    reopen_jogo(jogo=jogo, reason="engano", source=PHONE)
    sends(jogo, "B", FIRST)

    jogo.refresh_from_db()
    assert (totals(), jogo.bell_in_play) == ([], False)


def test_both_duplas_are_told_which_mao_is_waited_for(client):
    jogo = new()
    sends(jogo, "A", FIRST, SECOND)
    sends(jogo, "B", FIRST)
    before = text(client.get(at(jogo, "A")))
    assert "quando as duas duplas enviarem a partida inteira" in before

    ring(jogo)

    sent, missing = (text(client.get(at(jogo, seat))) for seat in "AB")
    last = "Tempo esgotado: a mão 2 da partida 1 é a última."
    assert last in sent
    assert last in missing
    assert "Mão 2 enviada: falta a outra dupla" in sent
    assert "enviarem a partida inteira" not in sent
    assert "Gravar mão" not in sent
    assert "A outra dupla já enviou a mão 2: falta a sua." in missing
    assert "Gravar mão 2" in missing


@pytest.mark.both_databases("locks: SQLite lets one write at a time, PostgreSQL locks rows")
@pytest.mark.django_db(transaction=True)
def test_bell_and_the_missing_mao_at_once_leave_one_story():
    jogo = new()
    sends(jogo, "A", FIRST, SECOND)
    sends(jogo, "B", FIRST)

    outcomes = at_once(lambda: ring(jogo), lambda: sends(jogo, "B", SECOND, first=2))

    assert kinds(outcomes)["Jogo"] == 1
    assert (totals(), result(jogo)) == ([810, 300], ("A", "clock"))
