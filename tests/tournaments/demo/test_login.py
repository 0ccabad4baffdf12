"""The file of the demo's passwords is written anew, or refused with a sentence."""

import stat

import pytest

from tests.tournaments.demo.running import refused, run, undone
from tournaments import demo
from tournaments.models import Club

pytestmark = pytest.mark.django_db


def test_stale_file_is_replaced_and_without_the_demo_tells_nothing(var):
    var.mkdir()
    (var / "demo-login.txt").write_text("diretor antiga\n")
    (var / "demo-login.txt").chmod(0o644)
    with undone():
        run()
        assert stat.S_IMODE((var / "demo-login.txt").stat().st_mode) == 0o600
        assert demo.credentials()[1] != "antiga"
    assert (var / "demo-login.txt").exists()
    assert demo.credentials() is None


def test_folder_that_cannot_be_made_is_said_and_leaves_nothing(settings, tmp_path):
    (tmp_path / "file").write_text("")
    settings.VAR_DIR = tmp_path / "file" / "var"
    assert "Não foi possível gravar" in refused()
    assert not Club.objects.exists()
