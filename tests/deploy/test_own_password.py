"""Changing one's password: the old one is required, and all other sessions end."""

import pytest
from django.test import Client

from tests.factories import make_user

pytestmark = pytest.mark.django_db
OLD, NEW = "um segredo do farol", "outro segredo da ilha"


@pytest.fixture
def director():
    user = make_user("direcao")
    user.set_password(OLD)
    user.save()
    return user


def signed_in():
    client = Client()
    assert client.post("/entrar/", {"username": "direcao", "password": OLD}).status_code == 302
    return client


def change(client, *, old=OLD, new=NEW, again=NEW):
    return client.post("/senha/", {"old_password": old, "new_password1": new, "new_password2": again})


def test_other_sessions_end_and_this_one_goes_on(director):
    here, elsewhere = signed_in(), signed_in()

    assert change(here).headers["Location"] == "/painel/"
    assert here.get("/painel/").status_code == 200
    assert elsewhere.get("/painel/").status_code == 302
    director.refresh_from_db()
    assert director.check_password(NEW)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ({"old": "não é esta"}, "Não é esta a sua senha."),
        ({"again": "outra coisa aqui"}, 'id="id_new_password2_error"'),
        ({"new": "12345678", "again": "12345678"}, 'id="id_new_password2_error"'),
    ],
)
def test_what_does_not_fit_is_told_and_changes_nothing(director, typed, told):
    response = change(signed_in(), **typed)

    assert (response.status_code, told in response.content.decode()) == (422, True)
    director.refresh_from_db()
    assert director.check_password(OLD)


def test_guessing_the_old_password_makes_wait(director):
    client = signed_in()
    for _ in range(3):
        change(client, old="não é esta")

    response = change(client)

    assert (response.status_code, "Muitas senhas erradas. Espere" in response.text) == (422, True)
    director.refresh_from_db()
    assert director.check_password(OLD)


def test_stranger_is_led_to_the_sign_in(client):
    assert client.get("/senha/").headers["Location"] == "/entrar/?next=/senha/"


def test_all_other_sessions_end_at_a_button(director):
    here, elsewhere, another = signed_in(), signed_in(), Client()
    another.force_login(make_user("outra"))

    answer = here.post("/senha/sair/", follow=True)

    assert "Saiu de 1 outro lugar." in answer.text
    assert here.get("/painel/").status_code == 200
    assert elsewhere.get("/painel/").status_code == 302
    assert another.get("/painel/").status_code == 200
    assert "Não havia outro lugar aberto." in here.post("/senha/sair/", follow=True).text
