"""A disqualified dupla is no champion, a loss by penalty counts in a bracket, and a replayed jogo counts."""

import pytest

from scoring.lifecycle.open_close import reopen_jogo
from tests.factories import TABLE, catch_up, finish, jogos_being_played, make_stages, play_jogo, record
from tests.matrix import each
from tests.remembered import remembered
from tests.tournaments.event.families import named
from tests.tournaments.formats import DOUBLE, KNOCKOUT
from tests.tournaments.refusals import refused
from tests.tournaments.staged import make_round, make_stage
from tournaments.models import Confronto
from tournaments.outcomes import decisions, penalties
from tournaments.publication.snapshot import snapshot
from tournaments.results import stage_results
from tournaments.results.stage_results import standing_of

pytestmark = pytest.mark.django_db
THIRD = {**KNOCKOUT, "third": True}


@remembered
def over(plan, duplas=8):
    """Return the stage of a finished event, and the final places."""
    (stage,) = make_stages(plan, duplas=duplas)
    finish(stage.tournament)
    return stage, stage_results.results_of(stage).placed()


def disqualify(stage, dupla, round_=1):
    return penalties.penalise(
        stage=stage, dupla=dupla, round=round_, sanction="disqualification", reason="conduta", source=TABLE
    )


def rows(stage):
    return snapshot(catch_up(stage.tournament))["stages"][0]["standings"][0]["rows"]


@pytest.mark.parametrize(
    ("plan", "duplas"), [(THIRD, 8), (KNOCKOUT, 8), (DOUBLE, 4)], ids=["third", "knockout", "double"]
)
def test_title_of_who_is_disqualified_passes_to_the_next(plan, duplas):
    stage, before = over(plan, duplas)
    disqualify(stage, stage.tournament.dupla_set.get(pk=before[0].entrant), 3)

    after = rows(stage)

    numbers = dict(stage.tournament.dupla_set.values_list("pk", "number"))
    assert [row["dupla"] for row in after] == [numbers[row.entrant] for row in (*before[1:], before[0])]
    assert (after[0]["place"], after[0]["place_to"], after[-1]["place"], after[-1]["place_to"]) == (
        1,
        1,
        duplas,
        duplas,
    )
    assert [row["disqualified"] for row in after] == [False] * (duplas - 1) + [True]
    assert after[-2]["above"] == {"by": "disqualified", "value": None, "next": None}
    if plan is not DOUBLE:
        assert (after[0]["fate"]["code"], after[-1]["fate"]) == ("finalist", None)


def test_places_shared_with_who_is_disqualified_are_shared_by_the_others():
    stage, before = over(THIRD)
    disqualify(stage, stage.tournament.dupla_set.get(pk=before[5].entrant))
    assert [(row["place"], row["place_to"]) for row in rows(stage)][4:] == [(5, 7)] * 3 + [(8, 8)]


@pytest.mark.parametrize(("plan", "begun"), each([KNOCKOUT, DOUBLE], [False, True]), ids=named)
def test_who_is_disqualified_in_a_bracket_plays_it_no_more(plan, begun):
    (stage,) = make_stages(plan, duplas=8)
    first = Confronto.objects.get(stage=stage, round=1, position=1)
    if begun:
        play_jogo(first.jogo)
    disqualify(stage, first.dupla_a)
    finish(stage.tournament)

    stage.refresh_from_db()
    assert stage.state == "closed"
    own = Confronto.objects.of(first.dupla_a).filter(stage=stage)
    assert {row.status for row in own if row.winner_id != first.dupla_a_id} <= {"walkover"}
    assert rows(stage)[-1]["dupla"] == first.dupla_a.number


@pytest.mark.parametrize("played", [False, True])
def test_loss_by_penalty_in_a_bracket_lets_the_opponent_go_on(played):
    (stage,) = make_stages(KNOCKOUT, duplas=4)
    first = Confronto.objects.get(stage=stage, round=1, position=1)
    if played:
        play_jogo(first.jogo)
    punished = {"stage": stage, "dupla": first.dupla_a, "sanction": "loss", "reason": "atraso"}

    penalties.penalise(**punished, round=1, source=TABLE)

    first.refresh_from_db()
    assert (first.status, first.winner) == ("walkover", first.dupla_b)
    assert Confronto.objects.get(stage=stage, round=2, kind="main").dupla_a == first.dupla_b
    assert refused(penalties.penalise, **punished, round=2).code == "no_meeting_to_lose"


def test_what_is_played_after_the_directors_points_counts():
    stage = make_stage(4, target=2000)
    one, _ = make_round(stage, 1, "AB", "CD")
    record(one.jogo, "A")
    one = decisions.give_score(confronto=one, given=[0, 3], winner="B", reason="engano", source=TABLE)
    reopen_jogo(jogo=one.jogo, reason="joga-se de novo", source=TABLE)
    one.refresh_from_db()
    assert (one.status, one.given) == ("", None)

    play_jogo(one.jogo)

    one.refresh_from_db()
    assert (one.status, one.winner, one.given) == ("played", one.dupla_a, None)
    points = {row.entrant: row.line.points for row in standing_of(stage)}
    assert (points[one.dupla_a_id], points[one.dupla_b_id]) == (1, 0)


def test_final_to_which_neither_comes_leaves_two_second_and_no_champion():
    (stage,) = make_stages(KNOCKOUT, duplas=4)
    for jogo in jogos_being_played(stage.tournament):
        play_jogo(jogo)
    final = Confronto.objects.get(stage=stage, round=2, kind="main")
    decisions.both_absent(confronto=final, reason="ninguém veio", source=TABLE)
    finish(stage.tournament)
    assert [(row["place"], row["place_to"]) for row in rows(stage)[:2]] == [(2, 2), (2, 2)]
    stage.refresh_from_db()
    assert stage.state == "closed"
