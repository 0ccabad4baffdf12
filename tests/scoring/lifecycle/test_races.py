"""Twenty requests at once at the start and the end of a jogo: opened, ended, rung and reopened."""

from uuid import uuid4

import pytest

from scoring.errors import JogoClosed
from scoring.ledger.trail import Source
from scoring.lifecycle.avulso import MOST_OF_DEVICE, open_avulso
from scoring.lifecycle.bell import ring_bell
from scoring.lifecycle.open_close import award_jogo, cancel_jogo, close_jogo, reopen_jogo, walkover
from scoring.models import MESA, AuditEntry, Jogo, Mao, SeatKey
from scoring.table.undo import undo
from tests.scoring.at_once import PHONES, at_once, codes, kinds, lines, twenty
from tests.scoring.cast import TABLE
from tests.scoring.two_duplas import opened, place_of, record

pytestmark = pytest.mark.django_db(transaction=True)
BOTH = pytest.mark.both_databases("locks: SQLite lets one write at a time, PostgreSQL locks rows")
Action = AuditEntry.Action
WHY = {"reason": "decisão da direção", "source": TABLE}
ENDS = {  # by its name in the result: the function, its other arguments, and its line in the trail
    "closed": (close_jogo, lambda phone: {}, Action.CLOSED),
    "given": (walkover, lambda phone: {"winner": "AB"[phone % 2]}, Action.WALKOVER),
    "awarded": (award_jogo, lambda phone: {"winner": ("A", "B", "")[phone % 3]}, Action.CLOSED),
    "cancelled": (cancel_jogo, lambda phone: {}, Action.CANCELLED),
}


def end(jogo, name, phone):
    verb, told, _ = ENDS[name]
    return verb(jogo=jogo, **told(phone), **WHY)


def draws():
    """Return a jogo that may end without a winner."""
    return opened("scorer", partidas=2, may_draw=True)


def opens_avulso(device):
    return open_avulso(
        labels=["Ana e Bia", "Caio e Davi"],
        ruleset="regulamento-1",
        options={"target": 1500},
        overrides={},
        partidas=1,
        entry="scorer",
        source=Source(device=device),
    )


@pytest.mark.parametrize("name", ENDS)
def test_jogo_is_ended_once(name):
    jogo = draws()

    outcomes = twenty(lambda phone: end(jogo, name, phone))

    jogo.refresh_from_db()
    (ended,) = [outcome for outcome in outcomes if isinstance(outcome, Jogo)]
    assert kinds(outcomes) == {"Jogo": 1, "JogoClosed": PHONES - 1}
    assert (jogo.result, lines(ENDS[name][2])) == (ended.result, 1)


@BOTH
def test_jogo_that_is_ended_in_every_way_at_once_has_the_first_one_s_result():
    jogo, names = draws(), list(ENDS)

    outcomes = twenty(lambda phone: end(jogo, names[phone % len(names)], phone))

    jogo.refresh_from_db()
    (ended,) = [outcome for outcome in outcomes if isinstance(outcome, Jogo)]
    assert kinds(outcomes) == {"Jogo": 1, "JogoClosed": PHONES - 1}
    assert jogo.result == ended.result
    assert AuditEntry.objects.filter(jogo=jogo).count() == 2


@pytest.mark.parametrize("rung", [True, False], ids=["closed-by-the-bell", "given"])
def test_jogo_is_opened_again_once(rung):
    jogo = draws()
    if rung:
        record(jogo, 300, side="")
        ring_bell(jogo=jogo, in_play=False, source=TABLE)
    else:
        end(jogo, "given", 0)

    outcomes = twenty(lambda phone: reopen_jogo(jogo=jogo, **WHY))

    jogo.refresh_from_db()
    assert kinds(outcomes) == {"Jogo": 1, "Refused": PHONES - 1}
    assert (codes(outcomes), jogo.result, jogo.bell_at) == ({"jogo_open"}, ("", ""), None)
    assert lines(Action.REOPENED) == 1


@pytest.mark.parametrize("name", ["closed", "cancelled"])
def test_jogo_ended_while_a_mao_is_sent_holds_it_or_its_phone_is_told(name):
    jogo = draws()
    place = place_of(jogo)

    outcomes = twenty(lambda phone: record(jogo, side="", **place) if phone % 2 else end(jogo, name, phone))

    told, stored = kinds(outcomes), Mao.objects.count()
    assert told["Mao"] == stored
    if name == "cancelled" and stored:  # a jogo with mãos cannot be cancelled
        assert (told["Refused"], codes(outcomes)) == (PHONES // 2, {"jogo_played"})
        assert told["MaoConflict"] == PHONES // 2 - 1
    else:
        assert told["Jogo"] == 1
        assert told["MaoConflict"] + told["JogoClosed"] == PHONES - 1 - stored
        assert sum(isinstance(outcome, JogoClosed) for outcome in outcomes) >= PHONES // 2 - 1


@BOTH
@pytest.mark.parametrize("in_play", [True, False])
def test_bell_and_mao_at_once_leave_one_story(jogo, in_play):
    # In either order, the mão is on the sheet or its phone was told that the jogo is over.
    record(jogo, 300, side="")
    second = place_of(jogo)

    outcomes = at_once(
        lambda: record(jogo, side="", **second),
        lambda: ring_bell(jogo=jogo, in_play=in_play, source=TABLE),
    )

    jogo.refresh_from_db()
    recorded = Mao.objects.filter(number=2).count()
    story = (recorded, jogo.reason, jogo.bell_in_play)
    if in_play:  # recorded before the bell, another mão is being played; after it, it was the last
        assert story in {(1, "", True), (1, "clock", False)}
    else:
        assert story in {(1, "clock", False), (0, "clock", False)}
    assert kinds(outcomes) == {"Jogo": 1, "Mao" if recorded else "JogoClosed": 1}


@pytest.mark.parametrize(
    ("in_play", "others"), [(True, "Refused"), (False, "JogoClosed")], ids=["in-play", "at-once"]
)
def test_bell_rings_once(in_play, others):
    jogo = draws()
    record(jogo, 300, side="")

    outcomes = twenty(lambda phone: ring_bell(jogo=jogo, in_play=in_play, source=TABLE))

    assert kinds(outcomes) == {"Jogo": 1, others: PHONES - 1}
    assert codes(outcomes) == ({"bell_rung"} if in_play else set())
    assert lines(Action.BELL) == 1


@pytest.mark.parametrize(
    ("one_key", "told"),
    [(False, {"Receipt": 1, "Refused": PHONES - 1}), (True, {"Receipt": PHONES})],
    ids=["a-key-each", "one-key"],
)
def test_mao_that_ended_a_jogo_of_nobody_s_event_is_taken_back_once(one_key, told):
    jogo, key = opens_avulso("celular-da-mesa"), uuid4()
    record(jogo, 1500, 100, side="")

    outcomes = twenty(
        lambda phone: undo(
            jogo,
            MESA,
            (1, 1),
            {"seen_version": "1", "client_id": str(key if one_key else uuid4())},
            TABLE,
        )
    )

    jogo.refresh_from_db()
    assert (kinds(outcomes), codes(outcomes)) == (told, set() if one_key else {"mao_unknown"})
    assert sum(not getattr(outcome, "replay", True) for outcome in outcomes) == 1
    assert (jogo.result, lines(Action.REOPENED), lines(Action.TAKEN_BACK)) == (("", ""), 1, 1)
    assert Mao.objects.count() == 2


@pytest.mark.parametrize(
    ("before", "one_device", "told"),
    [(0, False, {"Jogo": PHONES}), (MOST_OF_DEVICE, True, {"Refused": PHONES})],
    ids=["a-device-each", "a-device-that-has-opened-enough"],
)
def test_jogos_avulsos_opened_at_once_have_keys_of_their_own(before, one_device, told):
    def opens(phone):
        return opens_avulso("um-so-aparelho" if one_device else f"aparelho-{phone:02}")

    for phone in range(before):
        opens(phone)

    outcomes = twenty(opens)

    opened_now = told.get("Jogo", 0)
    assert (kinds(outcomes), codes(outcomes) <= {"avulso_too_many"}) == (told, True)
    assert Jogo.objects.count() == lines(Action.OPENED) == before + opened_now
    seats = SeatKey.objects.filter(jogo__in=Jogo.objects.all())
    keys = len({(row.seat, row.digest) for row in seats})
    assert keys == seats.count() == 4 * (before + opened_now)
