"""What compose.yaml starts, really started without containers: each command, with its own words and environment.

Other than in the containers are addresses, folders, and who the programs work as.
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

import psycopg
import pytest
import yaml
from dockerfile_parse import DockerfileParser

from tests import services
from tests.deploy.door import door, exchange
from tests.packages import ensure, postgresql_programs
from tests.programs import ROOT, Process

pytestmark = pytest.mark.worker
HOST = "torneio.example.org"
PASSWORDS = {f"{whose}_PASSWORD": f"{whose.lower()}0123" for whose in ("POSTGRES", "OWNER", "APP", "REDIS")}
GIVEN = {"SECRET_KEY": "of-the-containers-of-a-test-and-of-nothing-else", "ALLOWED_HOSTS": HOST} | PASSWORDS


def filled(text):
    """Put in the variables as Compose does: `${NAME:?why}`, `${NAME:-otherwise}`, and `$$` for a dollar."""
    given = re.sub(
        r"\$\{(\w+)(?::\?[^}]*|:-([^}]*))\}", lambda found: GIVEN.get(found[1], found[2]), str(text)
    )
    return given.replace("$$", "$")


class Compose:
    """The services of the file, at addresses and in folders of this machine."""

    def __init__(self, home):
        self.services = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text())["services"]
        self.image = DockerfileParser(fileobj=BytesIO((ROOT / "deploy/Dockerfile").read_bytes()))
        self.home, self.started = home, {}
        self.db, self.redis, self.web = (services.free_port() for _ in range(3))
        for name in ("bin", "var", "static", "tmp"):
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
        """Ask the health check of a service, or that of the image."""
        (images,) = [step["value"] for step in self.image.structure if step["instruction"] == "HEALTHCHECK"]
        words = ["CMD", *json.loads(images.partition("CMD ")[2])]
        kind, *words = self.services[name].get("healthcheck", {"test": words})["test"]
        asked = self.run(name, ["sh", "-c", *words] if kind == "CMD-SHELL" else words)
        return asked.returncode == 0

    @contextmanager
    def running(self, name):
        words = self.services[name].get("command") or json.loads(self.image.cmd)
        process = Process(
            [self.here(word) for word in words], self.environment(name), self.home / f"{name}.log"
        )
        try:
            yield process.start().wait_for(lambda: self.healthy(name))
        finally:
            process.kill()

    @contextmanager
    def database(self):
        """Run PostgreSQL as its image does at the first start: a superuser, a database, then the file it is given."""
        user, programs = services.unprivileged("postgres"), postgresql_programs()
        with services.folder("canastra-db-", user) as home:
            (self.home / "db").symlink_to(home)
            told, run = self.environment("db"), services.as_user(user)
            made = [str(programs / "initdb"), "-D", str(home / "data"), "-U", told["POSTGRES_USER"]]
            made += ["--auth-local=trust", "--auth-host=scram-sha-256", "--no-sync", "--no-instructions"]
            subprocess.run([*run, *made], cwd=home, check=True, stdout=subprocess.DEVNULL)
            options = [f"unix_socket_directories={home}", "listen_addresses=127.0.0.1", f"port={self.db}"]
            command = [*run, str(programs / "postgres"), "-D", str(home / "data")]
            command += [word for option in (*options, *services.QUICK) for word in ("-c", option)]
            ready = [str(programs / "pg_isready"), "-q", "-h", str(home), "-p", str(self.db)]
            server = services.Server(
                command, home, lambda: subprocess.run(ready, check=False).returncode == 0, ""
            )
            with services.running(server):
                createdb = [str(programs / "createdb"), "-U", told["POSTGRES_USER"], told["POSTGRES_DB"]]
                subprocess.run(createdb, env=told, check=True)
                subprocess.run([ROOT / "deploy/owner.sh"], env=told, check=True)
                yield


@pytest.fixture(scope="module")
def compose(tmp_path_factory):
    ensure("postgresql", "redis-server", "nginx")
    return Compose(tmp_path_factory.mktemp("compose"))


@pytest.fixture(scope="module")
def site(compose):
    """Everything of the file but nginx, started in its order."""
    collected = compose.run("web", ["python", "manage.py", "collectstatic", "--noinput", "--verbosity", "0"])
    assert collected.returncode == 0, collected.stderr
    with compose.database(), compose.running("redis"):
        migrated = compose.run("migrate", compose.services["migrate"]["command"])
        assert migrated.returncode == 0, migrated.stderr
        with compose.running("web"), compose.running("worker"), compose.running("beat"):
            yield compose


@pytest.fixture(scope="module")
def nginx(site, tmp_path_factory):
    home = tmp_path_factory.mktemp("door")
    (home / "static").symlink_to(site.home / "static")
    with door(home, site.web) as port:
        yield port


def get(port, path, *headers):
    lines = [f"GET {path} HTTP/1.1", f"Host: {HOST}", "Connection: close", *headers]
    return exchange(port, "\r\n".join([*lines, "", ""]).encode())


@pytest.mark.parametrize("name", ["db", "redis", "web", "worker", "beat"])
def test_service_is_healthy_by_its_own_check(site, name):
    assert site.healthy(name)


def test_site_is_reached_through_the_door(nginx):
    page = get(nginx, "/")

    assert page.startswith("HTTP/1.1 200 ")
    style = re.search(r'href="(/static/[^"]+\.css)"', page)[1]
    assert "Cache-Control: public, max-age=31536000, immutable" in get(nginx, style)


def test_site_is_neither_superuser_nor_owner(site):
    with psycopg.connect(site.here(site.services["web"]["environment"]["DATABASE_URL"])) as database:
        roles = dict(
            database.execute("SELECT rolname, rolsuper FROM pg_roles WHERE rolname !~ '^pg_'").fetchall()
        )
        owners = {
            row[0]
            for row in database.execute(
                "SELECT DISTINCT tableowner FROM pg_tables WHERE schemaname = 'public'"
            )
        }

        assert database.info.user == "canastra_app"
    assert roles == {"postgres": True, "canastra": False, "canastra_app": False}
    assert owners == {"canastra"}


@pytest.mark.parametrize("whose", ["canastra", "canastra_app", "postgres"])
def test_database_asks_for_the_password(site, whose):
    with pytest.raises(psycopg.OperationalError, match="password authentication failed"):
        psycopg.connect(f"postgresql://{whose}:wrong@127.0.0.1:{site.db}/canastra")


def test_redis_asks_for_the_password(site):
    asked = subprocess.run(
        [site.home / "bin/redis-cli", "ping"], env={}, capture_output=True, text=True, check=False
    )

    assert "NOAUTH" in asked.stdout
