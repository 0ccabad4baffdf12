"""A forgotten dupla is included by a new draw while nothing is played, in every format."""

import pytest

from tests.factories import (
    TABLE,
    director_of,
    jogos_being_played,
    make_stages,
    play_jogo,
    play_stage,
    player_names,
    record,
)
from tests.matrix import one_of
from tests.tournaments.desk.pages import url
from tests.tournaments.event.families import family
from tests.tournaments.formats import EVERY, GROUPS, KNOCKOUT, SWISS, TEAMS, name
from tests.tournaments.refusals import refused
from tournaments.clubs import members
from tournaments.entries import changes
from tournaments.entries.changes import NO_PLACE, enter_late
from tournaments.entries.teams import set_teams
from tournaments.event import stages
from tournaments.event.draws.forgotten import enter_forgotten
from tournaments.models import Confronto, StageEntry
from tournaments.wording.refusals.remedies import REMEDIES

pytestmark = pytest.mark.django_db


def newcomers(tournament):
    """Return the players of one more entry: one player or two."""
    known = tournament.club.player_set.count()
    together = 1 if tournament.of_players else 2
    names = player_names(known + together)[known:]
    players = [members.add_player(club=tournament.club, name=one) for one in names]
    return dict(zip(("first", "second"), players, strict=False))


@pytest.mark.parametrize("plan", one_of([plan for plan in EVERY if plan is not TEAMS], by=family), ids=name)
def test_forgotten_dupla_is_drawn_in_with_the_others_and_the_event_is_played(plan):
    entrants = "players" if plan["format"] == "individual" else "duplas"
    (stage,) = make_stages(plan | {"partidas": 1}, duplas=7, entrants=entrants)

    dupla = enter_forgotten(stage=stage, **newcomers(stage.tournament), source=TABLE)

    stage.refresh_from_db()
    assert stage.state == "playing"
    assert StageEntry.objects.filter(stage=stage).count() == 8
    assert Confronto.objects.of(dupla).filter(stage=stage).exists()
    play_stage(stage)
    stage.tournament.refresh_from_db()
    assert stage.tournament.state == "finished"


def test_forgotten_dupla_enters_a_stage_that_was_taken_back_to_its_plan():
    (stage,) = make_stages(GROUPS, duplas=7)
    stage = stages.restart_stage(stage=stage, typed_name=str(stage), source=TABLE)

    enter_forgotten(stage=stage, **newcomers(stage.tournament), source=TABLE)

    assert stages.begin_stage(stage=stage, source=TABLE).stageentry_set.count() == 8


def test_who_was_entered_into_no_team_and_leaves_again_stands_in_nobodys_way(client):
    (stage,) = make_stages(TEAMS | {"partidas": 1, "pace": "round"}, duplas=8)
    tournament = stage.tournament
    client.force_login(director_of(tournament.club))
    stage = stages.restart_stage(stage=stage, typed_name=str(stage), source=TABLE)
    dupla = enter_forgotten(stage=stage, **newcomers(tournament), source=TABLE)
    changes.withdraw(dupla=dupla, justified=True, source=TABLE)

    stage = stages.begin_stage(stage=stage, source=TABLE)

    assert client.get(url("desk_rounds", tournament)).status_code == 200
    play_stage(stage)
    tournament.refresh_from_db()
    assert tournament.state == "finished"


def test_forgotten_team_enters_a_stage_that_was_taken_back_to_its_plan():
    (stage,) = make_stages(TEAMS | {"partidas": 1}, duplas=8)
    found = refused(enter_forgotten, stage=stage, **newcomers(stage.tournament))
    assert found.code == "forgotten_team"
    stage = stages.restart_stage(stage=stage, typed_name=str(stage), source=TABLE)

    duplas = [enter_forgotten(stage=stage, **newcomers(stage.tournament), source=TABLE) for _ in "12"]
    named = {dupla.pk: "Esquecida" for dupla in duplas}
    set_teams(tournament=stage.tournament, named=named, reason="esquecida", source=TABLE)
    stage = stages.begin_stage(stage=stage, source=TABLE)

    assert stage.stageentry_set.count() == 10
    play_stage(stage)
    stage.tournament.refresh_from_db()
    assert stage.tournament.state == "finished"


def test_nobody_is_forgotten_any_more_once_a_mao_is_there():
    (stage,) = make_stages(KNOCKOUT, duplas=7)
    record(jogos_being_played(stage.tournament)[0])
    found = refused(enter_forgotten, stage=stage, **newcomers(stage.tournament))
    assert found.code == "forgotten_too_late"


def test_stage_after_the_next_takes_nobody_who_was_forgotten():
    one, other = make_stages(GROUPS | {"top": 2}, KNOCKOUT, duplas=8)
    found = refused(enter_forgotten, stage=other, **newcomers(one.tournament))
    assert found.code == "forgotten_first_only"


def later(plan, *, duplas=6):
    """Return a second stage, not yet begun, after groups from which all advance."""
    one, other = make_stages(GROUPS | {"partidas": 1}, plan | {"partidas": 1}, duplas=duplas)
    play_stage(one)
    return other


@pytest.mark.parametrize("plan", [GROUPS, KNOCKOUT, SWISS], ids=name)
def test_later_stage_is_drawn_anew_with_who_was_forgotten(plan):
    stage = stages.begin_stage(stage=later(plan), source=TABLE)

    dupla = enter_forgotten(stage=stage, **newcomers(stage.tournament), source=TABLE)

    assert stage.stageentry_set.entered().count() == 7
    assert Confronto.objects.of(dupla).filter(stage=stage).exists()
    stage.refresh_from_db()
    play_stage(stage)
    stage.tournament.refresh_from_db()
    assert stage.tournament.state == "finished"


def test_stage_that_begins_next_takes_who_was_forgotten():
    stage = later(KNOCKOUT)
    enter_forgotten(stage=stage, **newcomers(stage.tournament), source=TABLE)
    assert stages.begin_stage(stage=stage, source=TABLE).stageentry_set.entered().count() == 7


@pytest.mark.parametrize("plan", [GROUPS | {"pace": "free"}, KNOCKOUT], ids=name)
def test_where_no_place_is_free_and_something_is_played_the_stage_is_begun_anew(plan):
    # Otherwise the refusals for late and for forgotten entries would send the director back and forth.
    (stage,) = make_stages(plan | {"partidas": 1}, duplas=8)
    assert refused(enter_late, stage=stage, **newcomers(stage.tournament)).code in NO_PLACE
    play_jogo(jogos_being_played(stage.tournament)[0])
    late = newcomers(stage.tournament)

    assert refused(enter_forgotten, stage=stage, **late).code == "forgotten_too_late"
    assert refused(enter_late, stage=stage, **late).code == "no_place_left"

    assert REMEDIES["no_place_left"].key == "recomecar-fase"
    stage = stages.restart_stage(stage=stage, typed_name=str(stage), source=TABLE)
    enter_forgotten(stage=stage, **late, source=TABLE)
    assert stages.begin_stage(stage=stage, source=TABLE).stageentry_set.entered().count() == 9
