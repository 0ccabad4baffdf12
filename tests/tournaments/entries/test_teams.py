"""Teams: their members, the sum of their duplas' results, and draws that keep a team's duplas apart."""

import pytest
from django.db import IntegrityError, transaction

from tests.factories import TABLE, catch_up, make_stages, make_tournament, play_open, play_stage
from tests.matrix import every
from tests.tournaments.staged import make_round, make_stage, play
from tests.tournaments.teamed import GROUPS, SWISS, teamed
from tournaments.clubs import members
from tournaments.entries import changes, leaving, registration
from tournaments.errors import TournamentError
from tournaments.event import rounds, stages, states
from tournaments.event.draws import bracket_draw
from tournaments.models import (
    Confronto,
    Dupla,
    Round,
    Stage,
    StageEntry,
    Team,
    Tournament,
    TournamentLogEntry,
)
from tournaments.publication.snapshot import snapshot

pytestmark = pytest.mark.django_db


def team_names(tournament):
    """Return the name of each dupla's team, by number."""
    return list(
        Dupla.objects.filter(tournament=tournament).order_by("number").values_list("team__name", flat=True)
    )


def refusal(call, *args, **kwargs):
    with pytest.raises(TournamentError) as refused:
        call(*args, **kwargs)
    return refused.value.code


def test_naming_a_team_forms_it_and_the_last_to_leave_takes_it_apart():
    tournament = make_tournament(duplas=4, state="open")

    formed = teamed(tournament, "Mar Azul", "mar  azul", "Serra", "Serra")
    assert [(team.number, team.name) for team in formed] == [(1, "Mar Azul"), (2, "Serra")]
    assert team_names(tournament) == ["Mar Azul", "Mar Azul", "Serra", "Serra"]

    assert [team.name for team in teamed(tournament, None, None, "", "Mar Azul")] == ["Mar Azul"]
    assert team_names(tournament) == ["Mar Azul", "Mar Azul", None, "Mar Azul"]


def test_the_log_tells_each_change_and_nothing_where_nothing_changes():
    tournament = make_tournament(duplas=2, state="open")
    teamed(tournament, "Mar", "Mar")
    teamed(tournament, "MAR", "mar")

    lines = TournamentLogEntry.objects.filter(tournament=tournament, action="team_changed").order_by("pk")
    assert [(line.data["before"], line.data["after"]) for line in lines] == [("", "Mar")] * 2


@pytest.mark.parametrize("fields", [{"number": 1, "sort_name": "outra"}, {"number": 2, "sort_name": "mar"}])
def test_two_teams_of_one_number_or_one_name_are_refused_by_the_database(fields):
    tournament = make_tournament(duplas=2, state="open")
    Team.objects.create(tournament=tournament, number=1, name="Mar", sort_name="mar")

    with pytest.raises(IntegrityError), transaction.atomic():
        Team.objects.create(tournament=tournament, name="x", **fields)


def test_a_team_of_one_dupla_cannot_start_and_nothing_has_begun():
    (stage,) = make_stages(SWISS, duplas=4, state="open")
    teamed(stage.tournament, "Mar", "Mar", "Serra")

    assert refusal(states.start, tournament=stage.tournament, source=TABLE) == "team_of_one"
    assert Tournament.objects.get().state == "open"
    assert not StageEntry.objects.exists()


@pytest.mark.parametrize(
    ("names", "reason", "code"),
    [
        (("Mar",), "", "reason_missing"),
        ((None, "Serra"), "trocada", "team_of_one"),
        (("x" * 61,), "trocada", "team_name_long"),
    ],
)
def test_once_it_runs_a_change_needs_a_reason_and_leaves_no_team_of_one(names, reason, code):
    (stage,) = make_stages(SWISS, duplas=6, state="open")
    teamed(stage.tournament, "Mar", "Mar", "Serra", "Serra", "Serra")
    states.start(tournament=stage.tournament, source=TABLE)
    before = team_names(stage.tournament)

    assert refusal(teamed, stage.tournament, *names, reason=reason) == code
    assert team_names(stage.tournament) == before
    assert Team.objects.count() == 2


def test_once_it_runs_a_dupla_changes_its_team_with_a_reason_and_takes_its_past_along():
    (stage,) = make_stages(SWISS, duplas=6, state="open")
    teamed(stage.tournament, "Mar", "Mar", "Serra", "Serra", "Serra")
    states.start(tournament=stage.tournament, source=TABLE)
    play_stage(stage)
    moved = Dupla.objects.get(number=5)
    own = {
        row["dupla"]: row["points"] for row in snapshot(stage.tournament)["stages"][0]["standings"][0]["rows"]
    }

    teamed(stage.tournament, None, None, None, None, "Mar", reason="inscrita na equipe errada")

    points = {row["name"]: row["points"] for row in snapshot(stage.tournament)["teams"]["rows"]}
    assert points == {"Mar": own[1] + own[2] + own[5], "Serra": own[3] + own[4]}
    line = TournamentLogEntry.objects.filter(action="team_changed").latest("pk")
    assert (line.dupla, line.reason) == (moved, "inscrita na equipe errada")


def test_teams_are_part_of_a_draw_that_is_done():
    tournament = make_tournament(duplas=4, state="drawn")

    assert refusal(teamed, tournament, "Mar", "Mar") == "draw_done"


def test_players_one_by_one_have_no_teams():
    tournament = make_tournament(duplas=2, state="open")
    Tournament.objects.update(entrants="players")

    assert refusal(teamed, tournament, "Mar", "Mar") == "team_of_players"


def test_a_dupla_that_is_withdrawn_before_the_draw_leaves_its_team():
    tournament = make_tournament(duplas=3, state="open")
    teamed(tournament, "Mar", "Mar", "Mar")
    registration.withdraw_dupla(dupla=Dupla.objects.get(number=3))

    assert [one["number"] for one in snapshot(tournament)["teams"]["rows"][0]["duplas"]] == [1, 2]


def rows_of(tournament):
    return {row["name"]: row for row in snapshot(tournament)["teams"]["rows"]}


def test_a_team_is_the_sum_of_its_duplas_and_the_row_says_what_sets_it_above():
    stage = make_stage(4, plan=SWISS)
    teamed_late(stage, "Mar", "Mar", "Serra", "Serra")
    one, other = make_round(stage, 1, "AC", "BD")
    play(one, "A")
    play(other, "A")

    first, second = snapshot(stage.tournament)["stages"][0]["teams"]

    assert (first["name"], first["place"], first["points"], first["jogos"]) == ("Mar", 1, 2, [2, 0])
    assert first["made"] == [1520, 440]
    assert first["above"] == {"by": "points", "value": 2, "next": 0}
    assert first["criteria"] == [{"by": "points", "value": 2}, {"by": "made", "value": 1520}]
    assert (second["duplas"][0]["number"], second["above"]) == (3, None)


def teamed_late(stage, *names):
    """Form teams of a stage that was made row by row."""
    for number, name in enumerate(names, start=1):
        team, _ = Team.objects.get_or_create(
            tournament=stage.tournament, sort_name=name.casefold(), defaults={"name": name, "number": number}
        )
        Dupla.objects.filter(tournament=stage.tournament, number=number).update(team=team)


def test_who_plays_for_no_team_is_met_and_ranked_nowhere():
    stage = make_stage(4, plan=SWISS | {"order": ["direct", "buchholz", "lots"]})
    teamed_late(stage, "Mar", "Mar")
    for confronto in make_round(stage, 1, "AC", "BD"):
        play(confronto, "B")

    (row,) = snapshot(stage.tournament)["stages"][0]["teams"]

    assert (row["name"], row["jogos"], row["criteria"]) == ("Mar", [0, 2], [{"by": "buchholz", "value": 2}])


def test_two_of_one_team_that_met_count_for_their_team_and_disturb_no_comparison():
    # Mar and Serra are level and have met twice; two duplas of Mar have also met each other.
    stage = make_stage(6, plan=SWISS | {"order": ["made", "direct", "lots"]})
    teamed_late(stage, "Mar", "Mar", "Serra", "Serra", "Ilha", "Ilha")
    for confronto, winner in zip(make_round(stage, 1, "AB", "CD", "EF"), "AAA", strict=True):
        play(confronto, winner)
    for confronto, winner in zip(make_round(stage, 2, "AC", "BE", "DF"), "BAB", strict=True):
        play(confronto, winner)

    found = snapshot(stage.tournament)["stages"][0]["teams"]

    assert {row["name"]: row["jogos"] for row in found} == {"Mar": [2, 2], "Serra": [2, 2], "Ilha": [2, 2]}
    assert [row["above"] and row["above"]["by"] for row in found] == ["lots", "lots", None]


def test_the_whole_event_sums_the_stages_and_counts_nothing_twice():
    first, second = make_stages(
        SWISS | {"top": 2, "rounds": 1},
        {"format": "danese", "rounds": 1, "partidas": 1, "carry": 1},
        duplas=4,
        state="open",
    )
    teamed(first.tournament, "Mar", "Mar", "Serra", "Serra")
    states.start(tournament=first.tournament, seed=7, source=TABLE)
    play_stage(first)
    second = stages.begin_stage(stage=Stage.objects.get(pk=second.pk), seed=7, source=TABLE)
    play_stage(second)

    told = snapshot(first.tournament)

    assert sum(row["jogos"][0] for row in told["teams"]["rows"]) == 3  # two jogos, then one
    assert sum(row["points"] for row in told["teams"]["rows"]) == 3
    assert sum(row["points"] for row in told["stages"][1]["teams"]) == 3  # two brought along, one won


def test_withdrawal_and_a_new_partner_keep_the_past_in_the_team():
    (stage,) = make_stages(SWISS, duplas=4, state="open")
    teamed(stage.tournament, "Mar", "Mar", "Serra", "Serra")
    states.start(tournament=stage.tournament, seed=7, source=TABLE)
    rounds.post(round=Round.objects.get(), source=TABLE)
    play_open(stage)
    before = {name: row["points"] for name, row in rows_of(stage.tournament).items()}
    new = members.add_player(club=stage.tournament.club, name="Nilo Novo")
    out, other = Dupla.objects.filter(team__name="Mar").order_by("number")

    leaving.withdraw(dupla=out, justified=True, reason="doente", source=TABLE)
    changes.substitute(dupla=other, leaves=other.players.first(), comes=new, override="doente", source=TABLE)

    assert {name: row["points"] for name, row in rows_of(stage.tournament).items()} == before
    assert [one["number"] for one in rows_of(stage.tournament)["Mar"]["duplas"]] == [out.number, other.number]


@pytest.mark.parametrize("seed", every(range(5), 3))
def test_two_of_one_team_do_not_meet_in_the_first_round(seed):
    (stage,) = make_stages(SWISS, duplas=8, state="open")
    teamed(stage.tournament, *"AABBCCDD")
    states.start(tournament=stage.tournament, seed=seed, source=TABLE)
    assert same_team(stage) == 0

    rounds.post(round=Round.objects.get(), source=TABLE)
    play_open(stage)
    rounds.draw_round(stage=stage, seed=seed, source=TABLE)
    assert same_team(stage) == 0


@pytest.mark.parametrize("seed", every(range(5), 3))
def test_two_of_one_team_meet_late_in_a_bracket(seed):
    tournament = make_tournament(duplas=8, state="open")
    teamed(tournament, *"AABBCCDD")
    bracket_draw.draw_knockout(tournament=tournament, seed=seed)

    assert same_team(Stage.objects.get()) == 0


@pytest.mark.parametrize("seed", every([1, 2, 3], 2))
def test_teams_come_before_the_groups_a_stage_came_from(seed):
    # Two duplas of each team advance; with the groups alone as a constraint these draws would pair a team with itself.
    first, second = make_stages(GROUPS | {"top": 2}, {"format": "knockout"}, duplas=6, state="open")
    teamed(first.tournament, *"ABABAB")
    states.start(tournament=first.tournament, seed=seed, source=TABLE)
    play_stage(first)
    stages.begin_stage(stage=Stage.objects.get(pk=second.pk), seed=7, source=TABLE)
    entered = Dupla.objects.filter(stageentry__stage=second).values_list("team__name", flat=True)

    assert sorted(entered) == ["A", "A", "B", "B"]
    assert same_team(second, round=1) == 0


def same_team(stage, **of):
    """Return the number of confrontos between two duplas of one team."""
    rows = Confronto.objects.filter(stage=stage, **of).select_related("dupla_a", "dupla_b")
    pairs = [(row.dupla_a, row.dupla_b) for row in rows if row.dupla_a and row.dupla_b]
    return sum(a.team_id is not None and a.team_id == b.team_id for a, b in pairs)


def test_a_knockout_has_its_teams_beside_its_standings():
    tournament = make_tournament(duplas=4, state="open")
    teamed(tournament, "Mar", "Mar", "Serra", "Serra")
    bracket_draw.draw_knockout(tournament=tournament, seed=3)
    states.start(tournament=tournament, source=TABLE)
    play_stage(Stage.objects.get())
    told = snapshot(catch_up(tournament))

    assert len(told["stages"][0]["standings"][0]["rows"]) == 4
    assert sum(row["jogos"][0] for row in told["teams"]["rows"]) == 4
    assert told["teams"]["rows"][0]["place"] == 1


def test_without_teams_nothing_is_told_of_them():
    tournament = make_tournament(duplas=2)

    assert "teams" not in snapshot(tournament)


@pytest.mark.parametrize("duplas", [4, 8])
def test_queries_do_not_grow_with_the_teams(duplas, django_assert_num_queries):
    (stage,) = make_stages(SWISS, duplas=duplas, state="open")
    teamed(stage.tournament, *"AABBCCDD"[:duplas])
    states.start(tournament=stage.tournament, source=TABLE)

    with django_assert_num_queries(7):
        snapshot(stage.tournament)
