"""Passwords of the demo: made up, kept for one person, told while they are true."""

import re
import stat

import pytest
from django.contrib.auth import authenticate, get_user_model

from tests.tournaments.demo.running import refused, run, undone
from tournaments import demo
from tournaments.demo import login
from tournaments.models import Club, Membership

pytestmark = pytest.mark.django_db


def test_passwords_are_made_up_and_kept_for_their_owner_alone(var):
    run()
    file = var / "demo-login.txt"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    username, password = demo.credentials()
    assert username == "diretor"
    assert re.fullmatch(r"(\w{4}-){2}\w{4}", password)
    scorer = demo.credentials("anotador")
    assert scorer[1] != password
    for name, word in ((username, password), scorer):
        assert authenticate(username=name, password=word).username == name
        assert word not in get_user_model().objects.get(username=name).password
    roles = dict(Membership.objects.values_list("user__username", "role"))
    assert roles == {"diretor": "director", "anotador": "scorer"}


def test_no_two_demos_have_the_same_password():
    with undone():
        run()
        _, first = demo.credentials()
    run()
    assert demo.credentials()[1] != first


def test_password_that_was_changed_is_not_told():
    run()
    user = get_user_model().objects.get(username="diretor")
    user.set_password("outra-senha")
    user.save()
    assert demo.credentials() is None


def test_password_without_its_file_or_without_the_demo_is_not_told():
    with undone():
        run()
    assert demo.credentials() is None
    run()
    login.path().unlink()
    assert demo.credentials() is None


def test_stale_file_is_replaced(var):
    var.mkdir()
    (var / "demo-login.txt").write_text("diretor antiga\n")
    (var / "demo-login.txt").chmod(0o644)
    run()
    assert stat.S_IMODE((var / "demo-login.txt").stat().st_mode) == 0o600
    assert demo.credentials()[1] != "antiga"


def test_folder_that_cannot_be_made_is_said_and_leaves_nothing(settings, tmp_path):
    (tmp_path / "file").write_text("")
    settings.VAR_DIR = tmp_path / "file" / "var"
    assert "Não foi possível gravar" in refused()
    assert not Club.objects.exists()
