"""The bell: one action for the whole hall."""

import pytest

from scoring.models import Jogo, Registro
from tests.factories import director_of, jogos_being_played, make_tournament, play_jogo, record
from tests.tournaments.desk.pages import text, url
from tournaments.models import Confronto

pytestmark = pytest.mark.django_db


def ring(client, tournament, in_play="sim"):
    return client.post(url("desk_bell", tournament), {"in_play": in_play}, follow=True)


def test_page_says_how_many_and_takes_a_mao_in_play_for_granted(client, tournament):
    answer = client.get(url("desk_bell", tournament))

    assert "nas <b>2 mesas</b> abertas" in text(answer)
    assert answer.context["form"]["in_play"].value() == "sim"
    assert url("desk_bell", tournament) in text(client.get(url("desk_mesas", tournament)))


def test_bell_rings_at_every_open_table_with_its_author(client, tournament):
    answer = ring(client, tournament)

    assert "O sinal foi dado em 2 mesas." in text(answer)
    assert {(jogo.bell_at is not None, jogo.bell_in_play) for jogo in Jogo.objects.all()} == {(True, True)}
    rung = Registro.objects.filter(action="bell")
    assert {(row.actor, row.device) for row in rung} == {(director_of(tournament.club), "painel")}
    assert len(rung) == 2


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
    assert Jogo.objects.get(pk=second.pk).winner == ""  # nothing was recorded: an extra partida decides


def test_a_closed_table_and_one_that_heard_it_are_passed_over(client, tournament):
    play_jogo(jogos_being_played(tournament)[0], "A")

    assert "O sinal foi dado em 1 mesa." in text(ring(client, tournament))
    assert "Nenhuma mesa esperava o sinal." in text(ring(client, tournament))


def test_bell_without_an_answer_is_refused(client, tournament):
    answer = client.post(url("desk_bell", tournament), {"in_play": "talvez"})

    assert answer.status_code == 422
    assert list(answer.context["form"].errors) == ["in_play"]
    assert not Jogo.objects.exclude(bell_at=None).exists()


def test_other_tournaments_hear_nothing(client, tournament):
    other = make_tournament(club=tournament.club, name="Outra", duplas=2)

    ring(client, tournament)

    assert Jogo.objects.get(confronto__tournament=other).bell_at is None


def test_clock_of_the_rules_stands_on_the_page(client, tournament):
    type(tournament).objects.update(minutes=45)

    assert "O relógio deste torneio: 45 minutos." in text(client.get(url("desk_mesas", tournament)))


def test_monitor_says_which_mao_a_mesa_still_owes(client, tournament):
    owing, other = jogos_being_played(tournament)
    record(owing, "A")
    play_jogo(other, "A")
    assert "depois do sinal" not in text(client.get(url("desk_mesas", tournament)))

    ring(client, tournament)
    assert "depois do sinal: falta a mão 2 da partida 1" in text(client.get(url("desk_mesas", tournament)))
    record(owing, "A")

    assert "depois do sinal" not in text(client.get(url("desk_mesas", tournament)))
