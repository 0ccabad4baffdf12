"""A lifted penalty in a bracket restores the jogo, and deletes the results that followed from its W.O."""

import pytest

from scoring.models import Mao
from tests.factories import (
    TABLE,
    jogos_being_played,
    make_stages,
    make_tournament,
    play_jogo,
    play_open,
    play_stage,
    record,
)
from tests.matrix import every
from tests.tournaments.bracket import at
from tests.tournaments.desk.decisions.acting import WHY, act
from tests.tournaments.event.confirming import confirm, effects_of
from tests.tournaments.formats import DOUBLE, KNOCKOUT
from tests.tournaments.refusals import refused
from tournaments.entries import changes
from tournaments.event import stages
from tournaments.models import Confronto, Penalty, Stage, Tournament
from tournaments.outcomes import decisions, penalties

pytestmark = pytest.mark.django_db


def punish(stage, dupla, sanction="disqualification", number=1):
    why = {"round": number, "sanction": sanction, "reason": "ofensa"}
    return penalties.penalise(stage=stage, dupla=dupla, source=TABLE, **why)


def lifting(penalty):
    return lambda: penalties.lift(penalty=penalty, reason="engano", source=TABLE)


def begun(duplas=8, plan=KNOCKOUT):
    (stage,) = make_stages(plan | {"partidas": 1}, duplas=duplas)
    return stage


@pytest.mark.parametrize("sanction", ["loss", "disqualification"])
@pytest.mark.parametrize("maos", [0, 1])
def test_walkover_is_given_back_and_the_jogo_is_open_again(sanction, maos):
    stage = make_stages(KNOCKOUT, duplas=8, target=3000)[0]
    one = at(stage.tournament, 1, 1)
    if maos:
        record(one.jogo)
    penalty = punish(stage, one.dupla_a, sanction)
    assert at(stage.tournament, 1, 1).status == "walkover"

    effects = confirm(penalty, lifting(penalty))

    assert [slot.before for slot in effects.slots] == [one.dupla_b.name]
    again = at(stage.tournament, 1, 1)
    assert (again.status, again.winner, again.jogo.closed_at) == ("", None, None)
    assert Mao.objects.filter(partida__jogo=again.jogo).count() == maos


def test_result_that_a_loss_had_turned_counts_again():
    stage = begun()
    one = at(stage.tournament, 1, 1)
    play_jogo(one.jogo)
    penalty = punish(stage, one.dupla_a, "loss")
    assert at(stage.tournament, 1, 1).winner == one.dupla_b

    confirm(penalty, lifting(penalty))

    again = at(stage.tournament, 1, 1)
    assert (again.status, again.winner) == ("played", one.dupla_a)


@pytest.mark.parametrize("plan", every([KNOCKOUT, DOUBLE], 2), ids=["knockout", "double"])
def test_what_was_played_from_the_walkover_is_told_and_falls_with_it(plan):
    stage = begun(plan=plan)
    one = (
        at(stage.tournament, 1, 1)
        if plan is KNOCKOUT
        else Confronto.objects.get(stage=stage, round=1, position=1, kind="main")
    )
    penalty = punish(stage, one.dupla_a)
    for jogo in jogos_being_played(stage.tournament):
        play_jogo(jogo)
    play_jogo(Confronto.objects.of(one.dupla_b).being_played().get(stage=stage).jogo)

    effects = confirm(penalty, lifting(penalty))

    assert one.dupla_b.name in {name for fallen in effects.fallen for name in fallen.duplas}
    one.refresh_from_db()
    assert (one.status, one.winner) == ("", None)
    play_open(stage)
    stage.tournament.refresh_from_db()
    assert stage.tournament.state == Tournament.State.FINISHED


def test_loss_of_who_has_gone_on_is_told_and_what_it_played_falls():
    stage = begun()
    for position in (1, 2):
        play_jogo(at(stage.tournament, 1, position).jogo)
    one = at(stage.tournament, 1, 1)
    record(at(stage.tournament, 2, 1).jogo)
    given = {"stage": stage, "dupla": one.dupla_a, "round": 1}
    subject = Penalty(**given)

    effects = confirm(subject, lambda: punish(stage, one.dupla_a, "loss"))

    assert len(effects.fallen) == 1
    assert at(stage.tournament, 1, 1).winner == one.dupla_b


def test_walkover_given_before_or_for_another_reason_stays():
    stage = begun()
    one, two = at(stage.tournament, 1, 1), at(stage.tournament, 1, 2)
    decisions.walkover(confronto=one, winner="B", reason="não veio", source=TABLE)
    first = punish(stage, one.dupla_a)
    lifting(first)()
    assert at(stage.tournament, 1, 1).status == "walkover"

    second = punish(stage, two.dupla_a)
    changes.withdraw(dupla=two.dupla_a, justified=True, reason="foi embora", source=TABLE)
    lifting(second)()
    assert at(stage.tournament, 1, 2).status == "walkover"


def test_disqualified_by_two_penalties_stays_out_until_both_are_lifted():
    stage = begun()
    one = at(stage.tournament, 1, 1)
    penalty, other = punish(stage, one.dupla_a), punish(stage, one.dupla_a)
    lifting(penalty)()
    assert at(stage.tournament, 1, 1).status == "walkover"
    lifting(other)()
    assert at(stage.tournament, 1, 1).status == ""


def test_penalty_of_a_stage_that_was_played_on_from_is_lifted_once_that_is_taken_back():
    one, other = make_stages(KNOCKOUT | {"partidas": 1, "top": 2}, KNOCKOUT, duplas=4)
    first = Confronto.objects.get(stage=one, round=1, position=1)
    penalty = punish(one, first.dupla_a)
    play_open(one)
    stages.begin_stage(stage=Stage.objects.get(pk=other.pk), seed=1, source=TABLE)
    error = refused(lambda source: lifting(penalty)())
    assert (error.code, error.params) == ("next_stage_begun", {"stage": 1, "next": 2})


def test_penalty_of_the_main_bracket_is_lifted_while_a_side_event_is_played():
    groups = {"format": "groups", "size": 4, "top": 2, "partidas": 1}
    first, main, side = make_stages(groups, KNOCKOUT, KNOCKOUT | {"side_of": 1}, duplas=8)
    play_stage(first)
    for stage in (main, side):
        stages.begin_stage(stage=stage, seed=1, source=TABLE)
    row = Confronto.objects.get(stage=main, round=1, position=1)
    penalty = punish(main, row.dupla_a)

    confirm(penalty, lifting(penalty))

    row.refresh_from_db()
    assert (row.status, row.jogo.closed_at) == ("", None)


def test_page_tells_what_falls_with_the_penalty(client):
    tournament = make_tournament(duplas=8)
    stage = Stage.objects.get(tournament=tournament)
    one = at(tournament, 1, 1)
    penalty = punish(stage, one.dupla_a)
    play_jogo(at(tournament, 1, 2).jogo)
    record(at(tournament, 2, 1).jogo)
    client.force_login(tournament.club.members.first())

    asked = act(client, tournament, "retirar-punicao", penalty, **WHY)

    assert any("Cai o confronto" in line for line in asked.context["affected"].lines)
    confirmed = {"confirmed": asked.context["affected"].key}
    assert act(client, tournament, "retirar-punicao", penalty, **WHY, **confirmed).status_code == 302
    assert at(tournament, 1, 1).status == ""


def test_effects_of_lifting_are_told_before_anything_is_written():
    stage = begun()
    one = at(stage.tournament, 1, 1)
    penalty = punish(stage, one.dupla_a)
    effects_of(penalty, lifting(penalty))
    penalty.refresh_from_db()
    assert penalty.lifted_at is None
