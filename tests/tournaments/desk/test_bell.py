"""The bell, of a round or of some tables: a text, five minutes to take it back, and a line in the log."""

from datetime import timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils.timezone import now

from scoring.lifecycle.open_close import walkover
from scoring.models import AuditEntry, Jogo
from tests.factories import (
    TABLE,
    director_of,
    go_on,
    jogos_being_played,
    make_stages,
    make_tournament,
    play_jogo,
    record,
)
from tests.tournaments.desk.pages import text, url
from tests.tournaments.desk.staged import SWISS, in_play, signed_in
from tournaments.event import rounds, stages
from tournaments.hall.clocks import bell
from tournaments.models import Confronto, Round, TournamentLogEntry
from tournaments.outcomes import decisions

pytestmark = pytest.mark.django_db


def ring(client, tournament, in_play="sim", *, rodada="1.1", tables=None):
    found = Confronto.objects.being_played().filter(tournament=tournament, round=rodada.partition(".")[2])
    ticked = [row.pk for row in found] if tables is None else tables
    sent = {"in_play": in_play, "rodada": rodada, "tables": ticked}
    return client.post(url("desk_bell", tournament), sent, follow=True)


def undo(client, tournament):
    line = TournamentLogEntry.objects.filter(tournament=tournament, action="bell_rung").last()
    return client.post(
        url("desk_bell", tournament), {"acao": "desfazer", "sinal": line.sequence}, follow=True
    )


def two_rounds(client):
    """Return a stage whose round 2 has begun while the last jogo of round 1 is still in play."""
    (stage,) = make_stages({"format": "groups", "groups": 2, "partidas": 1, "pace": "round"}, duplas=8)
    client.force_login(director_of(stage.tournament.club))
    go_on(stage)
    for jogo in jogos_being_played(stage.tournament)[1:]:
        play_jogo(jogo)
    second = Round.objects.get(stage=stage, number=2)
    rounds.start(round=second, override="Acaba o horário", source=TABLE)
    return stage


def test_page_says_how_many_and_takes_a_mao_in_play_for_granted(client, tournament):
    answer = client.get(url("desk_bell", tournament))

    assert "nas <b>2 mesas</b> abertas" in text(answer)
    assert answer.context["form"]["in_play"].value() == "sim"
    assert url("desk_bell", tournament) in text(client.get(url("desk_mesas", tournament)))


def test_page_says_how_early_it_is(client):
    event = in_play({**SWISS, "minutes": 45}, target=3000)
    signed_in(client, event)

    assert "Ainda é cedo: faltam 44 minutos no relógio." in text(client.get(url("desk_bell", event)))

    Jogo.objects.update(opened_at=now() - timedelta(minutes=44, seconds=30))
    assert "Ainda é cedo" not in text(client.get(url("desk_bell", event)))


def test_bell_rings_at_every_open_table_with_its_author(client, tournament):
    answer = ring(client, tournament)

    assert "O sinal foi dado em 2 mesas." in text(answer)
    assert {(jogo.bell_at is not None, jogo.bell_in_play) for jogo in Jogo.objects.all()} == {(True, True)}
    rung = AuditEntry.objects.filter(action="bell")
    assert {(row.actor, row.device) for row in rung} == {(director_of(tournament.club), "painel")}
    assert len(rung) == 2


def test_bell_with_a_mao_in_play_costs_the_same_for_any_number_of_mesas(client):
    def statements(duplas):
        event = make_tournament(duplas=duplas)
        client.force_login(director_of(event.club))
        with CaptureQueriesContext(connection) as asked:
            ring(client, event)
        assert Jogo.objects.filter(confronto__tournament=event, bell_in_play=True).count() == duplas // 2
        return len(asked)

    assert statements(4) == statements(16)


def test_mao_in_play_still_counts_and_decides_the_jogo(client, tournament):
    jogo = jogos_being_played(tournament)[0]
    record(jogo, "A")
    ring(client, tournament)

    record(jogo, "B")
    record(jogo, "B")

    jogo.refresh_from_db()
    assert jogo.winner == "B"
    assert Confronto.objects.get(jogo=jogo).winner is not None


def test_without_a_mao_in_play_what_is_recorded_decides(client, tournament):
    first, second = jogos_being_played(tournament)
    record(first, "B")

    ring(client, tournament, "nao")

    assert Jogo.objects.get(pk=first.pk).winner == "B"
    assert Jogo.objects.get(pk=second.pk).winner == ""  # no mão was recorded: an extra partida decides


def test_a_closed_table_and_one_that_heard_it_are_passed_over(client, tournament):
    play_jogo(jogos_being_played(tournament)[0], "A")

    assert "O sinal foi dado em 1 mesa." in text(ring(client, tournament))
    assert "Nenhuma mesa esperava o sinal." in text(ring(client, tournament))
    assert TournamentLogEntry.objects.filter(action="bell_rung").count() == 1


def test_bell_without_an_answer_is_refused(client, tournament):
    answer = client.post(url("desk_bell", tournament), {"in_play": "talvez", "rodada": "1.1"})

    assert answer.status_code == 422
    assert list(answer.context["form"].errors) == ["tables", "in_play"]
    assert not Jogo.objects.exclude(bell_at=None).exists()


def test_other_tournaments_hear_nothing(client, tournament):
    other = make_tournament(club=tournament.club, name="Outra", duplas=2)

    ring(client, tournament)

    assert Jogo.objects.get(confronto__tournament=other).bell_at is None


def test_clock_of_the_rules_stands_on_the_page(client, tournament):
    type(tournament).objects.update(minutes=45)

    assert "acaba às" in text(client.get(url("desk_mesas", tournament)))


def test_monitor_says_which_mao_a_mesa_still_owes(client, tournament):
    owing, other = jogos_being_played(tournament)
    record(owing, "A")
    play_jogo(other, "A")
    hall, listed = url("desk_mesas", tournament), f"{url('desk_mesas', tournament)}?vista=lista"
    assert "depois do sinal" not in text(client.get(listed))

    ring(client, tournament)
    assert "depois do sinal: falta a mão 2 da partida 1" in text(client.get(listed))
    assert "falta a mão" in text(client.get(hall))
    record(owing, "A")

    assert "depois do sinal" not in text(client.get(listed))
    assert "falta a mão" not in text(client.get(hall))


def test_page_names_the_tables_and_the_mao_of_each(client, tournament):
    record(jogos_being_played(tournament)[0], "A")

    page = text(client.get(url("desk_bell", tournament)))

    assert "partida 1, mão 2" in page
    assert "2 mesas podem ter uma mão em jogo" in page
    assert page.count("checked") == 2 + 1  # both tables, and the warning that a mão is in play


def test_bell_of_a_round_is_not_heard_in_another(client):
    stage = two_rounds(client)
    tournament = stage.tournament
    asks = client.get(url("desk_bell", tournament))
    assert "Fim do tempo de qual rodada?" in text(asks)
    everywhere = [row.pk for row in Confronto.objects.being_played()]

    ring(client, tournament, rodada="1.1", tables=everywhere)
    assert not Jogo.objects.exclude(bell_at=None).exists()
    ring(client, tournament, rodada="1.1")

    heard = Confronto.objects.being_played().exclude(jogo__bell_at=None)
    assert set(heard.values_list("round", flat=True)) == {1}
    assert Confronto.objects.being_played().filter(round=2).exists()


def test_table_with_extra_time_does_not_hear_it_and_is_rung_alone_later(client, tournament):
    first, second = Confronto.objects.being_played().order_by("mesa")

    ring(client, tournament, tables=[first.pk])
    assert {jogo.bell_at is None for jogo in Jogo.objects.filter(confronto=second)} == {True}
    alone = client.get(url("desk_bell", tournament), {"mesa": second.pk})
    assert alone.context["ticked"] == {second.pk}
    ring(client, tournament, tables=[second.pk])

    assert not Jogo.objects.filter(bell_at=None).exists()
    lines = TournamentLogEntry.objects.filter(action="bell_rung")
    assert [line.data["confrontos"] for line in lines] == [[first.pk], [second.pk]]
    assert {(line.stage_id, line.round) for line in lines} == {(first.stage_id, 1)}


def test_bell_is_taken_back_and_stands_in_log_and_trails(client, tournament):
    jogo = jogos_being_played(tournament)[0]
    record(jogo, "B")
    ring(client, tournament, "nao")
    assert Jogo.objects.get(pk=jogo.pk).winner == "B"
    assert "Desfazer o sinal" in text(client.get(url("desk_bell", tournament)))

    assert "O sinal foi desfeito nas mesas 1, 2." in text(undo(client, tournament))

    after = Jogo.objects.get(pk=jogo.pk)
    assert (after.bell_at, after.winner, after.closed_at) == (None, "", None)
    assert AuditEntry.objects.filter(action="bell_undone").count() == 2
    assert AuditEntry.objects.filter(jogo=jogo, action="bell_undone").get().before["winner"] == "B"
    line = TournamentLogEntry.objects.get(action="bell_undone")
    assert (line.round, line.actor) == (1, director_of(tournament.club))
    assert "Desfazer o sinal" not in text(client.get(url("desk_bell", tournament)))
    undo(client, tournament)
    assert TournamentLogEntry.objects.filter(action="bell_undone").count() == 1
    assert play_jogo(Jogo.objects.get(pk=jogo.pk), "A").winner == "A"


def test_each_bell_of_the_last_five_minutes_is_taken_back(client, tournament):
    first, second = Confronto.objects.being_played().order_by("mesa")
    ring(client, tournament, tables=[first.pk])
    ring(client, tournament, tables=[second.pk])
    page = text(client.get(url("desk_bell", tournament)))
    assert page.count('value="desfazer"') == 2
    line = TournamentLogEntry.objects.filter(action="bell_rung").first()

    client.post(url("desk_bell", tournament), {"acao": "desfazer", "sinal": line.sequence})

    assert list(Jogo.objects.filter(bell_at=None).values_list("confronto", flat=True)) == [first.pk]
    page = text(client.get(url("desk_bell", tournament)))
    assert page.count('value="desfazer"') == 1


def test_bell_is_not_taken_back_after_five_minutes(client, tournament, monkeypatch):
    ring(client, tournament)
    monkeypatch.setattr(bell, "UNDO", timedelta(0))

    assert "O sinal só se desfaz nos primeiros" in text(undo(client, tournament))
    assert not Jogo.objects.filter(bell_at=None).exists()


def test_bell_is_not_taken_back_once_the_next_round_has_begun(client):
    plan = {"format": "groups", "groups": 2, "partidas": 1, "pace": "round"}
    (stage,) = make_stages(plan, duplas=8, target=3000)
    client.force_login(director_of(stage.tournament.club))
    go_on(stage)
    for jogo in jogos_being_played(stage.tournament):
        record(jogo, "B")
    ring(client, stage.tournament, "nao")
    go_on(stage)

    assert "A rodada 2 já começou" in text(undo(client, stage.tournament))
    assert not TournamentLogEntry.objects.filter(action="bell_undone").exists()


def test_jogo_that_the_director_has_ended_since_keeps_its_bell(client, tournament):
    first, second = jogos_being_played(tournament)
    ring(client, tournament)
    walkover(jogo=first, winner="A", reason="Abandonou", source=TABLE)

    page = text(undo(client, tournament))

    assert "Mesa 1: O diretor encerrou este jogo depois do sinal" in page
    assert Jogo.objects.get(pk=first.pk).bell_at is not None
    assert Jogo.objects.get(pk=second.pk).bell_at is None


def test_bell_is_not_taken_back_once_the_next_stage_has_begun(client):
    plan = {"format": "swiss", "rounds": 1, "partidas": 1, "top": 2}
    first, second = make_stages(plan, {"format": "knockout"}, duplas=4, target=3000)
    tournament = first.tournament
    go_on(first)
    client.force_login(director_of(tournament.club))
    for jogo in jogos_being_played(tournament):
        record(jogo, "B")
    ring(client, tournament, "nao")
    stages.close_stage(stage=first, source=TABLE)
    stages.begin_stage(stage=second, seed=7, source=TABLE)

    answer = undo(client, tournament)

    assert "A fase 2 já começou" in text(answer)
    assert not Jogo.objects.filter(confronto__stage=first, closed_at=None).exists()
    assert "Desfazer o sinal" not in text(client.get(url("desk_bell", tournament)))


def test_bell_of_a_jogo_that_was_annulled_since_has_nothing_to_take_back(client):
    (stage,) = make_stages({"format": "knockout", "third": False}, duplas=4)
    client.force_login(director_of(stage.tournament.club))
    semi, _other = Confronto.objects.filter(stage=stage, round=1).order_by("pk")
    for jogo in jogos_being_played(stage.tournament):
        play_jogo(jogo)
    ring(client, stage.tournament, rodada="1.2")
    assert Jogo.objects.get(confronto__round=2).bell_at
    decisions.take_back(confronto=semi, reason="Jogo errado", source=TABLE)
    assert Confronto.objects.get(round=2).jogo is None

    answer = undo(client, stage.tournament)

    assert answer.status_code == 200
    assert "Não havia mais jogo com este sinal: nada mudou." in text(answer)
