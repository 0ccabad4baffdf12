"""A visitor in another network, by IPv4 and IPv6: the site receives their real address and no forged header."""

import json
import re
import subprocess
import sys

import pytest

from tests.deploy.two_networks import HERE, VISITOR, private
from tests.packages import ensure
from tests.programs import ROOT


@pytest.fixture(scope="module")
def told():
    ensure("nginx", "iproute2")
    command = [*private(), sys.executable, "-m", "tests.deploy.two_networks"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def header(text, name):
    return re.search(rf"^{name}: (.*)$", text, re.MULTILINE)[1]


@pytest.mark.parametrize(("host", "visitor"), list(zip(HERE, VISITOR, strict=True)))
def test_visitor_of_a_server_without_another_proxy_comes_under_an_address_of_their_own(told, host, visitor):
    said = told["open"][host]

    assert (header(said, "X-Forwarded-For"), header(said, "X-Forwarded-Proto")) == (visitor, "http")


@pytest.mark.parametrize(("host", "visitor"), list(zip(HERE, VISITOR, strict=True)))
def test_behind_a_proxy_nobody_reaches_the_door_itself_and_the_proxy_alone_is_believed(told, host, visitor):
    said = told["behind"][host]

    assert told["direct"][host] == "nobody"
    assert (header(said, "X-Forwarded-For"), header(said, "X-Forwarded-Proto")) == (visitor, "https")
