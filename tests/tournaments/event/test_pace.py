"""The pace by round (draw, post, start and close together), and the free pace (each jogo as soon as possible)."""

from collections import defaultdict
from random import Random

import pytest

from tests.factories import (
    TABLE,
    go_on,
    jogos_being_played,
    make_stages,
    play_jogo,
    play_open,
    play_stage,
)
from tests.tournaments.refusals import refused
from tournaments.clubs import members
from tournaments.entries import changes
from tournaments.event import rounds, stages
from tournaments.models import Confronto, Round, Stage, Tournament, TournamentLogEntry
from tournaments.outcomes import decisions
from tournaments.publication.snapshot import snapshot
from tournaments.standings.meeting import Status

pytestmark = pytest.mark.django_db

ROUND, FREE = {"pace": "round"}, {"pace": "free"}
GROUPS = {"format": "groups", "groups": 6}
TWO, THREE = ({"format": "groups", "groups": number} for number in (2, 3))
MITCHELL = {"format": "mitchell", "rounds": 5}
ALL = {"format": "all_play_all"}
SWISS = {"format": "swiss", "rounds": 3}
DANESE = {"format": "danese", "rounds": 2}
INDIVIDUAL = {"format": "individual", "rounds": 3}
SCHEDULES = [GROUPS, MITCHELL, ALL, INDIVIDUAL]
EVERY = [*SCHEDULES, SWISS, DANESE]


def begin(plan, duplas=24, **fields):
    entrants = "players" if plan["format"] == "individual" else "duplas"
    return make_stages(plan, duplas=duplas, entrants=entrants, **fields)[0]


def begun_early(stage):
    """Play the open jogos in any order. Return how many began before the previous round was over."""
    early, seen, chance = set(), set(), Random(5)
    go_on(stage)
    while True:
        opened = set(Confronto.objects.filter(stage=stage, jogo__isnull=False)) - seen
        seen |= opened
        open_yet = Confronto.objects.filter(stage=stage, status="")
        early |= {one.pk for one in opened if open_yet.filter(round__lt=one.round).exists()}
        if jogos := jogos_being_played(stage.tournament):
            play_jogo(chance.choice(jogos))
        elif not go_on(stage):
            return len(early)


def mesas_by(stage, who):
    """Return the mesas of each group, or of each North-South dupla."""
    found = defaultdict(set)
    for row in Confronto.objects.filter(stage=stage, jogo__isnull=False):
        found[who(row)].add(row.mesa)
    return found


@pytest.mark.parametrize(("plan", "mesas"), [(TWO, 3), (MITCHELL | {"rounds": 3}, 4)])
def test_free_rounds_run_into_each_other_and_started_ones_do_not(plan, mesas):
    assert begun_early(begin(plan | FREE, duplas=8, mesas=mesas)) > 0
    assert begun_early(begin(plan | ROUND, duplas=8, mesas=mesas, name="Copa da Barra")) == 0


@pytest.mark.parametrize("mesas", [2, 5])
def test_group_keeps_its_mesas_and_north_south_theirs(mesas):
    groups = play_stage(begin(TWO | ROUND, duplas=8, mesas=mesas))
    short = MITCHELL | ROUND | {"rounds": 3}
    mitchell = play_stage(begin(short, duplas=8, mesas=mesas, name="Copa da Barra"))

    assert {len(found) for found in mesas_by(groups, lambda row: row.group).values()} == {2}
    assert {len(found) for found in mesas_by(mitchell, lambda row: row.dupla_a_id).values()} == {1}
    for stage in (groups, mitchell):
        assert max(max(found) for found in mesas_by(stage, lambda row: row.group).values()) <= mesas


def test_freely_a_group_wanders_through_the_hall():
    stage = begin(THREE | FREE, duplas=12, mesas=4)
    begun_early(stage)

    assert max(len(found) for found in mesas_by(stage, lambda row: row.group).values()) > 2


@pytest.mark.parametrize("plan", SCHEDULES, ids=lambda plan: plan["format"])
def test_schedule_is_drafts_until_it_is_posted_as_a_whole(plan):
    stage = begin(plan | ROUND, duplas=9)
    drafts = list(Round.objects.filter(stage=stage))
    assert {row.state for row in drafts} == {Round.State.DRAFT}
    assert not jogos_being_played(stage.tournament)

    rounds.check(round=drafts[1], source=TABLE)
    assert set(Round.objects.values_list("state", flat=True)) == {Round.State.CHECKED}
    assert rounds.post(round=drafts[1], source=TABLE).state == Round.State.POSTED

    posted = Round.objects.filter(stage=stage)
    assert {(row.state, row.posted_at is None, row.started_at) for row in posted} == {("posted", False, None)}
    met = Confronto.objects.filter(stage=stage, status="")
    assert met.exists()
    assert not met.filter(mesa=None).exists()
    assert not jogos_being_played(stage.tournament)
    said = [line.action for line in TournamentLogEntry.objects.all()][-2:]
    assert said == ["schedule_checked", "schedule_posted"]


@pytest.mark.parametrize("plan", EVERY, ids=lambda plan: plan["format"])
def test_all_tables_of_a_round_open_when_it_is_started_and_no_others(plan):
    stage = begin(plan | ROUND, duplas=8)
    first = Round.objects.filter(stage=stage).first()
    rounds.post(round=first, source=TABLE)
    met = Confronto.objects.filter(stage=stage, round=1, status="")
    places = dict(met.values_list("pk", "mesa"))
    assert None not in places.values()
    assert not met.filter(jogo__isnull=False).exists()

    started = rounds.start(round=first, source=TABLE)

    assert (started.state, started.started_at is None) == (Round.State.PLAYING, False)
    assert not met.filter(jogo=None).exists()
    assert dict(met.values_list("pk", "mesa")) == places
    assert not Confronto.objects.filter(stage=stage, round__gt=1, jogo__isnull=False).exists()
    play_open(stage)
    assert Round.objects.get(pk=first.pk).state == Round.State.CLOSED
    assert not jogos_being_played(stage.tournament)


@pytest.mark.parametrize("plan", [GROUPS, ALL, SWISS, INDIVIDUAL], ids=lambda plan: plan["format"])
def test_too_few_mesas_let_the_rest_of_the_same_round_wait(plan):
    stage = begin(plan | ROUND, duplas=12, mesas=2)
    go_on(stage)
    of_round = Confronto.objects.filter(stage=stage, round=1)
    assert {row.mesa for row in of_round.filter(jogo__isnull=False)} == {1, 2}

    play_jogo(jogos_being_played(stage.tournament)[1])

    assert {row.mesa for row in of_round.being_played()} == {1, 2}
    play_open(stage)
    assert not of_round.filter(status="").exists()
    assert not Confronto.objects.filter(stage=stage, round=2, jogo__isnull=False).exists()


def test_next_round_starts_once_all_results_are_there_or_the_director_says_why():
    stage = begin(GROUPS | ROUND, duplas=8)
    go_on(stage)
    second = Round.objects.get(stage=stage, number=2)
    late = jogos_being_played(stage.tournament)[0]
    for jogo in jogos_being_played(stage.tournament)[1:]:
        play_jogo(jogo)

    error = refused(rounds.start, round=second)
    assert (error.code, error.field, error.params["missing"]) == ("results_missing", "override", 1)

    rounds.start(round=second, override="A mesa 1 demora", source=TABLE)
    assert TournamentLogEntry.objects.get(action="round_started", round=2).reason == "A mesa 1 demora"
    waits = Confronto.objects.filter(stage=stage, round=2, jogo=None)
    assert {one.mesa for one in waits} == {1, 2}  # their duplas are still at mesa 1
    play_jogo(late)
    assert not waits.all().exists()


def test_round_is_started_once_and_not_before_it_is_posted():
    stage = begin(MITCHELL | ROUND, duplas=8)
    first = Round.objects.filter(stage=stage).first()
    assert refused(rounds.start, round=first).code == "round_not_posted"

    rounds.post(round=first, source=TABLE)
    again = [rounds.start(round=first, source=TABLE) for _ in range(2)]

    assert again[0].started_at == again[1].started_at
    assert TournamentLogEntry.objects.filter(action="round_started").count() == 1


def test_plan_of_before_there_was_a_choice_means_the_free_way():
    stage = begin(GROUPS)

    assert set(Round.objects.filter(stage=stage).values_list("state", flat=True)) == {Round.State.POSTED}
    assert len(jogos_being_played(stage.tournament)) == 12


def test_result_taken_back_opens_the_round_again_and_its_mesa():
    stage = begin(GROUPS | ROUND, duplas=8)
    go_on(stage)
    play_open(stage)
    one = Confronto.objects.filter(stage=stage, round=1).first()
    decisions.undo(confronto=one, reason="Soma trocada", source=TABLE)

    assert Round.objects.get(stage=stage, number=1).state == Round.State.PLAYING
    error = refused(rounds.start, round=Round.objects.get(stage=stage, number=2))
    assert error.code == "results_missing"


def test_schedule_that_is_a_draft_is_drawn_anew_with_who_is_there():
    stage = begin(GROUPS | ROUND)
    row = Round.objects.filter(stage=stage).first()
    changes.withdraw(dupla=stage.tournament.dupla_set.first(), justified=False, source=TABLE)

    again = stages.redraw_schedule(stage=stage, seed=99, source=TABLE)

    assert again.seed == 99
    assert {one.seed for one in Round.objects.filter(stage=stage)} == {99}
    assert Confronto.objects.of(stage.tournament.dupla_set.first()).count() == 0
    assert not Round.objects.filter(pk=row.pk).exists()
    go_on(stage)
    assert refused(stages.redraw_schedule, stage=stage).code == "round_posted"


@pytest.mark.parametrize("plan", [MITCHELL, {"format": "groups", "groups": 5}], ids=["mitchell", "groups"])
def test_bye_that_a_late_dupla_fills_has_a_mesa(plan):
    stage = begin(plan | ROUND, duplas=23)
    assert all(row.mesa for row in Confronto.objects.filter(stage=stage, status=Status.BYE))
    go_on(stage)
    first, second = (members.add_player(club=stage.tournament.club, name=name) for name in ("Nilo", "Olga"))
    late = changes.enter_late(stage=stage, first=first, second=second, source=TABLE)

    met = Confronto.objects.of(late).filter(stage=stage)
    assert all(row.mesa for row in met)
    of_round = Confronto.objects.filter(stage=stage, round=1).being_played()
    taken = list(of_round.values_list("mesa", flat=True))
    assert len(taken) == len(set(taken))
    assert Confronto.objects.of(late).being_played().count() == 1


def test_unposted_schedule_is_not_closed_as_if_nothing_were_to_be_played():
    stage = begin(ALL | ROUND, duplas=4)

    assert refused(stages.close_stage, stage=stage).code == "results_missing"
    assert Stage.objects.get().state == Stage.State.PLAYING
    assert Tournament.objects.get().state == Tournament.State.RUNNING


@pytest.mark.parametrize(("plan", "there"), [(ALL, 2), (INDIVIDUAL, 4), (GROUPS | {"groups": 1}, 3)])
def test_unposted_schedule_that_too_few_are_left_to_play_is_closed(plan, there):
    stage = begin(plan | ROUND, duplas=there)
    changes.withdraw(dupla=stage.tournament.dupla_set.first(), justified=True, reason="doença", source=TABLE)
    assert refused(stages.redraw_schedule, stage=stage).code == "stage_few_left"

    assert stages.close_stage(stage=stage, source=TABLE).state == Stage.State.CLOSED

    assert not Confronto.objects.filter(stage=stage).exists()
    assert Tournament.objects.get().state == Tournament.State.FINISHED
    assert len(snapshot(Tournament.objects.get())["final_ranking"]) == there


def test_whole_event_round_by_round_comes_to_its_end(complete):
    for plan in EVERY if complete else (GROUPS, INDIVIDUAL, DANESE):
        duplas = 7 if plan is GROUPS else 5
        stage = play_stage(begin(plan | ROUND, duplas=duplas, name=plan["format"], mesas=1))
        assert stage.state == Stage.State.CLOSED
        assert set(Round.objects.filter(stage=stage).values_list("state", flat=True)) == {"closed"}
