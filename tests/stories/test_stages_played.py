"""A stage of each format, played to its end: pairings, mesas and champion."""

from collections import Counter

import pytest

from scoring.models import Jogo
from tests.factories import jogos_being_played, make_stages, play_open, play_stage, record
from tests.matrix import each
from tests.tournaments.formats import ALL, DANESE, DOUBLE, GROUPS, KNOCKOUT, MITCHELL, SWISS
from tournaments.models import Confronto, Round, StageEntry

pytestmark = pytest.mark.django_db
BOTH = pytest.mark.both_databases("every write of an event, in each format once")
BRACKETS = (
    pytest.param(KNOCKOUT, id="knockout"),
    pytest.param({**KNOCKOUT, "third": False, "consolation": True}, id="consolation"),
    pytest.param(DOUBLE, id="double"),
    pytest.param({**DOUBLE, "reset": True}, id="double-reset", marks=BOTH),
)


def rows_of(stage):
    return Confronto.objects.filter(stage=stage)


def met(stage):
    """Return how often each pair has met."""
    played = rows_of(stage).filter(bye_a=False, bye_b=False)
    return Counter(tuple(sorted(pair)) for pair in played.values_list("dupla_a", "dupla_b"))


@pytest.mark.parametrize(("plan", "duplas"), each(BRACKETS, [2, 3, 4, 5, 8, 9]))
def test_bracket_is_played_to_its_champion_and_closes_by_itself(plan, duplas):
    (stage,) = make_stages(plan, duplas=duplas)

    play_open(stage)

    stage.refresh_from_db()
    stage.tournament.refresh_from_db()
    assert (stage.state, stage.tournament.state) == ("closed", "finished")
    assert not rows_of(stage).filter(status="").exists()
    assert Jogo.objects.count() == rows_of(stage).filter(jogo__isnull=False).count()
    assert StageEntry.objects.filter(stage=stage).count() == duplas


@pytest.mark.parametrize(
    ("plan", "duplas", "rounds", "meetings"),
    [
        pytest.param(ALL, 2, 1, 1, id="two"),
        pytest.param(ALL, 5, 5, 10, id="five"),
        pytest.param(ALL, 6, 5, 15, id="six"),
        pytest.param({**ALL, "double": True}, 4, 6, 12, id="four-twice"),
        pytest.param(GROUPS, 7, 3, 9, id="groups-of-four-and-three", marks=BOTH),
        pytest.param(GROUPS, 8, 3, 12, id="groups-of-four"),
        pytest.param({**GROUPS, "groups": 3, "method": "pots"}, 9, 3, 9, id="three-groups-by-pots"),
        pytest.param(MITCHELL, 8, 3, 12, id="mitchell"),
        pytest.param(MITCHELL, 7, 3, 9, id="mitchell-with-phantom", marks=BOTH),
        pytest.param({**MITCHELL, "mitchell": {"sections": 2}}, 12, 3, 18, id="mitchell-two-sections"),
        pytest.param(SWISS, 6, 3, 9, id="swiss"),
        pytest.param(SWISS, 7, 3, 9, id="swiss-odd", marks=BOTH),
        pytest.param(DANESE, 4, 2, 4, id="danese"),
        pytest.param(DANESE, 5, 2, 4, id="danese-odd", marks=BOTH),
    ],
)
def test_stage_of_rounds_is_played_to_its_end(plan, duplas, rounds, meetings):
    (stage,) = make_stages(plan, duplas=duplas, mesas=20)

    stage = play_stage(stage)

    stage.tournament.refresh_from_db()
    assert (stage.state, stage.tournament.state) == ("closed", "finished")
    assert set(Round.objects.filter(stage=stage).values_list("number", "state")) == {
        (number, "closed") for number in range(1, rounds + 1)
    }
    assert (met(stage).total(), rows_of(stage).filter(status="bye").count()) == (
        meetings,
        rows_of(stage).count() - meetings,
    )
    assert "danese" in plan["format"] or set(met(stage).values()) == {2 if plan.get("double") else 1}
    for number in range(1, rounds + 1):
        seated = rows_of(stage).filter(round=number).values_list("dupla_a", "dupla_b")
        playing = [dupla for pair in seated for dupla in pair if dupla]
        assert len(playing) == len(set(playing))


def test_nobody_plays_two_jogos_at_once_and_the_hall_is_never_overfull():
    (stage,) = make_stages(ALL, duplas=6, mesas=2)
    while jogos := jogos_being_played(stage.tournament):
        assert len(jogos) <= 2
        seated = [
            dupla
            for pair in rows_of(stage).filter(jogo__in=jogos).values_list("dupla_a", "dupla_b")
            for dupla in pair
        ]
        assert len(seated) == len(set(seated))
        record(jogos[-1])
    assert not rows_of(stage).filter(status="").exists()


def test_north_south_stay_at_their_mesa():
    (stage,) = make_stages(MITCHELL, duplas=10, mesas=5)
    play_open(stage)
    stays = rows_of(stage).values_list("dupla_a", "mesa")
    assert len(set(stays)) == 5


@pytest.mark.parametrize(("winner", "played"), [("A", 0), ("B", 1)], ids=["unbeaten", "beaten-once"])
def test_final_is_played_again_only_if_the_unbeaten_lost_it(winner, played):
    (stage,) = make_stages({**DOUBLE, "reset": True}, duplas=4)
    while not (final := rows_of(stage).get(kind="final")).jogo_id:
        record(jogos_being_played(stage.tournament)[0])
    record(final.jogo, winner)

    reset = rows_of(stage).get(kind="reset")
    assert (reset.jogo_id is not None) == bool(played)
    stage.refresh_from_db()
    assert stage.state == ("playing" if played else "closed")
    champion = {"A": final.dupla_a, "B": final.dupla_b}[winner]
    assert reset.dupla_a == champion
    if not played:
        assert (reset.status, reset.winner) == ("bye", champion)
