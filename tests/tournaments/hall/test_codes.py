"""The way in by the code spoken at a mesa: it opens that mesa alone and is guessed by nobody."""

from datetime import timedelta

import pytest
from django.test import Client
from django.urls import reverse
from django.utils.timezone import now

from tests.factories import TABLE, make_tournament
from tests.scoring.at_once import at_once
from tests.tournaments.hall.pages import address
from tournaments.errors import TournamentError
from tournaments.hall import codes, mesas
from tournaments.models import Ocorrencia, Tentativa

pytestmark = pytest.mark.django_db


def typed(mesa, code=None, **other):
    sent = {"tournament": mesa.tournament_id, "number": mesa.number, "code": code or mesas.code(mesa)}
    return sent | other


def wrong(mesa):
    return f"{(int(mesas.code(mesa)) + 1) % 10**6:06}"


def enter(phone, mesa, code=None, **other):
    return phone.post(reverse("tournaments:code"), typed(mesa, code, **other))


def test_code_leads_to_the_mesa(client, mesa):
    assert enter(client, mesa).url == address(mesa)


@pytest.mark.parametrize("apart", ["{0}{1}{2} {3}{4}{5}", " {0}{1}-{2}{3}-{4}{5} "])
def test_code_may_be_typed_with_gaps(client, mesa, apart):
    assert enter(client, mesa, apart.format(*mesas.code(mesa))).status_code == 302


@pytest.mark.parametrize(
    ("field", "value"), [("code", "12345"), ("code", ""), ("number", "zero"), ("number", "")]
)
def test_code_that_cannot_be_one_is_no_try(client, mesa, field, value):
    response = client.post(reverse("tournaments:code"), typed(mesa) | {field: value})

    assert response.status_code == 422
    assert not Tentativa.objects.exists()


def test_wrong_code_is_told_and_what_was_typed_stays(client, mesa):
    response = enter(client, mesa, wrong(mesa))

    assert response.status_code == 422
    assert f"Este não é o código da mesa {mesa.number}." in response.content.decode()
    assert wrong(mesa) in response.content.decode()


def test_code_of_another_mesa_does_not_open_this_one(client, tournament, mesa):
    second = mesas.of_tournament(tournament)[1]

    assert enter(client, mesa, mesas.code(second)).status_code == 422


def test_mesa_that_does_not_exist_is_answered_as_a_wrong_code(client, mesa):
    response = enter(client, mesa, number=77)

    assert response.status_code == 422
    assert Tentativa.objects.get().mesa is None


def test_device_waits_after_five_wrong_codes_even_with_the_right_one(client, mesa):
    for _ in range(5):
        assert enter(client, mesa, wrong(mesa)).status_code == 422

    response = enter(client, mesa)

    assert response.status_code == 429
    assert 0 < int(response["Retry-After"]) <= 600
    assert "Espere 10 min" in response.content.decode()
    assert Tentativa.objects.count() == 5
    assert enter(Client(), mesa).status_code == 302  # another phone of the same hall, the same address


def test_device_without_cookies_is_known_by_what_its_page_carries(mesa):
    for _ in range(5):
        enter(Client(), mesa, wrong(mesa), aparelho="aparelho-sem-cookies")

    assert enter(Client(), mesa, aparelho="aparelho-sem-cookies").status_code == 429


def test_mesa_waits_after_twenty_wrong_codes_whoever_tried_and_no_other_mesa_does(tournament, mesa):
    for _ in range(20):
        enter(Client(), mesa, wrong(mesa))

    assert enter(Client(), mesa).status_code == 429
    assert codes.locked(tournament) == {1}
    assert enter(Client(), mesas.of_tournament(tournament)[1]).status_code == 302


def test_wait_ends_ten_minutes_after_the_first_of_the_wrong_codes(client, mesa):
    for _ in range(5):
        enter(client, mesa, wrong(mesa))
    Tentativa.objects.update(at=now() - timedelta(minutes=9))
    still = enter(client, mesa)
    Tentativa.objects.update(at=now() - timedelta(minutes=10))

    assert still.status_code == 429
    assert 0 < int(still["Retry-After"]) <= 60
    assert enter(client, mesa).status_code == 302


def test_tries_that_no_longer_count_are_not_kept(client, mesa):
    enter(client, mesa, wrong(mesa))
    enter(client, mesa, number=77)
    Tentativa.objects.update(at=now() - timedelta(minutes=10))

    enter(client, mesa, wrong(mesa))
    assert set(Tentativa.objects.values_list("mesa", flat=True)) == {mesa.pk, None}
    enter(client, mesa, number=77)

    assert Tentativa.objects.filter(at__lt=now() - timedelta(minutes=9)).count() == 0
    assert Tentativa.objects.count() == 2


def test_director_unlocks_a_mesa_for_every_device(client, tournament, mesa):
    for _ in range(5):
        enter(client, mesa, wrong(mesa))
    for _ in range(15):
        enter(Client(), mesa, wrong(mesa))

    mesas.unlock(mesa=mesa, source=TABLE)

    assert codes.locked(tournament) == set()
    assert enter(client, mesa).status_code == 302
    assert Ocorrencia.objects.get(action="mesa_unlocked").data == {"mesa": 1}


@pytest.mark.both_databases("locks: SQLite lets one write at a time, PostgreSQL locks rows")
@pytest.mark.django_db(transaction=True)
def test_twenty_five_tries_at_once_are_twenty_tries(tournament, mesa):
    guess = wrong(mesa)

    def tries(number):
        def enter():
            try:
                codes.enter(tournament=tournament, number=1, code=guess, device=f"aparelho-{number:08}")
            except TournamentError as exc:
                return exc.code

        return enter

    outcomes = at_once(*(tries(number) for number in range(25)))

    assert sorted(outcomes) == ["code_locked"] * 5 + ["code_wrong"] * 20
    assert Tentativa.objects.count() == 20


def test_event_is_asked_for_only_where_several_are_running(client, mesa):
    alone = client.get(reverse("tournaments:code")).content.decode()
    other = make_tournament(duplas=2, name="Copa da Ilha")
    several = client.get(reverse("tournaments:code")).content.decode()

    assert "Copa do Farol" not in alone
    assert "Copa da Ilha" in several
    assert enter(client, mesas.of_tournament(other)[0]).status_code == 302


def test_code_of_an_event_that_does_not_run_opens_nothing(client, mesa):
    over = make_tournament(duplas=2, state="finished")

    assert enter(client, mesas.of_tournament(over)[0]).status_code == 422


def test_page_without_an_event_says_so(client, db):
    assert "Nenhum torneio em andamento" in client.get(reverse("tournaments:code")).content.decode()
