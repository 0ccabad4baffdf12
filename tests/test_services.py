"""The private servers end with the process that started them, however it ends."""

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from redis import Redis

from tests.services import pongs, services

ROOT = Path(__file__).resolve().parent.parent
SHOW = 'echo "$DATABASE_URL $CELERY_BROKER_URL"; exec sleep 600'


@pytest.fixture
def started():
    """Start `python -m tests.services` with a command that waits. Return its socket's path and its Redis port."""
    command = [sys.executable, "-m", "tests.services", "sh", "-c", SHOW]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, start_new_session=True)
    database, broker = process.stdout.readline().split()
    folder = Path(parse_qs(urlsplit(database).query)["host"][0])
    with Redis.from_url(broker) as link:
        folders = folder, Path(link.config_get("dir")["dir"])
    yield process, folder / ".s.PGSQL.5432", urlsplit(broker).port
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.stdout.close()
    process.wait()
    for left in folders:  # by the run that was killed
        shutil.rmtree(left, ignore_errors=True)


def accepts(path):
    with socket.socket(socket.AF_UNIX) as link:
        return link.connect_ex(str(path)) == 0


def gone(path, port, seconds=300):
    deadline = time.monotonic() + seconds
    while accepts(path) or pongs(port):
        if time.monotonic() > deadline:
            return False
        time.sleep(0.05)
    return True


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_signal_stops_both_servers_and_leaves_no_folder(started, number):
    process, path, port = started
    assert accepts(path)
    assert pongs(port)

    process.send_signal(number)

    assert gone(path, port)
    assert process.wait(300) == 130
    assert not path.parent.exists()


def test_servers_do_not_outlive_a_killed_run(started):
    process, path, port = started

    process.kill()

    assert gone(path, port)


def test_command_that_fails_hands_on_its_status():
    done = subprocess.run(
        [sys.executable, "-m", "tests.services", "sh", "-c", "exit 7"], cwd=ROOT, check=False
    )

    assert done.returncode == 7


def test_servers_stop_when_the_block_fails():
    ports = []

    def fail():
        with services() as env:
            ports.append(urlsplit(env["CELERY_BROKER_URL"]).port)
            assert pongs(ports[0])
            raise LookupError

    with pytest.raises(LookupError):
        fail()

    assert not pongs(ports[0])


def test_servers_never_run_as_root():
    with services() as env:
        folder = Path(parse_qs(urlsplit(env["DATABASE_URL"]).query)["host"][0])
        pid = int((folder / "data" / "postmaster.pid").read_text().splitlines()[0])

        assert Path(f"/proc/{pid}").stat().st_uid != 0
