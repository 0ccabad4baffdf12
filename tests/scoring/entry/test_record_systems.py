"""Recording under every rule set: values that the service fills in, and mãos entered card by card."""

from uuid import uuid4

import pytest

import rules
from scoring.entry.record import Receipt, correct_mao, record_mao
from scoring.entry.turned import turn_sides
from scoring.errors import KeyReused, MaoRejected, Refused
from scoring.models import Mao
from tests.rules.golden import ALL_PLAYED
from tests.scoring.course import BURACO, FOUR, SINGLES, SOLO, TABLE, THREE, WON, new_jogo, record

pytestmark = pytest.mark.django_db
OTHER = {"ending": "batida", "sides": {"A": BURACO["sides"]["B"], "B": BURACO["sides"]["A"]}}
PLAYED = [hand for hand in ALL_PLAYED if hand["id"].endswith(("-0001", "-0002", "-0003"))]
DEALT = PLAYED[0]["facts_cards"]
READINGS = {"grown": "instead", "relancinho_on_top": False, "twos_grow": False}


def correct(jogo, facts, *, number=1, seen_version=1, **sent):
    sent = {"client_id": uuid4(), "acknowledged": set(rules.Code), "reason": "soma errada"} | sent
    place = {"partida": 1, "number": number, "seen_version": seen_version}
    return correct_mao(jogo=jogo, facts=facts, source=TABLE, **place, **sent).mao


# --- the points before a mão ---------------------------------------------------------------


def test_points_before_each_mao_are_kept_with_its_facts():
    jogo = new_jogo("000", {"target": 3000})

    maos = [record(jogo, facts) for facts in (BURACO, BURACO, OTHER)]

    assert [mao.facts["before"] for mao in maos] == [
        {"A": 0, "B": 0},
        {"A": 510, "B": -100},
        {"A": 1020, "B": -200},
    ]


def test_points_before_each_mao_change_sides_with_the_sides_of_the_sheet():
    jogo = new_jogo("000", {"target": 3000})
    for _ in range(2):
        record(jogo, BURACO)
    turn_sides(jogo=jogo, reason="colunas trocadas", source=TABLE)

    second = Mao.objects.standing().filter(partida__jogo=jogo).order_by("number").last()
    assert second.facts["before"] == {"A": -100, "B": 510}


@pytest.mark.parametrize("sent", [{"A": 0, "B": 0}, {"Z": 1}, "nonsense", None])
def test_points_before_are_never_taken_from_the_client(sent):
    jogo = new_jogo("000")
    record(jogo, BURACO)

    assert record(jogo, BURACO | {"before": sent}).facts["before"] == {"A": 510, "B": -100}


def test_vulnerable_side_is_held_to_its_least():
    # B lays down 60 points, which a side with 750 points or more may not.
    jogo = new_jogo("000")
    record(jogo, OTHER)
    record(jogo, OTHER)

    with pytest.raises(MaoRejected) as rejected:
        record(jogo, BURACO)

    (problem,) = rejected.value.errors
    assert (str(problem.code), problem.side) == ("vulnerable_below_minimum", "B")


def test_partida_begins_without_anybody_vulnerable():
    jogo = new_jogo("000", {"target": 1000}, partidas=3)
    record(jogo, OTHER)
    record(jogo, OTHER)

    assert record(jogo, BURACO).facts["before"] == {"A": 0, "B": 0}


def test_mao_with_points_before_it_is_answered_the_same_again():
    jogo = new_jogo("000")
    key = uuid4()
    record(jogo, BURACO)
    first = record(jogo, BURACO, client_id=key)

    again = record_mao(jogo=jogo, partida=1, number=2, facts=BURACO, client_id=key, source=TABLE)

    assert again == Receipt(first, replay=True)


def test_correction_is_judged_by_the_points_the_table_knew():
    jogo = new_jogo("000", {"target": 3000})
    for facts in (BURACO, BURACO):
        record(jogo, facts)

    correct(jogo, OTHER, number=1, director=True)
    corrected = correct(jogo, OTHER, number=2)

    assert corrected.facts["before"] == {"A": 510, "B": -100}


def test_correction_with_the_same_facts_changes_nothing_whatever_stood_before():
    jogo = new_jogo("000")
    record(jogo, BURACO)
    record(jogo, BURACO)

    with pytest.raises(Refused, match="nothing_changed"):
        correct(jogo, BURACO, number=2)


def test_half_points_of_three_players_make_nobody_vulnerable():
    jogo = new_jogo("003", THREE, sides=3, overrides={"vulnerability.points": 75})

    maos = [record(jogo, SOLO) for _ in range(2)]

    assert maos[1].totals == {"A": 1125, "B": 72.5, "C": 72.5}


@pytest.mark.parametrize(
    ("system", "options", "sides", "facts"),
    [
        ("000", {"vulnerability": False}, 2, BURACO),
        ("003", {}, 2, WON),
        ("003", THREE, 3, SOLO),
    ],
)
def test_points_before_are_kept_only_where_they_matter(system, options, sides, facts):
    assert "before" not in record(new_jogo(system, options, sides=sides), facts).facts


# --- who sits at the table -----------------------------------------------------------------


@pytest.mark.parametrize("sides", [2, 3, 5])
def test_mao_of_another_number_of_players_is_refused(sides):
    jogo = new_jogo("000", SINGLES, sides=sides)

    with pytest.raises(MaoRejected) as rejected:
        record(jogo, FOUR)

    (problem,) = rejected.value.errors
    assert (str(problem.code), problem.field, problem.params) == ("wrong_sides", "sides", {"expected": sides})
    assert not Mao.objects.exists()


# --- card by card --------------------------------------------------------------------------


@pytest.mark.parametrize("hand", PLAYED, ids=lambda hand: hand["id"])
def test_cards_are_kept_and_their_summary_is_worth_the_same(hand):
    sides = len({player for side in hand["facts_cards"]["sides"] for player in side.split("+")})
    jogo = new_jogo(hand["system"], hand["options"] | _end(hand["system"]), sides=sides)

    record(jogo, hand["facts_cards"], by_cards=True)

    mao = Mao.objects.get()
    summary = rules.judge(jogo.load_rules(), mao.facts)
    assert mao.cards == hand["facts_cards"]
    assert mao.totals == dict(summary.per_player)
    assert mao.totals == hand["expected"].get("per_player", hand["expected"]["totals"])


def _end(system):
    return {"002": {"target": 1500}}.get(system, {})


def test_cards_and_summary_agree_where_one_bonus_takes_the_place_of_another(complete):
    # `tests/rules/test_golden.py` compares all of them without a database.
    hands = [hand for hand in ALL_PLAYED if hand["system"] == "000"]
    for hand in hands if complete else hands[::10]:
        jogo = new_jogo("000", hand["options"] | READINGS | {"target": 50000})
        mao = record(jogo, hand["facts_cards"], by_cards=True)

        assert rules.judge(jogo.load_rules(), mao.facts).totals == mao.totals, hand["id"]


def test_cards_of_a_vulnerable_side_know_the_points_before():
    jogo = new_jogo("000")
    record(jogo, BURACO)

    mao = record(jogo, DEALT, by_cards=True)

    assert mao.facts["before"] == {"A": 510, "B": -100}
    assert "before" not in mao.cards


def test_cards_sent_twice_are_stored_once():
    jogo, key = new_jogo("000"), uuid4()
    first = record(jogo, DEALT, by_cards=True, client_id=key)

    again = record(jogo, DEALT, by_cards=True, client_id=key, number=1)

    assert again == first
    assert Mao.objects.count() == 1


@pytest.mark.parametrize("by_cards", [True, False])
def test_key_of_a_mao_by_cards_is_not_good_for_other_facts(by_cards):
    jogo, key = new_jogo("000"), uuid4()
    first = record(jogo, DEALT, by_cards=True, client_id=key)
    other = PLAYED[1]["facts_cards"] if by_cards else first.facts

    with pytest.raises(KeyReused):
        record(jogo, other, by_cards=by_cards, client_id=key, number=1)


def test_refused_cards_store_nothing():
    jogo = new_jogo("000")

    with pytest.raises(MaoRejected):
        record(jogo, DEALT | {"went_out": "Z9"}, by_cards=True)

    assert not Mao.objects.exists()


def test_correction_by_cards_of_a_summary_and_back():
    jogo = new_jogo("000", {"target": 3000})
    record(jogo, BURACO)

    by_cards = correct(jogo, DEALT, by_cards=True)
    with pytest.raises(Refused, match="nothing_changed"):
        correct(jogo, DEALT, by_cards=True, seen_version=2)
    by_summary = correct(jogo, BURACO, seen_version=2)

    assert (by_cards.cards, by_summary.cards) == (DEALT, None)
    assert by_summary.totals == {"A": 510, "B": -100}
