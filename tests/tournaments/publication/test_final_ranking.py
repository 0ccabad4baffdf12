"""The final ranking lists all entrants by the stage they reached, then by the standings of that stage."""

import pytest

from tests.factories import TABLE, catch_up, finish, make_stages, play_stage
from tests.tournaments.formats import (
    ALL,
    CONSOLATION,
    EVERY,
    GROUPS,
    INDIVIDUAL,
    KNOCKOUT,
    MITCHELL,
    SWISS,
    TEAMS,
    name,
    over,
)
from tournaments.entries import changes
from tournaments.event import stages
from tournaments.models import Dupla, Stage
from tournaments.outcomes import penalties
from tournaments.publication.snapshot import snapshot
from tournaments.results import stage_results

pytestmark = pytest.mark.django_db


def played(*plans, duplas=8, **fields):
    """Return the tournament of these stages, played to its end."""
    found = make_stages(*plans, duplas=duplas, **fields)
    play_stage(found[0])
    for stage in found[1:]:
        stages.begin_stage(stage=stage, seed=3, source=TABLE)
        play_stage(Stage.objects.get(pk=stage.pk))
    return catch_up(found[0].tournament)


def ranking(tournament):
    tournament.refresh_from_db()
    return snapshot(tournament)["final_ranking"]


def places(rows):
    return [(row["place"], row["place_to"]) for row in rows]


@pytest.mark.parametrize("plan", EVERY, ids=name)
def test_event_of_any_format_ends_with_everybody_in_one_list(plan):
    tournament = over(plan).tournament
    rows = ranking(tournament)
    entered = 8 if plan is INDIVIDUAL else 6
    duplas = [
        one["number"] for row in rows for one in row.get("team", {}).get("duplas", [{"number": row["dupla"]}])
    ]
    assert sorted(duplas) == list(range(1, entered + 1))
    at = 0
    while at < len(rows):  # the places fill the list without a gap
        assert rows[at]["place"] == at + 1
        at = rows[at]["place_to"]
    assert at == (3 if plan is TEAMS else entered)
    stage = snapshot(tournament)["stages"][0]
    if len(stage["standings"]) == 1 and plan is not CONSOLATION:
        assert places(rows) == [(row["place"], row["place_to"]) for row in stage["standings"][0]["rows"]]


def test_nothing_is_final_before_the_last_stage_is_over():
    (stage,) = make_stages(KNOCKOUT, duplas=4)
    assert "final_ranking" not in snapshot(catch_up(stage.tournament))


def test_who_got_further_stands_above_and_the_rest_by_the_stage_it_ended_in():
    tournament = played({**SWISS, "top": 4}, {**ALL, "top": 2}, KNOCKOUT)
    rows = ranking(tournament)
    assert [row["stage"] for row in rows] == [3, 3, 2, 2, 1, 1, 1, 1]
    first = Stage.objects.get(tournament=tournament, number=1)
    numbers = dict(Dupla.objects.values_list("pk", "number"))
    assert [row["dupla"] for row in rows[4:]] == [
        numbers[r.entrant] for r in stage_results.standing_of(first)[4:]
    ]
    assert [row["stage_place"] for row in rows] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert (rows[0]["fate"]["code"], rows[2]["fate"]) == ("champion", None)


def test_of_groups_all_thirds_stand_above_all_fourths():
    rows = ranking(played({**GROUPS, "top": 2}, KNOCKOUT))
    assert [(row["stage"], row["stage_place"]) for row in rows[4:]] == [(1, 3), (1, 3), (1, 4), (1, 4)]
    assert places(rows)[4:] == [(5, 5), (6, 6), (7, 7), (8, 8)]


def test_consolation_parts_those_who_lost_in_the_first_round():
    rows = ranking(played({**CONSOLATION, "third": True}))
    assert places(rows) == [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 8), (7, 8)]
    assert places(ranking(played({**KNOCKOUT, "third": True})))[4:] == [(5, 8)] * 4


def test_who_left_stands_where_it_left_and_who_never_played_after_all_who_did():
    one, other = make_stages({**SWISS, "top": 4}, KNOCKOUT, duplas=8)
    one = play_stage(one)
    second = Dupla.objects.get(pk=stage_results.standing_of(one)[1].entrant)
    changes.withdraw(dupla=second, justified=True, source=TABLE)
    stages.begin_stage(stage=other, seed=3, source=TABLE)
    finish(other.tournament)
    rows = ranking(other.tournament)
    assert (rows[4]["dupla"], rows[4]["stage"], rows[4]["stage_place"]) == (second.number, 1, 2)


def test_who_was_taken_out_before_its_first_stage_stands_last():
    (stage,) = make_stages(ALL, duplas=5)
    dupla = Dupla.objects.get(number=3)
    changes.withdraw(dupla=dupla, justified=True, source=TABLE)
    stages.restart_stage(stage=stage, typed_name="Fase 1", source=TABLE)
    stages.begin_stage(stage=stage, source=TABLE)
    play_stage(Stage.objects.get(pk=stage.pk))
    last = ranking(stage.tournament)[-1]
    assert (last["dupla"], last["place"], last["place_to"], last["stage"]) == (3, 5, 5, 0)


def test_who_is_disqualified_in_any_stage_stands_last_and_is_named_so():
    tournament = played({**MITCHELL, "top": 4}, KNOCKOUT)
    champion = Dupla.objects.get(tournament=tournament, number=ranking(tournament)[0]["dupla"])
    first = Stage.objects.get(tournament=tournament, number=1)
    penalties.penalise(
        stage=first, dupla=champion, round=1, sanction="disqualification", reason="conduta", source=TABLE
    )
    rows = ranking(tournament)
    assert [row["disqualified"] for row in rows] == [False] * 7 + [True]
    assert (rows[-1]["dupla"], rows[-1]["place"], rows[0]["place"]) == (champion.number, 8, 1)
