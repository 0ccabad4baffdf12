"""The result of the mãos under every rule set: level partidas, a single round, more than two sides."""

from uuid import uuid4

import pytest

from scoring.entry.record import correct_mao
from scoring.errors import Refused
from scoring.jogo.sheet import sheet
from scoring.models import Mao
from tests.scoring.course import FOUR, LEVEL, LOST, SINGLES, SOLO, TABLE, THREE, WON, new_jogo, record, stands

TURNO = {"maos": 2}
OPEN = ("", "")
pytestmark = pytest.mark.django_db


def test_partida_that_ends_level_is_won_by_nobody_and_another_is_played():
    jogo = new_jogo("003", TURNO)

    record(jogo, WON)
    record(jogo, LOST)

    assert stands(jogo) == (OPEN, [("", "all_maos"), OPEN])
    assert (sheet(jogo).current.number, sheet(jogo).won) == (2, {"A": 0, "B": 0})


def test_extra_partida_decides():
    jogo = new_jogo("003", TURNO)

    for facts in (WON, LOST, LOST, LOST):
        record(jogo, facts)

    assert stands(jogo) == (("B", "extra_partida"), [("", "all_maos"), ("B", "all_maos")])


def test_jogo_that_may_end_level_does():
    jogo = new_jogo("003", TURNO, may_draw=True)

    record(jogo, WON)
    record(jogo, LOST)

    assert stands(jogo) == (("", "level"), [("", "all_maos")])
    assert jogo.closed_at


def test_level_partida_counts_as_played():
    jogo = new_jogo("003", TURNO, partidas=2)

    for facts in (WON, LOST, LOST, LOST):
        record(jogo, facts)

    assert stands(jogo)[0] == ("B", "most_partidas")


def correct(jogo, facts, seen_version):
    """Correct the second mão of the first partida."""
    place = {"partida": 1, "number": 2, "seen_version": seen_version}
    why = {"reason": "trocadas", "client_id": uuid4(), "source": TABLE, "director": True}
    correct_mao(jogo=jogo, facts=facts, **place, **why)


def test_correction_follows_a_level_end_but_not_under_a_partida_played_since():
    jogo = new_jogo("003", TURNO)
    record(jogo, WON)
    record(jogo, LOST)

    correct(jogo, WON, seen_version=1)
    assert stands(jogo) == (("A", "majority"), [("A", "all_maos")])

    correct(jogo, LOST, seen_version=2)
    assert stands(jogo) == (OPEN, [("", "all_maos"), OPEN])

    record(jogo, WON)
    with pytest.raises(Refused, match="partida_after_end"):
        correct(jogo, WON, seen_version=3)


@pytest.mark.parametrize(
    ("facts", "winner", "reason"),
    [
        (WON, "A", "round"),
        (WON | {"started": "B"}, "A", "round"),
        (LEVEL | {"started": "A"}, "A", "starter"),
        (LEVEL | {"started": "B"}, "B", "starter"),
    ],
)
def test_single_round_that_ends_level_is_won_by_who_started(facts, winner, reason):
    jogo = new_jogo("001")

    mao = record(jogo, facts)

    assert stands(jogo) == ((winner, "majority"), [(winner, reason)])
    assert mao.facts.get("started") == facts.get("started")


def test_level_round_without_who_started_is_refused_naming_the_field():
    jogo = new_jogo("001")

    with pytest.raises(Refused) as refused:
        record(jogo, LEVEL)

    assert (refused.value.code, refused.value.params["field"]) == ("starter_missing", "started")
    assert not Mao.objects.exists()


def test_three_players_have_points_each_and_halves_are_kept():
    jogo = new_jogo("003", THREE | {"target": 2000}, sides=3)

    mao = record(jogo, SOLO)
    assert mao.totals == {"A": 1125, "B": 72.5, "C": 72.5}
    assert set(mao.lines) == {"A", "B+C"}
    record(jogo, SOLO)

    assert sheet(jogo).partidas[0].totals == {"A": 2250, "B": 145, "C": 145}
    assert all(type(points) is int for points in sheet(jogo).partidas[0].totals.values())
    assert stands(jogo)[0] == ("A", "majority")


def test_each_for_himself_most_partidas_is_more_than_the_next():
    jogo = new_jogo("000", SINGLES | {"target": 200}, sides=4, partidas=3)

    record(jogo, FOUR)
    assert sheet(jogo).won == {"A": 1, "B": 0, "C": 0, "D": 0}
    record(jogo, FOUR)

    assert stands(jogo) == (("A", "majority"), [("A", "limit"), ("A", "limit")])
