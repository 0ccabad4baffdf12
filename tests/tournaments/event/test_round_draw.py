"""The draw of a round: from the standings, identical for a seed, one round at a time, or refused with a reason."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from tests.factories import TABLE, jogos_being_played, make_stages, play_open, record
from tests.locks import Beside, locked, until, waiting
from tests.tournaments.drafted import DANESE, SWISS, drafted, next_round, pairs, seats
from tests.tournaments.refusals import refused
from tournaments.event import rounds, stages
from tournaments.models import Confronto, Round, Stage
from tournaments.results import stage_results

pytestmark = pytest.mark.django_db


def test_same_seed_repeats_a_draw_another_does_not():
    _, row = drafted(duplas=16)
    first = seats(row)
    again = rounds.redraw(round=row, seed=row.seed, source=TABLE)
    assert seats(again) == first
    assert seats(rounds.redraw(round=row, seed=row.seed + 1, source=TABLE)) != first


def test_what_cannot_be_drawn_says_why():
    stage, row = drafted(duplas=6)
    assert refused(rounds.draw_round, stage=stage).code == "round_waiting"
    for _ in range(2):
        row = next_round(stage, row)
    rounds.post(round=row, source=TABLE)
    play_open(stage)
    assert refused(rounds.draw_round, stage=stage).code == "rounds_all_played"
    assert refused(rounds.start, round=row).code == "round_not_posted"
    stages.close_stage(stage=stage, source=TABLE)
    assert refused(rounds.draw_round, stage=stage).code == "stage_not_playing"
    (girone,) = make_stages({"format": "all_play_all"}, duplas=4)
    assert refused(rounds.draw_round, stage=girone).code == "rounds_all_drawn"


def test_danese_seats_first_against_second_of_the_standings():
    stage, row = drafted(plan={**DANESE, "swiss": {"rematches": True}}, duplas=6)
    for _ in range(2):
        row = next_round(stage, row)
        standing = [one.entrant for one in stage_results.standing_of(stage, after=row.number - 1)]
        assert pairs(row) == [set(standing[at : at + 2]) for at in (0, 2, 4)]


def test_danese_avoids_a_rematch_where_the_plan_does_not_allow_it():
    stage, row = drafted(plan=DANESE | {"swiss": {"rematches": False}}, duplas=4)
    met = pairs(row)
    for _ in range(2):
        row = next_round(stage, row)
        met += pairs(row)
    assert len(set(map(frozenset, met))) == 6  # each with each


def test_nobody_rests_twice_while_somebody_has_not():
    stage, row = drafted(plan=DANESE, duplas=3)
    for _ in range(2):
        row = next_round(stage, row)
    resting = Confronto.objects.filter(stage=stage, status="bye").values_list("dupla_a", flat=True)
    assert len(set(resting)) == 3


def test_a_draw_costs_the_same_queries_whatever_the_size():
    counts = []
    for duplas in (4, 16):
        stage, row = drafted(duplas=duplas)
        rounds.post(round=row, source=TABLE)
        for jogo in jogos_being_played(stage.tournament):
            record(jogo)
        with CaptureQueriesContext(connection) as caught:
            rounds.draw_round(stage=stage, seed=1, source=TABLE)
        counts.append([query["sql"] for query in caught if "SAVEPOINT" not in query["sql"]])
    assert [len(queries) for queries in counts] == [18, 18], counts[0]


def test_failed_draw_leaves_no_half_round():
    stage, row = drafted(plan={**SWISS, "swiss": {"byes": False}}, duplas=4)
    rounds.post(round=row, source=TABLE)
    play_open(stage)
    Stage.objects.get(pk=stage.pk).stageentry_set.order_by("place").last().delete()

    found = refused(rounds.draw_round, stage=stage)

    assert (found.code, Round.objects.filter(stage=stage).count()) == ("odd_without_bye", 1)
    assert not Confronto.objects.filter(stage=stage, round=2).exists()


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_two_draws_at_once_make_one_round():
    stage, row = drafted()
    rounds.post(round=row, source=TABLE)
    play_open(stage)
    with locked(stage.tournament):
        both = [Beside(lambda: rounds.draw_round(stage=stage, source=TABLE)) for _ in range(2)]
        until(lambda: waiting() == 2)
    for one in both:
        one.join(20)
    assert [one.error.code for one in both if one.error] == ["round_waiting"]
    assert Round.objects.filter(stage=stage, number=2).count() == 1
