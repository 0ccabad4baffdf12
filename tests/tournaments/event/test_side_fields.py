"""The entries of the main line and of a side event when one of them is redrawn or reverted."""

import pytest

from tests.factories import TABLE, director_of, go_on, play_open
from tests.matrix import each
from tests.tournaments.desk.pages import text, url
from tests.tournaments.event.main_and_side import GROUPS, OURO, PRATA, begin, begun, entered
from tests.tournaments.formats import KNOCKOUT, name
from tests.tournaments.refusals import refused
from tournaments.entries import leaving, present
from tournaments.event import corrections, rounds, stages, take_down
from tournaments.event.planning.plan_problems import moved_up
from tournaments.models import Confronto, Dupla, Round, Stage, StageEntry
from tournaments.outcomes import decisions
from tournaments.publication.snapshot import snapshot
from tournaments.results.stage_results import results_of

pytestmark = pytest.mark.django_db
SWISS = {"format": "swiss", "rounds": 1, "partidas": 1, "order": ["points", "made", "lots"], "pace": "round"}
ALL = {"format": "all_play_all", "partidas": 1, "pace": "round"}
IN_GROUPS = {"format": "groups", "groups": 1, "partidas": 1, "pace": "round"}
POOLS = {**IN_GROUPS, "groups": 2}


def third_wins(groups):
    """Let the third of group 1 beat both duplas above it, and confirm all effects. Return the dupla."""
    first, second, third = (row.entrant for row in results_of(groups).standing(1)[:3])
    for other in (first, second):
        row = Confronto.objects.get(stage=groups, dupla_a__in=(other, third), dupla_b__in=(other, third))
        side = "A" if row.dupla_a_id == third else "B"
        confirmed(row, side)
    return third


def confirmed(row, side):
    def change():
        return decisions.walkover(confronto=row, winner=side, reason="súmula trocada", source=TABLE)

    try:
        corrections.carry_out(row, change, source=TABLE)
    except corrections.NotConfirmed as asked:
        corrections.carry_out(row, change, confirmed=asked.effects.key, source=TABLE)


def redraw(stage, seed=8):
    draft = Round.objects.get(stage=stage, number=1)
    if stage.plan["format"] == "swiss":
        rounds.redraw(round=draft, seed=seed, source=TABLE)
    else:
        stages.redraw_schedule(stage=stage, seed=seed, source=TABLE)


def post(stage):
    rounds.post(round=Round.objects.get(stage=stage, number=1), source=TABLE)


def parted(groups, *others):
    """Return whether each dupla of the groups is in exactly one of the other stages."""
    fields = [entered(stage) for stage in others]
    return sum(map(len, fields)) == len(entered(groups)) and set.union(*fields) == entered(groups)


def play_out(*found):
    """Play stages whose rounds are all drawn to their end."""
    for stage in found:
        play_open(stage)
        while go_on(stage):
            play_open(stage)
    for stage in found:
        stage.refresh_from_db()
        if stage.state == "playing":
            stages.close_stage(stage=stage, source=TABLE)


def ranked(groups):
    """Return the last stage of each dupla in the final ranking, best first."""
    groups.tournament.refresh_from_db()
    return [row["stage"] for row in snapshot(groups.tournament)["final_ranking"]]


@pytest.mark.parametrize(("main", "side"), each([SWISS, ALL, POOLS], [KNOCKOUT, SWISS, ALL]), ids=name)
def test_draft_of_the_main_line_leaves_out_who_plays_the_side_event(main, side, complete):
    groups, first, other = begun({**GROUPS, "size": 3}, main, {**side, "side_of": 1}, duplas=6)
    begin(first)
    begin(other)
    if side["format"] != "knockout":
        post(other)
    before = entered(first), entered(other)

    third_wins(groups)
    redraw(first)

    assert (entered(first), entered(other)) == before
    post(first)
    if complete or side is KNOCKOUT:
        play_out(first, other)
        assert ranked(groups) == [2] * 4 + [3] * 2


@pytest.mark.parametrize(("main", "side"), each([SWISS, ALL, POOLS], [ALL, POOLS, SWISS]), ids=name)
def test_drafts_of_both_change_together(main, side):
    groups, first, other = begun(GROUPS, main, {**side, "side_of": 1})
    begin(first)
    begin(other)

    third = third_wins(groups)
    assert parted(groups, first, other)
    redraw(first)

    assert third in entered(first)
    assert parted(groups, first, other)
    redraw(other)
    assert third not in entered(other)
    assert parted(groups, first, other)
    post(other)
    post(first)


def test_side_event_keeps_who_is_in_it_while_the_main_line_is_restarted():
    groups, ouro, prata = begun(GROUPS, OURO, PRATA)
    begin(ouro)
    begin(prata)
    before = entered(ouro), entered(prata)

    stages.restart_stage(stage=ouro, typed_name=str(ouro), source=TABLE)
    ouro.refresh_from_db()

    assert ouro.state == "planned"
    assert {dupla.pk for dupla in present.waiting(ouro)} == before[0]
    third_wins(groups)
    begin(ouro)
    assert (entered(ouro), entered(prata)) == before
    assert parted(groups, ouro, prata)
    play_out(ouro, prata)
    assert ranked(groups) == [2] * 4 + [3] * 4


def test_nobody_moves_up_from_a_side_event_that_plays():
    _, ouro, prata = begun(GROUPS, OURO, PRATA)
    begin(ouro)
    begin(prata)
    stages.restart_stage(stage=ouro, typed_name=str(ouro), source=TABLE)
    ouro.refresh_from_db()
    gone = min(present.waiting(ouro), key=lambda dupla: dupla.pk)

    leaving.withdraw(dupla=gone, justified=True, source=TABLE)

    assert (moved_up(ouro).left, moved_up(ouro).up) == ((gone.name,), ())
    begin(ouro)
    assert len(entered(ouro)) == 3
    assert not entered(ouro) & entered(prata)


def test_side_event_that_is_a_draft_goes_back_with_the_main_line():
    groups, ouro, prata = begun(GROUPS, OURO, {**SWISS, "side_of": 1})
    begin(ouro)
    begin(prata)

    stages.restart_stage(stage=ouro, typed_name=str(ouro), source=TABLE)

    assert set(Stage.objects.filter(number__gt=1).values_list("state", flat=True)) == {"planned"}
    assert not StageEntry.objects.entered().filter(stage__number__gt=1).exists()
    third = third_wins(groups)
    for stage in (ouro, prata):
        stage.refresh_from_db()
        begin(stage)
    assert third in entered(ouro)
    assert parted(groups, ouro, prata)


@pytest.mark.parametrize("side", [SWISS, ALL], ids=["swiss", "all"])
def test_side_event_taken_down_keeps_who_is_in_it_until_the_main_line_begins_again(side):
    groups, ouro, prata = begun(GROUPS, OURO, {**side, "side_of": 1})
    begin(ouro)
    begin(prata)
    post(prata)
    stages.restart_stage(stage=ouro, typed_name=str(ouro), source=TABLE)
    take_down.take_down(round=Round.objects.get(stage=prata, number=1), reason="engano", source=TABLE)
    before = entered(prata)
    third = third_wins(groups)
    prata.refresh_from_db()
    ouro.refresh_from_db()

    assert rounds.staleness(Round.objects.get(stage=prata, number=1)) is None
    if side is ALL:
        found = refused(stages.redraw_schedule, stage=prata)
        assert (found.code, found.params) == ("stage_not_begun", {"stage": 2})
    else:
        redraw(prata)
    assert entered(prata) == before

    begin(ouro)
    assert third in entered(ouro)
    assert parted(groups, ouro, prata)
    redraw(prata)
    post(prata)


def test_page_of_the_restart_says_what_becomes_of_the_side_event(client):
    _, ouro, prata = begun(GROUPS, OURO, {**SWISS, "side_of": 1})
    begin(ouro)
    begin(prata)
    client.force_login(director_of(ouro.tournament.club))
    address = f"{url('desk_life_action', ouro.tournament, 'recomecar-fase')}?de={ouro.pk}"

    assert "Fase 3, de que nada foi divulgado, volta ao plano com ela." in text(client.get(address))
    post(prata)
    assert "Fase 3 continua com quem está nela, que não joga esta." in text(client.get(address))
    assert client.post(address, {"typed_name": str(ouro)}).status_code == 302
    ouro.refresh_from_db()
    assert ouro.state == "planned"
    assert client.get(url("desk_rounds", ouro.tournament)).status_code == 200


def test_stage_that_both_came_from_is_not_restarted():
    groups, ouro, prata = begun(GROUPS, OURO, PRATA)
    begin(ouro)
    begin(prata)
    stages.restart_stage(stage=ouro, typed_name=str(ouro), source=TABLE)

    assert refused(stages.restart_stage, stage=groups, typed_name=str(groups)).code == "stage_not_last"


def test_who_left_the_side_event_comes_back_to_it_while_the_main_line_is_planned():
    _, ouro, prata = begun(GROUPS, OURO, {**ALL, "side_of": 1})
    begin(ouro)
    begin(prata)
    post(prata)
    stages.restart_stage(stage=ouro, typed_name=str(ouro), source=TABLE)
    dupla = Dupla.objects.get(pk=min(entered(prata)))

    left = leaving.withdraw(dupla=dupla, justified=True, source=TABLE)

    assert left.stage == prata
    assert [entry.stage for entry in present.left(prata.tournament)] == [prata]
