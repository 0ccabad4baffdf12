"""A forgotten password: the contact, and with e-mail a letter with a link, limited in number."""

import re

import pytest
from django.contrib.auth.models import User
from django.core import mail
from django.test import Client

from tests.factories import make_user
from tests.tournaments.desk.pages import text

pytestmark = pytest.mark.django_db
PAGE, ADDRESS, NEW = "/entrar/esqueci/", "ana@clube.example.org", "outro segredo da ilha"


@pytest.fixture
def by_mail(settings):
    """Return the outbox of a site that can send e-mail."""
    settings.MAILERS = {"default": {"BACKEND": "django.core.mail.backends.locmem.EmailBackend"}}
    mail.outbox = []


@pytest.fixture
def ana():
    return make_user("ana", email=ADDRESS)


def test_sign_in_page_leads_there_and_it_says_whom_to_ask(client, ana):
    assert f'href="{PAGE}"' in text(client.get("/entrar/"))

    shown = client.get(PAGE)

    assert (shown.status_code, "Peça à direção do seu clube" in text(shown)) == (200, True)
    assert 'name="email"' not in text(shown)
    assert client.post(PAGE, {"email": ADDRESS}).status_code == 405


@pytest.mark.usefixtures("by_mail")
def test_letter_has_a_link_with_which_a_password_is_chosen(client, ana):
    asked = client.post(PAGE, {"email": ADDRESS.upper()}, follow=True)

    assert "o link está a caminho" in text(asked)
    (letter,) = mail.outbox
    assert (letter.to, letter.subject) == ([ADDRESS], "Canastra: senha nova")
    theirs = Client()
    at = theirs.get(re.search(r"http://testserver(/senha/nova/\S+)", letter.body)[1], follow=True)
    chosen = {"new_password1": NEW, "new_password2": NEW}
    assert theirs.post(at.redirect_chain[-1][0], chosen).status_code == 302
    ana.refresh_from_db()
    assert ana.check_password(NEW)


@pytest.mark.usefixtures("by_mail")
def test_nobody_learns_who_has_an_address(client, ana):
    User.objects.filter(pk=make_user("bia", email="bia@clube.example.org").pk).update(is_active=False)
    answers = [
        text(client.post(PAGE, {"email": address}, follow=True))
        for address in (ADDRESS, "ninguem@clube.example.org", "bia@clube.example.org")
    ]

    assert len({re.sub(r'value="[^"]{64}"', "", answer) for answer in answers}) == 1
    assert len(mail.outbox) == 1


@pytest.mark.usefixtures("by_mail")
def test_who_asks_again_and_again_waits(client, ana):
    answers = [client.post(PAGE, {"email": ADDRESS}) for _ in range(5)]

    assert [answer.status_code for answer in answers] == [302, 302, 302, 429, 429]
    assert "Foram pedidos links demais. Espere" in text(answers[-1])
    assert int(answers[-1]["Retry-After"]) >= 1
    assert len(mail.outbox) == 3
    assert client.post(PAGE, {"email": "outra@clube.example.org"}).status_code == 302  # only of that address


@pytest.mark.usefixtures("by_mail")
@pytest.mark.parametrize("email", ["", "sem arroba", "x" * 300 + "@clube.example.org", "a@b\n.example.org"])
def test_what_is_no_address_is_refused_and_comes_back(client, ana, email):
    refused = client.post(PAGE, {"email": email})

    assert refused.status_code == 422
    assert not mail.outbox


@pytest.mark.usefixtures("by_mail")
def test_address_of_the_site_cannot_be_claimed(client, ana):
    assert client.post(PAGE, {"email": ADDRESS}, HTTP_HOST="mal.example.org").status_code == 400
    assert not mail.outbox
