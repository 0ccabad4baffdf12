"""The QR cards of an event, for mesas and duplas: printed once, and renewed by the director."""

import re

import pytest
from django.urls import reverse

from scoring import tokens
from tests.factories import TABLE, jogos_being_played
from tests.tournaments.desk.pages import text, url
from tournaments.hall import mesas
from tournaments.models import CodeAttempt, DuplaKey, Mesa, TournamentLogEntry

pytestmark = pytest.mark.django_db


@pytest.fixture
def tournament(tournament):
    tournament.mesas = 3
    tournament.save()
    return tournament


def test_every_mesa_has_one_card_with_qr_address_and_code(client, tournament):
    page = text(client.get(url("desk_qr", tournament)))

    assert page.count('class="segno"') == 3
    assert len(set(re.findall(r"<code>http://testserver/m/[\w-]{22}/</code>", page))) == 3
    for mesa in Mesa.objects.filter(tournament=tournament):
        code = mesas.code(mesa)
        assert f"{code[:3]} {code[3:]}" in page
    assert f"http://testserver{reverse('tournaments:code')}" in page


def test_no_card_is_printed_for_a_mesa_beyond_the_hall_at_which_nobody_plays(client, tournament):
    Mesa.objects.create(tournament=tournament, number=9, **tokens.fresh())

    assert text(client.get(url("desk_qr", tournament))).count('class="segno"') == 3
    assert len(mesas.of_tournament(tournament)) == 3


def test_cards_are_the_same_whatever_is_played(client, tournament):
    before = re.findall(r"/m/[\w-]{22}/", text(client.get(url("desk_qr", tournament))))
    for jogo in jogos_being_played(tournament):
        tournament.confronto_set.filter(jogo=jogo).update(mesa=3)

    assert re.findall(r"/m/[\w-]{22}/", text(client.get(url("desk_qr", tournament)))) == before


def test_qr_of_a_card_is_drawn_once(client, tournament, monkeypatch):
    cards = [text(client.get(url("desk_qr", tournament)))]
    monkeypatch.setattr("segno.make", None)
    cards.append(text(client.get(url("desk_qr", tournament))))

    first, second = (re.findall(r"<svg[^>]*segno.*?</svg>", page) for page in cards)
    assert len(set(first)) == 3
    assert second == first


def test_new_code_is_made_with_a_reason(client, tournament):
    mesa = mesas.of_tournament(tournament)[1]
    old = mesas.code(mesa)

    refused = client.post(url("desk_qr", tournament), {"mesa": "2", "reason": ""})
    done = client.post(url("desk_qr", tournament), {"mesa": "2", "reason": "fotografado"}, follow=True)

    assert refused.status_code == 422
    assert text(refused).count("<details") == text(refused).count("<details ") == 3
    assert text(refused).count(" open>") == 1
    assert "Mesa 2: código novo" in text(done)
    assert mesas.code(Mesa.objects.get(pk=mesa.pk)) != old
    assert TournamentLogEntry.objects.get(action="mesa_code").reason == "fotografado"


@pytest.mark.parametrize("mesa", ["", "9", "dois"])
def test_no_code_is_made_for_a_mesa_there_is_not(client, tournament, mesa):
    response = client.post(url("desk_qr", tournament), {"mesa": mesa, "reason": "x"})

    assert response.status_code == 422
    assert not TournamentLogEntry.objects.filter(action="mesa_code").exists()


def test_locked_mesa_is_unlocked_at_the_desk(client, tournament):
    first = mesas.of_tournament(tournament)[0]
    enter = {"tournament": tournament.pk, "number": 1, "code": f"{(int(mesas.code(first)) + 1) % 10**6:06}"}
    for number in range(20):
        client.cookies.pop("canastra_device", None)
        sent = enter | {"aparelho": f"aparelho-numero-{number:04}"}
        client.post(reverse("tournaments:code"), sent, REMOTE_ADDR=f"203.0.113.{number}")
    assert CodeAttempt.objects.count() == 20

    page = text(client.get(url("desk_qr", tournament)))
    done = client.post(url("desk_qr", tournament), {"mesa": "1", "acao": "desbloquear"}, follow=True)

    assert page.count("Desbloquear") == 1
    assert "Desbloquear" not in text(done)
    assert TournamentLogEntry.objects.get(action="mesa_unlocked").data == {"mesa": 1}


def test_log_says_which_mesa(client, tournament):
    mesas.new_code(mesa=mesas.of_tournament(tournament)[2], reason="x", source=TABLE)

    page = text(client.get(url("desk_log", tournament)))

    assert "novo código de mesa" in page
    assert "mesa 3" in page


def test_every_dupla_has_one_card_with_its_private_link(client, tournament):
    page = text(client.get(url("desk_links", tournament)))

    addresses = re.findall(r"<code>(http://testserver/dupla/[\w-]{22}/)</code>", page)
    assert len(set(addresses)) == 4
    assert tournament.dupla_set.first().name in page
    assert client.get(addresses[0]).status_code == 200


def test_new_link_is_made_with_a_reason(client, tournament):
    dupla = tournament.dupla_set.get(number=3)
    old = mesas.token(mesas.duplas_of(tournament)[2])

    refused = client.post(url("desk_links", tournament), {"dupla": "3", "reason": ""})
    done = client.post(url("desk_links", tournament), {"dupla": "3", "reason": "errado"}, follow=True)

    assert refused.status_code == 422
    assert text(refused).count(" open>") == 1
    assert f"{dupla.name}: link novo" in text(done)
    assert mesas.token(DuplaKey.objects.get(dupla=dupla)) != old


@pytest.mark.parametrize("name", ["desk_qr", "desk_links"])
def test_card_says_when_its_key_has_to_be_made_anew(client, tournament, name):
    mesas.of_tournament(tournament)
    mesas.duplas_of(tournament)
    Mesa.objects.filter(number=1).update(digest="0" * 64)
    DuplaKey.objects.filter(dupla__number=1).update(digest="0" * 64)

    assert text(client.get(url(name, tournament))).count("código vencido") == 1


@pytest.mark.parametrize("name", ["desk_qr", "desk_links"])
@pytest.mark.parametrize(("host", "warned"), [("127.0.0.1:8000", True), ("testserver", False)])
def test_cards_made_for_an_address_of_this_computer_alone_are_not_printed_unwarned(
    client, tournament, name, host, warned
):
    page = text(client.get(url(name, tournament), headers={"host": host}))

    assert ("Estes códigos só abrem neste computador" in page) == warned


@pytest.mark.parametrize(
    ("page", "of", "kept"), [("desk_qr", "mesa", Mesa), ("desk_links", "dupla", DuplaKey)]
)
@pytest.mark.parametrize(("number", "reason"), [("1", ""), ("99", "perdido"), ("um", "perdido")])
def test_a_refused_form_makes_no_card_of_a_page_that_nobody_opened(
    client, tournament, page, of, kept, number, reason
):
    kept.objects.all().delete()

    answer = client.post(url(page, tournament), {of: number, "reason": reason})

    assert (answer.status_code, kept.objects.count()) == (422, 0)


@pytest.mark.parametrize(
    ("page", "of", "kept"), [("desk_qr", "mesa", Mesa), ("desk_links", "dupla", DuplaKey)]
)
def test_a_form_of_a_page_that_nobody_opened_does_what_it_says(client, tournament, page, of, kept):
    kept.objects.all().delete()

    answer = client.post(url(page, tournament), {of: "1", "reason": "perdido"})

    assert answer.status_code == 302
    assert kept.objects.exists()
