"""Passwords are hashed with argon2, and an older hash is replaced at the next sign-in."""

import pytest
from django.contrib.auth.hashers import get_hashers, identify_hasher
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError

from deploy.settings import PASSWORD_HASHERS
from tests.factories import make_user

pytestmark = pytest.mark.django_db
SECRET = "um segredo do farol"
ARGON2 = "argon2$argon2id$v=19$m=19456,t=2,p=1$"


@pytest.fixture(autouse=True)
def _real_hashers(settings):
    settings.PASSWORD_HASHERS = PASSWORD_HASHERS


def sign_in(client, password=SECRET):
    return client.post("/entrar/", {"username": "direcao", "password": password}).status_code


def test_new_password_is_argon2_of_little_memory():
    user = make_user("direcao")
    user.set_password(SECRET)

    assert user.password.startswith(ARGON2)
    # Four threads look at four passwords at once: together they stay far below a laptop's memory.
    assert get_hashers()[0].memory_cost * 4 < 100 * 1024


def test_older_password_is_valid_and_argon2_after_the_sign_in(client):
    user = make_user("direcao")
    old = get_hashers()[1]
    user.password = old.encode(SECRET, old.salt())
    user.save()

    assert sign_in(client, "outra coisa") == 422
    user.refresh_from_db()
    assert identify_hasher(user.password).algorithm == "pbkdf2_sha256"

    assert sign_in(client) == 302
    user.refresh_from_db()
    assert user.password.startswith(ARGON2)
    assert client.get("/painel/").status_code == 200
    client.logout()
    assert sign_in(client) == 302


@pytest.mark.parametrize(
    "password", ["canastra202", "Buraco!!", "DIREÇÃO1", "direcao-99", "2026clube", "buracoburaco"]
)
def test_word_of_the_house_with_a_number_is_no_password(password):
    with pytest.raises(ValidationError) as refused:
        validate_password(password, make_user("direcao"))

    assert "password_known" in {error.code for error in refused.value.error_list}


@pytest.mark.parametrize("password", ["farol da ilha", "canastra na praia", "7 gaivotas no cais"])
def test_words_of_ones_own_are(password):
    validate_password(password, make_user("direcao"))
