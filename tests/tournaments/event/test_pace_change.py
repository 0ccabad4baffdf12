"""The pace of a stage in play changes in both directions, and recorded results stay."""

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
from tests.tournaments.formats import ALL, DANESE, GROUPS, INDIVIDUAL, MITCHELL, SWISS
from tests.tournaments.replanned import save
from tournaments.event import rounds
from tournaments.models import Confronto, Round

pytestmark = pytest.mark.django_db
LONG, SHORT = {"partidas": 3}, {"partidas": 1}  # one mão does not end a long jogo
ROUND, FREE = {"pace": "round"} | LONG, {"pace": "free"} | LONG
SCHEDULES = [GROUPS, ALL, MITCHELL, INDIVIDUAL]


def begin(plan, duplas=12, **fields):
    entrants = "players" if plan["format"] == "individual" else "duplas"
    return make_stages(plan, duplas=duplas, entrants=entrants, **fields)[0]


def states(stage):
    return list(Round.objects.filter(stage=stage).order_by("number").values_list("state", flat=True))


@pytest.mark.parametrize("plan", SCHEDULES, ids=lambda plan: plan["format"])
def test_free_schedule_goes_on_round_by_round_from_the_last_that_has_something_recorded(plan, complete):
    stage = begin(plan | FREE, mesas=20)
    first, *rest = list(Confronto.objects.filter(stage=stage, round=1, jogo__isnull=False))
    play_jogo(first.jogo)
    open_here = jogos_being_played(stage.tournament)
    record(rest[0].jogo)
    kept = {row.jogo_id for row in Confronto.objects.filter(stage=stage, round=1, jogo__isnull=False)}

    found = save(stage.tournament, plan | ROUND)

    assert {"rounds_played", "rounds_to_start"} <= set(found)
    assert states(stage)[:2] == ["playing", "posted"]
    now_open = Confronto.objects.filter(stage=stage, jogo__isnull=False)
    assert {row.round for row in now_open} == {1}
    assert {row.jogo_id for row in now_open} >= kept
    for jogo in open_here:
        jogo.refresh_from_db()
        assert (jogo.reason == "cancelled") == (jogo.pk not in kept)
    assert not Confronto.objects.filter(stage=stage, round__gt=1, status="", mesa=None).exists()
    if complete or plan is INDIVIDUAL:  # the others are played on by the tests below
        stage.refresh_from_db()
        play_stage(stage)
        assert set(states(stage)) == {"closed"}


def test_round_after_in_which_a_mao_was_entered_plays_too_and_the_next_waits():
    stage = begin(GROUPS | FREE, mesas=20)
    for row in Confronto.objects.filter(stage=stage, round=1):
        play_jogo(row.jogo)
    record(jogo := Confronto.objects.filter(stage=stage, round=2, jogo__isnull=False).first().jogo)

    save(stage.tournament, GROUPS | ROUND)

    assert states(stage)[:3] == ["closed", "playing", "posted"]
    jogo.refresh_from_db()
    assert jogo.closed_at is None


@pytest.mark.parametrize("plan", [GROUPS, MITCHELL], ids=lambda plan: plan["format"])
def test_groups_keep_their_mesas_from_then_on_and_north_south_theirs(plan):
    stage = begin(plan | FREE | SHORT, duplas=8, mesas=4)
    save(stage.tournament, plan | ROUND | SHORT)
    stage.refresh_from_db()
    play_stage(stage)

    of_group, of_north = {}, {}
    for row in Confronto.objects.filter(stage=stage, jogo__isnull=False):
        of_group.setdefault(row.group, set()).add(row.mesa)
        of_north.setdefault(row.dupla_a_id, set()).add(row.mesa)
    if plan is GROUPS:
        assert {len(mesas) for mesas in of_group.values()} == {2}
    else:
        assert {len(mesas) for mesas in of_north.values()} == {1}


@pytest.mark.parametrize("plan", [*SCHEDULES, SWISS, DANESE], ids=lambda plan: plan["format"])
def test_rounds_posted_open_freely_and_are_played_to_their_end(plan):
    stage = begin(plan | ROUND | SHORT, duplas=6, mesas=20)
    rounds.post(round=Round.objects.filter(stage=stage).first(), source=TABLE)
    assert not jogos_being_played(stage.tournament)

    assert save(stage.tournament, plan | FREE | SHORT) == ["jogos_open_freely"]

    assert jogos_being_played(stage.tournament)
    play_open(stage)
    assert set(states(stage)) == {"closed"}


def test_round_being_played_stays_as_it_is_when_jogos_open_freely():
    stage = begin(GROUPS | ROUND, mesas=20)
    go_on(stage)
    before = set(jogos_being_played(stage.tournament))
    record(next(iter(before)))

    save(stage.tournament, GROUPS | FREE)

    assert before <= set(jogos_being_played(stage.tournament))
    assert states(stage)[0] == "playing"


def test_draft_stays_a_draft_and_nothing_has_to_be_confirmed():
    stage = begin(SWISS | FREE)
    assert save(stage.tournament, SWISS | ROUND) == []
    assert states(stage) == ["draft"]


@pytest.mark.parametrize("recorded", [False, True])
def test_posted_swiss_round_waits_for_its_start_unless_something_is_recorded(recorded):
    stage = begin(SWISS | FREE, mesas=20)
    rounds.post(round=Round.objects.get(stage=stage), source=TABLE)
    if recorded:
        record(jogos_being_played(stage.tournament)[0])

    found = save(stage.tournament, SWISS | ROUND)

    assert found == (["rounds_played"] if recorded else ["jogos_let_go", "rounds_to_start"])
    assert states(stage) == ["playing" if recorded else "posted"]
    assert len(jogos_being_played(stage.tournament)) == (6 if recorded else 0)
    assert not Confronto.objects.filter(stage=stage, mesa=None).exists()
