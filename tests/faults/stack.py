"""The site as production runs it, in parts that may be killed and come back: PostgreSQL, Redis, web, worker, beat.

The commands are those of the image and of the compose file; only ports and folders differ.
"""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from http.client import HTTPException
from io import BytesIO
from pathlib import Path
from urllib.request import urlopen

import yaml
from dockerfile_parse import DockerfileParser

from tests import services
from tests.packages import ensure
from tests.programs import ROOT, Process, family

BIN = Path(sys.executable).parent
READY_SECONDS = 60
YARDSTICK = 0.2  # seconds of work
ROLE = "canastra_app"  # the site's own, which cannot change recorded facts


class Part(Process):
    """One program of the site. `back_at`: when somebody who watches over it starts it again."""

    def __init__(self, name: str, command: Sequence[str], env: dict[str, str], home: Path) -> None:
        super().__init__(command, env, home / f"{name}.log")
        self.name, self.back_at, self.thaw_at = name, 0.0, 0.0

    def children(self) -> list[int]:
        with suppress(OSError):
            return family(self.process.pid)[1:]
        return []

    def kill_one_child(self, which: float) -> bool:
        """Kill one of the processes it has started, drawn between 0 and 1; it has to help itself.

        Return whether there was one.
        """
        children = self.children()
        with suppress(ProcessLookupError):
            if children:
                os.kill(children[int(which * len(children))], signal.SIGKILL)
        return bool(children)

    def freeze(self) -> None:
        """Let it hang with all it has started: connections are taken, and nothing is ever answered."""
        self._signal_all(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal_all(signal.SIGCONT)

    def _signal_all(self, number: int) -> None:
        for pid in [self.process.pid, *self.children()]:
            with suppress(ProcessLookupError):
                os.kill(pid, number)


class Stack:
    """All parts, the address of the site, and the environment of whoever manages it."""

    def __init__(self, home: Path, postgresql: services.Server, redis: services.Server) -> None:
        self.home, self.port, self.postgresql = home, services.free_port(), postgresql
        self.env = {**os.environ, **services.environment(postgresql.address, redis.address)}
        del self.env["CANASTRA_TEST_SERVICES"]  # nothing here is under test settings
        self.env |= {"DJANGO_SETTINGS_MODULE": "deploy.settings", "CANASTRA_VAR": str(home), "DEBUG": "0"}
        role = postgresql.address.replace("//canastra@", f"//{ROLE}@")
        site = self.env | {"DATABASE_URL": role, "PYTHONUNBUFFERED": "1"}
        self.parts = {
            "PostgreSQL": Part("postgresql", postgresql.command, self.env, home),
            "Redis": Part("redis", redis.command, self.env, home),
        } | {
            name: Part(name, [*services.as_user(None), *command], site, home)
            for name, command in commands(self.port, home).items()
        }
        self.ready = {"PostgreSQL": postgresql.ready, "Redis": redis.ready, "web": self.answers}

    def start(self) -> None:
        """Start everything for the first time, the schema and the site's role before the site."""
        for name in ("PostgreSQL", "Redis"):
            self.parts[name].start()
            wait(self.ready[name])
        services.create_database(self.postgresql.home)
        for words in (
            ["migrate", "-v0"],
            ["restrict_role", ROLE, "-v0"],
            ["collectstatic", "--noinput", "-v0"],
        ):
            subprocess.run([sys.executable, "manage.py", *words], cwd=ROOT, env=self.env, check=True)
        for name in ("web", "worker", "beat"):
            self.parts[name].start()
        wait(self.answers)

    def revive(self) -> None:
        """Let go on what was frozen, start again what has ended, where its time has come: what a supervisor does."""
        for part in self.parts.values():
            if part.thaw_at and time.monotonic() >= part.thaw_at:
                part.thaw_at = 0.0
                part.thaw()
            if part.process.poll() is not None and time.monotonic() >= part.back_at:
                part.start()

    def kill(self) -> None:
        for part in self.parts.values():
            part.kill()

    def answers(self) -> bool:
        """Ask what the health check of the image asks."""
        try:
            urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=4).close()
        except (OSError, HTTPException):
            return False
        return True


@contextmanager
def stack() -> Iterator[Stack]:
    """Make every part while the block lasts; at its end, however it comes, nothing runs and nothing is left."""
    ensure("postgresql", "redis-server")
    with (
        services.folder("canastra-faults-", None) as home,
        services.folder("canastra-pg-", services.unprivileged("postgres")) as data,
        services.folder("canastra-redis-", services.unprivileged("nobody")) as memory,
    ):
        made = Stack(home, services.postgresql_in(data, durable=True), services.redis_in(memory))
        try:
            yield made
        finally:
            made.kill()


def commands(port: int, home: Path) -> dict[str, list[str]]:
    """Return what image and compose file run, on a loopback port and in a folder of our own."""
    compose = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text())["services"]
    image = DockerfileParser(fileobj=BytesIO((ROOT / "deploy/Dockerfile").read_bytes()))
    told = {"web": json.loads(image.cmd)} | {name: compose[name]["command"] for name in ("worker", "beat")}
    ours = {"0.0.0.0": "127.0.0.1", "8000": str(port), "/tmp/beat": str(home / "beat")}
    return {
        name: [str(BIN / words[0]), *(ours.get(word, word) for word in words[1:])]
        for name, words in told.items()
    }


def wait(condition: Callable[[], bool], seconds: float = READY_SECONDS) -> float:
    """Wait until a condition holds, or so many seconds are over; return the seconds it took."""
    started = time.monotonic()
    while not condition() and time.monotonic() - started < seconds:
        time.sleep(0.05)
    return time.monotonic() - started


def stretch() -> float:
    """Return how many times longer everything takes here just now than on a machine of its own, at least 1."""
    started, worked = time.monotonic(), time.thread_time()
    while time.thread_time() - worked < YARDSTICK:
        pass
    return max(1.0, (time.monotonic() - started) / YARDSTICK)
