"""Effects of a change in an earlier stage on a later stage that has begun: its standings and its draft."""

import pytest

from tests.factories import LOST, TABLE, WON, make_stages, play_open, play_stage
from tests.matrix import each
from tests.remembered import remembered
from tests.tournaments.bracket import correct, turn_round
from tests.tournaments.drafted import dupla, pairs
from tests.tournaments.event.confirming import confirm, effects_of
from tests.tournaments.event.families import named
from tests.tournaments.refusals import refused
from tournaments.desk.correction import preview
from tournaments.entries import changes
from tournaments.event import rounds, stages
from tournaments.event.draws import draw_by_hand
from tournaments.models import Confronto, Penalty, Round, Stage, StageEntry
from tournaments.outcomes import penalties
from tournaments.results.stage_results import standing_of

pytestmark = pytest.mark.django_db
ORDER = {"order": ["points", "made", "lots"]}
SWISS = {"format": "swiss", "rounds": 1, "partidas": 1, **ORDER}
MITCHELL = {"format": "mitchell", "rounds": 1, "partidas": 1, **ORDER}
DANESE = {"format": "danese", "rounds": 2, "partidas": 1, **ORDER}
CARRYING = {**DANESE, "carry": 1}
GROUPS = {"format": "groups", "groups": 2, "partidas": 1, "pace": "round", **ORDER}
ALL = {"format": "all_play_all", "partidas": 1, "pace": "round", **ORDER}


@remembered
def event(*plans, duplas=6):
    """Return the closed first stage, the second stage, and the draft of its first round."""
    one, other, *_ = make_stages(*plans, duplas=duplas)
    play_stage(one)
    stages.begin_stage(stage=other, seed=3, source=TABLE)
    one, other = (
        Stage.objects.filter(tournament=one.tournament).order_by("number").select_related("tournament")[:2]
    )
    return one, other, Round.objects.get(stage=other, number=1)


def first_met(stage):
    return Confronto.objects.filter(stage=stage, jogo__isnull=False).order_by("pk").first()


def ranked(stage):
    return [row.entrant for row in standing_of(stage)]


def listed(stage):
    return list(StageEntry.objects.filter(stage=stage).order_by("place").values_list("dupla", flat=True))


@pytest.mark.parametrize(
    "plan", [DANESE, CARRYING, {**SWISS, "carry": 1}, SWISS], ids=lambda plan: plan["format"]
)
def test_first_draft_of_a_later_stage_is_outdated_once_the_list_has_changed(plan):
    one, other, row = event(SWISS, plan)
    before = ranked(one)

    turn_round(first_met(one).jogo)

    assert ranked(one) != before == listed(other)
    assert [refused(verb, round=row).code for verb in (rounds.check, rounds.post)] == ["round_outdated"] * 2
    row = rounds.redraw(round=row, seed=5, source=TABLE)
    assert listed(other) == ranked(one)
    assert plan["format"] != "danese" or pairs(row) == [set(ranked(one)[at : at + 2]) for at in (0, 2, 4)]
    assert rounds.post(round=row, source=TABLE).state in {Round.State.POSTED, Round.State.PLAYING}


def test_points_that_move_nobody_make_a_draft_by_points_outdated():
    one, _, row = event(SWISS, {**SWISS, "carry": 1})
    last = dupla(ranked(one)[-1])

    penalties.penalise(stage=one, dupla=last, round=1, sanction="vp", amount=1, reason="x", source=TABLE)

    assert ranked(one)[-1] == last.pk
    assert refused(rounds.post, round=row).code == "round_outdated"


def test_what_changes_nothing_of_the_list_leaves_the_draft_as_it_is():
    one, _, row = event(SWISS, DANESE)
    best = Confronto.objects.get(stage=one, dupla_a=ranked(one)[0])
    correct(best.jogo, {"A": {**WON, "hand": 30}, "B": dict(LOST)})

    assert rounds.post(round=row, source=TABLE)


def test_who_qualifies_now_is_drawn_in_the_place_of_who_does_no_more():
    one, other, row = event({**SWISS, "top": 4}, DANESE)
    out, comes = listed(other)[0], ranked(one)[-1]
    met = Confronto.objects.get(stage=one, dupla_a=out)
    for sanction in ("vp", "mp"):
        penalties.penalise(
            stage=one, dupla=met.dupla_a, round=1, sanction=sanction, amount=900, reason="x", source=TABLE
        )

    rounds.redraw(round=row, seed=5, source=TABLE)

    assert out not in listed(other)
    assert len(listed(other)) == 4
    assert {id_ for pair in pairs(row) for id_ in pair} == set(listed(other)) == set(ranked(one)[:4])
    other.refresh_from_db()
    assert set(map(int, other.lots)) == set(listed(other))
    assert comes not in listed(other)


def test_seating_that_is_posted_stays_and_its_points_follow():
    one, _, row = event(SWISS, CARRYING)
    rounds.post(round=row, source=TABLE)
    seated, met = pairs(row), first_met(one)

    found = confirm(met, lambda: turn_round(met.jogo))

    (later,) = found.later
    assert (later.name, later.redrawn, found.later_stages) == ("Fase 2", None, ("Fase 2",))
    assert {move.dupla for move in later.moves} >= {met.dupla_a.name, met.dupla_b.name}
    said = " ".join(preview(met, found).lines)
    assert "Fase 2: mudam de lugar com os pontos trazidos: " in said
    assert f"{met.dupla_b.name} de " in said
    assert pairs(row) == seated


def test_preview_tells_of_the_draft_in_a_later_stage_and_draws_it_again():
    one, other, row = event(SWISS, CARRYING)
    met = first_met(one)
    seated = pairs(row)

    found = effects_of(met, lambda: turn_round(met.jogo))

    assert [(later.name, later.redrawn) for later in found.later] == [("Fase 2", 1)]
    assert found.later_stages == ()
    assert "Fase 2: a rodada 1 ainda é rascunho e será sorteada da lista nova." in preview(met, found).lines
    assert pairs(row) == seated

    confirm(met, lambda: turn_round(met.jogo))

    assert listed(other) == ranked(one)
    assert rounds.post(round=row, source=TABLE)


def test_a_change_reaches_the_draft_of_the_third_stage():
    one, two, row = event(SWISS, {**CARRYING, "rounds": 1}, CARRYING)
    rounds.post(round=row, source=TABLE)
    play_open(two)
    stages.close_stage(stage=two, source=TABLE)
    three = stages.begin_stage(stage=Stage.objects.get(number=3), seed=4, source=TABLE)
    met = first_met(one)

    found = confirm(met, lambda: turn_round(met.jogo))

    assert [later.name for later in found.later] == ["Fase 2", "Fase 3"]
    assert found.later[1].redrawn == 1
    assert listed(three) == ranked(two)


@pytest.mark.parametrize("leave", ["withdrawn", "disqualified", "disqualified and forced"])
@pytest.mark.parametrize("number", [1, 2])
def test_draft_is_drawn_again_and_posted_without_who_has_left(leave, number):
    # This includes the first round: a dupla that is out must not block the event.
    (stage,) = make_stages({**DANESE, "late_until": 0}, duplas=7)
    row = Round.objects.get(stage=stage)
    if number == 2:
        rounds.post(round=row, source=TABLE)
        play_open(stage)
        row = rounds.draw_round(stage=stage, seed=5, source=TABLE)
    out = Confronto.objects.filter(stage=stage, round=number, bye_b=False).first().dupla_a
    if "forced" in leave:
        Round.objects.filter(pk=row.pk).update(forced=[[out.pk, None]])
    if leave == "withdrawn":
        changes.withdraw(dupla=out, justified=True, source=TABLE)
    else:
        penalties.penalise(
            stage=stage, dupla=out, round=1, sanction="disqualification", reason="x", source=TABLE
        )

    assert refused(rounds.post, round=row).code == "round_stale"
    row = rounds.redraw(round=row, seed=5, source=TABLE)

    assert out.pk not in {id_ for pair in pairs(row) for id_ in pair}
    assert rounds.post(round=row, source=TABLE)


def test_a_disqualification_is_confirmed_with_the_draft_drawn_again():
    _, other, row = event(SWISS, DANESE)
    out = dupla(listed(other)[0])
    subject = Penalty(stage=other, dupla=out, round=1)

    confirm(
        subject,
        lambda: penalties.penalise(
            stage=other, dupla=out, round=1, sanction="disqualification", reason="x", source=TABLE
        ),
    )

    assert out.pk not in {id_ for pair in pairs(row) for id_ in pair}
    assert rounds.post(round=row, source=TABLE)


def test_who_enters_late_and_who_has_left_keep_their_entry_when_the_list_changes():
    one, other, row = event(SWISS, DANESE)
    gone = dupla(listed(other)[-1])
    changes.withdraw(dupla=gone, justified=True, source=TABLE)
    turn_round(first_met(one).jogo)

    rounds.redraw(round=row, seed=5, source=TABLE)

    assert StageEntry.objects.get(stage=other, dupla=gone).until_round == 0
    assert gone.pk not in {id_ for pair in pairs(row) for id_ in pair}
    assert rounds.post(round=row, source=TABLE)


@pytest.mark.parametrize(
    "plan", [GROUPS, ALL, {**MITCHELL, "rounds": 2, "pace": "round"}], ids=lambda plan: plan["format"]
)
def test_schedule_of_a_later_stage_knows_its_list_while_it_is_a_draft(plan):
    one, other, row = event(SWISS, plan)

    turn_round(first_met(one).jogo)

    assert [refused(verb, round=row).code for verb in (rounds.check, rounds.post)] == ["round_outdated"] * 2
    stages.redraw_schedule(stage=other, seed=5, source=TABLE)
    assert rounds.post(round=Round.objects.get(stage=other, number=1), source=TABLE)


def test_schedule_that_would_be_drawn_the_same_is_posted():
    one, other, row = event(SWISS, GROUPS)
    best = Confronto.objects.get(stage=one, dupla_a=ranked(one)[0])
    correct(best.jogo, {"A": {**WON, "hand": 30}, "B": dict(LOST)})

    assert rounds.post(round=row, source=TABLE)
    assert set(listed(other)) == set(ranked(one))


def test_correction_draws_the_schedule_of_a_later_stage_again():
    one, other, _ = event(SWISS, ALL)
    met = first_met(one)

    found = confirm(met, lambda: turn_round(met.jogo))

    assert [(later.name, later.redrawn) for later in found.later] == [("Fase 2", 1)]
    assert listed(other) == ranked(one)
    assert rounds.post(round=Round.objects.get(stage=other, number=1), source=TABLE)


@pytest.mark.parametrize(
    ("plan", "leave"),
    each([GROUPS, ALL, {**MITCHELL, "rounds": 2, "pace": "round"}], ["withdrawn", "disqualified"]),
    ids=named,
)
def test_schedule_is_drawn_again_and_posted_without_who_has_left(plan, leave):
    (stage,) = make_stages({**plan, "late_until": 0}, duplas=7, mesas=4)
    row = Round.objects.get(stage=stage, number=1)
    out = Confronto.objects.filter(stage=stage, round=1, bye_b=False).first().dupla_a
    if leave == "withdrawn":
        changes.withdraw(dupla=out, justified=True, source=TABLE)
    else:
        penalties.penalise(
            stage=stage, dupla=out, round=1, sanction="disqualification", reason="x", source=TABLE
        )

    assert refused(rounds.post, round=row).code == "round_stale"
    stages.redraw_schedule(stage=stage, seed=5, source=TABLE)

    seated = Confronto.objects.filter(stage=stage).values_list("dupla_a", "dupla_b")
    assert out.pk not in {id_ for pair in seated for id_ in pair}
    assert rounds.post(round=Round.objects.get(stage=stage, number=1), source=TABLE)


def test_schedule_that_was_drawn_in_the_hall_is_posted_as_it_was_drawn():
    _, other, _ = event(SWISS, ALL)
    typed = " ".join(draw_by_hand.lines_of(other).split()[::-1])

    draw_by_hand.draw_by_hand(stage=other, lines=typed, reason="sorteada no salão", source=TABLE)

    assert draw_by_hand.lines_of(other) == typed
    assert rounds.post(round=Round.objects.get(stage=other, number=1), source=TABLE)
