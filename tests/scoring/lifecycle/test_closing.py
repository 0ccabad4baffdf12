"""A jogo closes automatically or by the director, goes by W.O., is reopened or cancelled."""

from uuid import uuid4

import pytest

from scoring.entry.record import correct_mao
from scoring.errors import JogoClosed, Refused
from scoring.jogo.sheet import sheet
from scoring.lifecycle.open_close import cancel_jogo, close_jogo, reopen_jogo, walkover
from scoring.models import AuditEntry, Mao
from scoring.signals import jogo_settled
from tests.scoring.cast import WARNINGS
from tests.scoring.course import FOUR, SINGLES, THREE, new_jogo, record


@pytest.fixture
def settled():
    heard = []

    def hear(sender, jogo, before, after, **kwargs):
        heard.append((before, after))

    jogo_settled.connect(hear)
    yield heard
    jogo_settled.disconnect(hear)


def test_jogo_closes_by_itself_when_nobody_can_catch_up(jogo, play, settled):
    play(jogo, 1500, 100)
    play(jogo, 1500, 100)

    jogo.refresh_from_db()
    assert jogo.result == ("A", "majority")
    assert settled == [(("", ""), ("A", "majority"))]


def test_tied_partida_goes_on_for_one_more_mao(jogo, play):
    play(jogo, 750, 760)
    play(jogo, 760, 750, out="A")
    assert sheet(jogo).current.number == 1  # 1510 each

    play(jogo, 10, 0)

    assert sheet(jogo).partidas[0].winner == "A"
    assert sheet(jogo).partidas[0].reason == "tie_break"


def test_fixed_number_of_partidas_is_played_to_the_end_and_a_level_jogo_goes_on(db, play):
    jogo = new_jogo("002", {"target": 1500}, partidas=2, fixed=True)
    play(jogo, 1500, 100)
    play(jogo, 100, 1500, out="B")
    jogo.refresh_from_db()
    assert (jogo.state, sheet(jogo).current.number) == ("open", 3)

    play(jogo, 100, 1500, out="B")

    jogo.refresh_from_db()
    assert jogo.result == ("B", "extra_partida")


def test_walkover_gives_the_jogo_without_points(jogo, juiz, settled):
    walkover(jogo=jogo, winner="B", reason="ausentes", source=juiz)

    jogo.refresh_from_db()
    assert jogo.result == ("B", "walkover")
    assert settled == [(("", ""), ("B", "walkover"))]
    line = AuditEntry.objects.get(action=AuditEntry.Action.WALKOVER)
    assert (line.actor, line.reason, line.after) == (
        juiz.actor,
        "ausentes",
        {"winner": "B", "reason": "walkover"},
    )


def test_close_gives_the_jogo_to_who_leads(jogo, play, juiz):
    play(jogo, 100, 1500, out="B")

    close_jogo(jogo=jogo, reason="fim do tempo", source=juiz)

    jogo.refresh_from_db()
    assert jogo.result == ("B", "director")


def test_close_of_what_its_maos_decide_follows_them_when_they_change(jogo, play, juiz):
    play(jogo, 1500, 100)
    play(jogo, 1500, 100)
    jogo.refresh_from_db()
    reopen_jogo(jogo=jogo, reason="conferir a súmula", source=juiz)

    closed = close_jogo(jogo=jogo, reason="estava certo", source=juiz)

    assert closed.result == ("A", "majority")
    line = AuditEntry.objects.get(action=AuditEntry.Action.CLOSED)
    assert (line.reason, line.after) == ("estava certo", {"winner": "A", "reason": "majority"})
    second = Mao.objects.standing().get(partida__number=2)
    facts = second.facts | {"sides": {"A": second.facts["sides"]["B"], "B": second.facts["sides"]["A"]}}
    correct_mao(
        jogo=jogo,
        partida=2,
        number=1,
        facts=facts,
        client_id=uuid4(),
        acknowledged=WARNINGS,
        reason="trocada",
        seen_version=1,
        director=True,
        source=juiz,
    )
    jogo.refresh_from_db()
    assert jogo.result == ("", "")  # one partida each, so the third has to be played


def test_close_is_refused_while_level(jogo, juiz):
    with pytest.raises(Refused, match="jogo_level"):
        close_jogo(jogo=jogo, reason="fim do tempo", source=juiz)


@pytest.mark.django_db
def test_close_of_a_level_jogo_is_won_by_nobody_where_it_may_end_so(juiz):
    jogo = new_jogo("002", {"target": 1500}, partidas=3, may_draw=True)

    close_jogo(jogo=jogo, reason="fim do tempo", source=juiz)

    jogo.refresh_from_db()
    assert jogo.result == ("", "director")


@pytest.mark.django_db
def test_close_among_more_than_two_needs_one_ahead_of_the_next(juiz):
    jogo = new_jogo("000", SINGLES | {"target": 200}, sides=4, partidas=3)
    with pytest.raises(Refused) as refused:
        close_jogo(jogo=jogo, reason="fim do tempo", source=juiz)
    assert (refused.value.code, refused.value.params) == ("jogo_level", {"a": 0, "b": 0})
    record(jogo, FOUR)

    close_jogo(jogo=jogo, reason="fim do tempo", source=juiz)

    jogo.refresh_from_db()
    assert jogo.result == ("A", "director")


@pytest.mark.django_db
@pytest.mark.parametrize(("winner", "refused"), [("C", False), ("D", True), ("B+C", True)])
def test_walkover_goes_to_a_side_that_sat_down(juiz, winner, refused):
    jogo = new_jogo("003", THREE, sides=3)

    if refused:
        with pytest.raises(Refused, match="side_unknown"):
            walkover(jogo=jogo, winner=winner, reason="ausentes", source=juiz)
    else:
        assert walkover(jogo=jogo, winner=winner, reason="ausentes", source=juiz).winner == winner


@pytest.mark.parametrize("winner", ["", "C", "a"])
def test_walkover_needs_a_side(jogo, juiz, winner):
    with pytest.raises(Refused, match="side_unknown"):
        walkover(jogo=jogo, winner=winner, reason="ausentes", source=juiz)


@pytest.mark.parametrize(
    "verb",
    [
        lambda jogo, source: close_jogo(jogo=jogo, reason=" ", source=source),
        lambda jogo, source: walkover(jogo=jogo, winner="A", reason="", source=source),
    ],
    ids=["close", "walkover"],
)
def test_director_must_say_why(jogo, juiz, verb):
    with pytest.raises(Refused, match="reason_missing"):
        verb(jogo, juiz)
    assert AuditEntry.objects.count() == 1


def test_closed_jogo_cannot_be_closed_again(jogo, juiz):
    walkover(jogo=jogo, winner="A", reason="ausentes", source=juiz)

    with pytest.raises(JogoClosed):
        walkover(jogo=jogo, winner="B", reason="engano", source=juiz)


def test_reopen_takes_the_result_back(jogo, juiz, settled):
    walkover(jogo=jogo, winner="A", reason="ausentes", source=juiz)

    reopen_jogo(jogo=jogo, reason="chegaram", source=juiz)

    jogo.refresh_from_db()
    assert (jogo.state, jogo.result) == ("open", ("", ""))
    assert settled[-1] == (("A", "walkover"), ("", ""))


def test_reopen_of_an_open_jogo_is_refused(jogo, juiz):
    with pytest.raises(Refused, match="jogo_open"):
        reopen_jogo(jogo=jogo, reason="engano", source=juiz)


def test_cancelled_jogo_has_no_winner_and_stays_closed(jogo, juiz):
    cancel_jogo(jogo=jogo, reason="sorteio corrigido", source=juiz)

    jogo.refresh_from_db()
    assert jogo.result == ("", "cancelled")
    with pytest.raises(Refused, match="jogo_cancelled"):
        reopen_jogo(jogo=jogo, reason="engano", source=juiz)


def test_jogo_with_maos_cannot_be_cancelled(jogo, play, juiz):
    play(jogo, 810, -110)

    with pytest.raises(Refused, match="jogo_played"):
        cancel_jogo(jogo=jogo, reason="sorteio corrigido", source=juiz)
