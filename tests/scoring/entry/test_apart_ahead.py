"""One dupla sends ahead of the other, up to a whole partida: its entries wait, and are compared in order."""

import pytest

from scoring.errors import MaoConflict, MaoRejected, Refused
from scoring.jogo.recount import differences as recounted
from scoring.jogo.sheet import sheet
from scoring.ledger.verify import faults
from scoring.lifecycle.open_close import open_jogo
from scoring.models import AuditEntry, Jogo, Mao, Submission
from scoring.table.agreement import differences
from tests.scoring.cast import facts
from tests.scoring.two_duplas import PHONE, correct, opened, rule, send, sends, totals

pytestmark = pytest.mark.django_db


@pytest.fixture
def jogo():
    return opened("apart", partidas=3, totals_allowed=True)


def test_mao_ahead_waits_and_is_agreed_in_turn_with_the_one_before(jogo):
    assert sends(jogo, "A", (810, 0), (300, 100)) == "waiting"
    assert sends(jogo, "B", (300, 100), first=1) == "divergent"

    found = sheet(jogo)
    assert (found.waiting("A"), found.next_for("A"), found.next_for("B")) == (
        [(1, 1), (1, 2)],
        (1, 3),
        (1, 2),
    )
    sends(jogo, "B", (300, 100), first=2)
    assert totals() == []

    assert sends(jogo, "B", (810, 0)) == "agreed"

    assert totals() == [810, 300]
    assert sheet(jogo).waiting("A") == []
    assert AuditEntry.objects.filter(action="recorded").count() == 2
    assert not [*faults(Jogo.objects.all()), *recounted(Jogo.objects.all())]


def test_what_follows_waits_where_it_differs(jogo):
    sends(jogo, "A", (810, 0), (300, 100), (100, 100))
    sends(jogo, "B", (810, 0), (310, 100), (100, 100))

    found = sheet(jogo)
    assert (totals(), found.next_place, found.differs) == ([810], (1, 2), True)

    assert sends(jogo, "A", (310, 100), first=2) == "agreed"
    assert (totals(), sheet(jogo).next_place) == ([810, 310, 100], (1, 4))


def test_side_goes_on_with_the_next_partida_by_its_own_figures(jogo):
    sends(jogo, "A", (810, 0), (810, 100))
    assert sheet(jogo).next_for("A") == (2, 1)
    sends(jogo, "A", (500, 0), partida=2)

    sends(jogo, "B", (810, 0), (810, 100))
    assert sends(jogo, "B", (500, 0), partida=2) == "agreed"
    assert totals() == [810, 810, 500]


@pytest.mark.parametrize(("partida", "number"), [(1, 3), (2, 1), (2, 2)])
def test_gap_is_refused_and_the_next_one_named(jogo, partida, number):
    sends(jogo, "A", (100, 0))

    with pytest.raises(Refused, match="mao_out_of_order") as refused:
        sends(jogo, "A", (100, 0), partida=partida, first=number)
    assert refused.value.params == {"partida": 1, "number": 2}


def test_mao_ahead_of_a_partida_that_ended_before_is_kept_and_named(jogo):
    sends(jogo, "A", (810, 0), (100, 0), (900, 0))
    sends(jogo, "B", (810, 0), (900, 0))
    sends(jogo, "A", (900, 0), first=2)

    found = sheet(jogo)
    assert (totals(), found.next_place, found.stranded("A"), found.stranded("B")) == (
        [810, 900],
        (2, 1),
        [(1, 3)],
        [],
    )
    assert Submission.objects.filter(number=3).exists()


def test_points_before_a_mao_are_those_known_when_it_is_agreed():
    # 000:53: a side is vulnerable from half of the limit on. When A sent ahead, the points before were unknown.
    jogo = open_jogo(
        labels=["Ana e Bia", "Caio e Davi"],
        ruleset="buraco-1",
        options={"target": 1500},
        partidas=1,
        entry="apart",
        totals_allowed=True,
        source=PHONE,
    )
    rich = {"facts": {"totals": {"A": 800, "B": 0}}}
    poor = facts(0, 0, out="B")
    poor["sides"]["A"] |= {"table": 20, "hand": 100, "clean": 0}
    for side in "AB":
        del poor["sides"][side]["morto"]
    send(jogo, "A", partida=1, number=1, **rich)
    send(jogo, "A", partida=1, number=2, facts=poor)

    assert send(jogo, "B", partida=1, number=1, **rich).outcome == "agreed"
    with pytest.raises(MaoRejected, match="vulnerable_below_minimum"):
        send(jogo, "B", partida=1, number=2, facts=poor)
    assert send(jogo, "B", partida=1, number=2, facts={"totals": {"A": 10, "B": 0}}).outcome == "divergent"

    reason = differences(sheet(jogo))[0].reason
    assert reason.startswith("Ana e Bia: ")
    assert "75" in reason
    assert rule(jogo, number=2, choose="B").mao.totals["A"] == 10


def test_problem_seen_only_then_is_a_divergence_with_its_reason(jogo):
    # Both entries are kept, and a dupla is not refused because of the other's entry.
    sends(jogo, "A", (810, 0))
    told = {"facts": {"totals": {"A": 2000, "B": 0}, "whole": True}}
    send(jogo, "A", partida=1, number=2, **told)
    send(jogo, "B", partida=1, number=1, facts={"totals": {"A": 800, "B": 0}})
    send(jogo, "B", partida=1, number=2, **told)

    assert sends(jogo, "B", (810, 0)) == "agreed"

    found = sheet(jogo)
    assert (totals(), found.next_place, found.differs) == ([810], (1, 2), True)
    assert "enviem de novo" in differences(found)[0].reason
    with pytest.raises(Refused, match="whole_among_maos"):
        send(jogo, "B", partida=1, number=2, **told)
    assert not list(faults(Jogo.objects.all()))


def test_director_decides_one_and_the_rest_follows(jogo):
    sends(jogo, "A", (810, 0), (300, 100))
    sends(jogo, "B", (800, 0), (300, 100))

    rule(jogo, choose="A")

    assert totals() == [810, 300]


def test_partida_is_compared_when_both_have_sent_it_to_its_end():
    jogo = opened("apart", partidas=3, per_partida=True, totals_allowed=True)
    sends(jogo, "A", (810, 0), (300, 100), (600, 0))
    assert sends(jogo, "B", (810, 0), (300, 100)) == "waiting"
    assert (totals(), sheet(jogo).differs) == ([], False)

    assert sends(jogo, "B", (600, 0), first=3) == "agreed"

    assert (totals(), sheet(jogo).next_place) == ([810, 300, 600], (2, 1))


def test_partida_that_differs_is_agreed_up_to_there():
    jogo = opened("apart", partidas=3, per_partida=True, totals_allowed=True)
    sends(jogo, "A", (810, 0), (300, 100), (600, 0))
    sends(jogo, "B", (810, 0), (310, 100), (600, 0))
    assert (totals(), sheet(jogo).differs, sheet(jogo).next_place) == ([810], True, (1, 2))

    assert sends(jogo, "B", (300, 100), first=2) == "agreed"
    assert totals() == [810, 300, 600]


def test_totals_of_a_whole_partida_are_all_of_it():
    jogo = opened("apart", partidas=3, per_partida=True, totals_allowed=True)
    whole = {"facts": {"totals": {"A": 1700, "B": 300}, "whole": True}}
    assert send(jogo, "A", **whole).outcome == "waiting"
    assert send(jogo, "B", **whole).outcome == "agreed"
    assert sheet(jogo).next_place == (2, 1)


def test_agreed_mao_is_no_longer_sent(jogo):
    sends(jogo, "A", (810, 0), (300, 100))
    sends(jogo, "B", (810, 0))
    with pytest.raises(MaoConflict):
        sends(jogo, "A", (800, 0))
    correct(jogo, 0, 0, facts={"totals": {"A": 800, "B": 0}}, director=True, side="")
    assert sends(jogo, "B", (300, 100), first=2) == "agreed"
    assert Mao.objects.standing().count() == 2
