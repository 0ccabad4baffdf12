"""Correcting a mão: a new version with a reason; later results are recomputed, or the correction is refused."""

from uuid import uuid4

import pytest

from scoring.entry.record import correct_mao
from scoring.errors import JogoClosed, KeyReused, MaoConflict, MaoRejected, Refused
from scoring.jogo.sheet import sheet
from scoring.models import AuditEntry, Mao
from tests.scoring.cast import TABLE, WARNINGS, facts


def correct(jogo, declared, **changes):
    asked = {"partida": 1, "number": 1, "seen_version": 1, "reason": "soma errada", "client_id": uuid4()}
    return correct_mao(jogo=jogo, facts=declared, acknowledged=WARNINGS, source=TABLE, **(asked | changes))


def test_correction_supersedes_and_keeps_the_old_version(jogo, play):
    play(jogo, 810, -110)

    mao = correct(jogo, facts(710, -110)).mao

    assert (mao.version, mao.reason) == (2, "soma errada")
    assert [row.totals["A"] for row in Mao.objects.order_by("version")] == [810, 710]
    assert [row.pk for row in Mao.objects.standing()] == [mao.pk]
    assert sheet(jogo).current.totals == {"A": 710, "B": -110}


def test_correction_is_audited_with_before_after_and_why(jogo, play):
    play(jogo, 810, -110)
    correct(jogo, facts(710, -110))

    line = AuditEntry.objects.get(action=AuditEntry.Action.CORRECTED)
    assert (line.before["totals"]["A"], line.after["totals"]["A"]) == (810, 710)
    assert line.reason == "soma errada"


def test_correction_sent_twice_makes_one_version(jogo, play):
    play(jogo, 810, -110)
    key = uuid4()
    first = correct(jogo, facts(710, -110), client_id=key)

    again = correct(jogo, facts(710, -110), client_id=key)

    assert (again.mao, again.replay) == (first.mao, True)
    assert Mao.objects.count() == 2


def test_correction_sent_again_with_another_reason_is_not_the_same(jogo, play):
    play(jogo, 810, -110)
    key = uuid4()
    correct(jogo, facts(710, -110), client_id=key)

    with pytest.raises(KeyReused):
        correct(jogo, facts(710, -110), client_id=key, reason="carta na mão")

    assert [mao.reason for mao in Mao.objects.order_by("pk")] == ["", "soma errada"]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        pytest.param({"reason": "  "}, "reason_missing", id="no-reason"),
        pytest.param({"number": 2}, "mao_unknown", id="not-played-yet"),
        pytest.param({"partida": 2}, "mao_unknown", id="no-such-partida"),
    ],
)
def test_correction_is_refused(jogo, play, changes, code):
    play(jogo, 810, -110)

    with pytest.raises(Refused) as refused:
        correct(jogo, facts(710, -110), **changes)

    assert refused.value.code == code
    assert Mao.objects.count() == 1


def test_correction_that_changes_nothing_is_refused(jogo, play):
    play(jogo, 810, -110)

    with pytest.raises(Refused, match="nothing_changed"):
        correct(jogo, facts(810, -110))


def test_correction_of_a_version_that_no_longer_stands_shows_what_does(jogo, play):
    play(jogo, 810, -110)
    correct(jogo, facts(710, -110))

    with pytest.raises(MaoConflict) as conflict:
        correct(jogo, facts(610, -110), seen_version=1)

    assert conflict.value.standing.version == 2


def test_correction_is_checked_like_an_entry(jogo, play):
    play(jogo, 810, -110)
    declared = facts()
    declared["sides"]["A"]["clean"] = 0

    with pytest.raises(MaoRejected):
        correct(jogo, declared)


def test_correction_may_end_the_partida(jogo, play):
    play(jogo, 900, 100)

    correct(jogo, facts(1500, 100))

    found = sheet(jogo)
    assert [(partida.winner, partida.reason) for partida in found.partidas] == [("A", "limit"), ("", "")]


def test_correction_may_reopen_the_partida_while_the_next_is_unplayed(jogo, play):
    play(jogo, 1500, 100)
    assert sheet(jogo).current.number == 2

    correct(jogo, facts(900, 100))

    found = sheet(jogo)
    assert (found.current.number, found.current.winner, found.next_mao) == (1, "", 2)


def test_correction_is_refused_when_the_partida_would_reopen_under_a_played_one(jogo, play):
    play(jogo, 1500, 100)
    play(jogo, 810, -110)

    with pytest.raises(Refused) as refused:
        correct(jogo, facts(900, 100), director=True)

    assert (refused.value.code, refused.value.params) == ("partida_open_again", {"partida": 2})
    assert Mao.objects.count() == 2
    assert sheet(jogo).partidas[0].winner == "A"


def test_correction_is_refused_when_later_maos_would_stand_after_the_end(jogo, play):
    play(jogo, 700, 100)
    play(jogo, 300, 200)

    with pytest.raises(Refused) as refused:
        correct(jogo, facts(1500, 100), director=True)

    assert (refused.value.code, refused.value.params) == ("hand_after_end", {"partida": 1})
    assert sheet(jogo).current.totals == {"A": 1000, "B": 300}


def test_correction_is_refused_when_the_jogo_would_have_ended_before_the_last_partida(jogo, play):
    play(jogo, 1500, 100)
    play(jogo, 100, 1500, out="B")
    play(jogo, 500, 100)

    with pytest.raises(Refused) as refused:
        correct(jogo, facts(1500, 100), partida=2, director=True)

    assert (refused.value.code, refused.value.params) == ("partida_after_end", {"partida": 3})


def test_table_cannot_correct_a_closed_jogo(jogo, play):
    play(jogo, 1500, 100)
    play(jogo, 1500, 100)

    with pytest.raises(JogoClosed):
        correct(jogo, facts(1500, 200))


def test_director_corrects_a_closed_jogo_and_its_result_follows(jogo, play):
    play(jogo, 1500, 100)
    play(jogo, 1500, 100)

    correct(jogo, facts(100, 1500, out="B"), partida=2, director=True)

    jogo.refresh_from_db()
    assert (jogo.state, jogo.result) == ("open", ("", ""))
    assert sheet(jogo).won == {"A": 1, "B": 1}
    assert sheet(jogo).current.number == 3
