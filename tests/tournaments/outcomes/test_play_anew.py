"""The director annuls a jogo, whatever was recorded and confirmed in it, and it is replayed."""

from uuid import uuid4

import pytest

from scoring.entry.confirmation import confirm
from scoring.models import Jogo, Mao
from tests.factories import TABLE, director_of, jogos_being_played, make_stages, play_jogo, play_stage, record
from tests.tournaments.desk.pages import text, url
from tests.tournaments.formats import GROUPS, KNOCKOUT
from tests.tournaments.refusals import refused
from tournaments.event.draws.places_by_hand import swap_places
from tournaments.models import Confronto, Stage, TournamentLogEntry
from tournaments.outcomes.play_anew import play_anew

pytestmark = pytest.mark.django_db
WHY = {"reason": "mesa errada", "source": TABLE}


def confirmed(stage):
    """Return the first confronto of a stage with a mão confirmed by both duplas."""
    jogo = jogos_being_played(stage.tournament)[0]
    record(jogo, side="A")
    confirm(jogo=jogo, side="B", maos=[(1, 1, 1)], client_id=uuid4(), source=TABLE)
    return Confronto.objects.select_related("jogo").get(jogo=jogo)


def test_jogo_with_a_confirmed_mao_is_annulled_and_another_opens_at_its_mesa():
    (stage,) = make_stages(GROUPS | {"partidas": 1}, duplas=8, target=3000, entry="confirm")
    before = confirmed(stage)

    after = play_anew(confronto=before, **WHY)

    assert (after.mesa, after.status, after.jogo_id == before.jogo_id) == (before.mesa, "", False)
    old = Jogo.objects.get(pk=before.jogo_id)
    assert (old.reason, Mao.objects.filter(partida__jogo=old).count()) == ("cancelled", 1)
    line = TournamentLogEntry.objects.get(action="played_anew")
    assert (line.data["jogo"], line.data["maos"], line.reason) == (old.pk, 1, "mesa errada")
    other = Confronto.objects.filter(stage=stage, round=1, group=after.group).exclude(pk=after.pk).get()
    swap_places(stage=stage, number=1, one=after.dupla_a, other=other.dupla_a, **WHY)
    assert not Mao.objects.filter(partida__jogo__closed_at=None).exists()


def test_result_is_taken_back_before_and_what_was_played_from_it_falls(client):
    (stage,) = make_stages(KNOCKOUT, duplas=4)
    client.force_login(director_of(stage.tournament.club))
    for jogo in jogos_being_played(stage.tournament):
        play_jogo(jogo)
    record(jogos_being_played(stage.tournament)[0])
    semifinal = Confronto.objects.filter(stage=stage, round=1).first()
    page = f"{url('desk_life_action', stage.tournament, 'jogar-de-novo')}?de={semifinal.pk}"

    told = client.post(page, {"reason": "mesa errada"})
    assert "Cai o confronto" in text(told)
    sent = {"reason": "mesa errada", "confirmed": told.context["affected"].key}
    assert client.post(page, sent).status_code == 302

    semifinal.refresh_from_db()
    assert (semifinal.status, semifinal.winner) == ("", None)
    assert not Mao.objects.filter(partida__jogo=semifinal.jogo_id).exists()
    assert play_stage(Stage.objects.get(pk=stage.pk)).tournament.state == "finished"


def test_a_confronto_without_a_jogo_is_not_played_anew():
    (stage,) = make_stages(KNOCKOUT, duplas=4)
    final = Confronto.objects.get(stage=stage, round=2, kind="main")

    assert refused(play_anew, confronto=final, reason="x").code == "nothing_played"
    assert refused(play_anew, confronto=final, reason=" ").code == "reason_missing"
