"""Access by the code spoken at a mesa: it opens that mesa only, and guesses are throttled."""

from datetime import timedelta

import pytest
from django.test import Client
from django.urls import reverse
from django.utils.timezone import now

from scoring.models import SeatKey
from tests.factories import TABLE, director_of, make_tournament
from tests.scoring.at_once import at_once
from tests.tournaments.hall.pages import address
from tournaments.errors import TournamentError
from tournaments.hall import codes, mesas
from tournaments.models import CodeAttempt, TournamentLogEntry
from tournaments.models.access.keys import Who

pytestmark = pytest.mark.django_db


HALL, ELSEWHERE = "192.168.0.7", "203.0.113.9"


def typed(mesa, code=None, **other):
    sent = {"tournament": mesa.tournament_id, "number": mesa.number, "code": code or mesas.code(mesa)}
    return sent | other


def wrong(mesa):
    return f"{(int(mesas.code(mesa)) + 1) % 10**6:06}"


def enter(phone, mesa, code=None, *, address=HALL, **other):
    return phone.post(reverse("tournaments:code"), typed(mesa, code, **other), REMOTE_ADDR=address)


def older(**time):
    """Move all attempts back in time."""
    for tried in CodeAttempt.objects.all():
        CodeAttempt.objects.filter(pk=tried.pk).update(at=tried.at - timedelta(**time))


def guess_until_refused(mesa, address, *, most=60):
    """Guess with a fresh device each time until attempts are throttled. Return the number of attempts checked."""
    for number in range(most):
        if enter(Client(), mesa, wrong(mesa), address=address).status_code == 429:
            return number
    return most


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
    assert not CodeAttempt.objects.exists()


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
    assert CodeAttempt.objects.get().mesa is None


def test_device_waits_after_five_wrong_codes_even_with_the_right_one(client, mesa):
    for _ in range(5):
        assert enter(client, mesa, wrong(mesa)).status_code == 422

    response = enter(client, mesa)

    assert response.status_code == 429
    assert response["Retry-After"] == "1"
    assert "Espere 1 s" in response.content.decode()
    assert CodeAttempt.objects.count() == 5
    assert enter(Client(), mesa).status_code == 302  # another phone of the same hall, the same address


def test_device_without_cookies_is_known_by_what_its_page_carries(mesa):
    for _ in range(5):
        enter(Client(), mesa, wrong(mesa), aparelho="aparelho-sem-cookies")

    assert enter(Client(), mesa, aparelho="aparelho-sem-cookies").status_code == 429


def test_strangers_everywhere_make_strangers_wait_at_that_mesa_alone(tournament, mesa):
    for number in range(20):
        enter(Client(), mesa, wrong(mesa), address=f"203.0.113.{number}")

    assert enter(Client(), mesa, address="203.0.113.99").status_code == 429
    assert codes.tried(tournament) == {1}
    assert enter(Client(), mesas.of_tournament(tournament)[1], address="203.0.113.99").status_code == 302


def test_pauses_grow_and_wrong_codes_of_ten_minutes_ago_are_forgotten(client, mesa):
    for _ in range(5):
        enter(client, mesa, wrong(mesa))
    waits = []
    for _ in range(4):
        waits.append(int(enter(client, mesa, wrong(mesa))["Retry-After"]))
        older(seconds=waits[-1])
        enter(client, mesa, wrong(mesa))
    older(minutes=10)

    assert waits == [1, 2, 4, 8]
    assert enter(client, mesa).status_code == 302


def test_tries_that_no_longer_count_are_not_kept(client, mesa):
    enter(client, mesa, wrong(mesa))
    enter(client, mesa, number=77)
    CodeAttempt.objects.update(at=now() - timedelta(minutes=10))

    enter(client, mesa, wrong(mesa))
    assert list(CodeAttempt.objects.values_list("mesa", flat=True)) == [mesa.pk]
    enter(client, mesa, number=77)

    assert CodeAttempt.objects.filter(at__lt=now() - timedelta(minutes=9)).count() == 0
    assert CodeAttempt.objects.count() == 2


def test_director_unlocks_a_mesa_for_every_device(client, tournament, mesa):
    for _ in range(5):
        enter(client, mesa, wrong(mesa))
    for number in range(15):
        enter(Client(), mesa, wrong(mesa), address=f"203.0.113.{number}")

    mesas.unlock(mesa=mesa, source=TABLE)

    assert codes.tried(tournament) == set()
    assert enter(client, mesa).status_code == 302
    assert TournamentLogEntry.objects.get(action="mesa_unlocked").data == {"mesa": 1}


def test_one_stranger_elsewhere_keeps_out_no_other_stranger(tournament, mesa):
    assert guess_until_refused(mesa, ELSEWHERE) == codes.OF_ADDRESS

    assert enter(Client(), mesa, address="198.51.100.4").status_code == 302


def test_stranger_with_a_network_of_his_own_is_one_stranger(mesa):
    for number in range(codes.OF_ADDRESS):
        enter(Client(), mesa, wrong(mesa), address=f"2001:db8:1:2::{number:x}")

    assert enter(Client(), mesa, address="2001:db8:1:2::ff").status_code == 429
    assert enter(Client(), mesa, address="2001:db8:1:3::1").status_code == 302


def test_phone_that_was_at_the_mesa_enters_whatever_strangers_try(client, mesa):
    assert enter(client, mesa).status_code == 302
    for number in range(20):
        enter(Client(), mesa, wrong(mesa), address=f"203.0.113.{number}")
    guess_until_refused(mesa, HALL)

    assert enter(Client(), mesa).status_code == 429
    assert enter(client, mesa).status_code == 302


def test_phone_that_holds_a_seat_at_the_mesa_is_known_there(client, mesa):
    jogo = mesas.jogo_at(mesa)
    SeatKey.objects.filter(jogo=jogo, seat="mesa").update(device="celular-da-mesa-um")
    guess_until_refused(mesa, HALL)

    assert enter(Client(), mesa, aparelho="celular-da-mesa-um").status_code == 302


def test_phone_of_another_mesa_is_judged_apart_from_strangers(client, tournament, mesa):
    other = mesas.of_tournament(tournament)[1]
    assert enter(client, other).status_code == 302
    guess_until_refused(mesa, HALL)

    assert enter(client, mesa).status_code == 302


def test_new_phone_at_the_address_of_the_club_enters_whatever_strangers_try(tournament, mesa):
    director = director_of(tournament.club)
    Client().post("/entrar/", {"username": director.username, "password": "canastra"}, REMOTE_ADDR=HALL)
    for number in range(20):
        enter(Client(), mesa, wrong(mesa), address=f"203.0.113.{number}")

    assert enter(Client(), mesa, address="203.0.113.99").status_code == 429
    assert enter(Client(), mesa).status_code == 302


def test_who_was_at_one_mesa_guesses_no_other_with_a_fresh_device_each_time(client, tournament, mesa):
    other = mesas.of_tournament(tournament)[1]
    enter(client, mesa)

    def guess():
        fresh = Client()
        enter(fresh, other)  # a dupla whose code is known to the guesser
        return enter(fresh, mesa, wrong(mesa)).status_code

    assert [guess() for _ in range(codes.OF_MESA[Who.HALL] + 1)] == [422] * 10 + [429]
    assert enter(client, mesa).status_code == 302  # a device that was at this very mesa


def test_new_code_makes_strangers_of_who_knew_the_old_one(client, mesa):
    enter(client, mesa)

    mesas.new_code(mesa=mesa, reason="Foi fotografado", source=TABLE)

    assert not CodeAttempt.objects.exists()


def test_only_so_many_phones_are_known_at_a_mesa(mesa):
    for _ in range(codes.MOST_KNOWN + 2):
        enter(Client(), mesa)

    assert CodeAttempt.objects.filter(right=True).count() == codes.MOST_KNOWN


@pytest.mark.both_databases("locks: SQLite lets one write at a time, PostgreSQL locks rows")
@pytest.mark.django_db(transaction=True)
def test_twenty_five_tries_at_once_are_twenty_tries(tournament, mesa):
    guess = wrong(mesa)

    def tries(number):
        def enter():
            try:
                device, address = f"aparelho-{number:08}", f"203.0.113.{number}"
                codes.enter(tournament=tournament, number=1, code=guess, device=device, address=address)
            except TournamentError as exc:
                return exc.code

        return enter

    outcomes = at_once(*(tries(number) for number in range(25)))

    assert outcomes.count("code_wrong") == CodeAttempt.objects.count() == 20
    assert outcomes.count("code_locked") == 5


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
