"""Real processes for tests: the site as `make run` starts it, and a Celery worker that may be killed."""

import fcntl
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

import pytest

from tests.services import free_port
from tests.waiting import Patience

ROOT = Path(__file__).resolve().parent.parent
OF_THE_SERVICES = {"CANASTRA_TEST_SERVICES", "DATABASE_URL", "CELERY_BROKER_URL", "SECRET_KEY"}
MADE = "CANASTRA_TEST_MADE"  # a folder of all steps of a run
STATIC = "static"
OF_DJANGO = {"DJANGO_SETTINGS_MODULE", "DEBUG", "ALLOWED_HOSTS"}


shares_program = pytest.mark.xdist_group("program")


class Process:
    """A started program with its output in a file; it is always ended by its process id."""

    def __init__(self, command, env, log):
        self.command, self.env, self.log = [str(word) for word in command], env, log
        self.process = None

    def start(self):
        # A killed process leaves its temporary files: keep them beside its log, which the test removes.
        env = {**(os.environ if self.env is None else self.env), "TMPDIR": str(self.log.parent)}
        with self.log.open("a") as output:
            self.process = subprocess.Popen(
                self.command, cwd=ROOT, env=env, stdout=output, stderr=output, start_new_session=True
            )
        return self

    def output(self):
        return self.log.read_text()

    def wait_for(self, condition, seconds=120):
        """Wait until `condition()` is true. Fails with the output if the program ends or the time is over."""
        patience = Patience(seconds)
        while not condition():
            assert self.process.poll() is None, f"ended with {self.process.returncode}:\n{self.output()}"
            assert "Traceback" not in self.output(), self.output()
            assert not patience.is_over(), f"not ready after {seconds} s:\n{self.output()}"
            time.sleep(0.05)
        return self

    def stop(self, number=signal.SIGINT, seconds=60):
        """Send one signal to the program alone and return its exit status."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        return self.ended(seconds)

    def ended(self, seconds=60):
        """Wait until the program has ended and return its exit status."""
        patience = Patience(seconds)
        while self.process.poll() is None:
            assert not patience.is_over(), f"not ended after {seconds} s:\n{self.output()}"
            time.sleep(0.02)
        return self.process.returncode

    def kill(self):
        """Kill the program with all its child processes without warning, like a power cut."""
        if self.process and self.process.poll() is None:
            for pid in family(self.process.pid):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            self.process.wait()


def family(pid):
    """Return a process and all its descendants, oldest first. A server's worker is in another process group."""
    children = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        with suppress(FileNotFoundError):  # a thread that has just ended
            children += [int(child) for child in (task / "children").read_text().split()]
    return [pid, *(one for child in children for one in family(child))]


def processor_time(pid):
    """Return the CPU seconds of a process and its descendants."""
    told = [Path(f"/proc/{one}/stat").read_text().rpartition(")")[2] for one in family(pid)]
    return sum(int(one) for text in told for one in text.split()[11:13]) / os.sysconf("SC_CLK_TCK")


class Program(Process):
    """The site of `make run` on a free port, its data in `var`. url: its address, possibly behind a slow connection."""

    def __init__(self, var, **variables):
        self.var, self.port = Path(var), free_port()
        self.printed = self.url = f"http://{variables.get('HOST', '127.0.0.1')}:{self.port}"
        env = {key: value for key, value in os.environ.items() if key not in OF_THE_SERVICES | OF_DJANGO}
        env |= {"CANASTRA_VAR": str(var), "PORT": str(self.port), "PYTHONUNBUFFERED": "1"}
        env |= {"BACKUPS": "0"} | variables  # each process would make a copy of its demo, beside the test
        log = self.var.parent / f"{self.var.name}.log"
        super().__init__([sys.executable, ROOT / "deploy" / "run.py"], env, log)

    def start(self):
        """Start the site and wait until it has printed its addresses; it accepts requests by then."""
        before = len(self.log.read_text()) if self.log.exists() else 0
        super().start()
        return self.wait_for(lambda: f"{self.printed}/" in self.log.read_text()[before:], seconds=240)

    def output(self):
        """Return the output, followed by the log of the first start."""
        first = self.var / "first-start.log"
        return super().output() + (first.read_text() if first.exists() else "")

    def get(self, path):
        """Return status and text of one page, read without a browser."""
        return fetch(self.url + path)[:2]


def fetch(address, **headers):
    """Return status, text and final address of a page, for any status. The connection is closed."""
    request = urllib.request.Request(address, headers=headers)
    try:
        answer = urllib.request.urlopen(request, timeout=60)
    except urllib.error.HTTPError as exc:
        answer = exc
    with answer:
        return answer.status, answer.read().decode(), answer.url


def pytest_configure():
    # A shell starts background programs with Ctrl-C ignored, and children inherit this.
    deaf = signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    if deaf and threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.default_int_handler)


def first_start():
    """Return a `var/` folder after the first start, with the demo; the first caller of the run creates it."""
    shared = Path(os.environ.get(MADE) or os.environ["CANASTRA_TEST_VAR"])
    var = shared / "demo" / "var"
    with (shared / "demo.lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if not var.exists():
            first = shared / "demo" / "first"
            shutil.rmtree(first.parent, ignore_errors=True)  # of somebody who was stopped at it
            first.parent.mkdir()
            made = Program(first)
            try:
                assert made.start().stop() == 0
            finally:
                made.kill()
            made.var.rename(var)
    return var


def with_static(var):
    """Return a folder before the first start with the static files collected, which is the slowest part."""
    shutil.copytree(first_start() / STATIC, Path(var) / STATIC)
    return Path(var)


@pytest.fixture(scope="session")
def demo_var():
    """Return the shared, unchanged folder of `first_start`; `program` copies it."""
    return first_start()


@contextmanager
def started(var, folder, **variables):
    """Run the site on a copy of a folder during the block."""
    program = Program(shutil.copytree(var, folder / "var"), **variables)
    try:
        yield program.start()
    finally:
        program.kill()


@pytest.fixture
def program(demo_var, tmp_path):
    """Return the site with the demo loaded, on `program.url`; every test has a separate copy of the data."""
    with started(demo_var, tmp_path) as program:
        yield program


@pytest.fixture(scope="session")
def shared_program(demo_var, tmp_path_factory):
    """Return one site for all tests that do not change it: `@shares_program`."""
    with started(demo_var, tmp_path_factory.mktemp("shared")) as program:
        yield program


@pytest.fixture(scope="module")
def worker_process(django_db_setup, django_db_blocker, tmp_path_factory):
    """Return a worker for the private Redis and the test database, for all tests of a file; it is not started yet."""
    from django.conf import settings
    from django.db import connection

    broker = settings.CELERY_BROKER_URL
    assert broker.startswith("redis:"), "worker tests need the private Redis: make pytest"
    name, parts = connection.settings_dict["NAME"], connection.settings_dict
    where = {"host": parts["OPTIONS"].get("host") or parts["HOST"], "user": parts["USER"]}
    address = f"postgresql://{where['user']}@/{name}?host={quote(str(where['host']))}"
    env = {**os.environ, "DATABASE_URL": address, "CELERY_BROKER_URL": broker}
    env["DJANGO_SETTINGS_MODULE"] = "deploy.settings"
    command = [sys.executable, "-m", "celery", "-A", "deploy", "worker", "--concurrency=2", "--loglevel=INFO"]
    command += ["--without-gossip", "--without-mingle"]
    process = Worker(command, env, tmp_path_factory.mktemp("worker") / "worker.log")
    try:
        yield process
    finally:
        process.kill()


@pytest.fixture
def worker(worker_process, transactional_db):
    """Return a real worker process that waits for tasks, with `kill()` and `start()`.

    A running worker without output is passed on to the next test.
    """
    process = worker_process
    empty(process.env["CELERY_BROKER_URL"])
    if process.process and process.process.poll() is None:
        process.log.write_text("")
    else:
        process.start()
    return process


class Worker(Process):
    """A Celery worker process, ready for tasks once `start()` returns."""

    def start(self):
        before = len(self.output()) if self.log.exists() else 0
        super().start()
        return self.wait_for(lambda: " ready." in self.output()[before:])


def empty(broker):
    """Delete the messages of earlier tests, and keep the bindings of the queues."""
    import redis

    with redis.Redis.from_url(broker) as link:
        link.delete("celery", "unacked", "unacked_index")
