"""A forgotten password: the contact, and with e-mail a letter with a link, limited in number."""

import json
import re
import socket
from threading import Event

import pytest
from django.contrib.auth.models import User
from django.core import mail
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from kombu.exceptions import OperationalError as BrokerError

from deploy import tasks
from deploy.accounts import password_letter
from deploy.accounts.new_password import DELAY
from tests.factories import make_user
from tests.tournaments.desk.pages import text
from tests.waiting import eventually

pytestmark = pytest.mark.django_db
PAGE, ADDRESS, NEW = "/entrar/esqueci/", "ana@clube.example.org", "outro segredo da ilha"


@pytest.fixture
def by_mail(settings):
    """Return the outbox of a site that can send e-mail."""
    settings.MAILERS = {"default": {"BACKEND": "django.core.mail.backends.locmem.EmailBackend"}}
    mail.outbox = []


@pytest.fixture
def owed(by_mail, monkeypatch):
    """Return the requests that the worker has not taken yet."""
    owed = []

    def send(asked, countdown):
        assert 2 <= countdown < DELAY + 2
        owed.extend(asked)

    monkeypatch.setattr(tasks.send_link, "apply_async", send)
    return owed


def delivered(owed):
    """Let the worker take all requests; return the letters."""
    while owed:
        password_letter.send(json.loads(json.dumps(owed.pop())))
    return mail.outbox


@pytest.fixture
def ana():
    return make_user("ana", email=ADDRESS)


def test_sign_in_page_leads_there_and_it_says_whom_to_ask(client, ana):
    assert f'href="{PAGE}"' in text(client.get("/entrar/"))

    shown = client.get(PAGE)

    assert (shown.status_code, "Peça à direção do seu clube" in text(shown)) == (200, True)
    assert 'name="email"' not in text(shown)
    assert client.post(PAGE, {"email": ADDRESS}).status_code == 405


def test_letter_has_a_link_with_which_a_password_is_chosen(client, ana, owed):
    asked = client.post(PAGE, {"email": ADDRESS.upper()}, follow=True)

    assert "o link está a caminho" in text(asked)
    (letter,) = delivered(owed)
    assert (letter.to, letter.subject) == ([ADDRESS], "Canastra: senha nova")
    theirs = Client()
    at = theirs.get(re.search(r"http://testserver(/senha/nova/\S+)", letter.body)[1], follow=True)
    chosen = {"new_password1": NEW, "new_password2": NEW}
    assert theirs.post(at.redirect_chain[-1][0], chosen).status_code == 302
    ana.refresh_from_db()
    assert ana.check_password(NEW)


def test_link_is_as_secure_as_the_page_on_which_it_was_asked_for(client, ana, owed):
    client.post(PAGE, {"email": ADDRESS}, secure=True)

    (letter,) = delivered(owed)
    assert "https://testserver/senha/nova/" in letter.body


def test_nobody_learns_who_has_an_address(client, ana, owed):
    User.objects.filter(pk=make_user("bia", email="bia@clube.example.org").pk).update(is_active=False)
    answers, queries = [], []
    for address in (ADDRESS, "ninguem@clube.example.org", "bia@clube.example.org"):
        with CaptureQueriesContext(connection) as done:
            client.post(PAGE, {"email": address})
        queries.append([re.sub(r"'[^']*'", "?", one["sql"]) for one in done])
        answers.append(text(client.get("/entrar/")))

    assert len({re.sub(r'value="[^"]{64}"', "", answer) for answer in answers}) == 1
    assert "o link está a caminho" in answers[0]
    # Nor by the time that it takes: the same is done, and the letter is not written here.
    assert queries[0] == queries[1] == queries[2]
    assert not mail.outbox
    assert len(delivered(owed)) == 1


def test_page_says_so_if_no_worker_can_be_reached(client, ana, by_mail, monkeypatch):
    def away(asked, countdown):
        raise BrokerError

    monkeypatch.setattr(tasks.send_link, "apply_async", away)
    answer = client.post(PAGE, {"email": ADDRESS})

    assert answer.status_code == 503
    assert "Tente de novo daqui a pouco." in text(answer)
    assert ADDRESS in text(answer)


@pytest.mark.django_db(transaction=True)
def test_mail_server_that_hangs_keeps_the_worker_for_nothing(by_mail, monkeypatch):
    go_on, sent = Event(), []

    def hangs(asked):
        sent.append(asked["email"])
        go_on.wait(30)

    monkeypatch.setattr(password_letter, "send", hangs)
    taken = [password_letter.send_beside({"email": str(number)}) for number in range(6)]
    go_on.set()

    assert taken == [True] * password_letter.AT_ONCE + [False] * 2
    eventually(lambda: len(sent) == password_letter.AT_ONCE and password_letter.send_beside({"email": "x"}))


def test_mail_server_that_says_nothing_is_given_up(ana, settings, caplog):
    with socket.create_server(("127.0.0.1", 0)) as silent:
        at = {"host": "127.0.0.1", "port": silent.getsockname()[1], "timeout": 0.2}
        backend = "django.core.mail.backends.smtp.EmailBackend"
        settings.MAILERS = {"default": {"BACKEND": backend, "OPTIONS": at}}
        password_letter.send({"email": ADDRESS, "host": "testserver", "secure": False})

    assert "Failed to send password reset email" in caplog.text
    assert ADDRESS not in caplog.text


def test_who_asks_again_and_again_waits(client, ana, owed):
    answers = [client.post(PAGE, {"email": ADDRESS}) for _ in range(5)]

    assert [answer.status_code for answer in answers] == [302, 302, 302, 429, 429]
    assert "Foram pedidos links demais. Espere" in text(answers[-1])
    assert int(answers[-1]["Retry-After"]) >= 1
    assert len(owed) == 3
    assert client.post(PAGE, {"email": "outra@clube.example.org"}).status_code == 302  # only of that address


@pytest.mark.parametrize("email", ["", "sem arroba", "x" * 300 + "@clube.example.org", "a@b\n.example.org"])
def test_what_is_no_address_is_refused_and_comes_back(client, ana, owed, email):
    refused = client.post(PAGE, {"email": email})

    assert refused.status_code == 422
    assert not owed


def test_address_of_the_site_cannot_be_claimed(client, ana, owed):
    assert client.post(PAGE, {"email": ADDRESS}, HTTP_HOST="mal.example.org").status_code == 400
    assert not owed
