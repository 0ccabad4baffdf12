"""The units of a server without containers: systemd reads them, and finds little that they expose."""

import re
import subprocess
from pathlib import Path

import pytest
import yaml

from tests.packages import ensure

ROOT = Path(__file__).resolve().parents[2]
UNITS = sorted((ROOT / "deploy/systemd").glob("*.service"))
NAMES = ["canastra-beat", "canastra-migrate", "canastra-web", "canastra-worker"]
EXPOSED = 15  # of 100: what systemd still calls exposed; 96 where a unit says nothing
HELD = {
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
}
SWITCHES = """
    ProtectHome PrivateTmp PrivateDevices PrivateUsers ProtectClock ProtectControlGroups ProtectHostname
    ProtectKernelLogs ProtectKernelModules ProtectKernelTunables RestrictNamespaces RestrictRealtime RestrictSUIDSGID
    LockPersonality RemoveIPC
"""
HELD |= {name: ["yes"] for name in SWITCHES.split()}


@pytest.fixture(scope="module")
def units(tmp_path_factory):
    """The units as they would be installed, with the programs of this checkout."""
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
def test_unit_ends_what_takes_too_much_and_writes_nowhere_else(name):
    assert told(name, "MemoryMax")
    assert told(name, "TasksMax")
    assert int(told(name, "LimitNOFILE")[0]) >= 4096  # connections are files
    assert told(name, "UMask") == (["0022"] if name == "canastra-migrate" else ["0077"])
    assert told(name, "ReadWritePaths") == (["/srv/static"] if name == "canastra-migrate" else [])
    assert told(name, "EnvironmentFile")[0] == "/etc/canastra/env"


@pytest.mark.parametrize("name", NAMES)
def test_unit_is_held_to_what_it_needs(name):
    assert {key: told(name, key) for key in HELD} == HELD


@pytest.mark.parametrize("name", [name for name in NAMES if name != "canastra-migrate"])
def test_part_of_the_site_comes_back_and_not_before_its_tables(name):
    assert told(name, "Restart") == ["always"]
    assert told(name, "Requires") == ["canastra-migrate.service"]
    assert "canastra-migrate.service" in told(name, "After")[0].split()


def test_owner_of_the_tables_is_known_to_the_migration_alone():
    assert {name for name in NAMES if "/etc/canastra/owner" in told(name, "EnvironmentFile")} == {
        "canastra-migrate"
    }


def test_units_start_what_the_containers_start():
    services = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text())["services"]
    for name in ("worker", "beat"):
        (command,) = told(f"canastra-{name}", "ExecStart")
        assert command.split("/.venv/bin/")[1].split() == services[name]["command"]
        grace = services[name].get("stop_grace_period", "").removesuffix("s")
        assert told(f"canastra-{name}", "TimeoutStopSec") == ([grace] if grace else [])
    tables, *_ = services["migrate"]["command"][-1].split(" && cp ")
    started = [command.split("/.venv/bin/")[-1] for command in told("canastra-migrate", "ExecStart")]
    assert started[:2] == tables.split(" && ")
    (site,) = told("canastra-web", "ExecStart")
    image = re.search(r"^CMD \[(.*?)\]$", (ROOT / "deploy/Dockerfile").read_text(), re.MULTILINE | re.DOTALL)[
        1
    ]
    words = re.findall(r'"([^"]+)"', image)
    ours = {"0.0.0.0": "127.0.0.1"}  # nginx is on the same machine
    assert site.split("/.venv/bin/")[1].split() == [ours.get(word, word) for word in words]
