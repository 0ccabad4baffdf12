"""The data folder of a club's laptop."""

import multiprocessing
import os
import sqlite3
import stat
from contextlib import closing

import pytest

from deploy.laptop import vardir


def test_folder_is_made_for_its_owner_alone(tmp_path):
    vardir.prepare(tmp_path / "a" / "var")

    assert stat.S_IMODE((tmp_path / "a" / "var").stat().st_mode) == 0o700
    assert list((tmp_path / "a" / "var").iterdir()) == []


def test_folder_that_is_a_file_is_refused(tmp_path):
    (tmp_path / "var").write_text("")

    with pytest.raises(vardir.Stop, match="não é possível escrever na pasta"):
        vardir.prepare(tmp_path / "var")


def test_secret_key_is_made_once_and_read_by_its_owner_alone(tmp_path):
    key = vardir.secret_key(tmp_path)

    assert len(key) >= 50
    assert vardir.secret_key(tmp_path) == key
    assert stat.S_IMODE((tmp_path / "secret_key").stat().st_mode) == 0o600


def test_two_folders_have_two_secrets(tmp_path):
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()

    assert vardir.secret_key(tmp_path / "a") != vardir.secret_key(tmp_path / "b")


def test_damaged_secret_key_is_refused(tmp_path):
    (tmp_path / "secret_key").write_text("curta")

    with pytest.raises(vardir.Stop, match="estragado"):
        vardir.secret_key(tmp_path)


def _try_to_lock(var, answers):
    try:
        vardir.lock(var)
    except vardir.Stop as exc:
        answers.put(str(exc))
    else:
        answers.put("locked")


def second_program(var):
    spawn = multiprocessing.get_context("spawn")
    answers = spawn.Queue()
    process = spawn.Process(target=_try_to_lock, args=(var, answers))
    process.start()
    answer = answers.get(timeout=600)
    process.join(600)
    return answer


def test_lock_keeps_a_second_program_out_until_it_is_released(tmp_path):
    with vardir.lock(tmp_path):
        while_held = second_program(tmp_path)
    afterwards = second_program(tmp_path)

    assert while_held == f"o Canastra já está aberto com a pasta {tmp_path}."
    assert afterwards == "locked"


def _make_under_umask_zero(var, seen):
    os.umask(0)
    vardir.prepare(var)
    with closing(sqlite3.connect(var / "canastra.sqlite3")) as database:
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("CREATE TABLE mao (id)")
        database.commit()
        (var / "first-start.log").write_text("")
        (var / "copias").mkdir()
        seen.put({path.name: stat.S_IMODE(path.stat().st_mode) for path in var.iterdir()})


@pytest.mark.parametrize("older", [False, True], ids=["new", "of-an-earlier-version"])
def test_database_its_journal_and_logs_are_their_owners_alone_whatever_the_umask(tmp_path, older):
    var = tmp_path / "var"
    if older:
        var.mkdir(mode=0o755)
        for name in ("canastra.sqlite3", "first-start.log"):
            (var / name).touch(mode=0o644)
    spawn = multiprocessing.get_context("spawn")
    seen = spawn.Queue()
    process = spawn.Process(target=_make_under_umask_zero, args=(var, seen))
    process.start()
    modes = seen.get(timeout=600)
    process.join(600)

    assert {"canastra.sqlite3", "canastra.sqlite3-wal", "canastra.sqlite3-shm", "first-start.log"} <= set(
        modes
    )
    assert modes.pop("copias") == 0o700
    assert set(modes.values()) == {0o600}
    assert stat.S_IMODE(var.stat().st_mode) == 0o700
