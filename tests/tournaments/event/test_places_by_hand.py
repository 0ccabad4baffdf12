"""Two duplas at the wrong table change places in every format, posted or not, while nothing is recorded there."""

import pytest

from tests.factories import TABLE, jogos_being_played, make_stages, play_jogo, play_open, record
from tests.matrix import one_of
from tests.tournaments.event.confirming import agreed
from tests.tournaments.event.families import family
from tests.tournaments.formats import (
    ALL,
    CONSOLATION,
    DOUBLE,
    EVERY,
    GROUPS,
    KNOCKOUT,
    MITCHELL,
    SWISS,
    TEAMS,
    name,
)
from tests.tournaments.refusals import refused
from tournaments.event import rounds, stages
from tournaments.event.draws.places_by_hand import swap_places
from tournaments.hall import seating
from tournaments.ledger.names_apart import told
from tournaments.models import Confronto, Dupla, Round, StageEntry, TournamentLogEntry
from tournaments.stage_plan import format_of

pytestmark = pytest.mark.django_db
WHY = "sentaram trocadas"


def begun(plan, duplas=8):
    entrants = "players" if plan["format"] == "individual" else "duplas"
    (stage,) = make_stages(plan | {"partidas": 1}, duplas=duplas, entrants=entrants)
    if draft := Round.objects.filter(stage=stage, state="draft").first():
        rounds.post(round=draft, source=TABLE)
    return stage


def finished(stage):
    """Play a stage to its end. Return whether it is closed."""
    play_open(stage)
    if "rounds" in stage.plan and format_of(stage).drawn_by_round:
        for _ in range(stage.plan["rounds"] - 1):
            rounds.post(round=rounds.draw_round(stage=stage, seed=5, source=TABLE), source=TABLE)
            play_open(stage)
    stage.refresh_from_db()
    if stage.state == "playing":
        stages.close_stage(stage=stage, source=TABLE)
    stage.tournament.refresh_from_db()
    return stage.tournament.state == "finished"


def in_round(stage, number=1):
    return list(Confronto.objects.filter(stage=stage, round=number).order_by("kind", "group", "position"))


def swap(stage, one, other, number=1, **given):
    given = {"stage": stage, "number": number, "one": one, "other": other, "reason": WHY} | given
    return agreed(swap_places, **given)


@pytest.mark.parametrize("plan", one_of([plan for plan in EVERY if plan is not TEAMS], by=family), ids=name)
def test_two_change_places_in_every_format_and_the_event_is_played(plan):
    stage = begun(plan)
    first, second = in_round(stage)[:2]
    one, other = first.dupla_a, second.dupla_b
    labels = first.jogo and first.jogo.labels

    swap(stage, one, other, rest=True)

    first.refresh_from_db()
    second.refresh_from_db()
    assert (first.dupla_a, second.dupla_b) == (other, one)
    assert "forced" in first.flags
    assert "forced" in second.flags
    assert first.jogo is None or first.jogo.labels != labels
    line = TournamentLogEntry.objects.get(action="places_swapped")
    assert (line.reason, told(line.data["one"]), line.round) == (WHY, one.name, 1)
    assert finished(stage)


@pytest.mark.parametrize("plan", [ALL, MITCHELL, GROUPS], ids=name)
def test_in_a_schedule_nobody_is_met_twice_after_a_change_for_good(plan):
    stage = begun(plan)
    first, second = in_round(stage)[0], in_round(stage)[-1]

    swap(stage, first.dupla_a, second.dupla_a, rest=True)

    pairs = [{row.dupla_a_id, row.dupla_b_id} for row in stage.confronto_set.all()]
    assert all(pairs.count(pair) == 1 for pair in pairs)
    for row in stage.confronto_set.all():
        groups = StageEntry.objects.filter(stage=stage, dupla__in=row.entrants).values_list(
            "group", flat=True
        )
        assert plan is not GROUPS or set(groups) == {row.group}


def test_second_meeting_is_flagged_after_a_change_of_one_round_and_no_longer_once_it_is_undone():
    stage = begun(ALL, duplas=4)
    first, second = in_round(stage)

    told_before = swap(stage, first.dupla_a, second.dupla_a)
    flags = [row.flags for number in (1, 2, 3) for row in in_round(stage, number)]
    assert sum("rematch" in one for one in flags) == 0
    assert flags[:2] == [["forced"], ["forced"]]
    again = [row for number in (2, 3) for row in in_round(stage, number) if row.flags]
    assert [row.flags for row in again] == [["rematch_by_hand"]] * 2
    assert {frozenset(row.entrants) for row in again} == {frozenset(row.entrants) for row in in_round(stage)}

    assert sorted((one.code, one.what, one.count) for one in told_before) == sorted(
        ("rematch", row.versus, row.round) for row in again
    )

    assert swap(stage, first.dupla_a, second.dupla_a) == ()
    assert not any("rematch_by_hand" in row.flags for row in stage.confronto_set.all())


def test_change_in_a_later_round_flags_the_changed_meetings():
    stage = begun(ALL, duplas=4)
    one, other = in_round(stage, 3)

    swap(stage, one.dupla_a, other.dupla_a, number=3)

    assert [row.flags for row in in_round(stage, 3)] == [["forced", "rematch"]] * 2


def test_two_of_one_confronto_change_sides():
    stage = begun(SWISS)
    row = in_round(stage)[0]
    a, b = row.dupla_a, row.dupla_b
    swap(stage, a, b)
    row.refresh_from_db()
    assert (row.dupla_a, row.dupla_b, row.jogo.labels) == (b, a, [b.name, a.name])


@pytest.mark.parametrize("plan", one_of([DOUBLE, CONSOLATION, KNOCKOUT, SWISS], by=family), ids=name)
def test_who_rests_changes_places_with_who_plays(plan):
    stage = begun(plan, duplas=7)
    bye = next(row for row in in_round(stage) if row.is_bye)
    played = next(row for row in in_round(stage) if not row.is_bye)
    rested, one = bye.dupla_a or bye.dupla_b, played.dupla_a

    swap(stage, rested, one)

    bye.refresh_from_db()
    assert (bye.dupla_a or bye.dupla_b, bye.winner, bye.status) == (one, one, "bye")
    assert finished(stage)


def test_later_round_of_a_bracket_is_changed_with_what_feeds_it():
    stage = begun(KNOCKOUT)
    for jogo in jogos_being_played(stage.tournament):
        play_jogo(jogo)
    one, other = in_round(stage, 2)
    a, b = one.dupla_a, other.dupla_a

    swap(stage, a, b, number=2)

    one.refresh_from_db()
    other.refresh_from_db()
    assert (one.dupla_a, other.dupla_a) == (b, a)
    assert Confronto.objects.get(winner_to=one, winner_side="A").winner == b
    play_open(stage)
    stage.tournament.refresh_from_db()
    assert stage.tournament.state == "finished"


def test_nobody_changes_places_where_something_is_recorded():
    stage = begun(GROUPS)
    first, second = in_round(stage)[:2]
    record(first.jogo)
    given = {"stage": stage, "number": 1, "one": first.dupla_a, "other": second.dupla_a, "reason": WHY}

    found = refused(swap_places, **given)

    assert (found.code, found.params) == ("places_recorded", {"mesa": first.mesa, "round": 1})


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"reason": " "}, "reason_missing"),
        ({"other": 0}, "swap_same"),
        ({"other": 2}, "other_group"),
        ({"other": 9}, "forced_stranger"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_change_of_places_that_cannot_be(given, code):
    stage = begun(GROUPS)
    rows = in_round(stage)
    known = {0: rows[0].dupla_a, 2: rows[2].dupla_a, 9: Dupla(pk=0, name="Ninguém")}
    sent = {"stage": stage, "number": 1, "one": known[0], "other": rows[1].dupla_a, "reason": WHY} | given
    if isinstance(sent["other"], int):
        sent["other"] = known[sent["other"]]
    assert refused(swap_places, **sent).code == code


def test_two_confrontos_change_their_mesas():
    stage = begun(KNOCKOUT)
    one, other = in_round(stage)[:2]
    at, jogo = (one.mesa, other.mesa), one.jogo

    seating.swap_mesas(confronto=one, mesa=other.mesa, source=TABLE)

    one.refresh_from_db()
    other.refresh_from_db()
    assert (other.mesa, one.mesa, one.jogo) == (*at, jogo)
    assert refused(seating.swap_mesas, confronto=one, mesa=99).code == "mesa_free"


def test_change_of_mesas_never_puts_a_second_jogo_at_a_mesa():
    stage = begun(MITCHELL | {"pace": "free"}, duplas=7)
    played_at = {row.mesa for row in in_round(stage) if row.jogo_id}
    later = [row for row in in_round(stage, 2) if row.mesa]
    waits = next(row for row in later if row.mesa in played_at)
    alone_at = min(played_at - {row.mesa for row in later})

    refusal = refused(seating.swap_mesas, confronto=waits, mesa=alone_at)

    assert (refusal.code, refusal.params["mesa"]) == ("mesa_taken", waits.mesa)


def test_confronto_that_waits_changes_its_mesa_with_one_of_its_round():
    stage = begun(MITCHELL | {"pace": "free"})
    playing = {row.pk: row.mesa for row in in_round(stage)}
    one, other = in_round(stage, 2)[:2]
    at = one.mesa, other.mesa

    seating.swap_mesas(confronto=one, mesa=other.mesa, source=TABLE)

    one.refresh_from_db()
    other.refresh_from_db()
    assert (other.mesa, one.mesa) == at
    assert {row.pk: row.mesa for row in in_round(stage)} == playing
