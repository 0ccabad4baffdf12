"""The bell: the mão in play counts, then the clock decides; a jogo that needs a winner goes on mão by mão."""

import pytest
from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext

from scoring.entry.record import correct_mao
from scoring.errors import JogoClosed, Refused
from scoring.jogo.sheet import sheet
from scoring.lifecycle.bell import ring_bell, ring_bells
from scoring.lifecycle.open_close import close_jogo, reopen_jogo, walkover
from scoring.models import AuditEntry, Jogo
from scoring.signals import mao_recorded
from tests.scoring.course import LOST, TABLE, WON, new_jogo, record, stands

OPEN = ("", "")
FAR, SHORT = {"target": 5000}, {"target": 400}  # no partida ends by its points, and each has one mão
pytestmark = pytest.mark.django_db


def ring(jogo, *, in_play=False, source=TABLE):
    return ring_bell(jogo=jogo, in_play=in_play, source=source)


def played(*maos, target=FAR, **how):
    """Return a jogo with these mãos."""
    jogo = new_jogo("003", target, **how)
    for facts in maos:
        record(jogo, facts)
    return jogo


def test_bell_between_maos_decides_at_once():
    jogo = played(WON)

    ring(jogo)

    assert stands(jogo) == (("A", "majority"), [("A", "clock")])


def test_mao_in_play_at_the_bell_still_counts():
    jogo = played(WON)

    ring(jogo, in_play=True)
    assert stands(jogo) == (OPEN, [OPEN])
    record(jogo, LOST)

    assert stands(jogo) == (OPEN, [("", "clock"), OPEN])  # level: one more mão decides
    assert (jogo.bell_in_play, jogo.time_is_over) == (False, True)


@pytest.mark.parametrize(("last", "winner"), [(WON, "A"), (LOST, "B")])
def test_first_mao_in_play_at_the_bell_decides(last, winner):
    jogo = played()

    ring(jogo, in_play=True)
    record(jogo, last)

    assert stands(jogo) == ((winner, "majority"), [(winner, "clock")])


def test_after_the_last_mao_no_other_is_taken():
    jogo = played(WON)
    ring(jogo, in_play=True)
    record(jogo, WON)

    with pytest.raises(JogoClosed):
        record(jogo, WON, partida=1, number=3)


def test_mao_in_play_may_reach_the_limit():
    jogo = played(WON, target={"target": 600})

    ring(jogo, in_play=True)
    record(jogo, WON)

    assert stands(jogo)[1] == [("A", "limit")]


def test_level_at_the_bell_one_more_mao_decides():
    jogo = played(WON, LOST)

    ring(jogo)
    assert stands(jogo) == (OPEN, [("", "clock"), OPEN])
    record(jogo, LOST)

    assert stands(jogo) == (("B", "extra_partida"), [("", "clock"), ("B", "clock")])


def test_level_at_the_bell_is_the_end_where_a_jogo_may_end_so():
    jogo = played(WON, LOST, may_draw=True)

    ring(jogo)

    assert stands(jogo) == (("", "level"), [("", "clock")])


@pytest.mark.parametrize("may_draw", [True, False])
def test_bell_before_the_first_mao_leaves_one_to_be_played(may_draw):
    jogo = played(may_draw=may_draw)

    ring(jogo)
    assert stands(jogo) == (OPEN, [OPEN])
    record(jogo, LOST)

    assert stands(jogo)[0] == ("B", "majority")


@pytest.mark.parametrize(
    ("maos", "in_play", "may_draw", "result", "partidas"),
    [
        pytest.param([WON], False, False, ("A", "clock"), ["A"], id="the one that leads"),
        pytest.param([WON, LOST], False, False, OPEN, ["A", "B", ""], id="level: an extra partida"),
        pytest.param([WON, LOST], False, True, ("", "level"), ["A", "B"], id="level: over"),
        pytest.param([WON], True, False, OPEN, ["A", ""], id="waits for the mão in play"),
    ],
)
def test_no_new_partida_starts_after_the_bell(maos, in_play, may_draw, result, partidas):
    jogo = played(*maos, target=SHORT, partidas=5, may_draw=may_draw)

    ring(jogo, in_play=in_play)

    assert stands(jogo)[0] == result
    assert [winner for winner, _ in stands(jogo)[1]] == partidas


def test_mao_in_play_in_a_later_partida_is_the_last():
    jogo = played(WON, target=SHORT, partidas=5)
    ring(jogo, in_play=True)

    record(jogo, WON)

    assert stands(jogo) == (("A", "clock"), [("A", "limit"), ("A", "limit")])


def test_extra_partida_after_the_bell_is_one_mao():
    jogo = played(WON, LOST, target=SHORT, partidas=5)
    ring(jogo)

    record(jogo, LOST)

    assert stands(jogo)[0] == ("B", "clock")


def test_bell_leaves_an_audit_line_and_tells_the_floor_above(juiz):
    jogo, heard = played(WON), []

    def hear(sender, jogo, **kwargs):
        heard.append(jogo.pk)

    mao_recorded.connect(hear)
    try:
        ring(jogo, in_play=True, source=juiz)
    finally:
        mao_recorded.disconnect(hear)

    line = AuditEntry.objects.get(action=AuditEntry.Action.BELL)
    assert (line.actor, line.after) == (juiz.actor, {"partida": 1, "number": 2, "in_play": True})
    assert heard == [jogo.pk]


def heard_by(deed, jogos):
    """Return what a deed leaves in the jogos and their trails, which is then restored."""
    lines = AuditEntry.objects.filter(action=AuditEntry.Action.BELL).order_by("jogo")
    with transaction.atomic():
        deed(jogos)
        found = Jogo.objects.order_by("pk").values(
            "bell_partida", "bell_mao", "bell_in_play", "winner", "reason"
        )
        left = list(found), list(lines.values_list("jogo", "sequence", "after", "device"))
        transaction.set_rollback(True)
    return left


def test_many_that_wait_for_a_mao_hear_the_bell_at_once_as_each_would():
    waiting = [
        played(),
        played(WON),
        played(WON, target=SHORT, partidas=3),
        played(WON, entry=Jogo.Entry.CONFIRM),
        played(WON, target=SHORT, entry=Jogo.Entry.CONFIRM),
    ]

    def each(jogos):
        for jogo in jogos:
            ring(jogo, in_play=True)

    assert heard_by(lambda jogos: ring_bells(jogos=jogos, source=TABLE), waiting) == heard_by(each, waiting)
    closed, rung, apart = played(WON), played(WON), played(entry=Jogo.Entry.APART)
    walkover(jogo=closed, winner="A", reason="x", source=TABLE)
    ring(rung, in_play=True)
    with CaptureQueriesContext(connection) as asked:
        assert ring_bells(jogos=[*waiting, closed, rung, apart], source=TABLE) == waiting
    assert len(asked) == 9


@pytest.mark.parametrize(
    ("first", "again", "refused"), [(True, True, True), (True, False, False), (False, True, True)]
)
def test_bell_rings_again_only_for_a_mao_that_was_not_in_play_after_all(first, again, refused):
    jogo = played(WON, LOST)
    ring(jogo, in_play=first)

    if refused:
        with pytest.raises(Refused, match="bell_rung"):
            ring(jogo, in_play=again)
    else:
        assert not ring(jogo, in_play=again).bell_in_play
        assert stands(jogo)[1] == [("", "clock"), OPEN]


def test_bell_of_a_closed_jogo_is_refused(juiz):
    jogo = played(WON)
    walkover(jogo=jogo, winner="B", reason="ausentes", source=juiz)

    with pytest.raises(JogoClosed):
        ring(jogo)


def test_reopening_takes_the_bell_back(juiz):
    jogo = played(WON)
    ring(jogo)

    reopen_jogo(jogo=jogo, reason="sinal dado por engano", source=juiz)

    assert stands(jogo) == (OPEN, [OPEN])
    assert jogo.bell_at is None
    record(jogo, LOST)
    assert (sheet(jogo).current.number, sheet(jogo).next_mao) == (1, 3)


def test_reopening_after_the_bell_goes_on_with_the_next_partida(juiz):
    jogo = played(WON, target=SHORT, partidas=3)
    ring(jogo)

    reopen_jogo(jogo=jogo, reason="sinal dado por engano", source=juiz)

    assert stands(jogo) == (OPEN, [("A", "limit"), OPEN])


def test_bell_is_taken_back_while_a_mao_is_awaited(juiz):
    jogo = played(WON)
    ring(jogo, in_play=True)

    reopen_jogo(jogo=jogo, reason="sinal dado por engano", source=juiz)
    record(jogo, WON)

    assert stands(jogo) == (OPEN, [OPEN])


def test_correction_after_the_bell_is_decided_by_the_clock(juiz):
    jogo = played(WON, target=SHORT, partidas=3)
    ring(jogo)
    place = {"partida": 1, "number": 1, "seen_version": 1, "director": True}

    correct_mao(jogo=jogo, facts=_few(WON), client_id=jogo.public_id, reason="soma", source=juiz, **place)

    assert stands(jogo) == (("A", "clock"), [("A", "clock")])


def test_partida_before_the_bell_is_never_decided_by_the_clock(juiz):
    jogo = played(WON, target=SHORT, partidas=5)
    ring(jogo, in_play=True)
    record(jogo, WON)
    place = {"partida": 1, "number": 1, "seen_version": 1, "director": True}

    with pytest.raises(Refused, match="partida_open_again"):
        correct_mao(jogo=jogo, facts=_few(WON), client_id=jogo.public_id, reason="soma", source=juiz, **place)


def test_jogo_in_extra_time_may_be_closed_by_nobody_who_does_not_lead(juiz):
    jogo = played(WON, LOST)
    ring(jogo)

    with pytest.raises(Refused, match="jogo_level"):
        close_jogo(jogo=jogo, reason="fim", source=juiz)


def _few(facts):
    less = facts["sides"]["A"] | {"table": facts["sides"]["A"]["table"] - 50, "hand": 110}
    return facts | {"sides": facts["sides"] | {"A": less}}
