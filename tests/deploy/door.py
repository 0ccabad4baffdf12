"""The nginx of a club's server as a real process, in front of any test server."""

import re
import shutil
import socket
import time
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.request import urlopen

from tests.packages import ensure
from tests.programs import ROOT, Process
from tests.services import free_port


@contextmanager
def door(home: Path, web: int, listen: tuple[str, str] | None = None, **files: str):
    """Run nginx in a folder, with the site on port `web` and more `files` beside the certificate's; yield its port.

    listen: its address for IPv4, and that for IPv6 or nothing; a port of this machine alone without them.

    It differs from the container in addresses, folders and its user only.
    """
    ensure("nginx")
    port, health = free_port(), free_port()
    four, six = listen or (f"127.0.0.1:{port}", "")
    (home / "tls").mkdir()
    for name, text in files.items():
        (home / "tls" / f"{name}.conf").write_text(text)
    ours = {
        "server web:8000 resolve": f"server 127.0.0.1:{web}",
        "listen 80;": f"listen {four};",
        "listen [::]:80;": f"listen {six};" if six else "",
        "127.0.0.1:8080": f"127.0.0.1:{health}",
        "/etc/nginx/tls": str(home / "tls"),
        "/var/cache/nginx": str(home),
        "root /srv;": f"root {home};",
        "include mime.types;": "include /etc/nginx/mime.types;",
        "/dev/stdout": str(home / "access.log"),
        "/dev/stderr": str(home / "error.log"),
        "worker_processes 2;": f"worker_processes 2; user {home.owner()} {home.group()}; pid {home}/nginx.pid;",
    }
    text = (ROOT / "deploy/nginx.conf").read_text()
    for theirs, mine in ours.items():
        assert theirs in text, theirs
        text = text.replace(theirs, mine)
    (home / "nginx.conf").write_text(text.replace("http {", f"http {{ {temporary(f'{home}/')}", 1))
    program = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
    nginx = Process(
        [program, "-c", home / "nginx.conf", "-g", "daemon off;"], None, home / "nginx.log"
    ).start()
    try:
        nginx.wait_for(lambda: _answers(health))
        yield port
    finally:
        nginx.kill()


def temporary(beginning) -> str:
    """Return the directives for temporary files in folders whose paths begin so."""
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    return " ".join(f"{kind}_temp_path {beginning}{kind};" for kind in kinds)


def _answers(port):
    with suppress(OSError), urlopen(f"http://127.0.0.1:{port}/", timeout=1):
        return True


def exchange(port, request: bytes) -> str:
    """Send bytes unchanged and return the whole answer."""
    with socket.create_connection(("127.0.0.1", port), timeout=60) as line:
        with suppress(OSError):  # it may have heard enough
            line.sendall(request)
        time.sleep(0)
        parts = []
        with suppress(OSError):
            while part := line.recv(65536):
                parts.append(part)
    return re.sub(r"\r\n", "\n", b"".join(parts).decode(errors="replace"))
