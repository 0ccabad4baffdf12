"""The stages of a tournament as plain data: published values, withheld values, and who advances."""

import json

import pytest

from tests.factories import TABLE, go_on, jogos_being_played, make_stages, make_tournament, play_jogo
from tests.tournaments.staged import dupla, make_round, make_stage, meet, play
from tournaments.models import Round, Stage, StageEntry
from tournaments.outcomes import penalties
from tournaments.publication import publishing
from tournaments.publication.document.playing import playing
from tournaments.publication.document.shape import VERSION
from tournaments.publication.snapshot import snapshot

pytestmark = pytest.mark.django_db
GROUPS = {"format": "groups", "groups": 2, "partidas": 1, "top": 1, "others": 1}


def first(stage):
    return snapshot(stage.tournament)["stages"][0]


def groups_played():
    stage = make_stage(6, plan=GROUPS, groups=2)
    Round.objects.create(stage=stage, number=1, state=Round.State.POSTED, seed=1)
    play(meet(stage, 1, 1, "AC", group=1), "B")
    play(meet(stage, 1, 1, "BD", group=2), "A")
    return stage


def test_a_tournament_that_is_one_knockout_has_one_stage():
    (told,) = snapshot(make_tournament(duplas=4))["stages"]

    assert (told["number"], told["format"], told["bracket"], told["state"]) == (
        1,
        "knockout",
        True,
        "playing",
    )
    assert [(each["round"], each["name"]) for each in told["rounds"]] == [(1, "semifinal"), (2, "final")]
    assert [each["state"] for each in told["rounds"]] == ["playing", "posted"]
    assert len(told["standings"][0]["rows"]) == 4


@pytest.mark.parametrize(("entrants", "format_"), [("duplas", "knockout"), ("players", "individual")])
def test_without_a_plan_there_is_the_stage_that_would_be_drawn(entrants, format_):
    (told,) = snapshot(make_tournament(duplas=4, state="open", entrants=entrants))["stages"]

    assert (told["number"], told["format"], told["state"]) == (1, format_, "planned")
    assert (told["rounds"], told["standings"]) == ([], [])


@pytest.mark.parametrize("state", ["open", "drawn", "running", "finished"])
def test_what_is_written_is_read_back(state):
    document = snapshot(make_tournament(duplas=4, state=state))

    assert json.loads(json.dumps(document)) == document
    assert document["version"] == VERSION


def test_the_rounds_of_a_bracket_close_one_after_the_other():
    tournament = make_tournament(duplas=4)
    for jogo in jogos_being_played(tournament):
        play_jogo(jogo)

    (told,) = snapshot(tournament)["stages"]

    assert [each["state"] for each in told["rounds"]] == ["closed", "playing"]


@pytest.mark.parametrize("state", ["draft", "checked"])
def test_a_round_that_is_not_posted_is_nowhere(state):
    stage = make_stage(4)
    make_round(stage, 1, "AB", "CD")
    make_round(stage, 2, "AC", "BD", state=state)

    told = snapshot(stage.tournament)

    assert [each["round"] for each in told["stages"][0]["rounds"]] == [1]


def test_a_result_says_how_it_ended_and_what_it_was_worth():
    stage = make_stage(5)
    one, two = make_round(stage, 1, "AB", "CD")
    meet(stage, 1, 3, "E-", flags=["bye"])
    play(one, "B")
    two.status = "both_absent"
    two.save()

    told = first(stage)["rounds"][0]["confrontos"]

    assert [(each["state"], each["status"], each["winner"], each["points"]) for each in told] == [
        ("done", "played", "B", [0, 1]),
        ("done", "both_absent", "", [0, 0]),
        ("bye", "bye", "A", [1]),
    ]
    assert told[2]["flags"] == ["bye"]


def test_who_goes_on_is_who_is_entered_in_the_next_stage():
    stage = groups_played()
    after = Stage.objects.create(tournament=stage.tournament, number=2, plan={"format": "knockout"})
    entry = StageEntry.objects.get(stage=stage, dupla__number=3)
    StageEntry.objects.create(stage=after, dupla=entry.dupla, place=1)

    told = first(stage)

    assert [[row["dupla"] for row in table["rows"] if row["goes_on"]] for table in told["standings"]] == [
        [3],
        [],
    ]
    assert (told["top"], told["others"]) == (1, 1)


def test_those_placed_next_are_told_as_they_are_compared():
    stage = groups_played()
    Stage.objects.create(tournament=stage.tournament, number=2, plan={"format": "knockout"})

    told = first(stage)["compared"]

    assert [row["group"] for row in told] in ([1, 2], [2, 1])
    assert [row["goes_on"] for row in told] == [True, False]
    assert told[0]["above"]["by"]


def test_the_last_stage_sends_nobody_on():
    told = first(groups_played())

    assert (told["top"], told["compared"]) == (None, [])


def test_a_jogo_being_played_says_its_stage_and_has_no_name_of_a_knockout_round():
    stage = make_stage(4)
    make_round(stage, 1, "AB", "CD")

    told = playing(stage.tournament).values()

    assert [(each["stage"], each["round"], each["round_name"]) for each in told] == [(1, 1, ""), (1, 1, "")]


@pytest.mark.parametrize("duplas", [2, 6])
def test_queries_do_not_grow_with_the_duplas(duplas, django_assert_num_queries):
    stage = make_stage(duplas)
    for confronto in make_round(stage, 1, *("AB", "CD", "EF")[: duplas // 2]):
        play(confronto)

    with django_assert_num_queries(10):
        snapshot(stage.tournament)


def test_while_a_round_is_played_the_table_before_it_is_told_too():
    stage = make_stage(4)
    for confronto in make_round(stage, 1, "AB", "CD"):
        play(confronto, "A")
    (table,) = first(stage)["standings"]
    assert (table["after"], table["closed"]) == (None, [])
    before = [row["dupla"] for row in table["rows"]]

    one, two = make_round(stage, 2, "AC", "BD")
    play(one, "B")

    (table,) = first(stage)["standings"]
    assert (table["after"], [row["dupla"] for row in table["closed"]]) == (1, before)
    assert [row["dupla"] for row in table["rows"]] != before
    play(two, "B")
    assert first(stage)["standings"][0]["after"] is None


def test_a_publication_keeps_the_tables_as_they_were():
    stage = make_stage(2)
    play(*make_round(stage, 1, "AB"), "A")
    revision = publishing.freeze(stage.tournament, author=None)
    frozen = revision.payload["stages"][0]["standings"]

    penalties.penalise(
        stage=stage, dupla=dupla(stage, "A"), round=1, sanction="loss", reason="x", source=TABLE
    )
    again = publishing.freeze(stage.tournament, author=None)

    revision.refresh_from_db()
    assert revision.payload["stages"][0]["standings"] == frozen
    assert [row["dupla"] for row in frozen[0]["rows"]] == [1, 2]
    assert again.payload["stages"][0]["standings"] != frozen


@pytest.mark.parametrize(
    ("plan", "pace"), [({"pace": "round"}, "round"), ({"pace": "free"}, "free"), ({}, "free")]
)
def test_pace_is_told_and_when_a_round_was_posted_and_started(plan, pace):
    (stage,) = make_stages({"format": "all_play_all", **plan}, duplas=4)
    go_on(stage)

    told = first(stage)

    one, other = Round.objects.filter(stage=stage, number__lte=2)
    assert told["pace"] == pace
    assert [(each["posted_at"], each["started_at"]) for each in told["rounds"][:2]] == [
        (one.posted_at.isoformat(), one.started_at.isoformat() if pace == "round" else None),
        (other.posted_at.isoformat(), None),
    ]


def test_a_bracket_has_no_pace_and_its_rounds_no_moments():
    (told,) = snapshot(make_tournament(duplas=4))["stages"]

    assert "pace" not in told
    assert not {"posted_at", "started_at"} & told["rounds"][0].keys()
