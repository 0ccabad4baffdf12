"""The cost of readers of a big page: standings and bracket of 100 and 400 duplas, requested at full speed.

The server is the image's: granian, two workers, PostgreSQL. Compared in the same run with the site without the shelf
(every request renders the page), both behind the club's nginx, and with nginx serving the same bytes compressed
beforehand.
"""

import gzip
import logging
import os
import re
import subprocess
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from urllib.request import Request, urlopen

from django.core.management import call_command
from django.urls import reverse

from tests.bench.refreshing import playing
from tests.bench.site import site
from tests.deploy.door import door
from tests.factories import catch_up, make_tournament
from tests.packages import ensure
from tests.programs import processor_time
from tests.services import folder

SIZES = (100, 400)
SECONDS, CONNECTIONS, TURNS = 3, 16, 3  # of the turns the best: another program may have had the processor
AIM = "aim 3,000, 600 µs"
WITHOUT = "deploy.asgi:gate"  # the site as it is behind the shelf


def measure():
    """Yield the lines of the report."""
    ensure("nginx", "wrk")
    call_command("migrate", verbosity=0)
    logging.disable(logging.INFO)  # every mão is logged
    pages = {f"{name} {size}": make(size) for size in SIZES for name, make in EVENTS.items()}
    yield f"responses a second, and µs of the processor each; {CONNECTIONS} readers, load {os.getloadavg()[0]:.1f}"
    with served() as ours, served(WITHOUT) as before:
        for name, tournament in pages.items():
            path = reverse("tournaments:tournament", args=(tournament.slug,))
            yield from of_page(name, path, ours, before)
    logging.disable(logging.NOTSET)


def of_page(name, path, ours, before):
    """Yield the lines of one page."""
    with urlopen(Request(f"{ours.web.url}{path}", headers={"Accept-Encoding": "gzip"})) as answer:
        body, tag = answer.read(), answer.headers["ETag"]
    plain = gzip.decompress(body)
    yield f"  {name}: {len(plain) / 1000:,.0f} KB, {len(body) / 1000:,.1f} KB with gzip"
    compressed, held = "Accept-Encoding: gzip", f"If-None-Match: {tag}"
    static = ours.home / "static"
    static.mkdir(exist_ok=True)
    (static / "page.html").write_bytes(plain)
    (static / "page.html.gz").write_bytes(body)
    rows = (
        ("alone, 200", ours.web.url + path, [compressed], ours.web.own, AIM),
        ("alone, 304", ours.web.url + path, [compressed, held], ours.web.own, AIM),
        ("behind nginx", ours.door + path, [compressed], ours.nginx, ""),
        ("without the shelf: alone, 200", before.web.url + path, [compressed], before.web.own, ""),
        ("without the shelf: alone, 304", before.web.url + path, [compressed, held], before.web.own, ""),
        ("without the shelf: behind nginx", before.door + path, [compressed], before.nginx, ""),
        ("nginx, compressed beforehand", f"{ours.door}/static/page.html", [compressed], ours.nginx, ""),
    )
    turns = [[asked(url, headers, cost) for _, url, headers, cost, _ in rows] for _ in range(TURNS)]
    for (what, *_, aim), *each in zip(rows, *turns, strict=True):
        rate, spent = max(each)
        yield f"    {what:<34} {rate:>8,.0f} {spent:>9,.0f} µs  {aim}".rstrip()


def asked(url, headers, cost):
    """Return the answers a second, and the CPU microseconds of the server for each."""
    with urlopen(url) as answer:  # first requests are not measured
        answer.read()
    named = [word for one in headers for word in ("--header", one)]
    began = cost()
    command = ["wrk", "--threads", "1", "--connections", str(CONNECTIONS), "--duration", f"{SECONDS}s"]
    said = subprocess.run([*command, *named, url], check=True, capture_output=True, text=True).stdout
    spent = cost() - began
    assert "Non-2xx" not in said, said
    number = int(re.search(r"(\d+) requests in", said)[1])
    return float(re.search(r"Requests/sec:\s*([\d.]+)", said)[1]), spent / number * 1e6


class Served:
    """A site and its nginx. nginx: the CPU seconds that nginx has taken."""

    def __init__(self, home, web, port):
        self.home, self.web, self.door = home, web, f"http://127.0.0.1:{port}"
        self.nginx = partial(processor_time, int((home / "nginx.pid").read_text()))


@contextmanager
def served(application=""):
    """Serve a site with its own nginx during the block."""
    with site(application) as web, folder("canastra-bench-door-", None) as home:
        home = Path(home)
        with door(home, web.port) as port:
            yield Served(home, web, port)


def standings(size):
    return catch_up(playing(size))


def bracket(size):
    return catch_up(make_tournament(duplas=size, mesas=size // 2, name=f"Chave de {size}"))


EVENTS = {"Swiss": standings, "bracket": bracket}
