"""Withdrawal, return and substitution while no stage is in play: between two stages, or after a restart."""

import pytest

from tests.factories import TABLE, director_of, go_on, make_stages, play_open, play_stage
from tests.matrix import one_of
from tests.remembered import remembered
from tests.tournaments.desk.pages import text, url
from tests.tournaments.event.families import family
from tests.tournaments.formats import ALL, DANESE, DOUBLE, GROUPS, KNOCKOUT, MITCHELL, SWISS, name
from tests.tournaments.refusals import refused
from tournaments.clubs import members
from tournaments.entries import changes
from tournaments.event import rounds, stages
from tournaments.event.planning import plan_problems
from tournaments.models import Confronto, Dupla, Stage, StageEntry
from tournaments.outcomes import decisions
from tournaments.publication.snapshot import snapshot
from tournaments.results import stage_results

pytestmark = pytest.mark.django_db
ONE_ROUND, SHORT = {**MITCHELL, "rounds": 1}, {**SWISS, "rounds": 1}
TWO = ({**SWISS, "top": 4}, KNOCKOUT)


@remembered
def between(*plans, duplas=8):
    """Return the two stages of an event whose first is over, and the duplas of that stage in order of their places."""
    one, other = make_stages(*(plans or TWO), duplas=duplas)
    one = play_stage(one)
    return one, other, [Dupla.objects.get(pk=row.entrant) for row in stage_results.standing_of(one)]


def leave(dupla):
    return changes.withdraw(dupla=dupla, justified=True, reason="viajou", source=TABLE)


def begun(stage, **how):
    stages.begin_stage(stage=stage, seed=3, source=TABLE, **how)
    return set(StageEntry.objects.entered().filter(stage=stage).values_list("dupla", flat=True))


@pytest.mark.parametrize(("short", "entered"), [(False, [0, 2, 3, 4]), (True, [0, 2, 3])])
def test_next_in_the_standings_moves_up_unless_the_director_begins_one_short(short, entered):
    _, final, table = between()
    leave(table[1])
    assert refused(changes.withdraw, dupla=table[1], justified=True).code == "already_withdrawn"
    moved = plan_problems.moved_up(final)
    assert (moved.left, moved.up) == ((table[1].name,), (table[4].name,))

    assert begun(final, short=short) == {table[at].pk for at in entered}


def test_who_leaves_between_two_stages_may_come_back_before_the_next_begins():
    _, final, table = between()
    leave(table[0])
    changes.re_enter(dupla=table[0], source=TABLE)
    assert refused(changes.re_enter, dupla=table[0]).code == "not_withdrawn"
    assert table[0].pk in begun(final)


@remembered
def left_in_the_first(*plans, duplas=5):
    """Return the second stage, and the dupla that withdrew during the first stage, which is over."""
    one, other = make_stages(*plans, duplas=duplas)
    gone = Dupla.objects.get(number=1)
    leave(gone)
    play_stage(one)
    return other, gone


def test_who_left_in_the_stage_before_may_come_back_be_replaced_and_leave_again():
    final, gone = left_in_the_first(ALL, SHORT)
    assert refused(changes.withdraw, dupla=gone, justified=True).code == "already_withdrawn"
    leaves = gone.players.first()
    comes = members.add_player(club=leaves.club, name="Nilo Vale")
    assert "Nilo Vale" in changes.substitute(dupla=gone, leaves=leaves, comes=comes, source=TABLE).name

    changes.re_enter(dupla=gone, source=TABLE)
    assert refused(changes.re_enter, dupla=gone).code == "not_withdrawn"
    leave(gone)
    changes.re_enter(dupla=gone, source=TABLE)

    assert gone.pk in begun(final)
    play_stage(Stage.objects.get(pk=final.pk))
    final.tournament.refresh_from_db()
    data = snapshot(final.tournament)
    assert {row["dupla"]: row["stage"] for row in data["final_ranking"]}[gone.number] == 2


@pytest.mark.parametrize(("plan", "first"), [(SWISS, 2), (GROUPS, 1)], ids=["swiss", "groups"])
def test_who_left_in_the_stage_before_comes_back_while_the_next_is_played(plan, first):
    stage, gone = left_in_the_first(ONE_ROUND, plan, duplas=6)
    begun(stage)
    go_on(stage)
    assert gone.pk not in StageEntry.objects.filter(stage=stage).values_list("dupla", flat=True)

    entry = changes.re_enter(dupla=gone, source=TABLE)

    assert (entry.from_round, entry.until_round) == (first, None)
    play_open(stage)
    if plan is SWISS:
        rounds.draw_round(stage=stage, source=TABLE)
    assert Confronto.objects.of(gone).filter(stage=stage).count() == (1 if plan is SWISS else 5)


def test_who_left_a_stage_that_sends_some_does_not_come_into_the_next_once_it_plays():
    final, gone = left_in_the_first({**ALL, "top": 3}, SWISS)
    begun(final)
    assert refused(changes.re_enter, dupla=gone).code == "not_in_stage"


def test_page_offers_who_left_in_the_stage_before(client):
    final, gone = left_in_the_first(ALL, SHORT)
    client.force_login(director_of(final.tournament.club))
    address = url("desk_life_action", final.tournament, "volta")
    entry = StageEntry.objects.get(dupla=gone)

    assert gone.name in text(client.get(address))
    answer = client.post(f"{address}?de={entry.pk}", {}, follow=True)

    assert f"Voltou: {gone.name}." in text(answer)
    assert gone.pk in begun(final)


def test_player_is_replaced_between_two_stages():
    _, final, table = between()
    leaves = table[0].players.first()
    comes = members.add_player(club=leaves.club, name="Nilo Vale")
    dupla = changes.substitute(dupla=table[0], leaves=leaves, comes=comes, source=TABLE)
    assert "Nilo Vale" in dupla.name
    assert table[0].pk in begun(final)


def test_walkover_of_a_stage_that_is_over_counts_for_who_goes_on():
    one, _, table = between({**ALL, "top": 1}, KNOCKOUT, duplas=3)
    for row in one.confronto_set.filter(dupla_a=table[0]) | one.confronto_set.filter(dupla_b=table[0]):
        if row.is_ready:
            side = "B" if row.dupla_a == table[0] else "A"
            decisions.walkover(confronto=row, winner=side, reason="engano", source=TABLE)
    assert stage_results.standing_of(one)[0].entrant != table[0].pk


def test_nobody_leaves_an_event_that_is_over():
    (stage,) = make_stages(ALL, duplas=3)
    play_stage(stage)
    assert refused(changes.withdraw, dupla=Dupla.objects.first(), justified=True).code == "stage_not_playing"


@pytest.mark.parametrize(
    "plan", one_of([KNOCKOUT, DOUBLE, GROUPS, ALL, SWISS, DANESE, MITCHELL], by=family), ids=name
)
def test_stage_started_anew_after_somebody_left_begins_with_who_is_there(plan):
    (stage,) = make_stages(plan, duplas=8)
    first, second = Dupla.objects.filter(number__lte=2)
    leave(first)
    stage.refresh_from_db()
    stages.restart_stage(stage=stage, typed_name=str(stage), source=TABLE)
    leave(second)

    entered = begun(Stage.objects.get(pk=stage.pk))

    assert entered == set(Dupla.objects.filter(number__gt=2).values_list("pk", flat=True))
    (data,) = snapshot(stage.tournament)["stages"]
    assert [table["group"] for table in data["standings"]] == ([1, 2] if plan is GROUPS else [0])
    assert sorted(row["dupla"] for table in data["standings"] for row in table["rows"]) == [3, 4, 5, 6, 7, 8]
    play_stage(Stage.objects.get(pk=stage.pk))
    stage.tournament.refresh_from_db()
    assert stage.tournament.state == "finished"


def test_second_stage_started_anew_takes_the_next_for_who_left_it():
    _, final, _table = between({**GROUPS, "top": 2}, {**SWISS, "top": 2}, duplas=8)
    entered = begun(final)
    gone = Dupla.objects.get(pk=min(entered))
    leave(gone)
    stages.restart_stage(stage=final, typed_name=str(final), source=TABLE)
    again = begun(Stage.objects.get(pk=final.pk))
    assert (len(again), gone.pk in again) == (4, False)


def test_who_left_before_a_stage_drawn_by_rounds_enters_it_with_the_next_round():
    _, final, table = between({**SWISS, "top": 4}, SWISS)
    leave(table[0])
    begun(final)
    changes.re_enter(dupla=table[0], source=TABLE)
    draft = final.round_set.get()
    rounds.redraw(round=draft, source=TABLE)
    assert (
        final.confronto_set.filter(dupla_a=table[0]).count()
        + final.confronto_set.filter(dupla_b=table[0]).count()
    )


def test_plan_is_checked_as_a_whole_before_anything_begins():
    plans = (
        {**GROUPS, "groups": 3, "top": 2, "others": 3},
        {
            "format": "knockout",
            "top": 4,
            "crossing": ["1G1 x 2G3", "1G2 x 2G2", "1G3 x 2G1", "3G0 x 1G0", "2G0 x 1G3"],
        },
        {**MITCHELL, "rounds": 4, "mitchell": {"missing": None}},
    )
    tournament = make_stages({**GROUPS, "groups": 3}, duplas=7, state="open")[0].tournament
    Stage.objects.all().delete()
    for number, plan in enumerate(plans, start=1):
        Stage.objects.create(tournament=tournament, number=number, plan=plan)
    found = [(one.stage.number, one.code) for one in plan_problems.problems(tournament)]
    assert (1, "fewer_groups") in found
    assert (1, "fewer_qualifiers") in found
    assert (2, "crossing_gaps") in found
