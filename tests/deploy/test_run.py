"""`make run` for its user: the real program, its output, its signals, its data."""

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
from types import SimpleNamespace

import pytest
from django.core.files.base import ContentFile
from django.core.files.storage import FileSystemStorage

from deploy.laptop import embedded_database, network
from tests.programs import ROOT, Program, fetch, with_static
from tests.waiting import eventually, stretch

pytestmark = pytest.mark.xdist_group("run")  # many tests share one program
KEPT = "Clube que não se perde"


@pytest.fixture
def var(demo_var, tmp_path):
    """Return a copy of the folder after its first start."""
    return shutil.copytree(demo_var, tmp_path / "var")


@pytest.fixture
def start(request):
    """Return a function that starts the site on a folder; all are ended with the test."""

    def begin(var, **variables):
        program = Program(var, **variables)
        request.addfinalizer(program.kill)
        return program.start()

    return begin


@pytest.fixture(scope="module")
def site(demo_var, tmp_path_factory):
    """Return the second start of a folder, shared by tests that do not change it. At the end it gets Ctrl-C twice.

    A hall's real address would be open to the network during the tests, so another loopback address replaces it.
    """
    var = shutil.copytree(demo_var, tmp_path_factory.mktemp("site") / "var")
    ask(var, "UPDATE tournaments_club SET name = ?", KEPT)
    program = Program(var, HOST="127.0.0.2")
    try:
        yield program.start()
        reaches_every_process_and_still_ends_well(program)
    finally:
        program.kill()


def reaches_every_process_and_still_ends_well(program):
    assert program.get("/")[0] == 200
    for _ in range(3):
        os.killpg(program.process.pid, signal.SIGINT)

    assert program.ended() == 0
    assert "Traceback" not in program.output()
    assert "kill" not in program.output().lower()  # a time-out


def ends_within_seconds(program, number):
    """Check that a signal to the program alone stops everything."""
    started = time.monotonic()

    assert program.stop(number) == 0
    assert (seconds := time.monotonic() - started) < 10 or seconds < 10 * stretch()
    network.claim("127.0.0.1", program.port)
    assert "Traceback" not in program.output()
    assert not list(program.var.glob("*-wal"))  # the journal was written back: one file is the whole database


def refused(var, **variables):
    """Start the site where it must not start. Return its only sentence."""
    program = Program(var, **variables)
    done = subprocess.run(
        program.command, env=program.env, text=True, capture_output=True, timeout=300, check=False
    )
    assert done.returncode == 1, done
    assert re.fullmatch(r"canastra: [^\n]+\n", done.stderr), done.stderr
    return done.stderr


def ask(var, sql, *values):
    """Run one statement on the program's database from outside. Return its rows."""
    with closing(sqlite3.connect(var / "canastra.sqlite3", timeout=20)) as connection, connection:
        return connection.execute(sql, values).fetchall()


def clubs(var):
    return ask(var, "SELECT name FROM tournaments_club ORDER BY id")


def test_start_prints_the_doors_and_they_open(site):
    said = site.output()

    public = re.search(r"Página pública +(\S+)", said)[1]
    desk = re.search(r"Painel da direção +(\S+)", said)[1]
    assert fetch(public)[0] == 200
    assert "/entrar/" in fetch(desk)[2]  # it asks for the login first
    assert "Traceback" not in said


def test_everything_in_the_folder_is_its_owners_alone(site):
    assert site.get("/")[0] == 200
    modes = {path.name: stat.S_IMODE(path.lstat().st_mode) & 0o077 for path in site.var.iterdir()}

    assert {"canastra.sqlite3", "secret_key", "lock"} <= set(modes)
    assert [name for name, others in modes.items() if others] == []


def test_static_files_that_no_page_asks_for_are_not_collected(site):
    folder = site.var / "static"

    assert not (folder / "rest_framework").exists()
    scripts = {path.name.split(".")[0] for path in (folder / "django_htmx").glob("*.js")}
    assert scripts == {"django-htmx", "htmx-2"}
    assert not (folder / "django_htmx" / "htmx-2.js").exists()


def test_second_start_keeps_all_data_and_loads_no_demo_again(site, demo_var):
    assert clubs(site.var) == [(KEPT,)] * len(clubs(demo_var))
    assert clubs(demo_var)
    assert (site.var / "secret_key").read_text() == (demo_var / "secret_key").read_text()
    assert "Primeira vez" not in site.output()


def test_other_address_of_the_machine_is_printed_and_answers(site):
    address = f"http://127.0.0.2:{site.port}/"

    assert address in site.output()
    assert fetch(address)[0] == 200


@pytest.mark.parametrize(
    "number",
    [
        signal.SIGTERM,
        *(
            pytest.param(number, marks=pytest.mark.proof(f"{where} ends so"))
            for number, where in (
                (signal.SIGINT, "test_laptop_copies_itself_after_a_round_and_its_end_leaves_one_file"),
                (signal.SIGHUP, "test_first_start_that_was_cut_off_begins_again_as_an_empty_site"),
            )
        ),
    ],
)
def test_signal_stops_everything_within_seconds(program, number):
    ends_within_seconds(program, number)


@pytest.mark.proof(
    "test_static_files_are_collected_where_one_has_changed, of the function that the start calls"
)
def test_changed_static_file_is_collected_at_the_next_start(var, start):
    manifest = var / "static" / "staticfiles.json"
    stale = var / "static" / ".collected"
    manifest.write_text(manifest.read_text() + " ")
    start(var).stop()
    kept = manifest.read_text()
    stale.write_text("of other files")
    start(var).stop()

    assert kept.endswith(" ")  # no change, so no work
    assert not manifest.read_text().endswith(" ")


def test_static_files_are_collected_where_one_has_changed(tmp_path, monkeypatch):
    source, collected = FileSystemStorage(tmp_path / "source"), []
    source.save("a.css", ContentFile(b"a{}"))
    (tmp_path / "static").mkdir()
    finder = SimpleNamespace(list=lambda _ignored: [("a.css", source)])
    monkeypatch.setattr("django.contrib.staticfiles.finders.get_finders", lambda: [finder])
    monkeypatch.setattr("django.core.management.call_command", lambda *words, **_: collected.append(words))

    for _ in range(2):
        embedded_database.collect_static(tmp_path)
    assert collected == [("collectstatic",)]  # no change, so no work

    (tmp_path / "source" / "a.css").write_text("a{b:c}")
    embedded_database.collect_static(tmp_path)
    assert len(collected) == 2


def test_first_start_that_was_cut_off_begins_again_as_an_empty_site(tmp_path, start):
    cut = Program(with_static(tmp_path / "var"), DEMO="0")
    super(Program, cut).start()
    cut.wait_for(lambda: (cut.var / "preparing").exists())
    cut.kill()
    assert not (cut.var / "canastra.sqlite3").exists()

    program = start(cut.var, DEMO="0")

    assert clubs(program.var) == []
    assert program.get("/")[0] == 200
    assert not (cut.var / "preparing").exists()
    ends_within_seconds(program, signal.SIGHUP)


def test_embedded_worker_pays_what_is_owed_without_any_message(site):
    ask(site.var, "UPDATE tournaments_refresh SET wanted = wanted + 1")
    behind = (
        "SELECT count(*) FROM tournaments_refresh r LEFT JOIN tournaments_livetable l USING (tournament_id)"
        " WHERE l.done IS NULL OR l.done < r.wanted"
    )
    owed = ask(site.var, "SELECT count(*) FROM tournaments_refresh")

    assert owed > [(0,)]
    eventually(lambda: ask(site.var, behind) == [(0,)])


def test_web_process_ends_when_the_program_is_killed(program):
    program.process.kill()
    program.process.wait()

    eventually(lambda: is_free(program.port), seconds=15)


def is_free(port):
    try:
        network.claim("127.0.0.1", port)
    except network.Stop:
        return False
    return True


def test_second_program_on_the_same_data_is_refused(site):
    assert "já está aberto" in refused(site.var)
    assert site.get("/")[0] == 200


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


def test_stranger_host_name_is_refused(site):
    assert fetch(f"{site.url}/", Host="outro.example.org")[0] == 400


def test_management_command_works_on_the_same_data(site):
    program = Program(site.var)
    command = [*program.command, "manage", "shell", "--verbosity", "0", "--command"]
    code = "from tournaments.models import Club; print(*Club.objects.values_list('name', flat=True))"

    done = subprocess.run([*command, code], env=program.env, text=True, capture_output=True, check=False)

    assert done.stdout.strip() == " ".join(name for (name,) in clubs(site.var)), done.stderr
