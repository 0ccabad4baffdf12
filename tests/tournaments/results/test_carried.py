"""Points carried over from the previous stage are computed from its current results, never stored."""

from fractions import Fraction
from itertools import pairwise

import pytest

from tests.factories import LOST, TABLE, WON, catch_up, make_stages, play_stage
from tests.remembered import remembered
from tests.tournaments.bracket import correct
from tournaments.clubs import members
from tournaments.entries import changes
from tournaments.event import rounds, stages
from tournaments.models import Confronto, Penalty, Round, Stage
from tournaments.publication.document.standings import standings_lines
from tournaments.publication.snapshot import snapshot
from tournaments.results.stage_results import results_by_stage, results_of, standing_of

pytestmark = pytest.mark.django_db
SWISS = {"format": "swiss", "rounds": 1, "partidas": 1, "order": ["points", "made", "lots"]}
DANESE = {"format": "danese", "rounds": 1, "partidas": 1, "order": ["points", "made", "lots"]}


@remembered
def event(*plans, duplas=4, begun=2):
    """Return the stages of an event, all before the last played to their end."""
    found = make_stages(*plans, duplas=duplas)
    for before, after in pairwise(found[:begun]):
        play_stage(before)
        stages.begin_stage(stage=after, seed=3, source=TABLE)
    return list(Stage.objects.filter(tournament=found[0].tournament).select_related("tournament"))


def corrected(stage, **typed):
    """Correct the first jogo of a stage, of one mão, with these differences for a side. Return its confronto."""
    met = Confronto.objects.filter(stage=stage, jogo__isnull=False).order_by("pk").first()
    correct(met.jogo, {"A": WON | typed.get("A", {}), "B": LOST | typed.get("B", {})})
    return met


def lines(stage):
    return {row.entrant: row.line for row in standing_of(stage)}


def test_a_corrected_mao_moves_the_standings_of_both_stages():
    one, other = event(SWISS, {**DANESE, "carry": 1})
    before, brought = lines(one), lines(other)

    met = corrected(one, A={"table": 380})

    for table, earlier in ((lines(one), before), (lines(other), brought)):
        assert table[met.dupla_a_id].made == earlier[met.dupla_a_id].made - 20
        assert table[met.dupla_b_id].suffered == earlier[met.dupla_b_id].suffered - 20
    assert lines(other)[met.dupla_a_id].made == lines(one)[met.dupla_a_id].made


def test_a_penalty_of_the_stage_before_is_brought_along():
    one, other = event(SWISS, {**DANESE, "carry": "1/2"})
    (first, *_) = standing_of(one)

    Penalty.objects.create(stage=one, dupla_id=first.entrant, round=1, sanction="mp", amount=60, reason="x")

    assert results_of(other).carried[first.entrant].made == Fraction(first.line.made - 60, 2)


def test_less_than_nothing_is_brought_along_too():
    # A dupla caught with a full hand scores below zero; a penalty deducts points that were never won.
    one, other = event(SWISS, {**DANESE, "carry": "1/2"})
    met = corrected(one, B={"table": 0, "hand": 400, "dirty": 0})
    Penalty.objects.create(stage=one, dupla=met.dupla_b, round=1, sanction="vp", amount=3, reason="x")
    made = lines(one)[met.dupla_b_id].made

    row = Round.objects.get(stage=other)
    rounds.redraw(round=row, seed=3, source=TABLE)
    rounds.post(round=row, source=TABLE)

    assert made < 0
    assert results_of(other).carried[met.dupla_b_id][:2] == (Fraction(-3, 2), Fraction(made, 2))
    (told,) = [one for one in standings_lines(results_of(other)) if one["dupla"] == met.dupla_b.number]
    assert told["carried"]["points"] == "-3/2"


def test_points_are_carried_on_over_three_stages():
    one, two, three = event(SWISS, {**DANESE, "carry": 1}, {**DANESE, "carry": "1/2"}, begun=3)
    before = lines(three)

    met = corrected(one, A={"table": 380})

    found = results_of(three)
    assert list(found.carried) == [entry.dupla_id for entry in found.entries]
    assert {pk: line.made for pk, line in lines(three).items()} == {
        pk: line.made - (10 if pk == met.dupla_a_id else 0) for pk, line in before.items()
    }
    assert lines(three)[met.dupla_a_id].points == lines(two)[met.dupla_a_id].points / 2


def test_nothing_is_carried_where_the_plan_of_the_stage_says_nothing():
    one, two, three = event(SWISS, DANESE, {**DANESE, "carry": 1}, begun=3)

    assert results_of(two).carried == {}
    assert {line.made for line in lines(three).values()} <= {760, 220}
    assert set(results_by_stage([one, two, three])) == {one.pk, two.pk, three.pk}


def test_who_enters_late_brings_nothing():
    _, other = event(SWISS, {**DANESE, "carry": 1})
    players = [
        members.add_player(club=other.tournament.club, name=name) for name in ("Zélia Nova", "Yago Novo")
    ]

    late = changes.enter_late(stage=other, first=players[0], second=players[1], source=TABLE)

    assert late.pk in lines(other)
    assert late.pk not in results_of(other).carried


def test_what_is_published_says_what_stands_now():
    one, other = event(SWISS, {**DANESE, "carry": 1})
    met = corrected(one, A={"table": 380})
    catch_up(one.tournament)

    told = snapshot(other.tournament)["stages"]

    made = {row["dupla"]: row["made"][0] for row in told[0]["standings"][0]["rows"]}
    brought = {row["dupla"]: row["carried"]["made"] for row in told[1]["standings"][0]["rows"]}
    assert brought == made
    assert brought[met.dupla_a.number] == 740


@pytest.mark.parametrize(("plans", "queries"), [(2, 5), (3, 5)])
def test_what_is_carried_costs_one_query_more_over_any_number_of_stages(
    plans, queries, django_assert_num_queries
):
    *_, last = event(SWISS, *[{**DANESE, "carry": 1}] * (plans - 1), begun=plans)

    with django_assert_num_queries(queries):
        standings_lines(results_of(last))


def test_nothing_more_is_read_where_the_stage_before_is_at_hand(django_assert_num_queries):
    read = event(SWISS, {**DANESE, "carry": 1})

    with django_assert_num_queries(4):
        results_by_stage(read)
