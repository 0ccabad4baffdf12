"""A Debian server in namespaces of this machine: private folders, and stand-ins for sudo, systemd, apt and git.

The stand-ins take the words of docs/runbook.md as they are. Those of systemd read the units: user, environment,
folders, and which paths a unit may write to. They leave out the limits of memory and processes, and the filter of
system calls.
"""

import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from tests.packages import NotRun
from tests.programs import ROOT
from tests.waiting import Patience

SHARED = (
    "etc",
    "opt",
    "srv",
    "var",
    "tmp",
)  # folders of this machine; what is written there is lost with the namespace
NAMESPACES = ("unshare", "--mount", "--net", "--pid", "--fork", "--kill-child", "--mount-proc")
UNITS, RUNNING = Path("/etc/systemd/system"), Path("/run/drill")
BASIC = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8"}
# The Python of this checkout may be in a folder of root: its users can read everything, and write only what is theirs.
READS = "-all,+dac_read_search"
STRICT = """
for place in / /etc /opt /srv /var /run; do mount -o remount,bind,ro "$place"; done
for place in $MAY_WRITE; do mount --bind "$place" "$place"; mount -o remount,bind,rw "$place"; done
exec "$@"
"""


def check() -> None:
    """Raise `NotRun`, with the reason, if this user may not make namespaces on this machine."""
    if os.geteuid() != 0:
        raise NotRun("it makes users, and mounts folders in namespaces, which only root may")
    done = subprocess.run([*NAMESPACES, "true"], capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotRun(f"this machine allows no namespaces: {done.stderr.strip()}")


def make() -> None:
    """Make the private folders, the network and the stand-ins. Only inside `unshare --mount --net`, as root."""
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
    subprocess.run(["mount", "-t", "tmpfs", "tmpfs", "/mnt"], check=True)
    subprocess.run(["mount", "-t", "tmpfs", "tmpfs", "/run"], check=True)
    RUNNING.mkdir()
    for name in SHARED:
        upper, work = Path("/mnt", name), Path("/mnt", f"{name}.work")
        upper.mkdir()
        work.mkdir()
        shutil.copystat(f"/{name}", upper)
        layers = f"lowerdir=/{name},upperdir={upper},workdir={work}"
        subprocess.run(["mount", "-t", "overlay", "-o", layers, "overlay", f"/{name}"], check=True)
    for name in STAND_INS:
        path = RUNNING / "bin" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(
            f'#!/bin/sh\nPYTHONPATH={ROOT} exec {sys.executable} -m tests.drill.machine {name} "$@"\n'
        )
        path.chmod(0o755)


def shell_environment() -> dict[str, str]:
    """Return the environment of the operator's shell."""
    return BASIC | {"PATH": f"{RUNNING / 'bin'}:{BASIC['PATH']}", "HOME": "/root"}


def _sudo(words: Sequence[str]) -> int:
    user, env = "root", shell_environment()
    while words[0].startswith("--") or "=" in words[0]:
        option, _, value = words[0].partition("=")
        if option == "--user":
            user = value
        elif option == "--preserve-env":
            env[value] = os.environ[value]
        else:
            env[option] = value
        words = words[1:]
    become = [] if user == "root" else ["setpriv", f"--reuid={user}", f"--regid={user}", "--init-groups"]
    return subprocess.run([*become, *words], env=env, check=False).returncode


def _apt(words: Sequence[str]) -> int:
    return 0  # tests/packages.py has installed them


def _git(words: Sequence[str]) -> int:
    """`clone` copies this checkout with its changes, and gives it the installed packages. `pull` finds nothing new."""
    if words[0] == "pull":
        return 0
    here, there = Path(words[1]), Path(words[2])
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        env=BASIC,  # without the stand-ins
        cwd=here,
        capture_output=True,
        text=True,
        check=True,
    )
    os.umask(0o022)
    for name in filter(None, listed.stdout.split("\0")):
        if (here / name).is_file():
            (there / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(here / name, there / name)
    venv = Path(sys.prefix)
    (there / ".venv").mkdir()
    for name in ("bin", "lib", "pyvenv.cfg"):
        (there / ".venv" / name).symlink_to(venv / name)
    shutil.copy(there / "deploy/requirements.txt", there / ".venv/requirements.installed")
    return 0


def _systemd_run(words: Sequence[str]) -> int:
    env, user, folder, mask = dict(BASIC), "root", "/", 0o022
    while words[0].startswith("--"):
        option, _, value = words[0].partition("=")
        key, _, told = value.partition("=")
        match option, key:
            case "--property", "EnvironmentFile":
                env |= _variables(Path(told))
            case "--property", "UMask":
                mask = int(told, 8)
            case "--setenv", name:
                env[name] = told
            case "--uid", name:
                user = name
            case "--working-directory", path:
                folder = path
            case (("--gid" | "--quiet" | "--pty" | "--pipe" | "--wait" | "--collect"), _):
                pass
            case _:
                raise SystemExit(f"systemd-run: {words[0]}")
        words = words[1:]
    return subprocess.run([*_as(user), *words], env=env, cwd=folder, umask=mask, check=False).returncode


def _systemctl(words: Sequence[str]) -> int:
    names = [word for word in words[1:] if not word.startswith("-")]
    match words[0]:
        case "daemon-reload":
            return 0
        case "reload":
            pid = Path("/run/nginx.pid")  # empty after `nginx -t`
            running = pid.exists() and pid.read_text().strip()
            return subprocess.run(["nginx", *(["-s", "reload"] if running else [])], check=False).returncode
        case "enable" | "start":
            return max(Unit(name).start() for name in names)
        case "stop":
            return max(Unit(name).stop() for name in names)
        case "restart":
            return max(Unit(name).stop() or Unit(name).start() for name in names)
    raise SystemExit(f"systemctl: {words}")


class Unit:
    """A unit as systemd reads it, started as its user, with its folders, and with nothing else to write to."""

    def __init__(self, name: str) -> None:
        self.name, self.pid, self.log = name, RUNNING / f"{name}.pid", RUNNING / f"{name}.log"
        self.told: dict[str, list[str]] = {}
        for line in (UNITS / f"{name}.service").read_text().splitlines():
            key, mark, value = line.partition("=")
            if mark and not line.startswith("#"):
                self.told.setdefault(key, []).append(value)

    def one(self, key: str, default: str = "") -> str:
        return self.told.get(key, [default])[-1]

    def is_active(self) -> bool:
        if not self.pid.exists():
            return False
        if self.one("Type") == "oneshot":
            return True
        with suppress(FileNotFoundError):
            return " Z " not in Path(f"/proc/{self.pid.read_text()}/stat").read_text()
        return False

    def start(self) -> int:
        for name in self.one("Requires").split():
            if status := Unit(name.removesuffix(".service")).start():
                return status
        if self.is_active():
            return 0
        before, commands = self.told.get("ExecStartPre", []), self.told["ExecStart"]
        if self.one("Type") != "oneshot":
            self.pid.write_text(str(self._begin(commands[0]).pid))
            return 0
        for command in (*before, *commands):
            if status := self._begin(command).wait():
                print(self.log.read_text(), file=sys.stderr)
                return status
        self.pid.write_text("")
        return 0

    def stop(self) -> int:
        if self.is_active() and self.one("Type") != "oneshot":
            os.kill(int(self.pid.read_text()), signal.SIGTERM)
            patience = Patience(60)
            while self.is_active() and not patience.is_over():
                time.sleep(0.1)
        self.pid.unlink(missing_ok=True)
        if name := self.one("RuntimeDirectory"):
            shutil.rmtree(f"/run/{name}", ignore_errors=True)
        return 0

    def _begin(self, command: str) -> subprocess.Popen[bytes]:
        user = self.one("User")
        places = [path for paths in self.told.get("ReadWritePaths", []) for path in paths.split()]
        for key, base in (("State", "/var/lib"), ("Runtime", "/run")):
            if name := self.one(f"{key}Directory"):
                place = Path(base, name)
                place.mkdir(exist_ok=True)
                place.chmod(int(self.one(f"{key}DirectoryMode", "0755"), 8))
                shutil.chown(place, user, self.one("Group"))
                places.append(str(place))
        given = dict(
            pair.partition("=")[::2] for pair in shlex.split(" ".join(self.told.get("Environment", [])))
        )
        for path in self.told.get("EnvironmentFile", []):
            given |= _variables(Path(path))
        words = ["unshare", "--mount", "sh", "-euc", STRICT, "sh", *_as(user), *shlex.split(command)]
        with self.log.open("ab") as log:
            return subprocess.Popen(
                words,
                env=BASIC | given | {"MAY_WRITE": " ".join(places)},
                cwd=self.one("WorkingDirectory", "/"),
                umask=int(self.one("UMask", "0022"), 8),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )


def _as(user: str) -> list[str]:
    if user == "root":
        return []
    ids = [f"--reuid={user}", f"--regid={user}", "--clear-groups", "--no-new-privs"]
    return ["setpriv", *ids, f"--inh-caps={READS}", f"--ambient-caps={READS}", f"--bounding-set={READS}"]


def _variables(path: Path) -> Mapping[str, str]:
    lines = path.read_text().splitlines()
    return dict(line.partition("=")[::2] for line in lines if line and not line.startswith("#"))


STAND_INS = {
    "sudo": _sudo,
    "apt": _apt,
    "git": _git,
    "systemctl": _systemctl,
    "systemd-run": _systemd_run,
}

if __name__ == "__main__":
    sys.exit(STAND_INS[sys.argv[1]](sys.argv[2:]))
