"""The section of docs/runbook.md on a server without containers, typed block by block on a machine of its own.

It needs root, because it makes users: `tests.drill.machine` says what differs from a real server.
"""

import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from tests import services
from tests.drill import machine
from tests.drill.runbook import BLOCK, Fault
from tests.packages import ensure, postgresql_programs
from tests.programs import ROOT
from tests.waiting import Patience

SECTION = re.compile(r"^## A server without containers$(.*?)^## ", re.MULTILINE | re.DOTALL)
NAMED = "canastra-000042-2026-11-24-213000.dump"  # the copy that the section restores
HOST = "buraco.example.org"
SERVICE = "https://ntfy.sh/a-name-that-nobody-guesses"  # that the program under "Monitoring" calls
RUNBOOK, TLS, KNOWS_HTTP2 = ROOT / "docs/runbook.md", Path("/etc/nginx/tls"), (1, 25, 1)
BACKUPS, DATA = Path("/var/backups/canastra"), Path("/var/lib/postgresql/drill")
END = "what was typed has ended"


def drill() -> list[str]:
    """Return a sentence for every deviation from the section. Runs `typed` in namespaces. Raises `NotRun`."""
    machine.check()
    ensure("postgresql", "redis-server", "nginx")
    done = subprocess.run(
        [*machine.NAMESPACES, sys.executable, "-m", "tests.drill.bare"], cwd=ROOT, check=False
    )
    return [] if done.returncode == 0 else ["the section does not work as it is typed"]


class Shell:
    """The operator's shell: one process for all blocks, because they define functions and change the folder."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            ["bash", "-eu"],
            env=machine.shell_environment(),
            cwd="/",
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def do(self, commands: str) -> str:
        """Type commands and return their output. Raises `Fault` if one fails."""
        assert self.process.stdin
        assert self.process.stdout
        print("\n".join(f"$ {line}" for line in commands.strip().splitlines()), flush=True)
        self.process.stdin.write(f"{commands}\necho '{END}'\n")
        self.process.stdin.flush()
        lines: list[str] = []
        for line in self.process.stdout:
            if line.strip() == END:
                return "".join(lines)
            print(f"  {line}", end="", flush=True)
            lines.append(line)
        raise Fault(f"status {self.process.wait()}:\n{commands}\n{''.join(lines)}{_logs()}")


def typed() -> None:
    """Type the section from the beginning, and look at the site after each step. Raises `Fault`."""
    section = SECTION.search(RUNBOOK.read_text())
    assert section
    blocks = [text for kind, text in BLOCK.findall(section[1]) if kind == "sh"]
    install, passwords, start, commands, update, older, backup, restore = blocks
    shell = Shell()
    with _redis(), _postgresql():
        shell.do(install.replace("<repository>", str(ROOT)))
        shell.do(passwords)
        shell.do(start)
        _look("the site is started", lambda: _status("/entrar/") == 200)
        code = shell.do(commands)
        _look("a code is printed", lambda: len(code.strip()) > 5)
        _certificate(shell, section[1])
        shell.do("manage demo")
        _site_is_whole()
        _called(shell)
        shell.do(backup)
        _restored(shell, restore)
        shell.do(update)
        shell.do(older)
        _site_is_whole()
    _database_comes_later(shell)


def _certificate(shell: Shell, section: str) -> None:
    # As under "Certificate", or as this section says for an older nginx.
    told = re.search(r"^```nginx\n(listen 443.*?)^```$", RUNBOOK.read_text(), re.MULTILINE | re.DOTALL)
    older = re.search(r"`([^`]+)` in place of the first two lines", section)
    said = subprocess.run(["nginx", "-v"], capture_output=True, text=True, check=True).stderr
    version = re.search(r"/(\d+)\.(\d+)\.(\d+)", said)
    assert told
    assert older
    assert version
    lines = told[1].splitlines()
    if tuple(map(int, version.groups())) < KNOWS_HTTP2:
        lines[:2] = [older[1]]
    (TLS / "tls.conf").write_text("\n".join(lines))
    files = ["-keyout", str(TLS / "privkey.pem"), "-out", str(TLS / "fullchain.pem")]
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={HOST}"]
    subprocess.run([*made, *files], check=True, capture_output=True)
    shell.do("door")
    asked = [
        "curl",
        "--silent",
        "--insecure",
        "--output",
        "/dev/null",
        "--write-out",
        "%{http_code} %{http_version}",
    ]
    asked += ["--resolve", f"{HOST}:443:127.0.0.1", f"https://{HOST}/healthz"]
    answered = lambda: subprocess.run(asked, capture_output=True, text=True, check=False).stdout  # noqa: E731
    _look("the site answers over HTTP/2 and TLS", lambda: answered() == "200 2")
    (TLS / "tls.conf").unlink()
    shell.do("door")


def _called(shell: Shell) -> None:
    # The program under "Monitoring", and the test that the section tells to do. It calls a service on this machine.
    section = re.search(r"^### Monitoring$(.*?)^### ", RUNBOOK.read_text(), re.MULTILINE | re.DOTALL)
    assert section
    (program,) = [text for kind, text in BLOCK.findall(section[1]) if kind == "sh"]
    (restart,) = re.findall(r"`(sudo systemctl restart [^`]*)`", section[1])
    calls: list[str] = []
    with _service(calls) as address:
        shell.do(program.replace(SERVICE, address))
        shell.do(restart)
        _look("the site is there with the program", lambda: _status("/readyz") == 200)
        shell.do("sudo systemctl stop canastra-beat")
        _look("an alarm sounds", lambda: _status("/readyz") == 503)
        _look("and calls the operator", lambda: any("trabalhador" in call for call in calls))
        shell.do("sudo systemctl start canastra-beat")
        _look("it is silent again", lambda: _status("/readyz") == 200)
    _look(f"it has called once: {calls}", lambda: len(calls) == 1)


@contextmanager
def _service(calls: list[str]) -> Iterator[str]:
    # Takes a POST with a text, like that of the runbook; yields its address.
    class Service(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            calls.append(self.rfile.read(int(self.headers["Content-Length"])).decode())
            self.send_response(200)
            self.end_headers()

    with ThreadingHTTPServer(("127.0.0.1", 0), Service) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()
            thread.join()


def _restored(shell: Shell, block: str) -> None:
    copies = sorted(BACKUPS.glob("canastra-*.dump"))
    _look(
        "copies belong to the site's user alone",
        lambda: {(c.owner(), c.stat().st_mode & 0o777) for c in copies} == {("canastra", 0o600)},
    )
    later = "INSERT INTO django_session VALUES ('depois', '', '2030-01-01')"
    asked = "SELECT count(*) FROM django_session WHERE session_key = 'depois'"
    _sql(later)
    shell.do(block.replace(NAMED, copies[-1].name))
    _look("the copy is in place", lambda: _sql(asked) == "0")
    _look("what was there is kept", lambda: _sql(asked, "canastra_antes") == "1")
    _site_is_whole()


def _site_is_whole() -> None:
    _look("no alarm sounds", lambda: _status("/readyz") == 200)
    page = _answer("/")
    style = re.search(r'href="(/static/[^"]+\.css)"', page)
    _look("static files are served", lambda: bool(style) and _status(style[1]) == 200)
    _look("figures are not for everybody", lambda: _status("/metrics") == 404)
    _look("both web processes count in memory", lambda: any(Path("/run/canastra/metrics").glob("*.db")))
    _look("and share their pages there", lambda: Path("/run/canastra/pages").is_dir())
    units = [machine.Unit(path.stem) for path in sorted(machine.UNITS.glob("canastra-*.service"))]
    _look("all units are active", lambda: all(unit.is_active() for unit in units))
    running = [unit.pid.read_text() for unit in units if unit.one("Type") == "exec"]
    _look("none runs as root", lambda: {Path(f"/proc/{pid}").owner() for pid in running} == {"canastra"})
    workers = [path for path in Path("/proc").glob("[0-9]*/cmdline") if b"nginx: worker" in path.read_bytes()]
    _look("nginx works as www-data", lambda: {path.parent.owner() for path in workers} == {"www-data"})


def _database_comes_later(shell: Shell) -> None:
    # As at the start of a machine, on which PostgreSQL still reads its journal.
    shell.do(
        "sudo systemctl stop canastra-web canastra-worker canastra-beat canastra-copies canastra-migrate"
    )
    begun = subprocess.Popen([machine.RUNNING / "bin/systemctl", "start", "canastra-web"])
    time.sleep(5)
    _look("the migration waits for the database", lambda: begun.poll() is None)
    with _postgresql():
        _look("and goes on when it is there", lambda: begun.wait(300) == 0)
        _look("the site is there again", lambda: _status("/entrar/") == 200)
        machine.Unit("canastra-web").stop()


def _look(what: str, holds: Callable[[], bool]) -> None:
    patience = Patience(90)
    while not holds():
        if patience.is_over():
            raise Fault(f"not so: {what}\n{_logs()}")
        time.sleep(0.5)
    print(f"  ok: {what}", flush=True)


def _logs() -> str:
    return "\n".join(f"== {path.name}\n{path.read_text()[-1500:]}" for path in machine.RUNNING.glob("*.log"))


def _answer(path: str) -> str:
    asked = Request(f"http://127.0.0.1{path}", headers={"Host": HOST})
    with urlopen(asked, timeout=30) as answer:
        return str(answer.read().decode(errors="replace"))


def _status(path: str) -> int:
    try:
        _answer(path)
    except HTTPError as exc:
        return exc.code
    except OSError:
        return 0
    return 200


def _sql(statement: str, database: str = "canastra") -> str:
    words = [
        "sudo",
        "--user=postgres",
        "psql",
        "--quiet",
        "--tuples-only",
        "--no-align",
        database,
        "--command",
        statement,
    ]
    done = subprocess.run(words, env=machine.shell_environment(), capture_output=True, text=True, check=True)
    return done.stdout.strip()


@contextmanager
def _postgresql() -> Iterator[None]:
    # As Debian sets it up: the socket knows users of the machine, and the network asks for a password.
    programs, user = postgresql_programs(), services.as_user("postgres")
    assert programs
    if not DATA.exists():
        for path in (Path("/run/postgresql"), DATA.parent):
            path.mkdir(parents=True, exist_ok=True)
            shutil.chown(path, "postgres", "postgres")
        auth = ["--auth-local=peer", "--auth-host=scram-sha-256"]
        initdb = [
            str(programs / "initdb"),
            "-D",
            str(DATA),
            *auth,
            "--encoding=UTF8",
            "--no-sync",
            "--no-instructions",
        ]
        subprocess.run([*user, *initdb], cwd="/", check=True, stdout=subprocess.DEVNULL)
    command = [
        *user,
        str(programs / "postgres"),
        "-D",
        str(DATA),
        "-c",
        "unix_socket_directories=/run/postgresql",
    ]
    ready = [str(programs / "pg_isready"), "-q", "-h", "/run/postgresql"]
    is_ready = lambda: subprocess.run(ready, check=False).returncode == 0  # noqa: E731
    with services.running(services.Server(command, Path("/run/drill"), is_ready, "")):
        yield


@contextmanager
def _redis() -> Iterator[None]:
    command = ["redis-server", "--bind", "127.0.0.1", "--save", "", "--dir", "/run/drill"]
    home = Path("/run/drill/redis")
    home.mkdir()
    with services.running(services.Server(command, home, lambda: services.pongs(6379), "")):
        yield


if __name__ == "__main__":
    machine.make()
    try:
        typed()
    except Fault as exc:
        sys.exit(f"FAULT {exc}")
