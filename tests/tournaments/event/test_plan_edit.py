"""The plan of a stage that has begun: which values may still change, the effects, and what remains."""

import pytest

from tests.factories import (
    TABLE,
    go_on,
    jogos_being_played,
    make_stages,
    play_jogo,
    play_open,
    play_stage,
    record,
)
from tests.matrix import each, one_of, pairs
from tests.tournaments.drafted import next_round
from tests.tournaments.event.families import named
from tests.tournaments.formats import DANESE, GROUPS, INDIVIDUAL, KNOCKOUT, MITCHELL, SWISS
from tests.tournaments.refusals import refused
from tests.tournaments.replanned import save
from tournaments.entries import leaving
from tournaments.event import rounds, stages
from tournaments.event.consequences import Unconfirmed
from tournaments.event.draws.places_by_hand import swap_places
from tournaments.ledger.log_lines import line_of
from tournaments.models import Confronto, Round, Stage, TournamentLogEntry
from tournaments.results.stage_results import standing_of
from tournaments.wording.history.log import details
from tournaments.wording.refusals.consequences import consequence

pytestmark = pytest.mark.django_db
SHORT = {"partidas": 1}
WINS_TEN = {"played": {"won": 10, "level": 5, "lost": 0}}


def only_line(action):
    return details(line_of(TournamentLogEntry.objects.get(action=action)))


def test_round_is_added_to_a_swiss_that_plays_and_cut_again():
    (stage,) = make_stages(SWISS | SHORT, duplas=6)
    first = Round.objects.get(stage=stage)

    assert save(stage.tournament, SWISS | SHORT | {"rounds": 5}) == ["rounds_change"]
    assert only_line("plan_changed") == "Rodadas: 3 → 5"
    second = next_round(stage, first)
    assert save(stage.tournament, SWISS | SHORT | {"rounds": 1}) == ["rounds_change", "draft_dropped"]

    assert not Round.objects.filter(pk=second.pk).exists()
    stage.refresh_from_db()
    assert refused(rounds.draw_round, stage=stage).code == "rounds_all_played"
    assert stages.close_stage(stage=stage, source=TABLE).state == "closed"


def test_clock_of_mesas_in_play_changes_once_it_is_confirmed():
    (stage,) = make_stages(GROUPS | SHORT | {"minutes": 45}, duplas=8)

    with pytest.raises(Unconfirmed) as asked:
        stages.save_plan(
            tournament=stage.tournament, plans=[("", GROUPS | SHORT | {"minutes": 50})], source=TABLE
        )

    said = [consequence(one) for one in asked.value.consequences]
    assert said[0] == "O relógio das mesas em jogo muda já. Minutos: 45 → 50."


def test_round_that_is_posted_cannot_be_cut():
    (stage,) = make_stages(SWISS | SHORT, duplas=6)
    rounds.post(round=Round.objects.get(stage=stage), source=TABLE)
    next_round(stage, Round.objects.get(stage=stage))
    rounds.post(round=Round.objects.get(stage=stage, number=2), source=TABLE)

    found = refused(
        stages.save_plan, tournament=stage.tournament, plans=[("", SWISS | SHORT | {"rounds": 1})]
    )

    assert (found.code, found.field, found.params) == ("rounds_posted", "rounds", {"round": 2, "stage": 1})


def test_stage_that_was_closed_goes_on_with_a_round_more():
    (stage,) = make_stages({**SWISS, "rounds": 1, **SHORT}, duplas=4)
    stage = play_stage(stage)

    assert save(stage.tournament, {**SWISS, "rounds": 2, **SHORT}) == ["rounds_change", "stage_goes_on"]

    stage.refresh_from_db()
    stage.tournament.refresh_from_db()
    assert (stage.state, stage.tournament.state) == ("playing", "running")
    rounds.draw_round(stage=stage, source=TABLE)


def test_what_a_meeting_is_worth_changes_and_who_moves_is_told():
    (stage,) = make_stages(GROUPS | SHORT, duplas=8)
    for jogo in jogos_being_played(stage.tournament):
        play_jogo(jogo)
    before = {row.entrant: row.line.points for row in standing_of(stage, 1)}

    found = save(stage.tournament, GROUPS | SHORT | {"points": WINS_TEN})

    assert found[0] == "results_counted_anew"
    stage.refresh_from_db()
    after = {row.entrant: row.line.points for row in standing_of(stage, 1)}
    assert sum(after.values()) > sum(before.values())


def test_other_order_of_criteria_is_told_too():
    (stage,) = make_stages(GROUPS | SHORT, duplas=8)
    play_open(stage)

    found = save(stage.tournament, GROUPS | SHORT | {"order": ["made", "lots"]})

    assert found[0] == "results_counted_anew"
    assert set(found) <= {"results_counted_anew", "place_moves"}


def test_length_of_a_jogo_changes_for_those_nothing_was_entered_in():
    (stage,) = make_stages(GROUPS | {"partidas": 3}, duplas=8)
    begun, *fresh = jogos_being_played(stage.tournament)
    record(begun)

    assert save(stage.tournament, GROUPS | SHORT) == ["jogos_stay", "jogos_opened_anew"]

    kept, *anew = jogos_being_played(stage.tournament)
    assert (kept, kept.partidas) == (begun, 3)
    assert [jogo.partidas for jogo in anew] == [1] * len(fresh)


def test_number_of_those_who_go_on_changes_until_the_next_stage_begins():
    groups, final = make_stages(GROUPS | SHORT | {"top": 1}, KNOCKOUT | SHORT, duplas=8)
    tournament, more = groups.tournament, GROUPS | SHORT | {"top": 2}
    play_stage(groups)

    assert save(tournament, more, KNOCKOUT | SHORT) == []

    stages.begin_stage(stage=final, source=TABLE)
    assert final.stageentry_set.count() == 4
    found = refused(stages.save_plan, tournament=tournament, plans=[("", groups.plan), ("", final.plan)])
    assert (found.code, found.field) == ("next_stage_begun", "top")


@pytest.mark.parametrize("played", [0, 1, 2], ids=["none", "one", "both"])
def test_third_place_is_added_at_any_time_and_its_semifinalists_are_put_there(played):
    (stage,) = make_stages(KNOCKOUT | SHORT | {"third": False}, duplas=4)
    for jogo in jogos_being_played(stage.tournament)[:played]:
        play_jogo(jogo)

    assert save(stage.tournament, KNOCKOUT | SHORT | {"third": True}) == ["third_added"]

    third = Confronto.objects.get(stage=stage, kind="third")
    assert (third.dupla_a is not None, third.dupla_b is not None) == (played > 0, played > 1)
    play_open(stage)
    third.refresh_from_db()
    stage.tournament.refresh_from_db()
    assert (third.status, stage.tournament.state) == ("played", "finished")


def test_third_place_is_dropped_until_somebody_plays_it():
    (stage,) = make_stages(KNOCKOUT | SHORT | {"third": True}, duplas=4)
    without = KNOCKOUT | SHORT | {"third": False}
    for jogo in jogos_being_played(stage.tournament):
        play_jogo(jogo)
    jogo = Confronto.objects.get(stage=stage, kind="third").jogo

    assert save(stage.tournament, without) == ["third_dropped"]

    jogo.refresh_from_db()
    assert jogo.reason == "cancelled"
    assert save(stage.tournament, KNOCKOUT | SHORT | {"third": True}) == ["third_added"]
    play_jogo(Confronto.objects.get(stage=stage, kind="third").jogo)
    found = refused(stages.save_plan, tournament=stage.tournament, plans=[("", without)])
    assert (found.code, found.field) == ("third_played", "third")


def test_format_of_a_stage_that_has_begun_stands():
    (stage,) = make_stages(SWISS, duplas=9)
    found = refused(stages.save_plan, tournament=stage.tournament, plans=[("", DANESE)])
    assert (found.code, found.field, found.params["stage"]) == ("stage_begun", None, 1)
    assert Stage.objects.get(pk=stage.pk).plan == SWISS


@pytest.mark.parametrize("duplas", one_of([8, 7, 9], by=lambda duplas: duplas % 2))
def test_mitchell_gets_a_round_more_in_the_same_movement_and_loses_it_again(duplas):
    (stage,) = make_stages({**MITCHELL, "rounds": 2, **SHORT}, duplas=duplas)

    assert save(stage.tournament, {**MITCHELL, "rounds": 3, **SHORT}) == ["rounds_added"]

    met = Confronto.objects.filter(stage=stage, dupla_b__isnull=False).values_list("dupla_a", "dupla_b")
    pairs = [frozenset(pair) for pair in met]
    assert len(set(pairs)) == len(pairs) == 3 * (duplas // 2)
    assert save(stage.tournament, {**MITCHELL, "rounds": 2, **SHORT}) == ["rounds_dropped"]
    assert Round.objects.filter(stage=stage).count() == 2
    assert save(stage.tournament, {**MITCHELL, "rounds": 3, **SHORT}) == ["rounds_added"]
    play_stage(stage)
    stage.tournament.refresh_from_db()
    assert stage.tournament.state == "finished"


def test_individual_gets_a_round_more():
    (stage,) = make_stages({**INDIVIDUAL, "rounds": 2, **SHORT}, duplas=8, entrants="players")
    assert save(stage.tournament, {**INDIVIDUAL, "rounds": 4, **SHORT}) == ["rounds_added"]
    play_stage(stage)
    assert Round.objects.filter(stage=stage, state="closed").count() == 4


@pytest.mark.parametrize(
    ("plan", "at", "rest"), pairs([MITCHELL, INDIVIDUAL], [1, 2], [True, False]), ids=named
)
def test_round_is_added_after_two_changed_places_by_hand(plan, at, rest):
    entrants = "players" if plan is INDIVIDUAL else "duplas"
    (stage,) = make_stages(plan | {"rounds": 2} | SHORT | {"pace": "round"}, duplas=8, entrants=entrants)
    go_on(stage)
    one, other = (
        row.dupla_a for row in Confronto.objects.filter(stage=stage, round=at).order_by("position")[:2]
    )
    change = {"stage": stage, "number": at, "one": one, "other": other, "rest": rest}
    swap_places(**change, reason="sentaram trocadas", source=TABLE)
    last = {row.mesa: set(row.entrants) for row in Confronto.objects.filter(stage=stage, round=2)}

    assert save(stage.tournament, plan | {"rounds": 3} | SHORT | {"pace": "round"}) == ["rounds_added"]

    added = Confronto.objects.filter(stage=stage, round=3)
    here = [who for row in added for who in row.entrants]
    assert sorted(here) == sorted(stage.tournament.dupla_set.values_list("pk", flat=True))
    if plan is MITCHELL:  # North-South stay at their tables, where they sit since
        assert all(row.dupla_a_id in last[row.mesa] for row in added)
    play_stage(stage)
    stage.tournament.refresh_from_db()
    assert stage.tournament.state == "finished"


def test_round_of_a_schedule_with_a_mao_is_not_cut_and_one_too_many_is_refused():
    (stage,) = make_stages({**MITCHELL, "rounds": 2, **SHORT}, duplas=6)
    play_open(stage)
    given = {"tournament": stage.tournament}
    cut = refused(stages.save_plan, **given, plans=[("", {**MITCHELL, "rounds": 1, **SHORT})])
    more = refused(stages.save_plan, **given, plans=[("", {**MITCHELL, "rounds": 9, **SHORT})])
    assert (cut.code, cut.params["round"], more.code) == ("rounds_recorded", 2, "mitchell_too_many_rounds")


@pytest.mark.parametrize(("plan", "justified"), each([MITCHELL, INDIVIDUAL], [True, False]), ids=named)
def test_rounds_are_cut_and_added_after_somebody_has_left(plan, justified):
    entrants = "players" if plan is INDIVIDUAL else "duplas"
    (stage,) = make_stages(plan | {"rounds": 3} | SHORT | {"pace": "round"}, duplas=8, entrants=entrants)
    go_on(stage)
    play_open(stage)
    leaves = stage.tournament.dupla_set.first()
    leaving.withdraw(dupla=leaves, justified=justified, source=TABLE)
    fewer, more = (plan | {"rounds": number} | SHORT | {"pace": "round"} for number in (1, 3))
    before = _missed(stage)

    assert save(stage.tournament, fewer) == ["rounds_dropped"]
    assert save(stage.tournament, more) == ["rounds_added"]

    assert _missed(stage) == before
    play_stage(stage)
    stage.tournament.refresh_from_db()
    assert stage.tournament.state == "finished"


def _missed(stage):
    rows = Confronto.objects.filter(stage=stage, round__gt=1).order_by("round", "position")
    return [
        (row.round, row.status, sorted(row.entrants), row.winner_id, row.absent) for row in rows if row.status
    ]


def test_same_plan_written_in_full_is_no_change():
    (stage,) = make_stages(MITCHELL, duplas=8)
    assert save(stage.tournament, MITCHELL | {"late_until": None}) == []
    assert not TournamentLogEntry.objects.filter(action="plan_changed").exists()
