"""How each service of compose.yaml is built, started and stopped, word for word.

A change that weakens it has to be made here too.
"""

import pytest
import yaml

from tests.programs import ROOT

HEALTHY, DONE = {"condition": "service_healthy"}, {"condition": "service_completed_successfully"}
UNASKED = {"disable": True}
# How each is built, started and stopped, and its health check.
BEGUN = {
    "migrate": {"restart": "no", "healthcheck": UNASKED, "depends_on": {"db": HEALTHY}},
    "web": {"stop_grace_period": "20s", "depends_on": {"db": HEALTHY, "migrate": DONE}},
    "worker": {
        "stop_grace_period": "30s",
        "depends_on": {"db": HEALTHY, "redis": HEALTHY, "migrate": DONE},
        "healthcheck": {
            "test": ["CMD-SHELL", 'test -n "$$(find /tmp/worker -mmin -1)"'],
            "interval": "20s",
            "timeout": "5s",
            "start_period": "300s",
        },
    },
    "beat": {
        "depends_on": {"redis": HEALTHY},
        "healthcheck": {
            "test": ["CMD-SHELL", "test -n \"$$(find /tmp -name 'beat*' -mmin -10)\""],
            "interval": "60s",
            "timeout": "5s",
            "start_period": "300s",
        },
    },
    "copies": {"healthcheck": UNASKED, "depends_on": {"db": HEALTHY, "migrate": DONE}},
    "db": {
        "stop_grace_period": "60s",
        "healthcheck": {
            "test": ["CMD", "pg_isready", "--quiet", "--username", "canastra", "--dbname", "canastra"],
            "interval": "5s",
            "timeout": "3s",
            "retries": 10,
            "start_period": "300s",
        },
    },
    "redis": {
        "healthcheck": {
            "test": ["CMD", "redis-cli", "ping"],
            "interval": "5s",
            "timeout": "3s",
            "retries": 10,
            "start_period": "300s",
        }
    },
    "nginx": {
        "depends_on": {"web": {"condition": "service_started"}},  # it says that the site is coming back
        "healthcheck": {
            "test": ["CMD", "wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/"],
            "interval": "10s",
            "timeout": "3s",
        },
    },
}
BUILT = {"build": {"context": "..", "dockerfile": "deploy/Dockerfile"}}
SUBNET = "fd63:616e:6173::/64"  # of addresses that no other network has


@pytest.fixture(scope="module")
def compose():
    return yaml.safe_load((ROOT / "deploy/compose.yaml").read_text())


@pytest.fixture(scope="module")
def services(compose):
    return compose["services"]


@pytest.mark.parametrize("name", BEGUN)
def test_compose_begins_and_ends_every_service_as_it_needs(services, name):
    looked_at = {"build", "restart", "healthcheck", "depends_on", "stop_grace_period"}
    wanted = (
        {"restart": "unless-stopped"} | (BUILT if services[name]["image"] == "canastra" else {}) | BEGUN[name]
    )

    assert {key: value for key, value in services[name].items() if key in looked_at} == wanted


def test_compose_says_nothing_that_nobody_looks_at(compose, services):
    looked_at = {"image", "command", "environment", "ports", "tmpfs", "mem_limit", "shm_size", "user"}
    looked_at |= {
        "ulimits",
        "volumes",
        "cap_add",
        "read_only",
        "cap_drop",
        "security_opt",
        "pids_limit",
        "logging",
    }
    looked_at |= {"build", "restart", "healthcheck", "depends_on", "stop_grace_period"}

    assert set().union(*services.values()) == looked_at
    assert {name: value for name, value in compose.items() if name[:2] != "x-"} == {
        "name": "canastra",
        "services": services,
        "networks": {"default": {"enable_ipv6": True, "ipam": {"config": [{"subnet": SUBNET}]}}},
        "volumes": dict.fromkeys(("database", "static", "backups")),
    }
