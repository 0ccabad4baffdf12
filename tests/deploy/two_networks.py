"""`python -m tests.deploy.two_networks`: the nginx of a club's server, and a visitor in another network namespace.

It runs in a network namespace without other interfaces, makes a second one for the visitor, joins them by a cable, and
prints as JSON the headers that the site receives with each request, or that the connection is refused.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.deploy.door import door, temporary
from tests.deploy.echo import echo
from tests.programs import ROOT, Process

HERE, VISITOR = ("192.0.2.1", "2001:db8::1"), ("192.0.2.2", "2001:db8::2")
FORGED = (
    "X-Forwarded-For: 203.0.113.9",
    "X-Forwarded-Proto: https",
    "Forwarded: for=203.0.113.9;proto=https",
)
# A proxy as its operators write it: it appends the address that it sees to what a visitor claims.
FRONT = """
user root; events {} error_log /dev/null; pid %(home)s/front.pid;
http { %(temporary)s server {
    listen 8080; listen [::]:8080; access_log off;
    location / {
        proxy_pass http://127.0.0.1:80;
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Proto https;
    }
} }
"""
ASK = """
import sys, http.client
host, port, *headers = sys.argv[1:]
link = http.client.HTTPConnection(host, int(port), timeout=10)
try:
    link.request("GET", "/", headers=dict(one.split(": ", 1) for one in headers))
    print(link.getresponse().read().decode())
except ConnectionRefusedError:
    print("nobody")
"""


def private() -> list[str]:
    """Return the command prefix that runs a command in a network of its own, also without the rights of root."""
    mapped = ["--map-root-user"] if os.geteuid() else []  # root needs no mapping, and in a chroot has none
    return ["unshare", *mapped, "--net", "--kill-child"]


def run(*words: object) -> str:
    done = subprocess.run([str(word) for word in words], check=True, capture_output=True, text=True)
    return done.stdout


@contextmanager
def cable() -> Iterator[list[str]]:
    """Join this namespace with a new one; yield the command prefix that runs a command in the other."""
    other = subprocess.Popen(["unshare", "--net", "sh", "-c", "echo; exec sleep 600"], stdout=subprocess.PIPE)
    try:
        assert other.stdout
        other.stdout.readline()
        there = ["nsenter", f"--net=/proc/{other.pid}/ns/net"]
        run("ip", "link", "add", "here", "type", "veth", "peer", "name", "there", "netns", other.pid)
        for prefix, device, addresses in (([], "here", HERE), (there, "there", VISITOR)):
            run(*prefix, "ip", "link", "set", "lo", "up")
            for address in addresses:
                added = ("nodad",) if ":" in address else ()
                width = 64 if ":" in address else 24
                run(*prefix, "ip", "address", "add", f"{address}/{width}", "dev", device, *added)
            run(*prefix, "ip", "link", "set", device, "up")
        yield there
    finally:
        other.kill()
        other.wait()


def told(there: list[str], port: int) -> dict[str, str]:
    """Return what the site is told of a visitor who forges headers, by the address that they visit."""
    return {host: run(*there, sys.executable, "-c", ASK, host, port, *FORGED).strip() for host in HERE}


def main() -> None:
    found = {}
    with cable() as there, echo() as site, tempfile.TemporaryDirectory() as folder:
        for name in ("open", "behind"):
            (Path(folder) / name).mkdir()
        with door(Path(folder) / "open", site, listen=("80", "[::]:80")):
            found["open"] = told(there, 80)
        # As compose.yaml publishes it with HTTP_BIND=127.0.0.1, and with the runbook's front.conf.
        text = (ROOT / "docs/runbook.md").read_text()
        front = text[text.index("set_real_ip_from") :].partition("```")[0].replace("172.18.0.1", "127.0.0.1")
        home = Path(folder) / "behind"
        with door(home, site, listen=("127.0.0.1:80", ""), front=front):
            (home / "front").write_text(FRONT % {"home": home, "temporary": temporary(home / "front-")})
            proxy = Process(
                ["/usr/sbin/nginx", "-c", home / "front", "-g", "daemon off;"], None, home / "log"
            )
            try:
                proxy.start().wait_for((home / "front.pid").exists)
                found["direct"], found["behind"] = told(there, 80), told(there, 8080)
            finally:
                proxy.kill()
    print(json.dumps(found))


if __name__ == "__main__":
    main()
