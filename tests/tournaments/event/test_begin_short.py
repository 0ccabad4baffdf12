"""A stage begins with the entries present, whatever was planned: with fewer duplas, byes, fewer groups or rounds."""

import pytest

from tests.factories import TABLE, director_of, make_stages, make_tournament, play_open, play_stage
from tests.matrix import one_of
from tests.remembered import remembered
from tests.tournaments.desk.pages import text, url
from tests.tournaments.event.families import family
from tests.tournaments.formats import ALL, DANESE, DOUBLE, GROUPS, KNOCKOUT, MITCHELL, SWISS
from tests.tournaments.refusals import refused
from tournaments.entries import changes
from tournaments.event import rounds, stages, states
from tournaments.event.draws import draw_by_hand
from tournaments.models import Stage, StageEntry, TournamentLogEntry
from tournaments.results import stage_results

pytestmark = pytest.mark.django_db
CROSSED = {"format": "knockout", "crossing": ["1G1 x 2G2", "1G2 x 2G1"]}


def leave(stage, *places, group=0):
    """Withdraw the duplas at these places of the standings, the last first."""
    table = [row.entrant for row in stage_results.standing_of(stage, group)]
    entered = {entry.dupla_id: entry.dupla for entry in StageEntry.objects.filter(stage=stage)}
    gone = [entered[table[place - 1]] for place in places]
    for dupla in gone:
        changes.withdraw(dupla=dupla, justified=True, source=TABLE)
    return gone


def entered(stage):
    return StageEntry.objects.entered().filter(stage=stage).count()


@pytest.mark.parametrize(
    ("before", "after", "duplas", "going_on"),
    [
        pytest.param({**GROUPS, "top": 5}, KNOCKOUT, 6, 6, id="more-than-a-group-has"),
        pytest.param({**GROUPS, "top": 4}, KNOCKOUT, 7, 7, id="more-than-the-small-group-has"),
        pytest.param({**GROUPS, "top": 1, "others": 4}, SWISS, 6, 4, id="others-of-two-groups"),
        pytest.param({**GROUPS, "top": 3, "others": 1}, DOUBLE, 6, 6, id="others-of-no-group"),
        pytest.param({**GROUPS, "top": 2}, {**GROUPS, "groups": 4}, 6, 4, id="fewer-groups"),
        pytest.param({**SWISS, "top": 6}, {**MITCHELL, "rounds": 5}, 8, 6, id="fewer-turns"),
        pytest.param({**KNOCKOUT, "top": 30}, ALL, 4, 4, id="more-than-a-bracket-has"),
    ],
)
def test_stage_planned_for_more_begins_with_all_who_are_there(before, after, duplas, going_on, complete):
    one, other = make_stages(before, after, duplas=duplas)
    play_stage(one)

    stages.begin_stage(stage=other, seed=3, source=TABLE)

    assert entered(other) == going_on
    if complete or after is SWISS:  # `test_stages_follow_each_other` plays the others on
        play_stage(Stage.objects.get(pk=other.pk))
        other.tournament.refresh_from_db()
        assert other.tournament.state == "finished"


def test_what_is_made_smaller_stands_in_the_plan_and_in_the_log():
    (one,) = make_stages({**GROUPS, "groups": 4}, duplas=8)
    assert (one.plan["groups"], entered(one)) == (2, 8)
    line = TournamentLogEntry.objects.get(action="plan_fitted")
    assert line.data == {"changes": [{"field": "groups", "before": 4, "after": 2}]}


@pytest.mark.parametrize("plan", [CROSSED, {**CROSSED, "format": "double"}], ids=["knockout", "double"])
def test_place_of_a_crossing_that_nobody_has_is_a_bye(plan):
    groups, final = make_stages({**GROUPS, "top": 2}, plan, duplas=6)
    leave(groups, 2, 3, group=2)
    groups = play_stage(groups)
    first, second = ([row.entrant for row in stage_results.standing_of(groups, group)] for group in (1, 2))
    there = [one for one in second if StageEntry.objects.get(stage=groups, dupla=one).until_round is None]

    final = stages.begin_stage(stage=final, seed=3, source=TABLE)

    pairs = final.confronto_set.filter(round=1).order_by("position").values_list("dupla_a", "dupla_b")
    assert list(pairs) == [(first[0], None), (there[0], first[1])]
    play_open(final)
    final.tournament.refresh_from_db()
    assert final.tournament.state == "finished"


def test_crossing_with_a_pair_of_nobody_is_set_aside():
    crossing = ["1G1 x 2G1", "1G2 x 2G2"]
    groups, final = make_stages({**GROUPS, "top": 2}, {**CROSSED, "crossing": crossing}, duplas=6)
    leave(groups, 1, 2, 3, group=2)
    play_stage(groups)
    final = stages.begin_stage(stage=final, seed=3, source=TABLE)
    assert (entered(final), final.confronto_set.count()) == (2, 1)


def test_stage_with_nobody_to_meet_says_so_and_the_plan_can_do_without_it():
    one, other = make_stages({**SWISS, "top": 1}, KNOCKOUT, duplas=4)
    play_stage(one)
    found = refused(stages.begin_stage, stage=other)
    assert (found.code, found.params) == ("stage_one_left", {"stage": 2})
    other.refresh_from_db()
    assert (other.state, other.confronto_set.count()) == ("planned", 0)
    one.refresh_from_db()
    stages.save_plan(tournament=one.tournament, plans=[("", one.plan)], source=TABLE)
    one.tournament.refresh_from_db()
    assert one.tournament.state == "finished"


@pytest.mark.parametrize(
    "plan",
    one_of(
        [
            {**SWISS, "swiss": {"byes": False}},
            {**DANESE, "swiss": {"byes": False}},
            {**MITCHELL, "mitchell": {"missing": None}},
        ],
        by=family,
    ),
    ids=lambda plan: plan["format"],
)
def test_odd_field_without_a_bye_rule_is_asked_about(plan):
    one, other = make_stages({**KNOCKOUT, "top": 5}, plan, duplas=6)
    play_stage(one)
    assert refused(stages.begin_stage, stage=other).code == "odd_without_bye"

    stages.begin_stage(stage=other, allow_bye=True, source=TABLE)

    assert other.confronto_set.filter(round=1, status="bye").count() == 1
    play_stage(Stage.objects.get(pk=other.pk))


def test_first_stage_with_an_odd_field_is_asked_about_at_the_start():
    tournament = make_tournament(duplas=5, state="open")
    plan = {**SWISS, "swiss": {"byes": False}}
    stages.save_plan(tournament=tournament, plans=[("", plan)], source=TABLE)
    assert refused(states.start, tournament=tournament).code == "odd_without_bye"
    assert states.start(tournament=tournament, allow_bye=True, source=TABLE).state == "running"


@remembered
def begun_short(plan):
    """Return a stage after two groups that began without the winner of the first group and without a replacement."""
    groups, final = make_stages({**GROUPS, "top": 2}, plan, duplas=8)
    groups = play_stage(groups)
    leave(groups, 1, group=1)
    final = stages.begin_stage(stage=final, seed=7, short=True, source=TABLE)
    assert entered(final) == 3
    return final


def test_stage_begun_one_short_is_drawn_again_one_short():
    final = begun_short({**ALL, "pace": "round"})
    assert not rounds.is_outdated(final.round_set.first())

    stages.redraw_schedule(stage=final, seed=8, source=TABLE)

    assert entered(final) == 3


def test_draft_begun_one_short_is_drawn_again_one_short():
    final = begun_short({**DANESE, "pace": "round"})
    rounds.redraw(round=final.round_set.get(), seed=8, source=TABLE)
    assert entered(final) == 3


def test_stage_begun_one_short_stays_so_after_another_number_goes_on():
    final = begun_short({**ALL, "pace": "round"})
    groups = Stage.objects.get(tournament=final.tournament, number=1)
    groups.plan = {**groups.plan, "top": 3}
    groups.save()

    stages.redraw_schedule(stage=final, seed=8, source=TABLE)

    assert entered(final) == 5


def test_stage_begun_one_short_and_set_by_hand_stays_as_it_is_set():
    final = begun_short({**ALL, "pace": "round"})
    hand = " ".join(str(entry.dupla.number) for entry in StageEntry.objects.entered().filter(stage=final))
    draw_by_hand.draw_by_hand(stage=final, lines=hand, reason="sorteada no salão", source=TABLE)
    final.refresh_from_db()
    assert (entered(final), rounds.is_outdated(final.round_set.first())) == (3, False)


def test_stage_that_is_taken_back_to_its_plan_asks_again_who_moves_up():
    final = begun_short({**ALL, "pace": "round"})
    stages.restart_stage(stage=final, typed_name=str(final), source=TABLE)
    stages.begin_stage(stage=final, source=TABLE)
    assert entered(final) == 4


def test_round_that_an_odd_number_is_left_for_is_asked_about():
    (stage,) = make_stages({**SWISS, "swiss": {"byes": False}}, duplas=6)
    rounds.post(round=stage.round_set.get(), source=TABLE)
    play_open(stage)
    leave(stage, 1)
    assert refused(rounds.draw_round, stage=stage).code == "odd_without_bye"
    drawn = rounds.draw_round(stage=stage, allow_bye=True, source=TABLE)
    assert stage.confronto_set.filter(round=drawn.number, status="bye").count() == 1


NO_BYES = [
    {**SWISS, "rounds": 2, "swiss": {"byes": False}},
    {**MITCHELL, "mitchell": {"missing": None}, "pace": "round"},
]


@pytest.mark.parametrize("plan", NO_BYES, ids=lambda plan: plan["format"])
def test_draft_that_an_odd_number_is_left_for_is_asked_about_when_drawn_again(client, plan):
    (stage,) = make_stages(plan, duplas=4)
    client.force_login(director_of(stage.tournament.club))
    leave(stage, 1)
    draft = stage.round_set.order_by("number").first()
    page = url("desk_round", stage.tournament, draft.pk)
    asked = client.post(page, {"acao": "sortear"})
    assert asked.status_code == 422
    assert 'name="allow_bye"' in text(asked)

    client.post(page, {"acao": "sortear", "allow_bye": "on"})

    assert stage.confronto_set.filter(round=1, status="bye").count() == 1
    play_stage(Stage.objects.get(pk=stage.pk))


@pytest.mark.parametrize("plan", NO_BYES, ids=lambda plan: plan["format"])
def test_who_was_forgotten_makes_an_odd_number_and_is_asked_about(client, plan):
    (stage,) = make_stages(plan, duplas=4)
    client.force_login(director_of(stage.tournament.club))
    page = f"{url('desk_life_action', stage.tournament, 'esquecida')}?de={stage.pk}"
    late = {"first": "Zilda Barra", "second": "Zuleica Barra"}
    asked = client.post(page, late)
    assert asked.status_code == 422
    assert 'name="allow_bye"' in text(asked)

    assert client.post(page, {**late, "allow_bye": "on"}).status_code == 302

    assert stage.confronto_set.filter(round=1, status="bye").count() == 1
    play_stage(Stage.objects.get(pk=stage.pk))
