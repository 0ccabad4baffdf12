"""The web server as the image runs it, on the private database and a free loopback port."""

import json
import os
import subprocess
import sys
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path

from dockerfile_parse import DockerfileParser

from tests.programs import ROOT, Process, family, fetch
from tests.services import folder, free_port

TICK = os.sysconf("SC_CLK_TCK")


@contextmanager
def site():
    """Serve while the block lasts; yield the server."""
    with folder("canastra-bench-", None) as home:
        env = {name: value for name, value in os.environ.items() if name != "CANASTRA_TEST_SERVICES"}
        env |= {"DJANGO_SETTINGS_MODULE": "deploy.settings", "CANASTRA_VAR": str(home), "DEBUG": "0"}
        collect = [sys.executable, "manage.py", "collectstatic", "--noinput", "--verbosity", "0"]
        subprocess.run(collect, cwd=ROOT, env=env, check=True)
        web = Web(home, env)
        try:
            yield web.start()
        finally:
            web.kill()


class Web(Process):
    """The server, its port, and what it has cost the processor."""

    def __init__(self, home, env):
        self.port = free_port()
        super().__init__(_command(self.port), env, home / "web.log")

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def start(self):
        super().start()
        return self.wait_for(self._answers)

    def own(self):
        """Return the seconds of the processor that it and its workers have taken so far."""
        told = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2] for pid in family(self.process.pid)]
        return sum(int(one) for text in told for one in text.split()[11:13]) / TICK

    def _answers(self):
        try:
            return fetch(f"{self.url}/entrar/")[0] == 200
        except OSError:
            return False


def _command(port):
    """Return what the image runs, on a loopback port."""
    program, *words = json.loads(
        DockerfileParser(fileobj=BytesIO((ROOT / "deploy/Dockerfile").read_bytes())).cmd
    )
    ours = {"0.0.0.0": "127.0.0.1", "8000": str(port)}
    return [str(Path(sys.executable).parent / program), *(ours.get(word, word) for word in words)]
