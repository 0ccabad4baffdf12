"""The systemd units of a server without containers: systemd accepts them, with a low exposure score."""

import re
import subprocess
from pathlib import Path

import pytest
import yaml

from tests.packages import ensure

ROOT = Path(__file__).resolve().parents[2]
UNITS = sorted((ROOT / "deploy/systemd").glob("*.service"))
NAMES = ["canastra-beat", "canastra-copies", "canastra-migrate", "canastra-web", "canastra-worker"]
EXPOSED = 15  # of 100: the limit of systemd's exposed range; a unit without settings has 96
# Settings of a unit, word for word, beside its description and command: an added right belongs here too.
SWITCHES = """
    ProtectHome PrivateTmp PrivateDevices PrivateUsers ProtectClock ProtectControlGroups ProtectHostname
    ProtectKernelLogs ProtectKernelModules ProtectKernelTunables RestrictNamespaces RestrictRealtime RestrictSUIDSGID
    LockPersonality RemoveIPC
"""
HELD = {key: ["yes"] for key in SWITCHES.split()} | {
    "NoNewPrivileges": ["yes"],
    "CapabilityBoundingSet": [""],
    "AmbientCapabilities": [""],
    "ProtectSystem": ["strict"],
    "ProtectProc": ["invisible"],
    "ProcSubset": ["pid"],
    "RestrictAddressFamilies": ["AF_UNIX AF_INET AF_INET6"],
    "KeyringMode": ["private"],
    "SystemCallArchitectures": ["native"],
    "SystemCallFilter": ["@system-service", "~@privileged @resources"],
    "SystemCallErrorNumber": ["EPERM"],
    "User": ["canastra"],
    "Group": ["canastra"],
    "StateDirectory": ["canastra"],
    "StateDirectoryMode": ["0700"],
    "WorkingDirectory": ["/opt/canastra"],
    "Environment": ["CANASTRA_VAR=/var/lib/canastra PYTHONUNBUFFERED=1"],
    "TasksMax": ["256"],
    "LimitNOFILE": ["8192"],  # connections are files
}
PART = {
    "After": ["network.target postgresql.service canastra-migrate.service"],
    "Requires": ["canastra-migrate.service"],
    "Type": ["exec"],
    "Restart": ["always"],
    "RestartSec": ["1"],
    "EnvironmentFile": ["/etc/canastra/env"],
    "UMask": ["0077"],
    "WantedBy": ["multi-user.target"],
}
OWN = {
    "canastra-beat": PART | {"MemoryMax": ["256M"]},
    "canastra-copies": PART
    | {
        "EnvironmentFile": ["/etc/canastra/env", "/etc/canastra/owner"],
        "Environment": ["CANASTRA_VAR=/var/lib/canastra BACKUP_DIR=/var/backups/canastra PYTHONUNBUFFERED=1"],
        "ReadWritePaths": ["/var/backups/canastra"],
        "Nice": ["10"],
        "MemoryMax": ["512M"],
    },
    "canastra-web": PART
    | {
        "Environment": [
            "CANASTRA_VAR=/var/lib/canastra PYTHONUNBUFFERED=1"
            " PROMETHEUS_MULTIPROC_DIR=/run/canastra/metrics PAGES_DIR=/run/canastra/pages"
        ],
        "RuntimeDirectory": ["canastra"],  # in memory
        "RuntimeDirectoryMode": ["0700"],
        "MemoryMax": ["1G"],
        "TimeoutStopSec": ["20"],
    },
    "canastra-worker": PART | {"MemoryMax": ["1G"], "TimeoutStopSec": ["30"]},
    "canastra-migrate": {
        "After": ["network.target postgresql.service"],
        "Type": ["oneshot"],
        "RemainAfterExit": ["yes"],  # or each part that requires it would begin it again
        "EnvironmentFile": ["/etc/canastra/env", "/etc/canastra/owner"],
        "UMask": ["0022"],  # its files are read by nginx
        "ReadWritePaths": ["/srv/static"],
        "MemoryMax": ["512M"],
    },
}


@pytest.fixture(scope="module")
def units(tmp_path_factory):
    """Return the units as they would be installed, with the programs of this checkout."""
    ensure("systemd")
    folder = tmp_path_factory.mktemp("units")
    for unit in UNITS:
        (folder / unit.name).write_text(unit.read_text().replace("/opt/canastra", str(ROOT)))
    return folder


def told(unit, key):
    return re.findall(rf"^{key}=(.*)$", (ROOT / f"deploy/systemd/{unit}.service").read_text(), re.MULTILINE)


def test_units_are_those_of_the_site():
    assert [unit.stem for unit in UNITS] == NAMES


def test_systemd_finds_no_fault_with_the_units(units):
    paths = [str(units / unit.name) for unit in UNITS]
    found = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *paths], capture_output=True, text=True, check=False
    )

    ours = [line for line in (found.stdout + found.stderr).splitlines() if "canastra" in line]
    assert (ours, found.returncode) == ([], 0)


@pytest.mark.parametrize("name", NAMES)
def test_unit_exposes_little(units, name):
    words = ["systemd-analyze", "security", "--offline=yes", f"--threshold={EXPOSED}"]
    found = subprocess.run(
        [*words, str(units / f"{name}.service")], capture_output=True, text=True, check=False
    )

    assert found.returncode == 0, found.stdout


@pytest.mark.parametrize("name", NAMES)
def test_unit_is_held_to_what_it_needs(name):
    lines = re.findall(r"^(\w+)=", (ROOT / f"deploy/systemd/{name}.service").read_text(), re.MULTILINE)
    said = {key: told(name, key) for key in lines if key not in {"Description", "ExecStart", "ExecStartPre"}}

    assert said == HELD | OWN[name]
    assert told(name, "Description")


def test_owner_of_the_tables_is_known_to_migration_and_copies_alone():
    assert {name for name in NAMES if "/etc/canastra/owner" in told(name, "EnvironmentFile")} == {
        "canastra-copies",
        "canastra-migrate",
    }


def test_units_start_what_the_containers_start():
    services = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text())["services"]
    for name in ("worker", "beat", "copies"):
        (command,) = told(f"canastra-{name}", "ExecStart")
        assert command.split("/.venv/bin/")[1].split() == services[name]["command"]
        grace = services[name].get("stop_grace_period", "").removesuffix("s")
        assert told(f"canastra-{name}", "TimeoutStopSec") == ([grace] if grace else [])
    tables, *_ = services["migrate"]["command"][-1].split(" && cp ")
    # `depends_on` of Compose waits for the database; a unit of it is started long before it answers.
    assert told("canastra-migrate", "ExecStartPre") == [
        "/opt/canastra/.venv/bin/python manage.py wait_for_database"
    ]
    started = [command.split("/.venv/bin/")[-1] for command in told("canastra-migrate", "ExecStart")]
    assert started == [
        *tables.split(" && "),
        "python manage.py collectstatic --noinput --verbosity 0",
        "/bin/cp --recursive --no-preserve=mode /var/lib/canastra/static/. /srv/static/",
    ]
    assert {command.split("/bin/")[0] for command in told("canastra-migrate", "ExecStart")[:3]} == {
        "/opt/canastra/.venv"
    }
    (site,) = told("canastra-web", "ExecStart")
    image = re.search(r"^CMD \[(.*?)\]$", (ROOT / "deploy/Dockerfile").read_text(), re.MULTILINE | re.DOTALL)[
        1
    ]
    words = re.findall(r'"([^"]+)"', image)
    ours = {"0.0.0.0": "127.0.0.1"}  # nginx is on the same machine
    assert site.split("/.venv/bin/")[1].split() == [ours.get(word, word) for word in words]
