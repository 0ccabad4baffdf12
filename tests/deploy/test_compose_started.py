"""The services of compose.yaml, really started without containers, each tested by its health check."""

import os
import re
import signal
import stat
import subprocess

import psycopg
import pytest

from tests.deploy.composed import HOST, TOKEN, Compose
from tests.deploy.door import door, exchange
from tests.packages import ensure
from tests.programs import with_static
from tests.waiting import eventually

pytestmark = pytest.mark.worker
REDIS = {"save": "", "appendonly": "no", "maxmemory": str(96 * 2**20), "maxmemory-policy": "noeviction"}


@pytest.fixture(scope="module")
def compose(tmp_path_factory):
    ensure("postgresql", "redis-server", "nginx")
    return Compose(tmp_path_factory.mktemp("compose"))


@pytest.fixture(scope="module")
def tables(compose):
    """Return database, Redis and migration, in the order of the file."""
    with_static(compose.home / "var")  # they are in the image, which tests/deploy/test_dockerfile.py looks at
    with compose.cluster() as server, compose.database(server), compose.running("redis"):
        migrate(compose)
        yield compose


def migrate(compose):
    migrated = compose.run("migrate", compose.services["migrate"]["command"])
    assert migrated.returncode == 0, migrated.stderr


@pytest.fixture(scope="module")
def site(tables):
    """Return all services of the file except nginx."""
    with tables.running("web"), tables.running("worker") as worker, tables.running("beat"):
        tables.started["worker"] = worker
        yield tables


@pytest.fixture(scope="module")
def nginx(site):
    home = site.home / "door"
    home.mkdir()
    (home / "static").symlink_to(site.home / "static")
    with door(home, site.web) as port:
        yield port


def get(port, path, *headers):
    lines = [f"GET {path} HTTP/1.1", f"Host: {HOST}", "Connection: close", *headers]
    return exchange(port, "\r\n".join([*lines, "", ""]).encode())


def asked(compose, sql, whose="web"):
    with psycopg.connect(compose.here(compose.services[whose]["environment"]["DATABASE_URL"])) as database:
        return database.execute(sql).fetchall()


def test_copy_is_made_by_itself_opened_and_put_back(tables):
    # Runs before the other services start: the whole site then works on the restored database.
    folder = tables.home / "backups"
    with tables.running("copies", lambda: list(folder.glob("*.dump"))) as copies:
        copies.wait_for(lambda: asked(tables, "SELECT 1 FROM tournaments_copia"))
        assert copies.stop(signal.SIGTERM) == 0
    (copy,) = folder.glob("*.dump")

    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert asked(tables, "SELECT why, file, verified, error FROM tournaments_copia") == [
        ("day", copy.name, True, "")
    ]
    with psycopg.connect(
        tables.here(tables.services["copies"]["environment"]["DATABASE_URL"]), autocommit=True
    ) as owner:
        owner.execute("DROP TABLE tournaments_copia")
    restored = tables.run("copies", ["python", "manage.py", "restore", "--anyway", copy.name])
    assert restored.returncode == 0, restored.stderr
    assert asked(tables, "SELECT count(*) FROM tournaments_copia", "copies") == [
        (0,)
    ]  # as it was in that moment
    assert asked(tables, "SELECT datname FROM pg_database WHERE datname LIKE 'canastra_%'", "copies") == [
        ("canastra_antes",)
    ]
    migrate(tables)


@pytest.mark.parametrize("name", ["db", "redis", "web", "worker", "beat"])
def test_service_is_healthy_by_its_own_check(site, name):
    eventually(lambda: site.healthy(name))  # a busy machine may answer late


def test_frozen_worker_is_unhealthy_until_it_goes_on(site):
    sign = site.home / "tmp" / "worker"
    worker = site.started["worker"].process
    worker.send_signal(signal.SIGSTOP)
    try:
        os.utime(sign, (0, 0))  # the time that passes
        assert not site.healthy("worker")
    finally:
        worker.send_signal(signal.SIGCONT)

    eventually(lambda: site.healthy("worker"))


def test_site_is_reached_through_the_door(nginx):
    page = get(nginx, "/")

    assert page.startswith("HTTP/1.1 200 ")
    style = re.search(r'href="(/static/[^"]+\.css)"', page)[1]
    assert "Cache-Control: public, max-age=31536000, immutable" in get(nginx, style)


def test_figures_are_read_through_the_door_by_token_alone(nginx):
    read = get(nginx, "/metrics", f"Authorization: Bearer {TOKEN}")

    assert read.startswith("HTTP/1.1 200 ")
    assert 'canastra_alarm{alarm="copies_stopped"} 0.0' in read
    for headers in ([], [f"Authorization: Bearer {TOKEN}x"]):
        assert get(nginx, "/metrics", *headers).startswith("HTTP/1.1 404 ")


def test_site_is_neither_superuser_nor_owner(site):
    may = "rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls"
    roles = {
        name: rights
        for name, *rights in asked(site, f"SELECT rolname, {may} FROM pg_roles WHERE rolcanlogin")
    }

    assert roles.pop("postgres")
    assert roles == {
        "canastra": [False, True, True, False, False],
        "canastra_app": [False, False, False, False, False],
    }
    assert asked(
        site, "SELECT current_user, tableowner FROM pg_tables WHERE schemaname = 'public' GROUP BY 1, 2"
    ) == [("canastra_app", "canastra")]


@pytest.mark.parametrize("whose", ["canastra", "canastra_app", "postgres"])
def test_database_asks_for_the_password(site, whose):
    with pytest.raises(psycopg.OperationalError, match="password authentication failed"):
        psycopg.connect(f"postgresql://{whose}:wrong@127.0.0.1:{site.db}/canastra")


def test_request_has_in_the_log_of_nginx_the_name_that_the_site_gives_it(nginx, site):
    # The site trusts the proxy's headers, for the client address as well.
    answer = get(nginx, "/entrar/")
    name = re.search(r"X-Request-ID: (\w+)", answer, re.IGNORECASE)[1]

    assert (site.home / "door" / "access.log").read_text().splitlines()[-1].endswith(f" {name}")


def test_redis_writes_no_file_and_refuses_rather_than_forgets(site):
    told = site.run("redis", ["redis-cli", "config", "get", *REDIS])
    words = told.stdout.splitlines()

    assert dict(zip(words[::2], words[1::2], strict=True)) == REDIS


def test_redis_asks_for_the_password(site):
    asked = subprocess.run(
        [site.home / "bin/redis-cli", "ping"], env={}, capture_output=True, text=True, check=False
    )

    assert "NOAUTH" in asked.stdout
