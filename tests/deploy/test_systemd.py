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
    assert told(name, "ReadWritePaths") == (["/srv/static"] if name == "canastra-migrate" else [])
    assert told(name, "EnvironmentFile")[0] == "/etc/canastra/env"


def test_owner_of_the_tables_is_known_to_the_migration_alone():
    assert {name for name in NAMES if "/etc/canastra/owner" in told(name, "EnvironmentFile")} == {
        "canastra-migrate"
    }


def test_units_start_what_the_containers_start():
    services = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text())["services"]
    for name in ("worker", "beat"):
        (command,) = told(f"canastra-{name}", "ExecStart")
        assert command.split("/.venv/bin/")[1].split() == services[name]["command"]
    (site,) = told("canastra-web", "ExecStart")
    image = re.search(r"^CMD \[(.*?)\]$", (ROOT / "deploy/Dockerfile").read_text(), re.MULTILINE | re.DOTALL)[
        1
    ]
    words = re.findall(r'"([^"]+)"', image)
    ours = {"0.0.0.0": "127.0.0.1"}  # nginx is on the same machine
    assert site.split("/.venv/bin/")[1].split() == [ours.get(word, word) for word in words]
