"""Chromium of March 2021, the oldest that the README supports: downloaded once, kept in the user's cache folder."""

import base64
import hashlib
import json
import os
import subprocess
import tarfile
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Browser, BrowserType
from playwright.sync_api import TimeoutError as NoAnswer

from tests.packages import ensure
from tests.programs import Process
from tests.services import free_port

VERSION = "90.0.4427"
PACKAGE = "chrome-aws-lambda@8.0.2"  # an npm package that holds this Chromium, compressed with brotli
INTEGRITY = "sha512-a4VEX6DknxISPqGLksZa/JuEnjc4nLXaG0BMp5c9qERvJ/eBHPUJ7oCRQQC+SxSxuxsEwxbBj2RBlCQbivnihg=="
COMPRESSED = "package/bin/chromium.br"
UNPACK = (
    'const { pipeline } = require("stream"); const fs = require("fs"); const [from, to] = process.argv.slice(1);'
    'pipeline(fs.createReadStream(from), require("zlib").createBrotliDecompress(), fs.createWriteStream(to),'
    " (error) => { if (error) throw error; });"
)
SENTENCE = (
    f"The tests of old phones need Chromium {VERSION}: let npm reach its registry (`npm pack {PACKAGE}`),"
    " or put the program at"
)
DOWNLOADER = "npm"  # the Debian package that fetches it
FLAGS = ["--headless", "--no-sandbox", "--no-zygote", "--disable-dev-shm-usage", "--hide-scrollbars"]


def place() -> Path:
    """Return the path of the program in the user's cache folder, whether it is there or not."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return cache / "canastra-tests" / f"chromium-{VERSION}"


def program() -> Path:
    """Return the program, downloaded if the cache folder has none. Exits with one sentence if the download fails."""
    found = place()
    if found.exists():
        return found
    ensure(DOWNLOADER)
    found.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=found.parent) as name:
        unpacked = _unpacked(_packed(Path(name), found))
        unpacked.chmod(0o755)
        unpacked.replace(found)  # atomic: another run may be downloading it too
    return found


@contextmanager
def started(kind: BrowserType, home: Path) -> Iterator[Browser]:
    """Run this Chromium during the block, and yield it. It sometimes hangs at its start and is then started again.

    home: an empty folder. Its contexts must not be closed, because it would exit.
    """
    # After a hang another profile is used: that of a killed browser may be locked.
    for number, seconds in enumerate((20, 40, 80)):
        chromium, port = _new(home / str(number))
        try:
            with suppress(NoAnswer):
                browser = kind.connect_over_cdp(f"http://127.0.0.1:{port}", timeout=1000 * seconds)
                break
        except BaseException:
            chromium.kill()
            raise
        chromium.kill()
    else:
        raise AssertionError(chromium.output())
    try:
        yield browser
    finally:
        chromium.kill()


def _new(home: Path) -> tuple[Process, int]:
    home.mkdir()
    port = free_port()
    command = [program(), *FLAGS, f"--remote-debugging-port={port}", f"--user-data-dir={home / 'profile'}"]
    chromium = Process([*command, "about:blank"], {"HOME": str(home), "PATH": "/usr/bin:/bin"}, home / "log")

    def answers() -> bool:
        address = f"http://127.0.0.1:{port}/json/version"
        with suppress(OSError), urllib.request.urlopen(address, timeout=5) as said:
            return VERSION in said.read().decode()
        return False

    return chromium.start().wait_for(answers), port


def _packed(folder: Path, found: Path) -> Path:
    # Verify the digest of the downloaded package.
    command = ["npm", "pack", "--silent", "--json", "--pack-destination", str(folder), PACKAGE]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{SENTENCE} {found}.\n{done.stderr.strip()}")
    packed = folder / json.loads(done.stdout)[0]["filename"]
    digest = base64.b64encode(hashlib.sha512(packed.read_bytes()).digest()).decode()
    if f"sha512-{digest}" != INTEGRITY:
        raise SystemExit(f"{PACKAGE} is not the package that was pinned: sha512-{digest}")
    return packed


def _unpacked(packed: Path) -> Path:
    # Python has no brotli module; node, which npm needs anyway, has one.
    with tarfile.open(packed) as package:
        package.extract(COMPRESSED, packed.parent, filter="data")
    unpacked = packed.parent / "chromium"
    subprocess.run(["node", "-e", UNPACK, str(packed.parent / COMPRESSED), str(unpacked)], check=True)
    return unpacked
