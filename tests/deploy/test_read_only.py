"""A read-only disk: a first start reports it, and a running site serves pages, refuses writes and recovers.

With the real program. File modes replace a read-only mount, and root respects them here.
"""

import os
import re
import resource
import shutil
import signal
import sqlite3
import subprocess
from contextlib import closing, contextmanager

import pytest

from tests.deploy.hall import Hall, goes_on, stored
from tests.programs import STATIC, Program, family
from tests.services import obeying_modes
from tests.waiting import eventually
from tournaments.alarms import disk

DATABASE = "canastra.sqlite3"
OF_DATABASE = (DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm")


def program(var, **variables):
    made = Program(var, **variables)
    made.command = [*obeying_modes(), *made.command]
    return made


@contextmanager
def read_only(folder, files=OF_DATABASE):
    """Remove the write permission of a folder and of files in it during the block."""
    here = [path for path in (folder, *map(folder.joinpath, files)) if path.exists()]
    modes = {path: path.stat().st_mode for path in here}
    for path in here:
        path.chmod(modes[path] & 0o500)
    try:
        yield
    finally:
        for path, mode in modes.items():
            path.chmod(mode)


def refused(var):
    """Start the site where it must not start. Return its only sentence."""
    made = program(var)
    done = subprocess.run(
        made.command, env=made.env, text=True, capture_output=True, timeout=300, check=False
    )
    assert done.returncode == 1, done
    assert re.fullmatch(r"canastra: [^\n]+\n", done.stderr), done.stderr
    return done.stderr


def test_first_start_on_a_folder_that_can_only_be_read_is_one_sentence(tmp_path):
    with read_only(tmp_path):
        said = refused(tmp_path / "var")

    assert said == f"canastra: não é possível escrever na pasta {tmp_path / 'var'} (sem permissão).\n"
    assert list(tmp_path.iterdir()) == []


def test_start_on_data_that_can_only_be_read_is_one_sentence(demo_var, tmp_path):
    var = shutil.copytree(demo_var, tmp_path / "var")
    before = (var / DATABASE).read_bytes()

    with read_only(var):
        of_folder = refused(var)
    with read_only(var / DATABASE):
        of_file = refused(var)

    assert of_folder == f"canastra: não é possível escrever na pasta {var} (sem permissão).\n"
    assert of_file == f"canastra: não é possível escrever em {var / DATABASE} (sem permissão).\n"
    assert (var / DATABASE).read_bytes() == before


@pytest.fixture
def running(demo_var, tmp_path):
    started = program(shutil.copytree(demo_var, tmp_path / "var"))
    try:
        yield started.start()
    finally:
        started.kill()


def another_one_serves(program, hall):
    """End a process like the kernel does if its mapped journal lies on a read-only disk."""
    os.kill(family(program.process.pid)[1], signal.SIGBUS)
    eventually(lambda: hall.phone.once("GET", "/", {}), every=0.2)


def test_disk_that_turns_read_only_refuses_in_plain_words_and_is_forgotten_once_it_writes(running, tmp_path):
    hall = Hall(running)
    hall.deliver()
    with read_only(running.var):
        another_one_serves(running, hall)

        # No request was sent.
        eventually(lambda: "O disco do servidor só deixa ler" in hall.read("/painel/"), every=0.2)
        answer = hall.send()
        assert answer.status == 503
        assert "não está gravando, e nada foi gravado agora." in " ".join(answer.text.split())
        assert running.get("/")[0] == 200  # readers go on
        assert hall.phone.get(hall.address).status == 200
        assert stored(running, hall) == hall.acknowledged
        starts_on_a_copy(running, hall, tmp_path / "elsewhere")

    goes_on(running, hall)


def starts_on_a_copy(program, hall, folder):
    # An operator who cannot make the disk writable again copies the folder and starts there, with all data.
    shutil.copytree(program.var / STATIC, folder / STATIC)
    for name in (*OF_DATABASE, "secret_key"):
        shutil.copyfile(program.var / name, folder / name)
    other = Program(folder)
    try:
        assert stored(other.start(), hall) == hall.acknowledged
    finally:
        other.kill()


def test_why_a_write_failed_is_asked_of_the_disk(tmp_path, settings):
    # SQLite has one error for all causes.
    with closing(sqlite3.connect(tmp_path / "x.sqlite3")) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE x (y)")
        with no_room(), pytest.raises(sqlite3.OperationalError) as caught:
            connection.execute("CREATE TABLE z (y)")
    assert caught.value.sqlite_errorname == "SQLITE_IOERR_WRITE"

    settings.VAR_DIR = tmp_path
    assert disk.refusal(caught.value) == "full"
    settings.VAR_DIR = "/proc/self"  # a folder in which no file can be created
    assert disk.refusal(caught.value) == "read_only"


@contextmanager
def no_room():
    """Forbid all writes of this process during the block."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
