"""The two places that are attacked, with the tables that play there and a director whose session an attacker has."""

import json
import subprocess
import sys
import tempfile
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Event, Thread

from tests.bench.mesas import make_mesas
from tests.bench.site import site
from tests.browser.opened import Site, open_tables
from tests.deploy.door import door
from tests.programs import ROOT, Program, family

TABLE = ("regulamento-1", {"target": 5000}, ["A", "B"])
MEMBER = "from tests.bench.attacks.members import member; print(member())"
EVERY = 0.25  # seconds between two looks at the memory


@dataclass(frozen=True)
class Place:
    """A served site. member: cookie of a director, slugs of the club and of an event. web, nginx: pids, 0 for none."""

    port: int
    tokens: list[str]
    member: dict[str, str]
    web: int
    nginx: int = 0

    @contextmanager
    def memory(self):
        """Watch the memory during the block; yield a function that returns the largest, in words."""
        over, most = Event(), [0, 0]

        def watch():
            while not over.wait(EVERY):
                most[0] = max(most[0], resident(self.web))
                if self.nginx:
                    most[1] = max(most[1], resident(self.nginx) + deleted(self.nginx))

        watching = Thread(target=watch)
        watching.start()
        try:
            yield lambda: f"web {most[0]} MB" + (f", nginx {most[1]} MB" if self.nginx else "")
        finally:
            over.set()
            watching.join()


def deleted(pid):
    """Return the megabytes of files without a name that a process and its descendants have open: temporary ones."""
    found = 0
    for one in family(pid):
        with suppress(FileNotFoundError, ProcessLookupError):
            for file in Path(f"/proc/{one}/fd").iterdir():
                with suppress(FileNotFoundError):
                    found += file.stat().st_size if str(file.readlink()).endswith(" (deleted)") else 0
    return found >> 20


def resident(pid):
    """Return the megabytes of a process and its descendants that no other process shares."""
    found = 0
    with suppress(FileNotFoundError, ProcessLookupError):
        for one in family(pid):
            lines = Path(f"/proc/{one}/smaps_rollup").read_text().splitlines()
            found += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return found >> 10


@contextmanager
def laptop(jogos):
    """Serve as `make run` does."""
    with tempfile.TemporaryDirectory(prefix="canastra-bench-") as home:
        program = Program(Path(home) / "var", DEMO="0")
        served = Site(program, really=True)
        try:
            program.start()
            # An empty site has no sign-in page, but asks for its first director.
            command = [
                sys.executable,
                ROOT / "deploy" / "run.py",
                "manage",
                "shell",
                "--no-imports",
                "--command",
                MEMBER,
            ]
            told = subprocess.run(command, env=program.env, check=True, capture_output=True, text=True).stdout
            tables = open_tables(served, dict.fromkeys(map(str, range(jogos)), TABLE))
            tokens = [address.split("/")[-2] for address in tables.values()]
            yield Place(program.port, tokens, json.loads(told), program.process.pid)
        finally:
            served.end()


@contextmanager
def server(jogos):
    """Serve as the containers do, behind nginx."""
    from tests.bench.attacks.members import member

    mesas = make_mesas(jogos)
    with (
        tempfile.TemporaryDirectory(prefix="canastra-bench-") as home,
        site() as web,
        door(Path(home), web.port) as port,
    ):
        nginx = int((Path(home) / "nginx.pid").read_text())
        tokens = [mesa.token for mesa in mesas]
        yield Place(port, tokens, json.loads(member()), web.process.pid, nginx)
