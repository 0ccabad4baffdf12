"""The life of a club's server on containers: the words of docs/runbook.md, and every service killed."""

import os
import re
import signal
import subprocess
import time
from collections.abc import Callable

from tests.containers.engine import Machine
from tests.drill.bare import BLOCK, NAMED
from tests.drill.runbook import Fault
from tests.programs import ROOT
from tests.waiting import Patience

SERVICES = ("web", "worker", "beat", "copies", "db", "redis", "nginx")
HOST = "buraco.example.org"
CALLED = "/tmp/called"  # in the container of the web
ENDED = "what was typed has ended"
# `sudo` and `git pull` have nothing to do on this machine, which is root's and whose checkout is a copy.
STAND_INS = """
sudo() { "$@"; }
git() { :; }
"""
# As the runbook says: the override file is named by a second `--file`.
WITH_OVERRIDE = """
canastra() {
    docker compose --env-file /etc/canastra/env --file deploy/compose.yaml --file deploy/compose.override.yaml "$@"
}
"""
# Without `exec nginx`, which needs a certificate.
IN_A_LINE = re.compile(r"`((?:canastra (?:ps|logs|restart|up --detach|exec copies)|(?:sudo )?docker) [^`]+)`")
ASKED = re.compile(r"^BASE=\S+ MOMENT='[^']*'$", re.MULTILINE)


class Story:
    """The operator's shell on the machine, and what a visitor sees."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.book = (ROOT / "docs/runbook.md").read_text()
        self.shell = subprocess.Popen(
            ["chroot", machine.root, "bash", "-eu"],
            env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.do(f"cd /opt/canastra\n{STAND_INS}")

    def live(self) -> None:
        """Go through all parts. Raises `Fault`."""
        self.started()
        self.killed()
        self.called()
        self.alarms_are_looked_into()
        self.restored()
        self.updated()
        self.two_web_hosts()
        self.put_back_to_a_moment()

    def section(self, title: str) -> list[str]:
        """Return the blocks of a section, to be typed."""
        found = re.search(rf"^### {re.escape(title)}$(.*?)^##", self.book, re.MULTILINE | re.DOTALL)
        assert found
        return [text for kind, text in BLOCK.findall(found[1]) if kind in {"sh", "yaml"}]

    def started(self) -> None:
        secrets, commands = self.section("Start")
        self.do(secrets)
        hook = self.machine.root / "etc/canastra/hooks/tell"
        hook.write_text(f"#!/bin/sh\ncat >> {CALLED}\n")
        hook.chmod(0o755)
        self.do("echo ERROR_HOOK=/etc/canastra/hooks/tell >> /etc/canastra/env")
        *up, ps, first = commands.strip().splitlines()
        self.do("\n".join(up))
        self.whole("all services are healthy")
        self.do(f"{ps}\n{first}")
        self.look("the site answers through nginx", lambda: self.status("/entrar/") == "200")

    def killed(self) -> None:
        for name in SERVICES:
            began, before = time.monotonic(), self.told(name, "RestartCount")
            self.kill(name)
            self.look(f"{name} is started again", lambda: self.told(name, "RestartCount") > before)  # noqa: B023
            self.whole(f"{name} was killed, and all is well")
            print(f"  after {time.monotonic() - began:.0f} s", flush=True)

    def called(self) -> None:
        self.do("canastra stop beat")
        self.look("the operator is called", lambda: any("worker_stopped" in line for line in self.calls()))
        self.do("canastra start beat")
        self.whole("beat is back")
        calls = [line for line in self.calls() if '"alarm": "worker_stopped"' in line]
        self.look(f"once: {calls}", lambda: len(calls) == 1)

    def alarms_are_looked_into(self) -> None:
        # The commands that the sections of the alarms, and "Certificate", name in a line.
        for title in ("Alarms", "Certificate"):
            section = re.search(rf"^### {title}$(.*?)^### ", self.book, re.MULTILINE | re.DOTALL)
            assert section
            for command in dict.fromkeys(IN_A_LINE.findall(section[1])):
                told = self.do(command)
                if "network inspect" in command:
                    self.look("the gateway is named", lambda: '"Gateway": "172.' in told)  # noqa: B023
        self.whole("all is well after the commands of the alarms")

    def calls(self) -> list[str]:
        """Return the lines that the program of the operator has got in the container of the web."""
        return self.machine.run("docker", "exec", "canastra-web-1", "cat", CALLED).stdout.splitlines()

    def restored(self) -> None:
        backup, restore, from_elsewhere = self.section("Back up and restore")
        made = self.do(backup.splitlines()[0])
        found = re.search(r"/(canastra-\d+-\S+\.dump)", made)
        if not found:
            raise Fault(f"no copy is named:\n{made}")
        self.do("\n".join(backup.splitlines()[1:]).replace(NAMED, found[1]))
        self.sql("INSERT INTO django_session VALUES ('depois', '', '2030-01-01')")
        self.do(restore.replace(NAMED, found[1]))
        self.look("the copy is in place", lambda: self.sql(MARK) == "0")
        self.look("what was there is kept", lambda: self.sql(MARK, "canastra_antes") == "1")
        self.whole("the restored site is whole")
        self.do(f"cp {found[1]} before-update.dump\ncanastra down\nsudo docker volume rm canastra_database")
        self.do(from_elsewhere)
        self.look("the copy is in a new volume", lambda: self.sql(MARK) == "0")
        self.whole("the site on the new volume is whole")

    def updated(self) -> None:
        self.do(self.section("Update")[0])
        self.whole("the updated site is whole")

    def two_web_hosts(self) -> None:
        self.do("canastra up --detach --scale web=2 --no-recreate")
        self.whole("two web hosts are healthy")
        self.kill("web")
        answers = [self.status("/entrar/") for _ in range(20)]
        self.look(f"one answers while the other is away: {answers}", lambda: answers.count("200") >= 19)
        self.whole("both are back")
        self.do("canastra up --detach --scale web=1")

    def put_back_to_a_moment(self) -> None:
        override, folder, base, back = self.section("Every minute is kept")
        quicker = override.replace("archive_timeout=60", "archive_timeout=2")
        (self.machine.root / "opt/canastra/deploy/compose.override.yaml").write_text(quicker)
        self.do(WITH_OVERRIDE)
        self.do(folder)
        self.whole("PostgreSQL archives")
        self.do(base)
        self.sql("INSERT INTO django_session VALUES ('antes', '', '2030-01-01')")
        moment = self.sql("SELECT now()")
        time.sleep(1)
        self.sql("INSERT INTO django_session VALUES ('depois', '', '2030-01-01')")
        written = self.sql("SELECT pg_walfile_name(pg_current_wal_lsn())")
        handed = "SELECT coalesce(max(last_archived_wal), '') FROM pg_stat_archiver"
        self.look("the journal is handed over", lambda: self.sql(handed) >= written)
        (name,) = [path.name for path in (self.machine.root / "srv/canastra-wal").glob("base-*")]
        commands, asked = ASKED.subn(f"BASE={name} MOMENT='{moment}'", back)
        assert asked == 1
        self.do(commands)
        keys = self.sql(
            "SELECT string_agg(session_key, ' ') FROM django_session WHERE session_key IN ('antes', 'depois')"
        )
        self.look(f"what was before the moment is there, and no more: {keys}", lambda: keys == "antes")
        self.whole("the site of that moment is whole")

    def do(self, commands: str) -> str:
        """Type commands and return their output. Raises `Fault` if one fails."""
        assert self.shell.stdin
        assert self.shell.stdout
        print("\n".join(f"$ {line}" for line in commands.strip().splitlines()), flush=True)
        # From a file, because `exec` of Compose would read what is typed next.
        (self.machine.root / "tmp/typed").write_text(commands)
        self.shell.stdin.write(f". /tmp/typed < /dev/null\necho '{ENDED}'\n")
        self.shell.stdin.flush()
        lines: list[str] = []
        for line in self.shell.stdout:
            if line.strip() == ENDED:
                return "".join(lines)
            print(f"  {line}", end="", flush=True)
            lines.append(line)
        raise Fault(f"status {self.shell.wait()}:\n{commands}\n{''.join(lines[-30:])}\n{self.logs()}")

    def logs(self) -> str:
        """Return the last lines of every container."""
        names = "$(docker ps --all --format '{{.Names}}')"
        each = f"for name in {names}; do echo == $name; docker logs --tail 12 $name 2>&1; done"
        return self.machine.run("sh", "-c", each).stdout

    def kill(self, name: str) -> None:
        """Kill the main process of a service from outside, like the kernel without memory."""
        os.kill(int(self.told(name, "State.Pid")), signal.SIGKILL)

    def told(self, name: str, field: str) -> str:
        """Return what the engine tells of a service."""
        asked = ["docker", "inspect", "--format", f"{{{{.{field}}}}}", f"canastra-{name}-1"]
        return self.machine.run(*asked).stdout.strip()

    def whole(self, what: str) -> None:
        """Wait until all services are up, all that can tell are healthy, and the site answers."""
        self.look(what, lambda: self.unhealthy() == [] and self.status("/healthz") == "200")

    def unhealthy(self) -> list[str]:
        told = self.machine.run(
            "docker", "ps", "--all", "--format", "{{.Names}} {{.State}} {{.Status}}"
        ).stdout
        services = [
            line
            for line in told.splitlines()
            if not line.startswith(("canastra-migrate", "canastra-copies-run"))
        ]
        known = {line.split("-")[1] for line in services}
        fine = re.compile(r"\S+ running Up [^(]*(\(healthy\))?$")
        return [*(line for line in services if not fine.match(line)), *(set(SERVICES) - known)]

    def status(self, path: str) -> str:
        asked = ["curl", "--silent", "--location", "--output", "/dev/null", "--write-out", "%{http_code}"]
        return self.machine.run(*asked, "--header", f"Host: {HOST}", f"http://127.0.0.1{path}").stdout

    def sql(self, statement: str, database: str = "canastra") -> str:
        words = ["docker", "exec", "canastra-db-1", "psql", "--quiet", "--tuples-only", "--no-align"]
        return self.machine.run(
            *words, "--username", "postgres", database, "--command", statement
        ).stdout.strip()

    def look(self, what: str, holds: Callable[[], bool]) -> None:
        patience = Patience(180)
        while not holds():
            if patience.is_over():
                raise Fault(f"not so: {what}\n{self.unhealthy()}\n{self.logs()}")
            time.sleep(1)
        print(f"  ok: {what}", flush=True)


MARK = "SELECT count(*) FROM django_session WHERE session_key = 'depois'"
