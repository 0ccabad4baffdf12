"""The Debian packages the tests need beside Python: installed with permission, otherwise listed."""

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

CHROMIUM = Path("/usr/bin/chromium")
SHELL = Path(
    "/usr/bin/chromium-headless-shell"
)  # the same without windows, which takes a quarter of the time
NOT_RUN = 77  # status of a step that this machine cannot run, as in automake
POLICY = Path("/usr/sbin/policy-rc.d")
CREATE_CLUSTER = Path("/etc/postgresql-common/createcluster.conf")


class NotRun(Exception):
    """Raised by a step that this machine cannot run. The message is the reason."""


def postgresql_programs() -> Path | None:
    """Return the folder of the newest installed PostgreSQL's server programs."""
    found = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    return max(found, key=lambda path: int(path.parent.name), default=None)


PRESENT: dict[str, Callable[[], object]] = {
    "postgresql": postgresql_programs,
    "redis-server": lambda: shutil.which("redis-server"),
    "chromium": CHROMIUM.exists,
    "chromium-headless-shell": SHELL.exists,
    "nginx": lambda: shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin"),
    "systemd": lambda: shutil.which("systemd-analyze"),
    "wrk": lambda: shutil.which("wrk"),
    "npm": lambda: shutil.which("npm"),
    "iproute2": lambda: shutil.which("ip", path=f"{os.environ['PATH']}:/usr/sbin"),
    "fonts-dejavu-core": lambda: any(Path("/usr/share/fonts").rglob("*.[ot]tf")),
}


# The packages that the steps of `make test` need. Benchmarks need more, and an old Chromium is fetched by npm.
OF_STEPS = (
    "postgresql",
    "redis-server",
    "chromium",
    "chromium-headless-shell",
    "nginx",
    "systemd",
    "iproute2",
    "fonts-dejavu-core",
)


def ensure(*names: str) -> None:
    """Install the missing packages. Exits with one sentence without permission to install."""
    missing = [name for name in names if not PRESENT[name]()]
    if not missing:
        return
    sentence = f"The tests need these Debian packages: apt-get install {' '.join(missing)}"
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise SystemExit(sentence)
    print(f"Installing with apt: {' '.join(missing)}", flush=True)
    with _no_server_starts():
        apt("update")
        apt("install", "--yes", "--no-install-recommends", "-o", "Dpkg::Options::=--force-confold", *missing)
    if still := [name for name in missing if not PRESENT[name]()]:
        raise SystemExit(f"apt could not install {' '.join(still)}. {sentence}")


def apt(*arguments: str) -> None:
    """Run apt-get without questions; show its output only if it fails."""
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "UCF_FORCE_CONFFOLD": "1"}
    done = subprocess.run(
        ["apt-get", "-qq", *arguments],
        env=env,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        print(done.stdout, flush=True)


@contextmanager
def _no_server_starts() -> Iterator[None]:
    # policy-rc.d stops packages from starting servers; create_main_cluster = false stops an unwanted database cluster.
    if not CREATE_CLUSTER.exists():
        CREATE_CLUSTER.parent.mkdir(parents=True, exist_ok=True)
        CREATE_CLUSTER.write_text("create_main_cluster = false\n")
    if POLICY.exists():
        yield
        return
    POLICY.write_text("#!/bin/sh\nexit 101\n")
    POLICY.chmod(0o755)
    try:
        yield
    finally:
        POLICY.unlink()
