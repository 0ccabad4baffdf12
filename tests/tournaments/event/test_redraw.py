"""A stage drawn anew: late entries stay in it, and a disqualified dupla stays out until the penalty is lifted."""

import pytest

from tests.factories import TABLE, director_of, make_stages, play_stage
from tests.matrix import each, one_of
from tests.remembered import remembered
from tests.tournaments.desk.pages import text, url
from tests.tournaments.event.families import family, named
from tests.tournaments.formats import ALL, DANESE, GROUPS, MITCHELL, SWISS, name
from tests.tournaments.refusals import refused
from tournaments.clubs import members
from tournaments.entries import changes
from tournaments.event import rounds, stages
from tournaments.event.draws import draw_by_hand, forgotten, rounds_by_hand
from tournaments.models import Confronto, Dupla, Penalty, Round, Stage, StageEntry
from tournaments.outcomes import penalties

pytestmark = pytest.mark.django_db
ROUND = {"pace": "round"}
SCHEDULES = pytest.mark.parametrize("plan", [GROUPS, ALL, MITCHELL], ids=lambda plan: plan["format"])


@remembered
def second(plan, *, first=SWISS, duplas=7):
    """Return the second stage of an event, begun, with its rounds in draft."""
    one, other = make_stages({**first, "rounds": 1}, plan, duplas=duplas)
    play_stage(one)
    return stages.begin_stage(stage=other, seed=3, source=TABLE)


def players(stage, *names):
    return [members.add_player(club=stage.tournament.club, name=name) for name in names]


def late(stage):
    first, other = players(stage, "Nilo Vale", "Olga Vale")
    return changes.enter_late(stage=stage, first=first, second=other, source=TABLE)


def punish(stage, dupla):
    why = {"round": 1, "sanction": "disqualification", "reason": "ofensa"}
    return penalties.penalise(stage=stage, dupla=dupla, source=TABLE, **why)


def seated(stage):
    rows = Confronto.objects.filter(stage=stage)
    return {id_ for row in rows for id_ in row.entrants if id_}


@SCHEDULES
def test_who_came_late_stays_in_a_later_stage_that_is_drawn_anew(plan):
    stage = second(plan | ROUND)
    came = late(stage)
    assert rounds.staleness(Round.objects.filter(stage=stage).first()) is None

    stages.redraw_schedule(stage=stage, seed=5, source=TABLE)

    assert came.pk in seated(stage)
    assert len(seated(stage)) == 8
    assert StageEntry.objects.entered().filter(stage=stage).count() == 8
    assert rounds.staleness(Round.objects.filter(stage=stage).first()) is None
    changes.withdraw(dupla=came, justified=True, source=TABLE)
    stages.redraw_schedule(stage=stage, seed=6, source=TABLE)
    assert len(seated(stage)) == 7


@pytest.mark.parametrize("plan", one_of([ALL, SWISS, DANESE], by=family), ids=name)
def test_who_came_late_stays_in_a_later_stage_that_is_started_anew(plan, complete):
    stage = second(plan | ROUND)
    came = late(stage)
    stages.restart_stage(stage=stage, typed_name=str(stage), source=TABLE)
    changes.withdraw(dupla=came, justified=True, source=TABLE)
    assert refused(changes.withdraw, dupla=came, justified=True).code == "already_withdrawn"
    changes.re_enter(dupla=came, source=TABLE)

    stages.begin_stage(stage=Stage.objects.get(pk=stage.pk), seed=4, source=TABLE)

    assert came.pk in seated(stage)
    if complete or plan is SWISS:
        play_stage(Stage.objects.get(pk=stage.pk))


@pytest.mark.parametrize(("plan", "later"), each([GROUPS, ALL, MITCHELL], [False, True]), ids=named)
def test_who_is_disqualified_is_drawn_again_once_that_is_lifted(plan, later):
    stage = second(plan | ROUND, duplas=8) if later else make_stages(plan | ROUND, duplas=8)[0]
    out = Dupla.objects.get(number=3)
    penalty = punish(stage, out)
    stages.redraw_schedule(stage=stage, seed=5, source=TABLE)
    assert out.pk not in seated(stage)

    penalties.lift(penalty=penalty, reason="engano", source=TABLE)
    stages.redraw_schedule(stage=stage, seed=6, source=TABLE)

    assert out.pk in seated(stage)
    assert StageEntry.objects.get(stage=stage, dupla=out).until_round is None


def test_disqualified_dupla_is_not_put_into_a_round_by_hand():
    (stage,) = make_stages(SWISS, duplas=8)
    row = Round.objects.get(stage=stage)
    out, other = Dupla.objects.filter(number__lte=2)
    punish(stage, out)

    for one, two in ((out, other), (other, out), (out, None)):
        error = refused(rounds_by_hand.force, round=row, one=one, other=two, reason="salão")
        assert (error.code, error.params["dupla"]) == ("forced_disqualified", out.name)
    rounds.redraw(round=row, source=TABLE)
    assert out.pk not in seated(stage)


@pytest.mark.parametrize(
    "plan", [GROUPS, ALL, MITCHELL, SWISS, {"format": "knockout"}], ids=lambda plan: plan["format"]
)
def test_disqualified_dupla_is_not_drawn_by_hand_and_its_penalty_stands(plan):
    (stage,) = make_stages(plan | ({} if plan["format"] == "knockout" else ROUND), duplas=8)
    out = Dupla.objects.get(number=3)
    if plan["format"] == "knockout":
        Penalty.objects.create(stage=stage, dupla=out, round=1, sanction="disqualification", reason="x")
    else:
        punish(stage, out)
    pairs = "1 x 2\n3 x 4\n5 x 6\n7 x 8"
    lines = {"groups": "1 2 3 4\n5 6 7 8", "all_play_all": "1 2 3 4 5 6 7 8"}.get(plan["format"], pairs)

    error = refused(draw_by_hand.draw_by_hand, stage=stage, lines=lines, reason="salão")
    assert (error.code, error.params["dupla"]) == ("by_hand_disqualified", out.name)

    without = lines.replace("3 x 4", "- x 4").replace(" 3", "")
    draw_by_hand.draw_by_hand(stage=stage, lines=without, reason="salão", source=TABLE)
    assert out.pk not in seated(stage)
    assert Penalty.objects.get().lifted_at is None


def test_penalty_stands_when_the_stage_is_drawn_anew_with_who_was_forgotten():
    (stage,) = make_stages(ALL | ROUND, duplas=5)
    out = Dupla.objects.get(number=3)
    punish(stage, out)
    one, other = players(stage, "Nilo Vale", "Olga Vale")
    forgotten.enter_forgotten(stage=stage, first=one, second=other, source=TABLE)
    assert Penalty.objects.get().lifted_at is None
    assert out.pk not in seated(stage)


def test_page_of_a_round_names_who_is_disqualified(client):
    (stage,) = make_stages(SWISS, duplas=8)
    out, other = Dupla.objects.filter(number__lte=2)
    punish(stage, out)
    client.force_login(director_of(stage.tournament.club))
    row = Round.objects.get(stage=stage)
    sent = {"acao": "por", "one": out.pk, "other": other.pk, "reason": "salão"}
    answer = client.post(url("desk_round", stage.tournament, row.pk), sent)
    assert answer.status_code == 422
    assert out.name in text(answer)
    assert url("desk_life_action", stage.tournament, "retirar-punicao") in text(answer)
