"""A play-off for a place: duplas level in all criteria play for it, and its result comes before the drawing of lots."""

import pytest
from pydantic import TypeAdapter

from tests.factories import TABLE, jogos_being_played, make_stages, play_jogo
from tests.remembered import remembered
from tests.tournaments.bracket import turn_round
from tests.tournaments.refusals import refused
from tournaments.entries import leaving
from tournaments.event import stages, states
from tournaments.event.draws import playoff
from tournaments.event.planning.plan_problems import problems
from tournaments.ledger.names_apart import told
from tournaments.models import Dupla, Stage, StageEntry, TournamentLogEntry
from tournaments.publication.document.shape import TournamentDocument
from tournaments.publication.snapshot import snapshot
from tournaments.results.stage_results import results_of

pytestmark = pytest.mark.django_db
ORDER = ["points", "made", "direct", "lots"]
GROUPS = {"format": "groups", "groups": 2, "partidas": 1, "top": 1, "order": ORDER}
FINAL = {"format": "knockout"}
WHY = "uma mão, 320 a 180"


@remembered
def circle(*plans, duplas=6):
    """Return the stages of an event whose groups of three each end in a circle: all three duplas are level."""
    found = make_stages(*plans, duplas=duplas)
    while jogos := jogos_being_played(found[0].tournament):
        for jogo in jogos:
            row = jogo.confronto
            place = list(order(found[0], row.group, by="place"))
            a, b = place.index(row.dupla_a), place.index(row.dupla_b)
            play_jogo(jogo, "A" if (b - a) % 3 == 1 else "B")
    found[0].refresh_from_db()
    return found


def order(stage, group=1, *, by=""):
    """Return the duplas of a group in the order of the standings, or of the list of entries."""
    entries = {one.dupla_id: one.dupla for one in StageEntry.objects.filter(stage=stage, group=group)}
    if by:
        return [one.dupla for one in StageEntry.objects.filter(stage=stage, group=group).order_by(by)]
    return [entries[row.entrant] for row in results_of(stage).standing(group)]


def settle(stage, *duplas):
    return playoff.play_off(stage=stage, order=duplas, reason=WHY, source=TABLE)


def above(stage, group=1):
    rows = results_of(stage).standing(group)
    return [str(row.above.by.measure) for row in rows if row.above]


def test_order_of_the_play_off_goes_before_the_lots():
    groups, final = circle(GROUPS, FINAL)
    one, two, three = order(groups)
    assert above(groups) == ["lots", "lots"]

    settle(groups, three, one, two)
    groups.refresh_from_db()

    assert order(groups) == [three, one, two]
    assert above(groups) == ["playoff", "playoff"]
    assert above(groups, 2) == ["lots", "lots"]
    stages.close_stage(stage=groups, source=TABLE)
    stages.begin_stage(stage=final, seed=1, source=TABLE)
    entered = set(StageEntry.objects.entered().filter(stage=final).values_list("dupla", flat=True))
    assert entered == {three.pk, order(groups, 2)[0].pk}


def test_last_order_counts_and_all_are_in_the_log():
    groups, _final = circle(GROUPS, FINAL)
    one, two, three = order(groups)

    settle(groups, three, one, two)
    settle(groups, two, three, one)
    groups.refresh_from_db()

    assert order(groups) == [two, three, one]
    said = [
        line.data["order"]
        for line in TournamentLogEntry.objects.filter(action="played_off").order_by("sequence")
    ]
    assert told(said) == [[three.name, one.name, two.name], [two.name, three.name, one.name]]


def test_document_says_who_played_off_and_why_a_row_is_above():
    groups, _final = circle(GROUPS, FINAL)
    one, two, three = order(groups)
    settle(groups, three, one, two)

    document = snapshot(groups.tournament)

    TypeAdapter(TournamentDocument).validate_python(document, strict=True)
    stage = document["stages"][0]
    assert stage["playoffs"] == [[three.number, one.number, two.number]]
    rows = next(table["rows"] for table in stage["standings"] if table["group"] == 1)
    assert [row["above"] and row["above"]["by"] for row in rows] == ["playoff", "playoff", None]


@pytest.mark.parametrize(
    "who", [(0, 1), (0, 1, 2, 0), (0, 1, 2, 3)], ids=["two of three", "twice", "another group"]
)
def test_just_those_who_are_level_play_off(who):
    groups, _final = circle(GROUPS, FINAL)
    there = [*order(groups), *order(groups, 2)]

    told = refused(playoff.play_off, stage=groups, order=[there[one] for one in who], reason=WHY)

    assert told.code == "not_level"
    assert there[1].name in told.params["names"]


def test_why_is_asked():
    groups, _final = circle(GROUPS, FINAL)

    assert refused(playoff.play_off, stage=groups, order=order(groups), reason=" ").code == ("reason_missing")


def test_nobody_is_level_while_results_are_missing():
    (groups,) = make_stages(GROUPS | {"top": None}, duplas=6)
    play_jogo(jogos_being_played(groups.tournament)[0])

    assert playoff.levels(groups.tournament) == []
    told = refused(playoff.play_off, stage=groups, order=order(groups), reason=WHY)
    assert told.code == "not_level"


def test_once_the_next_stage_has_begun_it_is_too_late():
    groups, final = circle(GROUPS, FINAL)
    stages.close_stage(stage=groups, source=TABLE)
    assert len(playoff.levels(groups.tournament)) == 2
    stages.begin_stage(stage=final, seed=1, source=TABLE)

    assert playoff.levels(groups.tournament) == []
    told = refused(playoff.play_off, stage=groups, order=order(groups), reason=WHY)
    assert told.code == "not_level"


def test_what_is_corrected_afterwards_counts_first():
    # The loser of the circle is last by points; the other two met, and their result separates them.
    groups, _final = circle(GROUPS, FINAL)
    one, two, three = order(groups)
    settle(groups, three, one, two)
    groups.refresh_from_db()

    lost = next(row for row in groups.confronto_set.filter(group=1, status="played") if row.winner == three)
    turn_round(lost.jogo)

    assert order(Stage.objects.get(pk=groups.pk))[-1] == three


def test_stage_started_anew_has_no_play_off():
    groups, _final = circle(GROUPS, FINAL)
    settle(groups, *reversed(order(groups)))

    stages.restart_stage(stage=groups, typed_name=str(groups), source=TABLE)

    groups.refresh_from_db()
    assert groups.playoffs == []


def test_best_others_may_play_off_over_their_groups():
    plan = GROUPS | {"others": 1}
    groups, final = circle(plan, FINAL)
    seconds = [order(groups, number)[1] for number in (1, 2)]
    first, last = sorted(seconds, key=lambda dupla: groups.lots[str(dupla.pk)])
    found = [one.pk for one in playoff.levels(groups.tournament)]
    assert "-".join(map(str, sorted((first.pk, last.pk)))) in found

    settle(groups, last, first)
    stages.close_stage(stage=groups, source=TABLE)
    stages.begin_stage(stage=final, seed=1, source=TABLE)

    entered = StageEntry.objects.entered().filter(stage=final).values_list("dupla", flat=True)
    assert last.pk in entered
    assert first.pk not in entered


def test_places_that_would_be_shared_are_parted():
    (stage,) = make_stages({"format": "groups", "groups": 2, "order": ["points", "made"]}, duplas=6)
    while jogos := jogos_being_played(stage.tournament):
        for jogo in jogos:
            place = order(stage, jogo.confronto.group, by="place")
            a, b = place.index(jogo.confronto.dupla_a), place.index(jogo.confronto.dupla_b)
            play_jogo(jogo, "A" if (b - a) % 3 == 1 else "B")
    one, two, three = order(stage)
    assert {row.place_to for row in results_of(stage).standing(1)} == {3}

    settle(stage, two, three, one)
    stage.refresh_from_db()

    rows = results_of(stage).standing(1)
    assert [(row.place, row.place_to) for row in rows] == [(1, 1), (2, 2), (3, 3)]
    assert order(stage) == [two, three, one]


def test_director_is_told_who_is_level_at_the_last_place_of_the_best_others():
    groups, _final = circle(GROUPS | {"groups": 3, "others": 1}, FINAL, duplas=9)
    seconds = {order(groups, group)[1].name for group in (1, 2, 3)}

    told = [set(one.params["names"].split(", ")) for one in problems(groups.tournament)]

    assert seconds in told


def test_last_of_the_main_line_is_played_off_while_a_side_event_is_played():
    final = {"format": "all_play_all", "partidas": 1, "order": ORDER}
    groups, main, side = circle(GROUPS | {"groups": 3}, final, final | {"side_of": 1}, duplas=9)
    stages.close_stage(stage=groups, source=TABLE)
    for stage in (main, side):
        stages.begin_stage(stage=stage, seed=1, source=TABLE)
    place = list(order(main, 0, by="place"))
    while jogos := [
        one for one in jogos_being_played(groups.tournament) if one.confronto.stage_id == main.pk
    ]:
        for jogo in jogos:
            a, b = place.index(jogo.confronto.dupla_a), place.index(jogo.confronto.dupla_b)
            play_jogo(jogo, "A" if (b - a) % 3 == 1 else "B")

    assert [level.stage for level in playoff.levels(groups.tournament)] == [main]


def at_the_cut(tournament):
    return [one.params["names"] for one in problems(tournament) if one.code == "level_at_the_cut"]


def test_director_is_not_told_who_is_level_while_results_are_missing():
    groups, _final = make_stages(GROUPS | {"top": 2, "others": 1}, FINAL, duplas=9)
    assert at_the_cut(groups.tournament) == []

    play_jogo(jogos_being_played(groups.tournament)[0])

    assert at_the_cut(groups.tournament) == []


def test_director_is_told_who_is_level_at_the_cut_until_they_have_played():
    groups, _final = circle(GROUPS, FINAL)

    def told():
        return at_the_cut(groups.tournament)

    assert told() == [", ".join(dupla.name for dupla in order(groups, group)) for group in (1, 2)]
    settle(groups, *reversed(order(groups)))
    assert len(told()) == 1
    assert Dupla.objects.count() == 6


def test_nobody_plays_off_in_a_schedule_that_is_only_a_draft():
    plan = {"format": "individual", "rounds": 2, "pace": "round"}
    (stage,) = make_stages(plan, duplas=4, entrants="players", state="open")
    states.start(tournament=stage.tournament, seed=7, source=TABLE)
    players = list(stage.tournament.dupla_set.order_by("number"))
    leaving.withdraw(dupla=players[3], justified=True, reason="viagem", source=TABLE)

    assert playoff.levels(stage.tournament) == []
    assert refused(playoff.play_off, stage=stage, order=players, reason=WHY).code == "not_level"


def test_document_tells_no_play_off_of_a_schedule_that_nobody_sees():
    plan = {"format": "individual", "rounds": 2, "pace": "round"}
    (stage,) = make_stages(plan, duplas=4, entrants="players", state="open")
    states.start(tournament=stage.tournament, seed=7, source=TABLE)
    numbers = stage.tournament.dupla_set.values_list("pk", flat=True)
    Stage.objects.filter(pk=stage.pk).update(playoffs=[list(numbers)])

    assert "playoffs" not in snapshot(stage.tournament)["stages"][0]
