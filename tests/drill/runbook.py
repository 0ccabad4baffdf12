"""The section of docs/runbook.md on point-in-time recovery, run word for word on a server of the compose file.

It differs from a club's server in addresses and folders, and in archiving every second instead of every minute.
"""

import os
import re
import shlex
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import yaml

from tests import services
from tests.deploy.composed import Compose
from tests.packages import ensure, postgresql_programs
from tests.programs import ROOT

SECTION = re.compile(r"^### Every minute is kept$(.*?)^## ", re.MULTILINE | re.DOTALL)
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LONGEST = 180  # seconds for all commands of one block

# Replacements for `sudo` and `canastra`: a container is a program with the environment of its service.
STAND_IN = """
sudo() { "$@"; }
canastra() {
    local verb=$1 entrypoint= given=() service
    shift
    while [[ ${1-} == -* ]]; do
        case $1 in
            --entrypoint) entrypoint=$2; shift ;;
            --env) given+=("$2"); shift ;;
            --user) shift ;;
        esac
        shift
    done
    case $verb in
        stop) db pg_ctl stop --silent --mode fast || true ;;
        up)
            { db pg_isready --quiet || db "${START[@]}"; } >> "$LOG" 2>&1 < /dev/null &
            until db pg_isready --quiet; do jobs %% > /dev/null; sleep 0.1; done ;;
        exec | run) service=$1; shift; $service env "${given[@]}" $entrypoint "$@" ;;
    esac
}
"""


class Fault(Exception):
    """Raised on a deviation from the runbook."""


class Runbook:
    """The commands of the section, and the server of the compose file on which they run."""

    def __init__(self, compose: Compose, server: services.Server) -> None:
        self.compose, self.server = compose, server
        self.data, self.archive = server.home / "data", server.home / "archive"
        section = SECTION.search((ROOT / "docs/runbook.md").read_text())
        assert section
        (_, override), *blocks = BLOCK.findall(section[1])
        self.begin, self.base, self.back = [commands for kind, commands in blocks if kind == "sh"]
        words = shlex.split(self.here(yaml.safe_load(override)["services"]["db"]["command"]))
        start = [*words, *server.command[server.command.index("-D") :]]
        self.stand_in = "\n".join(
            [
                f"START=({shlex.join(start)}) LOG={server.home / 'log'}",
                self._service("db", services.as_user(services.unprivileged("postgres"))),
                self._service("web", []),
                STAND_IN,
            ]
        )

    def here(self, text: str) -> str:
        ours = {
            "/var/lib/postgresql/data": str(self.data),
            "/srv/canastra-wal": str(self.archive),
            "/archive": str(self.archive),
            "-o 70 -g 70": f"-o {self.server.home.owner()}",
            "archive_timeout=60": "archive_timeout=1",
        }
        return re.sub("|".join(map(re.escape, ours)), lambda found: ours[found[0]], text)

    def do(self, commands: str) -> str:
        """Run commands and return their output. Raises `Fault` if one of them fails."""
        words = ["timeout", str(LONGEST), "bash", "-euc", self.stand_in + self.here(commands)]
        done = subprocess.run(words, cwd=ROOT, text=True, capture_output=True, check=False)
        if done.returncode:
            log = (self.server.home / "log").read_text()[-2000:]
            raise Fault(f"status {done.returncode}:\n{commands}\n{done.stdout}\n{done.stderr}\n{log}")
        return done.stdout

    def _service(self, name: str, before: Sequence[str]) -> str:
        told = self.compose.environment(name) | {"PGDATA": str(self.data), "PGHOST": str(self.server.home)}
        told["PATH"] = f"{postgresql_programs()}{os.pathsep}{told['PATH']}"
        given = [f"{key}={value}" for key, value in told.items()]
        return f'{name}() {{ {shlex.join(["env", "-i", *given, *before])} "$@"; }}'


@contextmanager
def runbook() -> Iterator[Runbook]:
    """Make a server as Compose starts it for the first time, with the tables of the site; it is stopped."""
    ensure("postgresql")
    with services.folder("canastra-journal-", None) as home:
        compose = Compose(home)
        with compose.cluster() as server:
            with compose.database(server):
                tables, *_ = compose.services["migrate"]["command"][-1].split(" && cp ")
                made = compose.run("migrate", ["sh", "-c", tables])
                assert made.returncode == 0, made.stderr
            book = Runbook(compose, server)
            try:
                yield book
            finally:
                book.do("canastra stop db")
