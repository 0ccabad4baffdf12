"""Wrong passwords: the guesser is throttled at every sign-in page, and other users are not."""

from datetime import timedelta

import pytest
from django.contrib.auth import get_user_model
from django.contrib.auth.models import User
from django.contrib.sessions.models import Session
from django.test import Client
from django.utils.timezone import now

from tests.factories import director_of, make_tournament
from tests.tournaments.desk.pages import text, url
from tournaments import sign_in
from tournaments.models import SignInTry

pytestmark = pytest.mark.django_db
RIGHT, WRONG = "um segredo do farol", "outra coisa"
HALL, ELSEWHERE = "192.168.0.7", "203.0.113.9"


@pytest.fixture
def juiza():
    return get_user_model().objects.create_superuser("juiza", password=RIGHT)


def enter(client, password, name="juiza", address=HALL):
    return client.post("/entrar/", {"username": name, "password": password}, REMOTE_ADDR=address)


def earlier(**time):
    """Move all attempts back in time."""
    for tried in SignInTry.objects.all():
        SignInTry.objects.filter(pk=tried.pk).update(at=tried.at - timedelta(**time))


def test_third_wrong_password_makes_the_fourth_wait_even_if_it_is_right(client, juiza):
    assert [enter(client, WRONG).status_code for _ in range(3)] == [422] * 3

    waits = enter(client, RIGHT)

    assert waits.status_code == 429
    assert int(waits["Retry-After"]) == 1
    assert "Muitas senhas erradas. Espere 1 segundo e tente de novo." in text(waits)
    assert "_auth_user_id" not in client.session
    earlier(seconds=1)
    assert enter(client, RIGHT).status_code == 302


@pytest.mark.parametrize(("ticked", "days"), [({}, 1), ({"stay": "on"}, 30)])
def test_computer_stays_signed_in_for_a_month_only_where_that_is_ticked(client, juiza, ticked, days):
    answer = client.post("/entrar/", {"username": "juiza", "password": RIGHT, **ticked})

    assert answer.cookies["sessionid"]["max-age"] == days * 24 * 60 * 60


@pytest.mark.parametrize("kept", [True, False], ids=["of-a-visitor", "made-up"])
def test_key_of_a_session_that_another_person_planted_is_not_signed_in(client, juiza, kept):
    planted = "a" * 32
    if kept:
        before = Client().session
        before["lingua"] = "it"
        before.save()
        planted = before.session_key
    client.cookies["sessionid"] = planted
    client.get("/entrar/")

    assert enter(client, RIGHT).status_code == 302

    assert client.get("/painel/").status_code == 200
    assert client.cookies["sessionid"].value != planted
    thief = Client()
    thief.cookies["sessionid"] = planted
    assert thief.get("/painel/").status_code == 302


def test_copy_of_the_database_opens_no_session(client, juiza):
    enter(client, RIGHT)
    key, row = client.cookies["sessionid"].value, Session.objects.get()
    assert client.get("/painel/").status_code == 200

    assert key not in {row.session_key, row.session_data}
    client.cookies["sessionid"] = row.session_key
    assert client.get("/painel/").status_code == 302


def test_session_that_was_ended_is_no_more(client, juiza):
    enter(client, RIGHT)
    key = client.cookies["sessionid"].value
    client.post("/sair/")

    client.cookies["sessionid"] = key
    assert client.get("/painel/").status_code == 302
    assert not Session.objects.exists()


def test_pauses_grow_to_a_minute_and_a_try_within_one_is_not_counted(client, juiza):
    pauses = []
    for _ in range(12):
        while (answer := enter(client, WRONG)).status_code == 429:
            pauses.append(int(answer["Retry-After"]))
            earlier(seconds=pauses[-1])

    assert pauses == [1, 2, 4, 8, 16, 32, 60, 60, 60]


def test_wrong_ones_of_a_quarter_of_an_hour_ago_are_forgotten(client, juiza):
    for _ in range(3):
        enter(client, WRONG)
    earlier(minutes=15)

    assert enter(client, WRONG).status_code == 422
    assert SignInTry.objects.count() == 1


def test_password_that_is_right_clears_the_count(client, juiza):
    for _ in range(2):
        enter(client, WRONG)
    enter(client, RIGHT)
    client.logout()

    assert [enter(client, WRONG).status_code for _ in range(3)] == [422] * 3


def test_password_is_not_looked_at_while_a_pause_is_on(client, juiza, monkeypatch):
    for _ in range(3):
        enter(client, WRONG)
    looked = []
    monkeypatch.setattr(User, "check_password", lambda user, raw: looked.append(raw))

    enter(client, RIGHT)

    assert looked == []
    assert "_auth_user_id" not in client.session


def test_form_of_the_desk_waits_too_and_keeps_what_was_typed(client):
    tournament = make_tournament()
    director = director_of(tournament.club)
    director.set_password(RIGHT)
    director.save()
    sent = {"entrada-username": director.username, "entrada-password": WRONG, "name": "Copa das Dunas"}
    page = url("tournament_edit", tournament)
    assert [client.post(page, sent).status_code for _ in range(3)] == [401] * 3

    waits = client.post(page, sent | {"entrada-password": RIGHT})

    assert waits.status_code == 429
    assert int(waits["Retry-After"]) >= 1
    assert "Muitas senhas erradas" in text(waits)
    assert "Copa das Dunas" in text(waits)


def test_stranger_elsewhere_does_not_keep_out_who_signed_in_from_here(client, juiza):
    enter(client, RIGHT)
    client.logout()
    for number in range(sign_in.OF_NAME + 2):
        enter(client, WRONG, address=f"203.0.113.{number}")

    assert enter(client, WRONG, address="203.0.113.99").status_code == 429
    assert enter(client, RIGHT, address=HALL).status_code == 302


def test_guesser_in_the_hall_does_not_keep_out_who_signed_in_there(client, juiza):
    enter(client, RIGHT)
    client.logout()
    for number in range(sign_in.OF_ADDRESS + 1):
        enter(client, WRONG, name=f"nome{number}")

    assert enter(client, WRONG, name="mais-um").status_code == 429
    assert enter(client, RIGHT).status_code == 302


def test_other_name_from_the_same_hall_does_not_wait(client, juiza):
    get_user_model().objects.create_user("arbitro", password=RIGHT)
    for _ in range(4):
        enter(client, WRONG)

    assert enter(client, RIGHT, name="arbitro").status_code == 302


@pytest.mark.parametrize("again", ["JUIZA", "ｊｕｉｚａ"])
def test_name_in_other_letters_is_the_same_name(client, juiza, again):
    for _ in range(3):
        enter(client, WRONG)

    assert enter(client, WRONG, name=again).status_code == 429


def test_names_that_were_typed_are_kept_as_digests_alone_and_in_no_log(client, juiza, caplog):
    for _ in range(4):
        enter(client, WRONG, name="minha senha secreta")

    assert not SignInTry.objects.filter(name__contains="senha").exists()
    assert "secreta" not in caplog.text
    assert caplog.text.count(HALL) == 4


def test_tries_do_not_fill_the_disk(client, juiza):
    SignInTry.objects.bulk_create(
        SignInTry(name="0", address=HALL, at=now() - timedelta(days=31), right=right)
        for right in (True, False)
    )
    enter(client, WRONG)

    assert SignInTry.objects.count() == 1
