"""Real processes for tests: the site as `make run` starts it, and a Celery worker that may be killed."""

import fcntl
import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path
from urllib.parse import quote

import pytest

from tests.services import free_port

ROOT = Path(__file__).resolve().parent.parent
OF_THE_SERVICES = {"CANASTRA_TEST_SERVICES", "DATABASE_URL", "CELERY_BROKER_URL", "SECRET_KEY"}
OF_DJANGO = {"DJANGO_SETTINGS_MODULE", "DEBUG", "ALLOWED_HOSTS"}


class Process:
    """A started program with its output in a file; always ended by its own process id."""

    def __init__(self, command, env, log):
        self.command, self.env, self.log = [str(word) for word in command], env, log
        self.process = None

    def start(self):
        with self.log.open("a") as output:
            self.process = subprocess.Popen(
                self.command, cwd=ROOT, env=self.env, stdout=output, stderr=output, start_new_session=True
            )
        return self

    def output(self):
        return self.log.read_text()

    def wait_for(self, condition, seconds=60):
        """Wait until `condition()` is true; fail with the output when the program ends or never gets there."""
        deadline = time.monotonic() + seconds
        while not condition():
            assert self.process.poll() is None, f"ended with {self.process.returncode}:\n{self.output()}"
            assert "Traceback" not in self.output(), self.output()
            assert time.monotonic() < deadline, f"not ready after {seconds} s:\n{self.output()}"
            time.sleep(0.05)
        return self

    def stop(self, number=signal.SIGINT, seconds=20):
        """Send one signal to the program alone and return its exit status."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        return self.process.wait(seconds)

    def kill(self):
        """End it with everything it started, without warning: what a power cut would do."""
        if self.process and self.process.poll() is None:
            for pid in family(self.process.pid):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            self.process.wait()


def family(pid):
    """Return a process and all its descendants, the eldest first: a server's worker is in a group of its own."""
    children = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        with suppress(FileNotFoundError):  # a thread that has just ended
            children += [int(child) for child in (task / "children").read_text().split()]
    return [pid, *(one for child in children for one in family(child))]


def processor_time(pid):
    """Return the seconds of the processor that a process and its descendants have taken so far."""
    told = [Path(f"/proc/{one}/stat").read_text().rpartition(")")[2] for one in family(pid)]
    return sum(int(one) for text in told for one in text.split()[11:13]) / os.sysconf("SC_CLK_TCK")


class Program(Process):
    """The site of `make run` on a free port, its data in `var`. url: by which it is asked, maybe over a slow line."""

    def __init__(self, var, **variables):
        self.var, self.port = Path(var), free_port()
        self.printed = self.url = f"http://{variables.get('HOST', '127.0.0.1')}:{self.port}"
        env = {key: value for key, value in os.environ.items() if key not in OF_THE_SERVICES | OF_DJANGO}
        env |= {"CANASTRA_VAR": str(var), "PORT": str(self.port), "PYTHONUNBUFFERED": "1"}
        env |= {"BACKUPS": "0"} | variables  # each would make a copy of its demo, beside the test
        log = self.var.parent / f"{self.var.name}.log"
        super().__init__([sys.executable, ROOT / "deploy" / "run.py"], env, log)

    def start(self):
        """Start it and wait until it has printed its addresses; it serves by then."""
        before = len(self.log.read_text()) if self.log.exists() else 0
        super().start()
        return self.wait_for(lambda: f"{self.printed}/" in self.log.read_text()[before:], seconds=120)

    def output(self):
        """What it said, and behind it what its very first start said into its own file."""
        first = self.var / "first-start.log"
        return super().output() + (first.read_text() if first.exists() else "")

    def get(self, path):
        """Return status and text of one page, read without a browser."""
        return fetch(self.url + path)[:2]


def fetch(address, **headers):
    """Return status, text and final address of a page, whatever the status; nothing stays open."""
    request = urllib.request.Request(address, headers=headers)
    try:
        answer = urllib.request.urlopen(request, timeout=10)
    except urllib.error.HTTPError as exc:
        answer = exc
    with answer:
        return answer.status, answer.read().decode(), answer.url


@pytest.fixture(scope="session")
def demo_var():
    """A `var/` folder after the very first start, the demo in it: made once in a run, copied by `program`."""
    shared = Path(os.environ["CANASTRA_TEST_VAR"])  # of all parallel processes of this run
    var = shared / "demo" / "var"
    with (shared / "demo.lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if not var.exists():
            var.parent.mkdir(exist_ok=True)
            first = Program(shared / "demo" / "first")
            try:
                assert first.start().stop() == 0
            finally:
                first.kill()
            first.var.rename(var)
    return var


@pytest.fixture
def program(demo_var, tmp_path):
    """The site itself with the demo loaded, on `program.url`; every test has its own copy of the data."""
    shutil.copytree(demo_var, tmp_path / "var")
    started = Program(tmp_path / "var")
    try:
        yield started.start()
    finally:
        started.kill()


@pytest.fixture
def worker(transactional_db, settings, tmp_path):
    """A real worker process on the private Redis and the test database; kill() and start() as you like."""
    from django.db import connection

    broker = settings.CELERY_BROKER_URL
    assert broker.startswith("redis:"), "worker tests need the private Redis: make pytest"
    name, parts = connection.settings_dict["NAME"], connection.settings_dict
    where = {"host": parts["OPTIONS"].get("host") or parts["HOST"], "user": parts["USER"]}
    address = f"postgresql://{where['user']}@/{name}?host={quote(str(where['host']))}"
    env = {**os.environ, "DATABASE_URL": address, "CELERY_BROKER_URL": broker}
    env["DJANGO_SETTINGS_MODULE"] = "deploy.settings"
    command = [sys.executable, "-m", "celery", "-A", "deploy", "worker", "--concurrency=2", "--loglevel=INFO"]
    process = Worker([*command, "--without-gossip", "--without-mingle"], env, tmp_path / "worker.log")
    empty(broker)
    try:
        yield process.start()
    finally:
        process.kill()


class Worker(Process):
    """A Celery worker process, ready for tasks once start() returns."""

    def start(self):
        before = len(self.output()) if self.log.exists() else 0
        super().start()
        return self.wait_for(lambda: " ready." in self.output()[before:])


def empty(broker):
    """Forget the messages of earlier tests."""
    import redis

    with redis.Redis.from_url(broker) as link:
        link.flushdb()
