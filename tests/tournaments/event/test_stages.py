"""Stages: planned, begun, closed, restarted; and who advances in which order."""

import pytest

from scoring.models import Jogo
from tests.factories import (
    TABLE,
    jogos_being_played,
    make_stages,
    make_tournament,
    play_open,
    play_stage,
    record,
)
from tests.matrix import one_of
from tests.tournaments.event.families import family
from tests.tournaments.formats import ALL, DANESE, DOUBLE, EVERY, GROUPS, KNOCKOUT, MITCHELL, SWISS, name
from tests.tournaments.refusals import refused
from tournaments.event import stages
from tournaments.models import Stage, StageEntry, TournamentLogEntry
from tournaments.results import stage_results

pytestmark = pytest.mark.django_db
TWO_GROUPS = {"format": "groups", "groups": 2, "top": 2}
CROSSING = ["1G1 x 2G2", "1G2 x 2G1", "3G1 x 4G2", "3G2 x 4G1"]
CROSSED_GROUPS = {**GROUPS, "crossing": CROSSING}  # of twelve jogos
CROSSED = {"format": "knockout", "crossing": ["1G1 x 2G2", "1G2 x 2G1"]}


def test_first_two_of_each_group_go_on_as_the_crossing_says():
    groups, knockout = make_stages(TWO_GROUPS, CROSSED, duplas=8)
    groups = play_stage(groups)
    first, second = (
        [row.entrant for row in stage_results.standing_of(groups, group)[:2]] for group in (1, 2)
    )

    stages.begin_stage(stage=knockout, seed=3, source=TABLE)

    semifinals = knockout.confronto_set.filter(round=1).order_by("position")
    assert list(semifinals.values_list("dupla_a", "dupla_b")) == [
        (first[0], second[1]),
        (second[0], first[1]),
    ]
    play_open(knockout)
    knockout.tournament.refresh_from_db()
    assert knockout.tournament.state == "finished"


@pytest.mark.parametrize(
    ("before", "after", "duplas", "going_on"),
    [
        pytest.param({**GROUPS, "top": 1, "others": 1}, KNOCKOUT, 6, 3, id="best-second"),
        pytest.param(
            {**SWISS, "top": 4},
            KNOCKOUT,
            6,
            4,
            marks=pytest.mark.proof("`entries/test_between_stages.py` begins with them"),
            id="swiss-knockout",
        ),
        pytest.param(
            {**GROUPS, "top": 3},
            GROUPS,
            6,
            6,
            marks=pytest.mark.proof("`test_begin_short.py` has fewer groups"),
            id="groups-groups",
        ),
        pytest.param(
            {**GROUPS, "top": 4},
            CROSSED_GROUPS,
            8,
            8,
            id="groups-crossed",
        ),
        pytest.param(
            {**GROUPS, "top": 2}, {**CROSSED, "format": "double", "reset": True}, 6, 4, id="crossed-double"
        ),
        pytest.param(MITCHELL, {**DANESE, "rounds": 1}, 6, 6, id="mitchell-danese"),
        pytest.param({**KNOCKOUT, "top": 4}, ALL, 6, 4, id="knockout-girone"),
    ],
)
def test_stages_follow_each_other(before, after, duplas, going_on, complete):
    one, other = make_stages(before, after, duplas=duplas)
    play_stage(one)

    stages.begin_stage(stage=other, seed=3, source=TABLE)

    assert StageEntry.objects.filter(stage=other).count() == going_on
    if complete or after is not CROSSED_GROUPS:
        play_stage(other)
        other.tournament.refresh_from_db()
        assert other.tournament.state == "finished"


def test_share_of_the_points_is_carried_over():
    one, other = make_stages(SWISS, {**DANESE, "carry": "1/2"}, duplas=4)
    play_stage(one)
    before = {row.entrant: row.line.points for row in stage_results.standing_of(one)}

    stages.begin_stage(stage=other, seed=3, source=TABLE)

    after = {row.entrant: row.line.points for row in stage_results.standing_of(other)}
    assert sum(before.values()) > 0
    assert after == {dupla: points / 2 for dupla, points in before.items()}


@pytest.mark.parametrize(
    ("plans", "code", "field"),
    [
        pytest.param([{"format": "individual", "rounds": 2}], "needs_players", "format", id="individual"),
        pytest.param([{"format": "swiss"}], "rounds_missing", "rounds", id="no-rounds"),
        pytest.param([{**SWISS, "target": 2003}], "target_invalid", "target", id="target-not-round"),
        pytest.param([{**SWISS, "late_until": "x"}], "late_until_invalid", "late_until", id="late"),
        pytest.param([{**SWISS, "seats": 4}], "plan_field", "seats", id="unknown"),
        pytest.param([{**GROUPS, "top": 1}, CROSSED], "crossing_missing_place", "crossing", id="crossing"),
    ],
)
def test_plan_that_cannot_be_played_is_refused_whole(plans, code, field):
    tournament = make_tournament(state="open")
    stages.save_plan(tournament=tournament, plans=[("", SWISS)], source=TABLE)

    found = refused(stages.save_plan, tournament=tournament, plans=[("", plan) for plan in plans])

    assert (found.code, found.field) == (code, field)
    assert Stage.objects.get(tournament=tournament).plan == SWISS


def test_maos_are_refused_where_a_partida_is_one_round():
    tournament = make_tournament(state="open", ruleset="open-dirty-1", target=None)

    found = refused(stages.save_plan, tournament=tournament, plans=[("", {**SWISS, "maos": 4})])

    assert (found.code, found.field) == ("maos_not_in_rules", "maos")


def test_plan_of_what_is_to_come_may_change_and_what_has_begun_may_not():
    tournament = make_stages(SWISS, KNOCKOUT)[0].tournament

    stages.save_plan(tournament=tournament, plans=[("Suíço", SWISS), ("Fim", DOUBLE)], source=TABLE)
    assert [stage.plan for stage in Stage.objects.filter(tournament=tournament)] == [SWISS, DOUBLE]
    assert refused(stages.save_plan, tournament=tournament, plans=[("", DANESE)]).code == "stage_begun"


def test_stage_added_to_what_was_over_lets_it_go_on():
    (stage,) = make_stages({**SWISS, "rounds": 1}, duplas=4)
    stage = play_stage(stage)
    tournament = stage.tournament
    plans = [("", stage.plan), ("", KNOCKOUT)]
    _, final = stages.save_plan(tournament=tournament, plans=plans, source=TABLE)
    tournament.refresh_from_db()
    assert tournament.state == "running"
    play_stage(stages.begin_stage(stage=final, source=TABLE))
    tournament.refresh_from_db()
    assert tournament.state == "finished"


def test_drawn_bracket_is_there():
    tournament = make_tournament(duplas=4, state="drawn")
    assert refused(stages.save_plan, tournament=tournament, plans=[]).code == "draw_done"


@pytest.mark.parametrize(
    ("which", "code"), [(0, "stage_begun"), (1, "stage_before_open")], ids=["begun", "before-open"]
)
def test_stage_begins_once_and_in_its_turn(which, code):
    planned = make_stages(SWISS, KNOCKOUT)
    assert refused(stages.begin_stage, stage=planned[which]).code == code


def test_stage_closes_only_with_all_its_results():
    (stage,) = make_stages(ALL, duplas=4)
    found = refused(stages.close_stage, stage=stage)
    assert (found.code, found.params) == ("results_missing", {"missing": 6})


def test_stage_is_started_anew_only_by_its_name_and_keeps_its_jogos():
    (stage,) = make_stages(ALL, duplas=4)
    play_open(stage)
    assert refused(stages.restart_stage, stage=stage, typed_name="Fase 2").code == "name_mismatch"

    stage = stages.restart_stage(stage=stage, typed_name=" fase 1 ", source=TABLE)
    assert (stage.state, stage.confronto_set.count(), Jogo.objects.count()) == ("planned", 0, 6)

    stages.begin_stage(stage=stage, seed=9, source=TABLE)
    assert stage.confronto_set.count() == 6
    assert list(TournamentLogEntry.objects.values_list("action", flat=True))[-2:] == [
        "stage_restarted",
        "stage_begun",
    ]


def test_stage_with_a_jogo_on_the_table_is_not_started_anew():
    (stage,) = make_stages(ALL, duplas=4, target=1500)
    record(jogos_being_played(stage.tournament)[1])
    found = refused(stages.restart_stage, stage=stage, typed_name="Fase 1")
    assert (found.code, found.params) == ("jogo_being_played", {"mesa": 2})


@pytest.mark.parametrize("plan", one_of(EVERY, by=family), ids=name)
def test_plan_of_a_stage_started_anew_is_edited_and_played(plan):
    entrants = "players" if plan["format"] == "individual" else "duplas"
    (stage,) = make_stages(plan, duplas=6, entrants=entrants)
    stage = stages.restart_stage(stage=stage, typed_name=str(stage), source=TABLE)
    edited = {**plan, "rounds": 2, "partidas": 1} if "rounds" in plan else {**plan, "partidas": 1}

    (kept,) = stages.save_plan(tournament=stage.tournament, plans=[("Outra", edited)], source=TABLE)

    assert (kept.pk, kept.name, kept.plan) == (stage.pk, "Outra", edited)
    play_stage(stages.begin_stage(stage=kept, seed=3, source=TABLE))
    kept.tournament.refresh_from_db()
    assert kept.tournament.state == "finished"


def test_stage_started_anew_may_be_dropped_from_the_plan_and_taken_up_again():
    one, other = make_stages({**SWISS, "rounds": 1}, KNOCKOUT, duplas=4)
    one = play_stage(one)
    stages.begin_stage(stage=other, seed=3, source=TABLE)
    stages.restart_stage(stage=other, typed_name=str(other), source=TABLE)
    tournament, alone = one.tournament, [("Grupos", one.plan)]

    stages.save_plan(tournament=tournament, plans=alone, source=TABLE)

    tournament.refresh_from_db()
    assert tournament.state == "finished"
    assert list(Stage.objects.filter(tournament=tournament)) == [one]
    assert TournamentLogEntry.objects.filter(stage=other.pk, action="stage_begun").exists()
    _, again = stages.save_plan(tournament=tournament, plans=[*alone, ("Final", DOUBLE)], source=TABLE)
    assert (again.pk, again.plan) == (other.pk, DOUBLE)
    play_stage(stages.begin_stage(stage=again, seed=3, source=TABLE))
    tournament.refresh_from_db()
    assert tournament.state == "finished"


def test_name_of_a_stage_that_plays_may_change():
    (stage,) = make_stages(SWISS)
    stages.save_plan(tournament=stage.tournament, plans=[("Manhã", SWISS)], source=TABLE)
    stage.refresh_from_db()
    assert stage.name == "Manhã"
