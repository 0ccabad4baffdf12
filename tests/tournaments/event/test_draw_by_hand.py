"""A draw made by hand in the hall is typed with the numbers of the duplas and played unchanged."""

import json

import pytest

from tests.factories import TABLE, jogos_being_played, make_stages, play_open, play_stage, record
from tests.matrix import one_of
from tests.tournaments.event.families import family
from tests.tournaments.formats import (
    ALL,
    CONSOLATION,
    DANESE,
    DOUBLE,
    GROUPS,
    INDIVIDUAL,
    KNOCKOUT,
    MITCHELL,
    SWISS,
    name,
)
from tests.tournaments.refusals import refused
from tournaments.event.draws.draw_by_hand import draw_by_hand, lines_of
from tournaments.models import Confronto, Round, StageEntry, TournamentLogEntry
from tournaments.pairing.repeat import repeat
from tournaments.publication.snapshot import snapshot

pytestmark = pytest.mark.django_db
WHY = "sorteado no salão"
BRACKET = "8 x 1\n2 x 7\n3 x 6\n5 x 4"


def drawn(stage, lines):
    return draw_by_hand(stage=stage, lines=lines, reason=WHY, source=TABLE)


def first_round(stage):
    rows = Confronto.objects.filter(stage=stage, round=1, kind="main").order_by("group", "position")
    return list(rows.values_list("dupla_a__number", "dupla_b__number"))


@pytest.mark.parametrize(
    ("plan", "lines", "expected"),
    one_of(
        [
            pytest.param(KNOCKOUT, BRACKET, [(8, 1), (2, 7), (3, 6), (5, 4)], id="knockout"),
            pytest.param(CONSOLATION, BRACKET, [(8, 1), (2, 7), (3, 6), (5, 4)], id="consolation"),
            pytest.param(DOUBLE, BRACKET, [(8, 1), (2, 7), (3, 6), (5, 4)], id="double"),
            pytest.param(MITCHELL, BRACKET, [(8, 1), (2, 7), (3, 6), (5, 4)], id="mitchell"),
            pytest.param(SWISS, BRACKET, None, id="swiss"),
            pytest.param(DANESE, BRACKET, None, id="danese"),
        ],
        by=lambda case: family(case[0]),
    ),
)
def test_pairs_typed_by_hand_meet_and_the_event_is_played(plan, lines, expected):
    (stage,) = make_stages(plan | {"partidas": 1}, duplas=8)

    drawn(stage, lines)

    found = first_round(stage)
    assert {frozenset(pair) for pair in found} == {
        frozenset((8, 1)),
        frozenset((2, 7)),
        frozenset((3, 6)),
        frozenset((5, 4)),
    }
    assert expected is None or found == expected
    assert all("forced" in row.flags for row in Confronto.objects.filter(stage=stage, round=1, kind="main"))
    assert TournamentLogEntry.objects.get(action="drawn_by_hand").reason == WHY
    play_stage(stage)
    stage.tournament.refresh_from_db()
    assert stage.tournament.state == "finished"


@pytest.mark.parametrize(
    ("lines", "met"),
    [
        pytest.param(BRACKET, [{1, 7}, {4, 6}, {1, 6}], id="full"),
        pytest.param("1 x -\n2 x -\n3 x 4\n5 x 6", [{4, 6}], id="neighbours that rest"),
    ],
)
def test_consolation_follows_from_a_bracket_typed_by_hand(lines, met):
    (stage,) = make_stages(CONSOLATION | {"partidas": 1}, duplas=2 * lines.count("x") - lines.count("-"))

    drawn(stage, lines)
    assert lines_of(stage) == lines
    play_stage(stage)

    rows = Confronto.objects.filter(stage=stage, kind="consolation", status="played")
    found = rows.order_by("round", "position").values_list("dupla_a__number", "dupla_b__number")
    assert [set(pair) for pair in found] == met
    stage.tournament.refresh_from_db()
    assert stage.tournament.state == "finished"
    document = json.loads(json.dumps(snapshot(stage.tournament)))
    assert len(document["final_ranking"]) == stage.tournament.dupla_set.count()
    assert [verdict.faults for verdict in repeat(document)] == [()]


def test_groups_typed_by_hand_are_those_of_the_hall():
    (stage,) = make_stages(GROUPS | {"partidas": 1}, duplas=7)

    drawn(stage, "7 1 3 5\n2, 6, 4")

    of = dict(StageEntry.objects.filter(stage=stage).values_list("dupla__number", "group"))
    assert {number for number, group in of.items() if group == 1} == {7, 1, 3, 5}
    assert lines_of(stage) == "7 1 3 5\n2 6 4"
    play_stage(stage)


def test_all_play_all_takes_the_numbers_of_the_hall():
    (stage,) = make_stages(ALL, duplas=4)
    drawn(stage, "4 2 1 3")
    assert set(map(frozenset, first_round(stage))) == {frozenset((4, 3)), frozenset((2, 1))}


def test_byes_of_a_bracket_are_where_the_hall_has_them():
    (stage,) = make_stages(KNOCKOUT | {"partidas": 1}, duplas=6)
    drawn(stage, "1 x -\n2 x 3\n4 x 5\n- x 6")
    byes = Confronto.objects.filter(stage=stage, round=1, status="bye").order_by("position")
    assert [row.winner.number for row in byes] == [1, 6]
    play_open(stage)
    stage.tournament.refresh_from_db()
    assert stage.tournament.state == "finished"


def test_draft_typed_by_hand_keeps_the_reason_with_its_pairs():
    (stage,) = make_stages(SWISS, duplas=8)
    drawn(stage, BRACKET)

    assert {pair.reason for pair in Round.objects.get(stage=stage).forced_pairs} == {WHY}


@pytest.mark.parametrize("plan", [KNOCKOUT, DOUBLE, GROUPS, MITCHELL, ALL, SWISS], ids=name)
def test_lines_offered_are_those_that_stand(plan):
    (stage,) = make_stages(plan, duplas=8)
    before = set(map(frozenset, first_round(stage)))
    drawn(stage, lines_of(stage))
    assert set(map(frozenset, first_round(stage))) == before


@pytest.mark.parametrize(
    ("plan", "lines", "code"),
    [
        (KNOCKOUT, "1 x 2\n3 x quatro", "by_hand_unreadable"),
        (KNOCKOUT, "1 x 2\n3 x 9", "by_hand_unknown"),
        (KNOCKOUT, "1 x 2\n3 x 1", "by_hand_twice"),
        (KNOCKOUT, "1 x 2\n3 x -", "by_hand_missing"),
        (KNOCKOUT, "1 2 3 4", "by_hand_unreadable"),
        (KNOCKOUT, "1 x 2\n3 x -\n4 x -", "pairs_not_full"),
        (GROUPS | {"groups": 1}, "1 2\n3 4", "by_hand_groups"),
    ],
)
def test_lines_that_cannot_be(plan, lines, code):
    (stage,) = make_stages(plan, duplas=4)
    before = first_round(stage)
    assert refused(draw_by_hand, stage=stage, lines=lines, reason=WHY).code == code
    assert first_round(stage) == before


def test_stage_with_a_mao_and_players_alone_are_set_two_by_two():
    (stage,) = make_stages(KNOCKOUT, duplas=4)
    record(jogos_being_played(stage.tournament)[0])
    assert refused(draw_by_hand, stage=stage, lines="1 x 2\n3 x 4", reason=WHY).code == "by_hand_recorded"
    assert refused(draw_by_hand, stage=stage, lines="1 x 2\n3 x 4", reason="").code == "reason_missing"
    (alone,) = make_stages(INDIVIDUAL, duplas=8, entrants="players", name="Só")
    assert refused(draw_by_hand, stage=alone, lines="1 2 3 4", reason=WHY).code == "not_for_players"
