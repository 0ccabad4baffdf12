"""The block of mesas of one scorer: links to all mesas, what each waits for, and the way back to the list."""

from datetime import timedelta

import pytest
from django.test import Client
from django.urls import reverse
from django.utils.timezone import now

from scoring import tokens
from scoring.ledger.trail import Source
from scoring.lifecycle import devices
from scoring.models import MESA, Jogo, Mao, SeatKey
from tests.factories import TABLE, jogos_being_played, make_tournament, play_jogo, record
from tests.scoring.two_duplas import contest
from tests.scoring.typed import typed
from tests.tournaments.desk.pages import text
from tournaments.errors import TournamentError
from tournaments.hall import blocos, mesas
from tournaments.models import MesaBlock, TournamentLogEntry

pytestmark = pytest.mark.django_db
AJAX = {"HX-Request": "true"}


def opened(first=1, last=4, duplas=8, **how):
    tournament = make_tournament(duplas=duplas, target=3000, **how)
    return tournament, blocos.make(tournament=tournament, first=first, last=last, source=TABLE)


def address(bloco, **query):
    return reverse("tournaments:bloco", args=(mesas.token(bloco),), query=query)


def rows(client, bloco):
    return {row.number: row for row in client.get(address(bloco)).context["rows"]}


def test_block_lists_its_mesas_with_duplas_score_and_the_way_in(client):
    tournament, bloco = opened(2, 5)
    jogo = jogos_being_played(tournament)[1]
    record(jogo)

    response = client.get(address(bloco))
    page = text(response)

    assert [row.number for row in response.context["rows"]] == [2, 3, 4, 5]
    assert [row.state for row in response.context["rows"]] == ["playing", "playing", "playing", "empty"]
    assert all(label in page for label in jogo.labels)
    assert ">760<" in page
    assert reverse("scoring:table", args=(tokens.current(jogo),)) in page
    assert tokens.current(jogos_being_played(tournament)[0]) not in page
    assert "Anotar na mesa 2" in page
    assert (response["Cache-Control"], response["Referrer-Policy"]) == ("no-store", "no-referrer")


@pytest.mark.parametrize("state", ["playing", "quiet", "due", "divergent"])
def test_block_says_what_a_mesa_waits_for(client, state):
    tournament, bloco = opened(1, 2, entry="confirm")
    jogo = jogos_being_played(tournament)[0]
    if state == "quiet":
        Jogo.objects.update(opened_at=now() - timedelta(minutes=16))
    if state in {"due", "divergent"}:
        record(jogo, side="A")
    if state == "divergent":
        contest(jogo, Mao.objects.get())

    assert rows(client, bloco)[1].state == state
    said = {"playing": "jogando", "quiet": "sem anotar há 16 min", "due": "falta conferir"}
    assert said.get(state, "não bate") in text(client.get(address(bloco)))


def test_device_of_the_block_holds_the_mesas_it_opens_and_comes_back_after_a_receipt(client):
    tournament, bloco = opened()
    first, second = jogos_being_played(tournament)[:2]
    other = Source(device="celular-de-outra-pessoa")
    devices.take_over(acesso=SeatKey.objects.get(jogo=second, seat=MESA), source=other)
    third = jogos_being_played(tournament)[2]
    SeatKey.objects.filter(jogo=third, seat=MESA).update(device="celular-que-só-abriu-a-página")

    page = client.get(address(bloco))
    assert [row.elsewhere for row in page.context["rows"]] == [False, True, False, False]
    table = page.context["rows"][0].played.address
    assert f'href="{address(bloco)}"' in text(client.get(table))
    receipt = client.post(table, typed(), follow=True)

    assert f'<a class="button button-wide" href="{address(bloco)}">Voltar às mesas' in text(receipt)
    assert SeatKey.objects.get(jogo=first, seat=MESA).device == client.cookies["canastra_device"].value
    assert "anotada em outro celular" in text(client.get(page.context["rows"][1].played.address))


@pytest.mark.parametrize(
    "back", ["https://longe.example/", "//longe.example/", "javascript:alert(1)", "/a?b"]
)
def test_way_back_leads_nowhere_but_to_pages_of_this_site(client, back):
    tournament, _bloco = opened()
    client.cookies["canastra_volta"] = back

    page = client.get(reverse("scoring:table", args=(tokens.current(jogos_being_played(tournament)[0]),)))

    assert "Voltar às mesas" not in text(page)


def test_jogo_that_ended_leaves_its_mesa_empty(client):
    tournament, bloco = opened(partidas=1)
    play_jogo(jogos_being_played(tournament)[0])

    assert rows(client, bloco)[1].state == "empty"


def test_block_asks_again_with_its_mark_and_gets_nothing_new(client):
    tournament, bloco = opened()
    seen = client.get(address(bloco)).context["mark"]

    assert client.get(address(bloco, visto=seen), headers=AJAX).status_code == 204
    record(jogos_being_played(tournament)[0])
    moved = client.get(address(bloco, visto=seen), headers=AJAX)

    assert moved.status_code == 200
    assert "<html" not in moved.text
    assert 'id="agora"' in moved.text


def test_revoked_link_opens_nothing_and_the_log_says_why(client):
    tournament, bloco = opened(1, 3)
    page = address(bloco)
    tables = [
        reverse("scoring:table", args=(tokens.current(jogo),)) for jogo in jogos_being_played(tournament)
    ]

    blocos.revoke(bloco=bloco, reason="celular perdido", source=TABLE)
    blocos.revoke(bloco=bloco, reason="outra vez", source=TABLE)

    assert [client.get(one).status_code for one in (page, *tables)] == [404, 404, 404, 404, 200]
    assert MesaBlock.objects.count() == 0
    assert [
        (line.action, line.reason, line.data)
        for line in TournamentLogEntry.objects.filter(action__startswith="bloco")
    ] == [
        ("bloco_made", "", {"first": 1, "last": 3}),
        ("bloco_revoked", "celular perdido", {"first": 1, "last": 3}),
    ]


def test_block_backwards_is_refused():
    tournament = make_tournament(duplas=4)

    with pytest.raises(TournamentError, match="bloco_backwards"):
        blocos.make(tournament=tournament, first=3, last=2, source=TABLE)


def test_two_blocks_of_the_same_mesas_are_two_links():
    tournament, bloco = opened(1, 2)
    other = blocos.make(tournament=tournament, first=1, last=2, source=TABLE)

    assert address(bloco) != address(other)
    assert Client().get(address(other)).status_code == 200


def test_block_is_read_in_the_language_of_the_phone(client, settings):
    tournament, bloco = opened(1, 2)
    Jogo.objects.filter(pk=jogos_being_played(tournament)[0].pk).update(
        opened_at=now() - timedelta(minutes=16)
    )
    client.cookies[settings.LANGUAGE_COOKIE_NAME] = "it"

    page = text(client.get(address(bloco)))

    assert "Tavoli da 1 a 2" in page
    assert "ultimo segno: 16 min fa" in page
    assert "Segnate al tavolo 2" in page
    assert "in gioco" in page
