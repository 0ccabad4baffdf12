"""Run Docker in a Debian tree with private network, process and mount namespaces.

debootstrap makes the trees once; they are kept in the user's cache folder. The host is not changed and none of its
services is used. Raises `NotRun`, with the reason, if an engine cannot run.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

from tests.drill.machine import BASIC, check
from tests.packages import NotRun
from tests.programs import ROOT
from tests.waiting import Patience

LOCK = ROOT / "deploy/requirements.txt"
SUITE = "trixie"
# nginx of the image is newer than that of the suite: it knows `resolve` in an upstream.
NEWER = "deb {mirror} sid main\n"
ENGINE = (
    "docker.io",
    "docker-cli",
    "docker-compose",
    "docker-buildx",
    "iptables",
    "iproute2",
    "openssl",
    "curl",
    "git",
)
OF_IMAGES = ("python3", "python3-venv", "python3-pip", "postgresql-17", "redis-server", "wget")
USERS = {"postgres": 70, "nginx": 101}  # as in the images, because volumes keep the number of the owner
# A root by chroot does not do: what is executed in a container would see the root of the namespace.
PIVOTED = "pivot_root . mnt/old; umount --lazy /mnt/old; exec dockerd"
REFUSED = "the engine does not start here"


def cache() -> Path:
    """Return the folder of both Debians and of the packages of the image."""
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return home / "canastra-tests" / "containers"


def prepare() -> None:
    """Make both Debians and fetch the packages, unless the cache has them. Raises `NotRun`."""
    check()
    if not shutil.which("debootstrap"):
        raise NotRun("the program debootstrap is missing")
    cache().mkdir(parents=True, exist_ok=True)
    _debian("engine", ENGINE)
    _debian("images", OF_IMAGES, newer=["nginx"])
    if not wheels().exists():
        pip = [*_pip(), "download", "--quiet", "--require-hashes", "--only-binary", ":all:"]
        _fetched(
            [*pip, "--python-version", "3.13", "--requirement", str(LOCK), "--dest", str(_fresh(wheels()))]
        )
        _done(wheels())


def wheels() -> Path:
    """Return the folder of the packages that the lock of a server names."""
    return cache() / f"wheels-{sha256(LOCK.read_bytes()).hexdigest()[:12]}"


def _mirror() -> str:
    """Return the mirror that apt of this machine uses. Raises `NotRun`."""
    asked = ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages"]
    found = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.split()
    mirrors = [one for one in found if "security" not in one]
    if not mirrors:
        raise NotRun("apt of this machine has no mirror of Debian")
    return mirrors[0].rstrip("/")


def _pip() -> list[str]:
    # The virtual environment of a developer need not have one.
    for python in (sys.executable, os.path.realpath(sys.executable), "python3"):
        pip = [python, "-m", "pip"]
        if subprocess.run([*pip, "--version"], capture_output=True, check=False).returncode == 0:
            return pip
    raise NotRun("no pip is there to fetch the packages of the image")


def _debian(name: str, packages: Sequence[str], newer: Sequence[str] = ()) -> None:
    if (place := cache() / name).exists():
        return
    fresh, mirror = _fresh(place), _mirror()
    _fetched(["debootstrap", "--variant=minbase", "--include=ca-certificates", SUITE, str(fresh), mirror])
    policy = fresh / "usr/sbin/policy-rc.d"
    policy.write_text("#!/bin/sh\nexit 101\n")
    policy.chmod(0o755)
    for user, number in USERS.items():
        _fetched(["chroot", str(fresh), "useradd", "--system", "--user-group", "--uid", str(number), user])
    apt = ["env", "DEBIAN_FRONTEND=noninteractive", "chroot", str(fresh), "apt-get", "-qq", "--yes"]
    _fetched([*apt, "install", "--no-install-recommends", *packages])
    if newer:
        sources = fresh / "etc/apt/sources.list"
        sources.write_text(sources.read_text() + NEWER.format(mirror=mirror))
        _fetched(
            [*apt, "-o", "Acquire::Check-Valid-Until=false", "update"]
        )  # a mirror of a day in the past will do
        _fetched([*apt, "install", "--no-install-recommends", "--target-release", "sid", *newer])
        sources.write_text("")  # a build has no network
    _done(place)


def _fresh(place: Path) -> Path:
    fresh = place.with_suffix(".new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir()
    return fresh


def _done(place: Path) -> None:
    place.with_suffix(".new").rename(place)


def _fetched(words: Sequence[str]) -> None:
    done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        last = (done.stdout.strip().splitlines() or [""])[-1]
        raise NotRun(f"{' '.join(words[:2])} failed, perhaps without a network: {last}")


class Machine:
    """The machine of the engine: its root seen from outside, with a checkout below `/opt/canastra`.

    Make it only inside the namespaces of `tests.drill.machine`. scratch: an empty folder, for all that the run writes.
    """

    def __init__(self, scratch: Path) -> None:
        self.root = scratch / "machine"
        for name in ("upper", "work", "machine", "docker"):
            (scratch / name).mkdir()
        _run("ip", "link", "set", "lo", "up")
        _run("mount", "--make-rprivate", "/")
        layers = f"lowerdir={cache() / 'engine'},upperdir={scratch / 'upper'},workdir={scratch / 'work'}"
        _run("mount", "-t", "overlay", "-o", layers, "overlay", str(self.root))
        _run("mount", "-t", "proc", "proc", str(self.root / "proc"))
        for name in ("sys", "dev"):
            _run("mount", "--rbind", f"/{name}", str(self.root / name))
        for name in ("run", "tmp"):
            _run("mount", "-t", "tmpfs", "tmpfs", str(self.root / name))
        for inside, outside in (("var/lib/docker", scratch / "docker"), ("mnt/images", cache() / "images")):
            (self.root / inside).mkdir(parents=True, exist_ok=True)
            _run("mount", "--bind", str(outside), str(self.root / inside))
        (self.root / "mnt/old").mkdir(exist_ok=True)

    def start(self) -> None:
        """Start the engine. Raises `NotRun` with its last words if it does not."""
        path = self.root / "tmp/dockerd.log"
        with path.open("wb") as log:
            engine = subprocess.Popen(
                ["unshare", "--mount", "sh", "-euc", PIVOTED], cwd=self.root, stdout=log, stderr=log
            )
        patience = Patience(60)
        while self.run("docker", "info").returncode:
            if engine.poll() is not None or patience.is_over():
                lines = [line for line in path.read_text().splitlines() if "level=info" not in line]
                raise NotRun(f"{REFUSED}: {lines[-1] if lines else 'it says nothing'}")
            time.sleep(0.5)

    def run(self, *words: str, given: str | None = None) -> subprocess.CompletedProcess[str]:
        """Run a command on the machine, with a text as its input."""
        return subprocess.run(
            ["chroot", str(self.root), *words],
            env=BASIC | {"HOME": "/root"},
            input=given,
            text=True,
            capture_output=True,
            check=False,
        )


def _run(*words: str) -> None:
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotRun(f"{REFUSED}: {' '.join(words[:3])}: {done.stderr.strip()}")
