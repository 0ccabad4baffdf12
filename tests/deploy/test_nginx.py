"""The nginx configuration, parsed: what it caches, what it hides, what it trusts."""

import re
from pathlib import Path

import crossplane
import pytest
import yaml
from django.contrib.staticfiles.storage import ManifestStaticFilesStorage
from django.core.files.base import ContentFile
from django.urls import reverse

from deploy import asgi
from deploy.readers import gate, shelf
from deploy.urls import urlpatterns
from tests.rows import rows

ROOT = Path(__file__).resolve().parents[2]
KEY = "kQ3Zr0aVd4nEoXwY7b1m2g"
OF_A_CONNECTION = 10  # kilobytes beside the buffers, measured with 2,000 unfinished heads
# Megabytes, measured there: a process that has read every page, and one more while it reads the largest event.
OF_A_PROCESS, OF_AN_UPLOAD = 130, 180
FOR_EVERYBODY = {
    "sw.js",
    "manifest.webmanifest",
    "promessa/",
    "privacidade/",
    "robots.txt",
    "sitemap.xml",
    ".well-known/security.txt",
}


def walk(block):
    for directive in block:
        yield directive
        yield from walk(directive.get("block", ()))


def named(block, name):
    return [directive["args"] for directive in block if directive["directive"] == name]


def inside(block, name):
    return next(directive["block"] for directive in block if directive["directive"] == name)


def parse(*, strict=False):
    # single: `include mime.types` and the club's certificate belong to the server, not to the repository.
    return crossplane.parse(str(ROOT / "deploy/nginx.conf"), single=True, strict=strict)


@pytest.fixture(scope="module")
def main():
    parsed = parse()
    assert parsed["status"] == "ok", parsed["errors"]
    return parsed["config"][0]["parsed"]


@pytest.fixture(scope="module")
def http(main):
    return inside(main, "http")


@pytest.fixture(scope="module")
def server(http):
    return inside(http, "server")


def test_every_directive_is_one_nginx_has(main):
    unknown = {
        re.search(r'unknown directive "(.*)" in ', error["error"])[1]
        for error in parse(strict=True)["errors"]
    }
    lines_of_maps = {line["directive"] for d in walk(main) if d["directive"] == "map" for line in d["block"]}

    assert unknown <= lines_of_maps  # the parser takes the lines of a map for directives


def location(server, path):
    """Return the location block of nginx for a path: the longest matching prefix."""
    blocks = {d["args"][-1]: d["block"] for d in server if d["directive"] == "location"}
    return blocks[max((prefix for prefix in blocks if path.startswith(prefix)), key=len)]


def private_paths():
    """Return every path of the site that is not public, including the private ones below the tournaments."""
    prefixes = {str(entry.pattern) for entry in urlpatterns} - {"", *FOR_EVERYBODY}
    keyed = ("mesa", "own", "bloco", "invitation", "telao")
    ways_in = [reverse(f"tournaments:{name}", args=(KEY,)) for name in keyed]
    desk = [reverse("tournaments:code"), reverse("tournaments:desk")]
    return [f"/{prefix}{KEY}/" for prefix in sorted(prefixes)] + ways_in + desk


def test_pages_of_a_table_or_a_person_are_never_kept(server):
    paths = private_paths()

    assert len(paths) >= 8
    for path in paths:
        block = location(server, path)
        assert named(block, "proxy_cache") == [["off"]], path
        assert named(block, "proxy_pass") == [["http://site"]], path


def test_programs_that_ask_every_few_seconds_fill_no_log(server):
    for path in ("/healthz", "/readyz", "/metrics"):
        assert named(location(server, path), "access_log") == [["off"]]


def test_private_prefixes_win_over_every_pattern(server):
    places = [d["args"] for d in server if d["directive"] == "location"]
    marks = {tuple(args[:-1]) for args in places if args != ["/"] and "/.said/" not in args[-1]}

    assert marks == {("^~",)}


def test_public_pages_are_kept_for_a_second(server):
    block = location(server, "/torneios/copa/")

    assert named(block, "proxy_cache") == [["pages"]]
    assert named(block, "proxy_cache_valid") == [["200", "1s"]]
    assert named(block, "proxy_cache_lock") == [
        ["on"]
    ]  # when a whole hall opens a page at once, one request reaches the site
    assert named(block, "open_file_cache") == [["max=2048", "inactive=10s"]]
    assert named(block, "proxy_cache_methods") == []  # the default: GET and HEAD


def test_a_whole_page_is_never_given_for_a_part_of_it(server):
    key = named(location(server, "/"), "proxy_cache_key")[0][0].split()

    assert set(key) == {"$asked_by", "$http_host", "$request_uri", "$http_hx_request", "$http_hx_target"}


def test_readers_with_a_cookie_are_neither_given_a_kept_page_nor_have_theirs_kept(http, server):
    block = location(server, "/")
    personal = next(d for d in http if d["directive"] == "map" and d["args"][1] == "$personal")

    for directive in ("proxy_cache_bypass", "proxy_no_cache"):
        assert named(block, directive)[0][0] == "$personal"
    assert personal["args"][0] == "$http_cookie$http_authorization"
    assert {d["directive"]: d["args"] for d in personal["block"]} == {"default": ["1"], "": ["0"]}


def test_what_an_open_page_asks_is_never_told_from_what_was_kept(server):
    block = location(server, "/torneios/copa/?v=0f3a")

    assert [named(block, name)[0][1:] for name in ("proxy_cache_bypass", "proxy_no_cache")] == [
        ["$arg_v", "$arg_p"]
    ] * 2


def test_a_page_decides_about_itself_and_is_never_served_old_while_the_web_answers(http, server):
    assert named(walk(http), "proxy_ignore_headers") == []
    assert "updating" not in named(location(server, "/"), "proxy_cache_use_stale")[0]
    assert named(walk(http), "proxy_cache_background_update") == []


def test_reader_gets_the_last_page_there_was_and_a_sentence_in_portuguese_where_there_is_none(server):
    stale = set(named(location(server, "/"), "proxy_cache_use_stale")[0])
    away = location(server, "/.said/away")
    (((status, said),)) = named(away, "return")

    assert stale == {"error", "timeout", "http_500", "http_502", "http_503", "http_504"}
    assert ["Retry-After", "5", "always"] in named(away, "add_header")
    assert status == "503"
    assert "O que já estava gravado continua gravado." in said


def test_nothing_a_client_claims_about_itself_reaches_the_web(http, server):
    headers = dict(named(server, "proxy_set_header"))

    assert headers["X-Forwarded-Proto"] == "$asked_by"
    assert headers["X-Forwarded-For"] == "$remote_addr"
    assert headers["X-Forwarded-Host"] == headers["Forwarded"] == ""
    assert len(named(walk(http), "proxy_set_header")) == len(headers)  # one further down would drop them all
    assert (ROOT / "deploy/nginx.conf").read_text().count(
        "http_x_"
    ) == 1  # and that behind a proxy of the club's own


def logged(http, uri, request_uri):
    """Return the mapped address by nginx's rule: the first matching pattern, else the default."""
    table = next(d for d in http if d["directive"] == "map" and d["args"][1] == "$logged_uri")
    known = {"$uri": uri, "$request_uri": request_uri}
    looked_at = re.sub(r"\$\w+", lambda found: known[found[0]], table["args"][0])
    for rule in table["block"]:
        pattern = rule["directive"]
        if pattern.startswith("~*") and re.search(pattern[2:], looked_at, re.IGNORECASE):
            return rule["args"][0]
    return known[named(table["block"], "default")[0][0]]


@pytest.mark.parametrize(
    ("uri", "request_uri"),
    [
        pytest.param(f"/mesa/{KEY}/", f"/mesa/{KEY}/", id="plain"),
        pytest.param(f"/mesa/{KEY}/", f"/%6desa/{KEY}/", id="encoded"),
        pytest.param(f"/mesa/{KEY}/", f"//mesa//{KEY}/", id="doubled"),
        pytest.param("/50x.html", f"/mesa/{KEY}/", id="after-an-internal-redirect"),
        pytest.param(f"/m/{KEY}/", f"/m/{KEY}/", id="mesa"),
        pytest.param(f"/m/{KEY}/", f"/%6d/{KEY}/", id="mesa-encoded"),
        pytest.param("/entrar/", f"/entrar/?next=%2Fm%2F{KEY}%2F", id="mesa-in-a-query"),
        pytest.param(f"/dupla/{KEY}/", f"/dupla/{KEY}/", id="dupla"),
        pytest.param(f"/bloco/{KEY}/", f"/bloco/{KEY}/", id="bloco"),
        pytest.param(f"/convite/{KEY}/", f"/convite/{KEY}/", id="invitation"),
        pytest.param("/entrar/", f"/entrar/?next=/convite/{KEY}/", id="invitation-in-a-query"),
        pytest.param(f"/senha/nova/MQ/{KEY}/", f"/senha/nova/MQ/{KEY}/", id="new-password"),
        pytest.param("/entrar/", f"/entrar/?next=%2Fmesa%2F{KEY}%2F", id="in-a-query"),
        pytest.param(f"/telao/{KEY}/", f"/telao/{KEY}/?p=2", id="telao"),
        pytest.param(f"/telao/{KEY}/", f"/%74elao/{KEY}/", id="telao-encoded"),
        pytest.param("/entrar/", f"/entrar/?next=%2Ftelao%2F{KEY}%2F", id="telao-in-a-query"),
        pytest.param("/avulso/", f"/avulso/?jogam=2&aparelho={KEY}", id="device"),
    ],
)
def test_log_never_holds_a_key(http, uri, request_uri):
    assert logged(http, uri, request_uri) in {"/mesa/***", "/telao/***", "/***"}


def test_log_holds_other_addresses_as_they_came(http):
    for address in (
        *("/torneios/copa/?p=2", "/torneios/copa/duplas/3/", "/static/m.css", "/clubes/nova/"),
        *("/painel/torneios/copa/telao/", "/painel/torneios/copa/telao/?p=2"),
    ):
        assert logged(http, address.partition("?")[0], address) == address


def test_log_writes_the_address_from_that_map_only(http):
    _, *parts = named(http, "log_format")[0]
    variables = set(re.findall(r"\$\w+", "".join(parts)))

    assert "$logged_uri" in variables
    assert not variables & {"$request", "$request_uri", "$uri", "$document_uri", "$args", "$http_referer"}
    assert {args[-1] for args in named(walk(http), "access_log")} == {"short", "off"}


def test_error_log_is_silent_below_the_level_that_quotes_addresses(main):
    assert [args[-1] for args in named(walk(main), "error_log")] == ["crit"]


def test_names_with_a_digest_are_kept_for_ever_and_others_are_not(server):
    block = location(server, "/static/x.css")
    hashed = next(d for d in block if d["directive"] == "location")
    pattern = hashed["args"][-1]
    name = ManifestStaticFilesStorage().hashed_name("scoring/table.css", ContentFile(b"body{}"))

    assert re.search(pattern, f"/static/{name}")
    assert not re.search(pattern, "/static/scoring/table.css")
    assert ["Cache-Control", "public, max-age=31536000, immutable"] in named(hashed["block"], "add_header")
    assert ["Cache-Control", "public, max-age=60"] in named(block, "add_header")


def test_static_files_carry_no_validator_made_of_whole_seconds(server):
    block = location(server, "/static/x.css")

    assert named(block, "etag") == named(block, "if_modified_since") == [["off"]]
    assert ["Last-Modified", ""] in named(block, "add_header")


def test_static_files_are_where_compose_puts_them(server):
    services = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text())["services"]
    root = named(location(server, "/static/x.css"), "root")[0][0]

    assert f"static:{root}/static:ro" in services["nginx"]["volumes"]
    assert services["migrate"]["volumes"] == [f"static:{root}/static"]
    assert services["migrate"]["command"][-1].endswith(f" {root}/static/")


def test_the_web_is_asked_by_its_name_and_port_and_looked_for_again(http):
    services = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text())["services"]
    upstream = inside(http, "upstream")
    ((address, *more),) = named(upstream, "server")
    host, port = address.split(":")

    assert host in services
    assert more == [
        "resolve",
        "max_fails=0",
    ]  # an updated container has another address; one that was down is tried again at once
    assert named(upstream, "zone")  # without a resolver no name is looked up again
    assert f'"--port", "{port}"' in (ROOT / "deploy/Dockerfile").read_text()
    assert "s#web:8000 resolve#127.0.0.1:8000#" in (ROOT / "docs/runbook.md").read_text()


def test_lines_to_the_web_are_kept_and_closed_before_the_web_does(http):
    upstream = inside(http, "upstream")
    ((quiet,),) = named(upstream, "keepalive_timeout")

    assert named(upstream, "keepalive") == [["32"]]
    for path in ("deploy/Dockerfile", "deploy/systemd/canastra-web.service"):
        (limit,) = re.findall(r'header-read-timeout[", ]+(\d+)', (ROOT / path).read_text())
        assert int(quiet.removesuffix("s")) * 1000 <= int(limit) / 2, path


def test_one_address_is_limited_in_its_large_bodies_alone(http):
    limits = {"limit_req", "limit_req_zone", "limit_conn", "limit_conn_zone", "limit_rate", "deny"}
    found = [(one["directive"], *one["args"]) for one in walk(http) if one["directive"] in limits]

    assert found == [  # decision 0022: all the rest the site counts
        ("limit_conn_zone", "$large_body_of", "zone=large_bodies_of:1m"),
        ("limit_conn_zone", "$large_body", "zone=large_bodies:32k"),
        ("limit_conn", "large_bodies_of", "4"),
        ("limit_conn", "large_bodies", "16"),
    ]


@rows(
    ("address", "network"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8::1", "2001:db8:"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2:"),
        ("2001:db8:1:2::7", "2001:db8:1:2:"),
        ("::1", "::1"),
    ],
)
def test_network_of_an_ipv6_address_counts_as_one(http, address, network):
    table = next(d["block"] for d in http if d["directive"] == "map" and d["args"][1] == "$network")
    (pattern,) = [one["directive"] for one in table if one["directive"].startswith("~")]
    found = re.search(pattern[1:], address)

    assert (found[1] if found else address) == network


WAITS = {
    "client_header_timeout": "10s",
    "client_body_timeout": "20s",
    "send_timeout": "20s",
    "keepalive_timeout": "30s",
    "proxy_connect_timeout": "3s",
    "proxy_send_timeout": "20s",
    "proxy_read_timeout": "30s",
}
OF_FILES = ("proxy_read_timeout", "190s")


def test_nobody_sends_much_or_holds_a_line_for_long(main, http):
    waits = [
        (directive["directive"], *directive["args"])
        for directive in walk([one for one in http if one["directive"] != "upstream"])
        if directive["directive"].endswith("_timeout")
        and not directive["directive"].startswith("proxy_cache")
    ]

    assert sorted(waits) == sorted([*WAITS.items(), OF_FILES])
    sizes = [gate.MEGABYTE, 11 * gate.MEGABYTE]  # Gate.limit, and Gate.upload_limit where files are taken
    assert named(walk(http), "client_max_body_size") == [[f"{size // gate.MEGABYTE}m"] for size in sizes]
    assert named(http, "client_max_body_size") == [["1m"]]
    assert "proxy_request_buffering" not in {directive["directive"] for directive in walk(http)}  # on
    assert named(http, "reset_timedout_connection") == [["on"]]
    assert named(inside(main, "events"), "worker_connections") == [["8192"]]  # of each of two processes
    assert named(main, "worker_rlimit_nofile") == [["16384"]]


def test_file_of_no_known_kind_is_nothing_that_a_browser_shows(http):
    assert named(http, "default_type") == [["application/octet-stream"]]


def test_connection_to_the_web_is_kept_for_the_next_request(server):
    assert named(server, "proxy_http_version") == [["1.1"]]
    assert dict(named(server, "proxy_set_header"))["Connection"] == ""


def test_whatever_it_has_to_say_itself_has_a_sentence(server):
    of_certificates = ["494", "495", "496", "497"]
    assert named(server, "error_page") == [
        ["500", "502", "504", "=503", "/.said/away"],
        ["403", "404", "405", "=404", "/.said/unknown"],
        ["413", "=413", "/.said/large"],
        ["429", "=429", "/.said/many"],
        ["400", "408", "414", "416", "431", *of_certificates, "=400", "/.said/unread"],
    ]


def test_who_is_behind_it_gives_up_first(http, server):
    # The site times out before nginx, so its error page, which knows the outcome, is the one shown.
    assert int(named(http, "client_body_timeout")[0][0].removesuffix("s")) > gate.SECONDS
    assert int(named(server, "proxy_read_timeout")[0][0].removesuffix("s")) > gate.ANSWERED + gate.FREED
    assert int(OF_FILES[1].removesuffix("s")) > gate.UPLOADED + gate.FREED
    assert int(named(server, "proxy_send_timeout")[0][0].removesuffix("s")) > gate.QUEUED


def test_nginx_and_the_gate_take_files_at_the_same_addresses(server):
    (files,) = [d for d in location(server, "/painel/") if d["directive"] == "location"]

    assert files["args"] == ["~", asgi.UPLOADS.pattern]


def megabytes(size):
    """Return the megabytes of a size such as 64m or 1g."""
    return int(size[:-1]) * {"k": 1 / 1024, "m": 1, "g": 1024}[size[-1]]


def test_files_of_nginx_fit_into_their_folders_and_all_of_it_into_its_memory(main, http):
    service = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text())["services"]["nginx"]
    folders = {
        path: megabytes(size) for path, _, size in (one.partition(":size=") for one in service["tmpfs"])
    }
    ((kept,),) = [[word for word in named(http, "proxy_cache_path")[0] if word.startswith("max_size=")]]
    (bodies,) = [int(most) for zone, most in named(http, "limit_conn") if zone == "large_bodies"]
    largest = max(megabytes(size) for (size,) in named(walk(http), "client_max_body_size"))

    assert megabytes(kept.removeprefix("max_size=")) < folders["/var/cache/nginx"]
    assert bodies * largest < folders["/var/cache/nginx/client_temp"]
    assert sum(folders.values()) + of_connections(main, http) + 40 < megabytes(service["mem_limit"])


def of_connections(main, http):
    """Return the megabytes that connections take at most: a head, or the beginning of an answer."""
    ((processes,),), ((each,),) = (
        named(main, "worker_processes"),
        named(inside(main, "events"), "worker_connections"),
    )
    ((number, size),) = named(http, "large_client_header_buffers")
    ((answers, of_answer),) = named(walk(http), "proxy_buffers")
    head, answer = 1 + int(number) * int(size[:-1]), 1 + (int(answers) + 1) * int(of_answer[:-1])
    return int(processes) * int(each) * (max(head, answer) + OF_A_CONNECTION) / 1024


def test_shelf_bodies_and_an_upload_fit_into_the_memory_of_the_web():
    service = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text())["services"]["web"]
    folders = sum(megabytes(one.partition(":size=")[2]) for one in service["tmpfs"])
    each = shelf.HELD / shelf.MEGABYTE + gate.HELD / gate.MEGABYTE + OF_AN_UPLOAD

    assert folders + 2 * (OF_A_PROCESS + each) < megabytes(service["mem_limit"])  # of two processes


def test_site_is_looked_for_where_containers_are_and_again_after_an_update(http):
    assert named(http, "resolver") == [["127.0.0.11", "valid=5s", "ipv6=off"]]
