"""The site as in production, in parts that can be killed and restarted: PostgreSQL, Redis, webs, worker, beat.

The commands are those of the image and of the compose file; only ports and folders differ.
"""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from http.client import HTTPException
from io import BytesIO
from pathlib import Path
from urllib.request import urlopen

import yaml
from dockerfile_parse import DockerfileParser

from tests import services
from tests.faults.disk import Disk, disk
from tests.faults.part import Part
from tests.packages import ensure
from tests.programs import MADE, ROOT, STATIC, first_start
from tests.waiting import Patience

BIN = Path(sys.executable).parent
READY_SECONDS = 60
ROLE = "canastra_app"  # the site's own, which cannot change recorded facts


class Stack:
    """All parts, the ports of the hosts that serve the site, and the environment of its operator."""

    def __init__(
        self,
        home: Path,
        postgresql: services.Server,
        redis: services.Server,
        hosts: Sequence[str],
        disk: Disk | None = None,
    ) -> None:
        self.home, self.postgresql = home, postgresql
        self.hosts = {name: services.free_port() for name in hosts}
        self.env = {**os.environ, **services.environment(postgresql.address, redis.address)}
        del self.env["CANASTRA_TEST_SERVICES"]  # production settings, not test settings
        self.env |= {"DJANGO_SETTINGS_MODULE": "deploy.settings", "CANASTRA_VAR": str(home), "DEBUG": "0"}
        role = postgresql.address.replace("//canastra@", f"//{ROLE}@")
        site = self.env | {"DATABASE_URL": role, "PYTHONUNBUFFERED": "1"}
        self.parts = {
            "PostgreSQL": Part(
                "postgresql", postgresql.command, self.env, home, services.unprivileged("postgres"), disk
            ),
            "Redis": Part("redis", redis.command, self.env, home),
        } | {
            name: Part(name, [*services.as_user(None), *command], site, home)
            for name, command in commands(self.hosts, home).items()
        }
        self.ready = {"PostgreSQL": postgresql.ready, "Redis": redis.ready}

    @property
    def ports(self) -> list[int]:
        return list(self.hosts.values())

    def start(self) -> None:
        """Start everything for the first time, with the schema and the site's role before the site."""
        for name in ("PostgreSQL", "Redis"):
            self.parts[name].start()
            wait(self.ready[name])
        services.create_database(self.postgresql.home)
        tables = [["migrate", "-v0"], ["restrict_role", ROLE, "-v0"]]
        if os.environ.get(MADE):  # collected already, for all steps of the run
            shutil.copytree(first_start() / STATIC, self.home / STATIC)
        else:
            tables.append(["collectstatic", "--noinput", "-v0"])
        for words in tables:
            subprocess.run([sys.executable, "manage.py", *words], cwd=ROOT, env=self.env, check=True)
        for name in (*self.hosts, "worker", "beat"):
            self.parts[name].start()
        wait(self.answers)

    def revive(self) -> None:
        """Run the supervisor of every part."""
        for part in self.parts.values():
            part.watch()

    def kill(self) -> None:
        for part in self.parts.values():
            part.kill()

    def answers(self) -> bool:
        """Run the image's health check on each host."""
        try:
            for port in self.ports:
                urlopen(f"http://127.0.0.1:{port}/healthz", timeout=4).close()
        except (OSError, HTTPException):
            return False
        return True


@contextmanager
def stack(hosts: Sequence[str] = ("web",), *, own_disk: bool = False) -> Iterator[Stack]:
    """Create every part for the block; at its end, in any case, all processes and files are gone.

    own_disk: a separate disk for PostgreSQL, so that it can be full.
    """
    ensure("postgresql", "redis-server")
    with (
        services.folder("canastra-faults-", None) as home,
        services.folder("canastra-pg-", services.unprivileged("postgres")) as data,
        services.folder("canastra-redis-", services.unprivileged("nobody")) as memory,
        disk(data) if own_disk else nullcontext() as room,
    ):
        postgresql = services.postgresql_in(data, durable=True, journal=1)
        made = Stack(home, postgresql, services.redis_in(memory), hosts, room)
        try:
            yield made
        finally:
            made.kill()


def commands(hosts: Mapping[str, int], home: Path) -> dict[str, list[str]]:
    """Return the commands of image and compose file, with loopback ports and a private folder."""
    compose = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text())["services"]
    image = DockerfileParser(fileobj=BytesIO((ROOT / "deploy/Dockerfile").read_bytes()))
    told = dict.fromkeys(hosts, json.loads(image.cmd))
    told |= {name: compose[name]["command"] for name in ("worker", "beat")}
    ours = {"0.0.0.0": "127.0.0.1", "/tmp/beat": str(home / "beat")}
    ports = {name: {"8000": str(port)} for name, port in hosts.items()}
    return {
        name: [str(BIN / words[0]), *((ours | ports.get(name, {})).get(word, word) for word in words[1:])]
        for name, words in told.items()
    }


def wait(condition: Callable[[], bool], seconds: float = READY_SECONDS) -> float:
    """Wait until a condition holds, or for these seconds of an idle machine. Return the seconds it took."""
    patience = Patience(seconds)
    while not condition() and not patience.is_over():
        time.sleep(0.05)
    return time.monotonic() - patience.began
