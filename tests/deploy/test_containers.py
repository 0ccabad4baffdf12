"""The parsed image and compose file: what a club's server starts."""

import json
import re
import tomllib
from fnmatch import fnmatch
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from urllib.parse import urlsplit

import granian.cli
import pytest
import yaml
from celery.bin.beat import beat
from celery.bin.worker import worker
from dockerfile_parse import DockerfileParser

from deploy import environment
from deploy.celery import app

ROOT = Path(__file__).resolve().parents[2]
SECRET = re.compile(r"SECRET|PASSWORD|TOKEN|DATABASE_URL", re.IGNORECASE)
APP = {"migrate", "web", "worker", "beat", "copies"}


@pytest.fixture(scope="module")
def dockerfile():
    return DockerfileParser(fileobj=BytesIO((ROOT / "deploy/Dockerfile").read_bytes()), env_replace=False)


@pytest.fixture(scope="module")
def compose():
    return yaml.safe_load((ROOT / "deploy/compose.yaml").read_text())


@pytest.fixture(scope="module")
def services(compose):
    return compose["services"]


def values(dockerfile, instruction):
    return [step["value"] for step in dockerfile.structure if step["instruction"] == instruction]


def final_stage(dockerfile):
    steps = [step for step in dockerfile.structure if step["instruction"] != "COMMENT"]
    last = max(at for at, step in enumerate(steps) if step["instruction"] == "FROM")
    return steps[last:]


def commands(dockerfile):
    return [part.strip() for value in values(dockerfile, "RUN") for part in value.split("&&")]


def test_image_stands_on_the_python_of_the_project(dockerfile):
    version = (ROOT / ".python-version").read_text().strip()

    parents = set(dockerfile.parent_images)

    assert len(parents) == 1  # both stages use the same base image
    assert re.fullmatch(rf"python:{re.escape(version)}-slim-trixie@sha256:[0-9a-f]{{64}}", parents.pop())


def test_image_fetches_from_nowhere_else(dockerfile):
    addresses = re.findall(r"\w+://([\w.]+)", dockerfile.content)

    assert set(addresses) <= {"127.0.0.1"}
    assert values(dockerfile, "ADD") == []


def test_image_runs_as_an_unprivileged_user_to_the_end(dockerfile):
    steps = final_stage(dockerfile)
    users = [step["value"] for step in steps if step["instruction"] == "USER"]

    assert users == ["canastra"]
    assert any("useradd --system --uid 10001 " in command for command in commands(dockerfile))
    after = [step["instruction"] for step in steps[[s["instruction"] for s in steps].index("USER") :]]
    assert not {"RUN", "COPY"} & set(after)


def test_image_keeps_no_secret(dockerfile):
    kept = values(dockerfile, "ENV") + values(dockerfile, "ARG") + values(dockerfile, "LABEL")

    assert kept
    assert not [value for value in kept if SECRET.search(value)]


def test_image_installs_only_what_the_lock_vouches_for(dockerfile):
    (fetching,) = [command for command in commands(dockerfile) if command.startswith("pip ")]

    assert {"install", "--require-hashes", "--only-binary", ":all:", "requirements.txt"} <= set(
        fetching.split()
    )


def test_image_has_the_programs_that_copy_this_very_server(dockerfile, services):
    # An older pg_dump refuses a newer server, and an older server cannot read a newer dump.
    server = services["db"]["image"].removeprefix("postgres:").partition("-")[0]
    installed = [
        word for line in commands(dockerfile) for word in line.split() if line.startswith("apt-get i")
    ]

    assert [word for word in installed if word.startswith("postgresql")] == [f"postgresql-client-{server}"]
    assert "rm -rf /var/lib/apt/lists/*" in commands(dockerfile)


def test_image_holds_every_floor(dockerfile):
    copied = {word for value in values(dockerfile, "COPY") for word in value.split()[:-1]}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())

    assert copied >= {"manage.py", "templates", *project["tool"]["importlinter"]["root_packages"]}


def test_ignore_file_lets_through_what_the_image_copies(dockerfile):
    lines = (ROOT / ".dockerignore").read_text().splitlines()
    allowed = {line[1:] for line in lines if line.startswith("!")}
    copied = {
        word for value in values(dockerfile, "COPY") if "--from" not in value for word in value.split()[:-1]
    }

    assert lines[1] == "*"
    assert copied - {"deploy/requirements.txt"} == allowed  # that file is in a folder that is let through
    assert all((ROOT / name).exists() for name in copied)


@pytest.mark.parametrize("path", ["deploy/.env", ".env.local", "scoring/models/__pycache__", "rules/x.pyc"])
def test_ignore_file_keeps_back(path):
    lines = (ROOT / ".dockerignore").read_text().splitlines()
    patterns = [line for line in lines if (line and line[0] not in "#!*") or line.startswith("**/")]

    assert any(fnmatch(path.rpartition("/")[2], pattern.removeprefix("**/")) for pattern in patterns)


def test_image_starts_granian_with_options_it_knows(dockerfile):
    program, *arguments = json.loads(values(dockerfile, "CMD")[-1])
    options = granian.cli.cli.make_context(program, arguments).params

    assert program == "granian"
    assert (options["app"], options["interface"].value) == ("deploy.asgi:application", "asginl")
    assert (options["host"], options["workers"]) == ("0.0.0.0", 2)
    (asks,) = values(dockerfile, "HEALTHCHECK")
    assert f"/dev/tcp/127.0.0.1/{options['port']} " in asks
    assert "GET /healthz " in asks


def test_compose_names_the_whole_site(services):
    assert set(services) == APP | {"db", "redis", "nginx"}
    assert {name for name, service in services.items() if service["image"] == "canastra"} == APP


def test_compose_publishes_nginx_alone(services):
    published = {name: service["ports"] for name, service in services.items() if service.get("ports")}

    bind = {"host_ip": "${HTTP_BIND:-}"}  # everybody, or a proxy on this machine alone
    assert published == {
        "nginx": [
            bind | {"published": "${HTTP_PORT:-80}", "target": 80},
            bind | {"published": "${HTTPS_PORT:-443}", "target": 443},
        ]
    }
    assert not [name for name, service in services.items() if service.get("network_mode")]


def test_compose_pins_what_it_fetches(services):
    fetched = {service["image"] for service in services.values()} - {"canastra"}

    assert len(fetched) == 3
    assert all(re.fullmatch(r"[a-z]+:\d+[\w.-]*@sha256:[0-9a-f]{64}", image) for image in fetched)
    assert int(services["db"]["image"].split(":")[1].split("-")[0]) >= 15


# Rights and resources of each service beyond the common ones: an added right, folder or program belongs here.
HOOKS = "${HOOKS_DIR:-/etc/canastra/hooks}:/etc/canastra/hooks:ro"
HELD = {
    "migrate": {"tmpfs": ["/tmp"], "mem_limit": "512m", "volumes": ["static:/srv/static"]},
    "web": {
        "tmpfs": ["/tmp:size=64m", "/tmp/pages:size=96m"],
        "mem_limit": "1g",
        "ulimits": {"nofile": 8192},
        "volumes": [HOOKS],
    },
    "worker": {"tmpfs": ["/tmp"], "mem_limit": "512m", "volumes": [HOOKS]},
    "beat": {"tmpfs": ["/tmp"], "mem_limit": "512m", "volumes": [HOOKS]},
    "copies": {
        "tmpfs": ["/tmp"],
        "mem_limit": "512m",
        "volumes": ["${BACKUP_DIR:-backups}:/var/backups/canastra", HOOKS],
    },
    "db": {
        "tmpfs": ["/tmp", "/var/run/postgresql"],
        "mem_limit": "1g",
        "shm_size": "128m",  # Docker's own 64 MB are too few for a query of several processes
        "user": "postgres",
        "volumes": [
            "database:/var/lib/postgresql/data",
            "./owner.sh:/docker-entrypoint-initdb.d/owner.sh:ro",
        ],
    },
    "redis": {"tmpfs": ["/tmp", "/data"], "mem_limit": "192m", "user": "redis"},
    "nginx": {
        "tmpfs": [
            "/tmp:size=8m",
            "/var/run:size=8m",
            "/var/cache/nginx:size=112m",
            "/var/cache/nginx/client_temp:size=192m",
            "/var/cache/nginx/proxy_temp:size=96m",
        ],
        "mem_limit": "960m",
        "ulimits": {"nofile": 16384},
        "cap_add": ["CHOWN", "NET_BIND_SERVICE", "SETGID", "SETUID"],
        "volumes": [
            "./nginx.conf:/etc/nginx/nginx.conf:ro",
            "${TLS_DIR:-/etc/canastra/tls}:/etc/nginx/tls:ro",
            "static:/srv/static:ro",
        ],
    },
}
ALL_HELD = {
    "read_only": True,
    "cap_drop": ["ALL"],
    "security_opt": ["no-new-privileges:true"],
    "pids_limit": 256,
    "logging": {"driver": "local", "options": {"max-size": "10m", "max-file": "5"}},
}
ONE_OF_EACH = {"deploy", "scale"}
OF_THE_MACHINE = {
    "privileged",
    "pid",
    "ipc",
    "userns_mode",
    "devices",
    "network_mode",
    "group_add",
    "sysctls",
}


@pytest.mark.parametrize("name", HELD)
def test_compose_holds_every_service_to_what_it_needs(services, name):
    service = services[name]
    looked_at = {"tmpfs", "mem_limit", "ulimits", "shm_size", "user", "volumes", "cap_add", *ALL_HELD}

    assert {key: value for key, value in service.items() if key in looked_at} == ALL_HELD | HELD[name]
    assert not set(service) & OF_THE_MACHINE


def test_compose_starts_each_service_once(services):
    assert set(services) == set(HELD)
    assert not [name for name, service in services.items() if set(service) & ONE_OF_EACH]
    beats = [name for name, service in services.items() if "beat" in service.get("command", ())]
    assert beats == ["beat"]
    assert not {"-B", "--beat"} & set(services["worker"]["command"])


def test_compose_variables_are_documented():
    used = set(re.findall(r"\$\{(\w+)", (ROOT / "deploy/compose.yaml").read_text()))
    documented = set(re.findall(r"^\| `(\w+)` \|", (ROOT / "docs/runbook.md").read_text(), re.MULTILINE))

    assert used == documented


def test_compose_secrets_have_no_default():
    uses = re.findall(r"\$\{(\w+)(:\?|:-)?", (ROOT / "deploy/compose.yaml").read_text())
    secret = {(name, mark) for name, mark in uses if SECRET.search(name)}

    asked = {"SECRET_KEY", "POSTGRES_PASSWORD", "OWNER_PASSWORD", "APP_PASSWORD", "REDIS_PASSWORD"}
    # Without a token the figures are served to the internal network only.
    assert secret == {(name, ":?") for name in asked} | {("METRICS_TOKEN", ":-")}
    assert all(mark for _, mark in uses)


def test_compose_chooses_nothing_that_was_not_chosen():
    # Unset variables must mean the defaults of the settings, whoever starts the services.
    given = dict(re.findall(r"\$\{(\w+):-(.*?)\}", (ROOT / "deploy/compose.yaml").read_text()))

    assert given == {
        "CSRF_TRUSTED_ORIGINS": "",
        "HTTPS": "0",
        "TIME_ZONE": "America/Sao_Paulo",
        "LOG_LEVEL": "WARNING",
        "SERVICE_WORKER": "1",
        "LOG_FORMAT": "line",
        "ERROR_HOOK": "",
        "HOOKS_DIR": "/etc/canastra/hooks",
        "METRICS_TOKEN": "",
        "DISK_LOW_MB": "500",
        "SECURITY_CONTACT": "",
        "EMAIL_URL": "",
        "EMAIL_FROM": "canastra@localhost",
        "BACKUP_DIR": "backups",
        "HTTP_BIND": "",
        "HTTP_PORT": "80",
        "HTTPS_PORT": "443",
        "TLS_DIR": "/etc/canastra/tls",
    }


def test_compose_hands_over_what_the_settings_read(services):
    settings = (ROOT / "deploy/settings.py").read_text()
    read = set(re.findall(r'environment\.\w+\(\s*"(\w+)"', settings))

    given = {name: set(services[name]["environment"]) for name in APP}

    laptop = {"DEBUG", "CANASTRA_VAR", "CANASTRA_EMBEDDED", "BACKUP_DIR", "BACKUPS"}
    all_of_them = (read - laptop) | {"PROMETHEUS_MULTIPROC_DIR"}
    more = {"migrate": {"APP_PASSWORD"}, "worker": {"WORKER_SIGN"}, "copies": {"BACKUP_DIR", "CANASTRA_VAR"}}
    assert given == {name: all_of_them | more.get(name, set()) for name in APP}


def test_compose_addresses_reach_its_own_services(services, monkeypatch):
    given = services["web"]["environment"]
    monkeypatch.setenv("DATABASE_URL", re.sub(r"\$\{APP_PASSWORD:[^}]*\}", "abc123", given["DATABASE_URL"]))
    monkeypatch.setenv("CELERY_BROKER_URL", re.sub(r"\$\{\w+:[^}]*\}", "abc123", given["CELERY_BROKER_URL"]))

    database = environment.database("DATABASE_URL")

    assert database["HOST"] in services
    assert database["NAME"] == services["db"]["environment"]["POSTGRES_DB"]
    assert urlsplit(environment.broker("CELERY_BROKER_URL", "")).hostname in services


def test_compose_runs_the_site_as_a_role_that_does_not_own_the_tables(services):
    users = {name: services[name]["environment"]["DATABASE_URL"].split(":")[1] for name in APP}

    owner = re.search(r"CREATE ROLE (\w+) ", (ROOT / "deploy/owner.sh").read_text())[1]
    assert users == dict.fromkeys(APP, "//canastra_app") | dict.fromkeys(("migrate", "copies"), f"//{owner}")
    assert services["db"]["environment"]["POSTGRES_USER"] not in {owner, "canastra_app"}
    first, *_ = services["migrate"]["command"][-1].split(" && cp ")
    assert first == "python manage.py migrate --noinput && python manage.py restrict_role canastra_app"


def test_compose_waits_only_for_services_that_can_tell(services):
    waits = [
        (other, how["condition"])
        for service in services.values()
        for other, how in service.get("depends_on", {}).items()
    ]
    healthy = {other for other, condition in waits if condition == "service_healthy"}

    assert {other for other, condition in waits} - healthy == {"migrate", "web"}
    assert all("test" in services[name]["healthcheck"] for name in healthy)
    assert services["migrate"]["restart"] == "no"


def test_compose_asks_no_service_whether_it_answers_that_does_not_serve(services):
    # The image's health check requests a port; services without one need another check, or none.
    served = {name for name in APP if "command" not in services[name]}

    assert served == {name for name in APP if "healthcheck" not in services[name]} == {"web"}
    asked_rarely = [check for name in APP if (check := services[name].get("healthcheck", {})).get("interval")]
    assert all(
        check["start_period"] for check in asked_rarely
    )  # `ps` says something before the first minute is over


def test_compose_lets_what_was_begun_come_to_its_end(dockerfile, services):
    grace = {name: int(services[name].get("stop_grace_period", "10s").removesuffix("s")) for name in services}
    image = json.loads(values(dockerfile, "CMD")[-1])

    assert grace["web"] > int(image[image.index("--workers-kill-timeout") + 1])
    assert grace["worker"] > app.conf.worker_soft_shutdown_timeout
    assert grace["db"] >= 60  # all that it holds in memory is written


def test_what_is_written_lies_where_something_may_be_written(services):
    for name in APP:
        service = services[name]
        written = {"PROMETHEUS_MULTIPROC_DIR", "PAGES_DIR", "BACKUP_DIR"}
        written |= {"CANASTRA_VAR"} if name == "copies" else set()
        places = [mount.partition(":")[0] for mount in service["tmpfs"]]
        places += [mount.rpartition(":")[2] for mount in service.get("volumes", [])]
        for variable in written & set(service["environment"]):
            assert service["environment"][variable].startswith(tuple(places)), (name, variable)


def test_copies_lie_where_a_new_container_finds_them(compose, dockerfile, services):
    mount, _ = services["copies"]["volumes"]
    folder = services["copies"]["environment"]["BACKUP_DIR"]

    assert (
        mount == f"${{BACKUP_DIR:-{next(name for name in compose['volumes'] if name == 'backups')}}}:{folder}"
    )
    # A new volume gets the mode of the image's folder: other users may not read it.
    assert f"install --directory --owner canastra --group canastra --mode 700 {folder}" in commands(
        dockerfile
    )


def test_a_stopped_broker_does_not_keep_the_web_from_starting(services):
    assert set(services["web"]["depends_on"]) == {"db", "migrate"}


def test_compose_volumes_are_declared(compose, services):
    mounts = [mount for service in services.values() for mount in service.get("volumes", [])]

    named = {re.sub(r"^\$\{\w+:-(.*?)\}", r"\1", mount).split(":")[0] for mount in mounts}

    assert {name for name in named if name[0] not in "./"} == set(compose["volumes"])


def test_compose_worker_and_beat_start_with_options_celery_knows(services):
    found = {}
    for name, command in (("worker", worker), ("beat", beat)):
        program, _, module, verb, *arguments = services[name]["command"]
        found[name] = command.make_context(verb, arguments, obj=SimpleNamespace(app=app)).params
        assert (program, module, verb) == ("celery", "deploy", name)

    assert found["worker"]["without_gossip"]
    assert found["worker"]["without_mingle"]
    assert found["beat"]["schedule"].startswith(services["beat"]["tmpfs"][0])
