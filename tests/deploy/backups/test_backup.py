"""A backup counts only if it opens, is complete and passes all three checks; only then is it restored."""

import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from types import SimpleNamespace

import psycopg
import pytest
from django.db import connection

from deploy.backups import postgresql, sqlite
from deploy.backups.folder import Folder
from deploy.backups.inspection import Checked, UnreadableBackup
from deploy.backups.make import make
from deploy.backups.postgresql import _address
from deploy.backups.restore import RestoreRefused, checked, restore
from deploy.laptop import vardir
from scoring.ledger.consistent_read import one_moment
from tests.factories import catch_up, jogos_being_played, make_tournament, record
from tests.programs import OF_DJANGO, OF_THE_SERVICES, ROOT, Program
from tournaments.ledger import copies
from tournaments.models import Backup

pytestmark = pytest.mark.xdist_group("backups")  # one folder is copied for many tests
both = pytest.mark.both_databases("each is copied, opened and put back in its own way")


@pytest.fixture
def folder(tmp_path):
    return Folder(tmp_path / "backups")


@pytest.fixture
def event(transactional_db):
    tournament = make_tournament(duplas=4)
    record(jogos_being_played(tournament)[0], "A")
    catch_up(tournament)
    return tournament


@both
def test_copy_is_whole_verified_and_for_its_owner_alone(event, folder):
    made = make(why=Backup.Why.HAND, folder=folder)

    assert (made.verified, made.error) == (True, "")
    (path,) = folder.copies()
    assert (path.name, path.stat().st_size) == (made.file, made.size)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert made.figures["rows"]["scoring_mao"] == 1
    assert [file.name for file in folder.path.iterdir() if file != path] == [".lock"]
    assert copies.last_good() == made


def test_disk_of_the_copies_that_is_away_is_noted(db, tmp_path):
    (tmp_path / "usb").write_text("")  # no folder can be made there
    made = make(why=Backup.Why.ROUND, folder=Folder(tmp_path / "usb" / "canastra"))

    assert (made.verified, made.file) == (False, "")
    assert "usb" in made.error
    assert copies.last_failed() == made


@both
def test_copy_of_what_does_not_add_up_is_kept_and_does_not_count(event, folder):
    with connection.cursor() as cursor:
        cursor.execute("UPDATE tournaments_tournament SET partidas = partidas + 1 WHERE id = %s", [event.pk])

    made = make(why=Backup.Why.HAND, folder=folder)

    assert not made.verified
    assert "partidas" in made.error
    assert made.file.endswith(("-nao-confere.sqlite3", "-nao-confere.dump"))
    assert copies.last_good() is None
    assert copies.last_failed() == made


@both
def test_copy_that_does_not_hold_what_was_copied_is_no_copy(event, folder, monkeypatch):
    monkeypatch.setattr("deploy.backups.make.figures", lambda: {"rows": {}, "heads": {}, "trails": ""})

    made = make(why=Backup.Why.HAND, folder=folder)

    assert (made.verified, made.file, folder.copies()) == (False, "", [])
    assert made.error == "a cópia não tem o que o banco de dados tinha"


def test_disk_that_is_full_is_noted_and_leaves_nothing(transactional_db, folder, monkeypatch):
    def full(path):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("deploy.backups.make._faults", lambda *_copied: [])
    monkeypatch.setattr("deploy.backups.folder.to_disk", full)

    made = make(why=Backup.Why.ROUND, folder=folder)

    assert not made.verified
    assert "No space left" in made.error
    assert [path.name for path in folder.path.iterdir()] == [".lock"]


# The rest is for a laptop: a separate folder and program.


@pytest.fixture(scope="session")
def copied_var(demo_var, tmp_path_factory):
    """Return a folder with its database and one backup of it, made with the user's command."""
    var = tmp_path_factory.mktemp("copied") / "var"
    var.mkdir()
    for name in (vardir.DATABASE, vardir.KEY):
        shutil.copy2(demo_var / name, var / name)
    code, said = manage(var, "backup")
    assert code == 0, said
    return var


@pytest.fixture
def var(copied_var, tmp_path):
    """Return the same, with one row more than in the backup."""
    var = shutil.copytree(copied_var, tmp_path / "var")
    with closing(sqlite3.connect(var / vardir.DATABASE)) as database, database:
        database.execute("INSERT INTO django_session VALUES ('Depois', '', '2030-01-01')")
    return var


@pytest.fixture
def copied(var):
    (copy,) = (var / "backups").glob("canastra-*")
    return copy


def manage(var, *words, **variables):
    """Run a command on a folder as `make` does. Return its exit status and its output."""
    clean = {name: value for name, value in os.environ.items() if name not in OF_THE_SERVICES | OF_DJANGO}
    env = clean | {"CANASTRA_VAR": str(var), "LOG_LEVEL": "ERROR"} | variables
    command = [sys.executable, "deploy/run.py", "manage", *words]
    done = subprocess.run(command, cwd=ROOT, env=env, text=True, capture_output=True, check=False)
    return done.returncode, done.stdout + done.stderr


def rows(path):
    """Return the session keys; a session added after the backup tells the databases apart."""
    with closing(sqlite3.connect(path)) as database:
        return {key for (key,) in database.execute("SELECT session_key FROM django_session")}


def test_copy_is_put_back_and_what_was_there_is_kept(var, copied):
    code, said = manage(var, "restore", copied.name)

    assert code == 0, said
    assert "Depois" not in rows(var / vardir.DATABASE)
    (before,) = set((var / "backups").glob("canastra-*")) - {copied}
    assert "Depois" in rows(before)
    assert str(before) in said
    assert stat.S_IMODE((var / vardir.DATABASE).stat().st_mode) == 0o600


def test_site_that_runs_keeps_its_database(var, copied):
    with vardir.lock(var):
        code, said = manage(var, "restore", copied.name)

    assert (code, said) == (1, f"CommandError: o Canastra já está aberto com a pasta {var}.\n")
    assert "Depois" in rows(var / vardir.DATABASE)


def test_unreadable_database_gives_way_and_its_bytes_are_kept(var, copied):
    (var / vardir.DATABASE).write_bytes(b"isto nao e um banco de dados" * 99)

    code, said = manage(var, "restore", copied.name)

    assert code == 0, said
    assert "Depois" not in rows(var / vardir.DATABASE)
    (aside,) = (var / "backups").glob("antes-*")
    assert (aside / vardir.DATABASE).read_bytes().startswith(b"isto nao e")


def test_file_that_is_no_copy_is_refused_and_nothing_changes(var, copied):
    copied.write_bytes(copied.read_bytes()[:100_000])
    before = (var / vardir.DATABASE).read_bytes()

    code, said = manage(var, "restore", str(copied))

    assert code == 1
    assert said.startswith("CommandError: não é uma cópia que se possa abrir")
    assert said.count("\n") == 1
    assert (var / vardir.DATABASE).read_bytes() == before


@pytest.mark.parametrize("data", [b"", b"isto nao e um banco de dados" * 99], ids=["empty", "no-database"])
def test_other_file_is_no_copy(tmp_path, data):
    (tmp_path / "other").write_bytes(data)
    with pytest.raises(UnreadableBackup), sqlite.opened(tmp_path / "other", tmp_path):
        pass


def test_copy_of_a_newer_version_is_known(copied, tmp_path):
    with sqlite.opened(copied, tmp_path) as beside:
        assert not beside.is_newer
    with closing(sqlite3.connect(copied)) as database, database:
        insert = "INSERT INTO django_migrations (app, name, applied) VALUES ('scoring', '9999_future', '2030-01-01')"
        database.execute(insert)
    with sqlite.opened(copied, tmp_path) as beside:
        assert beside.is_newer
        with pytest.raises(RestoreRefused, match="de uma versão mais nova"):
            checked(beside, anyway=True)


@pytest.fixture
def doubtful(copied):
    with closing(sqlite3.connect(copied)) as database, database:
        database.execute("UPDATE tournaments_tournament SET partidas = partidas + 1")
    return copied


def test_copy_that_does_not_add_up_is_not_put_back(var, doubtful):
    code, said = manage(var, "restore", doubtful.name)

    assert code == 1
    assert "a cópia não confere" in said
    assert "partidas" in said
    assert "Depois" in rows(var / vardir.DATABASE)


def test_copy_that_does_not_add_up_is_taken_only_where_that_is_said():
    checks = Checked(["partidas"], {"rows": {}, "heads": {}, "trails": ""})
    beside = SimpleNamespace(is_newer=False, migrate=lambda: None, check=lambda: checks)

    with pytest.raises(RestoreRefused, match="a cópia não confere:\npartidas"):
        checked(beside, anyway=False)
    assert checked(beside, anyway=True) == checks


@pytest.mark.proof(
    "test_copy_that_does_not_add_up_is_taken_only_where_that_is_said, and put back as any other"
)
def test_copy_that_does_not_add_up_is_put_back_where_that_is_said(var, doubtful):
    code, said = manage(var, "restore", doubtful.name, "--anyway")

    assert code == 0, said
    assert "Depois" not in rows(var / vardir.DATABASE)


def test_without_a_file_the_copies_are_listed(var, copied):
    code, said = manage(var, "restore")

    assert (code, said) == (1, f"CommandError: Qual delas?\n{copied.name}\n")


@pytest.mark.proof(
    "tests/deploy/test_settings.py reads BACKUP_DIR, the tests above copy to the folder they name"
)
def test_copies_go_where_the_environment_says(var, tmp_path):
    code, said = manage(var, "backup", BACKUP_DIR=str(tmp_path / "usb"))

    assert code == 0, said
    assert len(list((tmp_path / "usb").glob("canastra-*.sqlite3"))) == 1
    assert len(list((var / "backups").glob("canastra-*"))) == 1  # the existing backup


def test_laptop_copies_itself_after_a_round_and_its_end_leaves_one_file(var, copied, demo_var):
    # A round has ended since the last backup: a backup is due, and only one is made.
    shutil.copytree(demo_var / vardir.STATIC, var / vardir.STATIC)
    with closing(sqlite3.connect(var / vardir.DATABASE)) as database, database:
        database.execute("UPDATE tournaments_copia SET closed = 'as it was then'")
    program = Program(var, BACKUPS="1")
    try:
        program.start()
        program.wait_for(lambda: len(tried(var)) > 1, seconds=240)
        assert program.stop() == 0
    finally:
        program.kill()

    assert tried(var) == [("hand", 1, ""), ("round", 1, "")]
    assert len(list((var / "backups").glob("canastra-*"))) == 2
    assert not list(var.glob("*-wal"))


def tried(var):
    with closing(sqlite3.connect(var / vardir.DATABASE, timeout=20)) as database:
        return database.execute("SELECT why, verified, error FROM tournaments_copia ORDER BY id").fetchall()


@pytest.mark.postgresql
def test_postgresql_that_somebody_has_open_is_left_alone(transactional_db, folder):
    address = _address(connection.settings_dict["NAME"], password=True)
    with psycopg.connect(address), pytest.raises(vardir.Stop, match="está aberto por"):
        restore(file=folder.path / "any.dump", folder=folder)


@pytest.mark.postgresql
def test_dump_that_is_not_whole_is_refused(transactional_db, folder, tmp_path):
    path = tmp_path / "canastra.dump"
    with one_moment():
        postgresql.copy(path)
    whole = path.read_bytes()
    for harmed in (whole[: len(whole) // 2], b"", b"x" * 999):
        path.write_bytes(harmed)
        with pytest.raises(RestoreRefused, match="não é uma cópia que se possa abrir"):
            restore(file=path, folder=folder)
    assert not Backup.objects.exists()
