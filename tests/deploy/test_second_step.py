"""The second factor of the sign-in: required at every sign-in page, works once, off with password and code only."""

import re
import time
from base64 import b32decode
from datetime import timedelta
from io import StringIO

import pytest
from django.contrib.auth.models import User
from django.core.management import CommandError, call_command
from django.test import Client
from django.utils.timezone import now
from django_otp.oath import TOTP

from tests.factories import director_of, make_club
from tests.scoring.at_once import at_once
from tests.tournaments.desk.pages import text, url
from tournaments import second_factor
from tournaments.errors import TournamentError
from tournaments.models import RecoveryCode, SecondFactor, SignInTry

pytestmark = pytest.mark.django_db
RIGHT, WRONG = "um segredo do farol", "outra coisa"
PAGE = "/senha/etapa/"


@pytest.fixture(autouse=True)
def clock(monkeypatch):
    """Return a stopped clock; `clock["at"]` moves it."""
    at = {"at": 1_800_000_000}
    monkeypatch.setattr(time, "time", lambda: at["at"])
    return at


@pytest.fixture
def club():
    return make_club()


@pytest.fixture
def director(club):
    user = director_of(club)
    user.set_password(RIGHT)
    user.save()
    return user


def app(key, clock, steps=0):
    """Return the code that the app shows some steps from now."""
    totp = TOTP(b32decode(key.replace(" ", "")))
    totp.time = clock["at"] + 30 * steps
    return f"{totp.token():06}"


def switched_on(user, clock):
    """Switch the second factor on. Return the app's key and the printed codes. The next code is unused."""
    salt = second_factor.new_salt()
    key = second_factor.typed_key(user, salt)
    codes = second_factor.switch_on(user=user, salt=salt, code=app(key, clock))
    clock["at"] += 60
    return key, codes


def enter(client, **sent):
    return client.post("/entrar/", sent)


def proof_in(response):
    return re.search(r'name="[^"]*otp_proof"\s+value="([^"]+)"', response.content.decode())[1]


def is_in(client):
    return "_auth_user_id" in client.session


# --- on and off, at the desk


def test_switched_on_with_the_first_code_and_its_paper_is_shown_once(client, director, clock):
    elsewhere = Client()
    elsewhere.force_login(director)
    client.force_login(director)
    page = client.get(PAGE)
    key = re.search(r"<code>([A-Z2-7 ]+)</code>", page.content.decode())[1]
    assert "<svg" in page.text
    assert "no-store" in page["Cache-Control"]

    for sent in ({"otp": "000000", "password": RIGHT}, {"otp": app(key, clock), "password": WRONG}):
        assert client.post(PAGE, sent).status_code == 422
    assert not second_factor.is_on(director)
    assert re.search(r"<code>([A-Z2-7 ]+)</code>", client.get(PAGE).content.decode())[1] == key

    done = client.post(PAGE, {"otp": app(key, clock), "password": RIGHT})

    papers = [digits.replace(" ", "") for digits in re.findall(r'<li class="num">([\d ]+)</li>', done.text)]
    assert [int(paper[0]) for paper in papers] == list(range(1, 9))
    assert {len(paper) for paper in papers} == {13}
    assert "Desligar a segunda etapa" in text(client.get("/senha/"))
    assert client.get("/painel/").status_code == 200
    assert elsewhere.get("/painel/").status_code == 302


def test_database_holds_neither_the_key_nor_a_code_on_paper(director, clock, settings):
    key, papers = switched_on(director, clock)
    stored = str(SecondFactor.objects.values().get()) + str(list(RecoveryCode.objects.values()))

    assert key.replace(" ", "") not in stored
    assert b32decode(key.replace(" ", "")).hex() not in stored
    assert not any(paper in stored for paper in papers)
    settings.SECRET_KEY = "another-key-that-a-thief-of-the-dump-would-have-to-guess"
    assert second_factor.typed_key(director, SecondFactor.objects.get().salt) != key


def test_switched_off_with_password_and_code_alone(client, director, clock):
    client.force_login(director)
    key, _papers = switched_on(director, clock)

    for sent in (
        {"password": RIGHT, "otp": "123"},
        {"password": WRONG, "otp": app(key, clock)},
        {"password": RIGHT, "otp": ""},
    ):
        assert client.post(PAGE, sent).status_code == 422
        assert second_factor.is_on(director)
    SignInTry.objects.all().delete()
    assert client.post(PAGE, {"password": RIGHT, "otp": app(key, clock)}).status_code == 302
    assert not second_factor.is_on(director)
    assert not RecoveryCode.objects.exists()


def test_own_password_is_changed_with_a_code_too(client, director, clock):
    client.force_login(director)
    key, _papers = switched_on(director, clock)
    new = {"old_password": RIGHT, "new_password1": "farol da ilha", "new_password2": "farol da ilha"}

    assert "Digite o código do aplicativo." in text(client.post("/senha/", new))
    assert client.post("/senha/", new | {"otp": app(key, clock)}).status_code == 302
    director.refresh_from_db()
    assert director.check_password("farol da ilha")


def test_second_key_does_not_take_the_place_of_the_first(director, clock):
    switched_on(director, clock)

    with pytest.raises(TournamentError, match="second_factor_on"):
        switched_on(director, clock)
    assert RecoveryCode.objects.count() == second_factor.ON_PAPER


@pytest.mark.parametrize("page", [PAGE, "/senha/sair/"])
def test_stranger_is_led_to_the_sign_in(client, page):
    assert client.post(page).headers["Location"] == f"/entrar/?next={page}"


def test_operator_switches_off_whose_phone_is_lost(director, clock):
    switched_on(director, clock)
    told = StringIO()

    call_command("second_factor_off", director.username, stdout=told)

    assert not second_factor.is_on(director)
    assert director.username in told.getvalue()
    with pytest.raises(CommandError, match="não está ligada"):
        call_command("second_factor_off", director.username)
    with pytest.raises(CommandError, match="Ninguém"):
        call_command("second_factor_off", "quem")


# --- the doors


def test_sign_in_asks_for_the_code_after_the_password(client, director, clock):
    key, _papers = switched_on(director, clock)

    asked = enter(client, username=director.username, password=RIGHT, stay="on")

    assert (asked.status_code, is_in(client)) == (200, False)
    assert "Falta o código do seu aplicativo" in text(asked)
    assert "alert" not in asked.text
    wrong = enter(client, otp_proof=proof_in(asked), otp="000 000", stay="on")
    assert (wrong.status_code, is_in(client)) == (422, False)
    assert "O código não é este, ou já foi usado." in text(wrong)
    answer = enter(client, otp_proof=proof_in(wrong), otp=app(key, clock), stay="on")
    assert (answer.status_code, is_in(client)) == (302, True)
    assert answer.cookies["sessionid"]["max-age"] == 30 * 24 * 60 * 60


@pytest.mark.parametrize(
    "sent", [{}, {"otp": "000000"}, {"otp_proof": "x"}, {"otp_proof": "x", "otp": "000000"}]
)
def test_nothing_but_a_right_code_signs_in(client, director, clock, sent):
    switched_on(director, clock)

    enter(client, username=director.username, password=RIGHT, **sent)

    assert not is_in(client)
    assert not client.login(username=director.username, password=RIGHT)


def test_form_of_the_desk_asks_for_the_code_and_then_does_what_was_asked(client, director, club, clock):
    key, _papers = switched_on(director, clock)
    page, name = url("desk_club", club), "Zeca da Ilha"
    sent = {"acao": "jogador", "name": name}

    asked = client.post(page, sent | {"entrada-username": director.username, "entrada-password": RIGHT})

    assert asked.status_code == 401
    assert name in text(asked)
    assert RIGHT not in asked.text
    second = sent | {"entrada-otp_proof": proof_in(asked)}
    assert client.post(page, second | {"entrada-otp": "000000"}).status_code == 401
    assert not club.player_set.filter(name=name).exists()
    assert client.post(page, second | {"entrada-otp": app(key, clock)}).status_code == 302
    assert club.player_set.filter(name=name).exists()


def test_admin_has_no_door_of_its_own(client, director, clock):
    key, _papers = switched_on(director, clock)
    User.objects.filter(pk=director.pk).update(is_staff=True)

    assert client.get("/admin/", follow=True).redirect_chain[-1][0] == "/entrar/?next=/admin/"
    client.post("/admin/login/", {"username": director.username, "password": RIGHT})
    assert not is_in(client)

    asked = client.post("/entrar/?next=/admin/", {"username": director.username, "password": RIGHT})
    answer = client.post(
        "/entrar/?next=/admin/", {"otp_proof": proof_in(asked), "otp": app(key, clock), "next": "/admin/"}
    )
    assert answer.headers["Location"] == "/admin/"


def test_who_may_not_enter_the_admin_is_refused_there_and_not_led_around(client, director):
    client.force_login(director)

    assert client.get("/admin/", follow=True).status_code == 403
    assert client.get("/admin/password_change/").headers["Location"] == "/senha/"


# --- codes


def test_code_is_taken_once(director, clock):
    key, papers = switched_on(director, clock)
    code = app(key, clock)

    assert second_factor.accepts(user=director, code=code)
    assert not second_factor.accepts(user=director, code=code)
    assert not second_factor.accepts(user=director, code=app(key, clock, -1))
    assert second_factor.accepts(user=director, code=f"{papers[2][:5]}-{papers[2][5:]}")
    assert not second_factor.accepts(user=director, code=papers[2])
    assert second_factor.accepts(user=director, code=papers[3])


@pytest.mark.both_databases("compare-and-set: of requests at once one passes")
@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("on_paper", [False, True], ids=["app", "paper"])
def test_code_sent_many_times_at_once_is_taken_once(director, clock, on_paper):
    key, papers = switched_on(director, clock)
    code = papers[0] if on_paper else app(key, clock)

    taken = at_once(*[lambda: second_factor.accepts(user=director, code=code)] * 8)

    assert sorted(taken) == [False] * 7 + [True]


def test_first_code_of_the_app_signs_nobody_in(director, clock):
    key, _papers = switched_on(director, clock)

    assert not second_factor.accepts(user=director, code=app(key, clock, -2))


@pytest.mark.parametrize(("steps", "taken"), [(-2, False), (-1, True), (0, True), (1, True), (2, False)])
def test_phone_may_be_half_a_minute_wrong(director, clock, steps, taken):
    key, _papers = switched_on(director, clock)
    clock["at"] += 300

    assert second_factor.accepts(user=director, code=app(key, clock, steps)) is taken


@pytest.mark.parametrize("code", ["", "12345", "1234567", "abcdef", "9" * 13, "0" * 13, "9" * 4000])
def test_what_is_no_code_is_refused(director, clock, code):
    switched_on(director, clock)

    assert not second_factor.accepts(user=director, code=code)


def test_code_of_somebody_else_is_none_of_mine(director, clock):
    key, papers = switched_on(director, clock)
    other = User.objects.create_user("outra")
    switched_on(other, clock)

    assert not second_factor.accepts(user=other, code=app(key, clock))
    assert not second_factor.accepts(user=other, code=papers[0])


# --- limits


def test_guessing_codes_makes_wait_and_a_right_one_is_not_looked_at_meanwhile(client, director, clock):
    key, _papers = switched_on(director, clock)
    proof = proof_in(enter(client, username=director.username, password=RIGHT))
    for _ in range(2):
        assert enter(client, otp_proof=proof, otp="000000").status_code == 422

    waits = enter(client, otp_proof=proof, otp=app(key, clock))

    assert (waits.status_code, is_in(client)) == (429, False)
    assert "Espere 1 segundo" in text(waits)
    assert proof_in(waits) == proof
    SignInTry.objects.update(at=now() - timedelta(seconds=2))
    assert enter(client, otp_proof=proof, otp=app(key, clock)).status_code == 302


def test_password_alone_does_not_clear_the_count(client, director, clock):
    switched_on(director, clock)
    answers = [enter(client, username=director.username, password=RIGHT).status_code for _ in range(4)]

    assert answers == [200, 200, 200, 429]


@pytest.mark.parametrize("late", [True, False])
def test_proof_lasts_five_minutes_and_no_other_password(client, director, clock, late):
    key, _papers = switched_on(director, clock)
    proof = proof_in(enter(client, username=director.username, password=RIGHT))
    if late:
        clock["at"] += 301
    else:
        director.set_password("farol da ilha")
        director.save()

    answer = enter(client, otp_proof=proof, otp=app(key, clock))

    assert (answer.status_code, is_in(client)) == (422, False)
    assert "Comece de novo, com nome e senha" in text(answer)
    assert 'name="password"' in answer.text


def test_log_names_the_account_and_no_secret(client, director, clock, caplog):
    caplog.set_level("INFO")
    client.force_login(director)
    page = client.get(PAGE)
    key = re.search(r"<code>([A-Z2-7 ]+)</code>", page.content.decode())[1]
    client.post(PAGE, {"otp": app(key, clock), "password": RIGHT})
    clock["at"] += 60
    client.post(PAGE, {"password": RIGHT, "otp": app(key, clock)})

    assert f"second factor of user {director.pk} on" in caplog.text
    assert f"second factor of user {director.pk} off" in caplog.text
    assert key not in caplog.text
    assert RIGHT not in caplog.text
