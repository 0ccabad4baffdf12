"""The name of the site has one spelling in every address that is made of it."""

import asyncio

import pytest

from deploy.web.site_name import SiteName, ports_of
from tests.rows import rows

NAMES, PORTS = [".example.org", "10.0.0.2", "[2001:db8::1]"], {80, 443, 8080}


def seen(host, *, forwarded=True, **options):
    """Return the name with which the site is asked."""
    found = []

    async def site(scope, receive, send):
        found.extend(value for name, value in scope["headers"] if name == b"host")

    named = SiteName(site, **{"names": NAMES, "ports": PORTS, "proxied": True} | options)
    headers = [(b"host", host.encode()), *([(b"x-forwarded-for", b"203.0.113.9")] if forwarded else [])]
    asyncio.run(named({"type": "http", "headers": headers}, None, None))
    return found[0].decode()


@rows(
    ("host", "name"),
    [
        ("buraco.example.org", "buraco.example.org"),
        ("BURACO.example.org.", "buraco.example.org"),
        ("buraco.example.org:1234", "buraco.example.org"),
        ("buraco.example.org:80", "buraco.example.org"),
        ("buraco.example.org:443", "buraco.example.org"),
        ("buraco.example.org:8080", "buraco.example.org:8080"),
        ("10.0.0.2:" + "9" * 5000, "10.0.0.2"),
        ("[2001:DB8::1]:1234", "[2001:db8::1]"),
        ("127.0.0.1:8000", "127.0.0.1"),  # which is not in ALLOWED_HOSTS
        ("não é um nome", "não é um nome"),
    ],
)
def test_name_has_one_spelling_and_a_port_of_the_site(host, name):
    assert seen(host) == name


def test_laptop_is_reached_under_any_port():
    assert seen("LOCALHOST:9000", ports=None, proxied=False) == "localhost:9000"


@pytest.mark.parametrize(("names", "asked"), [(NAMES, "example.org"), (["*"], "127.0.0.1")])
def test_program_of_the_machine_may_ask_by_its_address(names, asked):
    assert seen("127.0.0.1:8000", forwarded=False, names=names) == asked
    assert seen("127.0.0.1:8000", forwarded=False, names=names, proxied=False) == "127.0.0.1"


def test_ports_of_a_proxy_in_front_are_known_from_its_origins():
    assert ports_of(["https://buraco.example.org:8443", "https://buraco.example.org"]) == {8443}
