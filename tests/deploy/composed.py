"""The services of compose.yaml as programs of this machine: each command with its arguments and environment.

They differ from the containers in addresses, folders, and users.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path

import yaml
from dockerfile_parse import DockerfileParser

from tests import services
from tests.packages import postgresql_programs
from tests.programs import ROOT, Process

HOST = "torneio.example.org"
PASSWORDS = {f"{whose}_PASSWORD": f"{whose.lower()}0123" for whose in ("POSTGRES", "OWNER", "APP", "REDIS")}
TOKEN = "of-a-monitor-of-a-test-and-of-nothing-else"
GIVEN = {"SECRET_KEY": "of-the-containers-of-a-test-and-of-nothing-else", "ALLOWED_HOSTS": HOST} | PASSWORDS
GIVEN |= {"METRICS_TOKEN": TOKEN}


def filled(text):
    """Substitute variables like Compose: `${NAME:?why}`, `${NAME:-otherwise}`, and `$$` for a dollar."""
    given = re.sub(
        r"\$\{(\w+)(?::\?[^}]*|:-([^}]*))\}", lambda found: GIVEN.get(found[1], found[2]), str(text)
    )
    return given.replace("$$", "$")


class Compose:
    """The services of the file, with addresses and folders of this machine."""

    def __init__(self, home):
        self.services = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text())["services"]
        self.image = DockerfileParser(fileobj=BytesIO((ROOT / "deploy/Dockerfile").read_bytes()))
        self.home, self.started = home, {}
        self.db, self.redis, self.web = (services.free_port() for _ in range(3))
        for name in ("bin", "var", "static", "tmp", "backups"):
            (home / name).mkdir()
        asked = home / "bin" / "redis-cli"
        asked.write_text(f'#!/bin/sh\nexec {shutil.which("redis-cli")} -p {self.redis} "$@"\n')
        asked.chmod(0o755)

    def here(self, text):
        ours = {
            "@db:5432": f"@127.0.0.1:{self.db}",
            "@redis:6379": f"@127.0.0.1:{self.redis}",
            "redis-server -": f"redis-server - --bind 127.0.0.1 --port {self.redis}",
            "0.0.0.0": "127.0.0.1",
            "8000": str(self.web),
            "/var/lib/canastra": str(self.home / "var"),
            "/var/backups/canastra": str(self.home / "backups"),
            "/srv/static": str(self.home / "static"),
            "/tmp": str(self.home / "tmp"),
        }
        return re.sub("|".join(map(re.escape, ours)), lambda found: ours[found[0]], filled(text))

    def environment(self, name):
        path = os.pathsep.join([str(self.home / "bin"), str(Path(sys.executable).parent), os.environ["PATH"]])
        told = {key: self.here(value) for key, value in self.services[name].get("environment", {}).items()}
        server = {"PGHOST": str(self.home / "db"), "PGPORT": str(self.db)}
        return (
            {"PATH": path, "HOSTNAME": os.uname().nodename, "CANASTRA_VAR": str(self.home / "var")}
            | server
            | told
        )

    def run(self, name, words):
        return subprocess.run(
            [self.here(word) for word in words],
            env=self.environment(name),
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )

    def healthy(self, name):
        """Run the health check of a service, or that of the image."""
        (images,) = [step["value"] for step in self.image.structure if step["instruction"] == "HEALTHCHECK"]
        words = ["CMD", *json.loads(images.partition("CMD ")[2])]
        kind, *words = self.services[name].get("healthcheck", {"test": words})["test"]
        asked = self.run(name, ["sh", "-c", *words] if kind == "CMD-SHELL" else words)
        return asked.returncode == 0

    @contextmanager
    def running(self, name, ready=None):
        """Run a service during the block, entered once it is `ready`: healthy by default."""
        words = self.services[name].get("command") or json.loads(self.image.cmd)
        process = Process(
            [self.here(word) for word in words], self.environment(name), self.home / f"{name}.log"
        )
        try:
            yield process.start().wait_for(ready or (lambda: self.healthy(name)))
        finally:
            process.kill()

    @contextmanager
    def cluster(self):
        """Create the files of PostgreSQL, with a superuser, in a folder of its user; yield the start command."""
        user, programs = services.unprivileged("postgres"), postgresql_programs()
        with services.folder("canastra-db-", user) as home:
            (self.home / "db").symlink_to(home)
            run = services.as_user(user)
            made = [str(programs / "initdb"), "-D", str(home / "data")]
            made += ["-U", self.environment("db")["POSTGRES_USER"]]
            made += ["--auth-local=trust", "--auth-host=scram-sha-256", "--no-sync", "--no-instructions"]
            subprocess.run([*run, *made], cwd=home, check=True, stdout=subprocess.DEVNULL)
            options = [f"unix_socket_directories={home}", "listen_addresses=127.0.0.1", f"port={self.db}"]
            command = [*run, str(programs / "postgres"), "-D", str(home / "data")]
            command += [word for option in (*options, *services.QUICK) for word in ("-c", option)]
            ready = [str(programs / "pg_isready"), "-q", "-h", str(home), "-p", str(self.db)]
            yield services.Server(
                command, home, lambda: subprocess.run(ready, check=False).returncode == 0, ""
            )

    @contextmanager
    def database(self, server):
        """Run PostgreSQL as its image does at the first start: it creates a database, then runs the given file."""
        told = self.environment("db")
        with services.running(server):
            createdb = [str(postgresql_programs() / "createdb"), "-U", told["POSTGRES_USER"]]
            subprocess.run([*createdb, told["POSTGRES_DB"]], env=told, check=True)
            subprocess.run([ROOT / "deploy/owner.sh"], env=told, check=True)
            yield
