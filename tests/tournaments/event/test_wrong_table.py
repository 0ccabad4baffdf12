"""A mão recorded at the wrong table and deleted there blocks no later change of the event."""

import pytest

from scoring.models import AuditEntry, Mao
from tests.factories import (
    TABLE,
    go_on,
    jogos_being_played,
    make_stages,
    play_jogo,
    play_stage,
    player_names,
    unrecord,
)
from tests.matrix import one_of
from tests.remembered import remembered
from tests.tournaments.event.families import family
from tests.tournaments.formats import GROUPS, KNOCKOUT, MITCHELL, SWISS, name
from tournaments.clubs import members
from tournaments.entries import changes
from tournaments.event import stages
from tournaments.event.draws.forgotten import enter_forgotten
from tournaments.event.draws.places_by_hand import swap_places
from tournaments.models import Confronto, Dupla

pytestmark = pytest.mark.django_db
FORMATS = pytest.mark.parametrize("plan", one_of([GROUPS, KNOCKOUT, MITCHELL, SWISS], by=family), ids=name)


@pytest.fixture
def stage(plan):
    return begun(plan)


@remembered
def begun(plan):
    (stage,) = make_stages(plan | {"partidas": 1}, duplas=8, target=1500)
    go_on(stage)
    unrecord(jogos_being_played(stage.tournament)[0])
    return stage


def two_newcomers(tournament):
    known = tournament.club.player_set.count()
    return [members.add_player(club=tournament.club, name=one) for one in player_names(known + 2)[known:]]


@FORMATS
def test_two_change_places(stage):
    first, second = Confronto.objects.filter(stage=stage, round=1).order_by("position")[:2]
    if stage.plan["format"] == "groups":
        second = Confronto.objects.filter(stage=stage, round=1, group=first.group).order_by("position")[1]

    swap_places(
        stage=stage, number=1, one=first.dupla_a, other=second.dupla_a, reason="mesa trocada", source=TABLE
    )

    first.refresh_from_db()
    assert second.dupla_a in (first.dupla_a, first.dupla_b)
    for jogo in jogos_being_played(stage.tournament):
        play_jogo(jogo)
    assert not Confronto.objects.filter(stage=stage, round=1, status="").exists()


@FORMATS
def test_who_was_forgotten_enters(stage):
    first, second = two_newcomers(stage.tournament)

    dupla = enter_forgotten(stage=stage, first=first, second=second, source=TABLE)

    assert Confronto.objects.of(dupla).filter(stage=stage).exists()


@FORMATS
def test_stage_is_begun_anew(stage, complete):
    stage = stages.restart_stage(stage=stage, typed_name=str(stage), source=TABLE)

    stages.begin_stage(stage=stage, source=TABLE)

    assert stage.confronto_set.exists()
    if complete or stage.plan["format"] == "knockout":
        assert play_stage(stage).tournament.state == "finished"


@FORMATS
def test_who_leaves_leaves_no_sheet_of_it(stage):
    row = Confronto.objects.being_played().get(jogo__in=Mao.objects.values("partida__jogo"))

    changes.withdraw(dupla=Dupla.objects.get(pk=row.dupla_a_id), justified=True, source=TABLE)

    assert not Confronto.objects.filter(pk=row.pk, jogo=row.jogo_id, status="").exists()
    assert AuditEntry.objects.filter(jogo=row.jogo_id, action="taken_back").exists()
