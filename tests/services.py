"""A private PostgreSQL and a private Redis for the tests, in temporary folders, stopped at the end in every case.

`python -m tests.services COMMAND...` runs one command with them; `--durable` turns on fsync, which tests do without
and measurements need. Servers already running on the machine are never touched.
"""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.packages import ensure, postgresql_programs
from tests.waiting import Patience

START_SECONDS, STOP_SECONDS = 60, 20
# A test undoes what it wrote, so that figures kept between tests say of every table that it is empty: a hall built
# inside one transaction is then read by plans made for no rows. Without figures the size of the table is asked.
QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "autovacuum=off")


def environment(database_url: str, broker_url: str) -> dict[str, str]:
    """Return the variables that make the site use these servers; the first marks them as servers for tests."""
    return {
        "CANASTRA_TEST_SERVICES": "1",
        "DATABASE_URL": database_url,
        "CELERY_BROKER_URL": broker_url,
        "SECRET_KEY": "of-the-tests-alone-and-of-no-other-place-at-all-0123456789",
    }


@contextmanager
def services(*, durable: bool = False) -> Iterator[dict[str, str]]:
    """Run both servers during the block; yield the environment to reach them."""
    ensure("postgresql", "redis-server")
    with postgresql(durable=durable) as database_url, redis() as broker_url:
        yield environment(database_url, broker_url)


@dataclass(frozen=True, slots=True)
class Server:
    """A server program: its command, its check for readiness, and its address."""

    command: list[str]
    home: Path
    ready: Callable[[], bool]
    address: str


@contextmanager
def postgresql(*, durable: bool = False) -> Iterator[str]:
    """Run PostgreSQL on a socket in a private folder, without a network port; yield its address."""
    with folder("canastra-pg-", unprivileged("postgres")) as home:
        made = postgresql_in(home, durable=durable)
        with running(made):
            create_database(home)
            yield made.address


@contextmanager
def redis() -> Iterator[str]:
    """Run Redis on a free loopback port, without a data file; yield its address."""
    with folder("canastra-redis-", unprivileged("nobody")) as home:
        made = redis_in(home)
        with running(made):
            yield made.address


def postgresql_in(home: Path, *, durable: bool, journal: int = 16) -> Server:
    """Create the files of a PostgreSQL in a folder of its user. journal: megabytes of each WAL file."""
    programs, run = postgresql_programs(), as_user(unprivileged("postgres"))
    assert programs
    initdb = [*run, str(programs / "initdb"), "-D", str(home / "data"), "-U", "canastra"]
    initdb += ["--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync", "--no-instructions"]
    initdb += [f"--wal-segsize={journal}"]
    subprocess.run(initdb, cwd=home, check=True, stdout=subprocess.DEVNULL)
    options = ["listen_addresses=", f"unix_socket_directories={home}", "max_connections=200"]
    options += [] if durable else QUICK
    command = [*run, str(programs / "postgres"), "-D", str(home / "data")]
    command += [word for option in options for word in ("-c", option)]
    ask = [str(programs / "pg_isready"), "-q", "-h", str(home), "-U", "canastra", "-d", "postgres"]
    address = f"postgresql://canastra@/canastra?host={home}"
    return Server(command, home, lambda: subprocess.run(ask, check=False).returncode == 0, address)


def create_database(home: Path) -> None:
    """Create the empty database once PostgreSQL runs."""
    programs = postgresql_programs()
    assert programs
    subprocess.run([str(programs / "createdb"), "-h", str(home), "-U", "canastra", "canastra"], check=True)


def redis_in(home: Path) -> Server:
    """Choose a port for a Redis in a folder of its user."""
    program, port = shutil.which("redis-server"), free_port()
    assert program
    command = [*as_user(unprivileged("nobody")), program, "--port", str(port), "--bind", "127.0.0.1"]
    command += ["--dir", str(home), "--save", "", "--appendonly", "no", "--daemonize", "no"]
    return Server(command, home, lambda: pongs(port), f"redis://127.0.0.1:{port}/0")


@contextmanager
def running(made: Server) -> Iterator[None]:
    """Run one server program in a separate process group, so that Ctrl-C reaches it only through this process."""
    log = made.home / "log"
    with log.open("w") as output:
        process = subprocess.Popen(
            made.command, cwd=made.home, stdout=output, stderr=output, start_new_session=True
        )
    try:
        patience = Patience(START_SECONDS)
        while not made.ready():
            if process.poll() is not None or patience.is_over():
                raise SystemExit(f"{made.command[0]} did not start:\n{log.read_text()}")
            time.sleep(0.05)
        yield
    finally:
        process.send_signal(signal.SIGINT)  # PostgreSQL's fast shutdown: open sessions are aborted
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def folder(prefix: str, user: str | None) -> Iterator[Path]:
    """Create a temporary folder that belongs to `user`, with a path short enough for a socket's name."""
    home = Path(tempfile.mkdtemp(prefix=prefix, dir="/tmp"))
    try:
        if user:
            shutil.chown(home, user)
        yield home
    finally:
        shutil.rmtree(home, ignore_errors=True)


def unprivileged(wanted: str) -> str | None:
    """Return the user to run a server as; None means the current user. Root is never used."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return wanted if wanted in known else "nobody"


def as_user(user: str | None) -> list[str]:
    """Return the command prefix that runs a command as `user` and ends it when this process dies."""
    setpriv = shutil.which("setpriv")
    if not setpriv:
        raise SystemExit("The program setpriv is missing: apt-get install util-linux")
    entry = pwd.getpwnam(user) if user else None
    identity = [f"--reuid={entry.pw_uid}", f"--regid={entry.pw_gid}", "--clear-groups"] if entry else []
    return [setpriv, *identity, "--pdeathsig=INT", "--"]


def obeying_modes() -> list[str]:
    """Return the command prefix that makes root respect file modes like any other user."""
    return ["setpriv", "--bounding-set=-dac_override,-dac_read_search", "--"] if os.geteuid() == 0 else []


def free_port() -> int:
    """Return an unused loopback port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def pongs(port: int) -> bool:
    """Return whether a Redis answers on this port."""
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=1) as link:
            link.sendall(b"PING\r\n")
            return link.recv(7) == b"+PONG\r\n"
    except OSError:
        return False


def stop_on_signals() -> None:
    """Let SIGTERM, a closed terminal and Ctrl-C end this process through every `finally`.

    A shell starts background programs with Ctrl-C ignored, and children inherit this.
    """

    def stop(number: int, frame: object) -> None:
        raise KeyboardInterrupt

    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        signal.signal(number, stop)


def main(words: list[str]) -> int:
    stop_on_signals()
    durable, command = "--durable" in words[:1], words[1:] if "--durable" in words[:1] else words
    try:
        with services(durable=durable) as env:
            return subprocess.call(command, env={**os.environ, **env})
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
