"""The private link of a dupla: its current jogo, its results and its place; no data of other duplas."""

import pytest
from django.urls import reverse

from scoring import tokens
from scoring.models import Jogo
from tests.factories import (
    TABLE,
    catch_up,
    jogos_being_played,
    make_stages,
    make_tournament,
    play_jogo,
    record,
)
from tournaments.clubs.members import add_player
from tournaments.entries.changes import enter_late
from tournaments.hall import mesas
from tournaments.models import Confronto, DuplaKey, TournamentLogEntry

pytestmark = pytest.mark.django_db


@pytest.fixture
def tournament():
    return make_tournament(duplas=4)


def keys(tournament):
    return {key.dupla_id: key for key in mesas.duplas_of(tournament)}


def address(key):
    return reverse("tournaments:own", args=(mesas.token(key),))


def text(client, key):
    response = client.get(address(key))
    assert response.status_code == 200
    return " ".join(response.content.decode().split())


def test_every_dupla_has_one_link_made_once(tournament):
    made = mesas.duplas_of(tournament)

    assert [key.dupla.number for key in made] == [1, 2, 3, 4]
    assert mesas.duplas_of(tournament) == made


@pytest.mark.parametrize("side", ["A", "B"])
def test_link_leads_to_the_seat_of_the_dupla_at_its_jogo(client, tournament, side):
    jogo = jogos_being_played(tournament)[1]
    dupla = Confronto.objects.get(jogo=jogo).dupla(side)

    page = text(client, keys(tournament)[dupla.pk])

    assert "Você joga agora na mesa 2" in page
    assert reverse("scoring:table", args=(tokens.current(jogo, side),)) in page
    for other in {"mesa", "A", "B"} - {side}:
        assert tokens.current(jogo, other) not in page


def test_link_of_a_single_player_leads_to_the_seat_it_shares_with_its_partner(client):
    (stage,) = make_stages({"format": "individual", "rounds": 1}, duplas=4, entrants="players")
    table = Confronto.objects.with_sides("jogo").get(stage=stage)

    for side in ("A", "B"):
        seat = reverse("scoring:table", args=(tokens.current(table.jogo, side),))
        for player in table.pair(side):
            assert f'href="{seat}"' in text(client, keys(stage.tournament)[player.pk])


def test_new_link_of_a_partner_ends_the_address_of_its_own_side(client):
    (stage,) = make_stages({"format": "individual", "rounds": 1}, duplas=4, entrants="players")
    table = Confronto.objects.with_sides("jogo").get(stage=stage)
    seats = {side: reverse("scoring:table", args=(tokens.current(table.jogo, side),)) for side in ("A", "B")}

    mesas.new_link(dupla=table.partner_a, reason="perdido", source=TABLE)

    assert [client.get(seats[side]).status_code for side in ("A", "B")] == [404, 200]


@pytest.mark.parametrize(("side", "called"), [("A", False), ("B", True)])
def test_link_says_that_the_other_dupla_has_something_to_confirm(client, tournament, side, called):
    jogo = jogos_being_played(tournament)[0]
    Jogo.objects.filter(pk=jogo.pk).update(entry=Jogo.Entry.CONFIRM)
    jogo.refresh_from_db()
    record(jogo, side="A")
    dupla = Confronto.objects.get(jogo=jogo).dupla(side)

    assert ("há mãos para você conferir" in text(client, keys(tournament)[dupla.pk])) == called


def test_link_shows_what_was_played_and_the_place(client, tournament):
    jogo = jogos_being_played(tournament)[0]
    loser = Confronto.objects.get(jogo=jogo).dupla_b
    play_jogo(jogo)
    catch_up(tournament)

    page = text(client, keys(tournament)[loser.pk])

    assert "Jogos que você jogou" in page
    assert reverse("tournaments:jogo", args=(tournament.slug, jogo.public_id)) in page
    assert "Você joga agora" not in page


def test_link_shows_how_it_stands_in_a_stage_while_it_plays(client):
    (stage,) = make_stages({"format": "all_play_all", "partidas": 1}, duplas=4)
    jogo = jogos_being_played(stage.tournament)[0]
    winner = Confronto.objects.get(jogo=jogo).dupla_a
    for one in jogos_being_played(stage.tournament):
        play_jogo(one)
    catch_up(stage.tournament)

    page = text(client, keys(stage.tournament)[winner.pk])

    assert "Você joga agora na mesa" in page
    assert "<dt>Fase 1</dt><dd>1º" in page.replace("> ", ">")


def test_link_of_a_dupla_that_is_in_no_publication_yet_says_so(client):
    (stage,) = make_stages({"format": "swiss", "rounds": 3, "late_until": 2}, duplas=4)
    tournament = catch_up(stage.tournament)
    tournament.auto_publish = False
    tournament.save(update_fields=("auto_publish",))
    names = ("Nina Prado", "Olga Prado")
    first, second = (add_player(club=tournament.club, name=name) for name in names)
    enter_late(stage=stage, first=first, second=second, source=TABLE)

    page = text(client, mesas.duplas_of(tournament)[-1])

    assert "Inscrição feita. Aparece com a próxima publicação." in page
    assert "ainda não foi aberto" not in page


def test_draft_is_nobodys_to_read_but_the_link_opens(client):
    tournament = make_tournament(duplas=1, state="draft")

    assert "ainda não foi aberto" in text(client, mesas.duplas_of(tournament)[0])


def test_new_link_ends_the_old_one_and_its_way_to_the_mesa(client, tournament):
    jogo = jogos_being_played(tournament)[0]
    dupla = Confronto.objects.get(jogo=jogo).dupla_a
    key = keys(tournament)[dupla.pk]
    old = [address(key), reverse("scoring:table", args=(tokens.current(jogo, "A"),))]

    new = mesas.new_link(dupla=dupla, reason="mandado no grupo errado", source=TABLE)

    assert [client.get(page).status_code for page in old] == [404, 404]
    assert client.get(address(new)).status_code == 200
    line = TournamentLogEntry.objects.get(action="dupla_link")
    assert (line.dupla, line.reason) == (dupla, "mandado no grupo errado")


def test_link_is_made_anew_before_there_was_one(tournament):
    dupla = tournament.dupla_set.first()

    assert mesas.new_link(dupla=dupla, reason="x", source=TABLE) == DuplaKey.objects.get(dupla=dupla)


def test_page_moves_by_itself_and_only_its_moving_part_is_sent(client, tournament):
    key = mesas.duplas_of(tournament)[0]

    part = client.get(address(key), headers={"HX-Request": "true"}).content.decode()

    assert part.lstrip().startswith('<div class="stack-l"')


def test_private_page_is_kept_by_nobody(client, tournament):
    response = client.get(address(mesas.duplas_of(tournament)[0]))

    assert response["Cache-Control"] == "no-store"
    assert response["Referrer-Policy"] == "no-referrer"
    assert client.get(reverse("tournaments:own", args=("x" * 22,))).status_code == 404
