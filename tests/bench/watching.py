"""The cost of a round of 300 duplas for its readers: bytes an hour, and the delay from a mão to their page.

The server is the image's behind the club's nginx, with a worker; a mão is posted like by a phone. Readers poll like a
page does (`live-page.js`): for the current version, then for the changed parts. Most of them are wrk's connections,
which only add load; some are measured. The wait of the first reader of a version is printed too.
"""

import asyncio
import gzip
import json
import logging
import os
import re
import resource
import socket
import subprocess
import sys
from contextlib import contextmanager
from random import Random
from statistics import median, quantiles
from time import perf_counter, sleep
from urllib.parse import urlsplit

from django.core.management import call_command
from django.urls import reverse

from scoring import tokens
from scoring.models import Jogo, SeatKey
from tests.bench.mesas import DEVICE
from tests.bench.posting import answer, request
from tests.bench.readers import served
from tests.bench.refreshing import playing
from tests.bench.site import site
from tests.factories import catch_up, play_jogo, record
from tests.packages import ensure
from tests.programs import ROOT, Worker

DUPLAS, SIZES, READERS = 300, (100, 400, 2000), (1000, 5000, 10_000)
MAOS_AN_HOUR = 1800  # 150 mesas, a mão in five minutes each
BOTH = 20  # polls after which each of the two workers has answered one
DICE = Random(7)
KNOWN = 1.6  # seconds after which no process and no door holds an older version
OF_NGINX = 2048  # files and connections to the site that nginx has open beside its readers
MAOS, CLOSES = 60, 10  # of the hour that is looked at; every tenth ends its jogo
LISTENED, SEEN, LONGEST = 40, 16, 20.0  # readers, mãos that they wait for, seconds that are waited at most
AIM_BYTES, AIM_SEEN = "aim 1,000,000", "aim 2.0"
SCRIPT = (ROOT / "tournaments/static/tournaments/live-page.js").read_text()
QUICK = float(re.search(r"const QUICK = ([\d_]+);", SCRIPT)[1].replace("_", "")) / 1000
SPREAD = re.search(r"return wait \* \((.+) / (.+) \+ Math\.random\(\) / (.+)\);", SCRIPT)
LEAST, MORE = float(SPREAD[1]) / float(SPREAD[2]), 1 / float(SPREAD[3])
# A connection asks for the version that is known; once it is another, each reader asks for the parts of it once.
ASKING = """
local version, owed = "{version}", 0
function delay() return math.floor({pause} * ({least} + math.random() * {more})) end
function request()
  local more = "v=" .. version
  if owed > 0 then owed = owed - 1; more = "p={names}" end
  return wrk.format("GET", "{path}?" .. more, {{ ["Accept-Encoding"] = "gzip" }})
end
function response(status, headers, body)
  local said = status == 200 and body:match('"v":"(%x+)"')
  if said and said ~= version then version, owed = said, {readers} end
end
"""


def measure():
    """Yield the lines of the report."""
    ensure("nginx", "wrk")
    call_command("migrate", verbosity=0)
    logging.disable(logging.INFO)  # every mão is logged
    yield from cold()
    tournament = catch_up(playing(DUPLAS))
    with served() as ours:
        yield from seen(ours, tournament)
        yield from hour(ours, tournament)
    logging.disable(logging.NOTSET)


def pages(tournament):
    """Return the addresses of the live pages, by name."""
    names = {"Agora": "tournament", "Classificação": "standings", "Rodadas": "rounds"}
    return {said: reverse(f"tournaments:{name}", args=(tournament.slug,)) for said, name in names.items()}


def cold():
    """Yield the wait of the first reader: of a process with an empty cache, and of a new version."""
    yield f"the first reader of a page, ms, load {os.getloadavg()[0]:.1f}: of a new process, of a new version"
    for size in SIZES:
        tournament = catch_up(playing(size))
        for name, path in pages(tournament).items():
            with site() as web:
                for _ in range(BOTH):
                    timed(f"{web.url}/healthz")
                first = timed(web.url + path)
                record(open_jogos(tournament)[0])
                catch_up(tournament)
                yield f"  {name + f' of {size:,}':<24} {first * 1000:>8,.0f} {timed(web.url + path) * 1000:>8,.0f}"


def timed(url):
    start = perf_counter()
    subprocess.run(["curl", "-sf", "-o", os.devnull, "-H", "Accept-Encoding: gzip", url], check=True)
    return perf_counter() - start


def open_jogos(tournament):
    return Jogo.objects.filter(confronto__tournament=tournament, closed_at=None).order_by("pk")


def hour(ours, tournament):
    """Yield the bytes that a reader of each page receives in an hour, after those of the first page."""
    yield f"bytes to a reader in an hour of a round of {DUPLAS} duplas ({MAOS_AN_HOUR:,} mãos), after the page itself"
    readers = {name: Reader(ours.door, path) for name, path in pages(tournament).items()}
    sent = dict.fromkeys(readers, 0)
    with asyncio.Runner() as loop:
        first = {name: loop.run(one.open()) for name, one in readers.items()}
        asks = [(moment, name) for name in readers for moment in moments(MAOS * 3600 / MAOS_AN_HOUR)]
        maos = [(3600 / MAOS_AN_HOUR * number, "") for number in range(MAOS)]
        for number, (_moment, name) in enumerate(sorted(maos + asks)):
            if name:
                sent[name] += loop.run(readers[name].ask())
                continue
            jogo = DICE.choice(open_jogos(tournament))
            (play_jogo if number % CLOSES == 0 else record)(jogo)
            catch_up(tournament)
            sleep(KNOWN)
    for name in readers:
        whole = sent[name] / MAOS * MAOS_AN_HOUR
        yield f"  {name:<16} {whole:>12,.0f}   the page itself {first[name]:>8,}   {AIM_BYTES}"


def moments(until):
    """Yield the times of a reader's polls, in seconds."""
    moment = 0.0
    while (moment := moment + pause()) < until:
        yield moment


def pause():
    """Return the seconds that an open page waits between polls."""
    return QUICK * (LEAST + DICE.random() * MORE)


def seen(ours, tournament):
    """Yield the delay from a phone's mão to its readers, with many other readers."""
    yield f"seconds from a mão to the page of a reader, of {LISTENED} among so many; median, 99th, slowest"
    path = pages(tournament)["Agora"]
    shown = open_jogos(tournament)[: SEEN + 1]  # of the mesas of the first page
    first, *mesas = tokens.of_jogos(shown).values()
    SeatKey.objects.filter(jogo__confronto__tournament=tournament).update(device=DEVICE)
    with working(ours.home):
        send(ours.web.port, first, 1)  # for which the worker reads its program
        most = open_files()
        for mao, number in enumerate(READERS, start=1):
            if number + LISTENED + OF_NGINX > most:
                yield f"  {number:>6,} readers  left out, with {most:,} open files allowed to a program (ulimit -Hn)"
                continue
            waited = asyncio.run(listened(ours, path, number, mesas, mao))
            figures = quantiles(waited, n=100)
            told = f"{median(waited):>6.2f} {figures[98]:>6.2f} {max(waited):>6.2f}"
            yield f"  {number:>6,} readers  {told}   {AIM_SEEN}   load {os.getloadavg()[0]:.1f}"


def open_files():
    """Return how many files the programs started from here may open, after raising that to what is allowed."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most if most != resource.RLIM_INFINITY else 2**31


async def listened(ours, path, number, mesas, mao):
    """Return the seconds that each of some readers waited for the mão of this number, of each mesa."""
    readers = [Reader(ours.door, path) for _ in range(LISTENED)]
    for one in readers:
        await one.open()
    news = []
    tasks = [asyncio.create_task(watch(one, news)) for one in readers]
    crowd = await asyncio.create_subprocess_exec(
        *("wrk", "--threads", "1", "--connections", str(number), "--timeout", "10s"),
        *(
            "--duration",
            f"{(len(mesas) + 1) * LONGEST:.0f}s",
            "--script",
            script(ours.home, path, readers[0], number),
        ),
        ours.door,
        stdout=subprocess.PIPE,
    )
    await asyncio.sleep(5)  # until all of them are there
    waited = []
    for token in mesas:
        sent = perf_counter()
        news.clear()
        await asyncio.to_thread(send, ours.web.port, token, mao)
        while len(news) < LISTENED and perf_counter() < sent + LONGEST:
            await asyncio.sleep(0.05)
        waited += [moment - sent for moment in news] + [LONGEST] * (LISTENED - len(news))
    crowd.terminate()
    await crowd.wait()
    for task in tasks:
        task.cancel()
    return waited


async def watch(reader, news):
    """Poll like a page, for ever, and record when a change arrived."""
    while True:
        await asyncio.sleep(pause())
        before = reader.version
        await reader.ask()
        if reader.version != before:
            news.append(perf_counter())


def script(home, path, reader, number):
    """Write the script for wrk. Return its file."""
    moves = [name for name in reader.parts if name.startswith("mesas")] or list(reader.parts)[:2]
    values = {"version": reader.version, "path": path, "names": ",".join(moves), "readers": number}
    values |= {"pause": QUICK * 1000, "least": LEAST, "more": MORE}
    (home / "asking.lua").write_text(ASKING.format(**values))
    return home / "asking.lua"


def send(port, token, mao):
    with socket.create_connection(("127.0.0.1", port)) as link, link.makefile("rb") as answers:
        link.sendall(request(token, mao))
        status, body = answer(answers)
    assert status == 201, (status, body)


@contextmanager
def working(home):
    """Run a worker during the block."""
    env = {name: value for name, value in os.environ.items() if name != "CANASTRA_TEST_SERVICES"}
    command = [sys.executable, "-m", "celery", "-A", "deploy", "worker", "--concurrency=2", "--loglevel=INFO"]
    worker = Worker(command, env | {"DJANGO_SETTINGS_MODULE": "deploy.settings"}, home / "worker.log")
    try:
        yield worker.start()
    finally:
        worker.kill()


class Reader:
    """An open page: its version and parts, and its polls. Bytes are counted as transferred, with headers."""

    def __init__(self, door, path):
        self.at, self.path = urlsplit(door), path
        self.version, self.parts, self.line = "", {}, None

    async def open(self):
        """Read the page. Return the bytes received."""
        count, _status, body = await self.get("")
        self.version = re.search(r'data-versao="([^"]*)"', body)[1]
        named = re.findall(r'<[^>]*\bdata-parte="[^"]*"[^>]*>', body)
        told = (dict(re.findall(r'(id|data-parte)="([^"]*)"', one)) for one in named)
        self.parts = {one["id"]: one["data-parte"] for one in told}
        return count

    async def ask(self):
        """Poll for the current version and for the changed parts. Return the bytes received."""
        count, status, body = await self.get(f"?v={self.version}")
        if status == 204:
            return count
        said = json.loads(body)
        moved = [
            name
            for name, mark in said["parts"].items()
            if self.parts.get(name) != mark and name not in said["html"]
        ]
        self.version, self.parts = said["v"], said["parts"]
        if moved:
            count += (await self.get(f"?p={','.join(moved)}"))[0]
        return count

    async def get(self, query):
        if self.line is None:
            self.line = await asyncio.open_connection(self.at.hostname, self.at.port)
        lines, to = self.line
        to.write(
            f"GET {self.path}{query} HTTP/1.1\r\nHost: {self.at.netloc}\r\nAccept-Encoding: gzip\r\n\r\n".encode()
        )
        head = (await lines.readuntil(b"\r\n\r\n")).decode()
        length = int((re.search(r"(?i)content-length: (\d+)", head) or [0, 0])[1])
        body = await lines.readexactly(length)
        plain = gzip.decompress(body) if re.search(r"(?i)content-encoding: gzip", head) else body
        return len(head) + length, int(head.split()[1]), plain.decode()
