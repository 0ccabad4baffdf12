"""A mão or a partida entered by its totals only: checks, effect and storage."""

import pytest

import rules
from scoring.entry.record import record_mao
from scoring.errors import MaoRejected, Refused
from scoring.jogo.recount import differences
from scoring.jogo.sheet import sheet
from scoring.jogo.text_export import jogo_text, mao_text
from scoring.jogo.typed_totals import problems
from scoring.ledger.verify import faults
from scoring.lifecycle.open_close import open_jogo
from scoring.models import Jogo, Mao
from tests.ledger import tampering
from tests.scoring.cast import facts
from tests.scoring.two_duplas import (
    PHONE,
    confirm,
    contest,
    correct,
    opened,
    record,
    rule,
    send,
    sent,
    states,
)

pytestmark = pytest.mark.django_db


def typed(a, b, **more):
    return {"totals": {"A": a, "B": b}, **more}


@pytest.fixture
def jogo():
    return opened("scorer", partidas=3, totals_allowed=True)


def tell(jogo, a, b, **more):
    return record(jogo, side="", facts=typed(a, b, **more))


def test_totals_alone_are_the_mao_and_marked(jogo):
    mao = tell(jogo, 1200, -340)

    assert (mao.totals, mao.facts) == ({"A": 1200, "B": -340}, typed(1200, -340))
    assert mao.lines["B"] == [{"code": "typed_total", "points": -340, "count": None}]
    assert sheet(jogo).current.maos[0].typed
    assert not list(differences(Jogo.objects.all()))
    assert not list(faults(Jogo.objects.all()))


def test_counted_and_typed_maos_add_up_in_one_partida(jogo):
    record(jogo, 810, -110, side="")
    tell(jogo, 700, 10)

    found = sheet(jogo).partidas[0]
    assert (found.totals, found.winner, found.reason) == ({"A": 1510, "B": -100}, "A", "limit")


def test_director_has_to_allow_it():
    with pytest.raises(Refused, match="totals_not_allowed"):
        tell(opened("scorer"), 100, 100)


@pytest.mark.parametrize(
    ("totals", "found"),
    [
        ({"A": 1200}, [("not_integer", "B", "total")]),
        ({"A": "mil", "B": None}, [("not_integer", "A", "total"), ("not_integer", "B", "total")]),
        ({"A": True, "B": 10.0}, [("not_integer", "A", "total"), ("not_integer", "B", "total")]),
        ({"A": 1203, "B": -2}, [("bad_multiple", "A", "total"), ("bad_multiple", "B", "total")]),
        (
            {"A": 9000, "B": -9000},
            [("points_exceed_deck", "A", "total"), ("points_exceed_deck", "B", "total")],
        ),
        ({"A": 100, "B": 100, "C": 100}, [("wrong_sides", None, "sides")]),
        (None, [("wrong_sides", None, "sides")]),
    ],
)
def test_totals_are_refused_at_their_field(jogo, totals, found):
    with pytest.raises(MaoRejected) as refused:
        record(jogo, side="", facts={"totals": totals})

    assert [(str(one.code), one.side, one.field) for one in refused.value.errors] == found


@pytest.mark.parametrize("key", ["regulamento-1", "buraco-1", "burraco-1", "open-dirty-1"])
def test_no_mao_that_can_be_is_beyond_the_bound(key):
    # Every card on one side, in the most valuable canastras.
    ruleset = rules.load(key, {})
    best = ruleset.deck_points + max(one.bonus for one in ruleset.canastras) * (ruleset.deck_cards // 7)
    sides = ruleset.side_names
    assert not problems(ruleset, sides, {"totals": dict.fromkeys(sides, best + ruleset.batida)})
    assert problems(ruleset, sides, {"totals": dict.fromkeys(sides, best * 4)})


def test_totals_of_the_whole_partida_end_it(jogo):
    tell(jogo, 2210, 1340, whole=True)

    first, second = sheet(jogo).partidas
    assert (first.winner, first.reason, second.number) == ("A", "limit", 2)
    assert not list(differences(Jogo.objects.all()))


def test_totals_of_the_whole_partida_end_one_of_a_number_of_maos():
    jogo = open_jogo(
        labels=["Ana e Bia", "Caio e Davi"],
        ruleset="burraco-1",
        options={"maos": 4},
        partidas=1,
        totals_allowed=True,
        source=PHONE,
    )
    tell(jogo, 3000, 2405, whole=True)

    jogo.refresh_from_db()
    assert jogo.result == ("A", "majority")
    assert not list(differences(Jogo.objects.all()))


def test_totals_short_of_the_end_are_not_those_of_a_partida(jogo):
    with pytest.raises(Refused, match="whole_not_over"):
        tell(jogo, 1400, 1300, whole=True)
    with pytest.raises(Refused, match="whole_not_over"):
        tell(jogo, 1600, 1600, whole=True)

    assert not Mao.objects.exists()


def test_totals_of_a_partida_stand_alone(jogo):
    record(jogo, 810, -110, side="")

    with pytest.raises(Refused, match="whole_among_maos"):
        tell(jogo, 1600, 100, whole=True)
    record(jogo, 100, 0, side="")
    with pytest.raises(Refused, match="whole_among_maos"):
        correct(jogo, 0, 0, side="", director=True, facts=typed(1600, 100, whole=True))


def test_sent_again_they_are_the_same_mao(jogo):
    told = sent(jogo, facts=typed(1200, 340), side="")
    first, again = record_mao(**told), record_mao(**told)

    assert (first.mao, again.replay) == (again.mao, True)


def test_totals_are_confirmed_contested_and_corrected_like_any_mao():
    jogo = opened("confirm", totals_allowed=True, partidas=3)
    mao = record(jogo, facts=typed(1200, 340))
    contest(jogo, mao, facts=typed(1200, 350))
    assert states(jogo) == ["divergent"]

    mao = correct(jogo, 0, 0, facts=typed(1200, 350))
    confirm(jogo, mao)
    ruled = correct(jogo, 810, -110, seen_version=2, side="", director=True)

    assert (ruled.totals["A"], sheet(jogo).current.maos[0].typed, states(jogo)) == (
        810,
        False,
        ["corrected confirmed"],
    )
    assert not list(differences(Jogo.objects.all()))


def test_duplas_that_enter_apart_send_totals():
    jogo = opened("apart", totals_allowed=True, partidas=3)
    send(jogo, "A", facts=typed(1200, 340))
    assert send(jogo, "B", facts=typed(1200, 330)).outcome == "divergent"
    assert send(jogo, "B", facts=typed(1200, 340)).outcome == "agreed"

    send(jogo, "A", facts=typed(100, 0))
    send(jogo, "B", facts=facts(500, -110))
    rule(jogo, number=2, facts=typed(100, 10))
    assert [line.totals for line in sheet(jogo).current.maos] == [{"A": 1200, "B": 340}, {"A": 100, "B": 10}]


def test_totals_and_the_count_of_the_same_points_are_not_the_same_said():
    jogo = opened("apart", totals_allowed=True)
    send(jogo, "A", 810, -110)

    assert send(jogo, "B", facts=typed(810, -110)).outcome == "divergent"


def test_three_players_have_halves():
    jogo = open_jogo(
        labels=["Ana", "Bia", "Caio"],
        ruleset="burraco-1",
        options={"players": 3, "partners_halve": True},
        partidas=1,
        totals_allowed=True,
        source=PHONE,
    )
    mao = record(jogo, side="", facts={"totals": {"A": 300, "B": 142.5, "C": 142.5}})

    assert mao.totals == {"A": 300, "B": 142.5, "C": 142.5}


def test_text_says_that_only_totals_are_known(jogo):
    mao = tell(jogo, 2210, 1340, whole=True)

    assert mao_text(mao) == "# totals: A=2210 B=1340 whole"
    assert mao_text(mao) in jogo_text(jogo, sheet(jogo).partidas).splitlines()


def test_totals_tampered_with_are_found_out(jogo):
    mao = tell(jogo, 1200, 340)
    with tampering():
        Mao.objects.filter(pk=mao.pk).update(totals={"A": 1300, "B": 340})

    assert len(list(differences(Jogo.objects.all()))) == 1
    assert len(list(faults(Jogo.objects.all()))) == 1
