"""A stage without recorded results is drawn anew, with its current entries, when the data of its draw change."""

import pytest

from tests.factories import (
    TABLE,
    go_on,
    jogos_being_played,
    make_stages,
    make_tournament,
    play_stage,
    player_names,
    record,
)
from tests.remembered import remembered
from tests.tournaments.event.confirming import agreed
from tests.tournaments.formats import (
    ALL,
    CONSOLATION,
    DOUBLE,
    GROUPS,
    INDIVIDUAL,
    KNOCKOUT,
    MITCHELL,
    SWISS,
    TEAMS,
    name,
)
from tests.tournaments.refusals import refused
from tests.tournaments.replanned import save
from tournaments.clubs import members
from tournaments.entries import changes, leaving
from tournaments.event import stages, states
from tournaments.event.consequences import Unconfirmed
from tournaments.event.draws import places_by_hand
from tournaments.models import Confronto, Draw, Dupla, Penalty, Stage, StageEntry, TournamentLogEntry
from tournaments.outcomes import decisions, penalties

pytestmark = pytest.mark.django_db
SHORT = {"partidas": 1}
ROUND = {"pace": "round"}
WHY = "veio menos gente"
FOUR, NO_FINAL = (
    {"groups": 4},
    {"last_round": "semifinal"},
)  # of few jogos: `make test` plays them to their end
CHANGES = [
    pytest.param(GROUPS, {"double": True}, 60, id="groups-double"),
    pytest.param(ALL, {"double": True}, 132, id="all-double"),
    pytest.param(TEAMS, {"double": True}, 60, id="teams-double"),
    pytest.param(GROUPS, FOUR, 12, id="groups"),
    pytest.param(GROUPS, {"groups": None, "size": 4}, 18, id="size"),
    pytest.param(GROUPS, {"method": "drawn"}, 30, id="method"),
    pytest.param(KNOCKOUT, {"consolation": True}, None, id="consolation"),
    pytest.param(CONSOLATION, {"consolation": False}, None, id="no-consolation"),
    pytest.param(KNOCKOUT, NO_FINAL, None, id="last-round"),
    pytest.param(DOUBLE, {"reset": True}, None, id="reset"),
    pytest.param(MITCHELL, {"mitchell": {"sections": 2}}, 18, id="sections"),
]


def newcomer(stage):
    """Return the players of a late entry to a stage."""
    names = player_names(60)[-2:]
    first, second = (members.add_player(club=stage.tournament.club, name=one) for one in names)
    return changes.enter_late(stage=stage, first=first, second=second, source=TABLE)


def entered(stage):
    return set(StageEntry.objects.entered().filter(stage=stage).values_list("dupla", flat=True))


def numbers(stage):
    draws = Draw.objects.filter(tournament=stage.tournament, stage=stage.number, round=0)
    return list(draws.order_by("number").values_list("number", flat=True))


@pytest.mark.parametrize(("plan", "change", "confrontos"), CHANGES)
def test_stage_is_drawn_anew_by_the_new_plan_with_who_is_in_it(plan, change, confrontos, complete):
    (stage,) = make_stages(plan | SHORT, duplas=12, mesas=20)
    who, rows = entered(stage), set(Confronto.objects.filter(stage=stage).values_list("pk", flat=True))
    opened = jogos_being_played(stage.tournament)
    assert opened

    found = save(stage.tournament, plan | SHORT | change)

    assert found[0] == "drawn_anew"
    assert "jogos_fall" in found
    stage.refresh_from_db()
    assert {name: stage.plan.get(name) for name in change} == change
    assert (stage.state, entered(stage), numbers(stage)) == ("playing", who, [1, 2])
    now = Confronto.objects.filter(stage=stage)
    assert not rows & set(now.values_list("pk", flat=True))
    assert confrontos is None or now.exclude(status="bye").count() == confrontos
    for jogo in opened:
        jogo.refresh_from_db()
        assert jogo.reason == "cancelled"
    if complete or change in (FOUR, NO_FINAL):
        play_stage(stage)
        stage.tournament.refresh_from_db()
        assert stage.tournament.state == "finished"


@remembered
def two_stages(after, *, others=0, begin=True):
    """Return played groups, of which two duplas and this number of others advance, and the next stage."""
    first = GROUPS | SHORT | {"top": 2, "others": others}
    groups, other = make_stages(first, after | SHORT, duplas=6, mesas=20)
    play_stage(groups)
    if begin:
        stages.begin_stage(stage=other, source=TABLE)
    other.refresh_from_db()
    return groups, other


def first_round(stage):
    rows = Confronto.objects.filter(stage=stage, round=1, kind="main")
    return {frozenset(row.entrants) for row in rows}


def test_crossing_of_a_bracket_that_is_drawn_changes():
    straight, crossed = ["1G1 x 2G1", "1G2 x 2G2"], ["1G1 x 2G2", "1G2 x 2G1"]
    groups, final = two_stages(KNOCKOUT | {"crossing": straight})
    who, before = entered(final), first_round(final)

    found = save(groups.tournament, groups.plan, KNOCKOUT | SHORT | {"crossing": crossed})

    assert found == ["drawn_anew", "jogos_fall"]
    final.refresh_from_db()
    assert (final.plan["crossing"], entered(final), numbers(final)) == (crossed, who, [1, 2])
    groups_of = {one: entry.group for entry in groups.stageentry_set.all() for one in [entry.dupla_id]}
    assert all(len({groups_of[one] for one in pair}) == 1 for pair in before)
    assert all(len({groups_of[one] for one in pair}) == 2 for pair in first_round(final))
    play_stage(final)
    final.tournament.refresh_from_db()
    assert final.tournament.state == "finished"


def test_posted_rounds_are_told_and_are_drafts_again():
    (stage,) = make_stages(GROUPS | SHORT | ROUND, duplas=8, mesas=20)
    go_on(stage)
    assert save(stage.tournament, GROUPS | SHORT | ROUND | {"double": True}) == [
        *("drawn_anew", "places_fall", "jogos_fall")
    ]
    assert set(stage.round_set.values_list("state", flat=True)) == {"draft"}
    assert not jogos_being_played(stage.tournament)
    assert stage.round_set.count() == 6


def test_draft_of_which_nothing_is_posted_is_drawn_anew_too_and_pace_changes_with_it():
    (stage,) = make_stages(GROUPS | SHORT | ROUND, duplas=8, mesas=20)
    assert save(stage.tournament, GROUPS | SHORT | {"groups": 1, "pace": "free"}) == ["drawn_anew"]
    assert Confronto.objects.filter(stage=stage).count() == 28
    assert len(jogos_being_played(stage.tournament)) == 4


def test_groups_are_as_many_as_can_be_filled_and_that_is_told_and_stays():
    (stage,) = make_stages(GROUPS | SHORT, duplas=9)
    wanted = GROUPS | SHORT | {"groups": 5}

    with pytest.raises(Unconfirmed) as caught:
        stages.save_plan(tournament=stage.tournament, plans=[("", wanted)], source=TABLE)

    told = {one.code: one.what for one in caught.value.consequences}
    assert told["plan_fitted"] == "Quantos grupos: 5 → 3"
    stage.refresh_from_db()
    assert (stage.plan["groups"], numbers(stage)) == (2, [1])  # no row is written before the confirmation
    save(stage.tournament, wanted)
    stage.refresh_from_db()
    assert stage.plan["groups"] == 3
    assert save(stage.tournament, stage.plan) == []


def mao(stage):
    record(jogo := jogos_being_played(stage.tournament)[0])
    return jogo.confronto


def wo(stage):
    row = Confronto.objects.filter(stage=stage, jogo__isnull=False).first()
    return decisions.walkover(confronto=row, winner="A", reason=WHY, source=TABLE)


@pytest.mark.parametrize("happens", [mao, wo])
def test_once_something_is_recorded_the_refusal_names_it(happens):
    (stage,) = make_stages(GROUPS | {"partidas": 3}, duplas=8, mesas=20)
    row = happens(stage)
    before = numbers(stage)

    plans = [("", GROUPS | {"partidas": 3, "groups": 1})]
    found = refused(stages.save_plan, tournament=stage.tournament, plans=plans)

    assert (found.code, found.field) == ("stage_begun_with", "groups")
    names = f"{row.name('A')} × {row.name('B')}"
    assert found.params == {"stage": 1, "names": names, "round": row.round}
    stage.refresh_from_db()
    assert (stage.plan["groups"], numbers(stage)) == (2, before)


def test_once_the_next_stage_has_begun_the_draw_stands():
    groups, final = two_stages(KNOCKOUT)
    plans = [("", groups.plan | {"double": True}), ("", final.plan)]
    assert refused(stages.save_plan, tournament=groups.tournament, plans=plans).code == "next_stage_begun"


def test_side_event_that_has_begun_goes_on_beside_a_stage_drawn_anew():
    groups, final, side = make_stages(
        GROUPS | SHORT | {"top": 2}, KNOCKOUT | SHORT, KNOCKOUT | SHORT | {"side_of": 1}, duplas=6, mesas=20
    )
    play_stage(groups)
    stages.begin_stage(stage=final, source=TABLE)
    stages.begin_stage(stage=side, source=TABLE)
    before = entered(final), entered(side)
    for plans in (
        (groups.plan, final.plan | {"consolation": True}, side.plan),
        (groups.plan, final.plan | {"consolation": True}, side.plan | {"consolation": True}),
    ):
        assert save(groups.tournament, *plans)[0] == "drawn_anew"
        assert (entered(final), entered(side)) == before


def test_who_left_came_late_or_is_punished_stays_so_and_names_do_too():
    (stage,) = make_stages(GROUPS | SHORT, duplas=7, mesas=20)
    stages.save_plan(tournament=stage.tournament, plans=[("Classificatória", stage.plan)], source=TABLE)
    one, out, warned = Dupla.objects.filter(tournament=stage.tournament).order_by("number")[:3]
    late = newcomer(stage)
    leaving.withdraw(dupla=one, justified=True, source=TABLE)
    punished = {"stage": stage, "round": 1, "reason": WHY, "source": TABLE}
    penalties.penalise(dupla=out, sanction="disqualification", **punished)
    penalties.penalise(dupla=warned, sanction="mp", amount=100, **punished)
    here = entered(stage) - {one.pk, out.pk}

    plan = GROUPS | SHORT | {"double": True}
    with pytest.raises(Unconfirmed) as caught:
        stages.save_plan(tournament=stage.tournament, plans=[("Classificatória", plan)], source=TABLE)
    key = caught.value.key
    stages.save_plan(
        tournament=stage.tournament, plans=[("Classificatória", plan)], confirmed=key, source=TABLE
    )

    assert {one.code for one in caught.value.consequences} == {"drawn_anew", "places_fall", "jogos_fall"}
    stage.refresh_from_db()
    assert (str(stage), late.pk in here, entered(stage)) == ("Classificatória", True, here)
    left = StageEntry.objects.gone_before().filter(stage=stage).values_list("dupla", flat=True)
    assert list(left) == [one.pk]
    assert Penalty.objects.filter(stage=stage, lifted_at=None).count() == 2
    play_stage(stage)
    stage.tournament.refresh_from_db()
    assert stage.tournament.state == "finished"


@pytest.mark.parametrize("short", [True, False])
def test_who_moved_up_for_somebody_who_left_stays_and_where_nobody_did_nobody_does(short):
    groups, final = two_stages(KNOCKOUT, begin=False)
    going = Dupla.objects.get(pk=groups.stageentry_set.get(group=1, place=1).dupla_id)
    for dupla in Dupla.objects.filter(tournament=groups.tournament):
        if dupla == going:
            leaving.withdraw(dupla=dupla, justified=True, source=TABLE)
    stages.begin_stage(stage=final, short=short, source=TABLE)
    who = entered(final)

    found = save(groups.tournament, groups.plan, KNOCKOUT | SHORT | {"consolation": True})

    assert "enter_anew" not in found
    assert entered(final) == who


def test_who_left_this_stage_is_told_to_be_replaced_by_the_next():
    groups, final = two_stages(KNOCKOUT)
    gone = Dupla.objects.get(pk=min(entered(final)))
    leaving.withdraw(dupla=gone, justified=True, source=TABLE)
    found = save(groups.tournament, groups.plan, KNOCKOUT | SHORT | {"consolation": True})
    assert "enter_anew" in found
    assert gone.pk not in entered(final)
    assert len(entered(final)) == 4


def test_late_dupla_of_a_later_stage_stays_in_it():
    groups, other = two_stages(ALL, others=1)
    late = newcomer(other)
    who = entered(other)
    found = save(groups.tournament, groups.plan, ALL | SHORT | {"double": True})
    assert found == ["drawn_anew", "places_fall", "jogos_fall"]
    assert (late.pk in who, entered(other)) == (True, who)


def test_what_was_set_by_hand_falls_and_is_told():
    (stage,) = make_stages(GROUPS | SHORT | ROUND, duplas=8)
    one, other = (row.dupla_a for row in Confronto.objects.filter(stage=stage, round=1, group=1))
    agreed(places_by_hand.swap_places, stage=stage, number=1, one=one, other=other, reason=WHY)
    found = save(stage.tournament, GROUPS | SHORT | ROUND | {"double": True})
    assert "by_hand_falls" in found


def test_individual_and_swiss_are_drawn_anew_as_others_are():
    (alone,) = make_stages(INDIVIDUAL | SHORT | ROUND, duplas=8, entrants="players")
    assert save(alone.tournament, INDIVIDUAL | SHORT | ROUND | {"rounds": 4}) == ["rounds_added"]
    groups, swiss = two_stages(SWISS | {"rounds": 2})
    assert save(groups.tournament, groups.plan, swiss.plan | {"forgets": True}) == ["drawn_anew"]
    assert list(swiss.round_set.values_list("state", flat=True)) == ["draft"]


def test_log_says_what_changed_before_it_says_that_it_was_drawn():
    (stage,) = make_stages(GROUPS | SHORT, duplas=8)
    save(stage.tournament, GROUPS | SHORT | {"double": True})
    lines = TournamentLogEntry.objects.filter(tournament=stage.tournament).order_by("sequence")
    assert list(lines.values_list("action", flat=True))[-4:] == [
        *("plan_changed", "stage_restarted", "stage_begun", "plan_saved")
    ]
    assert Stage.objects.get(pk=stage.pk).seed is not None


@pytest.mark.parametrize("plan", [DOUBLE, CONSOLATION, SWISS], ids=name)
def test_bracket_drawn_before_the_start_falls_with_its_plan(plan):
    tournament = make_tournament(duplas=5, state="drawn", mesas=20)
    seed, bracket = tournament.draw_seed, plan is not SWISS

    assert save(tournament, plan | SHORT) == ["drawn_anew" if bracket else "draw_falls"]

    stage = tournament.stage_set.get()
    tournament.refresh_from_db()
    assert (stage.state, tournament.state) == ("planned", "open")
    assert (tournament.drawn_at is not None, tournament.draw_seed != seed) == (bracket, True)
    assert stage.confronto_set.exists() == bracket
    assert numbers(stage) == ([1, 2] if bracket else [1])
    states.start(tournament=tournament, source=TABLE)
    stage.refresh_from_db()
    play_stage(stage)
    tournament.refresh_from_db()
    assert tournament.state == "finished"


def test_bracket_drawn_before_the_start_stays_where_it_was_not_drawn_with_what_changes():
    tournament = make_tournament(duplas=5, state="drawn", third_place=False)
    stage = tournament.stage_set.get()
    rows = set(stage.confronto_set.values_list("pk", flat=True))
    assert save(tournament, KNOCKOUT | {"third": False, "partidas": 3}) == []
    assert set(stage.confronto_set.values_list("pk", flat=True)) == rows
    assert save(tournament, KNOCKOUT | {"third": True, "partidas": 3}) == ["third_added"]
    assert set(stage.confronto_set.exclude(kind="third").values_list("pk", flat=True)) == rows
    assert (tournament.stage_set.get().plan["partidas"], numbers(stage)) == (3, [1])
