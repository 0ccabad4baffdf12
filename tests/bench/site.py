"""The web server as the image runs it, on the private database and a free loopback port."""

import json
import os
import subprocess
import sys
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path

from dockerfile_parse import DockerfileParser

from tests.programs import ROOT, Process, fetch, processor_time
from tests.services import folder, free_port


@contextmanager
def site(application=""):
    """Serve during the block; yield the server. application: served in place of the image's."""
    with folder("canastra-bench-", None) as home:
        env = {name: value for name, value in os.environ.items() if name != "CANASTRA_TEST_SERVICES"}
        env |= {"DJANGO_SETTINGS_MODULE": "deploy.settings", "CANASTRA_VAR": str(home), "DEBUG": "0"}
        env |= {"PAGES_DIR": str(home / "pages")}
        env |= {name: value for name, value in _image().envs.items() if name.startswith("MALLOC_")}
        collect = [sys.executable, "manage.py", "collectstatic", "--noinput", "--verbosity", "0"]
        subprocess.run(collect, cwd=ROOT, env=env, check=True)
        web = Web(home, env, application)
        try:
            yield web.start()
        finally:
            web.kill()


class Web(Process):
    """The server, its port, and its CPU seconds."""

    def __init__(self, home, env, application):
        self.port = free_port()
        command = _command(self.port)
        super().__init__([*command[:-1], application or command[-1]], env, home / "web.log")

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def start(self):
        super().start()
        return self.wait_for(self._answers)

    def own(self):
        """Return the CPU seconds of the server and its workers so far."""
        return processor_time(self.process.pid)

    def _answers(self):
        try:
            return fetch(f"{self.url}/entrar/")[0] == 200
        except OSError:
            return False


def _image():
    return DockerfileParser(fileobj=BytesIO((ROOT / "deploy/Dockerfile").read_bytes()))


def _command(port):
    program, *words = json.loads(_image().cmd)
    ours = {"0.0.0.0": "127.0.0.1", "8000": str(port)}
    return [str(Path(sys.executable).parent / program), *(ours.get(word, word) for word in words)]
