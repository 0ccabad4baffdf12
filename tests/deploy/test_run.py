"""`make run` as its user meets it: the real program, its output, its signals, its data."""

import os
import re
import shutil
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import time
from contextlib import closing

import pytest

from deploy import network
from tests.programs import ROOT, Program, fetch


@pytest.fixture
def var(demo_var, tmp_path):
    """A copy of the folder after its very first start."""
    return shutil.copytree(demo_var, tmp_path / "var")


@pytest.fixture
def start(request):
    """Return a function that starts the site on a folder; all are ended with the test."""

    def begin(var, **variables):
        program = Program(var, **variables)
        request.addfinalizer(program.kill)
        return program.start()

    return begin


def refused(var, **variables):
    """Start the site where it must not start; return its one sentence."""
    program = Program(var, **variables)
    done = subprocess.run(
        program.command, env=program.env, text=True, capture_output=True, timeout=60, check=False
    )
    assert done.returncode == 1, done
    assert re.fullmatch(r"canastra: [^\n]+\n", done.stderr), done.stderr
    return done.stderr


def ask(var, sql, *values):
    """Run one statement on the program's database beside it, and return its rows."""
    with closing(sqlite3.connect(var / "canastra.sqlite3", timeout=20)) as connection, connection:
        return connection.execute(sql, values).fetchall()


def clubs(var):
    return ask(var, "SELECT name FROM tournaments_club ORDER BY id")


def eventually(condition, seconds):
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, f"not within {seconds} s"
        time.sleep(0.1)


def test_start_prints_the_doors_and_they_open(program):
    said = program.output()

    public = re.search(r"Página pública +(\S+)", said)[1]
    desk = re.search(r"Painel da direção +(\S+)", said)[1]
    assert fetch(public)[0] == 200
    assert "/entrar/" in fetch(desk)[2]  # it asks for the login first
    assert "Traceback" not in said


def test_everything_in_the_folder_is_its_owners_alone(program):
    assert program.get("/")[0] == 200
    modes = {path.name: stat.S_IMODE(path.lstat().st_mode) & 0o077 for path in program.var.iterdir()}

    assert {"canastra.sqlite3", "secret_key", "lock"} <= set(modes)
    assert [name for name, others in modes.items() if others] == []


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_signal_stops_everything_within_seconds(program, number):
    started = time.monotonic()

    assert program.stop(number) == 0
    assert time.monotonic() - started < 10
    network.claim("127.0.0.1", program.port)
    assert "Traceback" not in program.output()
    assert not list(program.var.glob("*-wal"))  # the journal was written back: one file is the whole database


def test_impatient_ctrl_c_in_a_terminal_reaches_every_process_and_still_ends_well(program):
    assert program.get("/")[0] == 200
    for _ in range(3):
        os.killpg(program.process.pid, signal.SIGINT)

    assert program.process.wait(20) == 0
    assert "Traceback" not in program.output()
    assert "Killing" not in program.output()  # after a time-out, say


def test_second_start_keeps_all_data_and_loads_no_demo_again(var, start):
    before = clubs(var)
    ask(var, "UPDATE tournaments_club SET name = ?", "Clube que não se perde")
    key = (var / "secret_key").read_text()

    program = start(var)
    assert program.stop() == 0

    assert clubs(var) == [("Clube que não se perde",)] * len(before)
    assert before
    assert (var / "secret_key").read_text() == key
    assert "Primeira vez" not in program.output()


def test_changed_static_file_is_collected_at_the_next_start(var, start):
    manifest = var / "static" / "staticfiles.json"
    stale = var / "static" / ".collected"
    manifest.write_text(manifest.read_text() + " ")
    start(var).stop()
    kept = manifest.read_text()
    stale.write_text("of other files")
    start(var).stop()

    assert kept.endswith(" ")  # nothing had changed: nothing was done
    assert not manifest.read_text().endswith(" ")


def test_first_start_without_demo_is_an_empty_site(tmp_path, start):
    program = start(tmp_path / "var", DEMO="0")

    assert clubs(program.var) == []
    assert program.get("/")[0] == 200


def test_first_start_that_was_cut_off_begins_again(tmp_path, start):
    cut = Program(tmp_path / "var", DEMO="0")
    super(Program, cut).start()
    cut.wait_for(lambda: (cut.var / "preparing").exists())
    cut.kill()
    assert not (cut.var / "canastra.sqlite3").exists()

    program = start(cut.var, DEMO="0")

    assert program.get("/")[0] == 200
    assert not (cut.var / "preparing").exists()


def test_embedded_worker_pays_what_is_owed_without_any_message(program):
    ask(program.var, "UPDATE tournaments_refresh SET wanted = wanted + 1")
    behind = (
        "SELECT count(*) FROM tournaments_refresh r LEFT JOIN tournaments_livetable l USING (tournament_id)"
        " WHERE l.done IS NULL OR l.done < r.wanted"
    )
    owed = ask(program.var, "SELECT count(*) FROM tournaments_refresh")

    assert owed > [(0,)]
    eventually(lambda: ask(program.var, behind) == [(0,)], seconds=20)


def test_web_process_ends_when_the_program_is_killed(program):
    program.process.kill()
    program.process.wait()

    eventually(lambda: is_free(program.port), seconds=10)


def is_free(port):
    try:
        network.claim("127.0.0.1", port)
    except network.Stop:
        return False
    return True


def test_second_program_on_the_same_data_is_refused(program):
    assert "já está aberto" in refused(program.var)
    assert program.get("/")[0] == 200


def test_busy_port_is_refused(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]

        assert f"a porta {port} já está em uso" in refused(tmp_path / "var", PORT=str(port))
    assert not (tmp_path / "var" / "canastra.sqlite3").exists()


@pytest.mark.parametrize(
    ("variables", "sentence"),
    [
        ({"CANASTRA_VAR": "/proc/nada/var"}, "não é possível escrever na pasta /proc/nada/var"),
        ({"PORT": "oitenta"}, "PORT=oitenta não é uma porta"),
        ({"HOST": "198.51.100.7"}, "HOST=198.51.100.7 não é um endereço desta máquina"),
        ({"DATABASE_URL": "postgresql://canastra@db/canastra"}, "DATABASE_URL"),
        ({"DEMO": "talvez"}, "DEMO must be 1 or 0"),
        ({"HTTPS": "talvez", "DEMO": "0"}, "first-start.log"),
    ],
)
def test_obstacle_is_one_sentence(tmp_path, variables, sentence):
    assert sentence in refused(tmp_path / "var", **variables)


def test_database_of_a_newer_version_is_refused_and_left_alone(var):
    ask(
        var,
        "INSERT INTO django_migrations (app, name, applied) VALUES ('scoring', '9999_future', '2030-01-01')",
    )
    before = (var / "canastra.sqlite3").read_bytes()

    assert "versão mais nova" in refused(var)
    assert (var / "canastra.sqlite3").read_bytes() == before


def test_file_that_is_no_database_is_refused_and_left_alone(tmp_path):
    (tmp_path / "var").mkdir()
    (tmp_path / "var" / "canastra.sqlite3").write_text("isto não é um banco de dados " * 99)

    assert "não pode ser usado" in refused(tmp_path / "var")
    assert (tmp_path / "var" / "canastra.sqlite3").read_text().startswith("isto não é")


def test_wrong_python_is_one_sentence():
    code = "import sys, runpy; sys.version_info = (3, 11, 2); runpy.run_path('deploy/run.py', run_name='__main__')"

    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, text=True, capture_output=True, check=False)

    assert done.returncode == 1
    assert done.stderr == "canastra: é preciso o Python 3.13; este é o 3.11.\n"


def test_other_address_of_the_machine_is_printed_and_answers(var, start):
    program = start(var, HOST="127.0.0.2")  # a hall's own would be open to the network during the test

    address = f"http://127.0.0.2:{program.port}/"
    assert address in program.output()
    assert fetch(address)[0] == 200


def test_stranger_host_name_is_refused(program):
    assert fetch(f"{program.url}/", Host="outro.example.org")[0] == 400


def test_management_command_works_on_the_same_data(var):
    program = Program(var)
    command = [*program.command, "manage", "shell", "--verbosity", "0", "--command"]
    code = "from tournaments.models import Club; print(*Club.objects.values_list('name', flat=True))"

    done = subprocess.run([*command, code], env=program.env, text=True, capture_output=True, check=False)

    assert done.stdout.strip() == " ".join(name for (name,) in clubs(var)), done.stderr
