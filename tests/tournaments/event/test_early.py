"""A running event ends with the standings as they are; a stage with one entrant left has a winner."""

import pytest

from tests.factories import (
    TABLE,
    catch_up,
    go_on,
    jogos_being_played,
    make_stages,
    play_jogo,
    play_stage,
    record,
)
from tests.tournaments.event.confirming import agree
from tests.tournaments.formats import (
    ALL,
    EVERY,
    GROUPS,
    INDIVIDUAL,
    KNOCKOUT,
    SWISS,
    TEAMS,
    entrants_of,
    name,
)
from tests.tournaments.refusals import refused
from tournaments.entries import leaving
from tournaments.event import rounds, stages
from tournaments.event.ending import cancelling, early
from tournaments.models import Dupla, Round, Stage, StageEntry, Tournament, TournamentLogEntry
from tournaments.outcomes import decisions
from tournaments.outcomes.rest import How
from tournaments.publication import lookup
from tournaments.publication.checks import faults
from tournaments.publication.snapshot import snapshot
from tournaments.results.stage_results import standing_of

pytestmark = pytest.mark.django_db
WHY = {"reason": "O salão fecha"}


def end(tournament, how=How.AS_IT_STANDS):
    """End an event early; return the consequences that were shown before, by code."""
    told = agree(early.end_now, tournament=tournament, how=how, **WHY)
    tournament.refresh_from_db()
    return {one.code: one.what or one.count for one in told}


@pytest.mark.parametrize("plan", EVERY, ids=name)
def test_each_format_ends_in_the_middle_of_a_round(plan):
    later = plan if plan in (INDIVIDUAL, TEAMS) else KNOCKOUT
    first, _second = make_stages(
        plan | {"partidas": 1, "top": 4}, later, duplas=8, entrants=entrants_of(plan), target=3000
    )
    go_on(first)
    over, going_on, *_others = jogos_being_played(first.tournament)
    play_jogo(over)
    record(going_on)
    tournament = first.tournament

    told = end(tournament)

    assert told["jogos_count_as_they_are"] == 1
    assert told["stages_fall"] == "Fase 2"
    assert tournament.state == "finished"
    assert not jogos_being_played(tournament)
    assert [(stage.number, stage.state) for stage in Stage.objects.filter(tournament=tournament)] == [
        (1, "closed")
    ]
    document = snapshot(tournament)
    assert document["tournament"]["ended_early"] is True
    assert len(document["final_ranking"]) == (4 if plan == TEAMS else 8)
    assert told["ends_as"].startswith("1º")
    assert TournamentLogEntry.objects.get(action="event_ended_early").reason == WHY["reason"]
    assert not list(faults(catch_up(tournament)))


def test_stage_in_which_nothing_was_played_is_dropped_and_the_one_before_decides():
    first, second = make_stages(ALL | {"partidas": 1, "top": 2}, KNOCKOUT, duplas=4)
    play_stage(first)
    stages.begin_stage(stage=second, source=TABLE)
    assert jogos_being_played(first.tournament)

    told = end(first.tournament)

    assert told["stages_fall"] == "Fase 2"
    assert "jogos_without_result" not in told
    assert first.tournament.state == "finished"
    assert not jogos_being_played(first.tournament)
    assert not list(faults(catch_up(first.tournament)))


def test_draft_falls_and_the_stage_may_be_reopened():
    (stage,) = make_stages(SWISS | {"partidas": 1, "pace": "round"}, duplas=6)
    go_on(stage)
    for jogo in jogos_being_played(stage.tournament):
        play_jogo(jogo)
    rounds.draw_round(stage=stage, source=TABLE)

    told = end(stage.tournament)

    assert told["rounds_dropped"] == "2"
    assert Round.objects.filter(stage=stage).count() == 1
    stages.reopen_stage(stage=stage, source=TABLE)
    tournament = Tournament.objects.get()
    assert (tournament.state, tournament.ended_early) == ("running", False)


def test_result_taken_back_continues_the_event():
    (stage,) = make_stages(ALL | {"partidas": 1}, duplas=4)
    play_jogo(jogos_being_played(stage.tournament)[0])
    end(stage.tournament)

    decisions.undo(confronto=stage.confronto_set.get(status="played"), reason="x", source=TABLE)

    tournament = Tournament.objects.get()
    assert (tournament.state, tournament.ended_early) == ("running", False)


def test_event_in_which_nothing_was_played_has_no_ranking_and_is_cancelled_instead():
    (stage,) = make_stages(ALL, duplas=4)

    assert refused(early.end_now, tournament=stage.tournament, **WHY).code == "nothing_to_rank"
    agree(cancelling.cancel, tournament=stage.tournament)
    assert refused(early.end_now, tournament=stage.tournament, **WHY).code == "event_cancelled"


def test_only_a_running_event_ends_and_with_a_reason():
    (stage,) = make_stages(ALL, duplas=4, state="open")

    assert refused(early.end_now, tournament=stage.tournament, **WHY).code == "event_not_running"
    assert refused(early.end_now, tournament=stage.tournament, reason=" ").code == "reason_missing"


@pytest.mark.parametrize("plan", [KNOCKOUT, SWISS, GROUPS], ids=name)
def test_the_only_one_left_wins_a_stage_that_nobody_can_play(plan):
    (stage,) = make_stages(plan | {"partidas": 1} | ({"groups": 1} if plan == GROUPS else {}), duplas=4)
    stays, *gone = stage.tournament.dupla_set.order_by("number")
    for dupla in gone:
        leaving.withdraw(dupla=dupla, justified=True, reason="x", source=TABLE)
    stages.restart_stage(stage=Stage.objects.get(), typed_name="Fase 1", source=TABLE)
    assert refused(stages.begin_stage, stage=Stage.objects.get()).code == "stage_one_left"

    told = end(stage.tournament)

    assert told["wins_alone"] == f"Fase 1: {stays}"
    assert stage.tournament.state == "finished"
    assert lookup.champion(snapshot(stage.tournament)) == stays.name
    assert not list(faults(catch_up(stage.tournament)))


def test_the_only_one_left_for_a_later_stage_wins_the_event():
    first, second = make_stages(ALL | {"partidas": 1, "top": 2}, KNOCKOUT, duplas=3)
    play_stage(first)
    best, *others = (row.entrant for row in standing_of(first))
    for other in others:
        leaving.withdraw(dupla=Dupla.objects.get(pk=other), justified=True, reason="x", source=TABLE)
    assert refused(stages.begin_stage, stage=second).code == "stage_one_left"

    told = end(first.tournament)

    assert told["wins_alone"].startswith("Fase 2: ")
    assert StageEntry.objects.entered().get(stage=second).dupla_id == best
    assert not list(faults(catch_up(first.tournament)))
