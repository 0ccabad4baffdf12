"""The Salão: the content of each tile, the search, and the actions in the drawer of a mesa."""

import re
from datetime import timedelta

import pytest
from django.test import Client
from django.urls import reverse
from django.utils.timezone import now

from scoring import tokens
from scoring.lifecycle import devices, open_close
from scoring.lifecycle.call import call_director
from scoring.models import MESA, Jogo, Mao, SeatKey
from tests.factories import (
    TABLE,
    director_of,
    jogos_being_played,
    make_tournament,
    make_user,
    play_jogo,
    record,
)
from tests.scoring.two_duplas import contest
from tests.tournaments.desk.pages import text, url
from tests.tournaments.desk.staged import SWISS, posted, running
from tournaments.clubs import members
from tournaments.desk.salao.tiles import MesaState
from tournaments.models import Membership, StageEntry

pytestmark = pytest.mark.django_db


def hall(client, tournament, **query):
    return client.get(url("desk_mesas", tournament), query)


def states(response):
    return [tile.state for tile, _address in response.context["tiles"]]


def numbers(response):
    return [tile.number for tile, _address in response.context["tiles"]]


@pytest.fixture
def playing(client):
    """Return five mesas, four of them in play without a phone; the director is signed in."""
    tournament = make_tournament(duplas=8, target=3000, mesas=5, entry="confirm")
    client.force_login(director_of(tournament.club))
    return tournament, jogos_being_played(tournament)


def takes(jogo):
    devices.hold(acesso=SeatKey.objects.get(jogo=jogo, seat=MESA), device="aparelho-da-mesa")


def test_each_mesa_has_a_tile_with_what_it_waits_for(client, playing):
    tournament, (first, second, third, fourth) = playing
    takes(first)
    record(second, side="A")
    record(third, side="A")
    contest(third, Mao.objects.get(partida__jogo=third))
    call_director(jogo=fourth, seat=MESA, source=TABLE)

    response = hall(client, tournament)

    assert numbers(response) == [1, 2, 3, 4, 5]
    assert states(response) == [
        MesaState.PLAYING,
        MesaState.DUE,
        MesaState.DIVERGENT,
        MesaState.CALLED,
        MesaState.EMPTY,
    ]
    assert [(count.state, count.tiles) for count, _address in response.context["counts"]] == [
        (MesaState.CALLED, 1),
        (MesaState.DIVERGENT, 1),
        (MesaState.DUE, 1),
        (MesaState.PLAYING, 1),
        (MesaState.EMPTY, 1),
    ]
    assert 'data-chamados="1"' in text(response)


def test_silent_mesa_and_one_without_a_phone_are_told_apart(client, playing):
    tournament, (first, second, *_) = playing
    takes(first)
    Jogo.objects.filter(pk__in=[first.pk, second.pk]).update(opened_at=now() - timedelta(minutes=16))

    response = hall(client, tournament)

    assert states(response)[:4] == [MesaState.QUIET, MesaState.QUIET, MesaState.NO_PHONE, MesaState.NO_PHONE]
    assert [tile.silent for tile, _ in response.context["tiles"]] == [16, 16, 0, 0, None]


def test_mesa_that_ended_shows_so_until_something_else_is_played_there(client):
    tournament = make_tournament(duplas=4, target=700)
    client.force_login(director_of(tournament.club))
    first, second = jogos_being_played(tournament)
    play_jogo(first)
    assert states(hall(client, tournament))[:2] == [MesaState.OVER, MesaState.NO_PHONE]

    play_jogo(second)

    final = jogos_being_played(tournament)[0].confronto.mesa
    assert states(hall(client, tournament))[final - 1] == MesaState.NO_PHONE


def test_jogo_that_waits_for_its_mesa_is_on_the_tile_once_nobody_plays_there(client):
    tournament = running(client, SWISS, mesas=1)
    assert states(hall(client, tournament)) == [MesaState.EMPTY]
    posted(tournament)

    waiting = hall(client, tournament).context["waiting"][0]
    tournament.confronto_set.filter(pk=waiting.pk).update(mesa=2)

    assert states(hall(client, tournament)) == [MesaState.NO_PHONE, MesaState.WAITING]


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ({"so": "sem-celular"}, [2, 3, 4]),
        ({"so": "em-jogo"}, [1]),
        ({"so": "nunca"}, [1, 2, 3, 4, 5]),
        ({"busca": "3"}, [3]),
        ({"busca": "99999999999999999999999"}, []),
        ({"busca": "ninguem"}, []),
        ({"ordem": "estado"}, [2, 3, 4, 1, 5]),
        ({"ordem": "maos"}, [4, 1, 2, 3, 5]),
        ({"ordem": "silencio"}, [2, 1, 3, 4, 5]),
    ],
    ids=str,
)
def test_mesas_are_looked_for_and_ordered(client, playing, query, found):
    tournament, (first, second, _third, fourth) = playing
    takes(first)
    Jogo.objects.filter(pk=second.pk).update(opened_at=now() - timedelta(minutes=9))
    Jogo.objects.filter(pk=fourth.pk).update(entry="scorer")
    record(Jogo.objects.get(pk=fourth.pk))

    assert numbers(hall(client, tournament, **query)) == found


def test_name_is_found_without_its_accents_and_leads_to_its_dupla_which_an_arbiter_sees_at_its_mesa(
    client, playing
):
    tournament, (_, second, *_) = playing
    name = second.labels[0].split(" e ")[0]

    response = hall(client, tournament, busca=name.upper())

    assert response["Location"] == url("desk_contact", tournament, second.confronto.dupla_a.number)
    Membership.objects.filter(club=tournament.club).update(role=Membership.Role.ARBITER)
    response = hall(client, tournament, busca=name.upper())
    assert numbers(response) == [2]
    assert response.context["drawer"].confronto.jogo == second


def test_mesa_pulled_out_leads_to_all_that_can_be_done_there_and_each_leads_back(client, playing):
    tournament, (first, *_) = playing
    confronto = first.confronto

    page = text(hall(client, tournament, de=confronto.pk))

    links = [link.replace("&amp;", "&") for link in re.findall(r'href="([^"]*/vida/[^"]+)"', page)]
    assert len(links) == 9 + 2 * 3
    for link in links:
        answer = client.get(link)
        assert answer.status_code == 200, link
        assert f'href="{url("desk_mesas", tournament)}?de={confronto.pk}#gaveta"' in text(answer), link
    assert reverse("scoring:table", args=(tokens.current(first),)) in page
    assert url("desk_jogo", tournament, confronto.pk) in page


def test_walkover_from_the_hall_leads_back_to_its_mesa(client, playing):
    tournament, (first, *_) = playing
    address = reverse(
        "tournaments:desk_life_action",
        args=(tournament.slug, "wo"),
        query={"de": first.confronto.pk, "salao": first.confronto.pk},
    )

    answer = client.post(address, {"winner": "A", "reason": "não veio"})

    assert answer["Location"] == f"{url('desk_mesas', tournament)}?de={first.confronto.pk}#gaveta"
    assert "Desfazer um resultado" in text(client.get(answer["Location"]))


def test_bell_of_one_mesa_leads_back_to_it(client, playing):
    tournament, (first, *_) = playing
    page = text(hall(client, tournament, de=first.confronto.pk))
    address = re.search(r'href="([^"]*/sinal/[^"]*salao[^"]*)"', page)[1].replace("&amp;", "&")
    back = f"{url('desk_mesas', tournament)}?de={first.confronto.pk}#gaveta"
    assert f'href="{back}">Ainda não' in text(client.get(address))

    answer = client.post(address, {"tables": [first.confronto.pk], "in_play": "sim"})

    assert answer["Location"] == back
    assert MesaState.OWES in states(client.get(back))


def test_call_opens_its_mesa_in_the_hall_as_it_is_looked_at(client, playing):
    tournament, (first, *_) = playing
    call_director(jogo=first, seat=MESA, source=TABLE)

    page = text(hall(client, tournament, so="chamou"))

    assert f'href="?so=chamou&amp;de={first.confronto.pk}#gaveta">Mesa 1' in page.replace("> ", ">")


@pytest.mark.parametrize("view", ["", "lista"])
def test_hall_in_which_nobody_plays_says_why(client, view):
    waits = running(client, SWISS, mesas=1)
    assert "Nenhum jogo aberto agora." in text(hall(client, waits, vista=view))
    over = make_tournament(duplas=2, target=700, name="Taça da Barra")
    client.force_login(director_of(over.club))
    assert "O torneio terminou." not in text(hall(client, over, vista=view))
    play_jogo(jogos_being_played(over)[0])

    page = text(hall(client, over, vista=view))

    assert "O torneio terminou." in page
    assert ('class="hall"' in page) == (view == "")


def test_way_back_that_is_no_mesa_leads_to_the_list_of_things_to_do(client, playing):
    tournament, (first, *_) = playing
    entry = StageEntry.objects.get(dupla=first.confronto.dupla_a)
    address = reverse(
        "tournaments:desk_life_action",
        args=(tournament.slug, "saida"),
        query={"de": entry.pk, "salao": "https://example.org"},
    )

    assert f'href="{url("desk_life", tournament)}">Voltar sem mudar nada' in text(client.get(address))


def test_what_is_sent_from_the_hall_keeps_how_it_is_looked_at(client, playing):
    tournament, (first, *_) = playing
    takes(first)
    seat = SeatKey.objects.get(jogo=first, seat=MESA)

    answer = client.post(
        f"{url('desk_mesas', tournament)}?so=em-jogo&de={first.confronto.pk}&visto=abc", {"acesso": seat.pk}
    )

    assert answer["Location"] == f"{url('desk_mesas', tournament)}?so=em-jogo&de={first.confronto.pk}"


def test_scorer_sees_the_tiles_and_decides_nothing(playing):
    tournament, (first, *_) = playing
    scorer, other = make_user(), Client()
    members.set_member(club=tournament.club, user=scorer, role=Membership.Role.SCORER)
    other.force_login(scorer)

    page = text(other.get(url("desk_mesas", tournament), {"de": first.confronto.pk}))

    assert "/vida/" not in page
    assert "/confrontos/" not in page
    assert reverse("scoring:table", args=(tokens.current(first),)) in page


def test_poll_asks_for_what_is_looked_at(client, playing):
    tournament, (first, *_) = playing
    page = text(hall(client, tournament, so="sem-celular", de=first.confronto.pk))

    asked = re.search(r'id="monitor" hx-get="([^"]+)"', page)[1].replace("&amp;", "&")
    open_close.walkover(jogo=first, winner="B", reason="não veio", source=TABLE)
    moved = client.get(asked, headers={"HX-Request": "true"})

    assert numbers(moved) == [2, 3, 4]
    assert moved.context["drawer"].confronto.pk == first.confronto.pk


def test_queries_are_the_same_for_three_mesas_and_for_sixteen(client, django_assert_num_queries):
    for duplas in (6, 32):
        tournament = make_tournament(duplas=duplas, target=3000)
        client.force_login(director_of(tournament.club))
        jogos = jogos_being_played(tournament)
        for jogo in jogos:
            takes(jogo)
            record(jogo)
        about = jogos[0].confronto.pk
        with django_assert_num_queries(20):
            hall(client, tournament)
        with django_assert_num_queries(19):
            hall(client, tournament, de=about)
