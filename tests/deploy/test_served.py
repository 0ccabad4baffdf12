"""Public pages as a browser gets them: from `make run`, and behind the club's nginx, which caches them for a second."""

import re
import urllib.request
import zlib

import brotli
import pytest

from tests.deploy.door import door
from tests.programs import Program, fetch, shares_program

pytestmark = shares_program

UNPACK = {
    None: lambda body: body,
    "gzip": lambda body: zlib.decompress(body, wbits=31),
    "br": brotli.decompress,
}
CHROME, OLD, NOTHING = "gzip, deflate, br, zstd", "gzip, deflate", "identity"


def got(address, accepted, **headers):
    """Return the content encoding of an answer, its headers, and its raw bytes."""
    request = urllib.request.Request(address, headers={"Accept-Encoding": accepted, **headers})
    with urllib.request.urlopen(request, timeout=120) as answer:
        return answer.headers["Content-Encoding"], answer.headers, answer.read()


@pytest.fixture
def program(shared_program: Program):
    return shared_program


@pytest.fixture
def tournament(program):
    """Return the address of the demo's tournament."""
    _, home, _ = fetch(f"{program.url}/")
    return re.search(r'href="(/torneios/[\w-]+/)"', home)[1]


def test_every_reader_gets_the_page_as_it_takes_it_alone_and_behind_nginx(program, tournament, tmp_path):
    # nginx must not give a cached encoding to a reader that does not accept it.
    alone = got(f"{program.url}{tournament}", NOTHING)[2]
    with door(tmp_path, program.port) as port:
        for site in (program.url, f"http://127.0.0.1:{port}"):
            for accepted, encoding in [(CHROME, "br"), (OLD, "gzip"), (NOTHING, None)] * 2:
                found, headers, body = got(f"{site}{tournament}", accepted)

                assert (site, accepted, found) == (site, accepted, encoding)
                # Its canonical address is the requested one.
                assert UNPACK[found](body) == alone.replace(program.url.encode(), site.encode())
                assert "Accept-Encoding" in headers["Vary"]
                assert headers["ETag"].startswith('W/"')


def test_style_sheet_is_sent_compressed_by_the_program_itself(program, tournament):
    page = got(f"{program.url}{tournament}", NOTHING)[2].decode()
    style = re.search(r'href="(/static/[\w/.-]+\.css)"', page)[1]
    plain = got(f"{program.url}{style}", NOTHING)[2]

    for accepted, encoding in ((CHROME, "br"), (OLD, "gzip")):
        found, _, body = got(f"{program.url}{style}", accepted)
        assert found == encoding
        assert UNPACK[found](body) == plain
        assert len(body) < len(plain) / 2
